"""How many turns a golfer needs to a goal with the clubs of a hand.

Each club is played once, then all come back; what is left is worked out as far as is asked for.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, CHIP, NONE
from minigolf_desktop.bots.eighteen_holes.kernel.shots import (
    PLAIN,
    WOODS,
    mean_of_draw,
    row_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import FAR, Goal

UNKNOWN: Final = -1000.0
"""What was not yet asked for."""
KEPT: Final = 1.0
"""How much of what a club saves on the next tee counts."""
SUBSETS: Final = 32
"""How many hands five clubs make."""
TO_THE_END: Final = 7
"""As a depth: until all clubs are played."""
LASTING: Final = 2
"""So many shots are looked ahead with clubs that come back at once."""


@final
class Hand:
    """The turns to a goal with five clubs at most, some of them played."""

    trials: i64
    """Hexes that were looked at, with clubs in hand."""

    def __init__(
        self, goal: Goal, clubs: tuple[int, ...], lasting: i64, following: i64, apart: bool
    ) -> None:
        """Take the clubs and, as bits of their places, which come back into the hand at once.

        ``following`` is the hole to be played after this one, NONE where that is any; what clubs
        save there is kept ``apart`` where turns are not all that counts.
        """
        self.goal: Goal = goal
        self._apart: bool = apart
        self.clubs: list[int] = list(clubs)
        self.lasting: i64 = lasting
        self.trials = 0
        none_yet: list[float] = []
        self._rows: list[list[float]] = [none_yet] * (SUBSETS * (TO_THE_END + 1))
        self.kept: list[float] = [0.0] * SUBSETS
        """By clubs in hand: the turns that they cost or save once the goal is reached."""
        if 0 <= following < len(goal.course.ground.greens):
            self._look_at_next_tee(following)

    def _look_at_next_tee(self, hole: i64) -> None:
        course = self.goal.course
        goal = course.hole(hole)
        tee: i64 = course.ground.tees[hole]
        each = [course.of_club(club, tee, goal) for club in self.clubs]
        every = (1 << len(each)) - 1
        for hand in range(1, every + 1):
            least = FAR
            for number, cost in enumerate(each):
                if hand >> number & 1:
                    least = min(least, cost)
            self.kept[hand] = KEPT * (least - max(each))
        self.kept[0] = self.kept[every]

    def left(self, hand: i64, depth: i64, place: i64) -> float:
        """Return the turns left from a hex.

        ``hand`` is made of the places of clubs, as bits; so many shots are looked ahead.
        """
        goal = self.goal
        if goal.ends[place]:
            return goal.at[place] + (0.0 if self._apart else self.kept[hand])
        if depth == 0:
            return goal.at[place]
        if hand == 0:
            # All come back; from there on they are looked at no further.
            depth = 1
            hand = (1 << len(self.clubs)) - 1
        index = SUBSETS * depth + hand
        row = self._rows[index]
        if not row:
            row = [UNKNOWN] * goal.course.ground.size
            self._rows[index] = row
        known = row[place]
        if known != UNKNOWN:
            return known
        self.trials += 1
        deeper = depth if depth == TO_THE_END else depth - 1
        least = FAR
        for number in range(len(self.clubs)):
            if hand >> number & 1:
                after = hand
                further = deeper
                if self.lasting >> number & 1:
                    further = min(deeper, LASTING) if depth == TO_THE_END else deeper
                else:
                    after = hand ^ (1 << number)
                least = min(least, self._after(self.clubs[number], after, further, place))
        found = 1 + goal.lies[place] + least
        row[place] = found
        return found

    def _after(self, club: i64, hand: i64, depth: i64, place: i64) -> float:
        """Return the mean turns left after the best use of a club."""
        goal = self.goal
        course = goal.course
        cards, ground = course.cards, course.ground
        if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
            return self._after_exit(club, hand, depth, place)
        least = self.left(hand, depth, goal.walk(place))
        if cards.tee_only >> club & 1 and not ground.tee_box[place]:
            return least
        short = ground.rough[place] and cards.rough_penalty[club] == 1
        drawn: i64 = cards.drawn[club]
        decks = (
            cards.draw_decks[club] & ~(1 << cards.big_hit_deck[club])
            if (cards.big_hit_deck[club] != NONE)
            else cards.draw_decks[club]
        )
        if decks == 0:
            wood: i64 = cards.wood_rough[club] if ground.rough[place] else cards.wood[club]
            return min(least, self._after_draw(WOODS + wood, hand, depth, place, 1))
        for deck in clubs_of(decks):
            aim: i64 = NONE
            if deck == CHIP and cards.draws[club][0] & ARGUMENT != 7:
                aim = goal.chip_aim(short, place)
            cost = self._after_draw(row_of(deck, short, aim), hand, depth, place, drawn)
            least = min(least, cost)
        return least

    def _after_draw(self, row: i64, hand: i64, depth: i64, place: i64, drawn: i64) -> float:
        goal = self.goal
        out = goal.course.shots.out
        costs: list[float] = []
        for ends in goal.looked_at(row, place):
            if ends[0] == out:
                costs.append(goal.at[place] + goal.course.penalty)
                continue
            least = FAR
            for end in ends:
                least = min(least, self.left(hand, depth, end))
            costs.append(least)
        return mean_of_draw(costs, drawn, PLAIN)

    def _after_exit(self, club: i64, hand: i64, depth: i64, place: i64) -> float:
        goal = self.goal
        course = goal.course
        decks = course.cards.exit_decks[club]
        if decks == 0:
            return goal.at[place]
        least = FAR
        for deck in clubs_of(decks):
            exits = course.shots.exits(deck, place, goal.exit_aim(deck, place))
            total = 0.0
            for end in exits:
                if end in (course.shots.out, place):
                    total += goal.at[place]
                else:
                    total += self.left(hand, depth, end)
            least = min(least, total / len(exits))
        return least
