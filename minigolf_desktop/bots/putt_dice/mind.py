"""The computer's players of Putt Dice.

All know exactly how many strokes a choice of dice costs in the end. The weaker ones misjudge it,
each character likes something besides, and on the last holes a hard one plays to win.
"""

from collections.abc import Iterator
from functools import lru_cache

from minigolf_desktop.bots.hint import MOST_HINTS, Hint, Reason
from minigolf_desktop.bots.mind import Thinker, Thought, wobble
from minigolf_desktop.bots.putt_dice.winning import (
    Chances,
    HoleAims,
    aims_by_winning,
    together,
)
from minigolf_desktop.model.play import Character, Level, Randomness
from minigolf_desktop.model.putt_dice import (
    HOLES,
    MOST_STROKES,
    Action,
    ChooseMishap,
    Dice,
    Mishap,
    Odds,
    Phase,
    PickFirst,
    Prospects,
    PuttDiceRules,
    Roll,
    View,
    mishaps_on,
    odds_of,
    suffer,
    total,
)
from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.state import hole_of, leaders_of_hole

MISJUDGED = {Level.EASY: 1.2, Level.MEDIUM: 0.3, Level.HARD: 0.0}
"""By level: by how many strokes a choice of dice is misjudged (standard deviation)."""

LOOKS_AHEAD = 3
"""Holes before the end from which on a hard player plays to win; before that the fewest strokes
are as good."""

HASTE = 0.06
"""Strokes that a die more is worth to Bruno, who is in a hurry."""
DARING = 1.0
"""Strokes that certain holing out is worth to Dario, who dares."""
FEAR = 1.5
"""Strokes that certain bad luck costs Enid, who hates water, besides what it costs."""


def mind(rules: PuttDiceRules) -> "PuttDiceMind":
    """Return what decides for the computer by some rules."""
    return PuttDiceMind(rules.dice)


class PuttDiceMind:
    """Decides for any seat of a round."""

    def __init__(self, dice: Dice) -> None:
        """Take the dice of the box."""
        self._table = FallTable(dice)
        self._prospects = lru_cache(maxsize=64)(self._prospects_of)
        self._aims = lru_cache(maxsize=64)(self._aims_of)
        self._strokes = lru_cache(maxsize=64)(self._strokes_of)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought:
        """Return what the seat to move does."""
        match view.phase:
            case Phase.PICK_FIRST:
                return Thought(PickFirst(_who_is_to_be_first(view)))
            case Phase.MISHAP:
                return Thought(self._mishap(view, thinker))
        return Thought(self._dice(view, thinker, randomness))

    def _dice(self, view: View, thinker: Thinker, randomness: Randomness) -> Action:
        if thinker.level is Level.HARD and _plays_to_win(view):
            aims = self._aims(view.hole)
            worths = aims.worths_of_dice(self._wanted(view), view.position, view.strokes)
            return Roll(1 + max(range(len(worths)), key=lambda place: (worths[place], -place)))
        prospects = self._prospects(view.hole)
        costs = []
        for dice in prospects.dice:
            error, randomness = wobble(randomness, MISJUDGED[thinker.level])
            cost = float(prospects.strokes_with(view.position, view.strokes, dice))
            costs.append(cost + error + self._taste(view, thinker, dice))
        return Roll(1 + costs.index(min(costs)))

    def hints(self, view: View, randomness: Randomness) -> Iterator[tuple[Hint, ...]]:
        """Yield one answer, which is exact.

        Reasons: ``strokes`` expected on the hole, ``hole_out`` and ``mishap`` with their chances,
        and on the last holes the chance of ``winning``.
        """
        match view.phase:
            case Phase.PUTT:
                found = [self._hint_of_dice(view, dice) for dice in self._prospects(view.hole).dice]
            case Phase.MISHAP:
                mishaps = mishaps_on(view.hole.tiles[view.position])
                found = [self._hint_of_mishap(view, mishap) for mishap in mishaps]
            case _:
                found = [Hint(PickFirst(_who_is_to_be_first(view)))]
        yield tuple(sorted(found, key=_promise)[:MOST_HINTS])

    def _hint_of_dice(self, view: View, dice: int) -> Hint:
        prospects, odds = self._prospects(view.hole), self._odds(view, dice)
        strokes = float(prospects.strokes_with(view.position, view.strokes, dice))
        reasons = [Reason("strokes", strokes)]
        if odds.hole_out:
            reasons.append(Reason("hole_out", float(odds.hole_out)))
        if odds.mishap:
            reasons.append(Reason("mishap", float(odds.mishap)))
        if _plays_to_win(view):
            aims = self._aims(view.hole)
            worths = aims.worths_of_dice(self._wanted(view), view.position, view.strokes)
            reasons.insert(0, Reason("winning", worths[dice - 1]))
        return Hint(Roll(dice), tuple(reasons))

    def _hint_of_mishap(self, view: View, mishap: Mishap) -> Hint:
        end, penalty = suffer(view.hole, view.position, mishap)
        taken = min(MOST_STROKES, view.strokes + penalty)
        strokes = float(self._prospects(view.hole).strokes(end, taken))
        reasons = [Reason("strokes", strokes)]
        if _plays_to_win(view):
            worths = self._aims(view.hole).worths(self._wanted(view))
            reasons.insert(0, Reason("winning", worths[taken][end]))
        return Hint(ChooseMishap(mishap), tuple(reasons))

    def _taste(self, view: View, thinker: Thinker, dice: int) -> float:
        """Return the strokes that a choice seems to cost besides; nothing to a hard player."""
        if thinker.level is Level.HARD:
            return 0.0
        match thinker.character:
            case Character.BRUNO:
                return -HASTE * dice
            case Character.DARIO:
                return -DARING * float(self._odds(view, dice).hole_out)
            case Character.ENID:
                return FEAR * float(self._odds(view, dice).mishap)
        return 0.0

    def _mishap(self, view: View, thinker: Thinker) -> Action:
        mishaps = mishaps_on(view.hole.tiles[view.position])
        if thinker.level is Level.HARD and _plays_to_win(view):
            aims = self._aims(view.hole)
            wanted = self._wanted(view)
            return ChooseMishap(aims.best_mishap(wanted, view.position, view.strokes, mishaps))
        prospects = self._prospects(view.hole)
        return ChooseMishap(prospects.best_mishap(view.position, view.strokes, mishaps))

    def _wanted(self, view: View) -> tuple[float, ...]:
        """Return by strokes on the hole how likely the seat to move then wins."""
        seat = view.order[view.turn]
        others = [
            (self._strokes_so_far(view, other), self._to_come(view, other))
            for other in view.order
            if other != seat
        ]
        ahead = [self._aims(hole_of(view.setup, hole)) for hole in range(view.round + 1, HOLES)]
        return aims_by_winning(self._strokes_so_far(view, seat), ahead, others)

    def _strokes_so_far(self, view: View, seat: int) -> int:
        """Return the strokes that count; in a play-off those of its last hole, where finished."""
        if view.round < HOLES:
            return total(view, seat)
        return sum(view.cards[seat][view.round :])

    def _to_come(self, view: View, seat: int) -> Chances:
        """Return how likely each number of strokes is on the holes that a seat has yet to play."""
        begun = len(view.cards[seat])
        last = max(HOLES, view.round + 1)
        return together([self._strokes(hole_of(view.setup, hole)) for hole in range(begun, last)])

    def _prospects_of(self, hole: PuttHole) -> Prospects:
        return Prospects(self._table, hole)

    def _aims_of(self, hole: PuttHole) -> HoleAims:
        return HoleAims(self._table, hole)

    def _strokes_of(self, hole: PuttHole) -> Chances:
        return self._aims(hole).strokes_of(self._prospects(hole))

    def _odds(self, view: View, dice: int) -> Odds:
        return odds_of(self._table, view.hole, view.position, dice)


def _promise(hint: Hint) -> tuple[float, ...]:
    """Return how good a move is, less for the better: by winning, then by strokes."""
    amounts = {reason.what: reason.amount for reason in hint.reasons}
    return (-amounts.get("winning", 0.0), amounts.get("strokes", 0.0))


def _plays_to_win(view: View) -> bool:
    """Return whether strokes alone are not the aim any more."""
    return len(view.order) > 1 and view.round >= HOLES - LOOKS_AHEAD


def _who_is_to_be_first(view: View) -> int:
    """Return whom to pick: who putts later knows what the others did.

    So it is one of the leaders after whom the others putt before the one who picks.
    """
    leaders, players = leaders_of_hole(view), len(view.setup.players)
    return min(leaders, key=lambda first: (first - view.last - 1) % players)
