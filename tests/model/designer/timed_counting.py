"""Time how holes are numbered and declared one (rulings D16, D17), in processor time.

    PYTHONPATH=. python tests/model/designer/timed_counting.py [--boards 300]

On courses as people lay them: every course that the games on record under ``tests/golden`` had
after a placement, so far and at the end, for every Mr Client; and on boards of loose ends by
chance. What was remembered of a question is forgotten before it is asked. Run in a compiled copy
(see `.github/CONTRIBUTING.md`) it times that.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from time import process_time
from unittest.mock import patch

from declared_courses import loose_board
from drawn_course import catalogue
from golden_matches import FOLDER

from minigolf_desktop.model.designer import (
    Course,
    DesignerRules,
    MrClient,
    numbering,
    setup_from_json,
    trace_holes,
)
from minigolf_desktop.model.designer.counting.choosing import Answer, NumberingQuestion, best_answer
from minigolf_desktop.model.designer.counting.ordering import best_order
from minigolf_desktop.model.play import Match, action_from_json


def courses_on_record() -> Iterator[tuple[Course, MrClient]]:
    """Return every course of the games on record, with every client."""
    rules = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
    for path in sorted(FOLDER.glob("designer-*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        match = Match(rules, setup_from_json(record["setup"]), record["seed"])
        tiles = 0
        for data in record["moves"]:
            match.play(0, action_from_json(rules.action_kinds, data, 0))
            course = match.state.designers[0].course
            if len(course.tiles) > tiles:
                tiles = len(course.tiles)
                for mr in catalogue().mr_clients:
                    yield course, mr


def measure(name: str, courses: Iterable[tuple[Course, MrClient]]) -> None:
    """Time both counts of some courses."""
    times: list[float] = []

    def timed(question: NumberingQuestion) -> Answer:
        best_answer.cache_clear()
        best_order.cache_clear()
        begun = process_time()
        answer = best_answer(question)
        times.append(1e3 * (process_time() - begun))
        return answer

    with patch.object(numbering, "best_answer", timed):
        for course, mr in courses:
            holes = trace_holes(course)
            for final in (False, True):
                numbering.best_numbering(course, holes, mr, {}, final=final)
    times.sort()
    print(
        f"{name}: {len(times)} counts, median {times[len(times) // 2]:.2f} ms, "
        f"99 of 100 {times[int(0.99 * len(times))]:.2f} ms, longest {times[-1]:.2f} ms",
        flush=True,
    )


def main() -> None:
    """Measure, each kind of course by itself."""
    parser = argparse.ArgumentParser(description="Time the numbering and declaration of holes.")
    parser.add_argument("--boards", type=int, default=300)
    boards = range(1, parser.parse_args().boards + 1)
    measure("games on record", courses_on_record())
    for ends in (12, 20, 30, 40):
        measure(f"{ends} loose ends", [loose_board(seed, ends) for seed in boards])


if __name__ == "__main__":
    main()
