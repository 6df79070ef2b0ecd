"""What single turns of our solo game cost; `solo_play.py` runs it beside the peers.

Prints one JSON object. Figures are means over many states of random games, each asked once,
so that nothing is remembered from an earlier call.
"""

import argparse
import json
import random
from collections.abc import Callable, Sequence
from statistics import mean
from time import process_time
from typing import TypeVar

from random_games import SOLO, STEADY, designer_rules, play_on

from minigolf_desktop.model.designer import (
    Course,
    DesignerRules,
    Hole,
    MrClient,
    Numbering,
    Phase,
    Setup,
    State,
    Tally,
    best_numbering,
    score_course,
    trace_holes,
)
from minigolf_desktop.model.designer.state import course_of
from minigolf_desktop.model.play import Match

MIDDLE_TILES = range(12, 25)
"""Numbers of tiles on a course at which a game counts as mid-game."""

FINISHED_TILES = range(36, 39)
"""Numbers of tiles of a finished course of about 37 cells."""

T = TypeVar("T")


def states(rules: DesignerRules, games: int, seed: int) -> tuple[list[State], list[State]]:
    """Return turns from the middle of random games, and finished courses of about 37 tiles."""
    middle: list[State] = []
    finished: list[State] = []
    for number in range(seed, seed + games):
        game, chance = Match(rules, Setup(), number), random.Random(number)
        for state in play_on(game, STEADY, chance, never_off_land=True):
            course = state.designers[SOLO].course
            if course is None:
                continue
            tiles = len(course.tiles)
            if state.phase is Phase.TURN and tiles in MIDDLE_TILES:
                middle.append(state)
            if state.phase is Phase.OVER and not course.missing and tiles in FINISHED_TILES:
                finished.append(state)
    return middle, finished


def seconds_each(question: Callable[[T], object], askings: Sequence[T]) -> list[float]:
    """Return the times of a question, asked once of each."""
    times = []
    for asking in askings:
        begun = process_time()
        question(asking)
        times.append(process_time() - begun)
    return times


def measure(games: int, seed: int) -> dict[str, float]:
    """Return every figure."""
    rules = designer_rules()
    middle, finished = states(rules, games, seed)
    courses = [(state, course_of(state.designers[SOLO])) for state in finished]
    traced = [(state, course, trace_holes(course)) for state, course in courses]

    def number(asking: tuple[State, Course, tuple[Hole, ...]]) -> Numbering:
        state, course, holes = asking
        (mr,) = (client for client in state.clients if isinstance(client, MrClient))
        return best_numbering(course, holes, mr, {}, final=True)

    numbered = [(*asking, number(asking)) for asking in traced]

    def score(asking: tuple[State, Course, tuple[Hole, ...], Numbering]) -> int:
        state, course, _, numbering = asking
        tally = Tally(passes=state.designers[SOLO].passes)
        holes = trace_holes(course)
        return score_course(course, holes, numbering, state.clients, tally, final=True).total

    numberings = seconds_each(number, traced)
    return {
        "placements_microseconds": mean(seconds_each(rules.placements, middle)) * 1e6,
        "placements": mean(len(rules.placements(state)) for state in middle),
        "scoring_microseconds": mean(seconds_each(score, numbered)) * 1e6,
        "tracing_microseconds": mean(seconds_each(trace_holes, [c for _, c in courses])) * 1e6,
        "numbering_microseconds": mean(numberings) * 1e6,
        "longest_numbering_microseconds": max(numberings) * 1e6,
        "courses": len(courses),
        "tiles": mean(len(course.tiles) for _, course in courses),
        "holes": mean(len(holes) for _, _, holes in traced),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time single turns of our solo game.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.games, wanted.seed)))


if __name__ == "__main__":
    main()
