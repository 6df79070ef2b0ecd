"""The family table in the guest book: a month of evenings, who won each, and what it comes to."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QSize
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTableWidgetItem, QVBoxLayout, QWidget

from minigolf_desktop.storage.evenings import KeptEvening
from minigolf_desktop.storage.family import Evening, evenings_of, family_table
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.people import PeopleBook
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.evening_words import kind_words
from minigolf_desktop.ui.common.guest_book import TOKEN, month, player_words
from minigolf_desktop.ui.common.players import portrait_of
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.records.figures import figure_item, pictured_item, records_table
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.tokens import round_portrait

_SIDE = 250
_MONTH = 7
"""Letters of a month in a date: ``2026-11``."""


class FamilyPage(Pavilion):
    """Months on the left; the table of the chosen one beside its evenings."""

    def __init__(self, look: Look, house: PeopleBook) -> None:
        super().__init__(look, translate("people", "Family table"))
        self._house = house
        self._evenings: Sequence[Evening] = ()
        self._months: list[str] = []
        self.months = QListWidget()
        """Chooses the month, the latest first."""
        self.months.setAccessibleName(translate("people", "Month"))
        self.months.currentRowChanged.connect(self._choose)
        titles = (
            translate("book", "Name"),
            translate("people", "Evenings won"),
            translate("people", "Games won"),
            translate("book", "Games"),
        )
        self.table = records_table(
            look, translate("people", "Family table"), titles, 0, range(1, 4)
        )
        """A line for each who played, the best first."""
        self.table.setIconSize(QSize(look.px(TOKEN), look.px(TOKEN)))
        self.evenings = QListWidget()
        """The evenings of the month, with who won them."""
        self.evenings.setAccessibleName(translate("people", "Evenings"))
        self._none = label(
            translate("people", "No two of the house have finished a game together yet."),
            "body",
            "second",
            wrap=True,
        )
        self._panels = (
            self._panel(translate("people", "Month"), self.months),
            self._panel(translate("people", "Family table"), self.table),
            self._panel(translate("people", "Evenings"), self.evenings),
        )
        row = QHBoxLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 10, Space.WIDE, Space.WIDE)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        self._panels[0].setFixedWidth(look.px(_SIDE))
        for panel, share in zip(self._panels, (0, 6, 4), strict=True):
            row.addWidget(panel, share)
        row.addWidget(self._none)
        self.show_games(())

    def _panel(self, title: str, inside: QWidget) -> Panel:
        look = self.look
        panel = Panel(look, title)
        column = QVBoxLayout(panel)
        column.setContentsMargins(*(look.px(10),) * 4)
        column.addWidget(label(title, "panel_title"))
        column.addWidget(inside, 1)
        return panel

    def show_games(self, games: Sequence[HistoryGame], series: Sequence[KeptEvening] = ()) -> None:
        """Show the evenings of some games, and of the series that were played to their end."""
        self._evenings = evenings_of(games, self._house, series)
        self._months = sorted({one.day[:_MONTH] for one in self._evenings}, reverse=True)
        for panel in self._panels:
            panel.setVisible(bool(self._months))
        self._none.setVisible(not self._months)
        self.months.clear()
        self.months.addItems([month(one) for one in self._months])
        if self._months:
            self.months.setCurrentRow(0)

    def _choose(self, row: int) -> None:
        if not 0 <= row < len(self._months):
            return
        chosen = [one for one in self._evenings if one.day.startswith(self._months[row])]
        standings = family_table(chosen)
        self.table.setRowCount(len(standings))
        for line, one in enumerate(standings):
            cells = (
                self._named(one.name),
                figure_item(str(one.evenings)),
                figure_item(str(one.wins)),
                figure_item(str(one.games)),
            )
            for column, cell in enumerate(cells):
                self.table.setItem(line, column, cell)
        self.evenings.clear()
        self.evenings.addItems([self._told(one) for one in reversed(chosen)])

    def _named(self, name: str) -> QTableWidgetItem:
        person = self._house.called(name)
        words = player_words(name)
        face = "" if person is None else portrait_of(person.portrait)
        if not face:
            return QTableWidgetItem(words)
        picture = round_portrait(
            face, self.look.px(TOKEN), self.devicePixelRatioF(), self.look.theme
        )
        return pictured_item(picture, words)

    def _told(self, evening: Evening) -> str:
        """Return an evening in words: when, and who won it."""
        day = QDate.fromString(evening.day, "yyyy-MM-dd")
        when = QLocale().toString(day, "dddd d")
        if not evening.winners:
            words = translate("people", "{day}: the computers won")
            return words.replace("{day}", when)
        names = ", ".join(map(player_words, evening.winners))
        if evening.series is not None:
            text = translate("people", "{day}: {names}, {kind}")
            kind = kind_words(evening.series.kind)
            return text.format(day=when, names=names, kind=kind)
        words = translate(
            "people", "{day}: {names}, %n games won", "", evening.wins[evening.winners[0]]
        )
        return words.replace("{day}", when).replace("{names}", names)
