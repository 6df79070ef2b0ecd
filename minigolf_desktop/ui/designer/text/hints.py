"""Hints of Minigolf Designer in words."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.designer.advice import BY_A_TILE
from minigolf_desktop.bots.hint import Hint, HintWords, Reason
from minigolf_desktop.model.designer import PROMISES, View
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Discard,
    Done,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    Stop,
    TakePromise,
)
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.designer.text.conditions import condition_name
from minigolf_desktop.ui.designer.text.promises import promise_name
from minigolf_desktop.ui.designer.text.tiles import cell_words

translate = QCoreApplication.translate


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the seat to move."""
    return HintWords(_title(view, hint.action), _why(hint))


def _why(hint: Hint) -> str:
    """Return the reasons of a move, and of the best tile where none is laid."""
    own = [one for one in hint.reasons if not one.what.startswith(BY_A_TILE)]
    words = " · ".join(map(_reason, own))
    if not own and isinstance(hint.action, PlaceTile | PlaceReserved):
        words = translate("designer hints", "no points yet, and nothing is lost")
    of_a_tile = [
        one._replace(what=one.what.removeprefix(BY_A_TILE))
        for one in hint.reasons
        if one not in own
    ]
    if of_a_tile:
        other = translate("designer hints", "the best tile instead: {changes}")
        other = other.replace("{changes}", " · ".join(map(_reason, of_a_tile)))
        words = f"{words}; {other}" if words else other
    return words


def _title(view: View, action: Any) -> str:
    match action:
        case PlaceTile(slot, cell):
            text = _numbered(translate("designer hints", "Tile {number}: {place}"), slot)
            return text.replace("{place}", cell_words(cell))
        case PlaceReserved(cell):
            text = translate("designer hints", "The tile from the gate: {place}")
            return text.replace("{place}", cell_words(cell))
        case Pass():
            return translate("designer hints", "Pass")
        case Stop():
            return translate("designer hints", "Stop designing")
        case Collect(slot) if not view.designers[view.waiting[0]].stopped:
            text = translate("designer hints", "Stop for good with tile {number} face down")
            return _numbered(text, slot)
        case Collect(slot):
            return _numbered(translate("designer hints", "Take tile {number} face down"), slot)
        case Reserve(slot):
            return _numbered(translate("designer hints", "Lay tile {number} on the gate"), slot)
        case PutBack(slot):
            return _numbered(translate("designer hints", "Put tile {number} back"), slot)
        case Discard(slot):
            return _numbered(translate("designer hints", "Discard tile {number}"), slot)
        case ChooseLand(choice):
            return _numbered(translate("designer hints", "Build on land {number}"), choice)
        case TakePromise(promise):
            words = translate("designer hints", "Promise {condition}")
            return words.replace("{condition}", promise_name(PROMISES[promise]))
        case Done():
            return translate("designer hints", "Go on")
    raise ValueError(f"no hint of Minigolf Designer: {action}")


def _numbered(text: str, place: int) -> str:
    return text.replace("{number}", str(place + 1))


def _reason(reason: Reason) -> str:
    amount = reason.amount
    match reason.what:
        case "later" if amount > 0:
            text = translate("designer hints", "leaves about {points} to come")
        case "later":
            text = translate("designer hints", "gives up about {points} to come")
        case "points":
            text = translate("designer hints", "{points} points for the land")
        case "cells":
            text = translate("designer hints", "{points} cells to fill")
        case "brings":
            text = translate("designer hints", "brings {points} by what is on it")
        case "filled":
            text = translate("designer hints", "filling them brings about {points}")
        case "promised":
            text = translate("designer hints", "brings about {points} by rank")
        case "expected":
            text = translate("designer hints", "about {points} points expected")
        case "wanted":
            text = translate("designer hints", "{points} wanted")
        case "no_promise":
            return translate("designer hints", "what is left costs more than it will bring")
        case condition:
            return f"{condition_name(condition)} {signed(round(amount), plus=True)}"
    return text.replace("{points}", signed(abs(round(amount))))
