"""Hints of Minigolf Designer in words."""

from collections.abc import Sequence

from minigolf_desktop.bots.designer.advice import BEHIND, BY_A_TILE, HOPE, LATER, RECKONED
from minigolf_desktop.bots.mind import AHEAD, Hint, HintWords, Reason
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
from minigolf_desktop.ui.common.text import Figure, signed, tenths
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.text.conditions import condition_name, promise_name
from minigolf_desktop.ui.designer.text.tiles import cell_words

_ENDS = HOPE + "playability"
"""The reason that is about how well all that is open can be closed."""
_LEADS = (AHEAD, RECKONED)
"""The reasons that are about the next best move."""
_LEAST = 0.05
"""Points by which something is behind, at least: less is written as nought."""
_LEAST_OF = {AHEAD: _LEAST, RECKONED: _LEAST, LATER: 0.5}
"""Points from which on a reason is told: less is written as nought."""


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the seat to move."""
    return HintWords(_title(view, hint.action), _why(hint))


def _why(hint: Hint) -> str:
    """Return the reasons of a move, and of the best tile where none is laid."""
    own = [one for one in hint.reasons if not one.what.startswith(BY_A_TILE)]
    words = _reasons(own)
    is_laid = isinstance(hint.action, PlaceTile | PlaceReserved)
    if is_laid and all(one.what in _LEADS for one in own):
        nothing = translate("designer hints", "no points yet, and nothing is lost")
        words = f"{nothing} · {words}" if words else nothing
    of_a_tile = [
        one._replace(what=one.what.removeprefix(BY_A_TILE))
        for one in hint.reasons
        if one not in own
    ]
    if of_a_tile:
        other = translate("designer hints", "the best tile instead: {changes}")
        other = other.replace("{changes}", _reasons(of_a_tile))
        words = f"{words}; {other}" if words else other
    return words


def _reasons(reasons: Sequence[Reason]) -> str:
    """Return reasons one after the other; conditions of which more is to come in one."""
    reasons = [one for one in reasons if abs(one.amount) >= _LEAST_OF.get(one.what, 0.0)]
    more = [one.what.removeprefix(HOPE) for one in reasons if _is_more_to_come(one)]
    told: list[str] = []
    for reason in reasons:
        if not _is_more_to_come(reason):
            told.append(_reason(reason))
        elif more:
            text = translate("designer hints", "more to come: {conditions}")
            told.append(text.replace("{conditions}", ", ".join(map(condition_name, more))))
            more = []
    return " · ".join(told)


def _is_more_to_come(reason: Reason) -> bool:
    return reason.what.startswith(HOPE) and reason.what != _ENDS


def _title(view: View, action: object) -> str:
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
        case what if what == LATER and amount > 0:
            text = translate("designer hints", "leaves about {points} to come")
        case what if what == LATER:
            text = translate("designer hints", "gives up about {points} to come")
        case what if what == _ENDS and amount > 0:
            return translate("designer hints", "ends are easier to close")
        case what if what == _ENDS:
            return translate("designer hints", "ends are harder to close")
        case what if what == AHEAD:
            text = translate("designer hints", "{points} ahead of the next in trial games")
            return text.replace("{points}", tenths(amount))
        case what if what == RECKONED:
            text = translate("designer hints", "{points} ahead of the next by its own reckoning")
            return text.replace("{points}", tenths(amount))
        case what if what == BEHIND and amount < _LEAST:
            return translate("designer hints", "as good as the best in trial games")
        case what if what == BEHIND:
            text = translate("designer hints", "{points} behind the best in trial games")
            return text.replace("{points}", tenths(amount))
        case "points":
            text = translate("designer hints", "{points.points} for the land")
        case "cells":
            text = translate("designer hints", "{points.cells} to fill")
        case "brings":
            text = translate("designer hints", "what is on it is worth {points}")
        case "filled":
            text = translate("designer hints", "filling them brings about {points}")
        case "promised":
            text = translate("designer hints", "brings about {points} by rank")
        case "expected":
            text = translate("designer hints", "about {points.points} expected")
        case "wanted":
            text = translate("designer hints", "{points} wanted")
        case "no_promise":
            return translate("designer hints", "what is left costs more than it will bring")
        case condition:
            return f"{condition_name(condition)} {signed(round(amount), plus=True)}"
    return text.format(points=Figure(abs(round(amount))))
