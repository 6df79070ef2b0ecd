"""The pages of the rules of Minigolf Designer."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.rules_page import RulesPage
from minigolf_desktop.ui.designer.rules_text.keys import chapters, keys
from minigolf_desktop.ui.designer.rules_text.sections import sections
from minigolf_desktop.ui.designer.text.rule_sections import SECTIONS

translate = QCoreApplication.translate


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the game in short, rule by rule, and its keys."""
    told = sections()
    by_id = {section: (told[section],) for section in SECTIONS}
    return (
        RulesPage(translate("rules", "Minigolf Designer"), chapters()),
        RulesPage(translate("rules", "Designer, rule by rule"), sections=by_id),
        RulesPage(translate("rules", "Keys"), keys=keys()),
    )
