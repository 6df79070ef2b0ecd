"""How many turns a golfer needs from every hex to a green.

It is worked out once for a hole, with clubs as they come: from every hex the mean over what a few
clubs of all allow, shot after shot. With the clubs of a hand :class:`~.hand.Hand` does it.
"""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT, BIG_HIT, KIND_BITS
from minigolf_desktop.bots.eighteen_holes.kernel.cards import Cards
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, CHIP, LAKE, NONE, TREES, WATER
from minigolf_desktop.bots.eighteen_holes.kernel.ground import Ground
from minigolf_desktop.bots.eighteen_holes.kernel.shots import (
    PLAIN,
    THROWN_BY_RIVAL,
    WOODS,
    Shots,
    mean_of_draw,
    row_of,
)

SWEEPS: Final = 2
"""How often the turns of all hexes are worked out from those of the others."""
ROAMED: Final = 8
"""So do those that lie farther than this, where all greens may be played to at once."""
BEYOND_THE_TEE: Final = 3
"""Hexes that lie farther from a green than its tee and this keep the first guess."""
HEXES_A_SHOT: Final = 3.5
"""How far a shot brings a ball, for the first guess."""
EXTRA_TURN: Final = 0.6
"""What an extra turn from a tee box is worth, in turns."""
MOST_GOALS: Final = 24
"""So many sets of greens are kept before all are forgotten."""
WORTH_A_LOOK: Final = 0.7
"""A hex that takes so many turns more than the best one at hand is not looked at closer."""
FAR: Final = 40.0
"""More turns than any hex takes."""


@final
class Goal:
    """The turns from every hex to what is wanted: a green, or one of several."""

    at: list[float]
    """By hex, with clubs as they come."""
    ends: list[bool]
    """By hex: whether a ball there has arrived."""
    lies: list[float]
    """By hex: the turns that lying there costs or saves besides."""

    def __init__(
        self, course: "Course", at: list[float], ends: list[bool], lies: list[float]
    ) -> None:
        """Take the turns by hex."""
        self.course: Course = course
        self.at = at
        self.ends = ends
        self.lies = lies
        size = course.ground.size
        none: list[list[int]] = []
        self._none: list[list[int]] = none
        none_yet: list[list[list[int]]] = []
        self._rows: list[list[list[list[int]]]] = [none_yet] * (WOODS + len(course.cards.ways))
        self._aims: list[int] = [NONE] * (2 * size)
        self._exit_aims: list[int] = [NONE] * (5 * size)
        self._walks: list[int] = [NONE] * size

    def looked_at(self, row: i64, place: i64) -> list[list[int]]:
        """Return by card the hexes that are worth a look, of those that may be chosen."""
        rows = self._rows[row]
        if not rows:
            rows = [self._none] * self.course.ground.size
            self._rows[row] = rows
        found = rows[place]
        if not found:
            found = [self._best_of(ends) for ends in self.course.shots.ends(row, place)]
            rows[place] = found
        return found

    def _best_of(self, ends: list[int]) -> list[int]:
        at, out = self.at, self.course.shots.out
        if ends[0] == out:
            return ends
        least = FAR
        for end in ends:
            least = min(least, at[end])
        return [end for end in ends if at[end] <= least + WORTH_A_LOOK]

    def chip_aim(self, short: bool, place: i64) -> i64:
        """Return the best direction to tell before a chip."""
        index = 2 * place + (1 if short else 0)
        found: i64 = self._aims[index]
        if found == NONE:
            least = FAR
            found = 0
            for aim in range(6):
                cost = self.course.mean(row_of(CHIP, short, aim), place, self.at, 1, PLAIN)
                if cost < least:
                    least, found = cost, aim
            self._aims[index] = found
        return found

    def exit_aim(self, deck: i64, place: i64) -> i64:
        """Return the best direction out of a bunker with a deck."""
        index = 5 * place + deck
        found: i64 = self._exit_aims[index]
        if found == NONE:
            least = FAR
            found = 0
            for aim in range(6):
                cost = self.course.mean_of_exit(deck, place, aim, self.at)
                if cost < least:
                    least, found = cost, aim
            self._exit_aims[index] = found
        return found

    def walk(self, place: i64) -> i64:
        """Return the best hex beside; the hex itself where there is none."""
        found: i64 = self._walks[place]
        if found == NONE:
            ground = self.course.ground
            found = place
            for way in range(6):
                beside: i64 = ground.beside[6 * place + way]
                if beside >= ground.size or ground.ground[beside] >= TREES:
                    continue
                if found == place or self.at[beside] < self.at[found]:
                    found = beside
            self._walks[place] = found
        return found


@final
class Course:
    """A course, as golfers with the same powers and penalties see it."""

    def __init__(
        self, cards: Cards, ground: Ground, swims: bool, penalty: int, roams: bool
    ) -> None:
        """Take the course; ``swims`` where water costs nothing, ``penalty`` for out of bounds.

        Where all greens may be played to at once, ``roams``, less is worked out for each.
        """
        self._roams: bool = roams
        self.cards: Cards = cards
        self.ground: Ground = ground
        self.shots: Shots = Shots(cards, ground)
        self.penalty: float = float(penalty)
        self.lies: list[float] = [
            1.0 if kind in (WATER, LAKE) and not swims else 0.0
            for kind in ground.ground[: ground.size]
        ]
        names = cards.names
        self._box: list[int] = [club for club in range(len(names)) if names[club] == club]
        nothing: list[float] = []
        self._nothing: list[list[float]] = [nothing] * (WOODS + len(cards.ways))
        self._shared: list[list[float]] = self._nothing[:]
        self._greens: dict[bytes, Goal] = {}
        none: list[Goal] = []
        self._holes: list[list[Goal]] = [none] * len(ground.greens)

    def hole(self, hole: i64) -> Goal:
        """Return the turns to the green of a hole."""
        if not self._holes[hole]:
            self._holes[hole] = [self._of_hole(hole)]
        return self._holes[hole][0]

    def mean(self, row: i64, place: i64, at: list[float], drawn: i64, thrown: i64) -> float:
        """Return the mean turns left after a draw."""
        return mean_of_draw(self.costs(row, place, at), drawn, thrown)

    def costs(self, row: i64, place: i64, at: list[float]) -> list[float]:
        """Return by card the least turns left of the hexes of which one may be chosen."""
        costs: list[float] = []
        for ends in self.shots.ends(row, place):
            least = min([at[end] for end in ends])
            costs.append(least if least < FAR else at[place] + self.penalty)
        return costs

    def _shared_mean(self, row: i64, place: i64, at: list[float], drawn: i64, thrown: i64) -> float:
        """Return the same where several clubs of the box draw from a row of one hex."""
        costs = self._shared[row]
        if not costs:
            costs = self.costs(row, place, at)
            self._shared[row] = costs
        return mean_of_draw(costs, drawn, thrown)

    def mean_of_exit(self, deck: i64, place: i64, aim: i64, at: list[float]) -> float:
        """Return the mean turns left after an attempt to leave a bunker."""
        total = 0.0
        exits = self.shots.exits(deck, place, aim)
        for end in exits:
            total += at[end] if end != self.shots.out else at[place] + self.penalty
        return total / len(exits)

    def of_club(self, club: i64, place: i64, goal: Goal) -> float:
        """Return the mean turns left after the best use of a club, with clubs as they come then."""
        self._shared = self._nothing[:]
        return self._of_club(club, place, goal)

    def _of_club(self, club: i64, place: i64, goal: Goal) -> float:
        cards, ground, at = self.cards, self.ground, goal.at
        least = FAR
        if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
            decks: list[int] = []
            for action in cards.exits[club]:
                deck: i64 = (action & ARGUMENT) // 6
                if deck not in decks:
                    decks.append(deck)
            for deck in decks:
                aim = goal.exit_aim(deck, place)
                least = min(least, self.mean_of_exit(deck, place, aim, at))
            return least if decks else at[place]
        least = at[goal.walk(place)]
        if cards.tee_only >> club & 1 and not ground.tee_box[place]:
            return least
        short = ground.rough[place] and cards.rough_penalty[club] == 1
        drawn: i64 = cards.drawn[club]
        told = False
        for action in cards.draws[club]:
            if action >> KIND_BITS == BIG_HIT:
                row = row_of(cards.big_hit_deck[club], short, NONE)
                cost = self._shared_mean(row, place, at, drawn + 1, THROWN_BY_RIVAL)
            else:
                deck = (action & ARGUMENT) // 7 - 1
                if deck == NONE:
                    wood: i64 = cards.wood_rough[club] if ground.rough[place] else cards.wood[club]
                    cost = self._shared_mean(WOODS + wood, place, at, 1, PLAIN)
                elif (action & ARGUMENT) % 7 == 0:
                    cost = self._shared_mean(row_of(deck, short, NONE), place, at, drawn, PLAIN)
                elif told:
                    continue
                else:
                    told = True
                    aim = goal.chip_aim(short, place)
                    cost = self._shared_mean(row_of(deck, short, aim), place, at, drawn, PLAIN)
            least = min(least, cost)
        return least

    def of_greens(self, holes: list[int], less: list[float]) -> Goal:
        """Return the turns to any of some greens, each worth so many turns less than the best."""
        key = bytes(holes) + repr(less).encode()
        if key not in self._greens:
            if len(self._greens) >= MOST_GOALS:
                self._greens.clear()
            self._greens[key] = self._of_greens(holes, less)
        return self._greens[key]

    def _of_greens(self, holes: list[int], less: list[float]) -> Goal:
        size = self.ground.size
        at = [FAR] * (size + 1)
        lies = self.lies[:]
        ends = [False] * size
        for number, hole in enumerate(holes):
            worse = less[number]
            ends[self.ground.greens[hole]] = True
            for place, turns in enumerate(self.hole(hole).at):
                at[place] = min(at[place], turns + worse)
        for place in range(size):
            if self.ground.tee_box[place]:
                at[place] -= EXTRA_TURN
                lies[place] -= EXTRA_TURN
        at[size] = FAR
        return Goal(self, at, ends, lies)

    def _of_hole(self, hole: i64) -> Goal:
        ground = self.ground
        steps = ground.steps[hole]
        green: i64 = ground.greens[hole]
        at = [1 + far / HEXES_A_SHOT + lie for far, lie in zip(steps, self.lies, strict=True)]
        at.append(FAR)
        at[green] = 0.0
        ends = [place == green for place in range(ground.size)]
        goal = Goal(self, at, ends, self.lies)
        order = sorted(range(ground.size), key=steps.__getitem__)
        edge: int = min(steps[ground.tees[hole]] + BEYOND_THE_TEE, ROAMED if self._roams else 99)
        near = [
            place
            for place in order
            if place != green and ground.ground[place] < TREES and steps[place] <= edge
        ]
        for sweep in range(SWEEPS):
            for place in near:
                at[place] = 1 + self.lies[place] + self._as_they_come(place, goal)
            if sweep == 0:
                # Directions were chosen by a guess.
                goal = Goal(self, at, ends, self.lies)
        return goal

    def _as_they_come(self, place: i64, goal: Goal) -> float:
        """Return the mean turns left after the best of a few clubs of the box."""
        self._shared = self._nothing[:]
        each = sorted([self._of_club(club, place, goal) for club in self._box])
        total = 0.0
        ways = 0.0
        count = len(each)
        for number, cost in enumerate(each):
            after = count - 1 - number
            way = after * (after - 1)
            total += way * cost
            ways += way
        return total / ways


@lru_cache(maxsize=8)
def course_of(cards: Cards, ground: Ground, swims: bool, penalty: int, roams: bool) -> Course:
    """Return a course, the same one again for the same tables."""
    return Course(cards, ground, swims, penalty, roams)
