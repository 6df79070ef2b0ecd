"""A home of 2,000 games taken along, and merged with an empty home, with itself, and once more.

    PYTHONPATH=. python tests/benchmarks/carried_home.py [--games N]

The games are those of the golden home, again and again, each under a name of its own.
Prints processor time, time, and how often progress was told; ends with 1 where a merge lost a game.
"""

import argparse
import shutil
import sys
from collections.abc import Generator, Iterator
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from minigolf_desktop.storage.folders import JOURNAL_ENDING, Folders
from minigolf_desktop.storage.taking_along import Far, Merged, PackedHome, pack
from minigolf_desktop.ui.games import parts_of_games

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "home"


def fill(folders: Folders, games: int) -> None:
    """Make a home of so many finished games."""
    shutil.copytree(GOLDEN, folders.data, dirs_exist_ok=True)
    journals = sorted((GOLDEN / "finished").glob(f"*{JOURNAL_ENDING}"))
    for number, journal in enumerate(islice(cycle(journals), games - len(journals))):
        copy = folders.finished / f"{journal.stem}-{number}{JOURNAL_ENDING}"
        # Blanks in its first line make it another journal.
        copy.write_bytes(journal.read_bytes().replace(b"{", b"{" + b" " * (1 + number), 1))
        picture = journal.with_suffix(".png")
        if picture.exists():
            shutil.copy(picture, copy.with_suffix(".png"))


def timed(what: str, steps: Generator[Far, None, Any] | Iterator[Far]) -> Any:
    """Do all steps; print what they took, and return what came of them."""
    began, spent, told, longest = perf_counter(), process_time(), 0, 0.0
    last = began
    try:
        while True:
            next(steps)
            told += 1
            longest, last = max(longest, perf_counter() - last), perf_counter()
    except StopIteration as end:
        taken, in_all = process_time() - spent, perf_counter() - began
        print(
            f"{what:28} {taken:5.2f} s of processor, {in_all:5.2f} s in all; "
            f"progress told {told} times, {longest:.2f} s apart at most",
            flush=True,
        )
        return end.value


def merged(what: str, path: Path, folders: Folders) -> Merged:
    """Check a packed home and merge it."""
    there = PackedHome(path, parts_of_games())
    try:
        timed(f"{what}: checked", there.check())
        found: Merged = timed(f"{what}: merged", there.merge(folders))
        return found
    finally:
        there.close()


def main() -> int:
    """Take it along, and bring it back three times."""
    parser = argparse.ArgumentParser(description="Take a large home along, and merge it.")
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    with TemporaryDirectory() as folder:
        full, empty = (Folders.below(Path(folder, name)) for name in ("full", "empty"))
        fill(full, games)
        path = Path(folder, "all.minigolf-home")
        timed("taken along", pack(parts_of_games(), full, path))
        print(f"{path.stat().st_size / 1e6:.1f} MB")
        saves = len(list(full.saves.glob(f"*{JOURNAL_ENDING}")))
        first = merged("into an empty home", path, empty)
        again = merged("once more", path, empty)
        itself = merged("into itself", path, full)
    whole = first.games == games + saves and not again.games and not itself.games
    print("nothing lost, nothing twice" if whole else f"WRONG: {first} {again} {itself}")
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
