"""Saved matches, known without replaying any: their ids, and which wait to be continued.

The home screen must be there at once. So the table leaves a summary of each match beside its
journal, and a small picture of the course.
"""

import json
import os
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.storage.atomic import Lock, write_atomically
from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders, summary_beside, thumbnail
from minigolf_desktop.storage.moments import is_moment, moment_at
from minigolf_desktop.storage.reading import NotJson, files_in, open_to_read, parse, read_bytes

LENGTH = 8
"""Bytes of the id of a match."""

PATTERN = f"^[0-9a-f]{{{2 * LENGTH}}}$"
"""What an id looks like: small hexadecimal figures."""

NO_MATCH = ""
"""Stands for the id where nothing is known of the match: in records of programs before ids."""


def new_match_id() -> str:
    """Return the id of a match that begins."""
    return os.urandom(LENGTH).hex()


MOST_SUMMARY_BYTES = 10_000
MOST_HEADER_BYTES = 200_000
"""A round of Putt Dice on the largest course takes half of it."""
CLOCKS_DIFFER = 60 * 10**9
"""Nanoseconds by which the clock of a disk elsewhere may be ahead."""


class Latest(NamedTuple):
    """What the home screen shows of the match to continue."""

    journal: str = ""
    """File name of its journal, in the folder of saves."""
    land: str = ""
    """Catalogue id of its land; empty when none is chosen yet, or it is not known."""
    land_name: str = ""
    """English name of land or course; the key of its translation."""
    placed: int = 0
    """Tiles on the land; in the games that are played on a course, holes finished."""
    of: int = 0
    """Cells that the land has, or holes of the course; 0 when that is not known."""
    score: int = 0
    """Score so far, where there is one to tell."""
    saved: str = ""
    """When, as ISO date and time."""
    game: str = ""
    """Name of the game in files."""
    players: int = 1
    mode: str = "family"
    """Version of the game: ``family`` or ``advanced``."""
    expansion: bool = False
    """Whether the expansion is in the bag."""
    size: int = 0
    """Bytes of the journal when it was summed up: with other ones the sum is out of date."""
    is_known: bool = True
    """Whether it is known how far the match is; if not, land, figures and score tell nothing."""
    is_due: bool = False
    """Whether the match is over and counted, and only waits to be filed among the finished ones."""


class Save(NamedTuple):
    """A saved match as the list of matches shows it."""

    path: Path
    game: str
    """Name of the game in files; empty when the file's first line cannot be read."""
    name: str
    """What the player called it; often empty."""
    created: str
    """When it began: ISO date and time."""
    saved: datetime
    """When its last move was written, in local time."""
    finished: bool
    players: int = 1
    mode: str = "family"
    """Version of the game: ``family`` or ``advanced``; in 18 Holes how it is played."""
    expansion: bool = False
    """Whether the expansion is in the bag."""
    course: str = ""
    """Name of the course that is played; empty where there is none yet."""
    names: tuple[str, ...] = ()
    """By seat what the players are called; empty where nobody typed a name."""
    rules: int = 1
    """Version of the game's rules that it was begun under, or opened under last."""
    seed: int = -1
    """Its seed; -1 where the first line does not tell it."""
    match: str = ""
    """Its id, where its first line tells one: ``replay.match_of`` knows that of every match."""

    @property
    def picture(self) -> Path:
        """Where its small picture lies, if it has one."""
        return thumbnail(self.path)


def write_latest(folders: Folders, latest: Latest) -> None:
    """Keep the summary of the match being played; raises StorageError."""
    place = summary_beside(folders.saves / latest.journal)
    write_atomically(place, json.dumps(latest._asdict()).encode("ascii"))


def read_latest(folders: Folders) -> Latest | None:
    """Return the match to go on with: the newest unfinished one that no other window has open.

    Where there is no sound summary of it as it is now (after a crash, say), only what stands in
    its first line is told, :attr:`Latest.is_known` is False; one whose first line cannot be read
    is not offered, and neither is one that only waits to be filed.
    """
    for path in _journals(folders.saves):
        if not _is_in_use(path):
            summary = true_summary(path)
            if summary is not None and summary.is_due:
                continue
            if summary is not None:
                return summary
            save = _save(path, finished=False)
            if not save.game:
                continue
            saved = save.saved.isoformat(timespec="seconds")
            return Latest(
                journal=path.name,
                land_name=save.course,
                saved=saved,
                game=save.game,
                players=save.players,
                mode=save.mode,
                expansion=save.expansion,
                is_known=False,
            )
    return None


def unsettled(folders: Folders) -> Iterator[Path | None]:
    """Yield the journals that were left without being put away, newest first, and None for others.

    Either nothing true is told of how far the match is, or it only waits to be filed.
    """
    for path in _journals(folders.saves):
        summary = true_summary(path)
        yield path if summary is None or summary.is_due else None


def saves(folders: Folders) -> Iterator[Save]:
    """Yield all saved matches: the unfinished ones, then the finished, each newest first.

    Each is read when it is due: hundreds hold nobody up.
    """
    unfinished = _journals(folders.saves)
    # Where one is empty its place is only reserved: it lies among the unfinished ones yet.
    filed = [path for path in _journals(folders.finished) if _size(path) > 0]
    for path in unfinished:
        yield _save(path, finished=False)
    for path in filed:
        yield _save(path, finished=True)


def course_of(path: Path) -> dict[str, object] | None:
    """Return the document of the course that a saved match is played on, where its set-up does not
    tell all of it; None where there is none.
    """
    course = first_line(path).get("course")
    return course if isinstance(course, dict) else None


def save_of(path: Path) -> Save:
    """Return what the first line of a saved match tells."""
    return _save(path, finished=False)


def game_of(path: Path) -> str:
    """Return the name of a saved match's game; empty when its first line cannot be read."""
    return save_of(path).game


def _journals(folder: Path) -> list[Path]:
    """Return the journals of a folder, newest first; those that vanish meanwhile are left out.

    Those of the future come last: a clock that was wrong once must not offer them for years.
    """
    now = time.time_ns() + CLOCKS_DIFFER

    def by_age(entry: tuple[int, Path]) -> tuple[bool, int, Path]:
        return entry[0] <= now, *entry

    dated = files_in(folder, {JOURNAL_ENDING})
    return [path for _, path in sorted(dated, key=by_age, reverse=True)]


def _size(path: Path) -> int:
    """Return the bytes of a journal; -1 where it has just gone."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _is_in_use(path: Path) -> bool:
    try:
        Lock(path).release()
    except MatchInUse:
        return True
    except StorageError:
        return False
    return False


def true_summary(path: Path) -> Latest | None:
    """Return the summary of a journal as it is now; None where there is none."""
    summary = _summary(summary_beside(path))
    if summary is None or (summary.journal, summary.size) != (path.name, _size(path)):
        return None
    return summary


def _summary(place: Path) -> Latest | None:
    try:
        value = parse(read_bytes(place, MOST_SUMMARY_BYTES))
    except (StorageError, NotJson):
        return None
    if not isinstance(value, dict) or set(value) != set(Latest._fields):
        return None
    latest = Latest(**value)
    texts = (latest.journal, latest.land, latest.land_name, latest.saved, latest.game, latest.mode)
    figures = (latest.placed, latest.of, latest.score, latest.players)
    switches = (latest.expansion, latest.is_known, latest.is_due)
    sound = (
        all(isinstance(text, str) and len(text) <= 200 for text in texts)
        and all(type(figure) is int and abs(figure) < 10_000 for figure in figures)
        and all(type(switch) is bool for switch in switches)
        and type(latest.size) is int
        and is_moment(latest.saved)
    )
    return latest if sound else None


def _save(path: Path, *, finished: bool) -> Save:
    header = first_line(path)
    rules, seed, match = header.get("rules"), header.get("seed"), header.get("match")
    game, name, created = (header.get(field) for field in ("game", "name", "created"))
    try:
        seconds = path.stat().st_mtime
    except OSError:
        seconds = 0.0
    return Save(
        path,
        game if isinstance(game, str) else "",
        name[:100] if isinstance(name, str) else "",
        created if isinstance(created, str) and is_moment(created) else "",
        moment_at(seconds),
        finished,
        *_version(header.get("setup")),
        _names(header.get("setup")),
        rules if type(rules) is int else 1,
        seed if type(seed) is int else -1,
        match if isinstance(match, str) else NO_MATCH,
    )


def _version(setup: object) -> tuple[int, str, bool, str]:
    """Return players, version, expansion and course of a set-up as the header has it."""
    if not isinstance(setup, dict):
        return 1, "family", False, ""
    players = setup.get("players", setup.get("golfers"))
    count = len(players) if isinstance(players, list) else players
    mode, course = setup.get("mode"), setup.get("course")
    name = course.get("name") if isinstance(course, dict) else ""
    return (
        count if type(count) is int and 0 < count < 10 else 1,
        mode if isinstance(mode, str) and len(mode) < 40 else "family",
        setup.get("expansion") is True,
        name[:100] if isinstance(name, str) else "",
    )


def _names(setup: object) -> tuple[str, ...]:
    """Return what the players of a set-up are called, of today or older."""
    if not isinstance(setup, dict):
        return ()
    players = setup.get("players", setup.get("names"))
    listed = players if isinstance(players, list) else []
    names = [one.get("name") if isinstance(one, dict) else one for one in listed]
    return tuple(name[:40] if isinstance(name, str) else "" for name in names)


def first_line(path: Path) -> dict[str, object]:
    """Return the first line of a journal; empty when it cannot be read."""
    try:
        with open_to_read(path) as file:
            header = parse(file.readline(MOST_HEADER_BYTES))
    except (StorageError, OSError, NotJson):
        return {}
    return header if isinstance(header, dict) else {}
