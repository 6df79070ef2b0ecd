"""The pages of the rules of Minigolf Designer."""

import sys

from minigolf_desktop.ui.common.rules_page import RulesPage, pages_of
from minigolf_desktop.ui.designer.rules_pictures import rules_pictures
from minigolf_desktop.ui.designer.text.figures import FIGURES


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the game in short, rule by rule, and its keys; raises ContentError."""
    control = "⌘" if sys.platform == "darwin" else "Ctrl"
    return pages_of("designer", {**FIGURES, "control": control}, rules_pictures())
