"""The shots of drawn cards, as they are shown on the course."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.round.landings import landing_target
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate


class Shot(NamedTuple):
    """A card with one of its landings."""

    slot: int
    landing: Landing


def shots_to_show(
    session: GolfSession, slots: Iterable[int], ball: int, chosen: Shot | None = None
) -> list[Shot]:
    """Return the shots of some cards, one a hex: the one chosen, else that of the first card."""
    found: dict[tuple[int, bool], Shot] = {}
    for slot in slots:
        for landing in session.landings(slot, ball):
            shot = Shot(slot, landing)
            key = (landing.path[-1], landing.outcome is Outcome.OUT)
            if key not in found or shot == chosen:
                found[key] = shot
    return list(found.values())


def numbered_target(view: View, ball: int, shot: Shot) -> Target:
    """Return a shot of one of several cards as a target, with the number of its card."""
    target = landing_target(view, ball, shot.landing)
    words = translate("golf round", "card {number}").replace("{number}", str(shot.slot + 1))
    note = f"{target.note} · {words}" if target.note else words
    return target._replace(note=note, card=shot.slot + 1)
