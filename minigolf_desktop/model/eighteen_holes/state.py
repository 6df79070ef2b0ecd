"""Where a game of 18 Holes stands."""

from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import TEAM_MODES, Setup
from minigolf_desktop.model.play.randomness import Randomness

NONE = -1
"""No club, no card, no seat, no direction."""


@dataclass(frozen=True)
class Table:
    """What does not change while a game is played."""

    setup: Setup
    box: Box
    field: Field

    @property
    def teams(self) -> bool:
        """Whether each player has two golfers on the course."""
        return self.setup.mode in TEAM_MODES

    def seat_of(self, ball: int) -> int:
        """Return the player of a golfer on the course."""
        return ball // 2 if self.teams else ball

    def balls_of(self, seat: int) -> tuple[int, ...]:
        """Return the golfers that a player has on the course."""
        return (2 * seat, 2 * seat + 1) if self.teams else (seat,)


class Player(NamedTuple):
    """A player's cards and points."""

    hand: int = 0
    """Clubs in hand, as bits (:mod:`.clubs`). A club face down or in play is not among them."""
    discard: int = 0
    """Clubs used, as bits. A club in play is not yet among them."""
    lasting: int = 0
    """Clubs that never expire, as bits."""
    turned: bool = False
    """Whether the golfer card lies sideways: its power is used."""
    spent: bool = False
    """Whether the power was used on this hole (Lucky's B side)."""
    points: int = 0
    aces: int = 0
    """Hole-in-one tokens."""
    drives: tuple[int, ...] = ()
    """Longest Drive cards kept."""
    card: tuple[int, ...] = ()
    """Score card: turns of each hole finished, in Stroke Play the strokes."""
    taken: tuple[tuple[int, int], ...] = ()
    """Tokens won: the hole each lay on and its value, in the order won."""
    target: int = NONE
    """Kelly Golf: the hole of the secret target."""
    shown: int = 0
    """Clubs, as bits, that everybody knows the player to have, wherever they are now: they lay open
    and went back into the hand, or came with a ready-made hand."""
    resting: int = 0
    """Clubs, as bits, with which extra turns of this round were taken: no other one is, also where
    the club never expires and is back in the hand (ruling H18)."""


class Ball(NamedTuple):
    """A golfer on the course."""

    place: int
    """Number of the hex."""
    hole: int
    """The hole being played; past the last one when the course is finished."""
    turns: int = 0
    """Turns taken on the hole, missed ones included; in Stroke Play the strokes."""
    lying: bool = False
    """In the water: the next turn is missed."""
    home: bool = False
    """On the green of its hole, waiting for the others."""


class Shot(NamedTuple):
    """A shot between the draw and the flight."""

    big: bool = False
    """Whether it is a big hit."""
    bunker: bool = False
    """Whether the ball is to leave a bunker."""
    aim: int = NONE
    """The direction told before the draw."""
    stacks: tuple[bytes, ...] = ()
    """Cards drawn, a stack a slot: only the topmost counts. Empty for a wood."""
    forced: int = NONE
    """Slot of the card that Lucky must play."""
    thrown: bytes = b""
    """The stack of a big hit that was thrown away, the topmost card last: it lies aside until the
    turn is over (ruling H22)."""


class Draft(NamedTuple):
    """The draft, or the free choice, of clubs."""

    hands: tuple[int, ...]
    """By seat: the cards to pick from, as bits."""
    seats: tuple[int, ...]
    """Who still picks in this pass, the first to move first."""
    passing: tuple[int, ...]
    """Seats in the order in which the hands go round; none before and after that."""
    passes: int = 0
    """How often the hands went round."""
    pool: int = 0
    """Clubs, as bits, to choose from without passing: by Iron Jane before the draft, by who still
    lacks clubs after it."""


class Rival(NamedTuple):
    """An automatic opponent of Solo Chaos."""

    targets: tuple[int, ...]
    """Holes of the target tokens, the one shown first."""
    clubs: tuple[int, ...]
    """Clubs face down, the top one first."""
    shown: bool = False
    """Whether the top club is turned over."""
    points: int = 0
    taken: tuple[tuple[int, int], ...] = ()
    """Tokens won: hole and value."""
    past: tuple[int, ...] = ()
    """Holes of the target tokens that are played, in order."""
    known: int = 0
    """How many clubs at the bottom of the pile were turned over before."""


class SoloTrack(NamedTuple):
    """The solo deck and its marker."""

    deck: tuple[int, ...]
    """Solo cards still to come, the next one first."""
    card: int
    """The card being played."""
    place: int
    """Where on it the marker stands."""


Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """Return a tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


class State(NamedTuple):
    """A game of 18 Holes."""

    table: Table
    phase: Phase
    seat: int
    """Who is to decide; :data:`NONE` when the game is over."""
    round: int
    """Rounds of turns begun."""
    players: tuple[Player, ...]
    """By seat."""
    balls: tuple[Ball, ...]
    decks: tuple[bytes, ...]
    """By deck: cards face down, the top one last."""
    discards: tuple[bytes, ...]
    """By deck: cards used."""
    alive: tuple[int, ...]
    """Seats still in the game, which in Skins can end before it does."""
    waiting: tuple[int, ...]
    """Seats that are still to choose a club in this round, the next one first."""
    chosen: tuple[int, ...]
    """By seat: the club of this round or extra turn."""
    used: tuple[int, ...]
    """By seat: the club played with: the chosen one, or one that Slick Rikesh borrows."""
    order: tuple[int, ...]
    """Seats in order of play that have not finished their turn, who is on turn first."""
    played: tuple[int, ...]
    """Seats that finished their turn in this round, in that order."""
    extra: tuple[int, ...]
    """Golfers who came to a tee box and may take an extra turn, in order (chaos modes)."""
    ball: int
    """The golfer who acts; :data:`NONE` until named (Chaos Teams) and between turns."""
    shot: Shot | None
    peek: tuple[int, int, int]
    """Bunjil's look: seat, deck and card; three times :data:`NONE` when there is none."""
    kept: tuple[int, int]
    """Bunjil's kept card: seat and card; :data:`NONE` twice when there is none."""
    tokens: tuple[tuple[int, ...], ...]
    """By hole: values of the tokens on its green, the largest first."""
    chance: Randomness
    peek_shown: bool = False
    """Whether the card looked at was put back face up."""
    draft: Draft | None = None
    targets: tuple[int, ...] = ()
    """Kelly Golf: the two drawn targets of the seat to move."""
    pending: tuple[int, ...] = ()
    """Kelly Golf: seats that are to draw a target, the next one first."""
    scored: bool = False
    """Chaos modes: the turns of the round are over, extra turns follow."""
    rivals: tuple[Rival, ...] = ()
    solo: SoloTrack | None = None
    tie_break: bool = False
    """Skins: the holes after the last one are being played."""
    ranks: tuple[int, ...] = ()
    """When the game is over: by seat the rank."""

    def with_player(self, seat: int, player: Player) -> "State":
        """Return the state with another player at a seat."""
        return self._replace(players=put(self.players, seat, player))

    def with_ball(self, number: int, ball: Ball) -> "State":
        """Return the state with a golfer elsewhere on the course."""
        return self._replace(balls=put(self.balls, number, ball))

    def hole_of(self, seat: int) -> int:
        """Return the hole that a seat plays; in chaos modes 0."""
        return self.balls[self.table.balls_of(seat)[0]].hole
