"""The real program on a disk that takes a second for every flush: how long the window waits.

A library that the program loads first delays each flush, and notes those of the window's thread.
Somebody plays, lays and sets meanwhile; then the program is killed, and what it confirmed must be
there.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .found import Found, Wanted
from .ledger import Ledger, last_error
from .sigkill import CHECKOUT, new_home

SECONDS = 120.0
DELAY = 1000
"""Milliseconds of a flush."""
LONGEST = 0.05
"""Seconds for which the window may do one thing with a processor of its own: whatever it works and
waits for."""
KILLS = 3
TOLD = 8
"""Waits told of each play, the longest."""
SHIM = Path(__file__).with_name("slow_flush.c")


def run(wanted: Wanted) -> Found:
    """Play on a slow disk, and look."""
    found = Found()
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        found.count("skipped: it takes Linux and a C compiler")
        return found
    with tempfile.TemporaryDirectory() as place:
        shim = Path(place) / "slow_flush.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", shim, SHIM, "-ldl"], check=True)
        for kill in range(wanted.count or KILLS):
            seconds = (wanted.seconds or SECONDS) / (wanted.count or KILLS)
            _play(Path(place), shim, wanted.seed + kill, seconds, found)
    return found


def _play(place: Path, shim: Path, seed: int, seconds: float, found: Found) -> None:
    """Play so long in a home of its own, kill the program, and look what it left."""
    home, said = place / f"home-{seed}", place / f"said-{seed}.jsonl"
    notes = place / f"flushed-{seed}"
    new_home(home)
    said.touch()
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "LD_PRELOAD": str(shim),
        "FLUSH_MS": str(DELAY),
        "FLUSH_NOTES": str(notes),
    }
    command = [sys.executable, "-m", "tests.torture.driven", str(home), str(said)]
    wishes = ["--seed", str(seed), "--longest", str(LONGEST)]
    with said.with_suffix(".errors").open("wb") as errors:
        program = subprocess.Popen(
            [*command, *wishes], cwd=CHECKOUT, env=environment, stdout=errors, stderr=errors
        )
    deadline = time.monotonic() + seconds + random.Random(seed).random()
    while time.monotonic() < deadline and program.poll() is None:
        time.sleep(0.05)
    program.kill()
    program.wait()
    where = f"seed {seed}"
    ledger = Ledger()
    ledger.begin()
    found.blame(where, ledger.hear(said) + ledger.lost(home))
    found.blame(where, last_error(said.with_suffix(".errors")))
    flushed = notes.read_text().count("window") if notes.exists() else 0
    found.count("flushes of the window's thread", flushed)
    found.count("moves", ledger.moves)
    lines = [json.loads(line) for line in said.read_text().splitlines()]
    stood = [line[1:] for line in lines if line[0] == "waited"]
    found.blame(where, [f"{what} stood still for {taken} s: {at}" for what, taken, at in stood])
    waits = [(line[2], line[1], line[3]) for line in lines if line[0] == "stall"]
    found.count("waits over 50 ms", len(waits))
    found.most("longest wait", max(waits, default=(0.0, "", ""))[0])
    found.waits += [
        f"{where}: {what} took {taken} s: {at}" for taken, what, at in sorted(waits)[-TOLD:]
    ]
