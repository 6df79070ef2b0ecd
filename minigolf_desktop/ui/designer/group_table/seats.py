"""What the panels of a group show, worked out from the session for whoever looks on."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Phase, TilePlaced
from minigolf_desktop.model.designer.final_phase import designing
from minigolf_desktop.model.designer.turn_order import next_order
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.widgets.course_card import Neighbour
from minigolf_desktop.ui.designer.widgets.pawn_row import Pawn

translate = QCoreApplication.translate


class Seats(NamedTuple):
    """Who sits at the table."""

    names: tuple[str, ...]
    """By seat."""
    colours: tuple[str, ...]
    """Names of their colours, by seat."""


def pawns_of(session: GroupSession, seats: Seats) -> list[Pawn]:
    """Return the top rack: the round's order of play, or the next one while tiles go back."""
    state = session.state
    order: Sequence[int] = state.order
    if state.phase is Phase.REST:
        still = designing(state)
        order = [seat for seat in next_order(state.bench, state.pawns) if seat in still]
    now = session.seat if not session.is_over else None
    return [
        Pawn(seats.names[seat], seats.colours[seat], seat not in state.waiting, seat == now)
        for seat in order
    ]


def last_turn(session: GroupSession, seat: int) -> int:
    """Return how many entries of the log are older than what followed a seat's last move."""
    moves = session.match.moves
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].seat == seat:
            return place + 2
    return 0


def new_cells(session: GroupSession, since: int) -> dict[int, frozenset[int]]:
    """Return by seat where tiles were placed since an entry of the log."""
    cells: dict[int, frozenset[int]] = {}
    for events in session.match.log[since:]:
        for event in events:
            if isinstance(event, TilePlaced):
                cells[event.seat] = cells.get(event.seat, frozenset()) | {event.cell}
    return cells


def neighbour(
    session: GroupSession, seats: Seats, seat: int, new: frozenset[int]
) -> Neighbour | None:
    """Return what is shown of a player; None before a land is chosen."""
    state = session.state
    designer = state.designers[seat]
    if designer.course is None:
        return None
    return Neighbour(
        name=seats.names[seat],
        colour=seats.colours[seat],
        course=designer.course,
        total=session.assessment_of(seat).score.total,
        doing=_doing(session, seat),
        note=_note(session, seat),
        promises=len(designer.promises),
        has_reserve=designer.reserved >= 0,
        new=new,
        is_next=seat == session.seat and not session.is_over,
    )


def _doing(session: GroupSession, seat: int) -> str:
    state = session.state
    designer = state.designers[seat]
    if designer.stopped:
        if designer.course is not None and not designer.course.missing:
            return translate("Seats", "land full")
        return translate("Seats", "stopped")
    if seat in state.bench:
        return translate("Seats", "passed")
    if seat == session.seat:
        return translate("Seats", "plays now")
    return translate("Seats", "designing")


def _note(session: GroupSession, seat: int) -> str:
    designer = session.state.designers[seat]
    if designer.stopped:
        return translate("Seats", "%n tiles face down", "", len(designer.collected))
    course = designer.course
    if course is None:
        return ""
    cells = len(course.land.free)
    text = translate("Seats", "{count} of {all}")
    return text.replace("{count}", str(cells - course.missing)).replace("{all}", str(cells))
