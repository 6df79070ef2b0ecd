"""Where a game stands, to be played on in place and copied cheaply, and how cards are drawn in it.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.state`: what changes there
changes here.
"""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import DECKS, NONE, PLACING
from minigolf_desktop.bots.eighteen_holes.kernel.table import Table
from minigolf_desktop.model.play.randomness import Randomness

SINGLE = [bytes([number]) for number in range(256)]
"""Every row of one number: to add one to a row."""


@final
class Player:
    """A player's cards and points: the fields of the model's Player where nothing else is said."""

    hand: i64 = 0
    discard: i64 = 0
    lasting: i64 = 0
    shown: i64 = 0
    resting: i64 = 0
    turned: bool = False
    spent: bool = False
    points: i64 = 0
    aces: i64 = 0
    target: i64 = NONE
    chosen: i64 = NONE
    """The club of this round or extra turn."""
    used: i64 = NONE
    """The club played with."""
    claimed: i64 = 0
    """Holes of which there is a token in :attr:`taken`, as bits."""
    drives: bytes = b""
    taken: bytes = b""
    """Tokens won, in order: the hole of each, then its value."""
    card: list[int]
    """Never changed, but replaced."""

    def __init__(self) -> None:
        """Make a player without clubs."""
        self.card = []

    def become(self, other: "Player") -> None:
        """Take over everything."""
        self.hand = other.hand
        self.discard = other.discard
        self.lasting = other.lasting
        self.shown = other.shown
        self.resting = other.resting
        self.turned = other.turned
        self.spent = other.spent
        self.points = other.points
        self.aces = other.aces
        self.target = other.target
        self.chosen = other.chosen
        self.used = other.used
        self.claimed = other.claimed
        self.drives = other.drives
        self.card = other.card
        self.taken = other.taken


@final
class Ball:
    """A golfer on the course."""

    place: i64 = 0
    hole: i64 = 0
    turns: i64 = 0
    lying: bool = False
    home: bool = False

    def become(self, other: "Ball") -> None:
        """Take over everything."""
        self.place = other.place
        self.hole = other.hole
        self.turns = other.turns
        self.lying = other.lying
        self.home = other.home


@final
class Rival:
    """An automatic opponent of Solo Chaos."""

    targets: bytes = b""
    clubs: bytes = b""
    shown: bool = False
    points: i64 = 0
    taken: bytes = b""
    """Tokens won, in order: the hole of each, then its value."""
    past: bytes = b""
    known: i64 = 0

    def become(self, other: "Rival") -> None:
        """Take over everything."""
        self.targets = other.targets
        self.clubs = other.clubs
        self.shown = other.shown
        self.points = other.points
        self.taken = other.taken
        self.past = other.past
        self.known = other.known


@final
class Position:
    """A game of 18 Holes.

    Fields are those of the model's State where nothing else is said: rows of small numbers are
    bytes, and those of shot, draft and solo track stand beside the others.
    """

    table: Table
    phase: i64 = PLACING
    seat: i64 = NONE
    round: i64 = 0
    players: list[Player]
    balls: list[Ball]
    decks: list[bytes]
    discards: list[bytes]
    alive: bytes = b""
    waiting: bytes = b""
    order: bytes = b""
    played: bytes = b""
    extra: bytes = b""
    ball: i64 = NONE
    has_shot: bool = False
    """Whether there is a shot between the draw and the flight; if not, what belongs to it is as
    :meth:`end_shot` leaves it."""
    big: bool = False
    bunker: bool = False
    aim: i64 = NONE
    stacks: list[bytes]
    """Never changed, but replaced."""
    forced: i64 = NONE
    thrown: bytes = b""
    peek_seat: i64 = NONE
    peek_deck: i64 = NONE
    peek_card: i64 = NONE
    peek_shown: bool = False
    kept_seat: i64 = NONE
    kept_card: i64 = NONE
    tokens: list[bytes]
    """By hole: values, the largest first."""
    key: int = 0
    """Of the random numbers (:class:`~minigolf_desktop.model.play.randomness.Randomness`)."""
    counter: i64 = 0
    drafting: bool = False
    """Whether clubs are drafted or chosen; if not, what belongs to it is as :meth:`end_draft`
    leaves it."""
    draft_hands: list[int]
    """Never changed, but replaced."""
    draft_seats: bytes = b""
    draft_passing: bytes = b""
    draft_passes: i64 = 0
    draft_pool: i64 = 0
    targets: bytes = b""
    pending: bytes = b""
    scored: bool = False
    rivals: list[Rival]
    has_solo: bool = False
    """Whether there is a solo card being played."""
    solo_deck: bytes = b""
    solo_card: i64 = 0
    solo_place: i64 = 0
    tie_break: bool = False
    nineteenth: bytes = b""
    """Seats that play the 19th off, or did; the table is then the one of the 19th."""
    ranks_before: bytes = b""
    """The ranks in the game before it."""
    rounds_before: i64 = 0
    """The rounds of the game before it."""
    ranks: bytes = b""

    def __init__(self, table: Table, balls: int, rivals: int) -> None:
        """Make an empty position for so many golfers on the course and automatic opponents."""
        self.table = table
        self.players = [Player() for _ in range(table.seats)]
        self.balls = [Ball() for _ in range(balls)]
        self.rivals = [Rival() for _ in range(rivals)]
        self.decks = [b""] * DECKS
        self.discards = [b""] * DECKS
        self.tokens = []
        self.stacks = []
        self.draft_hands = []

    def copy(self) -> "Position":
        """Return a position of its own that stands where this one does."""
        other = Position(self.table, len(self.balls), len(self.rivals))
        other.become(self)
        return other

    def become(self, other: "Position") -> None:
        """Stand where another position of the same game does."""
        self.table = other.table
        self.phase = other.phase
        self.seat = other.seat
        self.round = other.round
        for seat in range(len(self.players)):
            self.players[seat].become(other.players[seat])
        for number in range(len(self.balls)):
            self.balls[number].become(other.balls[number])
        for number in range(len(self.rivals)):
            self.rivals[number].become(other.rivals[number])
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.tokens = other.tokens[:]
        self.alive = other.alive
        self.waiting = other.waiting
        self.order = other.order
        self.played = other.played
        self.extra = other.extra
        self.ball = other.ball
        self.scored = other.scored
        self.key = other.key
        self.counter = other.counter
        self.peek_seat = other.peek_seat
        self.peek_deck = other.peek_deck
        self.peek_card = other.peek_card
        self.peek_shown = other.peek_shown
        self.kept_seat = other.kept_seat
        self.kept_card = other.kept_card
        self.targets = other.targets
        self.pending = other.pending
        self.tie_break = other.tie_break
        self.nineteenth = other.nineteenth
        self.ranks_before = other.ranks_before
        self.rounds_before = other.rounds_before
        self.ranks = other.ranks
        self._take_shot(other)
        self._take_draft(other)
        self.has_solo = other.has_solo
        self.solo_deck = other.solo_deck
        self.solo_card = other.solo_card
        self.solo_place = other.solo_place

    def _take_shot(self, other: "Position") -> None:
        self.has_shot = other.has_shot
        self.big = other.big
        self.bunker = other.bunker
        self.aim = other.aim
        self.stacks = other.stacks
        self.forced = other.forced
        self.thrown = other.thrown

    def _take_draft(self, other: "Position") -> None:
        self.drafting = other.drafting
        self.draft_hands = other.draft_hands
        self.draft_seats = other.draft_seats
        self.draft_passing = other.draft_passing
        self.draft_passes = other.draft_passes
        self.draft_pool = other.draft_pool

    def end_shot(self) -> None:
        """Let there be no shot."""
        self.has_shot = False
        self.big = False
        self.bunker = False
        self.aim = NONE
        self.stacks = []
        self.forced = NONE
        self.thrown = b""

    def end_draft(self) -> None:
        """Let there be no draft."""
        self.drafting = False
        self.draft_hands = []
        self.draft_seats = b""
        self.draft_passing = b""
        self.draft_passes = 0
        self.draft_pool = 0

    def seat_of(self, ball: i64) -> i64:
        """Return the player of a golfer on the course."""
        return ball // 2 if self.table.teams else ball

    def balls_of(self, seat: i64) -> bytes:
        """Return the golfers that a player has on the course."""
        if self.table.teams:
            return SINGLE[2 * seat] + SINGLE[2 * seat + 1]
        return SINGLE[seat]

    def face_of(self, seat: i64) -> i64:
        """Return the golfer face of a player."""
        return self.table.faces[seat]


# --- Drawing shot cards


def top_of(position: Position, deck: i64) -> i64:
    """Return the top card of a deck without taking it; an empty deck is filled first."""
    if not position.decks[deck]:
        _refill(position, deck)
    return position.decks[deck][-1]


def draw(position: Position, deck: i64, to_the_end: bool) -> bytes:
    """Return the cards drawn onto a slot, the topmost last.

    ``to_the_end`` follows super, short and shuffle cards until a shot is there.
    """
    drawn = b""
    while True:
        number = _take(position, deck)
        drawn += SINGLE[number]
        if not to_the_end or position.table.cards.draw_from[number] == NONE:
            return drawn
        deck = follow(position, number)


def follow(position: Position, number: i64) -> i64:
    """Carry out what a special card says; return the deck to draw from next."""
    cards = position.table.cards
    deck: i64 = cards.deck[number]
    if cards.shuffles[number] == 1 and position.discards[deck]:
        _refill(position, deck)
    return cards.draw_from[number]


def take_top(position: Position, deck: i64) -> None:
    """Take the top card off a deck."""
    cards = position.decks[deck]
    position.decks[deck] = cards[: len(cards) - 1]


def end_peek(position: Position) -> None:
    """Let no card be looked at."""
    position.peek_seat = NONE
    position.peek_deck = NONE
    position.peek_card = NONE


def discard_shot(position: Position, keep: i64) -> None:
    """Lay the cards of the shot on the discards, but for one that is kept."""
    decks = position.table.cards.deck
    if position.stacks:
        for number in position.thrown:
            if number != keep:
                position.discards[decks[number]] += SINGLE[number]
        for stack in position.stacks:
            for number in stack:
                if number != keep:
                    position.discards[decks[number]] += SINGLE[number]
    position.end_shot()


def any_special(position: Position) -> bool:
    """Return whether another card must be drawn on top of one of the shot's."""
    draw_from = position.table.cards.draw_from
    return any(draw_from[stack[-1]] != NONE for stack in position.stacks)


def shuffled(position: Position, items: bytes) -> bytes:
    """Return items in random order, out of the random numbers of the game."""
    mixed, after = Randomness(position.key, position.counter).shuffled(items)
    position.counter = after.counter
    return mixed


def below(position: Position, limit: int) -> int:
    """Return a number below a limit, out of the random numbers of the game."""
    number, after = Randomness(position.key, position.counter).below(limit)
    position.counter = after.counter
    return number


def _take(position: Position, deck: i64) -> i64:
    card = position.kept_card
    is_own = card != NONE and position.kept_seat == position.seat
    if is_own and position.table.cards.deck[card] == deck:
        position.kept_seat = NONE
        position.kept_card = NONE
        return card
    top = top_of(position, deck)
    take_top(position, deck)
    if position.peek_deck == deck:
        end_peek(position)
    return top


def _refill(position: Position, deck: i64) -> None:
    """Shuffle the discards of a deck into it."""
    position.decks[deck] = shuffled(position, position.decks[deck] + position.discards[deck])
    position.discards[deck] = b""
    if position.peek_deck == deck:
        end_peek(position)
