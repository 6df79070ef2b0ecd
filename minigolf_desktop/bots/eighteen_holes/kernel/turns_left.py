"""How many turns a golfer needs from every hex to a green, and where drawn cards can bring a ball.

Turns are worked out once for a hole, with clubs as they come: from every hex the mean over what a
few clubs of all allow, shot after shot. With the clubs of a hand each is played once, then all
come back; what is left is worked out as far as is asked for.

Rows of a course: a deck with and without the step that rough costs, for every aim that may be told
before the draw, then every flight of a wood. A row has by hex, for every card that is no special
one, the hexes of which the player may choose one. A ball that is out of bounds whatever is chosen
has the one number :attr:`Shots.out`, beyond the last hex.
"""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT, BIG_HIT, KIND_BITS
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    BUNKER,
    CHIP,
    DECKS,
    LAKE,
    NONE,
    TREES,
    WATER,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.table import STAYS, Cards, CourseTables

# --- Where a drawn card can bring a ball, and what a draw is worth when hexes have a cost

AIMS: Final = 7
"""Six directions, and before them none."""
WOODS: Final = DECKS * 2 * AIMS
"""The row of the first flight; after it one for each."""

PLAIN: Final = 0
"""Of the cards drawn the player takes the best."""
THROWN_BY_RIVAL: Final = 1
"""The best one is thrown away first (big hit)."""
THROWN_BY_CHANCE: Final = 2
"""Any one is thrown away first (big hit, alone)."""


def row_of(deck: i64, short: bool, aim: i64) -> i64:
    """Return the row of a deck: ``short`` where shots fall short, ``aim`` as told before."""
    return (2 * deck + (1 if short else 0)) * AIMS + aim + 1


@final
class Shots:
    """The shots of a course."""

    out: i64
    """Stands for out of bounds."""

    def __init__(self, cards: Cards, ground: CourseTables) -> None:
        """Take the course; rows are worked out hex by hex when they are asked for."""
        self.cards: Cards = cards
        self.ground: CourseTables = ground
        self.out = ground.size
        self._none: list[list[int]] = []
        none_yet: list[list[list[int]]] = []
        self._rows: list[list[list[list[int]]]] = [none_yet] * (WOODS + len(cards.ways))

    def ends(self, row: i64, place: i64) -> list[list[int]]:
        """Return what a row says of a hex: by card the hexes of which one may be chosen."""
        rows = self._rows[row]
        if not rows:
            rows = [self._none] * self.ground.size
            self._rows[row] = rows
        found = rows[place]
        if not found:
            found = self._ends(row, place)
            rows[place] = found
        return found

    def _ends(self, row: i64, place: i64) -> list[list[int]]:
        if row >= WOODS:
            wood: i64 = row - WOODS
            return [self.ends_of_flights([wood], place, NONE)]
        deck = row // (2 * AIMS)
        short = row // AIMS % 2 == 1
        aim = row % AIMS - 1
        found: list[list[int]] = []
        for card in self.cards.of_deck[deck]:
            if self.cards.draw_from[card] == NONE:
                found.append(self.ends_of_card(card, short, place, aim))
        return found

    def ends_of_card(self, card: i64, short: bool, place: i64, aim: i64) -> list[int]:
        """Return the hexes of which one may be chosen with a card."""
        cards = self.cards
        flights = cards.short_flights[card] if short else cards.flights[card]
        return self.ends_of_flights(flights, place, aim)

    def ends_of_flights(self, flights: list[int], place: i64, aim: i64) -> list[int]:
        """Return where some flights end, in a direction or in all."""
        found: list[int] = []
        for way in range(6):
            if aim not in (NONE, way):
                continue
            for flight in flights:
                end: i64 = self.ground.ends[flight][6 * place + way]
                if end != NONE and end not in found:
                    found.append(end)
        return found or [self.out]

    def exits(self, deck: i64, place: i64, aim: i64) -> list[int]:
        """Return by card where a ball is that was to leave a bunker, or :attr:`out`."""
        found: list[int] = []
        for card in self.cards.of_deck[deck]:
            turn: i64 = self.cards.out_of_bunker[card]
            if turn != NONE:
                found.append(self.exit_of(turn, place, aim))
        return found

    def exit_of(self, turn: i64, place: i64, aim: i64) -> i64:
        """Return where a ball is after a card that says this of a bunker, or :attr:`out`."""
        if turn == STAYS:
            return place
        onto: i64 = self.ground.beside[6 * place + (aim + turn) % 6]
        if onto >= self.ground.size:
            return self.out
        return place if self.ground.ground[onto] >= TREES else onto


def mean_of_draw(costs: list[float], drawn: i64, thrown: i64) -> float:
    """Return the mean cost of a draw, of the costs that the cards of the deck would leave.

    So many are drawn; before the player chooses, one may be thrown away.
    """
    count = len(costs)
    if thrown == THROWN_BY_CHANCE:
        drawn -= 1
        thrown = PLAIN
    total = 0.0
    if drawn <= 1 or count <= drawn:
        for cost in costs:
            total += cost
        return total / count
    ranked = sorted(costs)
    ways = 0.0
    for before, cost in enumerate(ranked):
        after = count - 1 - before
        if thrown == PLAIN:
            # The least of those drawn, which are two or, by chance, three.
            way = after if drawn == 2 else after * (after - 1)
        else:
            # The second of those drawn.
            way = before if drawn == 2 else 2 * before * after
        total += cost * way
        ways += way
    return total / ways


# --- How many turns a golfer needs from every hex to a green

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
        self, course: "CourseInTurns", at: list[float], ends: list[bool], lies: list[float]
    ) -> None:
        """Take the turns by hex."""
        self.course: CourseInTurns = course
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
class CourseInTurns:
    """A course, as golfers with the same powers and penalties see it."""

    def __init__(
        self, cards: Cards, ground: CourseTables, swims: bool, penalty: int, roams: bool
    ) -> None:
        """Take the course; ``swims`` where water costs nothing, ``penalty`` for out of bounds.

        Where all greens may be played to at once, ``roams``, less is worked out for each.
        """
        self._roams: bool = roams
        self.cards: Cards = cards
        self.ground: CourseTables = ground
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

    def of_club(self, club: i64, place: i64, goal: Goal, walks: bool = True) -> float:
        """Return the mean turns left after the best use of a club, with clubs as they come then."""
        self._shared = self._nothing[:]
        return self._of_club(club, place, goal, walks)

    def _of_club(self, club: i64, place: i64, goal: Goal, walks: bool) -> float:
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
        least = at[goal.walk(place)] if walks else FAR
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
        each = sorted([self._of_club(club, place, goal, True) for club in self._box])
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
def course_of(
    cards: Cards, ground: CourseTables, swims: bool, penalty: int, roams: bool
) -> CourseInTurns:
    """Return a course, the same one again for the same tables."""
    return CourseInTurns(cards, ground, swims, penalty, roams)


# --- How many turns a golfer needs to a goal with the clubs of a hand

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
        self,
        goal: Goal,
        clubs: tuple[int, ...],
        lasting: i64,
        bound: bool,
        following: i64,
        apart: bool,
    ) -> None:
        """Take the clubs and, as bits of their places, which come back into the hand at once.

        Who is ``bound`` plays woods and drivers from a tee box, and does not walk from there
        (Slugger's B side). ``following`` is the hole to be played after this one, NONE where that
        is any; what clubs save there is kept ``apart`` where turns are not all that counts.
        """
        self.goal: Goal = goal
        self._apart: bool = apart
        self.clubs: list[int] = list(clubs)
        self.lasting: i64 = lasting
        self._bound: bool = bound
        self._teeing_off: i64 = 0
        tee_off: i64 = goal.course.cards.tee_off
        for number, club in enumerate(clubs):
            if tee_off >> club & 1:
                self._teeing_off |= 1 << number
        self.trials = 0
        none_yet: list[float] = []
        self._rows: list[list[float]] = [none_yet] * (SUBSETS * (TO_THE_END + 1))
        self._from_tees: dict[int, float] = {}
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
            usable = self._usable(hand, tee)
            for number, cost in enumerate(each):
                if usable >> number & 1:
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
            return self._from_tee(place) if self._is_bound(place) else goal.at[place]
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
        usable = self._usable(hand, place)
        for number in range(len(self.clubs)):
            if usable >> number & 1:
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

    def _is_bound(self, place: i64) -> bool:
        return self._bound and self.goal.course.ground.tee_box[place]

    def _usable(self, hand: i64, place: i64) -> i64:
        """Return which clubs of a hand may be played from a hex; all where none could be."""
        if self._is_bound(place) and hand & self._teeing_off:
            return hand & self._teeing_off
        return hand

    def _from_tee(self, place: i64) -> float:
        """Return the turns left from a tee box with the clubs for it, and then as they come."""
        if place not in self._from_tees:
            goal = self.goal
            least = FAR
            for club in self.clubs:
                if goal.course.cards.tee_off >> club & 1:
                    least = min(least, goal.course.of_club(club, place, goal, False))
            self._from_tees[place] = 1 + least if least < FAR else goal.at[place]
        return self._from_tees[place]

    def _after(self, club: i64, hand: i64, depth: i64, place: i64) -> float:
        """Return the mean turns left after the best use of a club."""
        goal = self.goal
        course = goal.course
        cards, ground = course.cards, course.ground
        if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
            return self._after_exit(club, hand, depth, place)
        least = FAR if self._is_bound(place) else self.left(hand, depth, goal.walk(place))
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
