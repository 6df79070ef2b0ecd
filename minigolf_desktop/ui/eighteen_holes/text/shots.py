"""What shot cards are called and what they say."""

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.shot_cards import (
    LEFT,
    STRAIGHT,
    BunkerOutcome,
    CardKind,
    Flight,
    ShotCard,
)
from minigolf_desktop.ui.common.text.punctuation import with_colon, with_semicolons
from minigolf_desktop.ui.eighteen_holes.text.clubs import deck_in_words, deck_name

translate = QCoreApplication.translate


def shot_name(kind: CardKind) -> str:
    """Return the heading of a kind of shot card."""
    return {
        CardKind.FLIGHT: translate("shots", "Flight"),
        CardKind.WILD: translate("shots", "Wild"),
        CardKind.LONGEST_DRIVE: translate("shots", "Longest drive"),
        CardKind.SUPER: translate("shots", "Super!"),
        CardKind.SHORT: translate("shots", "Short"),
        CardKind.SHUFFLE: translate("shots", "Shuffle"),
    }[kind]


def flight_lines(flight: Flight) -> tuple[str, ...]:
    """Return a flight in words, one line a stretch: ``2 ahead``, ``2 right``."""
    lines = []
    for turn, steps in groupby(flight):
        if turn == STRAIGHT:
            words = translate("shots", "{steps} ahead")
        elif turn == LEFT:
            words = translate("shots", "{steps} left")
        else:
            words = translate("shots", "{steps} right")
        lines.append(words.replace("{steps}", str(len(tuple(steps)))))
    return tuple(lines)


def deck_flights(box: Box) -> tuple[str, ...]:
    """Return by deck how far its cards send a ball, from good ground and from the rough."""
    told = []
    for deck in Deck:
        cards = [box.shot_cards[card] for card in box.cards_of_deck[deck]]
        lengths = sorted({len(flight) for card in cards for flight in card.flights})
        least, most = str(lengths[0]), str(lengths[-1])
        words = translate("shots", "Flies {most} hexes.")
        if least != most:
            words = translate("shots", "Flies {least} to {most} hexes.")
        rough = translate("shots", "From the rough one less, but not with hybrids.")
        if deck is Deck.CHIP:
            rough = translate("shots", "From the rough as well, and over trees beside the ball.")
        told.append(f"{words.replace('{least}', least).replace('{most}', most)} {rough}")
    return tuple(told)


def choice_lines(flights: int) -> tuple[str, str]:
    """Return the two lines of a wild card with so many flights."""
    second = (
        translate("shots", "left or right") if flights == 2 else translate("shots", "one of three")
    )
    return translate("shots", "you choose"), second


def bunker_words(outcome: BunkerOutcome) -> str:
    """Return where a ball goes that is hit in a bunker."""
    return {
        BunkerOutcome.STAY: translate("shots", "stays in the bunker"),
        BunkerOutcome.TARGET: translate("shots", "out of the bunker as aimed"),
        BunkerOutcome.LEFT: translate("shots", "out of the bunker to the left"),
        BunkerOutcome.RIGHT: translate("shots", "out of the bunker to the right"),
    }[outcome]


def next_deck_words(card: ShotCard) -> str:
    """Return what a card without a flight asks for, before the sign of the deck."""
    if card.kind is CardKind.SHUFFLE:
        return translate("shots", "shuffle, then draw again")
    return translate("shots", "lay down and draw from")


def shot_words(card: ShotCard) -> str:
    """Return all that a shot card says, for tooltips and for those who listen."""
    return with_colon(f"{shot_name(card.kind)}, {deck_name(card.deck)}", _shot_rules(card))


def _shot_rules(card: ShotCard) -> str:
    if card.draw_from is not None:
        if card.kind is CardKind.SHUFFLE:
            return translate("shots", "the deck takes its discards back, draw again.")
        words = translate("shots", "lay it down and draw from {deck}.")
        return words.replace("{deck}", deck_in_words(card.draw_from))
    either = translate("shots", " or ")
    told = either.join(", ".join(flight_lines(flight)) for flight in card.flights)
    if card.kind is CardKind.LONGEST_DRIVE:
        told += translate("shots", "; whoever plays it keeps it")
    if card.bunker is not None:
        told = with_semicolons((told, bunker_words(card.bunker)))
    return told + "."
