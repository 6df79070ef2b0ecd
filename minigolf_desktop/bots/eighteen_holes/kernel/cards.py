"""Club cards and shot cards as tables of whole numbers, made once from the box."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    BIG_HIT,
    EXIT_BUNKER,
    KIND_BITS,
    PLAY_CLUB,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import CHIP, NONE
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.clubs import Club, ClubKind
from minigolf_desktop.model.eighteen_holes.flight import AIMS
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.shot_cards import BunkerOutcome, CardKind, Flight

STAYS: Final = -2
"""What a card says of a ball in a bunker: it stays."""

_OUT_OF_BUNKER = {
    BunkerOutcome.STAY: STAYS,
    BunkerOutcome.TARGET: 0,
    BunkerOutcome.LEFT: 1,
    BunkerOutcome.RIGHT: 5,
}


@final
class Cards:
    """What is printed on the cards, each table by number of the card."""

    initiative: list[int]
    """Of clubs, as those below up to :attr:`wood_rough`."""
    drawn: list[int]
    """How many cards a club draws."""
    draws: list[list[int]]
    """The actions in which a club draws cards, or takes aim with a wood, outside bunkers."""
    draw_decks: list[int]
    """The decks of these actions, as bits."""
    exits: list[list[int]]
    """The actions in which a club leaves a bunker."""
    exit_decks: list[int]
    """The decks of these actions, as bits."""
    big_hit_deck: list[int]
    """Deck of a big hit; NONE where none is allowed."""
    rough_penalty: list[int]
    """1 where shots with the club fall short from the rough."""
    wood: list[int]
    """Flight of a wood; NONE of other clubs."""
    wood_rough: list[int]
    """Flight of a wood from the rough."""
    name: list[str]
    names: list[int]
    """The same number for clubs of one name."""
    tee_only: i64
    """Clubs, as bits, that are for the tee box alone."""
    in_bunkers: i64
    """Clubs, as bits, that take bunkers as rough."""
    ways_out: i64
    """Clubs, as bits, that get out of a bunker."""
    tee_off: i64
    """Woods and drivers, as bits."""
    drivers: i64
    irons: i64
    wedges: i64
    deck: list[int]
    """Of shot cards, as those below."""
    draw_from: list[int]
    """Deck of the card to be drawn on top; NONE where there is none."""
    shuffles: list[int]
    """1 where the deck takes its discards back."""
    longest_drive: list[int]
    """1 of a card that its player keeps."""
    flights: list[list[int]]
    """The flights of a card, by number."""
    short_flights: list[list[int]]
    """Its flights with a club that falls short, from the rough."""
    out_of_bunker: list[int]
    """How the card turns a ball that leaves a bunker, in sixths of a circle; or :data:`STAYS`."""
    of_deck: list[bytes]
    """By deck: its cards."""
    ways: list[Flight]
    """By number of a flight: its turns."""
    chips: list[bool]
    """By number of a flight: whether it is one of the chip deck."""

    def __init__(self, box: Box) -> None:
        """Read the cards of the box."""
        self.ways = []
        self.chips = []
        self._read_clubs(box)
        self._read_shot_cards(box)

    def _read_clubs(self, box: Box) -> None:
        clubs = box.clubs
        self.initiative = [club.initiative for club in clubs]
        self.drawn = [club.draw for club in clubs]
        self.draws = [_draws(club) for club in clubs]
        self.exits = [_exits(club) for club in clubs]
        self.big_hit_deck = [int(c.big_hit_deck) if c.big_hit else NONE for c in clubs]
        self.exit_decks = [
            0 if club.tee_box_only else sum(1 << deck for deck in club.decks) for club in clubs
        ]
        self.draw_decks = [
            sum(1 << deck for deck in club.decks) | (1 << club.big_hit_deck if club.big_hit else 0)
            for club in clubs
        ]
        self.rough_penalty = [int(club.rough_penalty) for club in clubs]
        self.wood = [NONE if c.decks else self._flight((0,) * c.distance, False) for c in clubs]
        self.wood_rough = [
            NONE if c.decks else self._flight((0,) * c.distance_from_rough, False) for c in clubs
        ]
        self.name = [club.name for club in clubs]
        self.names = [self.name.index(name) for name in self.name]
        self.tee_only = _bits([club.tee_box_only for club in clubs])
        self.in_bunkers = _bits([club.bunker_counts_as_rough for club in clubs])
        self.ways_out = _bits([bool(club.decks) and not club.tee_box_only for club in clubs])
        self.tee_off = _bits([club.kind in (ClubKind.WOOD, ClubKind.DRIVER) for club in clubs])
        self.drivers = _bits([club.kind is ClubKind.DRIVER for club in clubs])
        self.irons = _bits([club.kind is ClubKind.IRON for club in clubs])
        self.wedges = _bits([club.kind is ClubKind.WEDGE for club in clubs])

    def _read_shot_cards(self, box: Box) -> None:
        cards = box.shot_cards
        self.deck = [int(card.deck) for card in cards]
        self.draw_from = [NONE if c.draw_from is None else int(c.draw_from) for c in cards]
        self.shuffles = [int(card.kind is CardKind.SHUFFLE) for card in cards]
        self.longest_drive = [int(card.kind is CardKind.LONGEST_DRIVE) for card in cards]
        self.flights = [[self._flight(w, c.deck == CHIP) for w in c.flights] for c in cards]
        self.short_flights = [
            [self._flight(w if c.deck == CHIP else w[:-1], c.deck == CHIP) for w in c.flights]
            for c in cards
        ]
        self.out_of_bunker = [
            NONE if card.bunker is None else _OUT_OF_BUNKER[card.bunker] for card in cards
        ]
        self.of_deck = [bytes(numbers) for numbers in box.cards_of_deck]

    def _flight(self, way: Flight, chips: bool) -> int:
        """Return the number of a flight."""
        for number, known in enumerate(self.ways):
            if known == way and self.chips[number] == chips:
                return number
        self.ways.append(way)
        self.chips.append(chips)
        return len(self.ways) - 1


def _bits(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _draws(club: Club) -> list[int]:
    """Return what the model offers with a club outside bunkers, in its order."""
    found = []
    if not club.decks:
        found.append(PLAY_CLUB << KIND_BITS)
    for deck in club.decks:
        if deck == CHIP and club.declares_direction:
            found += [PLAY_CLUB << KIND_BITS | 7 * (deck + 1) + aim + 1 for aim in AIMS]
        else:
            found.append(PLAY_CLUB << KIND_BITS | 7 * (deck + 1))
    if club.big_hit:
        found.append(BIG_HIT << KIND_BITS)
    return found


def _exits(club: Club) -> list[int]:
    if club.tee_box_only:
        return []
    return [EXIT_BUNKER << KIND_BITS | 6 * deck + aim for deck in club.decks for aim in AIMS]


def face_number(face: str) -> int:
    """Return the number of a golfer face; 0 for none."""
    return 1 + list(GOLFER_FACES).index(face) if face else 0
