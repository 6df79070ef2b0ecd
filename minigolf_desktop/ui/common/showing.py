"""Pictures to show: of a course, and of what was drawn in the window."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.appearance import dress_window
from minigolf_desktop.ui.common.keepsake import Keepsake, picture_with_plaque
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_dialog import Choice, PictureDialog
from minigolf_desktop.ui.common.picture_file import ENDINGS
from minigolf_desktop.ui.common.png import png_bytes
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.worker import Work

translate = QCoreApplication.translate


def course_to_show(window: MainWindow, course: dict[str, Any], keepsake: Keepsake) -> Choice:
    """Return the picture of the course of a document, which is drawn beside the window."""

    def draw(theme: str, path: Path) -> Work:
        told = keepsake._replace(theme=theme)
        question = {"course": course, "keepsake": list(told), "path": str(path)}
        return window.workers.work.ask("picture", question)

    return Choice(translate("pictures", "Course"), keepsake.title, draw, ENDINGS)


def card_to_show(window: MainWindow, make: Callable[[Look], QWidget], keepsake: Keepsake) -> Choice:
    """Return the picture of a score card, which is made in a look and painted at once."""

    def draw(theme: str, path: Path) -> None:
        told = keepsake._replace(theme=theme)
        look = Look(told.colours)
        image = picture_with_plaque(_grabbed(make(look), look), told)
        try:
            write_atomically(path, png_bytes(image))
        except StorageError as error:
            window.tell_fault(error)

    words = translate("pictures", "Score card")
    return Choice(words, f"{keepsake.title} {words}", draw)


def _grabbed(card: QWidget, look: Look) -> QPixmap:
    """Return the picture of a widget in a look: the window may be dressed in the other theme."""
    # Corners are round, and what has no parent is painted with the colour of windows below.
    ground = QWidget()
    ground.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    dress_window(ground, look)
    ground.resize(card.size())
    card.setParent(ground)
    return ground.grab()


def plaque(title: str, score: str, notes: Iterable[str]) -> Keepsake:
    """Return what stands on a plaque; notes that are empty are left out."""
    return Keepsake(title, score, "  ·  ".join(filter(None, notes)), LIGHT.name)


def show(window: MainWindow, *choices: Choice) -> None:
    """Show pictures, to be copied or saved."""
    PictureDialog(window, choices).open()
