"""How long loading all content takes: in a fresh process, and once modules are loaded.

``python tests/benchmarks/content_loading.py`` prints milliseconds; under 50 is wanted.
"""

import subprocess
import sys
import time
from statistics import median

from minigolf_desktop.content.designer import load_catalogue

RUNS = 20
FRESH = """
import time
from minigolf_desktop.content.designer import load_catalogue
begin = time.perf_counter()
load_catalogue()
print(1000 * (time.perf_counter() - begin))
"""


def in_this_process() -> list[float]:
    """Return the milliseconds of each load, modules loaded already."""
    load_catalogue()
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        load_catalogue()
        times.append(1000 * (time.perf_counter() - begin))
    return times


def in_fresh_processes() -> list[float]:
    """Return the milliseconds of the first load of each of some processes."""
    return [
        float(subprocess.run([sys.executable, "-c", FRESH], capture_output=True, check=True).stdout)
        for _ in range(5)
    ]


def main() -> None:
    """Measure and print."""
    print(f"first load of a process: {median(in_fresh_processes()):.1f} ms")
    print(f"loaded again:            {median(in_this_process()):.1f} ms")


if __name__ == "__main__":
    main()
