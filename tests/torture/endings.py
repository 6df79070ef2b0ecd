"""Homes with a match that is one move from its end, that move, and what is there afterwards."""

import json
import shutil
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from minigolf_desktop.model.play import AnyMatch, Move
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.eighteen_holes import read_golf_book
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.history import read_history
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.putt_dice import read_putting_book
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.ui.games import GAMES, play_of

from .games import Table, begin, player
from .windows import Opened

ENDLESS = 20_000
"""Moves after which a match does not end any more."""

RULES = {game.name: cache(play_of(game).rules) for game in GAMES}
"""By game: its rules, whose content is read once."""


class Ending(NamedTuple):
    """A home in which a match waits for its last move."""

    home: Path
    journal: str
    """Name of its journal, in the folder of saves."""
    table: Table
    last: Move
    """The move that ends it."""
    moves: int
    """How many it has then."""

    def copied(self, home: Path) -> "Ending":
        """Return the same in another home, in place of what is there."""
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(self.home, home)
        return self._replace(home=home)


def before_the_end(home: Path, table: Table, seed: int, begun: Path | None = None) -> Ending:
    """Put a match that lacks its last move into a home, which is made where there is none.

    ``begun`` is a home from which all else is taken, the results of earlier matches for example.
    """
    if begun is not None:
        shutil.copytree(begun, home)
    match, journal = _begun(home, table, seed)
    # What the moves are is found on the match itself; of the journal the last is held back.
    moves = _play(match, seed, ENDLESS)
    for move in moves[:-1]:
        journal.append(move)
    journal.close()
    return Ending(home, journal.path.name, table, moves[-1], len(moves))


def in_the_midst(home: Path, table: Table, seed: int, moves: int) -> None:
    """Put a match into a home in which so many moves were played."""
    match, journal = _begun(home, table, seed)
    for move in _play(match, seed, moves):
        journal.append(move)
    journal.close()


def _begun(home: Path, table: Table, seed: int) -> tuple[AnyMatch, Journal]:
    """Begin a match in a window, and open it from its journal."""
    folders = Folders.below(home)
    before = set(folders.saves.glob(f"*{JOURNAL_ENDING}"))
    with Opened(home) as opened:
        begin(opened.flow, table, seed)
    (path,) = set(folders.saves.glob(f"*{JOURNAL_ENDING}")) - before
    return open_journal(path, RULES[table.game]())


def _play(match: AnyMatch, seed: int, most: int) -> list[Move]:
    """Play at most so many moves, and return them."""
    choose = player(match.rules, match.state, seed)
    for _ in range(most):
        seat = match.rules.to_move(match.state)
        if seat is None:
            break
        match.play(seat, choose(match.state))
    return list(match.moves)


def finish(opened: Opened, ending: Ending) -> bool:
    """Go on with the match, take the last move where it lacks, and have it counted.

    Return whether the last move was confirmed.
    """
    opened.flow.resume(opened.folders.saves / ending.journal)
    session = opened.session
    if session is None:
        return False
    # A table tells it by itself, beside its board.
    session.failed.connect(opened.told.append)
    confirmed = session.to_move is None or session.play(ending.last.action)
    opened.pause()
    count(opened)
    return confirmed


def play_to_the_end(opened: Opened, path: Path, seed: int) -> None:
    """Go on with a match by chance until it is over, and have it counted."""
    opened.flow.resume(path)
    session = opened.session
    choose = player(session.rules, session.match.state, seed)
    while session.to_move is not None:
        session.play(choose(session.match.state))
    opened.pause()
    count(opened)
    opened.flow.home()


def count(opened: Opened) -> None:
    """Let the players count a match that they count themselves, if it is over."""
    session = opened.session
    if session is None or session.to_move is not None:
        return
    if not hasattr(opened.screen, "skip"):
        opened.flow.shell.show()
    if hasattr(opened.screen, "skip"):
        opened.screen.skip()
    # By then the result is kept, and the journal filed.
    opened.rest()


def kept(home: Path) -> dict[str, Any]:
    """Return what is kept in a home, without the moments at which it was written."""
    folders = Folders.below(home)
    results, warning = read_results(folders.records)
    golf, golf_warning = read_golf_book(folders.golf)
    putting, putting_warning = read_putting_book(folders.putting)
    history, history_warning = at_once(read_history(folders.history))
    return {
        "results": sorted(_undated(asdict(one)) for one in results),
        "golf": {
            key: {mode: sorted(map(_undated, bests)) for mode, bests in course["bests"].items()}
            for key, course in asdict(golf)["courses"].items()
        },
        "putting": {
            key: {name: best["strokes"] for name, best in course["golfers"].items()}
            for key, course in asdict(putting)["courses"].items()
        },
        "history": sorted(_undated(asdict(one)) for one in history),
        "cards": {str(card): holder for card, holder in putting.cards.items()},
        "warnings": [
            one for one in (warning, golf_warning, putting_warning, history_warning) if one
        ],
        "matches": sorted(
            (one.path.parent.name, one.path.name, moves_in(one.path)) for one in saves(folders)
        ),
    }


def _undated(record: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in record.items() if key != "date"})


def moves_in(path: Path) -> int:
    """Return how many moves a journal has; -1 where it cannot be read."""
    for one in saves(Folders.below(path.parents[1])):
        if one.path == path and one.game in RULES:
            return len(at_once(read_journal(path, RULES[one.game]())).match.moves)
    return -1


def leftovers(home: Path) -> list[str]:
    """Return what lies about that nobody wants: temporary files, and files set aside."""
    return [
        f"{path.relative_to(home)} lies about"
        for path in sorted(home.rglob("*"))
        if path.suffix == ".new" or path.parent.name == "set-aside"
    ]


def differences(wanted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """Return in what two homes differ."""
    return [
        f"{what}: {found[what]} instead of {wanted[what]}"
        for what in wanted
        if wanted[what] != found[what]
    ]
