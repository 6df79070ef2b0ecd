"""The small question mark that opens the rules at the place that matters."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QToolButton

from minigolf_desktop.ui.common.rule_places import RulesDesk
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button

_SIZE = 16


def question_mark(look: Look, text: str) -> QToolButton:
    """Return a small question mark without a frame; ``text`` is its tooltip.

    It is for the mouse: a key does the same.
    """
    result = icon_button(look, "help", text)
    result.setStyleSheet(
        "QToolButton { padding: 0px; border: none; background: transparent;"
        " min-width: 0px; min-height: 0px; }"
    )
    result.setIconSize(look.size(_SIZE, _SIZE))
    result.setFixedSize(look.size(_SIZE + 4, _SIZE + 4))
    result.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return result


def rule_button(look: Look) -> QToolButton:
    """Return a question mark that opens the rules at what the panel round it is about."""
    result = question_mark(look, QCoreApplication.translate("rules", "The rule (F1)"))
    result.clicked.connect(lambda: RulesDesk.ask(result))
    return result
