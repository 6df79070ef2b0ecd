"""The page of the rules of 18 Holes."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage
from minigolf_desktop.ui.eighteen_holes.rules_text.keys import golf_chapters
from minigolf_desktop.ui.eighteen_holes.rules_text.sections import golf_sections

translate = QCoreApplication.translate

IN_SHORT = "in-short"
"""Id of the section that tells the game in short."""


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page: the game in short, then rule by rule."""
    short = (translate("rules", "18 Holes in short"), ())
    told: dict[str, Chapters] = {IN_SHORT: (short, *golf_chapters())}
    told.update((section, (chapter,)) for section, chapter in golf_sections().items())
    return (RulesPage(translate("rules", "18 Holes"), sections=told),)
