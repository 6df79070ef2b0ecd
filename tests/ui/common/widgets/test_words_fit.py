"""Words of buttons and panels of the table have room in every language, at every scale."""

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from studio.fitting import faults_of

from minigolf_desktop.ui.common.theme import LIGHT, stylesheet
from minigolf_desktop.ui.common.translation import speaking, translate
from minigolf_desktop.ui.common.widgets.actions import ActionBar, ActionSet
from minigolf_desktop.ui.common.widgets.ending import EndPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PANEL_WIDTH, Column
from minigolf_desktop.ui.designer.table.solo_panels import _LOW_TILE
from minigolf_desktop.ui.designer.widgets.tile_card import TILE, HandPanel, TileCardState


def hand(look: Look, side: float) -> HandPanel:
    """A hand of which both tiles are left over."""
    panel = HandPanel(look, side)
    panel.show_hand([(None, TileCardState.LEFT_OVER)] * 2)
    return panel


def tools(look: Look, count: int) -> ActionBar:
    """What can be done at a table of one's own, where there is a gate one more."""
    words = [
        translate("TableActions", "Undo"),
        translate("TableActions", "Pass") + " −3",
        translate("TableActions", "Stop"),
        translate("TableActions", "Gate"),
    ]
    actions = ActionSet(QWidget(), look, "Whole land", "F")
    others = [actions.action(text, icon="undo") for text in words[:count]]
    bar = ActionBar(look, actions.action(translate("TableActions", "Place tile")), others)
    bar.kept = actions
    return bar


def ending(look: Look) -> EndPanel:
    """What can be done after a game whose result can be shared."""
    panel = EndPanel(look)
    column = QVBoxLayout(panel)
    column.setContentsMargins(*(look.px(16),) * 4)
    panel.add_buttons(column, [])
    panel.code_button.offer("D1K4-07MX-9FJT")
    panel.code_button.offer_result()
    return panel


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.15, 1.25, 1.5])
@pytest.mark.parametrize(
    "make",
    [
        lambda look: hand(look, TILE),
        lambda look: hand(look, _LOW_TILE),
        lambda look: tools(look, 3),
        lambda look: tools(look, 4),
        ending,
    ],
    ids=["hand", "low hand", "tools", "tools of a gate", "ending"],
)
def test_words_have_room_in_a_column(qtbot, language, scale, make):
    look = Look(LIGHT, scale)
    around = QWidget()
    qtbot.addWidget(around)
    around.setStyleSheet(stylesheet(LIGHT, scale))
    around.resize(look.px(PANEL_WIDTH) * 2, look.px(600))
    with speaking(language):
        column = Column(look, around)
        column.add(make(look))
        column.finish()
        column.setGeometry(0, 0, column.width(), around.height())
        around.show()
        for _ in range(3):
            QApplication.processEvents()
        assert faults_of(around) == []
