"""What happens in a game of 18 Holes, for the log and for animation.

Hexes are numbers of the match's :class:`~.field.Field`, holes count from 0, seats are players and
balls are golfers on the course: the same number but in Chaos Teams, where seat s has 2s and 2s + 1.
"""

from enum import IntEnum
from typing import NamedTuple


class Outcome(IntEnum):
    """How a flight ends."""

    LANDED = 0
    """Where the card says."""
    STOPPED = 1
    """Before trees."""
    OUT = 2
    """Out of bounds: the ball is back where it was hit."""


class TokensLaid(NamedTuple):
    """Tokens lie on the greens (Skins, chaos modes)."""

    tokens: tuple[tuple[int, ...], ...]
    """By hole: the values there."""


class TokenPlaced(NamedTuple):
    """A player put the five-point token on a green."""

    seat: int
    hole: int


class Dealt(NamedTuple):
    """Clubs were dealt for the draft."""

    seats: tuple[int, ...]
    cards: int
    """How many each."""


class Picked(NamedTuple):
    """A club was taken: secret while the draft goes on."""

    seat: int
    club: int


class PassedPick(NamedTuple):
    """Nothing was taken out of the cards in hand."""

    seat: int


class HandReady(NamedTuple):
    """A player has all clubs."""

    seat: int
    clubs: tuple[int, ...]


class Declared(NamedTuple):
    """A club was told never to expire."""

    seat: int
    club: int


class HoleBegun(NamedTuple):
    """Everybody tees off on a hole."""

    hole: int
    seats: tuple[int, ...]


class RoundBegun(NamedTuple):
    """A round of turns begins."""

    round: int


class MissedTurn(NamedTuple):
    """A golfer stands up from the water and skips the round."""

    ball: int


class TookBack(NamedTuple):
    """The discard went back into the hand."""

    seat: int
    clubs: tuple[int, ...]


class Looked(NamedTuple):
    """Bunjil looked at a card: secret but for the deck."""

    seat: int
    deck: int
    card: int


class KeptCard(NamedTuple):
    """Bunjil keeps the card for the next shot."""

    seat: int
    deck: int


class ShowedCard(NamedTuple):
    """Bunjil put the card back, face up."""

    seat: int
    card: int


class Selected(NamedTuple):
    """A club lies face down: secret until all are revealed."""

    seat: int
    club: int


class Revealed(NamedTuple):
    """All clubs are turned over."""

    clubs: tuple[int, ...]
    """By seat; -1 for who has none in this round."""


class Borrowed(NamedTuple):
    """A player uses the club of another."""

    seat: int
    owner: int
    club: int


class Ordered(NamedTuple):
    """The order of play of the round."""

    seats: tuple[int, ...]


class Walked(NamedTuple):
    """A golfer moved one hex."""

    ball: int
    start: int
    end: int


class Aimed(NamedTuple):
    """A direction was told before a draw."""

    seat: int
    aim: int


class Drew(NamedTuple):
    """A shot card was drawn."""

    seat: int
    slot: int
    card: int


class Reshuffled(NamedTuple):
    """A deck took its discards back."""

    deck: int


class TriedBigHit(NamedTuple):
    """A big hit was announced."""

    seat: int
    deck: int


class Threw(NamedTuple):
    """A card of a big hit was thrown away; seat -1 for chance."""

    seat: int
    card: int


class Redrew(NamedTuple):
    """Lucky draws again; club -1 where none was thrown in."""

    seat: int
    slot: int
    club: int


class Flew(NamedTuple):
    """A ball was hit."""

    ball: int
    card: int
    """-1 for a wood."""
    path: tuple[int, ...]
    """Hexes from where it was hit to where it lies, or left the course."""
    outcome: Outcome


class LeftBunker(NamedTuple):
    """A ball was hit in a bunker; where start and end are the same, it is still there."""

    ball: int
    card: int
    start: int
    end: int


class FellIntoWater(NamedTuple):
    """A ball ended in the water: a turn is missed, or a stroke added."""

    ball: int
    penalty: int
    """Strokes added (Stroke Play), else 0."""


class WentOut(NamedTuple):
    """A ball went out of bounds; the club returns to the hand."""

    ball: int
    penalty: int
    """Strokes added (Stroke Play), else 0."""


class Discarded(NamedTuple):
    """A used club was put on the discard pile."""

    seat: int
    club: int


class KeptDrive(NamedTuple):
    """A player keeps the Longest Drive."""

    seat: int
    card: int


class ReachedGreen(NamedTuple):
    """A golfer is on a green that counts."""

    ball: int
    hole: int
    turns: int
    """Taken on the hole, missed ones included; in Stroke Play the strokes."""
    hole_in_one: bool


class Scored(NamedTuple):
    """A player has more points."""

    seat: int
    points: int
    hole: int


class Jackpot(NamedTuple):
    """Nobody has the tokens of a hole: they move on to another."""

    hole: int
    onto: int
    tokens: tuple[int, ...]


class TargetDrawn(NamedTuple):
    """A secret target was kept (Kelly Golf)."""

    seat: int
    hole: int


class TargetLost(NamedTuple):
    """A player's secret target was claimed (Kelly Golf), by the same seat or another."""

    seat: int
    hole: int
    claimed_by: int


class RivalScored(NamedTuple):
    """An opponent of Solo Chaos took a token."""

    rival: int
    points: int
    hole: int


class RivalTarget(NamedTuple):
    """An opponent's next target is known."""

    rival: int
    hole: int


class RivalClub(NamedTuple):
    """An opponent's club was turned over."""

    rival: int
    club: int


class SoloTurn(NamedTuple):
    """The marker of Solo Chaos stands on a turn."""

    card: int
    place: int
    combined: bool


class Eliminated(NamedTuple):
    """Players are out of the play for the last jackpot."""

    seats: tuple[int, ...]


class TieBreak(NamedTuple):
    """Players play on from the first hole to break a tie (Skins)."""

    seats: tuple[int, ...]


class Ended(NamedTuple):
    """The game is over."""

    ranks: tuple[int, ...]
    """By seat: 1 for the winners; equals share a rank. Solo Chaos: the player, then the rivals."""


Event = (
    TokensLaid
    | TokenPlaced
    | Dealt
    | Picked
    | PassedPick
    | HandReady
    | Declared
    | HoleBegun
    | RoundBegun
    | MissedTurn
    | TookBack
    | Looked
    | KeptCard
    | ShowedCard
    | Selected
    | Revealed
    | Borrowed
    | Ordered
    | Walked
    | Aimed
    | Drew
    | Reshuffled
    | TriedBigHit
    | Threw
    | Redrew
    | Flew
    | LeftBunker
    | FellIntoWater
    | WentOut
    | Discarded
    | KeptDrive
    | ReachedGreen
    | Scored
    | Jackpot
    | TargetDrawn
    | TargetLost
    | RivalScored
    | RivalTarget
    | RivalClub
    | SoloTurn
    | Eliminated
    | TieBreak
    | Ended
)
"""Anything that can happen."""

Events = tuple[Event, ...]
"""What happened, in order."""
