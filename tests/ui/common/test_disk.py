"""Writing on a thread of its own: in order, told when it is done, gone back from where it fails."""

from threading import Event, current_thread, main_thread

import pytest

from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.ui.common import disk
from minigolf_desktop.ui.common.disk import Disk, Writer, Writing

LONG = 30
"""Seconds that nothing takes here."""


@pytest.fixture
def slow(monkeypatch):
    """Nothing is done within the patience of a window."""
    monkeypatch.setattr(disk, "PATIENCE", 0)


@pytest.fixture
def gate():
    """What a disk waits for: it is set when it may go on."""
    return Event()


@pytest.fixture
def writer(qapp):
    return Writer()


def refuse():
    raise DiskError("game.jsonl: not saved (No space left on device)")


def test_what_takes_a_moment_is_done_when_it_was_handed_over(writer):
    told = []
    assert writer.write(lambda: 7, told.append).is_done
    assert told == [7]
    assert not writer.is_busy


def test_the_window_goes_on_while_a_slow_disk_writes(writer, slow, gate, qtbot):
    told = []
    writing = writer.write(lambda: gate.wait(LONG), told.append)
    assert not writing.is_done
    assert told == []
    with qtbot.waitSignal(writer.idle):
        gate.set()
    assert told == [True]


def test_a_writer_may_be_more_patient_and_those_that_are_watched_are_as_it_is(qapp, slow, gate):
    parent = Writer()
    of_window, moves = Disk(parent), Writer(parent)
    of_window.later.patience = LONG
    of_window.watch(moves)
    for writer in (of_window.later, moves):
        assert writer.write(lambda: 7).is_done
        assert not writer.is_busy


def test_things_are_written_one_after_the_other_and_told_in_their_order(writer, slow, gate, qtbot):
    written, told = [], []
    writer.write(lambda: gate.wait(LONG), lambda _: told.append("gate"))
    for name in "abc":
        writer.write(lambda name=name: written.append(name), lambda _, name=name: told.append(name))
    assert written == []
    with qtbot.waitSignal(writer.idle):
        gate.set()
    assert written == ["a", "b", "c"]
    assert told == ["gate", "a", "b", "c"]


def test_nothing_is_written_on_the_thread_of_the_window(writer):
    assert writer.write(current_thread).result() is not main_thread()


def test_a_later_one_takes_the_place_of_one_that_was_not_begun(writer, slow, gate, qtbot):
    written = []
    writer.write(lambda: gate.wait(LONG))
    for theme in ("light", "dark"):
        writer.write(lambda theme=theme: written.append(theme), key="settings")
    writer.write(lambda: written.append("summary"), key="match")
    with qtbot.waitSignal(writer.idle):
        gate.set()
    assert written == ["dark", "summary"]


def test_why_something_was_not_written_is_told_and_the_next_is_written(writer, slow, qtbot):
    told = []
    with qtbot.waitSignal(writer.idle):
        writer.write(refuse, told.append, told.append)
        writer.write(lambda: "next", told.append)
    assert [str(one) for one in told] == [
        "game.jsonl: not saved (No space left on device)",
        "next",
    ]


def test_after_a_fault_nothing_is_told_of_what_was_handed_over_before_it_was_known(
    qapp, slow, gate
):
    writer, told = Writer(stops=True), []

    def fail():
        gate.wait(LONG)
        refuse()

    writer.write(fail, told.append, lambda fault: told.append("fault"))
    writer.write(lambda: "too late", told.append)
    gate.set()
    writer.finish()
    writer.write(lambda: "since", told.append)
    writer.finish()
    assert told == ["fault", "since"]


def test_a_fault_of_the_program_is_not_taken_for_one_of_the_disk(writer):
    with pytest.raises(ZeroDivisionError):
        writer.write(lambda: 1 // 0)


def test_what_is_done_step_by_step_goes_on_when_the_disk_has_done_its_part(writer, slow, gate):
    found = []

    def steps():
        found.append((yield from writer.done(lambda: gate.wait(LONG))))

    going = steps()
    next(going)
    assert found == []
    gate.set()
    for _ in going:
        pass
    assert found == [True]


def test_a_window_waits_for_all_that_it_writes(qapp, slow, gate):
    parent = Writer()
    of_window, moves = Disk(parent), Writer(parent)
    of_window.watch(moves)
    assert not of_window.is_busy
    moves.write(lambda: gate.wait(LONG))
    assert of_window.is_busy
    gate.set()
    of_window.finish()
    assert not of_window.is_busy


def test_a_disk_that_was_slow_is_not_waited_for_again_until_it_was_quick_a_few_times(
    writer, monkeypatch, gate, qtbot
):
    writer.patience, waited = 0.02, []
    monkeypatch.setattr(
        Writing, "wait", lambda writing, seconds: waited.append(seconds) or writing.is_done
    )
    with qtbot.waitSignal(writer.idle):
        writer.write(lambda: gate.wait(0.04))
    for number in range(disk._A_FEW):
        with qtbot.waitSignal(writer.idle):
            writer.write(lambda number=number: number)
    writer.write(lambda: "the next")
    assert waited == [0.02, 0.02]
    writer.finish()
