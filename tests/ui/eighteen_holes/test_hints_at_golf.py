"""Hints at a round of 18 Holes: asked for on purpose, shown on the course, never played."""

import pytest
from hands import lift_curtain
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from minigolf_desktop.bots.eighteen_holes.advice import LIES, REACHES, THEN
from minigolf_desktop.bots.mind import Reason
from minigolf_desktop.model.eighteen_holes.box import clubs_in
from minigolf_desktop.model.eighteen_holes.moves import PlayClub, SelectClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name

Key = Qt.Key
LONG = 60_000
"""Milliseconds in which a process starts and thinks on a busy machine."""
HERE = QPointF(1, 1)
ADA = Seat("Ada", "", Level.HARD, Character.ADA)


@pytest.fixture
def begun(player, courses):
    """Begin a game of somebody alone, or of the seats given, with dealt clubs; return its screen.

    Clubs are dealt as in a first game, so that the first thing to decide is a club.
    """

    def begin(*seats, mode=Mode.STROKE, clubs=ClubChoice.FIRST_GAME):
        players = seats or (Seat(),)
        player.click("18 Holes: New")
        setup = Setup(
            courses["practice-meadow"],
            mode,
            ("",) * len(players),
            clubs,
            players,
        )
        player.flow.shell_of(EIGHTEEN_HOLES).beginning.begin(setup, 7)
        return player.screen

    return begin


@pytest.fixture
def advised(begun, qtbot):
    """Begin a game at which hints are shown; return its screen."""

    def begin(*seats, **more):
        screen = begun(*seats, **more)
        ask(screen, qtbot)
        return screen

    return begin


def ask(screen, qtbot):
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)


def found(panel):
    return bool(panel.rows) and not panel._hints.is_looking


def test_h_hit_twice_shows_good_clubs_and_lifts_the_best(player, begun, qtbot):
    screen = begun()
    panel = screen.hint_panel
    player.press(Key.Key_H)
    assert panel.isVisible()
    assert not panel._hints.is_looking
    player.press(Key.Key_H)
    qtbot.waitUntil(lambda: found(panel), timeout=LONG)
    assert 1 <= len(panel.rows) <= 3
    assert player.focus is panel.rows[0]
    assert screen.task.action == panel._hints.found[0].action


def test_the_card_lies_beside_the_hand_and_what_is_played(advised):
    screen = advised()
    card = screen.hint_panel.geometry()
    console = screen.wing.board.console
    assert not any(card.translated(-console.pos()).intersects(one) for one in console.pieces)
    assert not card.intersects(screen.bar.geometry())
    for column in (one for one in screen.wing.board.panels.papers if one.isVisible()):
        assert not card.translated(-column.pos()).intersects(column.paper.boundingRect())


def test_a_hint_is_got_ready_by_enter_and_played_by_another(player, advised):
    screen = advised()
    best = screen.hint_panel._hints.found[0].action
    player.press(Key.Key_Return)
    assert not screen.hint_panel.isVisible()
    assert screen.session.match.moves == ()
    player.press(Key.Key_Return)
    assert screen.session.match.moves[-1].action == best


def test_a_hint_is_never_played_at_once_even_by_those_who_want_no_question(player, advised):
    player.window.change_settings(confirm=False)
    screen = advised()
    player.press(Key.Key_Return)
    assert not screen.hint_panel.isVisible()
    assert screen.session.match.moves == ()


def test_the_hints_of_a_turn_choose_deck_and_direction(player, advised, qtbot):
    screen = advised()
    player.press(Key.Key_Return, Key.Key_Return)
    qtbot.waitUntil(lambda: not screen.wing.is_moving, timeout=LONG)
    ask(screen, qtbot)
    best = screen.hint_panel._hints.found[0].action
    assert isinstance(best, PlayClub)
    player.press(Key.Key_Return, Key.Key_Return)
    assert screen.session.match.moves[-1].action == best


def test_escape_puts_hints_away_before_it_asks_to_go_home(player, advised):
    screen = advised()
    player.press(Key.Key_Escape)
    assert not screen.hint_panel.isVisible()
    assert not screen.wing.board.panels.toast.isVisible()


def test_hints_go_when_the_game_goes_on(advised):
    screen = advised()
    screen.session.play(SelectClub(screen.task.choices[0]))
    assert not screen.hint_panel.isVisible()


def test_no_hint_is_given_while_the_curtain_is_down(player, begun, qtbot):
    screen = begun(Seat("Odile", "red"), Seat("Marek", "blue"))
    assert screen.curtain is not None
    assert not screen.hint_panel.bulb.isEnabled()
    lift_curtain(screen)
    player.press(Key.Key_Return)
    assert screen.curtain is None
    ask(screen, qtbot)


def test_a_pointer_on_the_bulb_starts_the_mind_before_it_is_asked(begun):
    screen = begun()
    mind = screen.hint_panel._hints._window.workers.mind
    assert mind._process is None
    QApplication.sendEvent(screen.hint_panel.bulb, QEnterEvent(HERE, HERE, HERE))
    assert mind._process is not None
    assert not mind.is_busy


def test_a_hint_of_the_draft_chooses_a_club_and_a_second_enter_takes_it(player, advised):
    screen = advised(Seat(), ADA, clubs=ClubChoice.DRAFT)
    assert player.screen_name == "DraftTable"
    best, second, *_ = (hint.action for hint in screen.hint_panel._hints.found)
    assert screen.wing.board.shelf.choice.number == best.club
    player.press(Key.Key_Down, Key.Key_Return)
    assert screen.session.match.moves == ()
    assert screen.wing.board.shelf.choice.number == second.club
    player.press(Key.Key_Return)
    assert screen.session.match.moves[0].action == second


def test_hints_of_the_draft_lie_over_the_course(advised):
    screen = advised(Seat(), ADA, clubs=ClubChoice.DRAFT)
    assert screen.wing.board.course.geometry().contains(screen.hint_panel.geometry())


def test_a_club_is_hinted_at_to_nobody_behind_the_curtain_of_the_draft(player, begun):
    screen = begun(Seat("Odile", "red"), Seat("Marek", "blue"), clubs=ClubChoice.DRAFT)
    assert screen.curtain is not None
    assert not screen.hint_panel.bulb.isEnabled()
    player.press(Key.Key_H, Key.Key_H)
    assert not screen.hint_panel.isVisible()


@pytest.mark.quick
def test_without_hints_in_counted_games_none_is_given_at_the_draft(player, begun):
    player.window.change_settings(advice=False)
    screen = begun(Seat(), ADA, clubs=ClubChoice.DRAFT)
    assert not screen.hint_panel.bulb.isVisible()
    player.press(Key.Key_H, Key.Key_H)
    assert not screen.hint_panel.isVisible()


def test_a_hint_names_no_club_of_a_hand_that_lies_face_down(player, begun, qtbot):
    screen = begun(Seat("Odile", "red"), Seat("Marek", "blue"), mode=Mode.MATCH)
    session = screen.session
    for _ in range(2):
        lift_curtain(screen)
        player.press(Key.Key_Return)
        session.play(next(action for action in session.legal if isinstance(action, SelectClub)))
    assert session.hides_hand
    ask(screen, qtbot)
    found = screen.hint_panel._hints.found
    hidden = session.view_to_move.players[session.seat].hand
    assert hidden and not session.view.players[session.seat].hand
    clubs = session.view.table.box.clubs
    secret = {club_name(clubs[club]) for club in clubs_in(hidden)}
    for number in clubs_in(hidden):
        then = found[0]._replace(
            reasons=(Reason(LIES, 0), Reason(THEN, number), Reason(REACHES, 1))
        )
        told = screen.hint_panel._hints.in_words(then)
        assert not any(name in f"{told.title} {told.why}" for name in secret)
