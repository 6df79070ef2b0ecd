"""A finished game seen again: the bar, the keys, the judgement kept, and playing on from a turn."""

import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.bots.judgement import (
    Judged,
    Mark,
    Outset,
    Weighed,
    judged_to_json,
    outset_to_json,
)
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer.moves import Pass, PlaceTile
from minigolf_desktop.storage.folders import judgement_beside
from minigolf_desktop.storage.journal import digest_of, keep_judgement, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.common.text import MINUS
from minigolf_desktop.ui.common.worker import Worker
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.games import play_of

Key = Qt.Key


@pytest.fixture
def finished(folders):
    """Return the journal of a game that is over, with all but its last turn judged."""
    path = folders.finished / "designer-20260101-200000.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(resource("showcase", "solo.jsonl"), path)
    match = at_once(read_journal(path, play_of(DESIGNER).rules())).match
    turns = [place for place, move in enumerate(match.moves) if isinstance(move.action, PlaceTile)]
    judged = []
    for place in turns:
        done = match.moves[place].action
        best, cost, mark = Hint(done), Weighed(), None
        if place == turns[4]:
            best = Hint(Pass(), (Reason("circuit", 6.0),))
            cost, mark = Weighed(6.0, 0.5), Mark.BLUNDER
        judged.append(Judged(place, 0, done, best, cost, 0.25, mark))
    digest = digest_of(match, play_of(DESIGNER).judge_version)
    outset = Outset(130.05, Weighed(4.0, 1.0), 132.0, 4.0, 3.0)
    decisions = [judged_to_json(one) for one in judged]
    keep_judgement(path, digest, decisions, [outset_to_json(outset)])
    return path


def placed(screen):
    course = screen._session.course
    return len(course.tiles) if course else 0


def test_nothing_stays_of_a_game_that_was_seen_again(player, finished):
    """What the computer thinks of it knows all of its moves."""
    player.flow.rooms.review(finished)
    gone = []
    player.screen._judging.destroyed.connect(lambda: gone.append("judgement"))
    player.press(Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone == ["judgement"]


def test_a_game_is_seen_again_turn_by_turn(player, finished, monkeypatch, qtbot, folders):
    def ask(*_):
        raise AssertionError("what is kept is not judged again")

    monkeypatch.setattr(Worker, "ask", ask)
    player.flow.rooms.review(finished)
    screen, bar = player.screen, player.screen.timeline
    tiles = placed(screen)
    turns = len(screen.turns)
    assert player.screen_name == "ReviewScreen"
    assert (bar.value(), bar.maximum()) == (turns, turns)
    assert not player.button("Play on from here").isEnabled()
    assert player.focus is bar, "Space plays, and does not go back"

    player.press(Key.Key_Home)
    assert (bar.value(), placed(screen)) == (0, 0)
    # The land is chosen first.
    player.press(Key.Key_Right, Key.Key_Right)
    assert (bar.value(), placed(screen)) == (2, 1)
    player.press(Key.Key_PageUp, Key.Key_Left)
    assert bar.value() == 6
    player.button("Back").setFocus()
    player.press(Key.Key_Left)
    assert bar.value() == 5
    player.press(Key.Key_End)
    assert placed(screen) == tiles

    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, 80))
    assert bar.value() == pytest.approx(turns / 2, abs=1)

    bar.setValue(6)
    assert "Blunder" in screen.panel.spoken
    assert "Better: Pass" in screen.panel.spoken
    assert "6.0 points better (give or take 0.5)" in screen.panel.spoken
    assert bar.stops[-1].luck == pytest.approx(0.25 * len(bar.stops), abs=1)
    assert bar.stops[-1].cost == pytest.approx(6.0)
    # It came to 132: so much is left by what is usual, 4 of the start, and luck less 6 of choices.
    luck = bar.stops[-1].luck
    assert f"explain {132 - (130.05 + 4 + luck - 6):.1f}".replace("-", MINUS) in (
        screen.balance.accessibleDescription()
    )

    monkeypatch.setattr("minigolf_desktop.ui.common.review.screen.AT_ONCE", 1)
    player.window.change_settings(computer_pace=0)
    screen = player.screen
    screen.timeline.setValue(turns - 2)
    player.press(Key.Key_Space)
    assert screen.is_playing
    qtbot.waitUntil(lambda: screen.timeline.value() == turns)
    assert not screen.is_playing

    before = finished.read_bytes()
    screen.timeline.setValue(7)
    player.click("Play on from here")
    session = player.flow.shell.open_session
    assert session.match.setup.practice
    assert not session.counts
    assert len(session.course.tiles) == 6
    assert finished.read_bytes() == before
    assert list(folders.saves.glob("*.jsonl"))


def test_the_screen_before_comes_back(player, finished):
    player.flow.all_games()
    before = player.screen
    player.click("Replay")
    assert player.screen_name == "ReviewScreen"
    player.press(Key.Key_Escape)
    assert player.screen is before
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    player.click("Replay")
    player.press(Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    player.flow.home()
    assert player.screen_name == "HomeScreen"


def test_a_game_is_judged_beside_the_window_and_the_judgement_can_be_cancelled(player, finished):
    judgement_beside(finished).unlink()
    player.flow.rooms.review(finished)
    assert player.window.workers.judge.is_busy
    player.click("Thinking: 0\N{NO-BREAK SPACE}% · Cancel")
    assert not player.window.workers.judge.is_busy
    assert player.button("Let the computer judge it").isVisible()
