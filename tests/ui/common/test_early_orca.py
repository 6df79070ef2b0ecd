"""An early Orca hears no announcements: it is told by what has the keyboard."""

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.early_orca import EarlyOrca, early_orca

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture(autouse=True)
def no_orca_left_to_the_next(qapp):
    """Let nobody listen to the windows of other tests."""
    yield
    for orca in qapp.findChildren(EarlyOrca):
        orca.setParent(None)
        orca.deleteLater()


@pytest.mark.parametrize(
    ("version", "is_early"),
    [("43.1\n", True), ("45.2", True), ("46.1", False), ("48.1", False), ("", False), ("?", False)],
)
def test_an_orca_is_early_by_its_version(qapp, version, is_early):
    orca = EarlyOrca(qapp)
    orca.hear_of(version)
    assert orca.listens is is_early


def test_all_windows_ask_the_same(qapp):
    assert early_orca(qapp) is early_orca(qapp)


@pytest.fixture
def buttons(qtbot):
    window = QWidget()
    column = QVBoxLayout(window)
    made = [QPushButton("Roll"), QPushButton("Stop")]
    for one in made:
        one.setAccessibleDescription("Enter")
        column.addWidget(one)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made[0].setFocus()
    yield made


def test_what_has_the_keyboard_is_described_by_what_is_announced(qapp, buttons):
    EarlyOrca(qapp).say("Par 3")
    assert [one.accessibleDescription() for one in buttons] == ["Par 3", "Enter"]


def test_what_is_announced_twice_differs(qapp, buttons):
    orca = EarlyOrca(qapp)
    told = []
    for _ in range(3):
        orca.say("Par 3")
        told.append(buttons[0].accessibleDescription())
    assert told[0] != told[1] != told[2]
    assert {one.strip() for one in told} == {"Par 3"}


def test_a_control_is_described_as_before_when_the_keyboard_has_left_it(qapp, buttons, qtbot):
    orca = EarlyOrca(qapp)
    orca.say("Par 3")
    buttons[1].setFocus()
    qtbot.waitUntil(lambda: buttons[0].accessibleDescription() == "Enter")


def test_what_was_described_anew_meanwhile_stays(qapp, buttons, qtbot):
    orca = EarlyOrca(qapp)
    orca.say("Par 3")
    buttons[0].setAccessibleDescription("Space")
    buttons[1].setFocus()
    orca.say("Par 4")
    buttons[0].setFocus()
    qtbot.waitUntil(lambda: buttons[1].accessibleDescription() == "Enter")
    assert buttons[0].accessibleDescription() == "Space"


def test_nobody_is_told_where_nothing_has_the_keyboard(qapp, buttons):
    buttons[0].clearFocus()
    EarlyOrca(qapp).say("Par 3")
    assert {one.accessibleDescription() for one in buttons} == {"Enter"}
