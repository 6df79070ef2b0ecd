"""What is measured while the pictures of all screens are taken."""

from collections.abc import Sequence

import pytest
from contrast import Contrast, contrasts
from long_words import LongWords
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog

from minigolf_desktop.ui.common import translation
from minigolf_desktop.ui.studio.screenshots import Studio


class Measured:
    """How far the texts of all pictures stand out."""

    def __init__(self) -> None:
        self.last: Sequence[Contrast] = ()
        """The texts of the picture taken last."""
        self.count = 0
        """How many there were on all pictures."""
        self.faint: list[tuple[str, Contrast]] = []
        """Those that cannot be read well, with the name of their picture."""

    def note(self, name: str) -> None:
        """Note what was found on the picture taken last."""
        self.count += len(self.last)
        self.faint += [
            (name, one) for one in self.last if one.ratio < (4.5 if one.is_usable else 3)
        ]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measured:
    """Measure every picture that a studio takes."""
    found, again = Measured(), Studio.again

    def measure(studio: Studio) -> QImage:
        picture = again(studio)
        found.last = list(contrasts(studio.window, picture))
        return picture

    def measure_dialog(_studio: Studio, dialog: QDialog) -> QImage:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        dialog.show()
        QApplication.processEvents()
        picture = dialog.grab().toImage()
        found.last = list(contrasts(dialog, picture))
        dialog.close()
        return picture

    monkeypatch.setattr(Studio, "again", measure)
    monkeypatch.setattr(Studio, "dialog", measure_dialog)
    return found


@pytest.fixture
def long_words(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program speak a made-up language of long words, whichever is asked for."""
    spoken = LongWords()
    monkeypatch.setattr(translation, "translator_for", lambda language: spoken)
