"""Choosing promises."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.promises import Promiser, PromisesScreen
from minigolf_desktop.ui.designer.scripted import game_with


@pytest.fixture
def make(qtbot, rules, english):
    load_fonts()
    state = game_with(rules, 5).state

    def made(taken: tuple[int, ...] = (), players: int = 3, visit: bool = True) -> PromisesScreen:
        course = state.designers[0].course
        promiser = Promiser("Odile", "red", taken, course, state.clients, players, visit)
        # In a window of its own, as the display of the tests cannot tell a window its least size.
        window = QWidget()
        screen = PromisesScreen(Look(LIGHT), promiser, TileAtlas())
        focus = screen.focusWidget()
        screen.setParent(window)
        screen.resize(1366, 768)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        focus.setFocus()
        window_of[screen] = window
        return screen

    window_of: dict[PromisesScreen, QWidget] = {}

    return made


def press(screen: PromisesScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(screen.focusWidget(), key)


def test_any_number_of_promises_is_chosen(make, qtbot):
    screen = make()
    with qtbot.waitSignal(screen.promised) as promised:
        press(screen, Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_7, Qt.Key.Key_Return)
    assert promised.args == [(0, 3, 6)]


def test_a_promise_made_before_can_be_neither_chosen_nor_taken_back(make):
    screen = make(taken=(1,))
    press(screen, Qt.Key.Key_2)
    assert screen.chosen == ()
    assert screen.cards[1].is_taken


def test_at_a_visit_nothing_more_need_be_promised(make, qtbot):
    screen = make(taken=(1,))
    with qtbot.waitSignal(screen.promised) as promised:
        press(screen, Qt.Key.Key_Return)
    assert promised.args == [()]


def test_at_the_start_one_promise_is_needed(make, qtbot):
    screen = make(visit=False)
    with qtbot.assertNotEmitted(screen.promised):
        press(screen, Qt.Key.Key_Return)


def test_arrow_keys_pass_over_what_is_promised(make):
    screen = make(taken=(1, 2))
    press(screen, Qt.Key.Key_Right)
    assert screen.focusWidget() is screen.cards[3]


def test_space_chooses_the_card_under_the_focus(make):
    screen = make()
    press(screen, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert screen.chosen == (1,)


@pytest.mark.parametrize(("players", "words"), [(1, "50 people or more"), (4, "Most people")])
def test_a_card_says_one_plain_fact(make, players: int, words: str):
    assert make(players=players).cards[0].accessibleName() == f"Fun: {words}"
