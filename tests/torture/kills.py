"""The program dies at every single thing that it does to the disk while a match ends.

For every game and mode a match waits for its last move. It is played, counted and put away once to
see what must come of it; then again for each thing done to the disk on the way, which kills the
program, before it or in its midst. A flush is left out: whoever is killed at the next thing leaves
the same files. A new window goes on: in the end everything must be as it is
without a kill. Results are there once, the journal lies where it belongs, the last move is not lost
if it was confirmed, and nothing lies about.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from minigolf_desktop.storage.folders import JOURNAL_ENDING

from .endings import Ending, before_the_end, differences, finish, kept, leftovers, moves_in
from .faulty_disk import Fault, FaultyDisk, Killed
from .found import Found, Wanted
from .games import tables
from .once import done_once
from .windows import Opened


def run(wanted: Wanted) -> Found:
    """Kill at every write of finishing a match of each game and mode; ``count`` limits those."""
    found = Found()
    with tempfile.TemporaryDirectory() as place, done_once():
        earlier: Path | None = None
        for number, table in enumerate(tables(wanted.only)[: wanted.count]):
            home = Path(place) / f"ending-{number}"
            ending = before_the_end(home, table, wanted.seed + number, earlier)
            earlier = _finished(ending, Path(place) / f"earlier-{number}")
            kill_everywhere(ending, Path(place) / "home", found, is_enough=wanted.is_over)
            if wanted.is_over():
                break
            found.count("matches")
    return found


def _finished(ending: Ending, home: Path) -> Path:
    """Return a home in which the match is over, for the next one to have results before it."""
    done = ending.copied(home)
    with Opened(done.home) as opened:
        finish(opened, done)
    return home


def kill_everywhere(
    ending: Ending,
    home: Path,
    found: Found,
    every: int = 1,
    is_enough: Callable[[], bool] = lambda: False,
) -> None:
    """End a match again and again, killed at each (or each ``every``th) thing that is done."""
    things, wanted, faults = _undisturbed(ending.copied(home))
    changing = [at for at, what in enumerate(things, 1) if not what.startswith("fsync")]
    where = str(ending.table)
    found.blame(f"{where}, without a kill", faults)
    for at in changing[::every]:
        if is_enough():
            return
        what = ""
        for fault in (Fault.KILL, Fault.TORN):
            if fault is Fault.TORN and not what.startswith("write"):
                continue
            what, confirmed = _killed(ending.copied(home), fault, at)
            found.count("kills")
            killed = ending._replace(home=home)
            lost = _lost(killed) if confirmed else []
            faults = lost + _gone_on(killed, wanted)
            if fault is Fault.TORN and what.endswith(JOURNAL_ENDING):
                # Half a line is told of, and kept: who knows what it was.
                faults = [fault for fault in faults if not is_of_half_line(fault)]
            found.count("results or moves wrong", bool(faults))
            found.blame(f"{where}, {fault} at thing {at} of {len(things)} ({what})", faults)


def _undisturbed(ending: Ending) -> tuple[list[str], dict[str, object], list[str]]:
    """Return what is done to the disk, thing by thing, what is kept in the end, what is wrong."""
    with FaultyDisk(ending.home) as disk, Opened(ending.home) as opened:
        finish(opened, ending)
        opened.flow.home()
    faults = opened.told + opened.errors + leftovers(ending.home)
    return disk.things, kept(ending.home), faults


def _killed(ending: Ending, fault: Fault, at: int) -> tuple[str, bool]:
    """Return at what the program was killed, and whether the last move was confirmed by then."""
    confirmed = False
    with FaultyDisk(ending.home, fault, at) as disk:
        try:
            with Opened(ending.home) as opened:
                confirmed = finish(opened, ending)
                opened.flow.home()
        except Killed:
            pass
    return disk.what, confirmed


def is_of_half_line(fault: str) -> bool:
    """Return whether something only says that the last line of a journal was half written."""
    return "only half written" in fault or fault.startswith("saves/set-aside")


def _lost(ending: Ending) -> list[str]:
    """Tell whether the last move of the match is nowhere, although it was confirmed."""
    places = (ending.home / folder / ending.journal for folder in ("saves", "finished"))
    found = [moves_in(path) for path in places if path.exists()]
    return [] if ending.moves in found else [f"the last move is lost: {found}"]


def _gone_on(ending: Ending, wanted: dict[str, object]) -> list[str]:
    """Begin anew, go on with the match where it waits still, and return what is wrong then."""
    with Opened(ending.home) as opened:
        if (opened.folders.saves / ending.journal).exists():
            finish(opened, ending)
        opened.flow.home()
        if (opened.folders.finished / ending.journal).exists():
            # Who looks at it once more must not have it counted once more.
            opened.flow.resume(opened.folders.finished / ending.journal)
            opened.pause()
            opened.flow.home()
    return [
        *differences(wanted, kept(ending.home)),
        *opened.told,
        *opened.errors,
        *leftovers(ending.home),
    ]
