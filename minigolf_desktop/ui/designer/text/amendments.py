"""How the rules of Minigolf Designer were amended, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Amendment

translate = QCoreApplication.translate


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "nobody-builds": translate(
            "amendments", "Three rounds in which everybody passes begin the final phase."
        ),
    }[amendment.code]
