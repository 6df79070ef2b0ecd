"""Asks for files: which to open, and where to save.

The dialog is that of the desktop, or Qt's where the desktop has none. Whether a file is to be
replaced is asked here and never by the dialog: only here is it known how the name ends.
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QHeaderView,
    QMessageBox,
    QSplitter,
    QToolButton,
    QTreeView,
)

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

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
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
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
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(str(folder))
    return _answer(dialog)


def with_ending(path: Path, endings: tuple[str, ...]) -> Path:
    """Return a path that ends in one of the endings: as it is, or with the first one added."""
    if path.suffix.lower() in endings:
        return path
    return path.with_name(path.name + endings[0])


def dress_dialog(dialog: QFileDialog, look: Look) -> None:
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


def _dialog(window: MainWindow, title: str, kinds: str) -> QFileDialog:
    dialog = QFileDialog(window, title, "", kinds)
    dress_dialog(dialog, window.look)
    return dialog


def _answer(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec()
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if accepted and chosen else None


def _may_replace(window: MainWindow, path: Path) -> bool:
    """Ask whether a file is to be replaced; Enter pressed once too often says no."""
    box = QMessageBox(window)
    box.setWindowTitle(translate("window", "Minigolf Desktop"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    text = translate("saving", "Replace {name}?\nA file of this name lies in {folder} already.")
    folder = path.parent.name or str(path.parent)
    box.setText(text.replace("{name}", path.name).replace("{folder}", folder))
    yes = box.addButton(translate("saving", "Replace"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(translate("saving", "Go back"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.setEscapeButton(no)
    box.exec()
    replaces = box.clickedButton() is yes
    box.deleteLater()
    return replaces
