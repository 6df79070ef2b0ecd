"""What a player may do in 18 Holes, the phases in which it is done, and what happens in them."""

from enum import IntEnum
from typing import NamedTuple

# --- What a player may do in 18 Holes, and the phases in which it is done


class Phase(IntEnum):
    """What is to be decided next, by the seat to move."""

    PLACE_TOKEN = 0
    """Skins: a five-point token is put on a green."""
    DRAFT = 1
    """A club is picked out of the cards in hand."""
    DECLARE = 2
    """Dorian's A side: the club that never expires is told."""
    TARGET = 3
    """Kelly Golf: one of two drawn targets is kept."""
    SELECT = 4
    """A club is put face down."""
    KEEP = 5
    """Bunjil's B side: the card looked at is kept or put back face up."""
    BORROW = 6
    """Slick Rikesh's A side: the club of another is used, or not."""
    ACT = 7
    """One of the five actions of a turn."""
    NAME = 8
    """Chaos Teams: the golfer of the team who takes the shot is named."""
    FOLLOW = 9
    """Big hit: super, short and shuffle cards are followed before the cards are handed over."""
    THROW = 10
    """Big hit: the neighbour on the left throws a card away."""
    CHOOSE = 11
    """A card, a flight and an aim are chosen; a card may be followed or redrawn."""
    EXTRA = 12
    """Chaos Golf: a club for an extra turn from a tee box, or none."""
    OVER = 13


class PlaceToken(NamedTuple):
    """Put one's five-point token on any green (Skins, ruling H24)."""

    hole: int


class PickClub(NamedTuple):
    """Take a club at the draft, or at the free choice of who plays alone."""

    club: int


class PassPick(NamedTuple):
    """Take none of these cards (Slick Rikesh's B side)."""


class DeclareClub(NamedTuple):
    """Tell which club never expires (Dorian's A side)."""

    club: int


class KeepTarget(NamedTuple):
    """Keep one of the two targets drawn (Kelly Golf)."""

    hole: int


class LookAtDeck(NamedTuple):
    """Look at the top card of a deck before choosing a club (Bunjil)."""

    deck: int


class KeepCard(NamedTuple):
    """Keep the card looked at for the next shot (Bunjil's B side)."""


class PutBack(NamedTuple):
    """Put the card looked at back, face up for all (Bunjil's B side)."""


class ResetFirst(NamedTuple):
    """Take the discard back before choosing, since a club in hand cannot be used (ruling H20)."""


class SelectClub(NamedTuple):
    """Put a club face down, to play it in this round or in an extra turn."""

    club: int


class BorrowClub(NamedTuple):
    """Use the club of another player (Slick Rikesh).

    On the A side it is one that was just revealed, on the B side one out of a discard.
    """

    club: int


class OwnClub(NamedTuple):
    """Keep to one's own club, though another could be borrowed (Slick Rikesh's A side)."""


class MoveOneHex(NamedTuple):
    """Walk one hex."""

    direction: int


class PlayClub(NamedTuple):
    """Play the club as it says: draw its cards, or take aim with a wood."""

    deck: int
    """Deck to draw from; -1 for a wood."""
    aim: int
    """Direction told before a chip is drawn; -1 where it need not be told."""


class BigHit(NamedTuple):
    """Draw one card more, from the deck above the club's highest (ruling H6)."""


class ExitBunker(NamedTuple):
    """Try to leave a bunker."""

    deck: int
    """Deck to draw from, one of the club's."""
    aim: int
    """Direction of the target hex."""


class ResetHand(NamedTuple):
    """Do not hit; take the discard back."""


class NameGolfer(NamedTuple):
    """Name the golfer of the team who acts (Chaos Teams)."""

    ball: int


class FollowCard(NamedTuple):
    """Draw the card that a super, short or shuffle card of several asks for."""

    slot: int


class HandOver(NamedTuple):
    """Hand the cards of a big hit to the neighbour."""


class ThrowCard(NamedTuple):
    """Throw away one card of the neighbour's big hit."""

    slot: int


class Redraw(NamedTuple):
    """Draw another card from the deck of one drawn; it must be played (Lucky)."""

    slot: int
    club: int
    """Club thrown in for it on the B side; -1 on the A side."""


class PlayShot(NamedTuple):
    """Send the ball off, or take what the card says of the bunker."""

    slot: int
    """Which of the cards drawn; 0 for a wood."""
    flight: int
    """Which flight of a wild card; 0 where there is one."""
    aim: int
    """Direction of the first step."""


class StayPut(NamedTuple):
    """Take no extra turn."""


class RevealClub(NamedTuple):
    """Solo Chaos: turn an opponent's club over before moving."""

    rival: int


class PlayNineteenth(NamedTuple):
    """Play a shared first place off on the way to the clubhouse, once the game is over (H34)."""


ACTIONS = (
    *(PlaceToken, PickClub, PassPick, DeclareClub, KeepTarget, LookAtDeck, KeepCard, PutBack),
    *(ResetFirst, SelectClub, BorrowClub, OwnClub, MoveOneHex, PlayClub, BigHit, ExitBunker),
    *(ResetHand, NameGolfer, FollowCard, HandOver, ThrowCard, Redraw, PlayShot, StayPut),
    *(RevealClub, PlayNineteenth),
)
Action = (
    PlaceToken
    | PickClub
    | PassPick
    | DeclareClub
    | KeepTarget
    | LookAtDeck
    | KeepCard
    | PutBack
    | ResetFirst
    | SelectClub
    | BorrowClub
    | OwnClub
    | MoveOneHex
    | PlayClub
    | BigHit
    | ExitBunker
    | ResetHand
    | NameGolfer
    | FollowCard
    | HandOver
    | ThrowCard
    | Redraw
    | PlayShot
    | StayPut
    | RevealClub
    | PlayNineteenth
)


class ShotOutcome(IntEnum):
    """How a flight ends."""

    LANDED = 0
    """Where the card says."""
    STOPPED = 1
    """Before trees."""
    OUT = 2
    """Out of bounds: the ball is back where it was hit."""


# --- What happens in a game of 18 Holes, for the log and for animation


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
    ran_out: bool
    """Whether no card was left in it; else a shuffle card asked for it."""


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
    outcome: ShotOutcome


class LeftBunker(NamedTuple):
    """A ball was hit in a bunker; where start and end are the same, it is still there."""

    ball: int
    card: int
    start: int
    end: int
    outcome: ShotOutcome
    """Stopped by trees or the clubhouse, or out of bounds, it stays (ruling H16)."""


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


class NineteenthBegun(NamedTuple):
    """Players who share the first place play it off on the 19th (ruling H34)."""

    seats: tuple[int, ...]


class NineteenthOver(NamedTuple):
    """The 19th has been played off."""

    seat: int
    """Who won it; -1 where nobody came to the clubhouse."""


class Ended(NamedTuple):
    """The game is over, or the 19th that followed it."""

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
    | NineteenthBegun
    | NineteenthOver
    | Ended
)
"""Anything that can happen."""

Events = tuple[Event, ...]
"""What happened, in order."""
