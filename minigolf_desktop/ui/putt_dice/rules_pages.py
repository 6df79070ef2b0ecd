"""The page of the rules of Putt Dice."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.rules_page import RulesPage
from minigolf_desktop.ui.putt_dice.rules_text import putting_chapters

translate = QCoreApplication.translate


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page."""
    return (RulesPage(translate("rules", "Putt Dice"), putting_chapters()),)
