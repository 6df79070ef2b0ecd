"""What golfers do on the screen of a round of 18 Holes, by mouse and by keyboard."""

from golf_playing import in_phase, play_until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.moves import Phase, Redraw
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.ui.eighteen_holes.round.pictures import order_rows
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name
from minigolf_desktop.ui.eighteen_holes.widgets import TurnState

Key = Qt.Key


def test_bunjil_looks_at_a_card_that_nobody_else_sees(make_round):
    play = make_round(
        golfers=("bunjil-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.SELECT)
    )
    play.press(Key.Key_Return)
    deck = next(iter(play.offer.decks))
    play.board.console.decks.chosen.emit(deck)
    assert len(play.offer.stacks) == 1
    card = play.offer.stacks[0].cards[0]
    assert card.deck == deck
    play.press(Key.Key_Right, Key.Key_Return)
    assert play.offer.stacks == ()


def test_bunjil_looks_at_a_deck_by_keyboard_and_goes_on_choosing_a_club(make_round):
    play = make_round(
        golfers=("bunjil-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.SELECT)
    )
    play.press(Key.Key_Return, Key.Key_D)
    QTest.keyClick(play.screen.window().focusWidget(), Key.Key_Return)
    assert len(play.offer.stacks) == 1
    assert play.screen.window().focusWidget() is play.screen


def test_bunjil_puts_a_card_back_for_all_to_see(make_round):
    play = make_round(
        golfers=("bunjil-b", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.SELECT)
    )
    play.press(Key.Key_Return)
    play.screen.task.take_deck(next(iter(play.offer.decks)))
    assert play.state.phase is Phase.KEEP and play.screen.curtain is None
    play.press(Key.Key_B)
    assert play.state.phase is Phase.SELECT and play.screen.curtain is None


def test_lucky_draws_anew(make_round):
    def lucky(session):
        return (
            session.match.state.phase is Phase.CHOOSE
            and session.seat == 0
            and session.match.state.shot.stacks
        )

    play = make_round(
        golfers=("lucky-a", ""), clubs=ClubChoice.DRAFT, course="larkfield", until=lucky
    )
    depth = len(play.state.shot.stacks[play.offer.slot])
    play.press(Key.Key_D)
    assert len(play.state.shot.stacks[play.offer.slot]) > depth


def test_what_lucky_throws_in_is_chosen_behind_the_curtain(make_round):
    """Ruling H19."""

    def lucky(session):
        state = session.match.state
        ready = state.phase is Phase.CHOOSE and session.seat == 0 and state.shot.stacks
        return ready and state.players[0].hand

    play = make_round(
        golfers=("lucky-b", ""), clubs=ClubChoice.DRAFT, course="larkfield", until=lucky
    )
    play.press(Key.Key_D)
    assert play.screen.curtain is not None
    play.screen.curtain.opened.emit()
    assert play.screen.curtain is None and play.title == "Throw in which club?"
    assert all(place.club is not None for place in play.offer.hand)
    play.press(Key.Key_Escape)
    assert any(place.club is None for place in play.offer.hand)
    play.press(Key.Key_D)
    play.screen.curtain.opened.emit()
    depth = len(play.state.shot.stacks[play.offer.slot])
    club = next(action.club for action in play.session.offers(Redraw))
    play.board.console.hand.chosen.emit(club)
    play.board.console.hand.chosen.emit(club)
    assert play.state.players[0].discard >> club & 1
    assert len(play.state.shot.stacks[play.offer.slot]) > depth
    assert play.screen.curtain is None and not play.session.is_veiled


def test_dorian_tells_the_club_that_never_expires(make_round):
    play = make_round(
        golfers=("dorian-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.DECLARE)
    )
    assert play.session.is_veiled
    play.press(Key.Key_Return, Key.Key_1, Key.Key_Return)
    assert play.state.players[0].lasting


def test_slick_rikesh_may_keep_to_the_own_club(make_round):
    play = make_round(
        golfers=("slick-rikesh-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.BORROW)
    )
    assert play.offer.hand_title == "Clubs of the others"
    rows = order_rows(play.session.view, ("Odile", "Marek"), {}, play.offer)
    assert [row.turn for row in rows if row.name == "Odile"] == [TurnState.NOW]
    assert [row.turn for row in rows if row.name == "Marek"] == [TurnState.WAITS]
    play.press(Key.Key_K)
    assert play.state.phase is Phase.ACT and play.state.used == play.state.chosen


def test_slick_rikesh_plays_with_the_club_of_another(make_round):
    play = make_round(
        golfers=("slick-rikesh-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.BORROW)
    )
    play.press(Key.Key_1, Key.Key_Return)
    assert play.state.used[0] == play.state.chosen[1]
    mine = play.state.chosen[0]
    play_until(play.session, lambda session: session.match.state.order[:1] == (0,))
    places = {place.club.number: place.label for place in play.offer.hand if place.club}
    assert (places[mine], places[play.state.used[0]]) == ("put aside", "borrowed")


def test_everybody_reads_which_club_slick_rikesh_borrowed(make_round):
    play = make_round(
        golfers=("slick-rikesh-a", ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.BORROW)
    )
    play.press(Key.Key_1, Key.Key_Return)
    borrowed = club_name(play.state.table.box.clubs[play.state.used[0]])
    play_until(play.session, in_phase(Phase.SELECT))
    assert {row.club for row in play.offer.summary} == {borrowed}
