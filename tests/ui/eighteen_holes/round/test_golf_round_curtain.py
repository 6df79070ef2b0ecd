"""The curtain before secret choices of a round of 18 Holes."""

import pytest
from hands import repeat
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.rules import Refusal
from minigolf_desktop.ui.common.curtain import SeatMark, SeatState
from minigolf_desktop.ui.common.theme import font

Key = Qt.Key


def test_the_curtain_is_down_before_anybody_chooses(make_round):
    play = make_round(3)
    curtain = play.screen.curtain
    assert curtain is not None and curtain.accessibleName() == "Odile, choose a club"
    assert [mark.accessibleName() for mark in curtain.marks] == [
        "Odile: now",
        "Marek: waits",
        "Sol: waits",
    ]


@pytest.mark.parametrize("name", ["Odile", "Anneliese-Charlotte"])
def test_the_frame_of_whose_turn_it_is_holds_the_name(make_round, name):
    play = make_round(3)
    look = play.screen.look
    mark = SeatMark(look, Seat(name, "red"), SeatState.NOW)
    mark.resize(look.px(190), look.px(92))
    advance = QFontMetricsF(font("small_bold", look.scale)).horizontalAdvance(name)
    assert advance < mark.frame.width() <= mark.width()


def test_a_table_that_was_put_away_lets_no_curtain_fall_and_says_nothing(make_round):
    """Another look makes a table anew, while the round goes on."""
    play = make_round(3)
    play.screen.deleteLater()
    QCoreApplication.sendPostedEvents(play.screen, QEvent.Type.DeferredDelete)
    play.session.curtain_wanted.emit()
    play.session.refused.emit(Refusal("not-your-turn"))


def test_nothing_secret_is_shown_behind_the_curtain(make_round):
    play = make_round(3)
    assert play.offer.hand == () and play.offer.stacks == ()
    play.press(Key.Key_1)
    assert play.state.chosen == (-1, -1, -1)


def test_the_button_of_the_curtain_shows_the_hand_of_its_player_only(make_round):
    play = make_round(2)
    play.press(Key.Key_Return)
    shown = {place.club.number for place in play.offer.hand}
    hand = play.state.players[0].hand
    assert play.screen.curtain is None
    assert shown == {club for club in range(34) if hand >> club & 1}


def test_a_click_beside_the_card_leaves_enter_to_the_curtain(make_round):
    play = make_round(2)
    cloth = QPoint(20, play.screen.height() - 20)
    QTest.mouseClick(play.screen.curtain, Qt.MouseButton.LeftButton, pos=cloth)
    QTest.keyClick(play.screen.window().focusWidget(), Key.Key_Return)
    assert play.screen.curtain is None


def test_the_curtain_falls_for_the_next_player_and_tells_who_has_chosen(make_round):
    play = make_round(3)
    play.choose_club()
    curtain = play.screen.curtain
    assert curtain.accessibleName() == "Marek, choose a club"
    assert curtain.marks[0].accessibleName() == "Odile: chosen"
    assert play.offer.hand == ()


def test_no_curtain_falls_when_clubs_are_chosen_in_the_open(make_round):
    play = make_round(2, open_choices=True)
    assert play.screen.curtain is None and play.title == "Choose a club"


def test_no_curtain_falls_for_one_who_plays_alone(make_round):
    play = make_round(1, mode=Mode.STROKE, course="larkfield")
    assert play.screen.curtain is None and play.title == "Choose a club"


def test_a_club_chosen_stays_chosen_once_the_curtain_fell(make_round):
    play = make_round(2)
    play.choose_club()
    play.undo()
    assert play.state.waiting == (1,)


def test_enter_held_down_from_before_does_not_open_the_curtain(make_round):
    play = make_round(2)
    play.choose_club()
    assert play.screen.curtain is not None and play.state.seat == 1
    repeat(play.screen, Key.Key_Return)
    assert play.screen.curtain is not None


def test_enter_held_down_decides_once(make_round):
    play = make_round(2)
    play.choose_clubs()
    assert play.state.phase is Phase.ACT
    before = play.state
    repeat(play.screen, Key.Key_Return)
    assert play.state == before
