"""Where the monkey is put when nothing new came for a while: what it would hardly ever find.

Each is a few steps of the program itself, a turn of the window each: a match of every kind that is
played for so many moves, a lesson, a page of the house, a board, a course to repair.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.designer.repair import Change, ChangeKind, changed_course
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.house.reports import ReportDialog
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

from .games import TABLES, Table, leave_set_up, open_set_up, player
from .laying import BOARDS, lay

Leap = Callable[[Flow, random.Random], Iterator[None]]
"""Does something with what leads from screen to screen, by chance, and yields after each step."""
PLAYED = (0, 5, 30, 100, 400)
"""Moves that were played when the monkey comes to a table: those of the last are all."""
RACE = Table("designer", "family", 1)
"""What somebody who races plays."""
LAID = 8
"""Tiles or courses that lie on a board."""


def _at_table(table: Table, moves: int, flow: Flow, chance: random.Random) -> Iterator[None]:
    """Play so many moves of a match."""
    open_set_up(flow, table)
    yield
    leave_set_up(flow, table, chance.randrange(1 << 48))
    yield
    yield from _play(moves, flow, chance)


def _play(moves: int, flow: Flow, chance: random.Random, stop_once_in: int = 0) -> Iterator[None]:
    """Play so many moves of the match that is open; who builds alone may stop."""
    session: Any = None if flow.shell is None else flow.shell.session
    if session is None:
        return
    seed = chance.randrange(1 << 30)
    choose = player(session.rules, session.match.state, seed, stop_once_in)
    # Nobody moves while a ball is on its way: so none is.
    window, speed = flow.window, flow.window.settings.animation_speed
    window.change_settings(animation_speed=0)
    yield
    for _ in range(moves):
        if session.to_move is None or flow.shell is None:
            break
        session.play(choose(session.match.state))
        yield
        while session.is_held:
            yield
    window.change_settings(animation_speed=speed)
    yield


def _seen_again(table: Table, flow: Flow, chance: random.Random) -> Iterator[None]:
    """See a match again that is over."""
    yield from _at_table(table, PLAYED[-1], flow, chance)
    shell: Any = flow.shell
    if shell is None or shell.session.to_move is not None:
        return
    skip = getattr(flow.window.screen_shown, "skip", None)
    if skip is not None:
        skip()
        yield
    shell.reviews.show()
    yield


def _race(flow: Flow, chance: random.Random) -> Iterator[None]:
    """Stop in a race before the rival does: its last tiles are waited for."""
    open_set_up(flow, RACE)
    yield
    shell: Any = flow.shell
    rival = Seat("Cleo", "red", Level.EASY, Character.CLEO)
    shell.beginning.begin(Setup(rival=rival), chance.randrange(1 << 48))
    yield
    yield from _play(PLAYED[-1], flow, chance, 1)
    shell.show()
    yield


def _earlier_game(flow: Flow, chance: random.Random) -> Iterator[None]:
    """Open a game of earlier rules of which nothing is true today."""
    shell: Any = flow.shell_of(DESIGNER)
    rules = shell.box.rules
    with Journal.create(shell.folders.saves, Match(rules, Setup(), chance.randrange(99))) as begun:
        header = json.loads(begun.path.read_text("utf-8").splitlines()[0])
    header |= {"rules": 1, "setup": {"players": "of long ago"}}
    begun.path.write_text(f"{json.dumps(header)}\n", "utf-8")
    flow.resume(begun.path)
    yield


def _report(flow: Flow, _: random.Random) -> Iterator[None]:
    """Tell of a mistake of the program."""
    ReportDialog(flow.window.look, flow.window, Path("reports", "log.txt")).open()
    yield


def _lesson(flow: Flow, chance: random.Random) -> Iterator[None]:
    game = chance.choice(GAMES)
    lesson = chance.choice(wing_of(game).lessons().lessons)
    flow.learn(game, lesson.id, anew=bool(chance.randrange(2)))
    yield


def _board(flow: Flow, chance: random.Random) -> Iterator[None]:
    """Lay something on a board."""
    game = chance.choice([one for one in GAMES if one.board is not None])
    flow.show_board(game)
    yield
    for _ in range(LAID):
        if type(flow.window.screen_shown).__name__ != BOARDS[game.name]:
            return
        lay(flow.window.screen_shown, game.name, chance)
        yield


def broken_course(chance: random.Random) -> CourseFile:
    """Return a course in which a tile lies the wrong way."""
    file = chance.choice(shipped_courses(load_catalogue()))
    cell = chance.choice(list(file.course.tiles))
    turn = Change(ChangeKind.TURN, ((cell, file.course.tiles[cell] ^ 1),))
    return replace(file, name="Old Yard", course=changed_course(file.course, [turn]))


def _repair(flow: Flow, chance: random.Random) -> Iterator[None]:
    flow.new_game(PUTT_DICE)
    yield
    shell: Any = flow.shell
    shell.mend(broken_course(chance))
    yield


def _house(name: str, flow: Flow, chance: random.Random) -> Iterator[None]:
    """Show a page of the house, that of any game where there are several."""
    show = getattr(flow, name)
    game = chance.choice(GAMES)
    show(game) if name in ("records_of", "guest_book", "today") else show()
    yield


def _code(flow: Flow, chance: random.Random) -> Iterator[None]:
    flow.home()
    yield
    flow.given.ask_for_code()
    yield


def _tables_of(game: str) -> list[Table]:
    return [table for table in TABLES if table.game == game]


def _at_some_table(game: str, moves: int, flow: Flow, chance: random.Random) -> Iterator[None]:
    yield from _at_table(chance.choice(_tables_of(game)), moves, flow, chance)


def _some_match_again(game: str, flow: Flow, chance: random.Random) -> Iterator[None]:
    yield from _seen_again(chance.choice(_tables_of(game)), flow, chance)


LEAPS: dict[str, Leap] = {
    "a lesson": _lesson,
    "a race": _race,
    "an earlier game": _earlier_game,
    "a report": _report,
    "a board": _board,
    "the repair": _repair,
    "a code": _code,
    **{
        name.replace("_", " "): partial(_house, name)
        for name in (
            *("all_games", "records_of", "guest_book", "today", "season", "lessons"),
            *("reference", "settings", "rules", "news", "about"),
        )
    },
    **{
        f"{game.name} after {moves} moves": partial(_at_some_table, game.name, moves)
        for game in GAMES
        for moves in PLAYED
    },
    **{f"{game.name} seen again": partial(_some_match_again, game.name) for game in GAMES},
}
"""By name."""
