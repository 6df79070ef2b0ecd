"""A course as tables of whole numbers, with where every flight ends.

Hexes are numbered as in the model's :class:`~minigolf_desktop.model.eighteen_holes.field.Field`.
"""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import KIND_BITS, MOVE_ONE_HEX
from minigolf_desktop.bots.eighteen_holes.kernel.cards import Cards
from minigolf_desktop.bots.eighteen_holes.kernel.codes import CLUBHOUSE, NONE, OUTSIDE, TREES
from minigolf_desktop.model.eighteen_holes.field import Field, ways_to_greens
from minigolf_desktop.model.eighteen_holes.terrain import GOOD_LIES


@final
class Ground:
    """A course."""

    size: i64
    """How many hexes it has."""
    ground: bytes
    """By hex: the ground, of everywhere beyond too."""
    beside: list[int]
    """By six times the hex plus the direction: the neighbour."""
    walks: list[list[int]]
    """By hex of the course: the actions of walking to the hexes beside."""
    rough: list[bool]
    """By hex of the course: whether a ball lies in the rough there."""
    tee_box: list[bool]
    """By hex of the course: whether it is a tee box."""
    hole_at: list[int]
    """By hex of the course: the hole whose green it is; NONE elsewhere."""
    tees: list[int]
    greens: list[int]
    pars: list[int]
    steps: list[list[int]]
    """By hole, then hex of the course: how many steps the green lies away on foot."""
    ends: list[list[int]]
    """By number of a flight, then six times the hex plus the aim: where the ball comes to lie;
    NONE where it is out of bounds."""

    def __init__(self, field: Field, cards: Cards, fly_over: bool) -> None:
        """Work out the tables; ``fly_over`` lets balls cross open ground outside (ruling H10)."""
        size = field.size
        self.size = size
        self.ground = field.ground
        self.beside = [row[place] for place in range(len(field.ground)) for row in field.next]
        self.walks = [self._walks(place) for place in range(size)]
        self.rough = [field.ground[place] not in GOOD_LIES for place in range(size)]
        self.tee_box = [place in field.tee_boxes for place in range(size)]
        self.tees = list(field.tees)
        self.greens = list(field.greens)
        self.pars = list(field.pars)
        self.hole_at = [NONE] * size
        for hole, green in reversed(list(enumerate(field.greens))):
            self.hole_at[green] = hole
        self.steps = [list(far) for far in ways_to_greens(field)]
        self._set_ends(cards, fly_over)

    def _walks(self, place: int) -> list[int]:
        return [
            MOVE_ONE_HEX << KIND_BITS | way
            for way in range(6)
            if self.ground[self.beside[6 * place + way]] < TREES
        ]

    def _set_ends(self, cards: Cards, fly_over: bool) -> None:
        flown = _Flown(self, fly_over)
        self.ends = []
        for number, way in enumerate(cards.ways):
            ends = [NONE] * (6 * self.size)
            for aim in range(6):
                chips = cards.chips[number]
                ends[aim::6] = flown.chips(aim, way) if chips else flown.flights(aim, way)
            self.ends.append(ends)


@final
class _Flown:
    """Works out where balls end that are hit from each hex of a course in one direction.

    A ball on its way is kept as the number of the hex that it is over, one that was stopped as that
    number plus the count of all hexes.
    """

    def __init__(self, ground: Ground, fly_over: bool) -> None:
        everywhere = range(len(ground.ground))
        count = len(ground.ground)
        self._ground = ground
        self._fly_over = fly_over
        self._next = [[ground.beside[6 * place + way] for place in everywhere] for way in range(6)]
        self._step: list[list[int]] = []
        for row in self._next:
            onward: list[int] = []
            for place, onto in enumerate(row):
                if ground.ground[onto] == TREES:
                    onward.append(count + place)
                elif onto >= ground.size and not fly_over:
                    onward.append(count + onto)
                else:
                    onward.append(onto)
            self._step.append(onward + [count + place for place in everywhere])
        in_play = [
            NONE if ground.ground[place] in (CLUBHOUSE, OUTSIDE) else place for place in everywhere
        ]
        self._lie = in_play + in_play
        self._begun: dict[tuple[int, tuple[int, ...]], list[int]] = {}

    def flights(self, aim: int, way: tuple[int, ...]) -> list[int]:
        """Return, by hex, where a ball lies after a flight; NONE out of bounds."""
        lie = self._lie
        return [lie[ball] for ball in self._flown(aim, way)]

    def _flown(self, aim: int, way: tuple[int, ...]) -> list[int]:
        if not way:
            return list(range(self._ground.size))
        if (aim, way) not in self._begun:
            before = self._flown(aim, way[:-1])
            step = self._step[(aim + way[-1]) % 6]
            self._begun[aim, way] = [step[ball] for ball in before]
        return self._begun[aim, way]

    def chips(self, aim: int, way: tuple[int, ...]) -> list[int]:
        """Return, by hex, where a chip lands: over trees, never on them (page 13)."""
        size, ground = self._ground.size, self._ground.ground
        rows = [self._next[(aim + turn) % 6] for turn in way]
        ends: list[int] = []
        for start in range(size):
            path = [start]
            for row in rows:
                path.append(row[path[-1]])
            if not self._fly_over and max(path) >= size:
                ends.append(NONE)
                continue
            while len(path) > 1 and ground[path[-1]] == TREES:
                path.pop()
            ends.append(self._lie[path[-1]])
        return ends
