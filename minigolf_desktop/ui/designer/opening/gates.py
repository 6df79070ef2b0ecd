"""Opens the gates of a course in the window, and draws the evening of its day for files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap, QRegion

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.designer.courses import course_document, course_from_json
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.match_filing import picture_of
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.common.picture_dialog import course_to_show, plaque, show
from minigolf_desktop.ui.common.picture_file import Keepsake, picture_with_plaque
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import LIGHT, Theme
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.course_art import course_bounds
from minigolf_desktop.ui.designer.opening.grounds import Opening, opening_of
from minigolf_desktop.ui.designer.opening.scene import EVENING, DayScene, light_at
from minigolf_desktop.ui.designer.opening.screen import OpeningScreen, best_words, hated_words

if TYPE_CHECKING:
    from minigolf_desktop.model.putt_dice import PuttDiceRules
    from minigolf_desktop.storage.designer.courses import CourseFile
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look


def open_gates(
    window: MainWindow, course_file: CourseFile, rules: PuttDiceRules, colour: str
) -> None:
    """Show the opening day of a course over the present screen; ``colour`` is that of the roof."""
    motion = Motion.of(window.settings)

    def make(look: Look) -> OpeningScreen:
        screen = OpeningScreen(look, course_file, rules, colour, motion)
        screen.back.connect(window.uncover)
        screen.picture.connect(lambda opening: _show_picture(window, opening, colour))
        return screen

    window.cover_screen(make)


def _show_picture(window: MainWindow, opening: Opening, colour: str) -> None:
    """Show the picture of the evening, with the three figures of the hut."""
    day, name = opening.day, content_name(opening.course_file.name)
    visitors = translate("opening day", "%n visitors", "", day.visitors(day.length))
    best = translate("opening day", "Best round: {strokes}")
    hated = translate("opening day", "Most hated hole: {hole}")
    notes = (
        best.replace("{strokes}", best_words(day, day.length)),
        hated.replace("{hole}", hated_words(day)),
    )
    try:
        document = course_document(opening.course_file)
        show(window, course_to_show(window, document, plaque(name, visitors, notes), colour))
    except StorageError as error:
        window.tell_fault(error)


_UNIT = 1.5
"""Pixels of a hundredth of a tile in a picture of an evening."""
_MARGIN = 30.0
AT_HOME = QSize(860, 660)
"""Pixels of the evening that home shows."""


def draw_evening(document: object, path: Path, keepsake: Keepsake | None, colour: str) -> None:
    """Draw the course of a JSON value on the evening of its opening day; raises StorageError."""
    theme = LIGHT if keepsake is None else keepsake.colours
    course_file = course_from_json(document, load_catalogue())
    area = course_bounds(course_file.course).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    size = (area.size() * _UNIT).toSize().expandedTo(QSize(1, 1))
    image = picture_of(evening_steps(course_file, putt_dice_rules(), colour, size, theme))
    if keepsake is not None:
        image = picture_with_plaque(QPixmap.fromImage(image), keepsake)
    write_atomically(path, png_bytes(image))


def evening_steps(
    course_file: CourseFile,
    rules: PuttDiceRules,
    colour: str,
    size: QSize = AT_HOME,
    theme: Theme = LIGHT,
) -> Pieces:
    """Paint the evening of the opening day of a course piece by piece, at a size in pixels."""
    opening: Opening | None = None
    for found in opening_of(course_file, rules):
        opening = found
        yield None
    assert opening is not None, "the last step hands it on"
    scene = DayScene(opening, theme, colour)
    margin = _MARGIN * size.width() / (scene.area.width() + 2 * _MARGIN)
    free = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    for _ in scene.fit(size, free, 1.0):
        yield None
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(theme.meadow)
    painter = QPainter(image)
    things = scene.things(opening.day.bell * EVENING)
    scene.paint(painter, things, light_at(EVENING), QRegion(image.rect()))
    painter.end()
    yield image
