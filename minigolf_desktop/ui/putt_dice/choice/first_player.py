"""Who putts first on hole 1 (ruling P8)."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.common.widgets.segments import Segments

translate = QCoreApplication.translate

LONGEST_WORD = 12
"""Letters of a name that a segment shows."""


def seat_of_winner(winner: Seat | None, names: Sequence[str]) -> int | None:
    """Return where the winner of the game sits at this table; None where it does not play.

    It is known by its name; without one, or where its seat has none here, by its colour.
    """
    if winner is None:
        return None
    folded = [name.casefold() for name in names]
    if winner.name and winner.name.casefold() in folded:
        return folded.index(winner.name.casefold())
    colours = [colour.name for colour in PLAYER_COLOURS[: len(names)]]
    if winner.colour not in colours:
        return None
    seat = colours.index(winner.colour)
    return None if winner.name and names[seat] else seat


class FirstPlayer(QWidget):
    """The winner of the game in which the course was built; else the players choose, or chance."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        tells_about(self, "putt-order")
        self._look = look
        self._seat: int | None = None
        self._winner: int | None = None
        self._words: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(Space.MEDIUM))
        self._row.addWidget(label(translate("putting", "Putts first"), "body_bold"))
        self._segments: Segments | None = None
        self._reason = ElidedLabel("", "small_body", "second")
        self._row.addWidget(self._reason, 1)

    def show_players(self, names: Sequence[str], winner: Seat | None) -> None:
        """Show who plays, empty names for the colours, and who won the game of the course."""
        self._winner = seat_of_winner(winner, names)
        if self._seat is not None and self._seat >= len(names):
            self._seat = None
        self.setVisible(len(names) > 1)
        words = [translate("putting", "By chance")]
        words += [_short(player_name(names, seat)) for seat in range(len(names))]
        if words != self._words:
            self._words = words
            self._make_segments(words)
        now = self._winner if self._winner is not None else self._seat
        self.segments.choose(0 if now is None else now + 1)
        self.segments.setEnabled(self._winner is None)
        reason = ""
        if self._winner is not None:
            reason = translate("putting", "{player} won the game in which this course was built.")
            reason = reason.replace("{player}", player_name(names, self._winner))
        self._reason.setText(reason)
        self._reason.setToolTip(reason)

    def _make_segments(self, words: Sequence[str]) -> None:
        if self._segments is not None:
            self._row.removeWidget(self._segments)
            self._segments.hide()
            self._segments.deleteLater()
        self._segments = Segments(self._look, translate("putting", "Putts first"), words, 0)
        self._segments.chosen.connect(self._choose)
        self._row.insertWidget(1, self._segments)

    def _choose(self, segment: int) -> None:
        self._seat = None if segment == 0 else segment - 1

    @property
    def seat(self) -> int | None:
        """Seat that putts first; None where chance says."""
        return self._seat if self._winner is None else self._winner

    @property
    def segments(self) -> Segments:
        """What is chosen with; raises ValueError before players are shown."""
        if self._segments is None:
            raise ValueError("no players are shown")
        return self._segments


def _short(name: str) -> str:
    if len(name) <= LONGEST_WORD:
        return name
    return name[: LONGEST_WORD - 1] + "\N{HORIZONTAL ELLIPSIS}"
