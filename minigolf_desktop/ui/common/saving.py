"""Saves pictures where the player says."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QPixmap

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import DiskError, StorageError
from minigolf_desktop.ui.common.file_dialog import ask_where_to_save
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_file import ENDINGS
from minigolf_desktop.ui.common.png import png_bytes
from minigolf_desktop.ui.common.wait import Wait

translate = QCoreApplication.translate

MOST_NAME_BYTES = 120
"""Of a proposed name: with ending and number it stays below the 255 that disks can take."""


def save_rendering(window: MainWindow, name: str, course: dict[str, Any]) -> None:
    """Ask where to save the picture of a course, of which the document is given.

    It is drawn beside the window, as the ending of the chosen file says.
    """
    proposal = pictures_folder() / f"{file_name(name)}{ENDINGS[0]}"
    title = translate("saving", "Save a picture of the course")
    kinds = translate("saving", "Pictures (*.png *.svg *.pdf)")
    path = ask_where_to_save(window, title, proposal, kinds, ENDINGS)
    if path is None:
        return
    draw_beside(window, "picture", {"course": course}, path)


def draw_beside(window: MainWindow, task: str, question: dict[str, Any], path: Path) -> None:
    """Have something drawn into a file beside the window; tell of the end, good or bad.

    ``question`` is what the task asks besides the ``path``.
    """
    work = window.workers.work.ask(task, {**question, "path": str(path)})
    work.answered.connect(lambda _: window.say(saved_words(path)))
    work.refused.connect(lambda words: window.tell_fault(DiskError(words)))
    Wait(window, work, translate("saving", "Drawing the picture"))


def save_pixmap(window: MainWindow, drawing: QPixmap, title: str, name: str) -> None:
    """Ask where to save something drawn, with ``name`` proposed, and save it as PNG."""
    kind = translate("saving", "Pictures (*.png)")
    path = ask_where_to_save(window, title, pictures_folder() / f"{name}.png", kind, (".png",))
    if path is None:
        return
    try:
        write_atomically(path, png_bytes(drawing.toImage()))
    except StorageError as error:
        window.tell_fault(error)
    else:
        window.say(saved_words(path))


def pictures_folder() -> Path:
    """Return the folder that is proposed for pictures."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))


def file_name(name: str) -> str:
    """Return a name for a file, without ending, from the name of a course."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    stem = "-".join(words).lower().encode("utf-8")[:MOST_NAME_BYTES].decode("utf-8", "ignore")
    return stem.strip("-") or "course"


def saved_words(path: Path) -> str:
    """Return a sentence that tells where something was saved."""
    return translate("saving", "Saved as {name}.").replace("{name}", path.name)
