"""A match on the screen: checked, written, applied, and only then shown."""

from dataclasses import replace

import pytest
from torture.games import player

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import ChooseLand, Pass, Phase, Setup
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.putt_dice import PuttDiceRules, Roll
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common import disk as disk_module
from minigolf_desktop.ui.common.session import NoJournal
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.putt_dice.session import PuttingSession


class Disk(NoJournal):
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
        if self.is_full:
            raise StorageError("game.journal: not saved (No space left on device)")
        self.lines.append(line)


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


def test_a_match_that_nobody_keeps_shows_a_draw_without_waiting(qapp, rules, monkeypatch):
    monkeypatch.setattr(disk_module, "PATIENCE", 0)
    session = TableSession(rules, Match(rules, Setup(), 5))
    choose = player(rules, session.match.state, 1)
    for count in range(1, 20):
        assert session.play(choose(session.match.state))
        assert not session.is_held
        assert len(session.match.moves) == count
    assert not session.writer.is_busy


def test_what_the_rules_refuse_is_neither_written_nor_played(session, disk, qtbot):
    with qtbot.waitSignal(session.refused):
        assert not session.play(ChooseLand(0))
    assert disk.lines == []


def test_a_full_disk_lets_nothing_be_played(session, disk, qtbot):
    disk.is_full = True
    with qtbot.waitSignal(session.failed) as told:
        assert not session.play(Pass())
    assert session.phase is Phase.TURN
    assert disk.lines == []
    assert "No space left" in told.args[0]


def test_a_full_disk_lets_nothing_be_taken_back(session, disk):
    disk.is_full = True
    assert not session.undo()
    assert session.phase is Phase.TURN
    assert disk.lines == []


def test_what_can_be_redone_outlives_a_move_that_could_not_be_written(session, disk):
    session.play(Pass())
    session.undo()
    disk.is_full = True
    session.play(Pass())
    disk.is_full = False
    assert session.redo()
    assert disk.lines == [Pass(), "undo", "redo"]


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
    before = session.match.state
    assert not session.play(Roll(1))
    assert session.match.state == before
    assert disk.lines == []


def test_a_match_that_was_put_away_takes_no_move_that_is_still_on_its_way(session, disk):
    """A screen of 18 Holes plays the only move there is after a moment, in which one may leave."""
    session.close()
    there = list(disk.lines)
    assert not session.play(Pass())
    assert not session.undo()
    assert disk.lines == there


class TestUndoBesideComputers:
    """A person's decision is taken back with what computers decided since."""

    @pytest.fixture
    def putting(self, qapp, catalogue, disk):
        """A round in practice, in which nothing that was rolled stands against undo."""
        course_file = shipped_courses(catalogue)[0]
        rules = PuttDiceRules(load_dice())
        seats = (Seat("Ann"), Seat("Ada", "", Level.EASY, Character.ADA))
        setup = PuttingSetup(putt_course(course_file), seats, practice=True)
        return PuttingSession(rules, Match(rules, setup, 3), course_file.course, disk)

    @staticmethod
    def play_until(session, seat):
        """Play until it is the turn of a seat, and two strokes more."""
        while session.to_move != seat:
            session.play(next(iter(session.rules.legal(session.match.state))))
        for _ in range(2):
            session.play(next(iter(session.rules.legal(session.match.state))))

    def test_undo_goes_back_to_the_last_decision_of_a_person(self, putting):
        self.play_until(putting, 1)
        assert putting.to_move == 1
        before = len(putting.match.moves)
        assert putting.undo()
        assert putting.to_move == 0
        assert len(putting.match.moves) == before - 3

    def test_redo_plays_what_computers_decided_too(self, putting):
        self.play_until(putting, 1)
        moves = putting.match.moves
        putting.undo()
        assert putting.redo()
        assert putting.match.moves == moves

    def test_where_only_computers_moved_there_is_nothing_to_undo(self, putting):
        seats = (Seat("Ada", "", Level.EASY, Character.ADA), Seat("Ann"))
        setup = replace(putting.match.setup, players=seats)
        alone = PuttingSession(
            putting.rules, Match(putting.rules, setup, 3), putting.course, NoJournal()
        )
        alone.play(Roll(1))
        assert alone.to_move == 0
        assert not alone.can_undo
        assert not alone.undo()

    def test_what_came_to_light_since_stands_against_it(self, putting):
        setup = replace(putting.match.setup, practice=False)
        strict = PuttingSession(
            putting.rules, Match(putting.rules, setup, 3), putting.course, NoJournal()
        )
        strict.play(Roll(1))
        assert not strict.can_undo


def test_the_seat_to_move_is_told_the_same_at_the_same_place_of_a_match(session):
    told = session.told_to_move("match")
    assert told == session.told_to_move("match")
    assert told["seed"] != session.told_to_move("another")["seed"]
    session.play(Pass())
    assert told["seed"] != session.told_to_move("match")["seed"]
    assert session.rules.view_from_json(session.match.setup, told["view"]).phase is Phase.TURN
