"""Hints of Minigolf Designer in words."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.designer.advice import LATER
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

translate = QCoreApplication.translate


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the seat to move."""
    return HintWords(_title(hint.action), " · ".join(map(_reason, hint.reasons)))


def _title(action: Any) -> str:
    match action:
        case PlaceTile(slot):
            return _numbered(translate("designer hints", "Lay tile {number} here"), slot)
        case PlaceReserved():
            return translate("designer hints", "Lay the tile from the gate here")
        case Pass():
            return translate("designer hints", "Pass")
        case Stop():
            return translate("designer hints", "Stop designing")
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
    points = signed(round(reason.amount), plus=True)
    if reason.what == LATER:
        if reason.amount > 0:
            text = translate("designer hints", "leaves about {points} to come")
        else:
            text = translate("designer hints", "closes ways worth about {points}")
        return text.replace("{points}", signed(round(abs(reason.amount))))
    return f"{condition_name(reason.what)} {points}"
