"""Words put together with the signs, and the spaces before them, of the player's language."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def with_colon(head: str, words: str | int) -> str:
    """Return what is spoken of, and after a colon what is said of it."""
    joined = translate("punctuation", "{head}: {words}")
    return joined.replace("{words}", str(words)).replace("{head}", head)


def with_semicolons(parts: Iterable[str]) -> str:
    """Return parts that are sentences of their own, or lists, in a row."""
    return translate("punctuation", "; ").join(parts)
