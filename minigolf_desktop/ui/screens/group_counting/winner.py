"""The panel at the end: who wins and why, and what to do now."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from minigolf_desktop.model.designer import Player, Standings
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel
from minigolf_desktop.ui.widgets.pieces import button, frame, icon_label, label, picture_label
from minigolf_desktop.ui.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate


class WinnerPanel(Panel):
    """The winner, or those who share the victory."""

    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""
    picture = Signal()
    """The course that is looked at is to be saved as a picture."""
    course = Signal()
    """The course that is looked at is to be saved as a course file."""
    putt = Signal()
    """The course that is looked at is to be putted on."""
    table = Signal()
    """The final table is to be saved as a picture."""
    courses = Signal(bool)
    """Whether the courses are to be seen instead of the final table."""
    back = Signal()
    """The counting is to be seen again."""

    def __init__(self, look: Look, players: Sequence[Player], standings: Standings) -> None:
        super().__init__(look, translate("counting", "Result"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 14)))
        column.setSpacing(look.px(Space.SMALL))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.HAIR))
        for seat in standings.winners:
            side = look.px(56 if len(standings.winners) == 1 else 38)
            colour = players[seat].colour
            token = player_shape_pixmap(look, colour, side, self.devicePixelRatioF())
            head.addWidget(picture_label(token, players[seat].name))
        head.addStretch()
        head.addWidget(icon_label(look, "trophy", 40))
        column.addLayout(head)
        names = _listed([players[seat].name for seat in standings.winners])
        shared = len(standings.winners) > 1
        text = (
            translate("counting", "{names} win")
            if shared
            else translate("counting", "{names} wins")
        )
        self.headline = label(text.replace("{names}", names), "course_name", wrap=True)
        """Who wins."""
        column.addWidget(self.headline)
        self.reason = label(_reason(players, standings), "body", "second", wrap=True)
        """Why."""
        column.addWidget(self.reason)
        self._notice = frame("inset")
        self._words: QLabel = label("", "small_bold", wrap=True)
        row = QHBoxLayout(self._notice)
        row.setContentsMargins(*(look.px(side) for side in (12, 8, 12, 8)))
        row.addWidget(icon_label(look, "trophy", 22))
        row.addWidget(self._words, 1)
        self._notice.hide()
        column.addWidget(self._notice)
        column.addStretch(1)
        self._add_buttons(column)

    def _add_buttons(self, column: QVBoxLayout) -> None:
        look = self.look
        self.see = button(look, translate("counting", "See the courses"), icon="eye")
        """Leads from the final table to the courses and back."""
        self.see.setCheckable(True)
        self.see.toggled.connect(self.courses)
        column.addWidget(self.see)
        for text, icon, signal in (
            (translate("counting", "Count again"), "undo", self.back),
            (translate("counting", "Putt on it"), "putt", self.putt),
            (translate("counting", "Save the table"), "picture", self.table),
            (translate("counting", "Save a picture"), "picture", self.picture),
            (translate("counting", "Save the course"), "save", self.course),
            (translate("counting", "Home"), "home", self.home),
        ):
            other = button(look, text, icon=icon)
            other.clicked.connect(signal)
            column.addWidget(other)
        self.main_button = button(look, translate("counting", "Play again"), "main", "start")
        self.main_button.setToolTip(translate("counting", "Enter"))
        self.main_button.clicked.connect(self.again)
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(self.main_button)

    @property
    def notice(self) -> str:
        """What is said about the place among the results of groups; empty without one."""
        return self._words.text() if not self._notice.isHidden() else ""

    def tell_place(self, place: int) -> None:
        """Say which place the winning score took; 0 for none."""
        if place == 0:
            self._words.setText(translate("counting", "A practice game counts for no record."))
        elif place == 1:
            self._words.setText(translate("counting", "The best a group has done so far!"))
        else:
            text = translate("counting", "Place {place} among your groups.")
            self._words.setText(text.replace("{place}", str(place)))
        self._notice.show()


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    text = translate("counting", "{names} and {last}")
    return text.replace("{names}", ", ".join(names[:-1])).replace("{last}", names[-1])


def _reason(players: Sequence[Player], standings: Standings) -> str:
    best = max(standings.totals)
    level = [seat for seat, total in enumerate(standings.totals) if total == best]
    if len(level) == 1:
        second = max((total for total in standings.totals if total != best), default=best)
        return translate("counting", "%n points ahead.", "", best - second)
    if len(standings.winners) > 1:
        return translate("counting", "Equal on points, and nobody took a tile first.")
    others = _listed([players[seat].name for seat in level if seat not in standings.winners])
    text = translate("counting", "Equal on points with {names}, but stopped building first.")
    return text.replace("{names}", others)
