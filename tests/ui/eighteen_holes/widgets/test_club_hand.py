"""The hand of clubs: mouse and keyboard lead to the same signals."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.widgets import (
    CardState,
    ClubHand,
    ClubPlace,
    club_hand,
)

CLUBS = load_box().clubs
REFUSED = "The driver is for tee boxes."
LEFT_BUTTON = Qt.MouseButton.LeftButton

# The display that tests draw on can do little for windows and tooltips, and says so each time.
pytestmark = [
    pytest.mark.usefixtures("english"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def hand(qtbot, qapp):
    load_fonts()
    hand = ClubHand(Look(LIGHT), motion=Motion(0))
    qtbot.addWidget(hand)
    hand.show_hand(
        [
            ClubPlace(CLUBS[1]),
            ClubPlace(CLUBS[23], refusal=REFUSED, lasting=True),
            ClubPlace(CLUBS[9], CardState.IN_PLAY, refusal=None),
            ClubPlace(CLUBS[24]),
            ClubPlace(CLUBS[7], CardState.USED),
        ]
    )
    hand.resize(hand.sizeHint())
    with qtbot.waitExposed(hand):
        hand.show()
    return hand


@pytest.fixture
def chosen(hand):
    found = []
    hand.chosen.connect(found.append)
    return found


def test_a_click_chooses_the_club(hand, chosen):
    QTest.mouseClick(hand.cards[0], LEFT_BUTTON)
    assert chosen == [CLUBS[1].number]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_chooses_the_club_that_has_the_focus(hand, chosen, key):
    QTest.keyClick(hand.cards[3], key)
    assert chosen == [CLUBS[24].number]


def test_a_place_is_chosen_by_its_number(hand, chosen):
    assert hand.press(4)
    assert chosen == [CLUBS[24].number]


@pytest.mark.parametrize("number", [0, 2, 3, 5, 6])
def test_a_number_without_a_club_to_choose_does_nothing(hand, chosen, number):
    assert not hand.press(number)
    assert chosen == []


def test_a_refused_club_tells_why(hand, chosen):
    card = hand.cards[1]
    QTest.mouseClick(card, LEFT_BUTTON)
    assert chosen == []
    assert card.toolTip().startswith(REFUSED)
    assert card.accessibleDescription() == REFUSED


def test_arrow_keys_walk_over_the_clubs_that_can_be_chosen(hand, qtbot):
    hand.cards[0].setFocus()
    QTest.keyClick(hand.cards[0], Qt.Key.Key_Right)
    qtbot.waitUntil(hand.cards[3].hasFocus)
    QTest.keyClick(hand.cards[3], Qt.Key.Key_Right)
    qtbot.waitUntil(hand.cards[0].hasFocus)


def test_the_focus_points_at_a_club(hand):
    pointed = []
    for card in hand.cards:
        # The pointer may be there already, from a test before.
        card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    hand.pointed.connect(pointed.append)
    hand.cards[3].setFocus()
    hand.cards[3].clearFocus()
    assert CLUBS[24].number in pointed
    assert pointed[-1] == -1


@pytest.mark.parametrize(
    ("place", "words"), [(2, "in play"), (4, "in the discard"), (0, "initiative 2")]
)
def test_a_place_reads_out_its_state(hand, place, words):
    assert words in hand.cards[place].accessibleName()


def test_a_card_in_play_is_raised(hand):
    height = hand.cards[2].card_rect().top()
    image = hand.grab().toImage()
    middle = hand.cards[2].geometry().center().x()
    assert image.pixelColor(middle, round(height / 2)) != image.pixelColor(
        hand.cards[3].geometry().center().x(), round(height / 2)
    )


def test_cards_shrink_with_the_room(hand):
    wide = hand.cards[0].card_rect().width()
    hand.resize(hand.minimumSizeHint())
    assert hand.cards[0].card_rect().width() < wide


def test_fewer_clubs_leave_places_empty(hand):
    hand.show_hand([ClubPlace(CLUBS[0], refusal=None)])
    assert [card.isVisible() for card in hand.cards] == [True, False, False, False, False]
    assert not hand.press(1)


def test_a_card_face_down_tells_nothing_and_cannot_be_chosen(hand):
    """Ruling H19."""
    hand.show_hand([ClubPlace(None, refusal=None)])
    assert hand.cards[0].toolTip() == "face down: hold V to look" and not hand.press(1)


def test_a_card_is_raised_in_steps_where_things_move(hand, qtbot):
    moving = ClubHand(Look(DARK), motion=Motion(2))
    qtbot.addWidget(moving)
    moving.show_hand([ClubPlace(CLUBS[1])])
    moving.resize(moving.sizeHint())
    with qtbot.waitExposed(moving):
        moving.show()
    moving.show_hand([ClubPlace(CLUBS[1], CardState.IN_PLAY)])
    first = moving.grab().toImage()
    qtbot.waitUntil(lambda: moving.grab().toImage() != first)


def test_a_used_club_leaves_a_narrow_mark_as_high_as_the_cards(hand):
    mark, card = hand.cards[4].card_rect(), hand.cards[0].card_rect()
    assert mark.width() < card.width() / 2
    assert mark.height() == pytest.approx(card.height(), abs=1)


def test_the_cards_lie_in_the_middle_of_the_hand(hand):
    hand.resize(hand.sizeHint().width() + 200, hand.height())
    left, right = hand.cards[0].x(), hand.width() - hand.cards[4].geometry().right()
    assert abs(left - right) <= 2 and left > 50


def test_cards_do_not_grow_when_others_are_used(hand):
    before = hand.cards[0].card_rect().size()
    used = [ClubPlace(CLUBS[number], CardState.USED) for number in (7, 9, 23)]
    hand.show_hand([ClubPlace(CLUBS[1]), *used])
    assert hand.cards[0].card_rect().size() == before


def test_a_card_that_lies_as_it_did_is_copied(hand, monkeypatch):
    painted = []
    monkeypatch.setattr(club_hand, "paint_club_card", lambda *_, **told: painted.append(told))
    hand.show_hand([ClubPlace(CLUBS[3]), ClubPlace(CLUBS[4])])
    hand.grab()
    first = len(painted)
    hand.show_hand([ClubPlace(CLUBS[3]), ClubPlace(CLUBS[5])])
    hand.grab()
    hand.grab()
    assert (first, len(painted)) == (2, 3), "only the club that is new"
