"""A round of Putt Dice that is played in place, and taken back: the rules on whole numbers.

The dice and the holes of a course are tables, made once for many rounds.

The same rules as in :mod:`~minigolf_desktop.model.putt_dice.rules`: what changes there changes
here.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.model.putt_dice.course import HOLES, PuttCourse, PuttHole
from minigolf_desktop.model.putt_dice.leaderboard import COUPON_STROKES
from minigolf_desktop.model.putt_dice.putting import (
    MOST_STROKES,
    Dice,
    Mishap,
    is_bad_luck,
    mishaps_on,
    precision_of,
    roll_ball,
    suffer,
)
from minigolf_desktop.model.putt_dice.state import State, View

# --- The dice and the holes of a course as tables of whole numbers, made once for many rounds

RESTS: Final = 0
"""The ball rests where the putt ends, or is in the hole."""
SPLASHED: Final = 1
"""It fell into water or flowers: a stroke more."""
ROLLED_BACK: Final = 2
CHOICE: Final = 3
"""Bad luck struck where the player chooses between two mishaps."""


@final
class PuttTables:
    """A course and the dice."""

    def __init__(self, dice: Dice, course: PuttCourse) -> None:
        self.dice: i64 = len(dice)
        """The most dice that a putt can take."""
        self.ways: list[int] = [1]
        """By number of dice: how many falls there are."""
        self.throws: list[bytes] = [b"\0"]
        """By number of dice and fall: the throw."""
        for count in range(1, len(dice) + 1):
            self.throws.append(bytes(_throws(dice[:count])))
            self.ways.append(len(self.throws[count]))
        self.kinds: i64 = 1 + max([max(throws) for throws in self.throws])
        """Throws that there are of all the dice."""
        self.lengths: list[int] = [hole.length for hole in course.holes]
        """By hole: its tiles."""
        self.starts: list[int] = []
        """By hole: its first tile in the tables by tile, of which each hole's lie in a row."""
        self.putts: list[int] = []
        """By tile, number of dice (from 0, which nobody rolls) and throw: where the ball ends,
        its mishap included, times four, plus what happened to it (RESTS, SPLASHED, ...)."""
        self.splashes: list[int] = []
        """By tile: where water or flowers take the ball."""
        self.slopes: list[int] = []
        """By tile: where the slope takes it."""
        for hole in course.holes:
            self.starts.append(len(self.slopes))
            for position in range(hole.length):
                self.splashes.append(suffer(hole, position, Mishap.SPLASH)[0])
                self.slopes.append(suffer(hole, position, Mishap.ROLL_BACK)[0])
                for count in range(len(dice) + 1):
                    for throw in range(self.kinds):
                        self.putts.append(_putt(hole, position, count, throw))


def _throws(dice: Dice) -> list[int]:
    """Return the throw of each fall."""
    falls: list[tuple[int, ...]] = [()]
    for die in dice:
        falls = [(*fall, face) for fall in falls for face in range(len(die.faces))]
    return [2 * precision_of(dice, fall) + is_bad_luck(dice, fall) for fall in falls]


def _putt(hole: PuttHole, position: int, dice: int, throw: int) -> int:
    rest = roll_ball(hole, position, dice, throw >> 1)
    mishaps = mishaps_on(hole.tiles[rest.position]) if throw & 1 and rest.held else ()
    if len(mishaps) > 1:
        return rest.position << 2 | CHOICE
    if not mishaps:
        return rest.position << 2 | RESTS
    end, penalty = suffer(hole, rest.position, mishaps[0])
    return end << 2 | (SPLASHED if penalty else ROLLED_BACK)


# --- A round of Putt Dice that is played in place, and taken back: the rules on whole numbers

MISHAP: Final = 16
"""The first action of those that choose a mishap; what is less is a number of dice."""
PICK: Final = 32
"""The first action of those that pick who putts first."""

PUTTING: Final = 0
CHOOSING: Final = 1
PICKING: Final = 2
OVER: Final = 3
"""Phases, as the model counts them."""

NOBODY: Final = -1

# What a line of the record says of the time before an action, from the lowest bit: what the action
# changed beyond the ball, then the strokes, the phase and the place of the ball; and where the
# order changed, who was last and the order (five seats, three bits each, counted from 1).
_FINISHED: Final = 1
_ENDED: Final = 2
_PICKED: Final = 4
_STROKES: Final = 3
_PHASE: Final = 7
_BALL: Final = 9
_LAST: Final = 20
_ORDER: Final = 23


@final
class PuttPosition:
    """Where a round stands; the fields are those of the model's state."""

    def __init__(self, tables: PuttTables, players: int) -> None:
        """Put so many players on the first tee, of whom seat 0 putts first; nobody has a coupon."""
        self.tables = tables
        self.players: i64 = players
        self.phase: i64 = PUTTING
        self.round: i64 = 0
        self.order: list[int] = list(range(players))
        self.turn: i64 = 0
        self.ball: i64 = 0
        """Tile of the hole on which the ball lies."""
        self.strokes: i64 = 0
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.totals: list[int] = [0] * players
        """By seat: strokes on the nine holes so far, the coupon's taken off."""
        self.last: i64 = players - 1
        self._record: list[int] = []
        """A line for each action that can be taken back."""

    def copy(self) -> "PuttPosition":
        """Return the same position, of which nothing can be taken back."""
        copy = PuttPosition(self.tables, 0)
        copy.players = self.players
        copy.phase = self.phase
        copy.round = self.round
        copy.order = self.order[:]
        copy.turn = self.turn
        copy.ball = self.ball
        copy.strokes = self.strokes
        copy.cards = [card[:] for card in self.cards]
        copy.totals = self.totals[:]
        copy.last = self.last
        return copy

    # --- what is allowed

    def to_move(self) -> int:
        """Return who putts, chooses or picks; NOBODY when the round is over."""
        if self.phase < PICKING:
            return self.order[self.turn]
        return self.last if self.phase == PICKING else NOBODY

    def legal(self) -> list[int]:
        """Return every action allowed."""
        if self.phase == PUTTING:
            return list(range(1, self.tables.dice + 1))
        if self.phase == CHOOSING:
            return [MISHAP, MISHAP + 1]
        if self.phase == PICKING:
            return [PICK + seat for seat in self.leaders_of_hole()]
        return []

    def falls(self, action: i64) -> i64:
        """Return in how many ways, equally likely, an action can turn out."""
        return self.tables.ways[action] if action < MISHAP else 1

    # --- what happens

    def do(self, action: i64, fall: i64 = 0) -> None:
        """Carry out a legal action; ``fall`` is less than ``falls(action)``."""
        before: i64 = self.ball << _BALL | self.strokes << _STROKES | self.phase << _PHASE
        if action >= PICK:
            self._record.append(before | self._packed_order() | _PICKED)
            self._tee_off(action - PICK)
            return
        tables = self.tables
        hole: i64 = self.round % HOLES
        start: i64 = tables.starts[hole]
        if action >= MISHAP:
            self.phase = PUTTING
            if action == MISHAP:
                self.strokes += 1
                self.ball = tables.splashes[start + self.ball]
            else:
                self.ball = tables.slopes[start + self.ball]
        else:
            throw: i64 = tables.throws[action][fall]
            row: i64 = (start + self.ball) * (tables.dice + 1) + action
            putt: i64 = tables.putts[row * tables.kinds + throw]
            what: i64 = putt & 3
            self.ball = putt >> 2
            self.strokes += 1
            if self.strokes < MOST_STROKES:
                if what == SPLASHED:
                    self.strokes += 1
                elif what == CHOICE:
                    self.phase = CHOOSING
        if self.strokes == MOST_STROKES or self.ball == tables.lengths[hole]:
            self._finish_hole(before | _FINISHED)
        else:
            self._record.append(before)

    def _finish_hole(self, before: i64) -> None:
        seat = self.order[self.turn]
        self.cards[seat].append(self.strokes)
        if self.round < HOLES:
            self.totals[seat] += self.strokes
        self.ball = 0
        self.strokes = 0
        self.turn += 1
        if self.turn < len(self.order):
            self._record.append(before)
        else:
            self._record.append(before | self._packed_order() | _ENDED)
            self._end_round()

    def _end_round(self) -> None:
        self.turn = 0
        self.round += 1
        self.last = self.order[-1]
        if self.round >= HOLES:
            still = self.fewest() if self.round == HOLES else self.leaders_of_hole()
            self.order = still
            if len(still) == 1:
                self.phase = OVER
                return
        leaders = self.leaders_of_hole()
        if len(leaders) > 1:
            self.phase = PICKING
        else:
            self._tee_off(leaders[0])

    def _tee_off(self, first: i64) -> None:
        """Let those still in it play around the table, from one of them on."""
        self.phase = PUTTING
        order = self.order
        around: list[int] = []
        for step in range(self.players):
            seat = (first + step) % self.players
            if seat in order:
                around.append(seat)
        self.order = around

    def undo(self) -> None:
        """Take the last action back; raises IndexError where there is none."""
        before: i64 = self._record.pop()
        self.ball = before >> _BALL & 0x7FF
        self.strokes = before >> _STROKES & 15
        self.phase = before >> _PHASE & 3
        if before & (_PICKED | _ENDED):
            self._unpack_order(before)
        if before & _ENDED:
            self.round -= 1
            self.turn = len(self.order)
        if before & _FINISHED:
            self.turn -= 1
            seat = self.order[self.turn]
            strokes = self.cards[seat].pop()
            if self.round < HOLES:
                self.totals[seat] -= strokes

    def _packed_order(self) -> i64:
        packed: i64 = 0
        for seat in self.order:
            packed = packed << 3 | seat + 1
        return packed << _ORDER | self.last << _LAST

    def _unpack_order(self, before: i64) -> None:
        packed: i64 = before >> _ORDER & 0o77777
        order: list[int] = []
        while packed:
            order.append((packed & 7) - 1)
            packed >>= 3
        order.reverse()
        self.order = order
        self.last = before >> _LAST & 7

    # --- how it stands

    def leaders_of_hole(self) -> list[int]:
        """Return who of those still in it took the fewest strokes on the hole before."""
        return self._least([card[-1] for card in self._cards_in_play()])

    def fewest(self) -> list[int]:
        """Return who of those still in it has the lowest total."""
        return self._least([self.totals[seat] for seat in self.order])

    def _cards_in_play(self) -> list[list[int]]:
        return [self.cards[seat] for seat in self.order]

    def _least(self, by_order: list[int]) -> list[int]:
        least = min(by_order)
        return [seat for place, seat in enumerate(self.order) if by_order[place] == least]

    def places(self) -> list[int]:
        """Return by seat its place, 1 for the best; those whom nothing tells apart share one."""
        merits = [self._merit(seat) for seat in range(self.players)]
        return [1 + len([one for one in merits if one < merit]) for merit in merits]

    def _merit(self, seat: int) -> int:
        """Return what ranks a seat, less for better: total, holes of the play-off, the last one."""
        extra = len(self.cards[seat]) - HOLES
        latest = self.cards[seat][-1] if extra > 0 else 0
        return (self.totals[seat] << 20) - (max(extra, 0) << 4) + latest


def position_of(tables: PuttTables, state: State | View) -> PuttPosition:
    """Return the position of a state, or of what everybody knows of it; tables of its course."""
    setup = state.setup
    position = PuttPosition(tables, len(setup.players))
    position.phase = int(state.phase)
    position.round = state.round
    position.order = list(state.order)
    position.turn = state.turn
    position.ball = state.position
    position.strokes = state.strokes
    position.cards = [list(card) for card in state.cards]
    position.totals = [sum(card[:HOLES]) for card in position.cards]
    if setup.coupon is not None:
        position.totals[setup.coupon] -= COUPON_STROKES
    position.last = state.last
    return position


# --- Whole rounds in the kernel, played by chance


def random_action(position: PuttPosition, numbers: RandomNumbers) -> i64:
    """Return one of the legal actions, each as likely as any other."""
    if position.phase == PUTTING:
        return 1 + numbers.below(position.tables.dice)
    if position.phase == CHOOSING:
        return MISHAP + numbers.below(2)
    legal = position.legal()
    return legal[numbers.below(len(legal))]


def random_fall(position: PuttPosition, action: i64, numbers: RandomNumbers) -> i64:
    """Return how an action turns out, by chance."""
    falls = position.falls(action)
    return numbers.below(falls) if falls > 1 else 0


def play_at_random(position: PuttPosition, numbers: RandomNumbers) -> int:
    """Play a position to the end of the round by chance and return the number of actions."""
    actions: i64 = 0
    while position.phase != OVER:
        action = random_action(position, numbers)
        position.do(action, random_fall(position, action, numbers))
        actions += 1
    return actions
