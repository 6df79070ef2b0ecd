"""What is said of games that are only played for practice."""

from typing import Any

from PySide6.QtCore import QCoreApplication


def with_practice(words: str, setup: Any) -> str:
    """Return what a game is called, and that it is for practice where its set-up says so."""
    if not setup.practice:
        return words
    return f"{words}  ·  {QCoreApplication.translate('practice', 'practice')}"
