"""How the rules of 18 Holes were amended, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Amendment

translate = QCoreApplication.translate


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "hands-of-five": translate("amendments", "Five clubs are dealt to everybody to draft."),
        "fast-travel": translate(
            "amendments", "A ball travels fast only where it lands on another tee box."
        ),
        "out-of-a-bunker": translate(
            "amendments", "Hit out of a bunker off the course, a ball is out of bounds."
        ),
        "cards-aside": translate(
            "amendments", "Cards of a turn stay aside until it is over, thrown ones too."
        ),
        "jackpots": translate("amendments", "The tokens of the players may be put on any green."),
    }[amendment.code]
