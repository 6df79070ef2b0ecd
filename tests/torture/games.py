"""Matches of every game and mode: how one is begun in a window, and who plays in it by chance."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.designer.playout import random_action, setup_for_playout
from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import random_solo_deck
from minigolf_desktop.bots.putt_dice.random_rounds import RandomPutter
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import DesignerRules, Setup
from minigolf_desktop.model.designer import Stop as StopBuilding
from minigolf_desktop.model.eighteen_holes.box import Golfer
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.flow import Flow

Choose = Callable[[Any], Any]
"""Returns an action that is legal in a state."""


class Table(NamedTuple):
    """What is played, how, and by how many."""

    game: str
    mode: str
    players: int

    def __str__(self) -> str:
        return f"{self.game} {self.mode} {self.players}"


TABLES = (
    Table("designer", "family", 1),
    Table("putt-dice", "round", 2),
    Table("eighteen-holes", "match", 2),
    Table("designer", "advanced", 3),
    Table("eighteen-holes", "solo-chaos", 1),
    Table("putt-dice", "round", 1),
    Table("designer", "practice", 1),
    Table("eighteen-holes", "stroke", 1),
    Table("designer", "expansion", 1),
    Table("eighteen-holes", "stableford", 3),
    Table("designer", "family", 2),
    Table("eighteen-holes", "skins", 2),
    Table("eighteen-holes", "racing", 3),
    Table("putt-dice", "round", 4),
    Table("eighteen-holes", "chaos", 3),
    Table("eighteen-holes", "chaos-teams", 2),
    Table("eighteen-holes", "kelly", 2),
    Table("designer", "expansion", 5),
)
"""Every game and mode; the first three are one of each game."""


def tables(only: str = "") -> list[Table]:
    """Return the matches whose name holds a text."""
    return [table for table in TABLES if only in str(table)]


@cache
def box() -> Any:
    """Return the box of 18 Holes."""
    return load_box()


@cache
def putting_courses() -> Any:
    """Return the courses of Putt Dice that the program brings along."""
    return shipped_courses(load_catalogue())


def open_set_up(flow: Flow, table: Table) -> None:
    """Show the set-up of a game."""
    flow.new_game(next(game for game in GAMES if game.name == table.game))


def wait_for(flow: Flow, turn: Callable[[], object] = lambda: None) -> None:
    """Let the window go on until what is to be shown is ready; ``turn`` hears of each turn."""
    while flow.is_opening or flow.window.screens.is_coming:
        QCoreApplication.processEvents()
        turn()


def begin(flow: Flow, table: Table, seed: int, turn: Callable[[], object] = lambda: None) -> None:
    """Begin a match in a window, by way of its set-up; ``turn`` hears of turns on the way."""
    open_set_up(flow, table)
    wait_for(flow, turn)
    leave_set_up(flow, table, seed)


def leave_set_up(flow: Flow, table: Table, seed: int) -> None:
    """Begin a match, as the set-up that is shown does when it is left."""
    shell: Any = flow.shell
    if table.game == "designer":
        shell.beginning.begin(_designer_setup(table), seed)
    elif table.game == "putt-dice":
        courses = putting_courses()
        seats = [Seat(f"Golfer {seat}") for seat in range(table.players)]
        shell.begin(courses[seed % len(courses)], seats, first=0, seed=seed)
    else:
        shell.beginning.begin(_golf_setup(table, seed), seed)


def _designer_setup(table: Table) -> Setup:
    if table.mode == "practice":
        return Setup(practice=True)
    setup = setup_for_playout(table.mode, table.players)
    return setup if table.players > 1 else Setup(mode=setup.mode, expansion=setup.expansion)


def _golf_setup(table: Table, seed: int) -> GolfSetup:
    chance = random.Random(seed)
    mode = Mode(table.mode)
    course = quick_course(box(), 1 + seed % 3, 40 + seed % 20)
    golfers = chance.sample(list(Golfer), table.players)
    faces = tuple(f"{golfer}-{chance.choice('ab')}" for golfer in golfers)
    deck: tuple[int, ...] = ()
    if mode is Mode.SOLO_CHAOS:
        combined = max(1, targets_of_each(len(course.holes)))
        faces, deck = ("",), random_solo_deck(box(), combined, chance)
    clubs = ClubChoice.FREE if table.players == 1 else ClubChoice.DRAFT
    return GolfSetup(course, mode, faces, clubs, solo_deck=deck)


def player(rules: Any, state: Any, seed: int, stop_once_in: int = 0) -> Choose:
    """Return who plays a match by chance; one alone may end early in Minigolf Designer."""
    chance = random.Random(seed)
    if isinstance(rules, EighteenHolesRules):
        return RandomGolfer(rules, seed).choose
    if isinstance(rules, PuttDiceRules):
        putter = RandomPutter(rules.dice, seed)
        return lambda state: putter.choose(rules.view(state, rules.to_move(state) or 0))
    assert isinstance(rules, DesignerRules)

    def choose(state: Any) -> Any:
        seat = rules.to_move(state) or 0
        alone = len(state.designers) == 1
        ends = alone and stop_once_in > 0 and not chance.randrange(stop_once_in)
        if ends and rules.refusal(state, seat, StopBuilding()) is None:
            return StopBuilding()
        return random_action(rules, state, chance)

    return choose
