"""Asks for files, and saves pictures where the player says."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_file import ENDINGS

translate = QCoreApplication.translate


def save_rendering(window: MainWindow, name: str, render: Callable[[Path], None]) -> None:
    """Ask where to save the picture of a course, and have it drawn there.

    ``render`` draws by the ending of the path; it raises OSError.
    """
    proposal = _pictures() / f"{file_name(name)}{ENDINGS[0]}"
    title = translate("saving", "Save a picture of the course")
    kinds = translate("saving", "Pictures (*.png *.svg *.pdf)")
    path = ask_where_to_save(window, title, proposal, kinds, ENDINGS)
    if path is None:
        return
    try:
        render(path)
    except OSError as error:
        window.warn(str(error))
    else:
        window.say(saved_words(path))


def save_pixmap(window: MainWindow, drawing: QPixmap, title: str, name: str) -> None:
    """Ask where to save something drawn, with ``name`` proposed, and save it as PNG."""
    kind = translate("saving", "Pictures (*.png)")
    path = ask_where_to_save(window, title, _pictures() / f"{name}.png", kind, (".png",))
    if path is None:
        return
    if drawing.save(str(path)):
        window.say(saved_words(path))
    else:
        text = translate("saving", "{name} could not be written.")
        window.warn(text.replace("{name}", path.name))


def _pictures() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))


def ask_where_to_save(
    window: MainWindow, title: str, proposal: Path, kinds: str, endings: tuple[str, ...]
) -> Path | None:
    """Return where the player wants a file, with one of the endings; None for nowhere."""
    chosen, _ = QFileDialog.getSaveFileName(window, title, str(proposal), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() in endings:
        return path
    return path.with_name(path.name + endings[0])


def ask_which_to_open(window: MainWindow, title: str, folder: Path, kinds: str) -> Path | None:
    """Return the file that the player wants to open; None for none."""
    chosen, _ = QFileDialog.getOpenFileName(window, title, str(folder), kinds)
    return Path(chosen) if chosen else None


def file_name(name: str) -> str:
    """Return a name for a file, without ending, from the name of a course."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "-".join(words).lower() or "course"


def saved_words(path: Path) -> str:
    """Return a sentence that tells where something was saved."""
    return translate("saving", "Saved as {name}.").replace("{name}", path.name)
