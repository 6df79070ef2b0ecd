"""The curtain between two picks of the draft."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.draft.words import pick_words
from minigolf_desktop.ui.eighteen_holes.round.seats import players_of
from minigolf_desktop.ui.eighteen_holes.round.veil import look_away
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name

translate = QCoreApplication.translate


def curtain_for(look: Look, view: View, names: Sequence[str]) -> CurtainScreen:
    """Return the curtain before the player who picks next."""
    setup, name = view.table.setup, names[view.seat]
    words = Handover(
        translate("golf draft", "{name}, pick a club").replace("{name}", name),
        look_away(),
        translate("curtain", "I am {name}, show my cards").replace("{name}", name),
        _footer(view),
        translate("golf draft", "picked"),
        str(len(setup.course.holes)),
    )
    return CurtainScreen(look, players_of(setup), _states(view), words)


def _states(view: View) -> list[SeatState]:
    """Return by seat whose pick it is, and who waits."""
    setup, draft = view.table.setup, view.draft
    waits = set(draft.seats[1:]) if draft is not None else set()
    if draft is not None and not draft.passing and not draft.passes:
        # Iron Jane picks before the hands are dealt.
        waits = set(range(setup.seats))
    return [
        SeatState.NOW
        if other == view.seat
        else SeatState.WAITS
        if other in waits
        else SeatState.DONE
        for other in range(setup.seats)
    ]


def _footer(view: View) -> str:
    """Return where the game stands, for everybody to read."""
    setup = view.table.setup
    words = f"{mode_name(setup.mode)}  ·  {content_name(setup.course.name)}"
    pick = pick_words(view)
    return f"{pick}  ·  {words}" if pick else words
