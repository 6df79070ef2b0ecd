"""Compare the declaration of random courses with a plain search, and time it (ruling D17).

    PYTHONPATH=. python tests/benchmarks/declared_courses.py [--courses 2000] [--seed 1] [--ends 20]

Courses come by chance, of the kinds of `tests/model/designer/random_courses.py`, with loose pieces,
ties, chains and crossings; each is numbered by the program and by the search that tries everything.
A course on which that finds more is printed with its seed, and the exit status is 1. With `--ends`
boards of about so many loose ends are timed instead; they are too many for the plain search.
"""

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "model" / "designer"))

from drawn_course import catalogue, drawing
from exhaustive import Problem
from random_courses import loose, scattered, walked

from minigolf_desktop.model.designer import Tally, assess, score_course, trace_holes
from minigolf_desktop.model.designer.numbering import best_numbering
from minigolf_desktop.model.designer.scoring.one_hole import ONE_HOLE


def compare(seed: int) -> tuple[str, set[str]]:
    """Return what is wrong with the course of a seed, if anything, and what it shows."""
    chance = random.Random(seed)
    kind = seed % 4
    if kind == 0:
        course = scattered(chance, chance.randrange(6, 11), chance.choice([0.5, 0.75]))
    elif kind == 1:
        course = walked(chance, chance.randrange(8, 11), chance.choice([0.6, 0.9, 1.0]))
    else:
        course = loose(chance, chance.randrange(4, 7), chance.randrange(4, 7), chance.random())
    mr, final = chance.choice(catalogue().mr_clients), chance.random() < 0.7
    holes = trace_holes(course)
    best = Problem(course, holes, mr, {}, final).best()
    most = score_course(course, holes, best.numbering, [mr], Tally(), final=final).total
    score = assess(course, [mr], Tally(), {}, final=final).score
    shown = {line.reason for line in score.condition("playability").lines} & {*ONE_HOLE}
    if score.total == most:
        return "", shown
    return f"seed {seed}, {mr.id}, final {final}: {score.total}, best {most}" + drawing(
        course
    ), shown


def check(courses: int, seed: int) -> int:
    """Compare so many courses; return 1 when one of them had a better declaration."""
    begun, failed = perf_counter(), 0
    shown: Counter[str] = Counter()
    for number in range(seed, seed + courses):
        fault, reasons = compare(number)
        shown.update(reasons)
        if fault:
            failed += 1
            print(fault)
    spent = perf_counter() - begun
    print(f"{courses} courses from seed {seed}: {failed} with a better declaration, {spent:.0f} s")
    print(", ".join(f"{count} {reason}" for reason, count in shown.items()))
    return 1 if failed else 0


def measure(ends: int, courses: int, seed: int) -> None:
    """Time the declaration on boards of about so many loose ends, in processor time."""
    times = []
    for number in range(seed, seed + courses):
        chance = random.Random(number)
        course = loose(chance, 4, ends, chance.random(), by_ends=True)
        holes, mr = trace_holes(course), chance.choice(catalogue().mr_clients)
        begun = process_time()
        best_numbering(course, holes, mr, {}, final=True)
        times.append(process_time() - begun)
    times.sort()
    figures = median(times), times[int(0.9 * len(times))], times[-1]
    names = ("median", "90 %", "longest")
    print(
        f"{ends} loose ends, {courses} boards: "
        + ", ".join(
            f"{name} {1e3 * figure:.0f} ms" for name, figure in zip(names, figures, strict=True)
        )
    )


def main() -> int:
    """Compare, or measure."""
    parser = argparse.ArgumentParser(description="Compare declarations with a plain search.")
    parser.add_argument("--courses", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ends", type=int, help="time boards of so many loose ends instead")
    wanted = parser.parse_args()
    if wanted.ends:
        measure(wanted.ends, wanted.courses, wanted.seed)
        return 0
    return check(wanted.courses, wanted.seed)


if __name__ == "__main__":
    sys.exit(main())
