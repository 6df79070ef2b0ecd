"""The panel of the score, however little room there is."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import (
    ConditionLine,
    SatisfactionPanel,
)

WIDTH = 256
"""Of the column that it stands in, at an interface scale of 1."""


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3, 1.5])
@pytest.mark.usefixtures("english")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_if_it_ended_now_is_read_beside_any_figure(qtbot, qapp, scale):
    look, catalogue = Look(LIGHT, scale), load_catalogue()
    load_fonts()
    dress(qapp, look)
    clients = catalogue.mrs_clients[0], catalogue.mr_clients[0]
    panel = SatisfactionPanel(look, clients, Motion(0))
    dress_window(panel, look)
    qtbot.addWidget(panel)
    panel.resize(look.px(WIDTH), look.px(467))
    panel.switch.click()
    panel._figure.setText("−154")
    panel.show()
    assert panel.switch.text() == "if it ended now"
    assert panel.switch.width() >= panel.switch.sizeHint().width()
    assert panel.minimumSizeHint().width() <= panel.width()


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3, 1.5])
@pytest.mark.usefixtures("english")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_rule_of_a_line_is_asked_for_in_a_row_of_any_height(qtbot, qapp, scale):
    look = Look(LIGHT, scale)
    load_fonts()
    dress(qapp, look)
    line = ConditionLine(look, "people", "Playable", first=False)
    line.show()
    qtbot.addWidget(line)
    line.light(True)
    for height in range(line.minimumHeight(), look.px(60)):
        line.resize(look.px(WIDTH), height)
        assert line.rect().contains(line.help.geometry())
