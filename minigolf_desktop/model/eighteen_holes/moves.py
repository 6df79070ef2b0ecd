"""What a player may do in 18 Holes, and the phases in which it is done."""

from enum import IntEnum
from typing import NamedTuple


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


ACTIONS = (
    *(PlaceToken, PickClub, PassPick, DeclareClub, KeepTarget, LookAtDeck, KeepCard, PutBack),
    *(ResetFirst, SelectClub, BorrowClub, OwnClub, MoveOneHex, PlayClub, BigHit, ExitBunker),
    *(ResetHand, NameGolfer, FollowCard, HandOver, ThrowCard, Redraw, PlayShot, StayPut),
    RevealClub,
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
)
