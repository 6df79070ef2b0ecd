"""What is seen of a round of 18 Holes: the hole or the whole course, what everybody did."""

from dataclasses import replace

from golf_playing import in_phase, play_until
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.eighteen_holes.moves import FollowCard, Phase, ShotOutcome
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_at, hex_polygon
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Targets
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.result import ScoreCardDialog
from minigolf_desktop.ui.eighteen_holes.round.framing import whole_course

Key = Qt.Key


def can_stop_before_trees(session):
    """Return whether trees may stop a shot on its way."""
    state = session.match.state
    return state.phase is Phase.CHOOSE and any(
        landing.outcome is ShotOutcome.STOPPED and landing.end != state.balls[state.ball].place
        for landing in session.landings(0)
    )


def test_a_small_course_is_seen_as_a_whole(make_round):
    play = make_round(2, open_choices=True)
    assert not play.board.framing.is_close


def test_the_hexes_at_the_corners_of_the_course_are_seen_with_it(make_round):
    play = make_round(2, open_choices=True)
    field, view = play.state.table.field, play.board.view
    for place in field.hexes[: field.size]:
        shown = view.viewportTransform().mapRect(hex_polygon(place, UNIT).boundingRect())
        assert view.free_area.contains(shown)


def test_of_a_large_course_the_hole_in_play_is_seen(make_round):
    play = make_round(2, course="sunday-lawn", open_choices=True)
    field, free = play.state.table.field, play.board.view.free_area
    assert play.board.framing.is_close
    for place in (field.tees[0], field.greens[0]):
        assert free.contains(play.point_of(field.hexes[place]))


def test_where_a_ball_would_leave_a_small_course_is_seen_too(make_round):
    play = make_round(2, open_choices=True, until=in_phase(Phase.CHOOSE))
    course = whole_course(play.session.view)
    outside = hex_at(QPointF(course.center().x(), course.bottom() + UNIT), UNIT)
    leaving = Targets((Target((outside,), GroundSign.OUT),))
    play.board.show_offer(replace(play.offer, targets=leaving))
    assert play.board.view.free_area.contains(play.point_of(outside))


def test_between_two_cards_of_a_shot_the_course_rests(make_round):
    play = make_round(2, open_choices=True, until=in_phase(Phase.CHOOSE))
    leaving = Targets((Target((Hex(0, 12),), GroundSign.OUT),))
    play.board.show_offer(replace(play.offer, targets=leaving))
    seen = play.board.scene.bounds
    play.board.show_offer(replace(play.offer, targets=Targets()))
    assert play.board.scene.bounds == seen
    play_until(play.session, in_phase(Phase.SELECT))
    assert play.board.scene.bounds != seen


def test_what_the_trees_stop_is_told_in_one_sentence(make_round):
    play = make_round(2, open_choices=True, until=can_stop_before_trees)
    titles = {target.title: target.note for target in play.offer.targets.targets}
    assert titles["Stops before the trees"][0].islower()


def test_a_key_shows_the_whole_of_a_large_course(make_round):
    play = make_round(2, course="sunday-lawn", open_choices=True)
    play.press(Key.Key_F)
    field, free = play.state.table.field, play.board.view.free_area
    assert all(free.contains(play.point_of(field.hexes[green])) for green in field.greens)


def test_between_two_rounds_everybody_reads_what_was_done(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    play_until(play.session, in_phase(Phase.SELECT))
    rows = play.offer.summary
    assert {row.colour for row in rows} == {"red", "blue"} and all(row.words for row in rows)
    assert play.board.console.summary.isVisible()


def test_the_last_shot_of_a_round_can_be_taken_back_before_the_curtain_falls(make_round):
    def last(session):
        choosing = session.match.state.phase is Phase.CHOOSE and not session.offers(FollowCard)
        return choosing and len(session.match.state.order) == 1

    play = make_round(2, until=last)
    before = play.state
    play.press(Key.Key_1, Key.Key_Return)
    play.undo()
    assert play.state is before and play.screen.curtain is None


def test_a_key_opens_the_score_card_over_the_round(make_round, monkeypatch):
    play = make_round(2, open_choices=True)
    opened = []

    def note(dialog):
        opened.append(dialog)

    monkeypatch.setattr(ScoreCardDialog, "open", note)
    play.press(Key.Key_S)
    assert len(opened) == 1


def test_escape_goes_home_when_pressed_twice(make_round):
    play = make_round(2, open_choices=True)
    left = []
    play.screen.asks.home.connect(lambda: left.append(True))
    play.press(Key.Key_Escape)
    assert not left and "Esc" in play.board.panels.toast.text
    play.press(Key.Key_Escape)
    assert left


def test_escape_closes_the_log(make_round):
    play = make_round(2, open_choices=True)
    play.press(Key.Key_L, Key.Key_Escape)
    assert play.board.panels.log.isHidden()
    assert not play.board.panels.toast.isVisible()


def resize(play, width, height):
    play.screen.window().resize(width, height)
    play.screen.resize(width, height)
    QApplication.processEvents()


# --- the own hand, which lies face down (ruling H19)


def clubs_shown(play):
    return [place.club is not None for place in play.offer.hand]


def test_on_a_shared_screen_the_club_in_play_lies_face_up_and_the_hand_face_down(make_round):
    """Ruling H19."""
    play = make_round(until=in_phase(Phase.ACT))
    assert clubs_shown(play) == [True, False, False, False, False]
    assert play.offer.hand[0].card_state is CardState.IN_PLAY
    assert play.board.console.look_button.isVisible()


def test_the_hand_is_looked_at_while_the_button_is_held(make_round):
    """Ruling H19."""
    play = make_round(until=in_phase(Phase.ACT))
    look = play.board.console.look_button
    QTest.mousePress(look, Qt.MouseButton.LeftButton)
    assert all(clubs_shown(play))
    QTest.mouseRelease(look, Qt.MouseButton.LeftButton)
    assert clubs_shown(play).count(False) == 4


def test_the_hand_is_looked_at_while_the_key_is_held(make_round):
    """Ruling H19."""
    play = make_round(until=in_phase(Phase.ACT))
    QTest.keyPress(play.screen, Key.Key_V)
    assert all(clubs_shown(play))
    QTest.keyRelease(play.screen, Key.Key_V)
    assert clubs_shown(play).count(False) == 4


def test_the_hand_lies_face_down_again_when_the_keyboard_goes_elsewhere(make_round):
    """Ruling H19."""
    play = make_round(until=in_phase(Phase.ACT))
    QTest.keyPress(play.screen, Key.Key_V)
    play.screen.clearFocus()
    assert clubs_shown(play).count(False) == 4


def test_alone_and_in_the_open_there_is_no_hand_to_look_at_in_secret(make_round):
    """Ruling H19."""
    for more in ({"players": 1, "mode": Mode.STROKE}, {"open_choices": True}):
        play = make_round(until=in_phase(Phase.ACT), **more)
        assert all(clubs_shown(play))
        assert not play.board.console.look_button.isVisible()
