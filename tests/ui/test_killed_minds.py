"""The process that thinks is killed: another takes its place, and the match waits with a word."""

import os
import signal
import sys

import pytest
from PySide6.QtCore import QProcess, Qt

from minigolf_desktop.model.play import Character, Level
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.common.worker import TRIES, WorkFailed

LONG = 20_000


@pytest.fixture
def session(player, monkeypatch):
    """A game in which a hard computer is asked as soon as it has the seat."""
    monkeypatch.setattr(pace, "LOOK", 100_000)
    player.flow.new_game()
    player.click("Number of players: 2")
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")
    player.session.seat_player(player.session.to_move, Level.HARD, Character.ADA)
    return player.session


def running(player, qtbot):
    """Return the process that thinks, once it runs."""
    worker = player.window.workers.mind
    qtbot.waitUntil(lambda: worker.is_busy and bool(worker.findChildren(QProcess)), timeout=LONG)
    process = worker.findChildren(QProcess)[-1]
    qtbot.waitUntil(lambda: process.state() is QProcess.ProcessState.Running, timeout=LONG)
    return process


def kill(player, qtbot):
    """Kill the process that thinks, once it runs."""
    process = running(player, qtbot)
    with qtbot.waitSignal(process.destroyed):
        process.kill()


@pytest.mark.skipif(os.name == "nt", reason="Windows stops no process from outside")
def test_one_that_is_stopped_is_told_of_and_another_is_asked_by_going_on(
    player, session, qtbot, monkeypatch
):
    monkeypatch.setattr(pace, "LATE", 1)
    os.kill(running(player, qtbot).processId(), signal.SIGSTOP)
    player.flow.shell.computers.ask_again()
    os.kill(running(player, qtbot).processId(), signal.SIGSTOP)
    qtbot.waitUntil(lambda: "takes long" in player.notice, timeout=LONG)
    monkeypatch.setattr(pace, "LATE", LONG)
    player.press(Qt.Key.Key_Return)
    assert player.notice == ""
    qtbot.waitUntil(lambda: player.flow.shell.computers.decision is not None, timeout=LONG)


@pytest.mark.skipif(os.name == "nt", reason="Windows stops no process from outside")
def test_where_one_says_nothing_another_takes_its_place(player, session, qtbot, monkeypatch):
    process = running(player, qtbot)
    os.kill(process.processId(), signal.SIGSTOP)
    worker = player.window.workers.mind
    with qtbot.waitSignal(process.destroyed):
        worker._silence.start(0)
    qtbot.waitUntil(lambda: player.flow.shell.computers.decision is not None, timeout=LONG)
    assert player.notice == ""


def test_where_no_process_can_be_started_a_word_tells_how_to_go_on(
    player, session, qtbot, monkeypatch
):
    with qtbot.capture_exceptions() as mistakes:
        monkeypatch.setattr(sys, "executable", "/there/is/no/such/program")
        player.flow.shell.computers.ask()
        qtbot.waitUntil(lambda: player.notice != "", timeout=LONG)
    assert [kind for kind, _, _ in mistakes] == [WorkFailed]
    assert player.notice == "The computer came to no decision. Go on to ask it again."
    monkeypatch.undo()
    player.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: player.flow.shell.computers.decision is not None, timeout=LONG)


def test_one_that_is_killed_while_it_thinks_is_replaced_and_the_match_goes_on(
    player, session, qtbot
):
    kill(player, qtbot)
    qtbot.waitUntil(lambda: player.flow.shell.computers.decision is not None, timeout=LONG)
    assert player.notice == ""


@pytest.mark.quick
def test_where_all_are_killed_a_word_tells_how_to_go_on(player, session, qtbot):
    with qtbot.capture_exceptions() as mistakes:
        for _ in range(TRIES):
            kill(player, qtbot)
    assert [kind for kind, _, _ in mistakes] == [WorkFailed]
    assert player.notice == "The computer came to no decision. Go on to ask it again."
    assert session.match.moves == ()
    player.press(Qt.Key.Key_Return)
    assert player.notice == ""
    qtbot.waitUntil(lambda: player.flow.shell.computers.decision is not None, timeout=LONG)
