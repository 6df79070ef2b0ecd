"""Files of every kind with anything changed in them, through every loader, every verb, the window.

The files are those of two homes: that of version 1.0 in the golden files, and one of today with a
match of every game and mode. One is changed at a time, and read by whatever reads such files. It is
read, or refused in one line; nobody sees a trace, and nothing takes long.
"""

import io
import random
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any

from minigolf_desktop import cli
from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.storage.designer.best_courses import read_best_courses
from minigolf_desktop.storage.designer.courses import read_course
from minigolf_desktop.storage.designer.records import KnownPlayers, read_results
from minigolf_desktop.storage.eighteen_holes import own_courses, read_golf_book, read_golf_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.journal import open_journal, read_journal
from minigolf_desktop.storage.overview import course_played_last
from minigolf_desktop.storage.putt_dice import read_putting_book
from minigolf_desktop.storage.reading import at_once, claimed_format
from minigolf_desktop.storage.saved_matches import game_of, read_latest, save_of, saves
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.storage.shelf import HISTORY_ENDING, HistoryFile
from minigolf_desktop.ui.games import GAMES, wing_of

from .endings import RULES, in_the_midst, play_to_the_end
from .found import Found, Wanted
from .games import TABLES
from .laying import lay
from .mutator import mutant
from .once import done_once
from .windows import Opened, application

MUTANTS = 20_000
WINDOW_ONCE_IN = 500
"""Of so many mutants one is met in a window."""
DRAWN_ONCE_IN = 20
"""Of so many courses one is drawn."""
TOO_LONG = 2.0
"""Seconds of the processor that no reading may take."""
TOO_LONG_A_VISIT = 20.0
"""Nor a visit to every screen."""
HANGS = 60
"""Seconds after which it is given up."""
MOVES = 60
"""So many were played in each match: reading what is too long says nothing more."""
FINISHED = 6
"""So many of the matches were played to their end."""
LAID = 5
"""So many times something was laid on each board."""
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "home"
FALSE_ENDINGS = (".lock", ".log", ".new")


Readers = dict[str, Callable[[], list[str] | None]]
"""By name: what reads a file; a list that it returns tells what is wrong."""


class _Hangs(BaseException):
    """Something did not come to its end."""


def run(wanted: Wanted) -> Found:
    """Make so many mutants, one half of each home."""
    found, count = Found(), wanted.count or MUTANTS
    with tempfile.TemporaryDirectory() as place:
        golden = Path(place) / "golden"
        shutil.copytree(GOLDEN, golden)
        homes = [golden, home_of_today(Path(place) / "today", wanted.seed)]
        for number, home in enumerate(homes):
            meet(home, range(wanted.seed + number, wanted.seed + count, len(homes)), found)
    return found


def home_of_today(home: Path, seed: int) -> Path:
    """Return a home with a match of every game and mode, some of them over."""
    for number, table in enumerate(TABLES):
        in_the_midst(home, table, seed + number, MOVES)
    with Opened(home) as opened:
        for game in [game for game in GAMES if game.board is not None]:
            opened.flow.show_board(game)
            for tile in range(LAID):
                lay(opened.screen, game.name, random.Random(seed + tile))
        for save in islice(saves(opened.folders), FINISHED):
            # For books that are not empty.
            play_to_the_end(opened, save.path, seed)
    return home


def meet(home: Path, seeds: range, found: Found) -> None:
    """Change a file of a home for each seed, and have it read by everything."""
    application()
    with done_once():
        files = [
            path
            for path in sorted(home.rglob("*"))
            if path.is_file() and not path.name.endswith(FALSE_ENDINGS) and path.stat().st_size
        ]
        kept = {path: path.read_bytes() for path in files}
        for number, seed in enumerate(seeds):
            chance = random.Random(seed)
            path = chance.choice(files)
            path.write_bytes(mutant(kept[path], chance))
            where = f"seed {seed}, {path.relative_to(home)}"
            readers = _readers(Folders.below(home), path, seed)
            found.blame(where, _faults(readers, TOO_LONG, found))
            if number % WINDOW_ONCE_IN == 0:
                found.count("met in a window")
                window = {"the window": lambda path=path: _look(home, path)}
                found.blame(where, _faults(window, TOO_LONG_A_VISIT, found))
            found.count("mutants")
            for one in (path, *_beside(home)):
                if one in kept:
                    one.write_bytes(kept[one])
                else:
                    one.unlink()


def _beside(home: Path) -> list[Path]:
    """Return what reading left behind: files set aside, and copies."""
    return list(home.rglob("set-aside/*"))


def _faults(readers: Readers, too_long: float, found: Found) -> Iterator[str]:
    for what, read in readers.items():
        found.count("readings")
        begun = time.thread_time()
        try:
            with _no_longer():
                yield from (f"{what}: {fault}" for fault in read() or ())
        except StorageError as error:
            found.count("refused in a line")
            if "\n" in str(error) or not str(error):
                yield f"{what}: not one line: {error!r}"
        except _Hangs:
            yield f"{what}: does not come to an end"
        except Exception as error:
            # Any error but a refusal is what is looked for.
            yield f"{what}: {error!r}"
        taken = time.thread_time() - begun
        if taken > too_long:
            yield f"{what}: takes {taken:.1f} s"


def _readers(folders: Folders, path: Path, seed: int) -> Readers:
    """Return everything that reads such a file."""
    plain: dict[str, Callable[[], Any]] = {
        "check": lambda: _verb("check", str(path)),
    }
    if path.suffix == JOURNAL_ENDING:
        rules = RULES.get(game_of(path), RULES["designer"])
        plain |= {
            "list of games": lambda: tuple(saves(folders)),
            "home": lambda: read_latest(folders),
            "first line": lambda: save_of(path),
            "replay": lambda: at_once(read_journal(path, rules())),
            "opening": lambda: _opened(path, rules()),
        }
    elif path == folders.settings:
        plain |= {"settings": lambda: _one_line(read_settings(path)[1])}
    elif path.name in ("records.json", "golf.json", "putting.json"):
        plain |= {
            "played last": lambda: course_played_last(path),
            "known players": lambda: KnownPlayers.of(read_results(folders.records)[0]),
            "golf scores": lambda: _one_line(read_golf_book(folders.golf)[1]),
            "rounds": lambda: _one_line(read_putting_book(folders.putting)[1]),
        }
    elif path.name == "best.json":
        plain |= {"best courses": lambda: read_best_courses(folders)}
    elif path.suffix == HISTORY_ENDING:
        plain |= {"history": lambda: HistoryFile(path).read()}
    elif "summary" in path.name or path.suffix == ".png":
        plain |= {"home": lambda: read_latest(folders)}
    else:
        plain |= {
            "format": lambda: claimed_format(path),
            "course": lambda: read_course(path, _catalogue()),
            "golf course": lambda: read_golf_course(path),
            "shelf": lambda: own_courses(folders.golf_courses),
            "score": lambda: _verb("score", str(path), "--json"),
        }
        if seed % DRAWN_ONCE_IN == 0:
            plain |= {f"drawing, {game.name}": _drawing(game, path) for game in GAMES}
    # What they return is of no interest, but for lists of faults.
    return {
        name: (lambda read=read: found if isinstance(found := read(), list) else None)
        for name, read in plain.items()
    }


def _opened(path: Path, rules: Any) -> list[str]:
    match, journal = open_journal(path, rules)
    journal.close()
    return [str(problem) for problem in rules.problems(match.state)] + _one_line(journal.warning)


@cache
def _catalogue() -> Catalogue:
    return load_catalogue()


def _one_line(warning: str) -> list[str]:
    return [f"not one line: {warning!r}"] if "\n" in warning else []


def _drawing(game: Any, path: Path) -> Callable[[], None]:
    def draw() -> None:
        drawing = wing_of(game).drawing
        if drawing is not None:
            with tempfile.TemporaryDirectory() as place:
                drawing.drawer(path)(Path(place) / "course.png")

    return draw


def _verb(*arguments: str) -> list[str]:
    """Run a verb and return what is wrong with what it said."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.run(arguments)
    said = out.getvalue() + err.getvalue()
    faults = [] if status in (0, 1, 2) else [f"status {status}"]
    if "Traceback" in said:
        faults.append(said[-200:])
    if status == 2 and err.getvalue().count("\n") != 1:
        faults.append(f"not one line: {err.getvalue()!r}")
    return faults


def _look(home: Path, path: Path) -> list[str]:
    """Go through the window with such a home, and open the file that was changed."""
    with tempfile.TemporaryDirectory() as place:
        there = Path(place) / "home"
        shutil.copytree(home, there)
        path = there / path.relative_to(home)
        with Opened(there) as opened:
            flow = opened.flow
            if path.suffix == JOURNAL_ENDING:
                flow.resume(path)
                opened.pause()
            elif path.parent.name in ("courses", "golf-courses"):
                flow.open_course(path)
            for game in GAMES:
                flow.new_game(game)
                if game.board is not None:
                    flow.show_board(game)
            opened.pause()
            flow.all_games()
            flow.records()
            opened.pause()
            flow.home()
            flow.play_on()
            opened.pause()
        return opened.errors


@contextmanager
def _no_longer() -> Iterator[None]:
    """Give up what takes for ever, where the system knows how."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(number: int, frame: FrameType | None) -> None:
        raise _Hangs

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
