"""What is new in the version at hand, in four pictures: shown once after an update."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop import EDITION
from minigolf_desktop.ui.common.theme import Radius, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture
from minigolf_desktop.ui.common.widgets.pieces import label, logo_label, scroll_area
from minigolf_desktop.ui.house.news_pictures import cut, paint_company, paint_podium, scene

_SIZE = (980, 690)
_PICTURE = (300, 96)
"""Least width and height of a picture."""
_COLUMNS = 2
_PARTS = 3
"""Rows that a picture and its words take."""


class News(NamedTuple):
    """Something that a version brought."""

    title: str
    text: str
    drawing: Drawing
    """Draws what it looks like."""


def news_of_edition(look: Look) -> tuple[News, ...]:
    """Return what the version at hand brought, the most welcome first."""
    theme = look.theme
    return (
        News(
            translate("news", "Company at every seat"),
            translate(
                "news",
                "Six characters play all three games, easy, medium, hard or just right for you. "
                "The bulb tells a good move, and a game that is over can be looked at again.",
            ),
            scene(paint_company, theme),
        ),
        News(
            translate("news", "The gates open"),
            translate(
                "news",
                "People come to the course that you finished, and play over its obstacles until "
                "the lamps are lit.",
            ),
            cut("gates", theme),
        ),
        News(
            translate("news", "Your household"),
            translate(
                "news",
                "Everybody has a portrait and as much help as they like. A handicap gives even "
                "chances, and an evening of several matches ends on the podium.",
            ),
            scene(paint_podium, theme),
        ),
        News(
            translate("news", "18 Holes from edge to edge"),
            translate(
                "news",
                "The course is the table now, with relief, figures and the seasons. Point at a "
                "club, and it shows how far that goes.",
            ),
            cut("course", theme),
        ),
    )


class NewsDialog(CardDialog):
    """Four pictures with a few words each, and what else there is."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = translate("news", "What is new")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addLayout(_head(look, title))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(Space.LARGE))
        grid.setVerticalSpacing(look.px(Space.SMALL))
        for number, news in enumerate(news_of_edition(look)):
            row, place = divmod(number, _COLUMNS)
            _tell(look, grid, row * _PARTS, place, news)
        column.addWidget(scroll_area(inside), 1)
        more = translate(
            "news",
            "And more: games of the day, a season of thirty tasks, lessons that are played, lands "
            "of your own, sheets to print, sounds, and a home that can be taken along.",
        )
        column.addWidget(label(more, "small_body", "second", wrap=True))
        self.add_foot(look, column).setFocus()
        self.fit(look.size(*_SIZE))


def _head(look: Look, title: str) -> QHBoxLayout:
    """Return the mark, what it is about, and that nothing is lost."""
    head = QHBoxLayout()
    head.setSpacing(look.px(Space.MEDIUM))
    head.addWidget(logo_label(look, 48))
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(label(title, "course_name"))
    kept = translate(
        "news", "Version {version}. Your games, boards and records are all here, and go on."
    )
    words.addWidget(label(kept.replace("{version}", EDITION), "body", "second", wrap=True))
    head.addLayout(words, 1)
    return head


def _tell(look: Look, grid: QGridLayout, row: int, column: int, news: News) -> None:
    """Lay a picture down, and its words in the rows below."""
    radius = Radius.PANEL.at(look.scale)
    picture = Picture(news.drawing, news.title, radius, look.size(*_PICTURE))
    grid.addWidget(picture, row, column)
    grid.setRowStretch(row, 1)
    grid.setColumnStretch(column, 1)
    grid.addWidget(label(news.title, "card_title", wrap=True), row + 1, column)
    text = label(news.text, "body", "second", wrap=True)
    text.setAlignment(Qt.AlignmentFlag.AlignTop)
    grid.addWidget(text, row + 2, column)
