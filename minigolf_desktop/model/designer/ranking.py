"""Ranking tables, promises by rank, and the winner (rule book: scoring; ruling D27).

A solo game has its score and no tables: nobody is there to be ranked with.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.promises import PROMISES, ranked_promises
from minigolf_desktop.model.designer.scoring.score import Assessment, ConditionScore, Score


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


def tables(scores: Sequence[Score]) -> dict[str, tuple[int, ...]]:
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
    by_condition = tables([one.score for one in assessments])
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
