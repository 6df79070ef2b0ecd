"""The screens of a group game in scripted states, for the verb that draws all screens."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from minigolf_desktop.bots.designer.random_player import random_action
from minigolf_desktop.model.designer import (
    Mode,
    Phase,
    Setup,
    State,
)
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.designer.computer_choice import ComputerChoiceScreen
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.handover import handover, seat_states
from minigolf_desktop.ui.designer.land_choice import LandChoiceScreen
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import TableScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.model.designer import DesignerRules
    from minigolf_desktop.storage.settings import Settings
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.box import DesignerBox

    Scene = tuple[str, Callable[[Look], QWidget]]
    """Name of a picture, and what makes its screen."""

PLAYERS = (
    Seat("Odile", "red"),
    Seat("Marek", "blue"),
    Seat("Sol", "yellow"),
    Seat("Vera", "purple"),
    Seat("Pim", "green"),
)
BESIDE_COMPUTERS = (
    PLAYERS[0],
    Seat("Dario", "blue", Level.MEDIUM, Character.DARIO),
    Seat("Enid", "yellow", Level.HARD, Character.ENID),
    Seat("Fritz", "purple", Level.EASY, Character.FRITZ),
)
SEED = 7


def advanced(players: int) -> Setup:
    """Return the set-up of an advanced game with everything in the bag."""
    return Setup(players=PLAYERS[:players], mode=Mode.ADVANCED, expansion=True, reserve=True)


def group_game(
    rules: DesignerRules, setup: Setup, until: Callable[[State], bool]
) -> Match[Setup, State]:
    """Return a game that chance has played until something holds, or to its end."""
    match: Match[Setup, Any] = Match(rules, setup, SEED)
    chance = random.Random(SEED)
    while match.state.waiting and not until(match.state):
        seat = match.state.waiting[0]
        match.play(seat, random_action(rules, match.state, chance))
    return match


def group_scenes(box: DesignerBox, settings: Settings) -> Iterator[Scene]:
    """Return the screens round the table of a group, one after the other."""
    rules = box.rules
    setup = advanced(5)
    wanted = WantedGame(setup, "riverside")
    yield "new-game-group", lambda look: NewGameScreen(look, box.catalogue, wanted)
    yield from _beginning(box, Match(rules, setup, SEED))
    yield from _promises(box, rules, setup)
    for players in (2, 3, 5):
        match = group_game(rules, advanced(players), lambda state: state.turn >= 14)
        yield f"group-table-{players}", _table(box, settings, match)
    beside = replace(advanced(4), players=BESIDE_COMPUTERS)
    match = group_game(rules, beside, _turn_of_a_computer)
    yield "group-table-computer", _table(box, settings, match)
    pair = replace(advanced(2), players=BESIDE_COMPUTERS[:2])
    match = group_game(rules, pair, _turn_of_a_computer)
    yield "group-table-two-computer", _table(box, settings, match)
    for phase in (Phase.CHOOSE_LAND, Phase.PROMISES):
        match = group_game(rules, beside, partial(_computer_chooses, phase))
        yield f"computer-{phase.name.lower().replace('_', '-')}", _choosing(box, settings, match)
    ended = group_game(rules, setup, lambda _: False)
    yield from _counting(box, settings, TableSession(rules, ended))


def _turn_of_a_computer(state: State) -> bool:
    is_turn = state.phase is Phase.TURN and state.turn >= 14
    return is_turn and not state.setup.players[state.waiting[0]].is_person


def _computer_chooses(phase: Phase, state: State) -> bool:
    return state.phase is phase and not state.setup.players[state.waiting[0]].is_person


def _choosing(
    box: DesignerBox, settings: Settings, match: Match[Setup, State]
) -> Callable[[Look], QWidget]:
    session, motion = TableSession(box.rules, match), Motion.of(settings)
    lands = tuple(box.rules.lands[index] for index in session.designer.dealt)
    return lambda look: ComputerChoiceScreen(look, session, lands, motion, None)


def _beginning(box: DesignerBox, match: Match[Setup, State]) -> Iterator[Scene]:
    state = match.state
    seat = state.waiting[0]
    lands = [box.rules.lands[index] for index in state.designers[seat].dealt]
    player = state.setup.players[seat]
    yield (
        "land-choice-group",
        lambda look: LandChoiceScreen(look, lands, state.clients, "riverside", player),
    )


def _promises(box: DesignerBox, rules: DesignerRules, setup: Setup) -> Iterator[Scene]:
    def visited(state: State) -> bool:
        return state.phase is Phase.PROMISES and state.turn > 0

    state = group_game(rules, setup, visited).state
    seat = state.waiting[0]
    player, designer = setup.players[seat], state.designers[seat]
    view = rules.view(state, seat)
    states = seat_states(view, seat, set(state.waiting))
    yield (
        "curtain",
        lambda look: CurtainScreen(look, setup.players, states, handover(view, player.name)),
    )
    if designer.course is None:
        return
    promiser = Promiser(
        player.name,
        player.colour,
        designer.promises,
        designer.course,
        state.clients,
        len(setup.players),
        visit=True,
    )
    yield "promises", lambda look: PromisesScreen(look, promiser, box.atlas)
    alone = promiser._replace(name="", taken=(), players=1, visit=False)
    yield "promises-solo", lambda look: PromisesScreen(look, alone, box.atlas)


def _table(
    box: DesignerBox, settings: Settings, match: Match[Setup, State]
) -> Callable[[Look], QWidget]:
    session = TableSession(box.rules, match)
    return lambda look: TableScreen(session, box.atlas, look, settings)


def _counting(box: DesignerBox, settings: Settings, session: TableSession) -> Iterator[Scene]:
    def make(steps: int) -> Callable[[Look], QWidget]:
        def counted(look: Look) -> QWidget:
            screen = CountingScreen(look, session, box.atlas, settings)
            for _ in range(steps):
                screen.next()
            screen.result.code_button.offer("D1K4-07MX-9FJT")
            return screen

        return counted

    conditions = len(session.standings.assessments[0].score.conditions)
    yield "group-counting-start", make(0)
    yield "group-counting-mid", make(3)
    yield "group-counting-promises", make(conditions)
    yield "group-counting-end", make(conditions + 1)
