"""The five actions of a turn, with their words and keys."""

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.golfers import NEVER_DISCARD
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    ExitBunker,
    MoveOneHex,
    PlayClub,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.state import Shot
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name

translate = QCoreApplication.translate


class Deed(Enum):
    """The five actions."""

    WALK = auto()
    CLUB = auto()
    BIG_HIT = auto()
    BUNKER = auto()
    RESET = auto()


KINDS: Mapping[Deed, type] = {
    Deed.WALK: MoveOneHex,
    Deed.CLUB: PlayClub,
    Deed.BIG_HIT: BigHit,
    Deed.BUNKER: ExitBunker,
    Deed.RESET: ResetHand,
}
KEYS = {
    Deed.WALK: Key.Key_M,
    Deed.CLUB: Key.Key_P,
    Deed.BIG_HIT: Key.Key_B,
    Deed.BUNKER: Key.Key_X,
    Deed.RESET: Key.Key_R,
}


def deed_words(deed: Deed) -> str:
    """Return what an action is called on its line."""
    return {
        Deed.WALK: translate("golf round", "Move one hex"),
        Deed.CLUB: translate("golf round", "Play club"),
        Deed.BIG_HIT: translate("golf round", "Big hit"),
        Deed.BUNKER: translate("golf round", "Exit bunker"),
        Deed.RESET: translate("golf round", "Reset hand"),
    }[deed]


def reset_words(view: View, seat: int) -> str:
    """Return what a reset of the hand does: the club of the turn is discarded after it."""
    player, club = view.players[seat], view.chosen[seat]
    used = player.discard.bit_count()
    back = translate("golf round", "No shot; no club is in the discard.")
    if used:
        back = translate("golf round", "No shot; %n used clubs come back.", "", used)
    stays = view.table.setup.golfers[seat] in NEVER_DISCARD or player.lasting >> club & 1
    then = translate("golf round", "The {club} is discarded after it.")
    if stays:
        then = translate("golf round", "The {club} stays in the hand.")
    return f"{back} {then}".replace("{club}", club_name(view.table.box.clubs[club]))


def lines_after(shot: Shot | None) -> tuple[Choice, ...]:
    """Return the lines once an action is chosen: none can be taken, the chosen one is ticked."""
    if shot is None:
        return ()
    done = Deed.BUNKER if shot.bunker else Deed.BIG_HIT if shot.big else Deed.CLUB
    why = translate("golf round", "The action of this turn is chosen already.")
    return tuple(
        Choice(deed_words(deed), KEYS[deed], refusal=why, chosen=deed is done) for deed in Deed
    )
