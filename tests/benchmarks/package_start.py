"""Start of a packaged program against the start of the source tree.

    python tests/benchmarks/package_start.py PROGRAM [--rounds N] [--platform NAME] [--json]

Both are started in turn and end after their first complete paint; whole processes are timed.
PROGRAM is a packaged one, such as build/frozen/minigolf-desktop/minigolf-desktop.
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

from arena import print_table
from start_up import surroundings

MOST = 1.3
"""Times the start of the source tree that the package may take."""


def seconds(command: list[str], environment: dict[str, str]) -> float:
    """Return how long a start takes until everything is painted and the program has ended."""
    begun = time.perf_counter()
    subprocess.run([*command, "--exit-when-shown"], env=environment, check=True)
    return time.perf_counter() - begun


def main() -> None:
    """Compare both."""
    parser = argparse.ArgumentParser(description="Compare the start of package and source tree.")
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--platform", default=os.environ.get("QT_QPA_PLATFORM", "offscreen"))
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    commands = {
        "package": [str(wanted.program.resolve())],
        "source tree": [sys.executable, "-m", "minigolf_desktop"],
    }
    starts: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as home:
        environment = surroundings(home, wanted.platform)
        for command in commands.values():
            # Once beforehand, for compiled modules and the disk's cache.
            seconds(command, environment)
        for _ in range(wanted.rounds):
            for name, command in commands.items():
                starts[name].append(seconds(command, environment))
    ratio = median(
        one / other for one, other in zip(starts["package"], starts["source tree"], strict=True)
    )
    figures = {name: median(found) for name, found in starts.items()}
    if wanted.json:
        print(json.dumps({"seconds": figures, "ratio": ratio}))
        return
    rows = [(name, f"{found:.3f} s") for name, found in figures.items()]
    print_table(("program", "start to end after the first paint"), rows)
    print(f"median ratio of the starts: {ratio:.2f} (at most {MOST})")


if __name__ == "__main__":
    main()
