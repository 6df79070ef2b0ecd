"""What happens by itself, what Enter proposes, and what holds still while a shot is considered."""

from golf_playing import in_act_with, in_phase, play_until
from hands import tap
from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.moves import (
    ExitBunker,
    MoveOneHex,
    Phase,
    PlayShot,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.key_gate import gate_of

Key = Qt.Key


def beside_its_green(session):
    state = session.match.state
    if state.phase is not Phase.ACT or not in_act_with(MoveOneHex)(session):
        return False
    field, ball = state.table.field, state.balls[state.ball]
    return field.greens[ball.hole] in [field.next[way][ball.place] for way in range(6)]


def with_two_shots(session):
    state = session.match.state
    cards = state.table.box.shot_cards
    stacks = state.shot.stacks if state.shot is not None else ()
    shots = [stack for stack in stacks if not cards[stack[-1]].is_special]
    if state.phase is not Phase.CHOOSE or not len(stacks) == len(shots) == 2:
        return False
    first, second = ({one.path[-1] for one in session.landings(slot)} for slot in (0, 1))
    return bool(second - first)


def test_one_hex_from_the_green_enter_walks_onto_it(make_round):
    play = make_round(2, until=beside_its_green)
    assert play.offer.main.words == "Move here"
    place = play.state.balls[play.state.ball].place
    play.press(Key.Key_Return)
    walked = [move.action for move in play.session.match.moves][-1]
    assert isinstance(walked, MoveOneHex)
    assert play.state.table.field.next[walked.direction][place] in play.state.table.field.greens


def test_two_cards_show_their_landings_together(make_round):
    play = make_round(2, until=with_two_shots, seed=5)
    ends = [target.place for target in play.offer.targets.targets]
    for slot in (0, 1):
        places = {play.hex_of(one.path[-1]) for one in play.session.landings(slot)}
        assert places <= set(ends)
    assert {target.card for target in play.offer.targets.targets} == {1, 2}
    assert len(ends) == len(set(ends))


def test_a_landing_of_the_other_card_is_chosen_and_played_on_the_course(make_round):
    play = make_round(2, until=with_two_shots, seed=5)
    other = next(target for target in play.offer.targets.targets if target.card == 2)
    play.click(other.place)
    assert play.offer.slot == 1
    play.click(other.place)
    played = play.session.match.moves[-1].action
    assert isinstance(played, PlayShot) and played.slot == 1


def test_where_one_thing_can_happen_the_shot_plays_itself(make_round, qtbot):
    play = make_round(1, mode=Mode.STROKE, course="heron-pond", until=in_act_with(ExitBunker))
    play.press(Key.Key_1, Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(play.session.match.moves[-1].action, PlayShot))


def test_the_course_holds_still_while_a_shot_is_considered(make_round):
    play = make_round(2, course="heron-pond", until=in_phase(Phase.ACT))
    seen = play.board.scene.bounds
    play.press(Key.Key_M)
    play.press(Key.Key_P)
    assert play.board.scene.bounds == seen
    play_until(play.session, in_phase(Phase.CHOOSE))
    shot = play.board.scene.bounds
    play.press(Key.Key_1, Key.Key_2, Key.Key_3)
    assert play.board.scene.bounds == shot


def test_the_next_hand_is_asked_for_no_sooner_than_at_a_curtain(make_round):
    """Who taps Enter twice for the last shot of a round does not show the next hand (item 6)."""
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    gate = gate_of(play.screen)
    now = gate.clock()
    gate.clock = lambda: now
    play_until(play.session, in_phase(Phase.SELECT))
    gate.clock = lambda: now + 0.65
    tap(play.screen, Key.Key_Return)
    assert play.offer.main.words == "Show my hand" and play.session.is_veiled
    gate.clock = lambda: now + 0.75
    tap(play.screen, Key.Key_Return)
    assert not play.session.is_veiled


def same_end(session):
    state = session.match.state
    if state.phase is not Phase.CHOOSE or state.shot is None or len(state.shot.stacks) != 2:
        return False
    cards = state.table.box.shot_cards
    found = [session.landings(slot) for slot in (0, 1)]
    ends = {(one.path[-1], one.outcome) for landings in found for one in landings}
    if [len(landings) for landings in found] != [1, 1]:
        return False
    return len(ends) == 1 and not any(cards[stack[-1]].is_special for stack in state.shot.stacks)


def test_two_cards_that_come_to_the_same_leave_nothing_to_decide(make_round):
    play = make_round(2, until=same_end, seed=2)
    assert play.screen.task.goes_on_alone
