"""A language made up for tests: English whose words are longer."""

import re

from PySide6.QtCore import QTranslator

from minigolf_desktop.ui.common.translation import translator_for

_KEPT = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w+;|https?://\S+)")
"""What no translator may change: placeholders, numbers, markup, addresses."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_ACCENTS = str.maketrans("aeiouyAEIOU", "äéïöüÿÄÉÏÖÜ")


def lengthened(text: str) -> str:
    """Return a text with a quarter more of letters in each word, and accents on some.

    French is about a quarter longer than English. The quarter of each word is rounded up, which
    makes a text of usual words between a quarter and a third longer. Words of one or two letters
    stay as they are.
    """
    parts = _KEPT.split(text)
    # What is kept stands at the odd places.
    parts[::2] = (_WORD.sub(lambda word: _stretched(word[0]), part) for part in parts[::2])
    return "".join(parts)


def _stretched(word: str) -> str:
    """Double the second letter, and every fourth from there on, and give the first an accent."""
    letters = (letter * (1 + (place % 4 == 1)) for place, letter in enumerate(word))
    longer = "".join(letters)
    return longer[:2].translate(_ACCENTS) + longer[2:]


class LongWords(QTranslator):
    """Says every text that the catalogues have, in longer words; leaves Qt its own."""

    def __init__(self) -> None:
        super().__init__()
        self._plurals = translator_for("en")
        self._catalogue = translator_for("fr")

    def translate(
        self, context: str, text: str, note: str | None = None, number: int = -1
    ) -> str | None:
        """Return the longer text, or nothing for what no catalogue knows.

        What French says alike is a name, which no language changes.
        """
        if self._catalogue.translate(context, text, note, number) in ("", None, text):
            return None
        return lengthened(self._plurals.translate(context, text, note, number) or text)

    def isEmpty(self) -> bool:
        """Tell Qt that there is something to ask for."""
        return False
