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
    }[amendment.code]
