"""What happened in a match, in sentences for the log."""

from collections.abc import Sequence

from minigolf_desktop.model.designer import (
    FROM_THE_GATE,
    HIDDEN,
    PROMISES,
    Box,
    ClientsVisited,
    DesignerStopped,
    Ended,
    Event,
    FinalPhaseBegun,
    HoleNumbered,
    LandChosen,
    LandsDealt,
    PromiseTaken,
    RackFilled,
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
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.text.conditions import condition_name, with_figures
from minigolf_desktop.ui.designer.text.tiles import cell_words, tile_words


def event_sentence(event: Event, box: Box, lands: Sequence[Land], names: Sequence[str]) -> str:
    """Return what happened; an empty string for an event that the log passes over.

    ``box`` and ``lands`` are those of the rules: events name tiles and lands by their index.
    ``names`` are those of the players by seat; with one of them the player is spoken to. Pass
    events as ``seen_by`` gives them: what is hidden there stays hidden.
    """
    if len(names) == 1:
        return _sentence_alone(event, box, lands)
    seat: int | None = getattr(event, "seat", None)
    name = "" if seat is None else names[seat]
    text = _sentence(event, box, lands, names)
    return text.replace("{name}", name) if name else text


def _sentence_alone(event: Event, box: Box, lands: Sequence[Land]) -> str:
    match event:
        case LandsDealt(lands=dealt) if len(dealt) == 1:
            return translate("events", "One land was given out.")
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
            return with_figures(translate("events", "You passed: {pass_cost.points} off."))
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
        "bag-empty": translate("events", "The bag holds too few tiles: the game is over."),
    }[reason]


def _sentence(event: Event, box: Box, lands: Sequence[Land], names: Sequence[str]) -> str:
    match event:
        case LandChosen(_, land):
            text = translate("events", "{name} chose {land}.")
            return text.replace("{land}", content_name(lands[land].name))
        case PromiseTaken(_, promise):
            if promise == HIDDEN:
                return translate("events", "{name} made a promise.")
            text = translate("events", "{name} promised: {condition}.")
            return text.replace("{condition}", condition_name(PROMISES[promise]))
        case RoundBegun(number, order):
            text = translate("events", "Round {number}: {players}.")
            players = ", ".join(names[seat] for seat in order)
            return text.format(number=number, players=players)
        case ClientsVisited():
            return translate("events", "The clients visit.")
        case FinalPhaseBegun(land_is_full):
            if land_is_full:
                return translate("events", "The final phase begins: the others may stop.")
            return translate(
                "events",
                "Everybody passed in three rounds in a row: the final phase begins, all may stop.",
            )
        case HoleNumbered(_, cell, _, number):
            text = translate("events", "{name} gave the hole in {place} number {number}.")
            if not number:
                text = translate("events", "{name} left a hole's number to the program.")
            return text.replace("{place}", cell_words(cell)).replace("{number}", str(number))
        case TilesReturned(designs):
            return translate("events", "%n tiles go back into the bag.", "", len(designs))
        case TilesDiscarded(designs):
            return translate("events", "%n tiles go out of the game.", "", len(designs))
        case TilesSetAside(designs):
            return translate("events", "%n tiles are laid aside.", "", len(designs))
        case Ended(reason):
            return {
                "all-stopped": translate("events", "All have stopped: the game is over."),
                "bag-empty": translate("events", "The bag holds too few tiles: the game is over."),
            }[reason]
    return _turn_sentence(event, box)


def _turn_sentence(event: Event, box: Box) -> str:
    match event:
        case TilePlaced(_, slot, cell, tile):
            text = translate("events", "{name} placed in {place}: {tile}.")
            if slot == FROM_THE_GATE:
                text = translate("events", "{name} placed from the gate in {place}: {tile}.")
            words = tile_words(box.design(tile))
            return text.replace("{place}", cell_words(cell)).replace("{tile}", words)
        case TurnPassed():
            return translate("events", "{name} passed.")
        case TileReserved(_, _, design):
            text = translate("events", "{name} laid on the gate: {tile}.")
            return text.replace("{tile}", tile_words(box.designs[design]))
        case TileCollected():
            return translate("events", "{name} took a tile face down.")
        case DesignerStopped(_, is_full):
            if is_full:
                return translate("events", "{name} filled the land.")
            return translate("events", "{name} stopped.")
        case TileAskedBack(_, _, design):
            text = translate("events", "{name} asks back into the bag: {tile}.")
            return text.replace("{tile}", tile_words(box.designs[design]))
    return ""
