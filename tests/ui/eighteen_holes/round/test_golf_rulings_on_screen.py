"""What the screen says of rulings H16 to H23, and of a big hit before and after the throw."""

import pytest
from golf_playing import in_act_with, in_phase, play_until
from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.box import clubs_in
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Flew,
    MissedTurn,
    Phase,
    RoundBegun,
    ShotOutcome,
    Walked,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.round.landings import goals, landing_words
from minigolf_desktop.ui.eighteen_holes.round.news import doings
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.pictures import board_picture
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import reset_words
from minigolf_desktop.ui.eighteen_holes.text.events import card_words, golf_event_sentence

Key = Qt.Key
NAMES = ("Odile", "Marek", "Sol")


def thrown_at(make_round, players=3, **more):
    """A big hit of which a card is to be thrown away."""
    play = make_round(players, course="larkfield", until=in_act_with(BigHit), **more)
    play.press(Key.Key_B, Key.Key_Return)
    while play.state.phase is Phase.FOLLOW:
        play.press(Key.Key_H)
    return play


# --- a big hit


def test_the_neighbour_sees_where_each_card_would_send_the_ball(make_round):
    play = thrown_at(make_round)
    assert play.state.phase is Phase.THROW
    hitter = play.state.order[0]
    ends = {landing.path[-1] for slot in (0, 1) for landing in play.session.landings(slot, hitter)}
    shown = {target.place for target in play.offer.targets.targets}
    assert shown == {play.hex_of(end) for end in ends if end < len(play.state.table.field.hexes)}
    assert {target.card for target in play.offer.targets.targets} <= {1, 2}


def test_a_neighbour_who_throws_a_card_is_not_told_that_the_turn_is_hers(make_round):
    play = thrown_at(make_round)
    assert play.screen.banner.isVisible()
    told = [one.title for one in play.screen.banner.headlines]
    assert told == [f"{NAMES[play.session.seat]} throws a card away"]


def test_a_neighbour_to_whom_cards_are_handed_over_is_told(make_round):
    for seed in range(40):
        play = make_round(3, course="larkfield", seed=seed, until=in_act_with(BigHit))
        play.press(Key.Key_B, Key.Key_Return)
        if play.state.phase is Phase.FOLLOW:
            break
    play.press(Key.Key_H)
    assert play.state.phase is Phase.THROW
    banner = play.screen.banner
    assert banner.isVisible()
    assert banner.headlines[0].title == f"{NAMES[play.session.seat]} throws a card away"


def test_a_landing_clicked_chooses_its_card_and_throws_nothing(make_round):
    play = thrown_at(make_round)
    last = len(play.offer.targets.targets) - 1
    card = play.offer.targets.targets[last].card
    for _ in range(2):
        play.screen.task.take_target(last)
    assert play.offer.slot == card - 1 and play.state.phase is Phase.THROW


def test_the_card_thrown_away_is_named_to_the_hitter(make_round):
    play = thrown_at(make_round)
    play.press(Key.Key_2, Key.Key_Return)
    card = play.state.table.box.shot_cards[play.state.shot.thrown[-1]]
    assert f"Thrown away: {card_words(card)}." in play.offer.note


def test_alone_chance_throws_and_the_card_is_named(make_round):
    for seed in range(40):
        play = make_round(
            1, mode=Mode.STROKE, course="larkfield", seed=seed, until=in_act_with(BigHit)
        )
        play.press(Key.Key_B, Key.Key_Return)
        if play.state.phase is Phase.FOLLOW:
            break
    assert [choice.words for choice in play.offer.others] == ["Let chance throw one away"]
    play.press(Key.Key_H)
    card = play.state.table.box.shot_cards[play.state.shot.thrown[-1]]
    assert f"Thrown away: {card_words(card)}." in play.offer.note


# --- the reset of the hand


def test_a_reset_says_how_many_clubs_come_back_and_that_the_one_in_play_goes(make_round):
    play = make_round(until=in_phase(Phase.ACT))
    seat, state = play.state.seat, play.state
    view = play.session.view
    club = state.table.box.clubs[state.chosen[seat]]
    used = list(clubs_in(state.players[seat].discard))
    words = reset_words(view, seat)
    assert "is discarded after it." in words and club.kind in words
    assert ("come back" in words) == bool(used)


@pytest.mark.parametrize("face", ["dorian-b", "slick-rikesh-b"])
def test_who_never_discards_is_told_that_the_club_stays(make_round, face):
    play = make_round(golfers=(face, ""), clubs=ClubChoice.DRAFT, until=in_phase(Phase.ACT))
    play_until(play.session, lambda session: session.match.state.order[:1] == (0,))
    assert "stays in the hand." in reset_words(play.session.view, 0)
    assert "no club is in the discard" in reset_words(play.session.view, 0)


# --- trees and bunkers


def test_a_ball_that_hits_the_trees_beside_it_is_said_to_stay(make_round):
    def beside(session):
        state = session.match.state
        return state.phase is Phase.CHOOSE and any(held(session, one) for one in landings(session))

    def landings(session):
        return session.landings(0)

    def held(session, landing):
        start = session.match.state.balls[session.match.state.ball].place
        return landing.outcome is ShotOutcome.STOPPED and landing.end == start

    play = make_round(3, course="larkfield", until=beside)
    landing = next(one for one in landings(play.session) if held(play.session, one))
    words = landing_words(play.session.view, play.state.ball, landing)
    assert words.title == "Hits the trees beside it"
    assert words.note.startswith("the ball stays where it is")
    event = Flew(0, 0, landing.path, ShotOutcome.STOPPED)
    told = golf_event_sentence(event, play.state.table, NAMES)
    assert told == "Odile hit the trees; the ball stays."


# --- teams


def test_the_golfer_of_a_team_that_misses_has_no_ring_and_no_distance(make_round):
    """Ruling H23."""
    play = make_round(2, mode=Mode.CHAOS_TEAMS, open_choices=True, until=in_phase(Phase.SELECT))
    view, seat = play.session.view, play.state.seat
    first, second = view.table.balls_of(seat)
    balls = list(view.balls)
    balls[first] = balls[first]._replace(lying=True)
    view = view._replace(balls=tuple(balls))
    golfers = board_picture(view, NAMES, GolfOffer(seat)).golfers
    assert [one.to_move for one in golfers if one.ball in (first, second)] == [False, True]
    assert {goal.ball for goal in goals(view, seat)} == {second}
    play.board.console.show_offer(GolfOffer(seat), view._replace(phase=Phase.ACT), NAMES)
    assert play.board.console._lie.toolTip() == "golfer 2 plays, 1 misses"


def test_the_course_does_not_come_and_go_while_a_card_is_thrown_away(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb", until=in_act_with(BigHit))
    before = play.board.scene.bounds
    play.press(Key.Key_B, Key.Key_Return)
    while play.state.phase is Phase.FOLLOW:
        play.press(Key.Key_H)
    assert play.state.phase is Phase.THROW
    after = play.board.scene.bounds
    assert after.contains(before) and after.width() < 1.5 * before.width()


def test_a_team_that_played_is_not_said_to_miss_the_turn(make_round):
    """Ruling H23: only its golfer in the water did."""
    play = make_round(2, mode=Mode.CHAOS_TEAMS, until=in_phase(Phase.SELECT))
    table = play.state.table
    played, missed = Walked(1, 5, 6), MissedTurn(0)
    assert doings([RoundBegun(2), played, missed], table)[0].startswith("moved")
    assert doings([RoundBegun(2), missed, MissedTurn(1)], table)[0] == "misses this turn"
