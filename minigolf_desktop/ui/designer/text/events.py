"""What happened in a match, in sentences for the log."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import (
    PROMISES,
    Box,
    ClientsVisited,
    DesignerStopped,
    Ended,
    HoleNumbered,
    LandChosen,
    LandsDealt,
    PromiseTaken,
    RackFilled,
    TilePlaced,
    TileReserved,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
    TurnPassed,
)
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.designer.text.conditions import condition_name
from minigolf_desktop.ui.designer.text.content_names import content_name
from minigolf_desktop.ui.designer.text.tiles import cell_words, tile_words

translate = QCoreApplication.translate


def event_sentence(event: Any, box: Box, lands: Sequence[Land]) -> str:
    """Return what happened; an empty string for an event that the log passes over.

    ``box`` and ``lands`` are those of the rules: events name tiles and lands by their index.
    """
    match event:
        case LandsDealt():
            return translate("events", "Three lands were dealt.")
        case LandChosen(_, land):
            return translate("events", "You chose {land}.").replace(
                "{land}", content_name(lands[land].name)
            )
        case RackFilled(designs):
            return translate("events", "Drawn: {tiles}.").replace(
                "{tiles}", "; ".join(tile_words(box.designs[design]) for design in designs)
            )
        case TilePlaced(_, _, cell, tile):
            return (
                translate("events", "Placed in {place}: {tile}.")
                .replace("{place}", cell_words(cell))
                .replace("{tile}", tile_words(box.design(tile)))
            )
        case TilesReturned((design,)):
            return translate("events", "Back into the bag: {tile}.").replace(
                "{tile}", tile_words(box.designs[design])
            )
        case TilesDiscarded((design,)):
            return translate("events", "Discarded: {tile}.").replace(
                "{tile}", tile_words(box.designs[design])
            )
        case HoleNumbered(_, cell, _, number):
            return _numbered_sentence(cell, number)
        case TurnPassed():
            return translate("events", "You passed: 3 points off.")
        case PromiseTaken(_, promise):
            return translate("events", "You promised: {promise}.").replace(
                "{promise}", condition_name(PROMISES[promise])
            )
        case ClientsVisited():
            return translate("events", "The clients visit.")
        case TilesSetAside((design,)):
            return translate("events", "Laid aside: {tile}.").replace(
                "{tile}", tile_words(box.designs[design])
            )
        case TileReserved(_, _, design):
            return translate("events", "Laid on the gate: {tile}.").replace(
                "{tile}", tile_words(box.designs[design])
            )
        case DesignerStopped(_, land_is_full):
            if land_is_full:
                return translate("events", "The land is full: the game is over.")
            return translate("events", "You stopped.")
        case Ended(reason):
            return _end_sentence(reason)
    return ""


def _numbered_sentence(cell: int, number: int) -> str:
    if number:
        text = translate("events", "The hole in {place} is number {number}.")
    else:
        text = translate("events", "The hole in {place} is numbered by itself again.")
    return text.replace("{place}", cell_words(cell)).replace("{number}", str(number))


def _end_sentence(reason: str) -> str:
    return {
        "all-stopped": translate("events", "The game is over."),
        "bag-empty": translate("events", "The bag is empty: the game is over."),
    }[reason]
