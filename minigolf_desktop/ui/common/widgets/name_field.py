"""The field that a name is typed into."""

import unicodedata

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from minigolf_desktop.storage.errors import in_one_line

_SEEN = "LNPS"
"""Kinds of signs that leave ink: letters, figures, punctuation, symbols (Unicode)."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that leave none."""
_JOINER = "\N{ZERO WIDTH JOINER}"


class NameField(QLineEdit):
    """Takes a name of one line and so many letters; of what is longer, the beginning."""

    def __init__(self, longest: int, text: str = "") -> None:
        super().__init__()
        self.setValidator(_Shortened(longest, self))
        self.setText(text)

    @property
    def typed(self) -> str:
        """The name as files have it; empty where nothing would be seen of it."""
        name = in_one_line(self.text()).strip()
        return name if any(map(_is_seen, name)) else ""


class _Shortened(QValidator):
    """Cuts between letters: Qt counts in halves of some, and would cut these in the middle."""

    def __init__(self, longest: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._longest = longest

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        kept = text
        if len(text) > self._longest:
            kept = text[: self._longest].rstrip(_JOINER)
        return QValidator.State.Acceptable, kept, place


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in _SEEN and sign not in _BLANK
