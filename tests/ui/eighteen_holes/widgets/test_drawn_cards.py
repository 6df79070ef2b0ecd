"""Cards that are drawn: they turn over, lie on stacks, and one of them is chosen."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.paper import TALL
from minigolf_desktop.ui.eighteen_holes.widgets import DrawnCards, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.cards import MARGIN

CARDS = load_box().shot_cards
SUPER = next(card for card in CARDS if card.kind == "super")
FLIGHT, OTHER = CARDS[0], CARDS[5]
LEFT_BUTTON = Qt.MouseButton.LeftButton
STILL, SLOW = Motion(0), Motion(0.2)

# The display that tests draw on can do little for windows and tooltips, and says so each time.
pytestmark = [
    pytest.mark.usefixtures("english"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def shown(qtbot, qapp):
    load_fonts()

    def show(widget, size=None):
        qtbot.addWidget(widget)
        widget.resize(size or widget.sizeHint())
        with qtbot.waitExposed(widget):
            widget.show()
        return widget

    return show


def listen(signal):
    found = []
    signal.connect(lambda *told: found.append(told))
    return found


@pytest.fixture
def drawn(shown):
    drawn = shown(DrawnCards(Look(LIGHT), STILL), QSize(480, 260))
    drawn.show_stacks(
        [
            Stack((FLIGHT,)),
            Stack((SUPER, OTHER)),
            Stack((FLIGHT,), refusal="It is thrown away.", label="thrown away", faded=True),
        ],
        1,
    )
    return drawn


def test_a_slot_is_chosen_by_mouse_keyboard_and_number(drawn):
    chosen = listen(drawn.chosen)
    QTest.mouseClick(drawn.slots[0], LEFT_BUTTON)
    QTest.keyClick(drawn.slots[0], Qt.Key.Key_Space)
    assert drawn.press(2)
    assert chosen == [(0,), (0,), (1,)]


def test_a_refused_slot_tells_why(drawn):
    chosen = listen(drawn.chosen)
    QTest.mouseClick(drawn.slots[2], LEFT_BUTTON)
    assert not drawn.press(3)
    assert not drawn.press(4)
    assert chosen == []
    assert drawn.slots[2].toolTip().startswith("It is thrown away.")


def test_arrow_keys_walk_over_the_slots(drawn, qtbot):
    drawn.slots[0].setFocus()
    QTest.keyClick(drawn.slots[0], Qt.Key.Key_Left)
    qtbot.waitUntil(drawn.slots[1].hasFocus)


def test_the_focus_points_at_a_slot(drawn):
    pointed = listen(drawn.pointed)
    drawn.slots[1].setFocus()
    drawn.slots[1].clearFocus()
    assert (1,) in pointed
    assert pointed[-1] == (-1,)


def test_a_covered_card_shows_its_edge(drawn):
    before = drawn.grab().toImage()
    drawn.show_stacks([Stack((FLIGHT,)), Stack((OTHER,)), Stack((FLIGHT,))])
    assert drawn.grab().toImage() != before


def test_a_slot_reads_out_its_topmost_card(drawn):
    assert drawn.slots[1].accessibleName().startswith("Flight")
    assert drawn.slots[2].accessibleName().endswith("thrown away")


def test_slots_that_are_gone_are_hidden(drawn):
    drawn.show_stacks([Stack((FLIGHT,))])
    assert [slot.isVisible() for slot in drawn.slots] == [True, False, False]
    drawn.show_stacks([])
    assert not drawn.slots[0].isVisible()


@pytest.mark.parametrize("size", [QSize(170, 250), QSize(600, 120), QSize(600, 400)])
def test_cards_fit_into_the_room(drawn, size):
    drawn.resize(size)
    inside = drawn.rect().adjusted(-2, -2, 2, 2)
    assert all(inside.contains(slot.geometry()) for slot in drawn.slots)
    assert (
        not drawn.slots[0].geometry().intersects(drawn.slots[1].geometry().adjusted(2, 2, -2, -2))
    )


def test_new_cards_turn_over_one_after_the_other(shown, qtbot):
    drawn = shown(DrawnCards(Look(LIGHT), Motion(2)), QSize(400, 260))
    with qtbot.waitSignal(drawn.opened):
        drawn.show_stacks([Stack((FLIGHT,)), Stack((SUPER,))])
    with qtbot.waitSignal(drawn.opened):
        drawn.show_stacks([Stack((FLIGHT,)), Stack((SUPER, OTHER))])
    assert [slot.open for slot in drawn.slots] == [1, 2]


def test_turning_over_can_be_skipped(shown):
    drawn = shown(DrawnCards(Look(LIGHT), SLOW), QSize(400, 260))
    drawn.show_stacks([Stack((FLIGHT,)), Stack((SUPER, OTHER))])
    assert drawn.is_turning
    QTest.mouseClick(drawn, LEFT_BUTTON, pos=drawn.rect().bottomLeft())
    assert not drawn.is_turning
    assert [slot.open for slot in drawn.slots] == [1, 2]


def test_known_cards_do_not_turn_again(shown):
    drawn = shown(DrawnCards(Look(LIGHT), SLOW), QSize(400, 260))
    drawn.show_stacks([Stack((FLIGHT,))])
    drawn.skip()
    drawn.show_stacks([Stack((FLIGHT,))], 0)
    assert not drawn.is_turning


def test_the_words_of_a_card_can_be_read_above_its_label(shown):
    cards = shown(DrawnCards(Look(LIGHT), STILL), QSize(120, 260))
    below = cards.sizeHint().height() - round(128 * TALL) - MARGIN
    nothing_written = 4
    pictures = []
    for label in ("", "must be played"):
        cards.show_stacks([Stack((OTHER, SUPER, FLIGHT), None, label)], 0)
        slot = cards.slots[0]
        pictures.append(
            slot.grab(slot.rect().adjusted(0, 0, 0, -below - nothing_written)).toImage()
        )
    assert pictures[0] == pictures[1]
