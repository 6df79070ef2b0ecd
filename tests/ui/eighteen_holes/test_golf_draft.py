"""The draft of clubs, by mouse and by keyboard, behind the curtain."""

import pytest
from golf_hands import click, press
from hearing import Listener
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from minigolf_desktop.model.eighteen_holes.box import DORIAN_B, SLUGGER_A, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.eighteen_holes.draft import DraftTable

Key = Qt.Key


def _table(look, session):
    return MatchTable(look, session, DraftTable(session), Settings(animation_speed=0))


@pytest.fixture
def draft(show, new_game):
    """Show the draft of a game; the curtain is down before the first player unless told."""

    def made(*golfers, drawn=True, **more):
        session = new_game(golfers or ("", "", ""), **more)
        if drawn:
            session.unveil()
        return show(lambda look: _table(look, session))

    return made


def hand(screen, seat=0):
    return list(clubs_in(screen.session.match.state.players[seat].hand))


def test_home_stands_first_in_the_bar_as_during_the_round(draft):
    screen = draft(drawn=False)
    tools = [tool for tool in screen.findChildren(QToolButton) if tool.y() < 60]
    by_place = sorted(tools, key=lambda tool: tool.mapTo(screen, tool.rect().center()).x())
    assert by_place[0].accessibleName() == "Home (Esc)"


def test_the_curtain_is_down_before_the_first_player(draft):
    screen = draft(drawn=False)
    assert screen.curtain is not None
    assert screen.wing.board.shelf.cards == []


@pytest.mark.parametrize(
    ("golfer", "told"),
    [("", "Club 1 of 5"), (SLUGGER_A, "Club 2 of 5"), (DORIAN_B, "Club 1 of 3")],
)
def test_the_curtain_tells_which_club_of_the_golfer_is_picked(draft, golfer, told):
    """Golfers carry one to five clubs, and the Slugger holds a driver before the draft."""
    screen = draft(golfer, "", drawn=False)
    words = [one.text() for one in screen.findChildren(QLabel)]
    assert any(text.startswith(f"{told}  ·") for text in words)


def test_enter_draws_the_curtain(draft):
    screen = draft(drawn=False)
    press(screen, Key.Key_Return)
    assert screen.curtain is None
    assert len(screen.wing.board.shelf.cards) == 5


def test_a_card_is_chosen_with_the_mouse_and_taken_with_the_button(draft):
    screen = draft()
    card = screen.wing.board.shelf.cards[2]
    click(card)
    assert hand(screen) == []
    click(screen.wing.board.main_button)
    assert hand(screen) == [card.club.number]


def test_a_double_click_takes_a_card_at_once(draft):
    screen = draft()
    card = screen.wing.board.shelf.cards[4]
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton)
    assert hand(screen) == [card.club.number]


def test_a_figure_chooses_and_enter_takes(draft):
    screen = draft()
    club = screen.wing.board.shelf.cards[2].club.number
    press(screen, Key.Key_3, Key.Key_Return)
    assert hand(screen) == [club]


def test_arrows_go_from_card_to_card(draft):
    screen = draft()
    press(screen, Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert screen.wing.board.shelf.choice == screen.wing.board.shelf.cards[0].club


def test_nothing_is_taken_before_a_card_is_chosen(draft):
    screen = draft()
    press(screen, Key.Key_Return)
    assert hand(screen) == []
    assert not screen.wing.board.main_button.isEnabled()


def test_what_the_chosen_club_does_is_told(draft):
    screen = draft()
    press(screen, Key.Key_1)
    assert screen.wing.board.choice.text()


def test_the_next_player_sees_nothing_before_the_curtain_is_drawn(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return)
    assert screen.curtain is not None
    assert screen.session.seat == 1
    assert screen.curtain.geometry() == screen.rect()


def test_keys_do_nothing_behind_the_curtain(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return)
    before = screen.session.match.state
    QTest.keyClick(screen.curtain.main_button, Key.Key_1)
    assert screen.session.match.state is before
    assert screen.curtain is not None


def test_no_card_lies_behind_the_curtain(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return)
    assert screen.curtain is not None
    assert screen.wing.board.shelf.cards == []
    assert screen.wing.board.picked.clubs == ()


def test_no_card_is_chosen_and_taken_behind_the_curtain(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return)
    press(screen, Key.Key_2, Key.Key_Return)
    assert screen.curtain is None
    assert screen.session.seat == 1
    assert screen.wing.board.shelf.choice is None


def test_tab_stays_with_the_two_buttons_of_the_curtain(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return)
    focused = []
    for _ in range(4):
        press(screen, Key.Key_Tab)
        focused.append(screen.window().focusWidget())
    assert all(screen.curtain.isAncestorOf(widget) for widget in focused)
    assert len(set(focused)) == 2


def test_enter_on_the_home_button_of_the_curtain_goes_home(draft, qtbot):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return, Key.Key_Tab)
    with qtbot.waitSignal(screen.asks.home, timeout=1000):
        press(screen, Key.Key_Return)
    assert screen.curtain is not None


def test_in_an_open_game_no_curtain_falls(draft):
    screen = draft("", "", drawn=False, open_choices=True)
    press(screen, Key.Key_1, Key.Key_Return)
    assert screen.curtain is None
    assert screen.wing.board.title.text() == "Marek, pick a club"


def test_the_way_of_the_cards_is_shown(draft):
    screen = draft()
    assert [one.passes_on for one in screen.wing.board.table.drafters] == [True, True, True]
    assert "Then the cards go to Marek." in screen.wing.board.note.text()


def test_before_the_last_choice_it_is_told_that_one_more_club_comes(draft):
    screen = draft("", "", stop=lambda state: state.draft.passes == 3)
    assert "the last one that comes is yours" in screen.wing.board.note.text()


def test_to_who_drafts_alone_no_cards_go(draft):
    """Beside Iron Jane, who chose before."""
    screen = draft("iron-jane-a", "slugger-a", stop=lambda state: state.seat == 1)
    assert "Nobody else picks from these cards." in screen.wing.board.note.text()
    assert "go to" not in screen.wing.board.note.text()


def test_only_the_own_clubs_are_shown(draft):
    screen = draft(stop=lambda state: sum(p.hand.bit_count() for p in state.players) == 4)
    assert screen.session.seat == 1
    mine = [club.number for club in screen.wing.board.picked.clubs]
    assert mine == hand(screen, 1)


def test_slick_rikesh_may_pass_on_his_harder_side(draft):
    screen = draft("slick-rikesh-b", "")
    assert screen.wing.board.pass_button.isVisible()
    press(screen, Key.Key_P)
    assert hand(screen) == []
    assert screen.session.seat == 1


def test_nobody_else_may_pass(draft):
    screen = draft("lucky-a", "")
    assert not screen.wing.board.pass_button.isVisible()
    press(screen, Key.Key_P)
    assert screen.session.seat == 0


def test_iron_jane_chooses_irons_before_the_cards_are_dealt(draft, box):
    screen = draft("", "iron-jane-a", "")
    kinds = {card.club.kind for card in screen.wing.board.shelf.cards}
    assert screen.session.seat == 1
    assert kinds == {"iron"}
    assert not any(one.passes_on for one in screen.wing.board.table.drafters)


def test_a_pick_of_iron_jane_is_taken_back(draft):
    screen = draft("iron-jane-a", "")
    press(screen, Key.Key_1, Key.Key_Return)
    assert len(hand(screen)) == 1
    QTest.keyClick(screen, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand(screen) == []


def test_a_pick_that_the_next_player_followed_stays(draft):
    screen = draft()
    press(screen, Key.Key_1, Key.Key_Return, Key.Key_Return)
    QTest.keyClick(screen, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hand(screen)) == 1


def test_the_shark_sees_wedges_but_cannot_take_them(draft, box):
    def holds_wedge(state):
        cards = state.draft.hands[state.seat] if state.draft else 0
        return any(box.clubs[club].kind == "wedge" for club in clubs_in(cards))

    screen = draft("the-shark-b", "", stop=lambda state: state.seat == 0 and holds_wedge(state))
    for card in screen.wing.board.shelf.cards:
        assert card.isEnabled() is (card.club.kind != "wedge")


def test_who_plays_alone_chooses_five_of_all_clubs(draft):
    screen = draft("", mode=Mode.STROKE, clubs=ClubChoice.FREE, drawn=False)
    assert screen.curtain is None
    assert len(screen.wing.board.shelf.cards) == 18
    for _ in range(5):
        press(screen, Key.Key_1, Key.Key_Return)
    assert screen.session.match.state.phase is not Phase.DRAFT
    assert len(hand(screen)) == 5


def test_free_choices_are_taken_back(draft):
    screen = draft("", mode=Mode.STROKE, clubs=ClubChoice.FREE, drawn=False)
    press(screen, Key.Key_1, Key.Key_Return, Key.Key_1, Key.Key_Return)
    QTest.keyClick(screen, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hand(screen)) == 1


def test_escape_puts_the_game_away(draft, qtbot):
    screen = draft()
    with qtbot.waitSignal(screen.asks.home):
        press(screen, Key.Key_Escape)


def test_a_whole_draft_can_be_played_with_the_keyboard(draft):
    screen = draft(drawn=False)
    for _ in range(15):
        if screen.curtain is not None:
            press(screen, Key.Key_Return)
        press(screen, Key.Key_1, Key.Key_Return)
    assert [len(hand(screen, seat)) for seat in range(3)] == [5, 5, 5]
    assert screen.curtain is None


def test_what_each_green_is_worth_is_seen_while_clubs_are_picked(show, new_game):
    session = new_game(mode=Mode.SKINS, stop=lambda state: state.phase is Phase.DRAFT)
    session.unveil()
    screen = show(lambda look: _table(look, session))
    flags = screen.wing.board.course.scene.picture.flags
    assert [flag.tokens for flag in flags] == list(session.match.state.tokens)
    assert any(flag.tokens for flag in flags)


def test_the_cards_and_what_enter_does_are_told_who_cannot_see_them(draft, listened):
    screen = draft(drawn=False)
    listener = Listener(screen.window())
    told = listener.press(Key.Key_Return)
    assert "pick a club. Club 1 of 5. Then the cards go to" in told
    assert all(f"Key {number}: " in told for number in range(1, 6))
    club = screen.wing.board.shelf.cards[1].accessibleName().split(",")[0]
    assert f"Enter: Take the {club}" in listener.press(Key.Key_2)
    # The next player's cards are told to nobody but who opens the curtain.
    told = listener.press(Key.Key_Return)
    assert "Everybody else looks away" in told
    assert "Key 1" not in told
