"""Writes down what a screen reader makes of each scripted screen: ``read_aloud.py OUT [LANGUAGE]``.

A file a screen, to be read with the ear of somebody who sees nothing of it: what is announced,
what Tab leads to in its order, and the whole accessibility tree.
"""

import sys
from pathlib import Path

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

sys.path.insert(0, str(Path(__file__).parent.parent))

from hearing import read_of, stops_of, tree_of, unheard
from parts import PARTS, pictures_of

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import make_application
from minigolf_desktop.ui.common.spoken import voice_of
from minigolf_desktop.ui.studio.screenshots import SIZE, open_studio


def read_aloud(out: Path, language: str) -> None:
    """Write a file a screen into a folder."""
    make_application()
    QAccessible.setActive(True)
    out.mkdir(parents=True, exist_ok=True)
    with open_studio(SIZE, Settings(language=language, animation_speed=0)) as studio:
        said: list[str] = []
        voice_of(studio.window).said.connect(said.append)
        for part in PARTS:
            for name, _ in pictures_of(studio, part):
                QApplication.processEvents()
                _write(out / f"{name}.txt", studio.window, said)
                said.clear()
        for name, dialog in studio.dialogs():
            dialog.show()
            QApplication.processEvents()
            _write(out / f"{name}.txt", dialog, [])
            dialog.close()


def _write(file: Path, screen: QWidget, said: list[str]) -> None:
    told = ["Announced", *said, "", "By Tab", *map(read_of, stops_of(screen))]
    told += ["", "Not heard", *unheard(screen), "", "Tree", *tree_of(screen)]
    file.write_text("\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    read_aloud(Path(sys.argv[1]), *(sys.argv[2:3] or ["en"]))
