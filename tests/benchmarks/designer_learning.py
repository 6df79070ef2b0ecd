"""Teach the value of courses by playing: what lies on a plot is worth what comes of it.

    PYTHONPATH=DIR python tests/benchmarks/designer_learning.py [--minutes N] [--seed FIRST] FILE

DIR is a copy that `installer/compiled_copy.py` made. The value player plays solo family games, one
in three with some noise. After each, the course of every turn is held against what it was worth a
turn later and what came of it in the end (temporal differences), and the numbers of all lessons on
it are moved a little, each as far as it was moved the same way before (temporal coherence: Beal and
Smith 1999). FILE gets the mean of the numbers over the second half of the games, as the rows that
stand in the kernel's `experience`; its own numbers are where it begins unless `--anew` is given.
"""

import argparse
import time
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.experience import (
    BLOCKED,
    BRINGS,
    CELLS_A_HOLE,
    CLIENT,
    EMPTY,
    FOUND,
    KNOTS,
    LACKING,
    LEARNT,
    LESSONS,
    MISMATCH,
    MISS,
    MORE_PATHS,
    NO_ROOM,
    OFF_LAND,
    OUTSIDE,
    SHAPES,
    WHIM,
    of_begun,
    of_finished,
    of_hole,
    of_hopeful,
    of_one_path,
    of_open,
    of_opened,
    of_par,
    of_two_paths,
    of_uneven,
    role_of,
    spread,
)
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.holes import chance_to_please, is_pleasing
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    NO_GREEN,
    NO_TEE,
    PASS,
    PHASE_TURN,
    STOP,
    Outlook,
    Position,
)
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import (
    FEW,
    GREENS,
    MANY,
    ONES,
    TAKEN,
    TEES,
)
from minigolf_desktop.bots.designer.kernel.turns import do
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import choices, value_action
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.bots.mind import wobble
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer.conditions import HOLES, PASS_COST
from minigolf_desktop.model.designer.counting.points import CUBES
from minigolf_desktop.model.play import Randomness

PACE: Final = 0.15
"""How much of an error one course makes good at most."""
TRACE: Final = 0.7
"""How much what came of a course counts beside what it was worth a turn later."""
LEAST_NORM: Final = 20.0
NOISE: Final = 0.3
"""Points by which choices are misjudged in noisy games (standard deviation)."""
PASSES: Final = 12
"""Passes after which a game is broken off: who knows nothing may wait for ever."""
Lessons = list[tuple[int, float]]
"""Which are on a plot, and how often."""


class Turn(NamedTuple):
    """A course as a turn left it."""

    lessons: Lessons
    missing: int
    rest: float
    """What it was worth without its lessons."""
    worth: float
    cost: float
    """What the turn cost."""


def lessons_on(plot: Plot, valuer: Valuer) -> Lessons:
    """Return the lessons on a plot that was just valued."""
    found: Lessons = [(BRINGS, valuer.outlook.brings / 100), (CLIENT + plot.couple.feature, 1.0)]
    if plot.mismatches:
        found.append((MISMATCH, float(plot.mismatches)))
    if plot.off_land:
        found.append((OFF_LAND, float(plot.off_land)))
    _look_at_holes(plot, valuer, found)
    _look_at_cells(plot, valuer, found)
    _look_at_links(plot, valuer, found)
    return found


def _look_at_holes(plot: Plot, valuer: Valuer, found: Lessons) -> None:
    feature = plot.couple.feature
    finished = blocked = tees = greens = loose = par = chances = 0
    uneven = 0
    for record in range(plot.records):
        if plot.dead[record]:
            continue
        body, first, last = plot.bodies[record], plot.firsts[record], plot.lasts[record]
        role = role_of(body)
        uneven += (body >> TEES & FEW) - (body >> GREENS & FEW)
        par += body & MANY
        if first & 3 and last & 3:
            finished += 1
            if body >> TEES & FEW == 1 and body >> GREENS & FEW == 1:
                found.append((of_finished(body, is_pleasing(body, feature, 0)), 1.0))
        elif plot.is_blocked(first) or plot.is_blocked(last):
            blocked += 1
            found.append((BLOCKED + role, 1.0))
        else:
            if plot.is_outside(first) or plot.is_outside(last):
                found.append((OUTSIDE + role, 1.0))
            tees += role == 0
            greens += role == 1
            loose += role == 2
            found.append((of_open(body), 1.0))
            chances += chance_to_please(body, feature, 2 if role == 2 else 1)
    begun = finished + blocked + max(tees, greens)
    lacking = max(HOLES - begun, 0)
    crowded = 100 * lacking - 10000 * plot.missing // CELLS_A_HOLE
    if chances:
        found.append((WHIM, 2 * chances * valuer.weights.pleased / 10000))
    if lacking:
        found.append((LACKING, float(lacking)))
    if crowded > 0:
        found.append((NO_ROOM, crowded / 100))
    found.append((of_uneven(uneven), 1.0))
    found.append((of_begun(begun), 1.0))
    found.append((of_opened(tees + greens + 2 * loose), 1.0))
    found.append((of_par(par + plot.missing - CUBES), 1.0))


def _look_at_cells(plot: Plot, valuer: Valuer, found: Lessons) -> None:
    cells, outlook = valuer.cells, valuer.outlook
    for cell in plot.ground.cells:
        code = plot.codes[cell]
        if code == TAKEN:
            continue
        code &= 255
        facing = code & 15
        code |= plot.ground.rim[cell] & ~(facing << 4)
        miss = outlook.miss(code)
        paths = ONES[facing]
        if paths == 0:
            found.append((EMPTY + SHAPES[code], 1.0))
        elif paths == 1:
            body = cells.one_body(plot, cell, facing)
            found.append((of_one_path(code, of_hole(body)), 1.0))
            miss = outlook.miss(code + (NO_TEE, NO_GREEN, 0)[role_of(body)])
        elif paths == 2:
            both, is_bad = cells.two_bodies(plot, cell, facing)
            found.append((of_two_paths(code, both, is_bad), 1.0))
        else:
            found.append((MORE_PATHS, 1.0))
        if miss:
            found.append((MISS + min(paths, 2), miss / 4096))


def _look_at_links(plot: Plot, valuer: Valuer, found: Lessons) -> None:
    links = valuer.links
    for cell, kind in links.unlinked(plot):
        room = links.room(plot, cell)
        if room:
            found.append((of_hopeful(kind, room), 1.0))
    for row, times in links.tallied():
        if times:
            found.append((row, float(times)))


class Pupil:
    """The numbers by lesson and knot, while they change."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self._numbers = [float(number) for row in rows for number in row]
        self._moved = [0.0] * len(self._numbers)
        self._ways = [0.0] * len(self._numbers)
        self._sums = [0.0] * len(self._numbers)
        self._summed = 0
        self.teach()

    def teach(self) -> None:
        """Let the value count with the numbers as they are."""
        for at, number in enumerate(spread(_rows(self._numbers))):
            LEARNT[at] = number

    def remember(self) -> None:
        """Let the numbers as they are count for the mean."""
        self._sums = [one + more for one, more in zip(self._sums, self._numbers, strict=True)]
        self._summed += 1

    def forget(self) -> None:
        """Begin the mean anew."""
        self._sums = [0.0] * len(self._numbers)
        self._summed = 0

    def mean(self) -> tuple[tuple[int, ...], ...]:
        """Return the mean of the numbers, rounded."""
        return _rows([number / max(self._summed, 1) for number in self._sums])

    def play(self, position: Position, noise: float, randomness: Randomness) -> int:
        """Play a game and learn from it; return its score."""
        valuer = Valuer(Weights(), Outlook(position))
        gains = Gains(valuer)
        turns: list[Turn] = []
        while not position.is_over() and position.passes[0] <= PASSES:
            if position.phase != PHASE_TURN:
                do(position, value_action(position, gains))
                continue
            found = choices(position, gains)
            if noise:
                for at in range(len(found.worths)):
                    error, randomness = wobble(randomness, POINT * noise)
                    found.worths[at] += round(error)
            action = found.best()
            do(position, action)
            if action != STOP:
                plot = position.plot(0)
                worth = float(int(valuer.value(plot)))
                on_it = lessons_on(plot, valuer)
                table = LESSONS * plot.missing
                known = sum(times * int(LEARNT[table + row]) for row, times in on_it)
                cost = float(POINT * PASS_COST if action == PASS else 0)
                turns.append(Turn(on_it, plot.missing, worth - known, worth, cost))
        points = sum(score(position, 0, True))
        self._learn(turns, POINT * (points + PASS_COST * position.passes[0]))
        return points

    def _learn(self, turns: list[Turn], goal: float) -> None:
        for turn in reversed(turns):
            self._move(turn, goal)
            # What it was worth a turn before: in part what came of it, in part its value.
            goal = TRACE * goal + (1 - TRACE) * turn.worth - turn.cost

    def _move(self, turn: Turn, goal: float) -> None:
        at = min(turn.missing, KNOTS[-1])
        knot = next(knot for knot in range(len(KNOTS)) if at <= KNOTS[knot + 1])
        share = (at - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
        parts = [
            (row * len(KNOTS) + knot + which, times * part)
            for row, times in turn.lessons
            for which, part in enumerate((1 - share, share))
            if part
        ]
        numbers, moved, ways = self._numbers, self._moved, self._ways
        error = goal - turn.rest - sum(numbers[one] * part for one, part in parts)
        step = PACE / max(sum(part * part for _, part in parts), LEAST_NORM)
        for one, part in parts:
            change = error * part
            rate = abs(moved[one]) / ways[one] if ways[one] else 1.0
            numbers[one] += step * rate * change
            moved[one] += change
            ways[one] += abs(change)


def _rows(numbers: list[float]) -> tuple[tuple[int, ...], ...]:
    width = len(KNOTS)
    return tuple(
        tuple(round(number) for number in numbers[at : at + width])
        for at in range(0, len(numbers), width)
    )


def main() -> None:
    """Learn for a while and write down what was learnt."""
    parser = argparse.ArgumentParser(description="Teach the value of courses by playing.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--anew", action="store_true", help="begin without what was learnt before")
    wanted = parser.parse_args()
    rules = designer_rules()
    kernel, setup = Kernel(rules.box, rules.lands), setup_for_playout("family", 1)
    pupil = Pupil(((0,) * len(KNOTS),) * LESSONS if wanted.anew else FOUND)
    begun = time.monotonic()
    totals: list[int] = []
    forgotten = False
    while (spent := (time.monotonic() - begun) / 60) < wanted.minutes:
        seed = wanted.seed + len(totals)
        position = kernel.position(rules.start(setup, seed).state)
        noise = 0.0 if len(totals) % 3 else NOISE
        totals.append(pupil.play(position, noise, Randomness.of_seed(seed)))
        if len(totals) % 20 == 0:
            pupil.teach()
        if len(totals) % 100 == 0:
            pupil.remember()
        if not forgotten and spent > wanted.minutes / 2:
            pupil.forget()
            forgotten = True
        if len(totals) % 1000 == 0:
            print(f"{len(totals)} games, mean of the last thousand {mean(totals[-1000:]):.1f}")
    rows = "".join(f"    ({', '.join(map(str, row))}),\n" for row in pupil.mean())
    wanted.file.write_text(f"(\n{rows})\n", encoding="utf-8")


if __name__ == "__main__":
    main()
