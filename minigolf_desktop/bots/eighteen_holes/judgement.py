"""Judges decisions of 18 Holes, in turns that are left until the end.

How many turns are left is worked out from the cards that may still be drawn, not tried out. What is
hidden, the hands of the others above all, is dealt several times, at a glance once: by how much a
difference changes with it is its error. The best choice is that of a hard player, who sees the
others too; what it is worth more is told in turns. Luck is what the cards drawn allow, against the
mean of all draws.

Of a club that is drafted it is known how well it suits the places of the course, but not how often
it will be played from there: the judge tells which it would have picked, and no turns.
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from minigolf_desktop.bots.eighteen_holes.advice import SEEN, best_of, meaning_of
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    EXIT_BUNKER,
    KIND_BITS,
    PLAY_CLUB,
    action_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of
from minigolf_desktop.bots.eighteen_holes.kernel.playing import legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.mind import FULL, SHORT, GolfMind, Sight
from minigolf_desktop.bots.judgement import Judged, Marking, Outset, Verdict, Weighed, weighed
from minigolf_desktop.bots.mind import Hint
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.play import Randomness

MARKING: Final = Marking(slip=0.25, blunder=0.6, good=0.8, brilliant=0.2)
"""In turns. Six blunders of ten cost a stroke; a slip is more than a medium player misjudges."""
DEALS: Final = 3
"""How often what is hidden is dealt."""
JUDGED: Final = frozenset({Phase.SELECT, Phase.ACT, Phase.CHOOSE, Phase.EXTRA})
"""Phases whose decisions are judged: a club, its use, and which card is played."""
PREFERRED: Final = frozenset({Phase.DRAFT, Phase.DECLARE})
"""Phases before the first shot, in which it is told what the judge would have chosen."""
TURNS_ONLY: Final = Sight(rivals=False)
"""A sight in which a turn is worth the same everywhere."""
GLANCE: Final = 0.3
"""Standard error, in turns, of a difference that one deal shows."""
_BEYOND: Final = 500.0
"""Turns from which on a worth is no figure, but stands for always or never."""


def judge(rules: EighteenHolesRules) -> "GolfJudge":
    """Return what judges decisions by some rules."""
    return GolfJudge(rules)


class _Look(NamedTuple):
    """What a position is worth after each action, as one deal of what is hidden shows it."""

    position: Position
    actions: list[int]
    turns: list[float]
    """By action: turns left."""
    worths: list[float]
    """The same as a hard player sees it."""


class GolfJudge:
    """Judges which club is chosen, what is done with it, and which card is played."""

    marking = MARKING

    def __init__(self, rules: EighteenHolesRules, deals: int = DEALS) -> None:
        self._rules = rules
        self._mind = GolfMind(rules)
        self._deals = deals

    def judge(
        self,
        state: State,
        action: Action,
        after: State,
        randomness: Randomness,
    ) -> Iterator[Verdict]:
        """Yield what it says of an action in play, or of a club that is picked."""
        if state.phase in PREFERRED:
            preferred = self._prefer(state, action, randomness)
            if preferred is not None:
                yield preferred
        if state.phase not in JUDGED:
            return
        looks = self._looks(state, randomness)
        first = next(looks)
        done = next((n for n, one in enumerate(first.actions) if action_of(one) == action), None)
        if done is None or abs(first.turns[done]) > _BEYOND:
            return
        luck = self._luck(first, done, after)
        yield self._verdict(state, [first], done, luck)
        yield self._verdict(state, [first, *looks], done, luck)

    def settled(self, judged: Sequence[Judged]) -> list[Judged]:
        """Return the decisions as they are: what one of them tells hangs on no other."""
        return list(judged)

    def outset(self, states: Sequence[State], seat: int) -> Outset | None:
        """Return None: what a match comes to is counted otherwise in each mode, not in turns."""
        return None

    def _verdict(self, state: State, looks: list[_Look], done: int, luck: float) -> Verdict:
        """Return what so many deals show of an action, by its number."""
        first = looks[0]
        best = first.worths.index(min(first.worths))
        if first.worths[done] - first.worths[best] < SEEN or abs(first.turns[best]) > _BEYOND:
            best = done
        if best != done:
            cost = self._compare(looks, best, done)
            if cost.amount > SEEN:
                return Verdict(self._hint(state, first, best), cost, luck=luck)
        action = action_of(first.actions[done])
        if len(looks) == 1:
            return Verdict(Hint(action), luck=luck)
        lead, insight = self._praise(looks, done)
        return Verdict(Hint(action), lead=lead, insight=insight, luck=luck)

    def _prefer(self, state: State, done: Action, randomness: Randomness) -> Verdict | None:
        """Return which club it would have picked: what was done, where that is about as good."""
        view = self._rules.view(state, state.seat)
        position = position_of(self._rules.determinize(view, randomness))
        actions = legal(position)
        if len(actions) == 1:
            return None
        worths = self._mind.worths(position, actions, FULL)
        best = best_of(view, position, actions, worths, None)[0]
        worth = next(
            worth for one, worth in zip(actions, worths, strict=True) if action_of(one) == done
        )
        is_as_good = worth - min(worths) < SEEN
        return Verdict(Hint(done) if is_as_good else best)

    def _looks(self, state: State, randomness: Randomness) -> Iterator[_Look]:
        view = self._rules.view(state, state.seat)
        for _ in range(self._deals):
            key, randomness = randomness.below(1 << 60)
            position = position_of(self._rules.determinize(view, Randomness.of_seed(key)))
            actions = legal(position)
            turns = self._mind.worths_in_play(position, actions, TURNS_ONLY)
            worths = self._mind.worths_in_play(position, actions, FULL)
            yield _Look(position, actions, turns, worths)

    def _compare(self, looks: list[_Look], one: int, other: int) -> Weighed:
        """Return how many turns one action saves against another, as surely as can be told."""
        differences = [look.turns[other] - look.turns[one] for look in looks]
        if len(differences) == 1:
            return Weighed(differences[0], GLANCE)
        found = weighed(differences)
        # Differences that no hint tells of are no sure ones either.
        return Weighed(found.amount, hypot(found.error, SEEN))

    def _praise(self, looks: list[_Look], done: int) -> tuple[Weighed, Weighed]:
        """Return the lead of the best over the next, and over what looks best at first sight."""
        first = looks[0]
        position, actions = first.position, first.actions
        meaning = meaning_of(position, actions[done])
        others = [
            number
            for number, action in enumerate(actions)
            if meaning_of(position, action) != meaning and abs(first.turns[number]) < _BEYOND
        ]
        if not others:
            return Weighed(), Weighed()
        following = min(others, key=first.turns.__getitem__)
        lead = self._compare(looks, done, following)
        shallow = self._mind.worths_in_play(position, actions, SHORT)
        sight = shallow.index(min(shallow))
        if sight not in others:
            return lead, Weighed()
        return lead, self._compare(looks, done, sight)

    def _luck(self, look: _Look, done: int, after: State) -> float:
        """Return how many turns the cards drawn save against the mean of what could be drawn.

        Of a big hit nothing is told: somebody throws one of its cards away.
        """
        position, action = look.position, look.actions[done]
        if action >> KIND_BITS not in (PLAY_CLUB, EXIT_BUNKER) or after.phase is not Phase.CHOOSE:
            return 0.0
        drawn = position_of(after)
        if drawn.ball < 0:
            return 0.0
        judge = self._mind.judge(position, position.seat, TURNS_ONLY)
        clubs = judge.in_hand(position.players[position.seat].chosen)
        expected = look.turns[done] + judge.left(clubs, position.balls[drawn.ball].place)
        allowed = [
            one
            for one in self._mind.worths_in_play(drawn, legal(drawn), TURNS_ONLY)
            if abs(one) < _BEYOND
        ]
        return expected - min(allowed) if allowed else 0.0

    def _hint(self, state: State, look: _Look, best: int) -> Hint:
        """Return the best action with what may come of it."""
        action = action_of(look.actions[best])
        position, view = look.position, self._rules.view(state, state.seat)
        judge = self._mind.judge(position, position.seat, FULL)
        hints = best_of(view, position, look.actions, look.worths, judge, looks_on=False)
        return next((hint for hint in hints if hint.action == action), Hint(action))
