"""Clubs that explain themselves: what a shot may reach is tinted before a card is drawn."""

from time import process_time

import pytest
from golf_playing import in_act_with, in_phase
from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.box import Deck, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub, SelectClub
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.pointing import hex_words
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_flights

Key = Qt.Key


def opened(make_round, **more):
    """A round in which the first player sees the hand."""
    play = make_round(2, **more)
    play.press(Key.Key_Return)
    return play


def point_at_club(play, place):
    card = play.board.console.hand.cards[place]
    card._tell(True)
    return card.place.club


def tinted(play):
    field = play.state.table.field
    return {n for n in range(field.size) if play.board.scene.tint_at(field.hexes[n]) is not None}


def tells_aim(session):
    return session.match.state.phase is Phase.ACT and any(
        isinstance(action, PlayClub) and action.deck == Deck.CHIP and action.aim != NONE
        for action in session.legal
    )


def test_pointing_at_a_club_tints_every_hex_that_it_may_reach(make_round):
    play = opened(make_round)
    assert tinted(play) == set()
    for place in range(5):
        club = point_at_club(play, place)
        ends = {end for one in play.session.prospects(club.number, 0) for end in one.ends}
        assert tinted(play) == ends - {play.state.balls[0].place}
        assert play.board.panels.reach.isVisible()
        assert club.name.split("-")[0].lower() in play.board.panels.reach.accessibleName().lower()


def test_a_club_that_comes_under_a_resting_pointer_is_tinted_when_the_curtain_rises(make_round):
    play = opened(make_round)
    play.press(Key.Key_1, Key.Key_Return)
    card = play.board.console.hand.cards[2]
    card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert play.screen.curtain is not None and tinted(play) == set()
    play.press(Key.Key_Return)
    club = card.place.club
    ends = {end for one in play.session.prospects(club.number, 1) for end in one.ends}
    assert play.screen.curtain is None
    assert tinted(play) == ends - {play.state.balls[1].place}
    play.press(Key.Key_1)
    chosen = play.board.console.hand.cards[0].place.club
    assert chosen.name.split("-")[0].lower() in play.board.panels.reach.accessibleName().lower()


def test_the_focus_that_comes_and_goes_leaves_the_tints_of_a_resting_pointer(make_round):
    play = opened(make_round)
    card = play.board.console.hand.cards[4]
    card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    point_at_club(play, 4)
    before = tinted(play)
    point_at_club(play, 0)
    play.board.console.hand.cards[0]._tell(False)
    assert before and tinted(play) == before


def test_the_tint_goes_with_the_pointer_and_stays_with_a_choice(make_round):
    play = opened(make_round)
    point_at_club(play, 0)
    play.board.console.hand.cards[0]._tell(False)
    assert tinted(play) == set()
    play.press(Key.Key_1)
    chosen = tinted(play)
    assert chosen
    play.board.console.hand.cards[0]._tell(False)
    assert tinted(play) == chosen


def test_nothing_is_tinted_behind_the_curtain_or_before_the_next_hand_is_asked_for(make_round):
    play = opened(make_round)
    play.press(Key.Key_1, Key.Key_Return)
    assert play.screen.curtain is not None
    assert tinted(play) == set() and not play.board.panels.reach.isVisible()


def test_chances_are_told_by_deck_and_ground(make_round):
    play = make_round(2, until=in_act_with(PlayClub))
    used = play.session.view.used[play.state.seat]
    rows = play.screen.task.reach(used).rows
    assert rows and all(0 < one.chance <= 1 + 1e-9 for row in rows for one in row.grounds)


def test_a_chip_shows_its_possible_ends_before_the_card_is_drawn(make_round):
    play = make_round(2, until=tells_aim, seed=3)
    play.screen.task.take_deck(Deck.CHIP)
    anywhere = tinted(play)
    play.press(Key.Key_1)
    used, ball = play.session.view.used[play.state.seat], play.state.ball
    told = [
        one
        for one in play.session.prospects(used, ball)
        if one.deck == Deck.CHIP and one.aim == play.offer.aim
    ]
    assert tinted(play) == set(told[0].ends) - {play.state.balls[ball].place}
    assert tinted(play) < anywhere


def test_pointing_at_a_direction_shows_where_a_chip_may_end_there(make_round):
    play = make_round(2, until=tells_aim, seed=3)
    play.screen.task.take_deck(Deck.CHIP)
    anywhere = tinted(play)
    play.board.scene.hover(
        play.board.view.mapToScene(play.point_of(play.offer.targets.targets[0].place).toPoint())
    )
    assert tinted(play) < anywhere
    play.board.scene.leave()
    assert tinted(play) == anywhere


def test_a_driver_off_the_tee_says_so_before_it_is_chosen(make_round, box):
    play = _off_the_tee_with_a_driver(make_round, box)
    driver = next(one for one in play.offer.hand if one.club.kind == "driver")
    assert driver.label == "only from a tee"
    assert driver.refusal == ""


def test_a_club_that_cannot_hit_wants_a_second_click_even_without_confirmation(make_round, box):
    play = _off_the_tee_with_a_driver(make_round, box, confirm=False)
    seat = play.state.seat
    driver = next(one.club.number for one in play.offer.hand if one.club.kind == "driver")
    play.screen.task.take_club(driver)
    assert play.state.seat == seat and play.screen.task.choice == driver
    assert "cannot hit from here" in play.offer.note


def test_without_a_club_that_can_hit_enter_takes_the_discard_back(make_round, box):
    play = _off_the_tee_with_a_driver(make_round, box, alone=True)
    assert play.offer.main.words == "Take the discard back"
    play.press(Key.Key_Return)
    assert play.state.players[0].discard == 0


def _off_the_tee_with_a_driver(make_round, box, alone=False, **more):
    """The first player is in the rough, with a driver in hand, and about to choose."""
    driver = next(club.bit for club in box.clubs if club.kind == "driver")
    play = make_round(2, until=in_phase(Phase.ACT), open_choices=True, **more)
    match = play.session.match
    state = match.state
    field = state.table.field
    place = next(n for n in range(field.size) if field.ground[n] == 0)
    hand = driver if alone else driver | 1 << next(clubs_in(state.players[0].hand))
    player = state.players[0]._replace(hand=hand, discard=state.players[0].discard | 1 << 4)
    state = state.with_player(0, player).with_ball(0, state.balls[0]._replace(place=place))
    nobody = (NONE, NONE)
    state = state._replace(phase=Phase.SELECT, seat=0, ball=NONE, waiting=(0, 1), order=())
    state = state._replace(chosen=nobody, used=nobody)
    match._steps[match._index] = match._steps[match._index]._replace(state=state)
    play.session.tell_changed(())
    assert play.session.offers(SelectClub)
    return play


def test_the_tip_of_every_deck_says_how_far_it_flies(make_round, box):
    play = make_round(2, until=in_phase(Phase.ACT))
    flights = deck_flights(box)
    tips = [deck.toolTip() for deck in play.board.console.decks._buttons]
    assert all(words in tip for words, tip in zip(flights, tips, strict=True))
    assert "3 to 4 hexes" not in flights[Deck.CHIP]
    assert "hexes" in flights[Deck.FIVE]


def test_a_hex_on_which_the_pointer_rests_is_explained(make_round, qtbot):
    play = make_round(2, until=in_phase(Phase.ACT))
    field = play.state.table.field
    view = play.session.view
    tee = field.hexes[field.tees[0]]
    title, note = hex_words(view, tee, None)
    assert title == "Tee of hole 1"
    assert note.startswith("Its sign P") and "par" in note
    told = set()
    for number in range(field.size):
        title, note = hex_words(view, field.hexes[number], None)
        assert title and note
        told.add(field.ground[number])
    assert told == set(field.ground[: field.size])


def test_resting_on_a_tinted_hex_tells_its_chance(make_round, qtbot):
    play = opened(make_round)
    point_at_club(play, 0)
    field = play.state.table.field
    place = field.hexes[max(tinted(play))]
    scene = play.board.scene
    scene.hover(play.board.view.mapToScene(play.point_of(place).toPoint()))
    qtbot.waitUntil(lambda: "%" in scene._tip.words[1])
    scene.leave()
    assert scene._tip.words == ("", "")


@pytest.mark.usefixtures("nothing_to_collect")
def test_pointing_costs_less_than_fifty_milliseconds(make_round, box):
    play = opened(make_round, course="heron-pond")
    slowest = 0.0
    for club in box.clubs:
        before = process_time()
        play.board.show_reach(play.screen.task.reach(club.number))
        slowest = max(slowest, process_time() - before)
    assert slowest < 0.25, "five times what it may be, for a machine that is busy"


def test_the_deck_that_enter_draws_from_does_not_send_the_ball_off_the_course(make_round):
    """From the first tee of Practice Meadow a third of deck 4 flies out of bounds, deck 3 stays."""
    play = make_round(2)
    play.press(Key.Key_Return, Key.Key_2, Key.Key_Return)
    play.press(Key.Key_Return, Key.Key_1, Key.Key_Return)
    assert play.state.phase is Phase.ACT
    used, ball = play.session.view.used[play.state.seat], play.state.ball
    out = {one.deck: one.out for one in play.session.prospects(used, ball)}
    assert out[Deck.FOUR] > 0.3 > 0.05 > out[Deck.THREE]
    assert play.offer.deck == Deck.THREE


def test_what_was_explained_goes_when_something_else_is_asked(make_round, qtbot):
    play = make_round(2, until=in_phase(Phase.ACT))
    scene = play.board.scene
    place = play.state.table.field.hexes[play.state.table.field.tees[2]]
    scene.hover(play.board.view.mapToScene(play.point_of(place).toPoint()))
    qtbot.waitUntil(lambda: scene._tip.words[0] == "Tee of hole 3")
    play.press(Key.Key_M)
    assert scene._tip.words == ("", "")
