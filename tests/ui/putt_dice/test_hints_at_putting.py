"""Hints at a round of Putt Dice: asked for on purpose, shown on the hole, never played."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.putt_dice import Phase, Roll
from minigolf_desktop.ui.common import hints as hint_panel

Key = Qt.Key
LONG = 60_000
"""Milliseconds in which a process starts and thinks on a busy machine."""
ADA = Seat("Ada", "", Level.HARD, Character.ADA)


@pytest.fixture
def begun(player):
    """Begin a round of somebody alone, or of the seats given; return its screen."""

    def begin(*seats):
        player.click("Putt Dice: New")
        course = next(iter(player.flow.shell.courses.offered()))
        player.flow.shell.begin(course, seats or (Seat(),), first=0, seed=1)
        return player.screen

    return begin


def found(panel):
    return bool(panel.rows) and not panel._hints.is_looking


def test_h_hit_twice_shows_good_moves_and_the_best_is_the_best_dice(player, begun, qtbot):
    screen = begun()
    panel = screen.hint_panel
    player.press(Key.Key_H)
    assert panel.isVisible()
    assert not panel._hints.is_looking
    player.press(Key.Key_H)
    qtbot.waitUntil(lambda: found(panel), timeout=LONG)
    assert panel._hints.found[0].action == Roll(screen.session.best_dice)
    assert 1 <= len(panel.rows) <= 3
    assert player.focus is panel.rows[0]


@pytest.mark.quick
def test_h_hit_once_tells_nothing(player, begun, monkeypatch, qtbot):
    monkeypatch.setattr(hint_panel, "TWICE_WITHIN", 1)
    panel = begun().hint_panel
    player.press(Key.Key_H)
    qtbot.waitUntil(lambda: not panel.isVisible(), timeout=LONG)
    assert not panel._hints.found


def test_a_hint_says_the_strokes_that_the_dice_card_says(begun, qtbot):
    screen = begun()
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)
    for hint, row in zip(screen.hint_panel._hints.found, screen.hint_panel.rows, strict=True):
        strokes = f"{screen.session.expected(hint.action.dice):.1f} strokes"
        assert strokes in row.accessibleName()


def test_a_hint_is_got_ready_by_enter_and_played_by_nobody(player, begun, qtbot):
    screen = begun()
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)
    other = screen.hint_panel._hints.found[1].action.dice
    player.press(Key.Key_Down)
    assert screen.wing.meadow.console.dice == other
    player.press(Key.Key_Return)
    assert screen.wing.meadow.console.dice == other
    assert not screen.hint_panel.isVisible()
    assert screen.session.match.moves == ()
    assert player.focus is screen.wing.meadow.console.main_button


def test_escape_puts_hints_away_before_it_goes_home(player, begun, qtbot):
    screen = begun()
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)
    player.press(Key.Key_Escape)
    assert player.screen is screen
    assert not screen.hint_panel.isVisible()
    player.press(Key.Key_Escape)
    assert player.screen is not screen


def test_hints_go_when_the_round_goes_on(begun, qtbot):
    screen = begun(Seat(), Seat())
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)
    screen.session.play(Roll(1))
    assert not screen.hint_panel.isVisible()


def test_escape_leaves_the_round_after_it_put_away_the_hints_of_a_question(player, begun, qtbot):
    """The answer that the hint showed as chosen does not take the key for itself."""
    screen = begun(Seat("Odile"), Seat("Sol"))
    session = screen.session
    while session.view.phase is Phase.PUTT:
        session.play(Roll(session.best_dice))
    screen.hint_panel.bulb.click()
    qtbot.waitUntil(lambda: found(screen.hint_panel), timeout=LONG)
    assert any(answer.isDown() for answer in screen.wing.meadow.console.answers())
    player.press(Key.Key_Escape)
    assert not screen.hint_panel.isVisible()
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
