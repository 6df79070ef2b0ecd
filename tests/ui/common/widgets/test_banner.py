"""The banner over the bar: whose turn it is, told for a moment, in nobody's way."""

import pytest
from hands import tap
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.key_gate import KeyGate, Steps
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.banner import STAYS, Banner, Confetti, Headline
from minigolf_desktop.ui.common.widgets.look import Look

STILL = Motion(0)
TURN = Headline("Marek, your turn", "choose a tile", ("blue",))


@pytest.fixture
def make_banner(qtbot, qapp):
    load_fonts()

    def make(motion=STILL) -> Banner:
        screen = QWidget()
        qtbot.addWidget(screen)
        KeyGate(screen)
        screen.resize(1180, 670)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        # Kept with the screen, which would be thrown away otherwise.
        banner = Banner(Look(LIGHT), motion, screen)
        banner.screen_below = screen
        return banner

    return make


def test_it_lies_over_the_bar_and_takes_neither_clicks_nor_focus(make_banner):
    banner = make_banner()
    screen = banner.parentWidget()
    button = QPushButton("Below", screen)
    button.setGeometry(500, 0, 180, 48)
    button.show()
    pressed = []
    button.clicked.connect(lambda: pressed.append(1))
    banner.tell([TURN])
    assert banner.isVisible() and banner.geometry().bottom() < 64
    assert screen.focusWidget() is not banner
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(590, 20))
    assert pressed == [1]


@pytest.mark.parametrize("act", ["key", "click"])
def test_it_ends_at_once_with_the_next_key_or_click(make_banner, act):
    banner = make_banner()
    banner.tell([TURN])
    window = banner.parentWidget().windowHandle()
    if act == "key":
        tap(banner.parentWidget(), Qt.Key.Key_1)
    else:
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(20, 600))
    assert not banner.isVisible()


def test_it_ends_with_its_step(make_banner):
    banner = make_banner()
    steps = Steps(banner.parentWidget())
    steps.ended.connect(banner.end)
    banner.tell([TURN])
    steps.end()
    assert not banner.isVisible()


def test_it_stays_half_as_long_at_double_speed_and_is_told_without_animation_too():
    assert Motion(2).reading(STAYS) == STAYS // 2
    assert Motion(0).reading(STAYS) == Motion(2).reading(STAYS)


def test_without_animation_it_does_not_move(make_banner, qtbot):
    banner = make_banner()
    banner.tell([TURN])
    place = banner.geometry()
    qtbot.wait(30)
    assert banner.geometry() == place and place.top() > -banner.height()


def test_with_animation_it_comes_down(make_banner, qtbot):
    still, banner = make_banner(), make_banner(Motion(2))
    still.tell([TURN])
    banner.tell([TURN])
    assert banner.y() < still.y()
    qtbot.waitUntil(lambda: banner.geometry() == still.geometry())


def test_it_reads_itself_to_those_who_listen(make_banner):
    banner = make_banner()
    banner.tell([TURN])
    assert banner.accessibleName() == "Marek, your turn. choose a tile."


CHEER = Headline("Marek wins hole 3", "in 2", ("blue",), cheers=True)


def confetti_of(banner):
    return banner.parentWidget().findChild(Confetti)


def test_confetti_falls_over_the_bar_for_what_is_cheered(make_banner, qtbot):
    banner = make_banner(Motion(2))
    confetti = confetti_of(banner)
    banner.tell([CHEER])
    assert confetti.is_falling and confetti.isVisible()
    assert confetti.geometry().bottom() <= 64
    qtbot.waitUntil(lambda: not confetti.isVisible(), timeout=4000)
    assert not confetti.is_falling


@pytest.mark.parametrize("motion", [STILL, Motion(1, reduced=True)])
def test_where_nothing_may_move_no_confetti_falls(make_banner, motion):
    banner = make_banner(motion)
    banner.tell([CHEER])
    assert banner.isVisible() and not confetti_of(banner).isVisible()


def test_whose_turn_it_is_is_told_without_confetti(make_banner):
    banner = make_banner(Motion(1))
    banner.tell([TURN])
    assert not confetti_of(banner).isVisible()


def test_confetti_ends_with_the_headline(make_banner):
    banner = make_banner(Motion(1))
    banner.tell([CHEER])
    banner.end()
    assert not confetti_of(banner).isVisible()
