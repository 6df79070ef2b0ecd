"""Compare the declaration of random courses with a plain search, and time it (ruling D17).

    PYTHONPATH=. python tests/model/designer/declared_courses.py [--courses 2000] [--ends 20]

Courses come by chance, with some complete holes and loose pieces that touch neither each other nor
the gate, so that the order of the holes has no points: what counts is which are declared one and
which nine are kept. Ties, chains and crossings come of themselves. Every declaration and every
choice of nine is tried; a course on which one is better than the program's is printed with its
seed, and the exit status is 1. With ``--ends`` boards of about so many loose ends are timed
instead; they are too many to try everything.
"""

import argparse
import random
import sys
from collections import Counter
from statistics import median
from time import perf_counter, process_time

from drawn_course import catalogue, drawing
from exhaustive import Problem
from random_courses import loose

from minigolf_desktop.model.designer import Course, Feature, MrClient, assess, trace_holes
from minigolf_desktop.model.designer.numbering import best_numbering
from minigolf_desktop.model.designer.scoring import ONE_HOLE

ORDERED = (Feature.UBERSTITIOUS, Feature.STRAIGHTFORWARD, Feature.PERFECT)
"""To these clients the order matters, or more than the holes."""


def compare(seed: int) -> tuple[str, set[str]]:
    """Return what is wrong with the course of a seed, if anything, and what it shows."""
    chance = random.Random(seed)
    pieces = chance.randrange(3, 7)
    course = loose(chance, 9 - pieces // 2, pieces, chance.random(), apart=True)
    mr = chance.choice([one for one in catalogue().mr_clients if one.feature not in ORDERED])
    final = chance.random() < 0.7
    most = Problem(course, trace_holes(course), mr, {}, final).best_apart()
    score = assess(course, [mr], final=final).score
    lines = score.condition("playability").lines
    found = score.condition("his_whim").points + score.condition("par").points
    found += sum(line.points for line in lines if line.reason in ("extra-hole", "missing-holes"))
    shown = {line.reason for line in lines} & {*ONE_HOLE}
    if found == most and not score.condition("circuit").points:
        return "", shown
    return f"seed {seed}, {mr.id}, final {final}: {found}, best {most}" + drawing(course), shown


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


def loose_board(seed: int, ends: int) -> tuple[Course, MrClient]:
    """Return a board of about so many loose ends, and a client."""
    chance = random.Random(seed)
    course = loose(chance, 4, ends, chance.random(), by_ends=True)
    return course, chance.choice(catalogue().mr_clients)


def measure(ends: int, courses: int, seed: int) -> None:
    """Time the declaration on boards of about so many loose ends, in processor time."""
    times = []
    for number in range(seed, seed + courses):
        course, mr = loose_board(number, ends)
        holes = trace_holes(course)
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
