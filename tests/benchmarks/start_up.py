"""Start to the first complete home screen, memory and idleness, against a bare Qt window.

    python tests/benchmarks/start_up.py [--rounds N] [--idle SECONDS] [--platform NAME] [--json]

A start is timed from the birth of the process to its first complete paint, by the clock and by
the processor, see `first_paint.py`. Linux only: memory and processor time are read from /proc.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from arena import CHECKOUT, print_table

HERE = Path(__file__).parent

PROGRAMS = {"bare window": "bare_window", "Minigolf Desktop": "minigolf_desktop"}
"""Modules that are compared; the last one is ours."""

SETTLING = 3.0
"""Seconds after which a started program counts as idle."""


def surroundings(home: str, platform: str) -> dict[str, str]:
    """Return an environment with a fresh home, so that no saved game changes the start.

    Compiled modules are kept, as for any player, but not in the source tree.
    """
    folders = {f"XDG_{kind}_HOME": home for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    inherited = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    return {
        **inherited,
        **folders,
        "PYTHONPYCACHEPREFIX": str(Path(home, "compiled")),
        "HOME": home,
        "PYTHONPATH": os.pathsep.join((str(CHECKOUT), str(HERE))),
        "QT_QPA_PLATFORM": platform,
    }


class Start(NamedTuple):
    """How long a program took to show itself completely, in seconds."""

    clock: float
    processor: float


def start(program: str, environment: dict[str, str]) -> Start:
    """Start a program and return how long it took to show itself completely."""
    begun = time.clock_gettime(time.CLOCK_MONOTONIC)
    finished = subprocess.run(
        [sys.executable, str(HERE / "first_paint.py"), program],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    moment, processor = map(float, finished.stdout.split())
    return Start(moment - begun, processor)


def at_rest(program: str, environment: dict[str, str], seconds: float) -> tuple[float, float]:
    """Return the resident MB of a program at rest and the processor seconds it uses meanwhile."""
    with subprocess.Popen([sys.executable, "-m", program], env=environment) as process:
        try:
            time.sleep(SETTLING)
            before = processor_seconds(process.pid)
            time.sleep(seconds)
            return resident_megabytes(process.pid), processor_seconds(process.pid) - before
        finally:
            process.terminate()


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    """Return how much of a process is in memory, in millions of bytes."""
    status = Path(f"/proc/{process}/status").read_text().splitlines()
    (line,) = (line for line in status if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024 / 1e6


def main() -> None:
    """Compare both programs."""
    parser = argparse.ArgumentParser(description="Compare the start with a bare Qt window.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--idle", type=float, default=10.0, help="seconds of idleness watched")
    parser.add_argument("--platform", default=os.environ.get("QT_QPA_PLATFORM", "offscreen"))
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    starts: dict[str, list[Start]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as home:
        environment = surroundings(home, wanted.platform)
        for program in PROGRAMS.values():
            # Once beforehand, for compiled modules and the disk's cache.
            start(program, environment)
            at_rest(program, environment, 0)
        for _ in range(wanted.rounds):
            for name, program in PROGRAMS.items():
                starts[name].append(start(program, environment))
        rest = {
            name: at_rest(program, environment, wanted.idle) for name, program in PROGRAMS.items()
        }
    figures = {
        name: {
            "clock": median(one.clock for one in starts[name]),
            "processor": median(one.processor for one in starts[name]),
            "least processor": min(one.processor for one in starts[name]),
            "megabytes": rest[name][0],
            "idle": rest[name][1],
        }
        for name in PROGRAMS
    }
    pairs = list(zip(*starts.values(), strict=True))
    ratios = {
        "clock": median(ours.clock / bare.clock for bare, ours in pairs),
        "processor": median(ours.processor / bare.processor for bare, ours in pairs),
    }
    least = [one["least processor"] for one in figures.values()]
    ratios["least processor"] = least[1] / least[0]
    if wanted.json:
        print(json.dumps({"programs": figures, "ratios": ratios}))
        return
    print_table(
        ("program", "clock", "processor", "least", "resident", f"used in {wanted.idle:.0f} s"),
        [
            (
                name,
                *(f"{it[kind]:.3f} s" for kind in ("clock", "processor", "least processor")),
                f"{it['megabytes']:.0f} MB",
                f"{it['idle']:.2f} s",
            )
            for name, it in figures.items()
        ],
    )
    for kind, ratio in ratios.items():
        print(f"ratio of the starts, {kind}: {ratio:.2f} (at most 2.0)")


if __name__ == "__main__":
    main()
