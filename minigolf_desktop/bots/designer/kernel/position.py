"""A game at one moment, on numbers, with what is done taken back exactly.

Layout. Racks and rows of seats are single ints, so that keeping a moment is keeping a few ints.
What an action does is in :mod:`turns`.

Below :data:`FIRST_PLACEMENT` an action is ``kind * 8 + argument``: the choice of a land, a slot, a
promise, or nothing. From there on it is a placement: ``cell * 32 + slot * 4 + rotation``, with
:data:`FROM_THE_GATE` as the slot of a tile in reserve. Cells are those of the ground
(:mod:`tables`); it has none so small that the two could be confused, and it numbers the cells of a
land the same way in every position, so an action means the same in all of a game.

What chance decides follows :mod:`minigolf_desktop.model.play.randomness` word for word. Its words
have 64 bits without a sign; here they are two halves, so that every product fits 64 bits with one.

The same rules as in :mod:`~minigolf_desktop.model.designer.racks` and
:mod:`~minigolf_desktop.model.play.randomness`: what changes there changes here.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.tables import MATCHED, Couple, Ground, Tables
from minigolf_desktop.bots.rows import extend, vec
from minigolf_desktop.model.designer import turns
from minigolf_desktop.model.designer.moves import EdgeChecking
from minigolf_desktop.model.designer.setup import Setup, VisitRule
from minigolf_desktop.model.play.randomness import Randomness

# --- Actions and phases as small ints

CHOOSE_LAND: Final = 0
PASS: Final = 8
PUT_BACK: Final = 16
"""A slot: the tile goes into the bag, in a group when the round is over."""
DISCARD: Final = 24
STOP: Final = 32
TAKE_PROMISE: Final = 40
DONE: Final = 48
RESERVE: Final = 56
COLLECT: Final = 64

KIND_BITS: Final = 3
"""So many bits below the kind."""
FIRST_PLACEMENT: Final = 128
FROM_THE_GATE: Final = 7
"""Slot of a placement: the tile in reserve."""

PHASE_CHOOSE_LAND: Final = 0
PHASE_TURN: Final = 1
PHASE_REST: Final = 2
PHASE_OVER: Final = 3
PHASE_PROMISES: Final = 4
"""The phases of the model, by the same numbers."""

SLOT_BITS: Final = 9
"""A rack is one int, so many bits a slot from the left: the design and one, or 0 for no tile."""
SLOT: Final = 511
SEAT_BITS: Final = 4
"""A row of seats is one int, so many bits each, the first lowest: the seat and one, or 0."""
SEAT: Final = 15

VISIT: Final = 255
"""A visit tile in the bag."""
PROMISES: Final = 7
"""Conditions that may be promised."""


@final
class TableOptions:
    """Of a set-up."""

    def __init__(self, setup: Setup) -> None:
        self.seats: i64 = setup.seats
        """Players, 1 to 5."""
        self.is_solo: bool = setup.is_solo
        self.is_advanced: bool = setup.is_advanced
        """Whether it is played with promises."""
        self.prevents: bool = setup.edges is EdgeChecking.PREVENT
        """Whether sides must fit."""
        self.reserve: bool = setup.reserve
        """Whether a tile may be kept on the gate."""
        self.untaken_call: bool = setup.is_advanced and setup.visits is VisitRule.UNTAKEN
        """Whether tiles not taken bring the clients."""
        self.mistakes: bool = setup.mistakes
        """Whether mismatches and wrong directions count."""


# --- What chance decides in a game, word for word as the model's generator does

_HALF: Final = 4294967295
_LOW: Final = 65535
_STRIDE_HIGH: Final = 0x9E3779B9
_STRIDE_LOW: Final = 0x7F4A7C15
_FIRST_HIGH: Final = 0xBF58476D
_FIRST_LOW: Final = 0x1CE4E5B9
_SECOND_HIGH: Final = 0x94D049BB
_SECOND_LOW: Final = 0x133111EB


@final
class RandomStream:
    """Where a game stands in its stream of random numbers."""

    def __init__(self, randomness: Randomness) -> None:
        self._key = randomness.key
        self._key_high: i64 = randomness.key >> 32
        self._key_low: i64 = randomness.key & _HALF
        self.counter: i64 = randomness.counter
        """Words taken: all that changes."""
        self._high: i64 = 0
        self._low: i64 = 0

    def randomness(self) -> Randomness:
        """Return it as the model keeps it."""
        return Randomness(self._key, self.counter)

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to ``limit`` - 1."""
        self.counter += 1
        self._multiply(self.counter >> 32, self.counter & _HALF, _STRIDE_HIGH, _STRIDE_LOW)
        low = self._low + self._key_low
        high = (self._high + self._key_high + (low >> 32)) & _HALF
        low &= _HALF
        # A shift of the whole word by 30 bits, then by 27, then by 31.
        self._multiply(
            high ^ high >> 30, low ^ (low >> 30 | high << 2 & _HALF), _FIRST_HIGH, _FIRST_LOW
        )
        high, low = self._high, self._low
        self._multiply(
            high ^ high >> 27, low ^ (low >> 27 | high << 5 & _HALF), _SECOND_HIGH, _SECOND_LOW
        )
        high, low = self._high, self._low
        low ^= low >> 31 | high << 1 & _HALF
        high ^= high >> 31
        return high * limit + (low * limit >> 32) >> 32

    def _multiply(self, high: i64, low: i64, by_high: i64, by_low: i64) -> None:
        """Multiply two words of two halves and keep what 64 bits hold of the product."""
        first = (low & _LOW) * by_low
        second = (low >> 16) * by_low
        total = first + ((second & _LOW) << 16)
        self._low = total & _HALF
        carried = (total >> 32) + (second >> 16)
        cross = (low & _LOW) * by_high + (((low >> 16) * by_high & _LOW) << 16)
        cross += (high & _LOW) * by_low + (((high >> 16) * by_low & _LOW) << 16)
        self._high = (carried + cross) & _HALF


# --- The tiles that are on nobody's plot: the bag, and what is out of the game or laid aside

_DRAWN: Final = 0
_PUT_BACK: Final = 1
_DISCARDED: Final = 2
_SET_ASIDE: Final = 3
_CALLED_BACK: Final = 4
"""Put back into the bag from those laid aside."""


@final
class Supply:
    """The bag in the order in which it will be drawn, the next tile last, and the rest."""

    def __init__(
        self,
        bag: list[int],
        discards: list[int],
        aside: list[int],
        chance: RandomStream,
    ) -> None:
        self.bag = bag
        self.discards = discards
        self.aside = aside
        """Tiles that were not taken, until they bring the clients (alternative rule)."""
        self.chance = chance
        """What chance decides next, as the model does."""
        self._events: list[int] = []

    def can_draw(self, count: i64) -> bool:
        """Return whether the bag holds so many tiles, visits left out."""
        bag = self.bag
        place: i64 = len(bag)
        if place < count:
            return False
        while place and count:
            place -= 1
            if bag[place] != VISIT:
                count -= 1
        return count == 0

    def draw(self) -> i64:
        """Take the next tile or visit out of the bag."""
        drawn = self.bag.pop()
        self._events.append(drawn << 3 | _DRAWN)
        return drawn

    def put_back(self, design: i64) -> None:
        """Put a tile somewhere among those of the bag."""
        place = self.chance.below(len(self.bag) + 1)
        self.bag.insert(place, design)
        self._events.append(place << 3 | _PUT_BACK)

    def discard(self, design: i64) -> None:
        """Take a tile out of the game."""
        self.discards.append(design)
        self._events.append(_DISCARDED)

    def set_aside(self, design: i64) -> None:
        """Lay a tile along the score board."""
        self.aside.append(design)
        self._events.append(_SET_ASIDE)

    def call_back(self) -> None:
        """Put all tiles laid aside back into the bag."""
        for design in self.aside:
            place = self.chance.below(len(self.bag) + 1)
            self.bag.insert(place, design)
            self._events.append(place << 3 | _CALLED_BACK)
        self.aside.clear()

    def moment(self) -> i64:
        """Return what :meth:`undo` goes back to."""
        return len(self._events)

    def undo(self, moment: i64, counter: i64) -> None:
        """Go back to a moment, and to so many words taken by chance."""
        self.chance.counter = counter
        count: i64 = len(self._events)
        while count > moment:
            event: i64 = self._events.pop()
            kind = event & 7
            if kind == _DRAWN:
                self.bag.append(event >> 3)
            elif kind == _PUT_BACK:
                self.bag.pop(event >> 3)
            elif kind == _DISCARDED:
                self.discards.pop()
            elif kind == _SET_ASIDE:
                self.aside.pop()
            else:
                self.aside.insert(0, self.bag.pop(event >> 3))
            count -= 1


# --- A game at one moment, on numbers, with what is done taken back exactly

IDLE_ROUNDS: Final[int] = turns.IDLE_ROUNDS
_KEPT: Final = 19
"""Numbers kept of a moment."""
_MOMENTS_AT_ONCE: Final = 64
NOTHING: Final = 0
LAID: Final = 1
TOOK_LAND: Final = 2
COLLECTED: Final = 3
"""What undo has to take back besides the numbers of a moment."""


@final
class Position:
    """A position. Its fields are to be read; only :func:`.turns.do` and :meth:`undo`
    change them.
    """

    def __init__(
        self, tables: Tables, couple: Couple, options: TableOptions, supply: Supply
    ) -> None:
        self.tables = tables
        self.couple = couple
        self.options = options
        self.supply = supply
        seats: int = options.seats
        self.phase: i64 = PHASE_CHOOSE_LAND
        self.turn: i64 = 0
        """Number of the round, or of a solo player's turn."""
        self.order: i64 = 0
        """Seats, the first to play first."""
        self.waiting: i64 = 0
        """Seats that have still to act in this phase, the seat to move first."""
        self.rack: i64 = 0
        """Tiles to choose from."""
        self.coming: i64 = 0
        """Tiles of the next round."""
        self.pawns: i64 = 0
        """By slot of the rack the seat whose pawn stands there."""
        self.bench: i64 = 0
        """Seats that passed, the last to pass first."""
        self.asked: i64 = 0
        """Slots of the rack whose tiles were asked back, in a row like seats."""
        self.finishers: i64 = 0
        """Seats in the order in which they took their first tile face down."""
        self.visits: i64 = 0
        """Visit tiles drawn."""
        self.idle_rounds: i64 = 0
        """Rounds in a row in which everybody passed."""
        self.stopped: i64 = 0
        """A bit for each seat that places no tile any more."""
        self.plots: list[Plot | None] = [None] * seats
        """By seat; None until a land is chosen."""
        self.grounds: list[list[Ground]] = [[] for _ in range(seats)]
        """By seat the lands dealt."""
        self.passes = [0] * seats
        """By seat."""
        self.reserved = [0] * seats
        """By seat the design on the gate and one; 0 for none."""
        self.promises = [0] * seats
        """By seat the promises taken, in a row like seats."""
        self.collected: list[list[int]] = [[] for _ in range(seats)]
        """By seat the designs taken face down."""
        self._kept = vec[i64]([0] * (_KEPT * _MOMENTS_AT_ONCE))
        self._moment: i64 = 0
        self.changed: i64 = NOTHING

    # --- what is known

    def to_move(self) -> i64:
        """Return the seat whose turn it is; -1 when the game is over."""
        return (self.waiting & SEAT) - 1

    def is_over(self) -> bool:
        """Return whether nobody is to move any more."""
        return self.waiting == 0

    def is_final_phase(self) -> bool:
        """Return whether players of a group may stop."""
        return self.stopped != 0 or self.idle_rounds == IDLE_ROUNDS

    def plot(self, seat: i64) -> Plot:
        """Return the plot of a seat that has chosen its land."""
        plot = self.plots[seat]
        assert plot is not None
        return plot

    # --- doing and undoing

    def undo(self) -> None:
        """Take back the action that was done last."""
        self._moment -= 1
        at = self._moment * _KEPT
        kept = self._kept
        self.supply.undo(kept[at + 17], kept[at + 18])
        waiting: i64 = kept[at + 1]
        self.waiting = waiting
        seat = (waiting & SEAT) - 1
        changed = self.changed
        if changed == LAID:
            plot = self.plots[seat]
            assert plot is not None
            plot.take_back()
        elif changed == COLLECTED:
            self.collected[seat].pop()
        elif changed == TOOK_LAND:
            self.plots[seat] = None
        self.phase = kept[at]
        self.turn = kept[at + 2]
        self.order = kept[at + 3]
        self.rack = kept[at + 4]
        self.coming = kept[at + 5]
        self.pawns = kept[at + 6]
        self.bench = kept[at + 7]
        self.asked = kept[at + 8]
        self.finishers = kept[at + 9]
        self.visits = kept[at + 10]
        self.idle_rounds = kept[at + 11]
        self.stopped = kept[at + 12]
        self.passes[seat] = kept[at + 13]
        self.reserved[seat] = kept[at + 14]
        self.promises[seat] = kept[at + 15]
        self.changed = kept[at + 16]

    def keep(self, seat: i64) -> None:
        """Keep this moment."""
        at = self._moment * _KEPT
        if at == len(self._kept):
            self._kept = extend(self._kept, [0] * (_KEPT * _MOMENTS_AT_ONCE))
        kept = self._kept
        kept[at] = self.phase
        kept[at + 1] = self.waiting
        kept[at + 2] = self.turn
        kept[at + 3] = self.order
        kept[at + 4] = self.rack
        kept[at + 5] = self.coming
        kept[at + 6] = self.pawns
        kept[at + 7] = self.bench
        kept[at + 8] = self.asked
        kept[at + 9] = self.finishers
        kept[at + 10] = self.visits
        kept[at + 11] = self.idle_rounds
        kept[at + 12] = self.stopped
        kept[at + 13] = self.passes[seat]
        kept[at + 14] = self.reserved[seat]
        kept[at + 15] = self.promises[seat]
        kept[at + 16] = self.changed
        kept[at + 17] = self.supply.moment()
        kept[at + 18] = self.supply.chance.counter
        self._moment += 1
        self.changed = NOTHING


def holds(row: i64, one: i64) -> bool:
    """Return whether a row of seats, slots or promises holds one."""
    while row:
        if (row & SEAT) - 1 == one:
            return True
        row >>= SEAT_BITS
    return False


def with_last(row: i64, one: i64) -> i64:
    """Return a row with one more at its end."""
    at: i64 = 0
    while row >> at:
        at += SEAT_BITS
    return row | one + 1 << at


# --- What may still come out of the bag, and what that means for the cells of a plot

_WHOLE: Final = 4096
"""A share of one, as a whole number."""
_UNKNOWN: Final = -1
CODES: Final = 256
"""Codes of empty cells."""
NO_TEE: Final = 256
NO_GREEN: Final = 512
NEVER: Final = 100000
"""A wait in hundredths of a turn."""


@final
class Outlook:
    """The tiles to come, as they were when a search began."""

    def __init__(self, position: Position) -> None:
        tables = position.tables
        self._turned = tables.turned
        counts = [0] * 256
        total = 0
        for design in position.supply.bag:
            if design != VISIT:
                counts[design] += 1
                total += 1
        coming = position.coming
        while coming:
            if coming & SLOT:
                counts[(coming & SLOT) - 1] += 1
                total += 1
            coming >>= SLOT_BITS
        self.counts = counts
        """By design: how many are to come."""
        alike = [0] * len(tables.alike)
        for design, count in enumerate(counts):
            if count:
                alike[tables.looks[design]] += count
        looks = [look for look in range(len(alike)) if alike[look]]
        self._designs = vec[i64]([tables.alike[look] for look in looks])
        """A design of each look that is to come."""
        self._alike = vec[i64]([alike[look] for look in looks])
        """By these: how many are to come that look like it."""
        self.total: i64 = total
        """Tiles to come."""
        self.brings: i64 = self._brings(position)
        """What the average one brings by its people and to Mrs Client, in hundredths of a point."""
        self._tees = tables.tees
        self._greens = tables.greens
        self._misses = vec[i64]([_UNKNOWN] * (3 * CODES))
        self._waits = vec[i64]([_UNKNOWN] * (3 * CODES))
        self._dead_shares = [vec[i64]()] * (3 * CODES)
        """By code, by tiles that are seen."""

    def _brings(self, position: Position) -> int:
        tables, couple = position.tables, position.couple
        points = 0
        for design, count in enumerate(self.counts):
            if count:
                points += count * tables.people[design]
                points += count * int(couple.her_points) * couple.loved[design]
        return 100 * points // max(int(self.total), 1)

    def miss(self, code: i64) -> i64:
        """Return how likely the next tile does not fit a cell of a code, of 4096.

        This and the other questions take a code of the ground, with :data:`NO_TEE` or
        :data:`NO_GREEN` added where one of those would spoil the hole that leads there.
        """
        known: i64 = self._misses[code]
        if known != _UNKNOWN:
            return known
        found: i64 = _WHOLE
        if self.total:
            matched: i64 = MATCHED[code & CODES - 1]
            spoils = self._tees if code & NO_TEE else self._greens
            are_spoilt = code >= CODES
            fitting: i64 = 0
            for number, design in enumerate(self._designs):
                if self._turned[design] & matched and not (are_spoilt and spoils[design]):
                    fitting += self._alike[number]
            found -= _WHOLE * fitting // self.total
        self._misses[code] = found
        return found

    def dead_share(self, code: i64, looks: i64) -> i64:
        """Return how likely nothing among so many tiles fits a cell of a code, of 4096."""
        shares = self._dead_shares[code]
        if len(shares) <= looks:
            shares = self._find_dead_shares(code, looks)
        return shares[looks]

    def _find_dead_shares(self, code: i64, most: i64) -> vec[i64]:
        miss = self.miss(code)
        found = vec[i64]([_WHOLE] * (most + 1))
        looks: i64 = 0
        while looks < most:
            found[looks + 1] = found[looks] * miss // _WHOLE
            looks += 1
        self._dead_shares[code] = found
        return found

    def wait(self, code: i64) -> i64:
        """Return how many turns it will take, in hundredths, until something fits a cell of a code.

        A turn shows the tiles of a rack, of which in a group the others take all but two.
        """
        known: i64 = self._waits[code]
        if known != _UNKNOWN:
            return known
        miss = self.miss(code)
        fits = _WHOLE - (miss * miss // _WHOLE)
        found = 100 * _WHOLE // fits if fits else NEVER
        self._waits[code] = found
        return found
