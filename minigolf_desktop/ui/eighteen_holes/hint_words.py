"""Hints of 18 Holes in words."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.hint import Hint, HintWords
from minigolf_desktop.model.eighteen_holes import moves
from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.prospects import (
    Prospect,
    big_hit_prospect,
    prospects,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign
from minigolf_desktop.ui.eighteen_holes.round.landings import shot_words, walk_words
from minigolf_desktop.ui.eighteen_holes.round.reach import (
    ReachRow,
    percent_words,
    reach_of,
    sign_words,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import KINDS, deed_words, reset_words
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_draw, club_name, deck_in_words
from minigolf_desktop.ui.eighteen_holes.text.ground import direction_name

translate = QCoreApplication.translate

_TOLD = 3
"""Kinds of ground that are told of, the likeliest first."""


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the seat to move."""
    title, why = _words(view, hint.action)
    for reason in hint.reasons:
        if reason.what == "behind":
            words = translate("golf hints", "about {turns} turns behind the best")
            why = " · ".join(filter(None, (why, words.replace("{turns}", f"{reason.amount:.1f}"))))
    return HintWords(title, why)


def _words(view: View, action: Any) -> tuple[str, str]:
    match action:
        case moves.SelectClub(club) | moves.BorrowClub(club):
            return _club(view, club), _reach(view, _from_here(view, club))
        case moves.PickClub(club) | moves.DeclareClub(club):
            return _club(view, club), club_draw(view.table.box.clubs[club])
        case moves.PlayClub(deck, aim) | moves.ExitBunker(deck, aim):
            found = _from_here(view, view.used[view.seat], deck, aim)
            return _played(view, action), _reach(view, found)
        case moves.BigHit():
            found = [big_hit_prospect(view, view.seat, view.used[view.seat], view.ball)]
            return _deed(action), _reach(view, found)
        case moves.MoveOneHex(direction) if view.ball != NONE:
            return _else(action), walk_words(view, view.ball, direction).line
        case moves.ResetHand():
            return _deed(action), reset_words(view, view.seat)
        case moves.PlayShot(slot, flight, aim):
            for landing in landings(view, slot):
                if (landing.flight, landing.aim) == (flight, aim):
                    return shot_words(view, view.ball, landing)[:2]
        case moves.PlaceToken(hole) | moves.KeepTarget(hole):
            words = translate("golf hints", "Green {number}")
            return words.replace("{number}", str(hole + 1)), ""
        case moves.ThrowCard(slot) | moves.FollowCard(slot) | moves.Redraw(slot):
            return _card(action).replace("{number}", str(slot + 1)), ""
    return _else(action), ""


def _club(view: View, club: int) -> str:
    return club_name(view.table.box.clubs[club])


def _deed(action: Any) -> str:
    return next(deed_words(deed) for deed, kind in KINDS.items() if isinstance(action, kind))


def _played(view: View, action: moves.PlayClub | moves.ExitBunker) -> str:
    """Return a club with its deck, and the way that is told before the draw."""
    words = [_club(view, view.used[view.seat])]
    if isinstance(action, moves.ExitBunker):
        words = [_deed(action)]
    if action.deck != NONE:
        words.append(deck_in_words(Deck(action.deck)))
    if action.aim != NONE:
        words.append(direction_name(action.aim))
    return " · ".join(words)


def _card(action: Any) -> str:
    match action:
        case moves.ThrowCard():
            return translate("golf hints", "Throw card {number} away")
        case moves.FollowCard():
            return translate("golf hints", "Follow card {number}: draw again")
    return translate("golf hints", "Draw card {number} anew")


def _else(action: Any) -> str:
    match action:
        case moves.PassPick():
            return translate("golf hints", "Pick none")
        case moves.OwnClub():
            return translate("golf hints", "Keep your own club")
        case moves.KeepCard():
            return translate("golf hints", "Keep the card")
        case moves.PutBack():
            return translate("golf hints", "Put the card back")
        case moves.ResetFirst():
            return translate("golf hints", "Take the discard back")
        case moves.HandOver():
            return translate("golf hints", "Hand the cards over")
        case moves.LookAtDeck(deck):
            words = translate("golf hints", "Look at the top card of {deck}")
            return words.replace("{deck}", deck_in_words(Deck(deck)))
        case moves.NameGolfer(ball):
            words = translate("golf hints", "Golfer {number}")
            return words.replace("{number}", str(ball % 2 + 1))
        case moves.RevealClub():
            return translate("golf hints", "Turn a club of a rival over")
        case moves.StayPut():
            return translate("golf hints", "Stay where you are")
        case moves.MoveOneHex(direction):
            return f"{_deed(action)} · {direction_name(direction)}"
    raise ValueError(f"no hint of 18 Holes: {action}")


def _from_here(view: View, club: int, deck: int = NONE, aim: int = NONE) -> list[Prospect]:
    """Return what a club may do with the golfer of the seat to move, by all decks or by one."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    return [
        one
        for one in prospects(view, view.seat, club, ball)
        if deck in (NONE, one.deck) and (aim == NONE or one.aim in (aim, NONE))
    ]


def _reach(view: View, found: Sequence[Prospect]) -> str:
    """Return the likeliest grounds, with the deck that most likely reaches a green."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    rows = reach_of(view, "", ball, found).rows
    if not rows:
        return ""
    row = max(rows, key=_green)
    names = sign_words()
    likeliest = sorted(row.grounds, key=lambda one: (one.sign is not GroundSign.GREEN, -one.chance))
    told = [f"{names[one.sign]} {percent_words(one.chance)}" for one in likeliest[:_TOLD]]
    return " · ".join(told)


def _green(row: ReachRow) -> float:
    return next((one.chance for one in row.grounds if one.sign is GroundSign.GREEN), 0.0)
