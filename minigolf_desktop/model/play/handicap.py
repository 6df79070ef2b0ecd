"""Handicaps: a head start with which everybody at a table would win as often.

It is counted in what the game counts, as whole points added or strokes taken off at the end. It
changes nothing of the play: rules, records and codes know nothing of it, and a result is told with
it and without.

What somebody scored lately tells how scores of that player spread: whoever has a bad day now and
then is not taken for one who is always a little worse. The middle is drawn towards that of the
table, and the shape towards a bell curve, the more so the fewer games are known; the head starts
are those that make all chances of a win equal.
"""

from collections.abc import Sequence
from math import erf, exp, prod, sqrt
from statistics import fmean, median, pstdev
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
_PLACES = 30
"""Scores between the worst and the best at which chances are added up."""
_TAILS = 3.0
"""How far beyond the worst and the best game a score is reckoned with, in its doubts."""


class Form(NamedTuple):
    """How well somebody plays, as far as it is known; in points, or strokes with their sign turned:
    more is better.
    """

    scores: tuple[float, ...]
    """Each is as likely as the others."""
    doubt: float
    """Standard deviation by which a score strays from one of them."""

    def lifted(self, start: float) -> "Form":
        """Return it with a head start."""
        return Form(tuple(score + start for score in self.scores), self.doubt)

    def density(self, score: float) -> float:
        """Return how likely a score is, beside others."""
        away = [(score - one) / self.doubt for one in self.scores]
        return sum(exp(-one * one / 2) for one in away) / (len(away) * self.doubt)

    def below(self, score: float) -> float:
        """Return how likely it is that a score is not reached."""
        away = [(score - one) / self.doubt for one in self.scores]
        return sum(1 + erf(one / sqrt(2)) for one in away) / (2 * len(away))


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
        spread = sqrt(_variance([own], pooled))
        # As much of the shape is that of the games as of the spread is.
        shape = sqrt(len(own) / (len(own) + _PRIOR))
        scores = tuple(mean + shape * (score - fmean(own)) for score in own) or (mean,)
        forms.append(Form(scores, spread * sqrt(1 - shape * shape)))
    return forms


def _variance(groups: Sequence[Sequence[float]], prior: float) -> float:
    """Return the variance within groups, a prior one counted for some games more."""
    squares = sum((score - fmean(own)) ** 2 for own in groups if own for score in own)
    freedom = sum(len(own) - 1 for own in groups if own)
    return (squares + _PRIOR * prior) / (freedom + _PRIOR)


def head_starts(forms: Sequence[Form]) -> list[float]:
    """Return by player what must be added so that each wins as often; the least of them is 0."""
    means = [fmean(form.scores) for form in forms]
    starts = [max(means) - mean for mean in means]
    stride = _STRIDE * fmean(form.doubt + pstdev(form.scores) for form in forms)
    for _ in range(_STEPS):
        chances = win_chances(
            [form.lifted(start) for form, start in zip(forms, starts, strict=True)]
        )
        starts = [
            start + stride * (1 / len(forms) - chance)
            for start, chance in zip(starts, chances, strict=True)
        ]
    least = min(starts)
    return [start - least for start in starts]


def win_chances(forms: Sequence[Form]) -> list[float]:
    """Return by player how often that one has the best score of all."""
    worst = min(min(form.scores) - _TAILS * form.doubt for form in forms)
    best = max(max(form.scores) + _TAILS * form.doubt for form in forms)
    places = [worst + (best - worst) * step / _PLACES for step in range(_PLACES + 1)]
    below = [[form.below(place) for place in places] for form in forms]
    chances = []
    for number, form in enumerate(forms):
        others = [*below[:number], *below[number + 1 :]]
        chances.append(
            sum(
                form.density(place) * prod(other[at] for other in others)
                for at, place in enumerate(places)
            )
        )
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
