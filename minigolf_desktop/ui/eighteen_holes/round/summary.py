"""What everybody did in a round of turns, while all look at the course."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.events import Borrowed, Ordered, Revealed, Selected
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.eighteen_holes.round.news import doings
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of, player_names
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name

_ROW = 32
_NAME, _CLUB, _WORDS = 44, 190, 420
"""Where the columns begin."""


class SummaryRow(NamedTuple):
    """A player in the round."""

    seat: int
    name: str
    club: str
    """Those of extra turns after it; empty for who played none."""
    words: str
    """What was done last."""


def summary_of(events: Sequence[Any], table: Table) -> tuple[SummaryRow, ...]:
    """Return what everybody did in a round, in the order of play, who missed it last."""
    names = player_names(table.setup)
    clubs = _clubs_played(events)
    order = next((event.seats for event in events if isinstance(event, Ordered)), ())
    told = doings(events, table)
    seats = [*order, *(seat for seat in told if seat not in order)]
    return tuple(
        SummaryRow(
            seat,
            names[seat],
            ", ".join(club_name(table.box.clubs[club]) for club in clubs.get(seat, ())),
            told.get(seat, ""),
        )
        for seat in seats
    )


def _clubs_played(events: Sequence[Any]) -> dict[int, list[int]]:
    """Return by seat the clubs of a round, one for each turn."""
    found: dict[int, list[int]] = {}
    for event in events:
        match event:
            case Revealed(clubs):
                found = {seat: [club] for seat, club in enumerate(clubs) if club >= 0}
            case Borrowed(seat, _, club):
                found[seat][-1] = club
            case Selected(seat, club) if found:
                found[seat].append(club)
    return found


class RoundSummary(QWidget):
    """One line a player: shape, name, club, what was done."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[SummaryRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rows(self, rows: tuple[SummaryRow, ...]) -> None:
        """Show a round."""
        self._rows = rows
        lines = [" ".join(part for part in row[1:] if part) for row in rows]
        self.setAccessibleName("; ".join(lines))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for five players."""
        return self._look.size(420, 5 * _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, row in enumerate(self._rows):
            top = look.px(8 + place * _ROW)
            if place:
                painter.setPen(theme.line)
                painter.drawLine(QPointF(look.px(8), top), QPointF(look.px(660), top))
            at = QPointF(look.px(24), top + look.px(_ROW) / 2)
            paint_player_token(painter, colour_of(row.seat), at, look.px(11), theme)
            columns = (
                (_NAME, _CLUB, row.name, "body_bold", theme.text),
                (_CLUB, _WORDS, row.club, "body", theme.second_text),
                (_WORDS, 700, row.words, "body", theme.text),
            )
            for left, right, words, role, ink in columns:
                room = QRectF(look.px(left), top, look.px(right - left - 8), look.px(_ROW))
                face = font(role, look.scale)  # type: ignore[arg-type]
                write(painter, room, words, face, ink)
        painter.end()
