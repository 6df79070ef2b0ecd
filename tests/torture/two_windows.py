"""Two windows on one home, at the same time: both play, lay and set, for a minute.

Nothing of either may be lost: moves, results, boards, settings. What could not be written must
have been told to whom it was.
"""

import tempfile
from pathlib import Path

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import read_settings

from .found import Found, Wanted
from .ledger import Ledger, last_error, lost_boards
from .sigkill import at_last, new_home, start, tell_of

SECONDS = 60.0
WINDOWS = 2
HANGS = 240.0
"""Seconds that a window may take longer, however busy the machine is."""


def run(wanted: Wanted) -> Found:
    """Open two windows, ``count`` times one after the other."""
    found = Found()
    for time in range(wanted.count or 1):
        with tempfile.TemporaryDirectory() as place:
            at_once(Path(place), wanted.seed + time, wanted.seconds or SECONDS, found)
    return found


def at_once(place: Path, seed: int, seconds: float, found: Found) -> None:
    """Let two players sit at two windows, and see what is there when both have gone."""
    home = place / "home"
    new_home(home)
    said = [place / f"said-{number}.jsonl" for number in range(WINDOWS)]
    wishes = ("--does", "play,lay,set", "--seconds", str(seconds), "--seed", str(seed))
    programs = [
        start(home, one, *wishes, "--number", str(number)) for number, one in enumerate(said)
    ]
    for number, program in enumerate(programs):
        program.join(seconds + HANGS)
        if program.is_alive():
            program.kill()
            program.join()
        if program.exitcode != 0:
            found.blame(f"seed {seed}, window {number}", [f"ended with {program.exitcode}"])
    settings, warning = read_settings(Folders.below(home).settings)
    ledgers = [Ledger() for _ in said]
    for number, (ledger, one) in enumerate(zip(ledgers, said, strict=True)):
        found.blame(f"seed {seed}, window {number}", ledger.hear(one))
    for ledger in ledgers:
        for other in ledgers:
            ledger.share(other)
    for number, (ledger, one) in enumerate(zip(ledgers, said, strict=True)):
        where = f"seed {seed}, window {number}"
        found.blame(where, ledger.lost(home))
        lost = [
            f"setting {name} is {getattr(settings, name)!r} instead of {value!r}"
            for name, value in ledger.settings.items()
            if getattr(settings, name) != value
        ]
        lost += lost_boards(home, ledger.laid)
        if lost and not ledger.told:
            found.blame(f"{where}, untold", lost)
        found.count("told", len(ledger.told))
        found.count("settings and boards", len(ledger.settings) + len(ledger.laid))
        found.blame(where, last_error(one.with_suffix(".errors")))
        ledger.told.clear()
        tell_of(ledger, found, where)
    found.blame(f"seed {seed}", [warning] if warning else [])
    found.blame(f"seed {seed}", at_last(home, ledgers, found))
