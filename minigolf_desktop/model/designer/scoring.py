"""The score of a course, and what it means: against another score, other players, the clients.

Rule book, scoring and solo variant; rulings D17, D27 and D33. Conditions come in the order in
which they are counted. A solo game has its score and no ranking tables: nobody is there to be
ranked with.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.score`:
what changes here changes there.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Client, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.conditions import (
    PROMISES,
    Line,
    circuit,
    fast,
    fun,
    her_whim,
    his_whim,
    land,
    par,
    passes,
    perfection,
    playability,
    ranked_promises,
    reserve,
    solo_promises,
)
from minigolf_desktop.model.designer.counting.points import AVERAGE_PAR
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status, trace_holes
from minigolf_desktop.model.designer.numbering import Fixed, Numbering, best_numbering

# --- Which parts of a course are counted as one hole, and why (ruling D17)

TIED = "tied"
"""One imagined tile must join two parts."""
TIED_BY_CROSSING = "tied-by-crossing"
"""That tile is a crossing."""
DECLARED = "declared"
"""Imagined tiles could lead from part to part, and it spares an extra hole."""
ONE_HOLE = (TIED, TIED_BY_CROSSING, DECLARED)
"""The reasons of these lines."""


def counted_as_one(numbering: Numbering) -> tuple[Line, ...]:
    """Return a line a tie, with the tiles on either side, and a line a declared hole."""
    lines = []
    for one in numbering.declared:
        for tie in one.ties:
            reason = TIED_BY_CROSSING if tie.is_crossing else TIED
            lines.append(Line(reason, 0, tuple([edge.cell for edge in tie.ends]), one.number))
        if one.is_declared:
            lines.append(Line(DECLARED, 0, one.hole.cells, one.number))
    return tuple(lines)


# --- The score of a course: every condition, in the order in which they are counted

NO_NUMBERS: Fixed = {}

MISTAKES_IGNORED = "mistakes-ignored"
"""Reason of a line without points: of Playability nothing is counted (ruling D36)."""


class ConditionScore(NamedTuple):
    """What a condition brings."""

    id: str
    """``fun fast her_whim his_whim par land circuit playability reserve passes promises``."""
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """Sum of its lines."""
        return sum(line.points for line in self.lines)


class Score(NamedTuple):
    """A score that explains itself."""

    conditions: tuple[ConditionScore, ...]
    """In the order in which they are counted."""

    @property
    def total(self) -> int:
        """Sum of all lines."""
        return sum(line.points for condition in self.conditions for line in condition.lines)

    def condition(self, identity: str) -> ConditionScore:
        """Return a condition by its id; raises KeyError."""
        for condition in self.conditions:
            if condition.id == identity:
                return condition
        raise KeyError(identity)


class Tally(NamedTuple):
    """What a player counts besides the course."""

    solo: bool = True
    """Passes cost points; there is no Fast condition."""
    passes: int = 0
    collected: int = 0
    """Tiles taken face down."""
    reserved: bool | None = None
    """Whether a tile is left on the gate; None where none may be kept there (ruling D28)."""
    promises: tuple[str, ...] | None = None
    """Promises of a solo game; None in the family game. Those of a group are ranked."""
    mistakes: bool = True
    """Whether the course is checked for Playability; else that is left out (ruling D36)."""


class Assessment(NamedTuple):
    """A course looked at as a whole."""

    holes: tuple[Hole, ...]
    """As traced."""
    numbering: Numbering
    score: Score


def score_course(
    course: Course,
    holes: Sequence[Hole],
    numbering: Numbering,
    clients: Sequence[Client],
    tally: Tally,
    *,
    final: bool,
) -> Score:
    """Score a course with its holes traced and numbered."""
    mrs = next((client for client in clients if isinstance(client, MrsClient)), None)
    mr = next((client for client in clients if isinstance(client, MrClient)), None)
    numbered: Mapping[int, Hole] = numbering.numbered()
    declared = [(one.number, one.hole) for one in numbering.declared]
    par_lines = par(numbered, final=final)
    circuit_lines = circuit(numbered, course.land.gate)
    his_lines = his_whim(declared, mr)
    if mr is not None and mr.feature is Feature.PERFECT:
        faults = playability(course, holes, declared, final=True) if tally.mistakes else ()
        his_lines = perfection(course, par_lines, circuit_lines, faults)
    played_lines: tuple[Line, ...] = (Line(MISTAKES_IGNORED, 0, ()),)
    if tally.mistakes:
        played_lines = playability(course, holes, declared, final=final)
    conditions = [
        ConditionScore("fun", fun(course)),
        ConditionScore("her_whim", her_whim(course, holes, mrs)),
        ConditionScore("his_whim", his_lines),
        ConditionScore("par", par_lines),
        ConditionScore("land", land(course, final=final)),
        ConditionScore("circuit", circuit_lines),
        ConditionScore("playability", played_lines + counted_as_one(numbering)),
    ]
    if not tally.solo:
        conditions.insert(1, ConditionScore("fast", fast(tally.collected)))
    if tally.reserved is not None:
        conditions.append(ConditionScore("reserve", reserve(tally.reserved)))
    if tally.solo:
        conditions.append(ConditionScore("passes", passes(tally.passes)))
        if tally.promises is not None:
            points = {condition.id: condition.points for condition in conditions}
            lines = solo_promises(tally.promises, course, points, tally.passes, final=final)
            conditions.append(ConditionScore("promises", lines))
    return Score(tuple(conditions))


def assess(
    course: Course,
    clients: Sequence[Client],
    tally: Tally = Tally(),  # noqa: B008 - a frozen value
    fixed_numbers: Fixed = NO_NUMBERS,
    *,
    final: bool,
) -> Assessment:
    """Trace, number and score a course.

    ``final`` is the count at the end of the game; otherwise what stands so far (ruling D33).
    """
    holes = trace_holes(course)
    mr = next((client for client in clients if isinstance(client, MrClient)), None)
    found = [
        Assessment(
            holes, numbering, score_course(course, holes, numbering, clients, tally, final=final)
        )
        for numbering in _numberings(course, holes, mr, tally, fixed_numbers, final)
    ]
    return max(found, key=lambda one: one.score.total)


_PERFECTIONIST = MrClient("", "", "", Feature.PERFECT)
"""Stands for a player who promised perfect par or a perfect circuit in a solo game."""


def _numberings(
    course: Course,
    holes: Sequence[Hole],
    mr: MrClient | None,
    tally: Tally,
    fixed: Fixed,
    final: bool,
) -> Iterator[Numbering]:
    """Return the numberings that may score best.

    It is one without promises. A promise of a solo game may be worth points elsewhere: then the
    numbering that goes for par and circuit is looked at too, and each hole that may be hole 4.
    """
    promises = tally.promises or ()

    def best(client: MrClient | None, numbers: Fixed) -> Numbering:
        return best_numbering(course, holes, client, numbers, final=final, mistakes=tally.mistakes)

    yield best(mr, fixed)
    if "par" in promises or "circuit" in promises:
        yield best(_PERFECTIONIST, fixed)
    if "his_whim" in promises and mr is not None and mr.feature is Feature.UBERSTITIOUS:
        for hole in holes:
            is_free = 4 not in fixed.values() and fixed.keys().isdisjoint(hole.steps)
            if hole.par == AVERAGE_PAR and hole.status is Status.WELL_FORMED and is_free:
                chosen = {**fixed, hole.steps[0]: 4}
                yield best(mr, chosen)


class ScoreChange(NamedTuple):
    """Points gained or lost for one reason."""

    condition: str
    """Id of the condition."""
    line: Line
    """The reason and the difference in points, with the hole's number where it is about one."""
    is_cost: bool
    """Whether the reason is one that takes points: a mistake, a tile off the land."""


# --- What lies between two scores, itemised: what is gained and lost, condition by condition


def score_changes(before: Score, after: Score) -> tuple[ScoreChange, ...]:
    """Return what changes from one score to another, in the order in which it is counted.

    Both are of the same game, so they have the same conditions. The points add up to the
    difference of the totals.
    """
    changes: list[ScoreChange] = []
    for was, now in zip(before.conditions, after.conditions, strict=True):
        for reason in dict.fromkeys(line.reason for line in (*was.lines, *now.lines)):
            old = [line for line in was.lines if line.reason == reason]
            new = [line for line in now.lines if line.reason == reason]
            points = _points(new) - _points(old)
            if points:
                line = Line(reason, points, *_cells_and_number(old, new, points))
                changes.append(ScoreChange(now.id, line, min(_points(old), _points(new)) < 0))
    return tuple(changes)


def _cells_and_number(old: list[Line], new: list[Line], points: int) -> tuple[tuple[int, ...], int]:
    """Return the cells of what came or went, and its number if that is one hole."""
    before, after = {line.number for line in old}, {line.number for line in new}
    came = [line for line in new if line.number not in before]
    went = [line for line in old if line.number not in after]
    others = came or went
    number = others[0].number if len(others) == 1 and abs(points) == abs(others[0].points) else 0
    known = set(old)
    cells = {cell for line in new if line not in known for cell in line.cells}
    return tuple(sorted(cells)), number


def _points(lines: Iterable[Line]) -> int:
    return sum(line.points for line in lines)


# --- Ranking tables, promises by rank, and the winner (rule book: scoring; ruling D27)


class Standings(NamedTuple):
    """A game counted to the end."""

    assessments: tuple[Assessment, ...]
    """By seat; the score holds the condition ``promises`` in an advanced game."""
    tables: Mapping[str, tuple[int, ...]]
    """By condition that may be promised: rank of each seat, from 1; empty for a solo game."""
    totals: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """Rank of each seat by total; a tie that the face-down tiles break is one no more."""
    winners: tuple[int, ...]
    """Seats that win; more than one where nothing breaks the tie."""


def ranks(points: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each seat: equal points share one and leave the next ones empty."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def ranking_tables(scores: Sequence[Score]) -> dict[str, tuple[int, ...]]:
    """Return the ranking table of every condition that may be promised; none for one score."""
    if len(scores) == 1:
        return {}
    return {
        promise: ranks([score.condition(promise).points for score in scores])
        for promise in PROMISES
    }


def winners(totals: Sequence[int], finishers: Sequence[int]) -> tuple[int, ...]:
    """Return who wins: the most points, then the first to have taken a tile face down.

    ``finishers`` are the seats in the order in which they did.
    """
    most = max(totals)
    best = tuple(seat for seat, total in enumerate(totals) if total == most)
    first = next((seat for seat in finishers if seat in best), None)
    return best if first is None else (first,)


def count_up(
    assessments: Sequence[Assessment],
    promises: Sequence[Sequence[int]] | None,
    finishers: Sequence[int],
) -> Standings:
    """Return the standings; ``promises`` are those to be ranked, by seat.

    They are None in the family game, and in a solo game, where the score holds them already.
    """
    by_condition = ranking_tables([one.score for one in assessments])
    if promises is not None:
        assessments = [
            _with_promises(one, taken, by_condition, seat, len(assessments))
            for seat, (one, taken) in enumerate(zip(assessments, promises, strict=True))
        ]
    totals = tuple(one.score.total for one in assessments)
    late = len(totals)
    finished = [finishers.index(seat) if seat in finishers else late for seat in range(late)]
    places = ranks([total * (late + 1) - finished[seat] for seat, total in enumerate(totals)])
    return Standings(tuple(assessments), by_condition, totals, places, winners(totals, finishers))


def count_race(assessments: Sequence[Assessment]) -> Standings:
    """Return the standings of solo games against each other, where the total alone decides.

    Their scores hold promises already, and there is nothing to be the first in.
    """
    totals = tuple(one.score.total for one in assessments)
    return Standings(tuple(assessments), {}, totals, ranks(totals), winners(totals, ()))


def _with_promises(
    assessment: Assessment,
    taken: Sequence[int],
    by_condition: Mapping[str, tuple[int, ...]],
    seat: int,
    players: int,
) -> Assessment:
    own = {condition: table[seat] for condition, table in by_condition.items()}
    lines = ranked_promises(taken, own, players)
    score = assessment.score
    conditions = (*score.conditions, ConditionScore("promises", lines))
    return assessment._replace(score=Score(conditions))


# --- How satisfied the clients are with a solo game (rule book: solo variant)

SATISFACTION_STEPS_FAMILY = (70, 90, 110, 150)
"""Least totals of the levels disappointed, unexcited, happy and impressed."""
SATISFACTION_STEPS_ADVANCED = (80, 100, 120, 170)
"""The same in the advanced game."""


def satisfaction(total: int, advanced: bool = False) -> int:
    """Return the level of a total: 0 unhappy to 4 impressed."""
    return bisect(SATISFACTION_STEPS_ADVANCED if advanced else SATISFACTION_STEPS_FAMILY, total)
