"""What players of the driven program said that they did, held against what is on the disk."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.eighteen_holes import MOST_BESTS, read_golf_book
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.putt_dice import read_putting_book
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import Save, saves

from .driven import marks
from .endings import RULES
from .found import Found
from .laying import tiles_of


class Ledger:
    """Everything that was said by one player, start after start."""

    def __init__(self) -> None:
        self.stands: dict[int, str] = {}
        """By seed of a match: the moves that are confirmed."""
        self.may_stand: dict[int, set[str]] = {}
        """By seed: the moves that may stand as well, because something was about to be done."""
        self.touched: set[int] = set()
        """Seeds of the matches that something was done in since :meth:`begin`."""
        self.settings: dict[str, Any] = {}
        self.laid: dict[str, list[str]] = {}
        """By game: the tiles that lie on its board."""
        self.told: list[str] = []
        self.stalls: dict[str, list[tuple[float, str]]] = {}
        """By what held the window for too long: for how long, each time."""
        self.moves = 0

    def begin(self) -> None:
        """Forget which matches were touched."""
        self.touched.clear()

    def hear(self, said: Path) -> list[str]:
        """Take in what was said, and return where the program does not know what it should."""
        faults = []
        for line in said.read_text().splitlines():
            what, *words = json.loads(line)
            match what, words:
                case "knows", [seed, *moves]:
                    if self.allowed(seed).isdisjoint(moves):
                        faults.append(f"match {seed} goes on without what was confirmed")
                    self.stands[seed] = moves[-1]
                    self.may_stand[seed] = set()
                case "will", [seed, *moves]:
                    self.touched.add(seed)
                    self.may_stand[seed] = set(moves)
                case "did", [seed, moves]:
                    self.touched.add(seed)
                    self.moves += 1
                    self.stands[seed] = moves
                    self.may_stand[seed] = set()
                case "set", [name, value]:
                    self.settings[name] = value
                case "laid", [game, tiles]:
                    self.laid[game] = tiles
                case "told", [text]:
                    self.told.append(text)
                case "stall", [held, worked, where]:
                    self.stalls.setdefault(held, []).append((worked, where))
        return faults

    def allowed(self, seed: int) -> set[str]:
        """Return the moves of which one must stand in a match; empty for one never heard of."""
        return {self.stands[seed], *self.may_stand[seed]} if seed in self.stands else set()

    def share(self, other: "Ledger") -> None:
        """Let the moves of another player stand as well, in matches that both went on with."""
        for seed in self.stands.keys() & other.stands.keys():
            self.may_stand[seed] |= {other.stands[seed], *other.may_stand[seed]}

    def lost(self, home: Path, *, all_of_them: bool = False) -> list[str]:
        """Return the matches of which moves are lost: of those touched, or of all."""
        journals: dict[int, list[Save]] = {}
        for save in saves(Folders.below(home)):
            journals.setdefault(save.seed, []).append(save)
        faults = []
        for seed in self.stands if all_of_them else self.touched & self.stands.keys():
            kept = journals.get(seed, [])
            if len(kept) != 1:
                faults.append(f"match {seed} has {len(kept)} journals")
                continue
            try:
                found = at_once(read_journal(kept[0].path, RULES[kept[0].game]()))
            except StorageError as error:
                faults.append(f"match {seed}: {error}")
                continue
            moves = found.match.moves
            # A screen may have taken moves that are the only ones, which nobody said.
            known = {marks(moves[:count]) for count in range(len(moves) + 1)}
            if known.isdisjoint(self.allowed(seed)):
                faults.append(f"{kept[0].game} {seed} lacks confirmed moves, of {len(moves)}")
        return faults


def last_error(errors: Path) -> list[str]:
    """Return the end of the last trace in a file, as a list of it; empty without one."""
    text = errors.read_text(errors="replace")
    return [f"Traceback: {text[-200:]}"] if "Traceback" in text else []


def wrong_results(home: Path, found: Found) -> list[str]:
    """Return which matches that are over have no result, or more than one."""
    folders = Folders.below(home)
    results, _ = read_results(folders.records)
    golf, _ = read_golf_book(folders.golf)
    putting, _ = read_putting_book(folders.putting)
    seeds = Counter(result.seed for result in results)
    rounds = Counter(
        (best.seed, best.seat)
        for course in golf.courses.values()
        for bests in course.bests.values()
        for best in bests
    )
    faults = [f"result of {seed} is there {n} times" for seed, n in seeds.items() if n > 1]
    faults += [f"score of {seed} is there {n} times" for seed, n in rounds.items() if n > 1]
    for save in saves(folders):
        try:
            match = at_once(read_journal(save.path, RULES[save.game]())).match
        except (KeyError, StorageError):
            continue
        if match.rules.to_move(match.state) is not None:
            continue
        found.count("matches over")
        if save.path.parent != folders.finished:
            faults.append(f"{save.path.name} is over, and waits")
        if save.game == "designer" and not seeds[save.seed]:
            faults.append(f"{save.path.name} has no result")
        elif save.game == "eighteen-holes":
            bests = golf.bests_on(match.setup.course, match.setup.mode)
            full = len(bests) == MOST_BESTS or match.setup.mode is Mode.RACING
            if not full and not rounds[save.seed, 0]:
                faults.append(f"{save.path.name} has no score")
        elif save.game == "putt-dice" and putting.bests_on(match.setup.course) is None:
            faults.append(f"{save.path.name} has no score")
    return faults


def lost_boards(home: Path, laid: dict[str, list[str]]) -> list[str]:
    """Return the games whose board, as it was left, is in no file.

    Another window may have gone on with it since: then undo leads back to it, and it is in the
    history of that board.
    """
    kept = []
    for path in home.rglob("*"):
        if path.is_file():
            for document in _documents_in(path.read_bytes()):
                kept += [tiles_of(course) for course in _courses_in(document)]
    return [f"the board of {game} is nowhere" for game, tiles in laid.items() if tiles not in kept]


def _documents_in(data: bytes) -> Iterator[Any]:
    """Yield what a file holds: one JSON text, or one a line."""
    for text in (data, *data.splitlines()):
        with suppress(ValueError):
            yield json.loads(text)


def _courses_in(document: Any) -> list[dict[str, Any]]:
    """Return the courses that a document is or holds: a shelf may have many in a file."""
    if isinstance(document, dict):
        inside = [one for value in document.values() for one in _courses_in(value)]
        return [document, *inside] if isinstance(document.get("tiles"), list) else inside
    if isinstance(document, list):
        return [one for value in document for one in _courses_in(value)]
    return []
