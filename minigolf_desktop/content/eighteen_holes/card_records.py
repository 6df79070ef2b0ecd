"""What clubs, shot cards, solo cards and adjustment tiles must look like in their files."""

from dataclasses import field
from typing import Annotated, Literal

from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.model.eighteen_holes.clubs import DECK_LETTERS, Club, ClubKind, Deck
from minigolf_desktop.model.eighteen_holes.shot_cards import (
    TURN_LETTERS,
    BunkerOutcome,
    CardKind,
    ShotCard,
)
from minigolf_desktop.model.eighteen_holes.terrain import TERRAIN_NAMES, Terrain

DeckLetter = Literal["C", "2", "3", "4", "5"]
FlightLetters = Annotated[str, Limits(pattern=r"^S[SLR]{1,5}$")]

STEPS_OF_DECK = (2, 2, 3, 4, 5)
"""By deck: how far its cards go; the Longest Drive goes one hex more (rule book)."""


class ClubRecord(Record):
    """A club card."""

    club: Annotated[str, Limits(pattern=r"^[a-z0-9]+(-[a-z]+)?$", max_length=20)]
    kind: Literal["hybrid", "iron", "wood", "driver", "wedge"]
    initiative: Annotated[int, Limits(ge=1, le=34)]
    decks: Annotated[list[DeckLetter], Limits(max_length=2)]
    draw: Annotated[int, Limits(ge=0, le=2)]
    big_hit: bool
    starter_hand: Literal["A", "B", "C", "D", "E"] | None
    min_players: Literal[1, 3, 5]
    distance: Annotated[int, Limits(ge=2, le=4)] | None = None
    distance_from_rough: Annotated[int, Limits(ge=1, le=3)] | None = None
    rough_penalty: bool = True
    tee_box_only: bool = False
    bunker_counts_as_rough: bool = False
    declares_direction: bool = True

    def __post_init__(self) -> None:
        if self.kind == "wood":
            if self.decks or self.draw or self.big_hit:
                raise ValueError("a wood draws no cards")
            if self.distance is None or self.distance_from_rough != self.distance - 1:
                raise ValueError("a wood goes a distance, and one hex less from the rough")
            return
        if self.distance is not None or self.distance_from_rough is not None:
            raise ValueError("only woods go a distance")
        if not self.decks or not self.draw:
            raise ValueError("a club draws from a deck unless it is a wood")
        if len(set(self.decks)) != len(self.decks):
            raise ValueError("decks: one is there twice")
        if self.big_hit and "5" in self.decks:
            raise ValueError("big_hit: there is no deck above 5")

    def card(self, number: int) -> Club:
        """Return the club; ``number`` is its place in the box."""
        return Club(
            number=number,
            name=self.club,
            kind=ClubKind(self.kind),
            initiative=self.initiative,
            decks=tuple(_deck(letter) for letter in self.decks),
            draw=self.draw,
            big_hit=self.big_hit,
            starter_hand=self.starter_hand or "",
            min_players=self.min_players,
            distance=self.distance or 0,
            distance_from_rough=self.distance_from_rough or 0,
            rough_penalty=self.rough_penalty,
            tee_box_only=self.tee_box_only,
            bunker_counts_as_rough=self.bunker_counts_as_rough,
            declares_direction=self.declares_direction,
        )


class ShotCardRecord(Record):
    """A shot card."""

    deck: DeckLetter
    kind: Literal["flight", "wild", "longest-drive", "super", "short", "shuffle"]
    flights: list[FlightLetters] = field(default_factory=list)
    bunker: Literal["stay", "target", "left", "right"] | None = None
    draw_from: DeckLetter | None = None

    def __post_init__(self) -> None:
        if self.kind in {"super", "short", "shuffle"}:
            self._check_special()
        else:
            self._check_flights()

    def _check_special(self) -> None:
        if self.flights or self.bunker is not None:
            raise ValueError(f"a {self.kind} card has neither flight nor bunker outcome")
        deck, drawn = _deck(self.deck), self.draw_from and _deck(self.draw_from)
        if self.kind == "shuffle":
            if drawn is not None:
                raise ValueError("draw_from: a shuffle card draws from its own deck")
        elif drawn is None or (drawn > deck) is not (self.kind == "super") or drawn == deck:
            raise ValueError("draw_from: super draws from a longer deck, short from a shorter one")

    def _check_flights(self) -> None:
        if self.draw_from is not None or self.bunker is None:
            raise ValueError("a card with a flight has a bunker outcome and draws nothing")
        if (len(self.flights) > 1) is not (self.kind == "wild") or not self.flights:
            raise ValueError("flights: a wild card has several, any other card one")
        if len(set(self.flights)) != len(self.flights):
            raise ValueError("flights: one is there twice")
        steps = STEPS_OF_DECK[_deck(self.deck)] + (self.kind == "longest-drive")
        if any(len(flight) != steps for flight in self.flights):
            raise ValueError(f"flights: {steps} steps are wanted")

    def card(self, number: int) -> ShotCard:
        """Return the card; ``number`` is its place in the box."""
        drawn = self.deck if self.kind == "shuffle" else self.draw_from
        return ShotCard(
            number=number,
            deck=_deck(self.deck),
            kind=CardKind(self.kind),
            flights=tuple(
                tuple(TURN_LETTERS[letter] for letter in flight) for flight in self.flights
            ),
            bunker=self.bunker and BunkerOutcome(self.bunker),
            draw_from=None if drawn is None else _deck(drawn),
        )


class SoloCardRecord(Record):
    """A card of the solo deck."""

    turns: Annotated[str, Limits(pattern=r"^[PC]{0,7}C$")]
    difficulty: Annotated[int, Limits(ge=1, le=40)]
    combined: Annotated[int, Limits(ge=1, le=8)]

    def __post_init__(self) -> None:
        card = self.card()
        if self.combined != card.combined:
            raise ValueError("combined is not the number of turns C")
        if self.difficulty != sum(SoloCard(self.turns, self.difficulty).steps):
            raise ValueError("difficulty is not 5 minus the turns P before it, for each turn C")

    def card(self) -> SoloCard:
        """Return the card."""
        return SoloCard(self.turns, self.difficulty)


class AdjustmentRecord(Record):
    """An adjustment tile."""

    id: Annotated[str, Limits(pattern=r"^J(0[1-9]|1[0-9]|2[01])$")]
    front: Literal["bunker", "water", "trees"]
    back: Literal["rough"]

    def terrain(self) -> Terrain:
        """Return what is on its front."""
        return TERRAIN_NAMES[self.front]


def _deck(letter: str) -> Deck:
    return Deck(DECK_LETTERS.index(letter))
