"""Shots and big hits of 18 Holes on the screen, by mouse and by keyboard."""

from time import monotonic

from golf_playing import in_act_with, in_phase
from hands import tap
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    FollowCard,
    Phase,
    ShotOutcome,
    ThrowCard,
)
from minigolf_desktop.ui.common.key_gate import KeyGate
from minigolf_desktop.ui.eighteen_holes.widgets.cards import CardButton

Key = Qt.Key


# The shot


def test_every_landing_is_on_the_course_and_explained(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    ends = {landing.path[-1] for landing in play.session.landings(play.offer.slot)}
    shown = {target.place for target in play.offer.targets.targets}
    assert shown == {play.hex_of(end) for end in ends}
    assert all(target.title for target in play.offer.targets.targets)


def test_the_dial_strikes_aims_out_that_leave_the_course(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    out = {
        landing.aim
        for landing in play.session.landings(play.offer.slot)
        if landing.outcome is ShotOutcome.OUT
    }
    assert {aim for aim, told in play.offer.aims.items() if told.out} == out


def test_a_key_aims_and_enter_plays(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    play.press(Key.Key_1)
    assert play.offer.aim == 2 and play.offer.main.is_ready
    play.press(Key.Key_Return)
    assert play.state.shot is None


def test_escape_goes_back_to_the_choice_of_an_aim(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    play.press(Key.Key_1, Key.Key_Escape)
    assert play.offer.aim == -1 and play.title == "Choose an aim"


def test_two_clicks_on_a_landing_play_it(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    seat = play.session.seat
    inside = [target for target in play.offer.targets.targets if target.title != "Out of bounds"]
    play.click(inside[0].place)
    play.click(inside[0].place)
    assert play.hex_of(play.state.balls[seat].place) == inside[0].place


def test_the_arrow_keys_choose_between_two_cards(make_round):
    def two(session):
        shot = session.match.state.shot
        return (
            session.match.state.phase is Phase.CHOOSE
            and len(shot.stacks) > 1
            and not shot.forced >= 0
        )

    play = make_round(3, course="larkfield", until=two)
    before = play.offer.slot
    play.press(Key.Key_Right)
    assert play.offer.slot != before and play.board.console.cards.isVisible()


def test_a_wild_card_shows_both_ends_of_an_aim(make_round):
    def wild(session):
        return session.match.state.phase is Phase.CHOOSE and any(
            landing.flight for landing in session.landings(0)
        )

    play = make_round(3, course="larkfield", until=wild)
    aim = next(one.aim for one in play.session.landings(0) if one.flight)
    play.screen.task.take_aim(aim)
    first = play.offer.targets.targets[play.offer.target].place
    play.screen.task.take_aim(aim)
    second = play.offer.targets.targets[play.offer.target].place
    ends = {one.path[-1] for one in play.session.landings(0) if one.aim == aim}
    assert {first, second} <= {play.hex_of(end) for end in ends}


# Big hits


def big_hit(make_round):
    play = make_round(3, course="larkfield", until=in_act_with(BigHit))
    play.press(Key.Key_B, Key.Key_Return)
    return play


def test_a_big_hit_asks_the_left_neighbour_to_throw_a_card_away(make_round):
    play = big_hit(make_round)
    hitter = play.state.order[0]
    while play.state.phase is Phase.FOLLOW:
        play.press(Key.Key_H)
    assert play.session.seat == (hitter + 1) % 3
    cards = len(play.state.shot.stacks)
    play.press(Key.Key_2, Key.Key_Return)
    assert len(play.state.shot.stacks) == cards - 1 and play.session.seat == hitter


def test_a_special_card_of_a_big_hit_may_be_followed(make_round):
    for seed in range(40):
        play = make_round(3, course="larkfield", seed=seed, until=in_act_with(BigHit))
        play.press(Key.Key_B, Key.Key_Return)
        if play.state.phase is Phase.FOLLOW:
            break
    slot = play.session.offers(FollowCard)[0].slot
    depth = len(play.state.shot.stacks[slot])
    play.press(Key.Key_Return)
    assert len(play.state.shot.stacks[slot]) == depth + 1
    if play.state.phase is Phase.FOLLOW:
        assert play.offer.slot == slot


def can_be_thrown(card) -> bool:
    return card.isVisible() and card.isEnabled()


def test_enter_after_a_neighbour_s_click_plays_the_shot_and_chooses_no_card(make_round):
    """The card that the neighbour left has the focus; Enter is for the next in turn."""
    play = big_hit(make_round)
    hitter = play.state.order[0]
    while play.state.phase is Phase.FOLLOW:
        play.press(Key.Key_H)
    cards = [one for one in play.screen.findChildren(CardButton) if can_be_thrown(one)]
    QTest.mouseClick(cards[1], Qt.MouseButton.LeftButton)
    cards[0].setFocus()
    play.session.play(play.session.offers(ThrowCard)[1])
    assert play.session.seat == hitter and play.state.phase is Phase.CHOOSE
    assert play.screen.window().focusWidget() is play.screen
    slot, main = play.offer.slot, play.offer.main
    play.screen.window().findChild(KeyGate).clock = lambda: monotonic() + 2
    tap(play.screen, Key.Key_Return)
    if main.is_ready:
        assert play.state.phase is not Phase.CHOOSE
    else:
        assert play.offer.slot == slot and play.board.panels.toast.text == main.refusal
