"""Start to the first complete home screen, memory and idleness, against a bare Qt window.

    python tests/benchmarks/start_up.py [--rounds N] [--idle SECONDS] [--platform NAME] [--json]

A start is timed from the birth of the process to its first complete paint, see
`first_paint.py`. Linux only: memory and processor time are read from /proc.
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


def seconds_to_first_paint(program: str, environment: dict[str, str]) -> float:
    """Start a program and return how long it took to show itself completely."""
    begun = time.clock_gettime(time.CLOCK_MONOTONIC)
    finished = subprocess.run(
        [sys.executable, str(HERE / "first_paint.py"), program],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return float(finished.stdout) - begun


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
    starts: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as home:
        environment = surroundings(home, wanted.platform)
        for program in PROGRAMS.values():
            # Once beforehand, for compiled modules and the disk's cache.
            seconds_to_first_paint(program, environment)
            at_rest(program, environment, 0)
        for _ in range(wanted.rounds):
            for name, program in PROGRAMS.items():
                starts[name].append(seconds_to_first_paint(program, environment))
        rest = {
            name: at_rest(program, environment, wanted.idle) for name, program in PROGRAMS.items()
        }
    bare, ours = starts.values()
    ratio = median(one / other for one, other in zip(ours, bare, strict=True))
    figures = {
        name: {"seconds": median(starts[name]), "megabytes": rest[name][0], "idle": rest[name][1]}
        for name in PROGRAMS
    }
    if wanted.json:
        print(json.dumps({"programs": figures, "ratio": ratio}))
        return
    print_table(
        ("program", "start to first paint", "resident", f"processor in {wanted.idle:.0f} s"),
        [
            (name, f"{it['seconds']:.3f} s", f"{it['megabytes']:.0f} MB", f"{it['idle']:.2f} s")
            for name, it in figures.items()
        ],
    )
    print(f"median ratio of the starts: {ratio:.2f} (at most 1.8)")


if __name__ == "__main__":
    main()
