"""The screens of a race against the computer in scripted states, for pictures of all screens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from minigolf_desktop.bots.designer.mind import mind
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.model.designer import Setup, State
from minigolf_desktop.model.play import Character, Level, Match, Randomness, Seat
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.last_tiles import LastTilesScreen
from minigolf_desktop.ui.designer.new_game import NewGameScreen, WantedGame
from minigolf_desktop.ui.designer.scenes.showcase import finished_game, game_with
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR, TableSession
from minigolf_desktop.ui.designer.table import TableScreen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from minigolf_desktop.model.designer import DesignerRules
    from minigolf_desktop.storage.settings import Settings
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.designer.box import DesignerBox
    from minigolf_desktop.ui.designer.scenes.group import Scene

CLEO = Seat("Cleo", RIVAL_COLOUR, Level.MEDIUM, Character.CLEO)


def raced(
    rules: DesignerRules, match: Match[Setup, State], turns: int | None = None
) -> TableSession:
    """Return a solo match as a race; the rival has played so many turns, or all of them."""
    setup = replace(match.setup, rival=CLEO)
    race = Match(rules, setup, match.seed)
    for move in match.moves:
        race.play(*move)
    rival, thinker, chance = race.rival, Thinker(Level.MEDIUM, Character.CLEO), mind(rules)
    assert rival is not None, "there is a rival"
    while not rival.is_over and (turns is None or rival.state.turn < turns):
        seed = Randomness.of_seed(len(rival.moves))
        rival.play(0, chance.decide(rival.view(0), thinker, seed).action)
    return TableSession(rules, race)


def race_scenes(box: DesignerBox, settings: Settings) -> Iterator[Scene]:
    """Return the screens of a race, one after the other."""
    rules = box.rules
    wanted = WantedGame(Setup(mrs="mrs-plumber", rival=CLEO), "riverside")
    yield "new-game-race", lambda look: NewGameScreen(look, box.catalogue, wanted)
    going = raced(rules, game_with(rules, 18), 19)

    def table(look: Look) -> TableScreen:
        return TableScreen(going, box.atlas, look, settings)

    yield "race-table", table
    waits = raced(rules, finished_game(rules), 30)
    yield "race-last-tiles", lambda look: LastTilesScreen(look, waits)
    over = raced(rules, finished_game(rules))

    def counted(look: Look, steps: int) -> CountingScreen:
        screen = CountingScreen(look, over, box.atlas, settings)
        for _ in range(steps):
            screen.next()
        screen.result.code_button.offer("D1K4-07MX-9FJT")
        return screen

    conditions = len(over.standings.assessments[0].score.conditions)
    yield "race-counting-mid", lambda look: counted(look, 3)
    yield "race-counting-end", lambda look: counted(look, conditions + 1)
