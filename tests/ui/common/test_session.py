"""A match on the screen: checked, written, applied, and only then shown."""

import pytest

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import ChooseLand, Pass, Phase, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.model.putt_dice import PuttDiceRules, Roll
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.putt_dice.course_to_putt_on import putt_course
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.putt_dice.session import PuttingSession


class Disk:
    """A journal that tells what it was asked to write, on a disk that may be full."""

    def __init__(self):
        self.lines = []
        self.is_full = False

    def append(self, move):
        self._write(move.action)

    def undone(self):
        self._write("undo")

    def redone(self):
        self._write("redo")

    def close(self):
        self._write("close")

    def _write(self, line):
        self.lines.append(line)
        if self.is_full:
            raise StorageError("game.journal: not saved (No space left on device)")


@pytest.fixture
def disk():
    return Disk()


@pytest.fixture
def session(qapp, rules, disk):
    session = TableSession(rules, Match(rules, Setup(practice=True), 5), disk)
    session.play(ChooseLand(0))
    disk.lines.clear()
    return session


def test_a_move_is_in_the_journal_before_the_screen_is_told(session, disk):
    written = []
    session.changed.connect(lambda _: written.append(tuple(disk.lines)))
    session.play(Pass())
    assert written == [(Pass(),)]


def test_what_the_rules_refuse_is_neither_written_nor_played(session, disk, qtbot):
    with qtbot.waitSignal(session.refused):
        assert not session.play(ChooseLand(0))
    assert disk.lines == []


def test_a_full_disk_lets_nothing_be_played(session, disk, qtbot):
    disk.is_full = True
    with qtbot.waitSignal(session.failed) as told:
        assert not session.play(Pass())
    assert session.phase is Phase.TURN
    assert disk.lines == [Pass(), "undo"]
    assert "No space left" in told.args[0]


def test_a_full_disk_lets_nothing_be_taken_back(session, disk):
    disk.is_full = True
    assert not session.undo()
    assert session.phase is Phase.TURN
    assert disk.lines == ["undo", "redo"]


def test_what_could_be_redone_is_lost_with_a_move_that_could_not_be_written(session, disk):
    session.play(Pass())
    session.undo()
    disk.is_full = True
    session.play(Pass())
    disk.is_full = False
    assert not session.can_redo
    assert not session.redo()


def test_undo_and_redo_are_written_too(session, disk):
    session.play(Pass())
    session.undo()
    session.redo()
    assert disk.lines == [Pass(), "undo", "redo"]
    assert session.phase is Phase.REST


def test_answers_are_worked_out_once_a_state(session):
    assert session.placements is session.placements
    before = session.assessment
    session.play(Pass())
    assert session.assessment is not before


def test_a_round_of_putt_dice_is_kept_by_the_same_rule(qapp, catalogue, disk):
    course_file = shipped_courses(catalogue)[0]
    rules = PuttDiceRules(load_dice())
    match = Match(rules, PuttingSetup(putt_course(course_file)), 3)
    session = PuttingSession(rules, match, course_file.course, disk)
    disk.is_full = True
    before = session.state
    assert not session.play(Roll(1))
    assert session.state == before
    assert disk.lines == [Roll(1), "undo"]
