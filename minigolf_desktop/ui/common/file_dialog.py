"""Asks for files: which to open, and where to save; saves pictures there.

The dialog is that of the desktop, or Qt's where the desktop has none. Whether a file is to be
replaced is asked here and never by the dialog: only here is it known how the name ends.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHeaderView, QSplitter, QToolButton, QTreeView

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_file import ENDINGS
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Wait
from minigolf_desktop.ui.common.widgets.look import Look

_SIZE = (860, 520)
"""Of Qt's own dialog, at an interface scale of 1."""
_PLACES = 150
"""Width of the list of places in it."""
_TURNED = {"backButton": "left", "forwardButton": "right", "toParentButton": "up"}
"""By name of a button of Qt's own dialog: the icon it has instead of one that is always black."""


def ask_where_to_save(
    window: MainWindow, title: str, proposal: Path, kinds: str, endings: tuple[str, ...]
) -> Path | None:
    """Return where the player wants a file, with one of the endings; None for nowhere.

    Whoever leaves the ending out gets the first one. A file that lies there is replaced after a
    question only, which names it; the answer no leads back to the dialog.
    """
    while True:
        dialog = _dialog(window, title, kinds)
        dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QtWidgets.QFileDialog.Option.DontConfirmOverwrite)
        dialog.setDirectory(str(proposal.parent))
        dialog.selectFile(proposal.name)
        chosen = _answer(dialog)
        if chosen is None:
            return None
        path = with_ending(chosen, endings)
        if not path.exists() or _may_replace(window, path):
            return path
        proposal = path


def ask_which_to_open(window: MainWindow, title: str, folder: Path, kinds: str) -> Path | None:
    """Return the file that the player wants to open; None for none."""
    dialog = _dialog(window, title, kinds)
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(str(folder))
    return _answer(dialog)


def with_ending(path: Path, endings: tuple[str, ...]) -> Path:
    """Return a path that ends in one of the endings: as it is, or with the first one added."""
    if path.suffix.lower() in endings:
        return path
    return path.with_name(path.name + endings[0])


def dress_dialog(dialog: QtWidgets.QFileDialog, look: Look) -> None:
    """Make Qt's own dialog one that can be read in both themes; leave one of the desktop alone."""
    for name, icon in _TURNED.items():
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            button.setIcon(look.icon(icon))
    details = dialog.findChild(QTreeView, "treeView")
    if details is not None:
        columns = details.header()
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        dialog.resize(look.size(*_SIZE))
    for splitter in dialog.findChildren(QSplitter):
        splitter.setSizes([look.px(_PLACES), look.px(_SIZE[0] - _PLACES)])


def _dialog(window: MainWindow, title: str, kinds: str) -> QtWidgets.QFileDialog:
    dialog = QtWidgets.QFileDialog(window, title, "", kinds)
    dress_dialog(dialog, window.look)
    return dialog


def _answer(dialog: QtWidgets.QFileDialog) -> Path | None:
    accepted = dialog.exec()
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if accepted and chosen else None


def _may_replace(window: MainWindow, path: Path) -> bool:
    """Ask whether a file is to be replaced; Enter pressed once too often says no."""
    box = QtWidgets.QMessageBox(window)
    box.setWindowTitle(translate("window", "Minigolf Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    text = translate("saving", "Replace {name}?\nA file of this name lies in {folder} already.")
    folder = path.parent.name or str(path.parent)
    box.setText(text.format(name=path.name, folder=folder))
    yes = box.addButton(translate("saving", "Replace"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(translate("saving", "Go back"), QtWidgets.QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.exec()
    replaces = box.clickedButton() is yes
    box.deleteLater()
    return replaces


MOST_NAME_BYTES = 120
"""Of a proposed name: with ending and number it stays below the 255 that disks can take."""


def save_rendering(window: MainWindow, name: str, course: dict[str, Any]) -> None:
    """Ask where to save the picture of a course, given as a document.

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
    image = drawing.toImage()
    save_file(window, path, lambda: write_atomically(path, png_bytes(image)))


def save_file(window: MainWindow, path: Path, write: Callable[[], None]) -> None:
    """Have a file written on the thread of the writer; tell of the end, good or bad."""
    window.saving.write(write, lambda _: window.say(saved_words(path)))


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
