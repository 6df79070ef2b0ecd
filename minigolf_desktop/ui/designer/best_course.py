"""The best course with the tiles that were drawn: found beside the window, drawn beside yours."""

import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from minigolf_desktop.bots.designer.best_course import SECONDS, best_course
from minigolf_desktop.content.designer.rules import designer_rules
from minigolf_desktop.model.designer import Course, Setup, State
from minigolf_desktop.model.designer.course import empty_course, place
from minigolf_desktop.model.play import Match, Move, action_from_json
from minigolf_desktop.storage.replay import move_line
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.render import course_picture
from minigolf_desktop.ui.designer.session import TableSession

translate = QCoreApplication.translate

TASK = "best course"
"""What is asked of the process beside the window."""
_SIZE = QSize(1040, 620)
_PICTURE = QSize(300, 220)
_STEPS = 100


def find_best_course(question: Any, tell: Callable[[Any], None]) -> dict[str, Any]:
    """Return the best course that is found for a solo game; how much time is over is told.

    ``setup`` (a JSON text), ``seed`` and ``moves`` (lines of a journal) tell the game.
    """
    rules = designer_rules()
    setup = rules.setup_from_json(json.loads(question["setup"]))
    match: Match[Setup, State] = Match(rules.for_setup(setup), setup, question["seed"])
    for line in question["moves"]:
        action = {name: value for name, value in line.items() if name != "seat"}
        match.play(line["seat"], action_from_json(rules.action_kinds, action, line["seat"]))
    states = [match.state_after(count) for count in range(len(match.moves) + 1)]
    found = best_course(match.rules, states, tell)  # type: ignore[arg-type]
    tiles = list(found.course.tiles.items())
    return {"tiles": tiles, "total": found.total, "passes": found.passes, "kept": found.kept}


class BestCourseDialog(CardDialog):
    """Both courses beside each other; closing it ends the search."""

    def __init__(
        self, window: MainWindow, session: TableSession, moves: tuple[Move, ...], atlas: TileAtlas
    ) -> None:
        """``session`` is that of a solo game that is over, ``moves`` are all of its moves."""
        super().__init__(window)
        look = self._look = window.look
        self._atlas = atlas
        title = translate("best course", "The best course with these tiles")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        match = session.match
        last = match.state_after(len(moves))
        own = last.designers[0].course
        assert own is not None, "a game that is over has a course"
        self._own = own
        self._total = session.rules.assessment(last, 0, True).score.total
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.WIDE),) * 4)
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        self._words = label(self._searching(), "body", "second", wrap=True)
        column.addWidget(self._words)
        self._progress = QProgressBar()
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(translate("best course", "Time of the search"))
        column.addWidget(self._progress)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.px(Space.LARGE))
        self._row.addWidget(self._shown(own, translate("best course", "Yours"), self._total), 1)
        column.addLayout(self._row, 1)
        self._add_foot(look, column)
        self.fit(look.size(_SIZE.width(), _SIZE.height()))
        setup = json.dumps(match.rules.setup_to_json(match.setup))
        lines = [move_line(move) for move in moves]
        question = {"setup": setup, "seed": match.seed, "moves": lines}
        work = window.workers.work.ask(TASK, question)
        work.news.connect(lambda part: self._progress.setValue(round(_STEPS * part)))
        work.answered.connect(self._show_found)
        work.ended.connect(self._progress.hide)
        self.finished.connect(lambda _: work.cancel() if self._progress.isVisible() else None)

    def _searching(self) -> str:
        words = translate(
            "best course",
            "The computer knows all tiles beforehand that you drew, in their order, and looks for "
            "{seconds} seconds for the best course with them. Close this to cancel.",
        )
        return words.replace("{seconds}", str(round(SECONDS)))

    def _show_found(self, answer: dict[str, Any]) -> None:
        course = empty_course(self._own.box, self._own.land)
        for cell, tile in answer["tiles"]:
            course = place(course, cell, tile)
        if answer["total"] <= self._total:
            words = translate("best course", "Nothing better than yours was found. Well built!")
        else:
            words = translate(
                "best course",
                "The best that was found, with all tiles known beforehand: {points} points more, "
                "with %n hands passed.",
                "",
                answer["passes"],
            )
            name = translate("best course", "The best that was found")
            self._row.addWidget(self._shown(course, name, answer["total"]), 1)
        self._words.setText(words.replace("{points}", str(answer["total"] - self._total)))

    def _shown(self, course: Course, name: str, total: int) -> QWidget:
        """Return a course with its name and its score."""
        look: Look = self._look
        card = QWidget()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            largest = QSize(round(width * ratio), round(height * ratio))
            drawn = QPixmap.fromImage(course_picture(course, largest, look.theme, self._atlas))
            picture = QPixmap(largest)
            picture.fill(look.theme.meadow)
            painter = QPainter(picture)
            left, top = picture.width() - drawn.width(), picture.height() - drawn.height()
            painter.drawPixmap(left // 2, top // 2, drawn)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            return picture

        smallest = look.size(_PICTURE.width(), _PICTURE.height())
        column.addWidget(Picture(draw, name, look.px(12), smallest), 1)
        row = QHBoxLayout()
        row.addWidget(label(name, "panel_title"))
        row.addStretch(1)
        row.addWidget(label(signed(total), "card_title"), 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(row)
        return card
