"""There is no room on the disk, at every single thing that is done to it in a player's day.

The day: a setting is changed, a tile is laid on the free board, a course in the editor and kept, a
match is begun, another one is ended and counted. Where a step meets a disk without room, the player
is told; then there is room again, and what was not done is done once more. In the evening all must
be as on a day with room. Besides, the same day on a file system that really is that small.
"""

import errno
import json
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from minigolf_desktop.storage.eighteen_holes import own_courses
from minigolf_desktop.ui.games import GAMES

from .endings import Ending, before_the_end, differences, finish, kept, leftovers
from .faulty_disk import Fault, FaultyDisk
from .found import Found, Wanted
from .games import begin, tables
from .laying import lay
from .ledger import lost_boards
from .once import done_once
from .windows import Opened

MATCHES = 3
"""So many matches have a day of their own unless another count is wanted."""
CLEAR = os.strerror(errno.ENOSPC)
"""What is in every message of a disk without room."""
KEPT = "Kept on a full disk"
"""Name of the course that is kept."""
SMALL = 4_000_000
"""Bytes of the small file system."""
PAGE = 4_096
MOST_PAGES = 40
"""There is room for no page of it first, then for one, and so on."""


class Step(NamedTuple):
    """Something that is done on a day."""

    name: str
    do: Callable[[], object]
    is_done: Callable[[], bool] = lambda: True


def run(wanted: Wanted) -> Found:
    """Spend days with so many matches, without room at each thing in turn."""
    found = Found()
    with tempfile.TemporaryDirectory() as place, done_once():
        for number, table in enumerate(tables(wanted.only)[: wanted.count or MATCHES]):
            seed = wanted.seed + number
            ending = before_the_end(Path(place) / f"ending-{number}", table, seed)
            fill_everywhere(ending, Path(place) / "home", found, is_enough=wanted.is_over)
            if wanted.is_over():
                break
            found.count("matches")
            if number == 0:
                _on_a_small_disk(ending, Path(place) / "small", found)
    return found


def fill_everywhere(
    ending: Ending,
    home: Path,
    found: Found,
    every: int = 1,
    is_enough: Callable[[], bool] = lambda: False,
) -> None:
    """Spend a day again and again, without room at each (or each ``every``th) thing done."""
    where = str(ending.table)
    there = ending.copied(home)
    with FaultyDisk(home) as disk:
        day = Day(there, disk)
    evening = day.evening
    found.blame(f"{where}, with room", day.faults)
    for fault in (Fault.FULL, Fault.FULL_ONCE):
        for at in range(1, disk.done + 1, every):
            if is_enough():
                return
            there = ending.copied(home)
            with FaultyDisk(home, fault, at) as failing:
                day = Day(there, failing)
            faults = day.faults + differences(evening, day.evening)
            found.count("full disks")
            found.count("told", len(day.told))
            found.count("days with a loss or without a word", bool(faults))
            found.blame(f"{where}, {fault} at thing {at} ({failing.what})", faults)


def _on_a_small_disk(ending: Ending, place: Path, found: Found) -> None:
    """Spend days on a file system of its own that has hardly any room, where one can be made."""
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("mount") is None:
        found.figures["small file system"] = "needs root"
        return
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        found.figures["small file system"] = "cannot be mounted here"
        return
    try:
        small = SmallDisk(place)
        evening = Day(ending.copied(place / "home"), small).evening
        for pages in range(MOST_PAGES):
            there = ending.copied(place / "home")
            small.fill(pages)
            day = Day(there, small)
            small.make_room()
            found.count("days on a small file system")
            faults = day.faults + differences(evening, day.evening)
            found.blame(f"{ending.table}, {pages} pages of room", faults)
    finally:
        subprocess.run(["umount", str(place)], check=True)


class SmallDisk:
    """A file system that is filled but for some pages."""

    def __init__(self, place: Path) -> None:
        self._filler = place / "filler"

    def fill(self, pages: int) -> None:
        """Leave room for so many pages."""
        self._filler.unlink(missing_ok=True)
        free = shutil.disk_usage(self._filler.parent).free - pages * PAGE
        with self._filler.open("wb") as filler:
            os.posix_fallocate(filler.fileno(), 0, free)

    def make_room(self) -> None:
        """Let everything be written again."""
        self._filler.unlink(missing_ok=True)


class Day:
    """A day of a player on a disk that may fail, spent as soon as it is made."""

    def __init__(self, ending: Ending, disk: FaultyDisk | SmallDisk) -> None:
        self._ending = ending
        self._disk = disk
        self._laid: dict[str, list[str]] = {}
        self.told: list[str] = []
        """What the player was told."""
        self.faults: list[str] = []
        """What was wrong on the way, and in the evening."""
        with Opened(ending.home) as opened:
            self._opened = opened
            if isinstance(disk, FaultyDisk) and disk.what:
                disk.make_room()
            self.told += opened.told
            opened.told.clear()
            for step in self._steps():
                self._take(step)
            opened.flow.home()
        self.told += opened.told
        self.faults += [f"not clear: {text}" for text in self.told if CLEAR not in text]
        self.faults += opened.errors + leftovers(ending.home)
        self.faults += lost_boards(ending.home, self._laid)
        self.evening = self._in_the_evening()
        """What is there then."""

    def _take(self, step: Step) -> None:
        """Take a step; where there was no room, make some, and take it again if that is needed."""
        told = self._opened.told
        failing = isinstance(self._disk, FaultyDisk)
        before = failing and self._disk.what
        step.do()
        self._opened.pause()
        failed = self._disk.what != before if failing else bool(told)
        if failed:
            self._disk.make_room()
        if not step.is_done() and not told:
            self.faults.append(f"{step.name}: was not done, and nobody was told")
        elif told and not failed:
            self.faults.append(f"{step.name}: told {told}")
        self.told += told
        told.clear()
        if step.is_done():
            return
        step.do()
        self._opened.pause()
        if not step.is_done():
            self.faults.append(f"{step.name}: cannot be done with room either, told {told}")

    def _steps(self) -> list[Step]:
        opened, flow, folders = self._opened, self._opened.flow, self._opened.folders
        seed = 1_000_000
        over = folders.finished / self._ending.journal
        return [
            Step("setting", lambda: opened.window.change_settings(hints=False)),
            Step("tile", lambda: self._lay("designer", 1)),
            Step("course", lambda: self._lay("eighteen-holes", 1)),
            Step("course named", self._name_course),
            Step(
                "course kept",
                self._keep_course,
                lambda: (
                    KEPT in [one.course.name for one in own_courses(folders.golf_courses).courses]
                ),
            ),
            Step(
                "match begun",
                lambda: begin(flow, self._ending.table, seed),
                lambda: opened.session is not None and opened.session.match.seed == seed,
            ),
            Step("home", flow.home),
            Step("match over", lambda: finish(opened, self._ending), lambda: _has_come(over)),
            Step("home again", flow.home),
            Step("another tile", lambda: self._lay("designer", 2)),
        ]

    def _lay(self, game: str, seed: int) -> None:
        self._opened.flow.show_board(next(one for one in GAMES if one.name == game))
        self._laid[game] = lay(self._opened.screen, game, random.Random(seed))

    def _name_course(self) -> None:
        screen: Any = self._opened.screen
        screen.session.change(screen.session.layout.named(KEPT))

    def _keep_course(self) -> None:
        screen: Any = self._opened.screen
        screen.save_requested.emit()

    def _in_the_evening(self) -> dict[str, Any]:
        """Return what is there; matches begun on the day have other names each time."""
        home = self._ending.home
        there = kept(home)
        there["matches"] = sorted((folder, moves) for folder, _, moves in there["matches"])
        settings = json.loads((home / "settings.json").read_bytes())
        there["settings"] = {name: one for name, one in settings.items() if name != "window"}
        return there


def _has_come(path: Path) -> bool:
    """Whether a file lies there: an empty one only keeps the place of one that is being moved."""
    return path.exists() and path.stat().st_size > 0
