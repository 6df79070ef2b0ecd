"""The decks left, and golfer cards: what can be chosen and how."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.widgets import (
    CardButton,
    DecksLeft,
    GolferCardView,
)

LEFT_BUTTON = Qt.MouseButton.LeftButton

# The display that tests draw on can do little for windows and tooltips, and says so each time.
pytestmark = [
    pytest.mark.usefixtures("english"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


def button(widget, words):
    found = [one for one in widget.findChildren(CardButton) if words in one.accessibleName()]
    assert len(found) == 1
    return found[0]


@pytest.fixture
def decks(qtbot, qapp):
    load_fonts()
    decks = DecksLeft(Look(DARK))
    qtbot.addWidget(decks)
    decks.resize(decks.sizeHint())
    with qtbot.waitExposed(decks):
        decks.show()
    return decks


def test_decks_tell_how_many_cards_are_left(decks):
    decks.show_decks([11, 14, 12, 1, 0])
    assert button(decks, "chip deck").accessibleName().startswith("chip deck: 11 card")
    assert button(decks, "deck 5").accessibleName().startswith("deck 5: 0 card")


def test_only_decks_that_are_asked_for_can_be_chosen(decks):
    chosen = []
    decks.chosen.connect(chosen.append)
    decks.show_decks([1] * 5, {Deck.THREE: "draw here", Deck.FOUR: ""}, Deck.THREE)
    assert not decks.press(Deck.CHIP)
    assert decks.press(Deck.FOUR)
    QTest.mouseClick(button(decks, "deck 3"), LEFT_BUTTON)
    QTest.mouseClick(button(decks, "deck 5"), LEFT_BUTTON)
    assert chosen == [Deck.FOUR, Deck.THREE]
    assert button(decks, "deck 3").toolTip().startswith("draw here")


def test_the_chosen_deck_looks_different(decks):
    decks.show_decks([1] * 5, {Deck.THREE: "", Deck.FOUR: ""})
    before = decks.grab().toImage()
    decks.show_decks([1] * 5, {Deck.THREE: "", Deck.FOUR: ""}, Deck.FOUR)
    assert decks.grab().toImage() != before


@pytest.fixture
def golfer(qtbot, qapp):
    load_fonts()
    golfer = GolferCardView(Look(LIGHT), 160)
    qtbot.addWidget(golfer)
    return golfer


def test_a_golfer_card_is_chosen_by_mouse_and_keyboard(golfer):
    chosen = []
    golfer.chosen.connect(chosen.append)
    golfer.show_face("lucky-b")
    QTest.mouseClick(golfer, LEFT_BUTTON)
    golfer.show_face("lucky-b", choosable=True)
    QTest.mouseClick(golfer, LEFT_BUTTON)
    QTest.keyClick(golfer, Qt.Key.Key_Space)
    assert chosen == ["lucky-b", "lucky-b"]


def test_a_golfer_card_tells_its_rules_and_why_it_cannot_be_chosen(golfer):
    golfer.show_face("swift-a", used=True, choosable=True, refusal="Somebody has it.", label="Pim")
    assert golfer.accessibleName().startswith("Swift, side A")
    assert "power" not in golfer.accessibleName()
    assert golfer.toolTip().startswith("Somebody has it.")
    assert not golfer.isEnabled()


def test_a_golfer_card_tells_that_its_power_is_used(golfer):
    golfer.show_face("swift-a", used=True)
    assert golfer.accessibleName().endswith("The power is used for now.")


def test_a_golfer_view_without_a_face_is_empty(golfer):
    golfer.show_face("swift-a")
    card = golfer.grab().toImage()
    golfer.show_face("")
    assert golfer.face == ""
    assert golfer.grab().toImage() != card
