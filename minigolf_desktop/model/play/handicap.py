"""Handicaps: a head start with which everybody at a table would win as often.

It is counted in what the game counts, as whole points added or strokes taken off at the end. It
changes nothing of the play: rules, records and codes know nothing of it, and a result is told with
it and without.

What somebody scored lately is taken for a bell curve. Its middle is drawn towards that of the
table, the more so the fewer games are known; the head starts are those that make all chances of a
win equal.
"""

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from statistics import fmean, median
from typing import NamedTuple

from minigolf_desktop.model.play.seats import MOST_HANDICAP

LATELY = 20
"""Games that somebody's form is told by: the last ones."""

_PRIOR = 4.0
"""Games that the usual spread, or that of all at the table, counts for beside somebody's own."""
_DOUBT = 1.0
"""Games in the middle of the table that count beside somebody's own."""
_FARTHEST = 3.0
"""Spreads from the middle beyond which a score is an accident, and counts as if it were there."""
_STEPS = 15
_STRIDE = 2.0
"""How far a step goes, in spreads for each win in one that is missing."""
_GRID = tuple(step / 4 for step in range(-13, 14))
"""Places of a standard bell curve at which chances are added up."""


class Form(NamedTuple):
    """How well somebody plays, as far as it is known."""

    mean: float
    """In points, or strokes with their sign turned: more is better."""
    spread: float
    """Standard deviation of a game."""


def suggested_handicaps(
    scores: Sequence[Sequence[float]], usual_spread: float, *, fewest: bool
) -> tuple[int, ...]:
    """Return by seat the handicap with which each would win as often; the best player has 0.

    ``scores`` are those of each player's last games, the latest at the end, all of a kind that can
    be compared. ``usual_spread`` is the standard deviation of such a score, until there are games
    enough; ``fewest`` tells whether fewer are better. Who has no game yet is taken for one of the
    middle; without any two players to compare nobody has a handicap.
    """
    sign = -1 if fewest else 1
    lately = [
        _without_accidents([sign * score for score in own[-LATELY:]], usual_spread)
        for own in scores
    ]
    if sum(map(bool, lately)) < 2:
        return (0,) * len(lately)
    starts = head_starts(_forms(lately, usual_spread))
    return tuple(min(MOST_HANDICAP, round(start)) for start in starts)


def _without_accidents(own: Sequence[float], usual_spread: float) -> list[float]:
    """Return scores of which none is farther from the middle one than chance ever leads."""
    if not own:
        return []
    middle, most = median(own), _FARTHEST * usual_spread
    return [min(middle + most, max(middle - most, score)) for score in own]


def _forms(lately: Sequence[Sequence[float]], usual_spread: float) -> list[Form]:
    """Return how well everybody plays, drawn towards the middle of the table."""
    known = [own for own in lately if own]
    middle = fmean(fmean(own) for own in known)
    pooled = _variance(known, usual_spread**2)
    forms = []
    for own in lately:
        trust = len(own) / (len(own) + _DOUBT)
        mean = middle + trust * (fmean(own) - middle) if own else middle
        forms.append(Form(mean, sqrt(_variance([own], pooled))))
    return forms


def _variance(groups: Sequence[Sequence[float]], prior: float) -> float:
    """Return the variance within groups, a prior one counted for some games more."""
    squares = sum((score - fmean(own)) ** 2 for own in groups if own for score in own)
    freedom = sum(len(own) - 1 for own in groups if own)
    return (squares + _PRIOR * prior) / (freedom + _PRIOR)


def head_starts(forms: Sequence[Form]) -> list[float]:
    """Return by player what must be added so that each wins as often; the least of them is 0."""
    best = max(form.mean for form in forms)
    starts = [best - form.mean for form in forms]
    stride = _STRIDE * fmean(form.spread for form in forms)
    for _ in range(_STEPS):
        chances = win_chances(
            [
                Form(form.mean + start, form.spread)
                for form, start in zip(forms, starts, strict=True)
            ]
        )
        starts = [
            start + stride * (1 / len(forms) - chance)
            for start, chance in zip(starts, chances, strict=True)
        ]
    least = min(starts)
    return [start - least for start in starts]


def win_chances(forms: Sequence[Form]) -> list[float]:
    """Return by player how often that one has the best score of all."""
    chances = []
    for number, form in enumerate(forms):
        others = [*forms[:number], *forms[number + 1 :]]
        chance = 0.0
        for place in _GRID:
            density = exp(-place * place / 2) / sqrt(2 * pi)
            for other in others:
                ahead = form.mean + place * form.spread - other.mean
                density *= (1 + erf(ahead / other.spread / sqrt(2))) / 2
            chance += density
        chances.append(chance)
    total = sum(chances)
    return [chance / total for chance in chances]


def score_with(score: int, handicap: int, *, fewest: bool) -> int:
    """Return a score with the handicap: points added, or strokes taken off."""
    return score - handicap if fewest else score + handicap


def places_with(
    scores: Sequence[int], handicaps: Sequence[int], *, fewest: bool
) -> tuple[int, ...]:
    """Return by seat the place with handicaps, 1 for the winner; equal scores share a place."""
    sign = -1 if fewest else 1
    worth = [
        sign * score_with(score, handicap, fewest=fewest)
        for score, handicap in zip(scores, handicaps, strict=True)
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
