"""What the table tells of the players, worked out from the session for whoever looks on."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Course, Phase, Renumbering, TilePlaced
from minigolf_desktop.model.designer.final_phase import designing
from minigolf_desktop.model.designer.turn_order import next_order
from minigolf_desktop.ui.common.text.characters import who_acts
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.widgets.course_card import Neighbour
from minigolf_desktop.ui.designer.widgets.pawn_row import Pawn

translate = QCoreApplication.translate


def pawns_of(session: TableSession) -> list[Pawn]:
    """Return the top rack: the round's order of play, or the next one while tiles go back."""
    table = session.table
    order: Sequence[int] = table.order
    if table.phase is Phase.REST:
        still = designing(table)
        order = [seat for seat in next_order(table.bench, table.pawns) if seat in still]
    now = session.seat if not session.is_over else None
    return [
        Pawn(player.name, player.colour, seat not in table.waiting, seat == now)
        for seat, player in ((seat, session.players[seat]) for seat in order)
    ]


def last_turn(session: TableSession, seat: int) -> int:
    """Return how many entries of the log are older than what followed a seat's last move."""
    moves = session.match.moves
    for place in range(len(moves) - 1, -1, -1):
        if moves[place].seat == seat and not isinstance(moves[place].action, Renumbering):
            return place + 2
    return 0


def new_cells(session: TableSession, since: int, seat: int) -> dict[int, frozenset[int]]:
    """Return where the others of a seat placed tiles since an entry of the log, by their seats."""
    cells: dict[int, frozenset[int]] = {}
    for events in session.match.log[since:]:
        for event in events:
            if isinstance(event, TilePlaced) and event.seat != seat:
                cells[event.seat] = cells.get(event.seat, frozenset()) | {event.cell}
    return cells


def neighbour(session: TableSession, seat: int, new: frozenset[int]) -> Neighbour | None:
    """Return what is shown of a player; None before a land is chosen."""
    table = session.table
    designer = table.designers[seat]
    if designer.course is None:
        return None
    return Neighbour(
        name=who_acts(session.players[seat]),
        colour=session.players[seat].colour,
        course=designer.course,
        total=session.assessment_of(seat).score.total,
        doing=_doing(session, seat),
        note=_note(session, seat),
        promises=len(designer.promises),
        has_reserve=designer.reserved >= 0,
        new=new,
        is_next=seat == session.seat and not session.is_over,
        face=session.players[seat].character,
    )


def _doing(session: TableSession, seat: int) -> str:
    table = session.table
    designer = table.designers[seat]
    if designer.stopped:
        if designer.course is not None and not designer.course.missing:
            return translate("Seats", "land full")
        return translate("Seats", "stopped")
    if seat in table.bench:
        return translate("Seats", "passed")
    if seat == session.seat and session.computer_to_move is not None:
        return translate("characters", "thinks")
    if seat == session.seat:
        return translate("Seats", "plays now")
    return translate("Seats", "designing")


def _note(session: TableSession, seat: int) -> str:
    designer = session.table.designers[seat]
    if designer.stopped:
        return translate("Seats", "%n tiles face down", "", len(designer.collected))
    return "" if designer.course is None else built_words(designer.course)


def built_words(course: Course) -> str:
    """Return how many cells of its land a course has."""
    cells = len(course.land.free)
    text = translate("Seats", "{count} of {all}")
    return text.replace("{count}", str(cells - course.missing)).replace("{all}", str(cells))


def rival_neighbour(session: TableSession) -> Neighbour | None:
    """Return what is seen of a rival's house over the fence; None before a land is chosen."""
    table, rival = session.rival_table, session.rival
    course = None if table is None else table.designers[0].course
    if table is None or rival is None or course is None:
        return None
    return Neighbour(
        name=rival.name,
        colour=rival.colour,
        course=course,
        total=session.rules.assessment(table, 0).score.total,
        doing="",
        promises=len(table.designers[0].promises),
        has_reserve=table.designers[0].reserved >= 0,
        face=rival.character,
    )
