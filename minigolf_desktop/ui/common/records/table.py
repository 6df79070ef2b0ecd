"""The tables of best scores: one line each, the chosen one as a bar of gold."""

from collections.abc import Container, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import steady_icon

TOKEN = 24
"""Side of the pictures in a table."""
_LINE = 44
_INSET = 3
"""Pixels between the padding of a cell and its text, which headings do not have."""


def records_table(
    look: Look, name: str, titles: Sequence[str], stretched: int, figures: Container[int]
) -> QTableWidget:
    """Return an empty table.

    The column ``stretched`` takes the room left over; the columns ``figures`` hold figures.
    """
    table = QTableWidget(0, len(titles))
    table.setAccessibleName(name)
    for column, title in enumerate(titles):
        head = QTableWidgetItem(title)
        # Figures stand at the right end of their column, and so do their titles.
        side = Qt.AlignmentFlag.AlignRight if column in figures else Qt.AlignmentFlag.AlignLeft
        head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        table.setHorizontalHeaderItem(column, head)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(look.px(_LINE))
    table.setShowGrid(False)
    table.setIconSize(QSize(look.px(TOKEN), look.px(TOKEN)))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
    # A selected line is one bar of gold, not a row of boxes.
    table.setStyleSheet(
        "QTableView::item { border: none; border-radius: 0px; padding: 6px 12px; }"
        # Qt insets what stands in a cell by three pixels more than a heading.
        f"QHeaderView::section {{ padding: {look.px(6)}px {look.px(12) + _INSET}px; }}"
        f"QTableView::item:selected {{ background: {look.theme.hover.name()}; }}"
    )
    return table


def figure_item(text: str) -> QTableWidgetItem:
    """Return a figure, at the right end of its column."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def pictured_item(picture: QPixmap, text: str) -> QTableWidgetItem:
    """Return a text after a picture that a selected line does not tint."""
    item = QTableWidgetItem(text)
    item.setIcon(steady_icon(picture))
    return item
