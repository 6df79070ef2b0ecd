"""What happened in a game of a group, in sentences for the log."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import (
    FROM_THE_GATE,
    HIDDEN,
    PROMISES,
    Box,
    ClientsVisited,
    DesignerStopped,
    Ended,
    FinalPhaseBegun,
    HoleNumbered,
    LandChosen,
    PromiseTaken,
    RoundBegun,
    TileAskedBack,
    TileCollected,
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


def group_event_sentence(event: Any, box: Box, lands: Sequence[Land], names: Sequence[str]) -> str:
    """Return what happened; an empty string for an event that the log passes over.

    ``names`` are those of the players by seat. Pass events as ``seen_by`` gives them: what is
    hidden there stays hidden.
    """
    name = names[event.seat] if hasattr(event, "seat") else ""
    return _sentence(event, box, lands, names).replace("{name}", name)


def _sentence(event: Any, box: Box, lands: Sequence[Land], names: Sequence[str]) -> str:
    match event:
        case LandChosen(_, land):
            text = translate("group_events", "{name} chose {land}.")
            return text.replace("{land}", content_name(lands[land].name))
        case PromiseTaken(_, promise):
            if promise == HIDDEN:
                return translate("group_events", "{name} made a promise.")
            text = translate("group_events", "{name} promised: {condition}.")
            return text.replace("{condition}", condition_name(PROMISES[promise]))
        case RoundBegun(number, order):
            text = translate("group_events", "Round {number}: {players}.")
            players = ", ".join(names[seat] for seat in order)
            return text.replace("{number}", str(number)).replace("{players}", players)
        case ClientsVisited():
            return translate("group_events", "The clients visit.")
        case FinalPhaseBegun():
            return translate("group_events", "The final phase begins: the others may stop.")
        case HoleNumbered(_, cell, _, number):
            text = translate("group_events", "{name} gave the hole in {place} number {number}.")
            if not number:
                text = translate("group_events", "{name} left a hole's number to the program.")
            return text.replace("{place}", cell_words(cell)).replace("{number}", str(number))
        case TilesReturned(designs):
            return translate("group_events", "%n tiles go back into the bag.", "", len(designs))
        case TilesDiscarded(designs):
            return translate("group_events", "%n tiles go out of the game.", "", len(designs))
        case TilesSetAside(designs):
            return translate("group_events", "%n tiles are laid aside.", "", len(designs))
        case Ended(reason):
            return {
                "all-stopped": translate("group_events", "All have stopped: the game is over."),
                "bag-empty": translate("group_events", "The bag is empty: the game is over."),
            }[reason]
    return _turn_sentence(event, box)


def _turn_sentence(event: Any, box: Box) -> str:
    match event:
        case TilePlaced(_, slot, cell, tile):
            text = translate("group_events", "{name} placed in {place}: {tile}.")
            if slot == FROM_THE_GATE:
                text = translate("group_events", "{name} placed from the gate in {place}: {tile}.")
            words = tile_words(box.design(tile))
            return text.replace("{place}", cell_words(cell)).replace("{tile}", words)
        case TurnPassed():
            return translate("group_events", "{name} passed.")
        case TileReserved(_, _, design):
            text = translate("group_events", "{name} laid on the gate: {tile}.")
            return text.replace("{tile}", tile_words(box.designs[design]))
        case TileCollected():
            return translate("group_events", "{name} took a tile face down.")
        case DesignerStopped(_, is_full):
            if is_full:
                return translate("group_events", "{name} filled the land.")
            return translate("group_events", "{name} stopped.")
        case TileAskedBack(_, _, design):
            text = translate("group_events", "{name} asks back into the bag: {tile}.")
            return text.replace("{tile}", tile_words(box.designs[design]))
    return ""
