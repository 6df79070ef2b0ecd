"""Forty random lands of one's own and ten nasty ones: drawn, shared, filled, played and reviewed.

    [PYTHONPATH=DIR] python tests/benchmarks/own_lands.py [--random N] [--seed S]

DIR is a copy that `installer/compiled_copy.py` made. Each land is painted stroke by stroke, written
and read as a file and as a code, filled for proof, and played to the end by a computer alone and by
two of them, beside the model; the last turns are judged, and the course is written and read again.
Prints a line a land and what went wrong, and ends with 1 if anything did.
"""

import argparse
import sys
from itertools import islice
from random import Random
from time import process_time

from minigolf_desktop.bots.designer.filling import fill
from minigolf_desktop.bots.designer.judgement import DesignerJudge
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import value_action
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.playout import differences_of_scores
from minigolf_desktop.bots.designer.search import Budget
from minigolf_desktop.content.designer import designer_rules, load_catalogue
from minigolf_desktop.model.designer import Phase, Setup, State
from minigolf_desktop.model.designer.land_code import code_of_land, read_land_code
from minigolf_desktop.model.designer.land_drawing import (
    Brush,
    LandDrawing,
    drawing_of,
    fresh_drawing,
    is_on_meadow,
)
from minigolf_desktop.model.designer.own_land import OwnLand, fault_of, read_land
from minigolf_desktop.model.geometry.square import STEP
from minigolf_desktop.model.play import Randomness, Seat
from minigolf_desktop.model.play.game_code import NoCode
from minigolf_desktop.storage.designer.courses import CourseFile, course_from_json, course_to_json
from minigolf_desktop.storage.designer.lands import land_from_json, land_to_json

RULES, CATALOGUE = designer_rules(), load_catalogue()
KERNEL = Kernel(RULES.box, RULES.lands)
QUICK = Budget(turns=60, depth=3, seconds=0.2)
JUDGED = 3
"""Turns of each game that are judged, the last ones."""
TWO = (Seat("Odile", "red"), Seat("Marek", "blue"))

NASTY = {
    "cross": [
        *("    ..  ", "    ..  ", "GG  ..  ", "GG......", "  ......", "    ..  ", "    ..  "),
        "    .. ",
    ],
    "ring": ["GG........", "GG       .", *[".        ."] * 8, ".........."],
    "line": ["GG" + " " * 20, "GG" + "." * 20],
    "spiral": [
        *("GG.......", "GG      .", "  ..... .", "  .   . .", "  . . . .", "  . ... ."),
        *("  .     .", "  ......."),
    ],
    "comb": ["GG..........", "GG. . . . . ", *["  . . . . . "] * 4],
    "stairs": ["GG..", "GG...", *[" " * step + "   ..." for step in range(6)]],
    "diagonal": ["GG.", "GG..", *[" " * step + "  ...." for step in range(8)]],
    "chequered water": ["GG......", "GG.~.~.~", *["........", ".~.~.~.~"] * 2, "........"],
    "smallest": ["GG....", "GG....", "......", "......"],
    "largest": ["GG......", "GG......", *["........"] * 6],
}


def painted(chance: Random) -> LandDrawing:
    """Return a land painted by random strokes until it has so many cells."""
    drawing, wanted = fresh_drawing(), chance.randrange(20, 61)
    while len(drawing.free) < wanted:
        cell = chance.choice(sorted(drawing.free)) + chance.choice(STEP)
        drawing = drawing.painted([cell], Brush.FREE)
    for _ in range(chance.randrange(12)):
        beside = {cell + step for cell in drawing.free for step in STEP} - drawing.cells
        cell = chance.choice(sorted(filter(is_on_meadow, beside)))
        drawing = drawing.painted([cell], chance.choice((Brush.POND, Brush.STREAM)))
    return drawing.mirrored() if chance.random() < 0.5 else drawing


def played(land: OwnLand, players: tuple[Seat, ...]) -> tuple[list[State], list[str]]:
    """Play a game by value to its end, in the model; return its states, and what is wrong."""
    state = RULES.start(Setup(land=land, players=players), 7).state
    states, wrong = [state], list[str]()
    while state.phase is not Phase.OVER:
        position = KERNEL.position(state)
        gains = Gains(Valuer(Weights(), Outlook(position)))
        action = action_of(position, value_action(position, gains))
        refusal = RULES.refusal(state, state.waiting[0], action)
        if refusal is not None:
            return states, [f"refused: {refusal.code}"]
        state = RULES.apply(state, action).state
        states.append(state)
    wrong += RULES.problems(state)
    wrong += differences_of_scores(RULES, KERNEL.position(state), state)
    return states, wrong


def judged(states: list[State]) -> int:
    """Judge the last turns of a game by a pass; return how many verdicts there were."""
    judge = DesignerJudge(RULES, QUICK, deals=4)
    turns = [state for state in states if state.phase is Phase.TURN][-JUDGED:]
    found = 0
    for state in turns:
        action = next(iter(RULES.legal(state)))
        after = RULES.apply(state, action).state
        found += len(list(islice(judge.judge(state, action, after, Randomness.of_seed(1)), 2)))
    return found


def looked_at(name: str, drawing: LandDrawing) -> list[str]:
    """Do everything with a land; return what went wrong."""
    begun, wrong = process_time(), [str(problem.fault) for problem in drawing.problems]
    land = drawing.own_land()
    wrong += filter(None, [fault_of(land)])
    if land_from_json(land_to_json(drawing)).drawing.own_land().id != land.id:
        wrong.append("another land in the file")
    try:
        code = code_of_land(drawing)
        if read_land_code(code).own_land().id != land.id:
            wrong.append("another land in the code")
    except NoCode:
        code = ""
    filled = fill(RULES, land, lambda share: None)
    alone, more = played(land, ())
    group, still_more = played(land, TWO)
    wrong += more + still_more
    if not judged(alone) or not judged(group):
        wrong.append("nothing was judged")
    course = alone[-1].designers[0].course
    assert course is not None, "a game that is over has a course"
    again = course_from_json(course_to_json(CourseFile(name, course, ())), CATALOGUE)
    if again.course.land is not course.land or again.course.tiles != course.tiles:
        wrong.append("another course in its file")
    best, length = filled.best, len(code.replace("-", ""))
    totals = RULES.standings(alone[-1]).totals
    print(
        f"{name:16} {len(drawing.free):2} cells, {filled.difficulty} balls (shape: "
        f"{drawing.difficulty}), filled: circuit {best.circuit}, par {best.par}, mistakes "
        f"{best.mistakes}; code {length or 'none'}; alone {totals[0]}; "
        f"{process_time() - begun:.1f} s" + "".join(f"\n    {one}" for one in wrong),
        flush=True,
    )
    return wrong


def main() -> int:
    """Look at all of them."""
    parser = argparse.ArgumentParser(description="Draw, share, fill, play and review own lands.")
    parser.add_argument("--random", type=int, default=40)
    parser.add_argument("--seed", type=int, default=38)
    wanted = parser.parse_args()
    wrong: list[str] = []
    for name, rows in NASTY.items():
        wrong += looked_at(name, drawing_of(name, read_land("", name, 0, 0, rows, "SE")))
    for seed in range(wanted.seed, wanted.seed + wanted.random):
        wrong += looked_at(f"seed {seed}", painted(Random(seed)))
    print(f"{len(NASTY) + wanted.random} lands, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
