"""How the rules of Putt Dice were amended, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Amendment

translate = QCoreApplication.translate


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "last-player-picks": translate(
            "amendments",
            "In a play-off the last to play picks who goes first among equals, though out.",
        ),
    }[amendment.code]
