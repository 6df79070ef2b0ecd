"""How long quick courses of 18 Holes take, and whether anything is wrong with any of them.

``python tests/benchmarks/quick_courses.py`` lays one course for each of 10,000 seeds, 1 to 18
holes in turn and with every wish for stars, and looks at each with the checks of the course editor:
all must be without fault, and 99 of 100 be there in 20 ms. How far it is from tee to green, along
the fairway and straight over the ground, is told by par, for the courses in the box too.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable
from statistics import median

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.field import fairways
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.geometry.hexagon import distance

SEEDS = 10_000
STARS = (None, 1, 2, 3)


def main() -> int:
    """Measure and print; status 1 if there is a problem."""
    box = load_box()
    times: dict[bool, list[float]] = {False: [], True: []}
    wrong = []
    courses = []
    for seed in range(SEEDS):
        # Every other course has all 18 holes: those are the hard ones.
        holes = 18 if seed % 2 else 1 + seed // 2 % 18
        stars = STARS[seed // 2 % 4]
        begin = time.process_time()
        course = quick_course(box, holes, seed, stars)
        times[holes == 18].append(1000 * (time.process_time() - begin))
        courses.append(course)
        found = faults(course, box)
        places = {tile.place for tile in course.tiles}
        if found or len(course.holes) != holes or len(places) != len(course.tiles):
            wrong.append(f"seed {seed}, {holes} holes, stars {stars}: {found}")
    print(f"{SEEDS:,} courses, {len(wrong)} with faults")
    for label, some in (("18 holes", times[True]), ("fewer", times[False])):
        some.sort()
        last = some[len(some) * 99 // 100]
        print(f"{label}: median {median(some):.1f} ms, 99 % {last:.1f} ms, all {some[-1]:.1f} ms")
    tell_ways("in the box", (preset.course for preset in box.presets), box)
    tell_ways("quick", courses, box)
    print("\n".join(wrong[:10]))
    return 1 if wrong else 0


def tell_ways(label: str, courses: Iterable[Course], box: Box) -> None:
    """Print by par how many steps there are from tee to green."""
    ways = [
        (way.par, len(way.hexes) - 1, distance(way.tee, way.green))
        for course in courses
        for way in fairways(course.tiles, box.face_by_id)
        if way.green is not None
    ]
    for par in (3, 4, 5):
        some = [way for way in ways if way[0] == par]
        for kind, which in (("fairway", 1), ("straight", 2)):
            counts = sorted(Counter(way[which] for way in some).items())
            shares = ", ".join(
                f"{steps}: {100 * count / len(some):.1f} %" for steps, count in counts
            )
            print(f"{label}, par {par}, {len(some):,} holes, steps {kind}: {shares}")


if __name__ == "__main__":
    sys.exit(main())
