"""Chaos Golf and Chaos Teams on the screen, by mouse and by keyboard."""

from golf_chaos_playing import flag, in_round, last_actions, open_curtain, play_greedily_until
from golf_playing import in_phase
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.moves import (
    ExitBunker,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    Phase,
    PlayClub,
    PlayShot,
    SelectClub,
    StayPut,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.round.landings import goals
from minigolf_desktop.ui.eighteen_holes.round.pictures import order_rows
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_mark
from minigolf_desktop.ui.eighteen_holes.widgets import TurnState

Key = Qt.Key


# Chaos Golf


def test_every_green_shows_a_five_and_a_two_before_anybody_was_there(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    assert all(one.tokens == (5, 2) for one in play.board.scene.picture.flags)


def test_the_three_nearest_greens_are_red_and_listed_with_their_distance(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="larkfield")
    open_curtain(play)
    near = [goal.hole for goal in goals(play.session.view, 0)[:3]]
    red = {one.hole for one in play.board.scene.picture.flags if one.in_play}
    rows = [row.row.hole for row in play.board.panels.goals.list.rows if not row.isHidden()]
    assert red == set(near)
    assert rows[:3] == near


def test_a_green_in_the_list_is_shown_on_the_course_by_a_click(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="larkfield")
    open_curtain(play)
    before = play.state
    QTest.mouseClick(play.board.panels.goals.list.rows[0], Qt.MouseButton.LeftButton)
    assert play.state == before


def test_the_flag_stays_while_a_token_is_left_and_gives_way_to_the_takers_then(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(
        play.session, lambda one: any(values == (2,) for values in one.match.state.tokens)
    )
    hole = next(hole for hole, values in enumerate(play.state.tokens) if values == (2,))
    assert flag(play, hole).winners == () and flag(play, hole).tokens == (2,)
    play_greedily_until(
        play.session, lambda one: any(not values for values in one.match.state.tokens)
    )
    hole = next(hole for hole, values in enumerate(play.state.tokens) if not values)
    assert len(flag(play, hole).winners) == 2


def test_who_took_a_token_has_no_use_for_the_other_of_the_green(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(play.session, lambda one: any(p.taken for p in one.match.state.players))
    seat = next(seat for seat, player in enumerate(play.state.players) if player.taken)
    hole = play.state.players[seat].taken[0][0]
    assert hole not in {goal.hole for goal in goals(play.session.view, seat)}


def test_an_extra_turn_is_offered_with_the_clubs_left(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    play.press(Key.Key_Return)
    assert play.title == "An extra turn?"
    assert not play.offer.main.is_ready
    play.press(Key.Key_Right)
    play.press(Key.Key_Return)
    assert isinstance(last_actions(play, 1)[0], SelectClub)
    assert play.state.phase is Phase.ACT


def test_a_club_for_an_extra_turn_is_chosen_without_the_others_looking(make_round):
    """Ruling H19."""
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    assert play.session.is_veiled and play.offer.hand == ()
    assert "may take an extra turn" in play.offer.note
    play.press(Key.Key_Return)
    assert all(place.club is not None for place in play.offer.hand)
    play.press(Key.Key_Right, Key.Key_Return)
    assert play.state.phase is Phase.ACT
    assert (
        any(place.club is None for place in play.offer.hand)
        or not play.state.players[play.state.seat].hand
    )


def test_the_club_of_the_turn_before_lies_in_the_discard_when_an_extra_turn_is_offered(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    play.press(Key.Key_Return)
    seat = play.state.seat
    used = play.state.table.box.clubs[play.state.used[seat]]
    place = next(place for place in play.offer.hand if place.club == used)
    assert place.card_state is CardState.USED and place.label == ""


def test_a_golfer_may_stay_on_the_tee_box(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    play.press(Key.Key_Return, Key.Key_N)
    assert last_actions(play, 1) == [StayPut()]


def test_a_club_for_the_extra_turn_is_chosen_by_click_and_played_by_another(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    play.press(Key.Key_Return)
    club = play.session.offers(SelectClub)[0].club
    play.board.console.hand.chosen.emit(club)
    play.board.console.hand.chosen.emit(club)
    assert last_actions(play, 1) == [SelectClub(club)]


def test_the_order_tells_whose_extra_turn_it_is_and_who_waits_for_one(make_round):
    play = make_round(4, mode=Mode.CHAOS, course="larkfield", seed=2)
    play_greedily_until(
        play.session,
        lambda one: (
            one.match.state.phase is Phase.EXTRA
            and any(one.match.state.players[seat].hand for seat in one.match.state.extra)
        ),
    )
    told = [row.accessibleName() for row in play.board.panels.order._rows if not row.isHidden()]
    assert any("an extra turn?" in words for words in told)
    assert any("extra turn to come" in words for words in told)
    assert len(told) == 4


def test_nobody_stands_twice_in_the_order_of_play_when_the_game_is_over(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(play.session, lambda one: one.is_over)
    rows = [row for row in play.board.panels.order._rows if not row.isHidden()]
    assert len(rows) == 3


# Chaos Teams


def test_both_golfers_of_a_team_bear_their_number(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    marks = [(one.colour, one.mark) for one in play.board.scene.picture.golfers]
    assert marks == [("red", "1"), ("red", "2"), ("blue", "1"), ("blue", "2")]


def test_a_walk_names_its_golfer_with_the_click_that_walks(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    play.press(Key.Key_M, Key.Key_Right, Key.Key_Return)
    named, walked = last_actions(play, 2)
    assert isinstance(named, NameGolfer) and isinstance(walked, MoveOneHex)


def test_the_other_golfer_walks_after_the_key_g(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    first, second = play.state.table.balls_of(play.state.seat)
    play.press(Key.Key_M, Key.Key_Right)
    assert play.offer.golfer == first
    play.press(Key.Key_G, Key.Key_Right, Key.Key_Return)
    assert last_actions(play, 2)[0] == NameGolfer(second)


def test_undo_takes_a_walk_back_with_the_golfer_named_for_it(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    before = play.state
    play.press(Key.Key_M, Key.Key_Right, Key.Key_Return)
    after = play.state
    play.undo()
    assert play.state == before
    play.press(Key.Key_Y, modifier=Qt.KeyboardModifier.ControlModifier)
    assert play.state == after


def test_cards_are_drawn_before_a_golfer_is_named(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_phase(Phase.NAME))
    assert isinstance(last_actions(play, 1)[0], PlayClub)
    assert play.state.ball == -1
    assert "golfer" in play.title


def test_the_landings_of_both_golfers_are_on_the_course(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="honeycomb")
    play_greedily_until(play.session, in_round(4, Phase.NAME))
    starts = {target.path[0] for target in play.offer.targets.targets}
    balls = {offer.ball for offer in play.session.offers(NameGolfer)}
    assert starts == {play.hex_of(play.state.balls[ball].place) for ball in balls}


def test_a_landing_of_the_second_golfer_names_that_golfer(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="honeycomb")
    play_greedily_until(
        play.session,
        lambda one: in_round(4, Phase.NAME)(one) and len(one.offers(NameGolfer)) == 2,
    )
    second = play.session.offers(NameGolfer)[1].ball
    place = play.hex_of(play.state.balls[second].place)
    own = [
        index for index, target in enumerate(play.offer.targets.targets) if target.path[0] == place
    ]
    play.board.scene.chosen.emit(own[0])
    assert play.offer.golfer == second
    play.press(Key.Key_Return)
    named, shot = last_actions(play, 2)
    assert named == NameGolfer(second) and isinstance(shot, PlayShot)


def test_a_team_gets_out_of_a_bunker_with_the_golfer_in_it(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="larkfield", seed=2)

    def in_bunker(session):
        state = session.match.state
        if state.phase is not Phase.ACT or state.ball != -1:
            return False
        golfers = [named.ball for named in session.offers(NameGolfer)]
        return any(session.offers_to(golfer, ExitBunker) for golfer in golfers)

    play_greedily_until(play.session, in_bunker)
    play.press(Key.Key_X)
    play.press(Key.Key_1, Key.Key_Return)
    named, left = last_actions(play, 2)
    assert isinstance(named, NameGolfer) and isinstance(left, ExitBunker)


def test_the_order_tells_with_a_figure_which_golfer_of_a_team_has_an_extra_turn(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    rows = order_rows(play.session.view, ("Odile", "Marek"), {}, play.offer)
    now = next(row for row in rows if row.turn is TurnState.NOW)
    name, figure = now.name.split()
    assert name in ("Odile", "Marek") and figure == golfer_mark(play.state.ball)


def test_bunjil_looks_at_a_deck_before_an_extra_turn(make_round):
    """Ruling H21: behind the same curtain as the club is chosen."""

    def may_look(session):
        return in_phase(Phase.EXTRA)(session) and bool(session.offers(LookAtDeck))

    play = make_round(
        golfers=("bunjil-b", "", ""), clubs=ClubChoice.DRAFT, mode=Mode.CHAOS, course="honeycomb"
    )
    play_greedily_until(play.session, may_look)
    play.press(Key.Key_Return)
    deck = next(iter(play.offer.decks))
    play.screen.task.take_deck(deck)
    assert play.state.phase is Phase.KEEP and play.screen.curtain is None
    assert [place.card_state for place in play.offer.hand].count(CardState.IN_PLAY) == 0
    play.press(Key.Key_B)
    assert play.state.phase is Phase.EXTRA and play.screen.curtain is None
    assert play.title == "An extra turn?"
