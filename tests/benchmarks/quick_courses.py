"""How long quick courses of 18 Holes take, and whether anything is wrong with any of them.

``python tests/benchmarks/quick_courses.py`` lays one course for each of 10,000 seeds, 1 to 18
holes in turn and with every wish for stars, and looks at each with the checks of the course editor:
all must be without fault, and the median time under 20 ms.
"""

import sys
import time
from statistics import median

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course

SEEDS = 10_000
STARS = (None, 1, 2, 3)


def main() -> int:
    """Measure and print; status 1 if there is a problem."""
    box = load_box()
    times: dict[bool, list[float]] = {False: [], True: []}
    wrong = []
    for seed in range(SEEDS):
        # Every other course has all 18 holes: those are the hard ones.
        holes = 18 if seed % 2 else 1 + seed // 2 % 18
        stars = STARS[seed // 2 % 4]
        begin = time.perf_counter()
        course = quick_course(box, holes, seed, stars)
        times[holes == 18].append(1000 * (time.perf_counter() - begin))
        found = faults(course, box)
        places = {tile.place for tile in course.tiles}
        if found or len(course.holes) != holes or len(places) != len(course.tiles):
            wrong.append(f"seed {seed}, {holes} holes, stars {stars}: {found}")
    print(f"{SEEDS:,} courses, {len(wrong)} with faults")
    for label, some in (("18 holes", times[True]), ("fewer", times[False])):
        some.sort()
        last = some[len(some) * 99 // 100]
        print(f"{label}: median {median(some):.1f} ms, 99 % {last:.1f} ms, all {some[-1]:.1f} ms")
    print("\n".join(wrong[:10]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
