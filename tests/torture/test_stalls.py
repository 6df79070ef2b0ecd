"""What watches the main thread, watched itself."""

import signal
import sys
import threading
import time

import pytest

from . import stalls as module
from .stalls import LONGEST, Stall, Stalls

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="the system has no clock of the processor"
)


@pytest.fixture
def told():
    return []


@pytest.fixture
def stalls(told):
    handler = signal.getsignal(signal.SIGPROF)
    made = Stalls(told.append)
    yield made
    made.stop()
    signal.signal(signal.SIGPROF, handler)


def work(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_holds_the_window_for_too_long_is_told(stalls, told):
    stalls.now("work")
    work(2 * LONGEST)
    stalls.now("")
    (stall,) = told
    assert isinstance(stall, Stall)
    assert stall.what == "work" and stall.worked >= 2 * LONGEST


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells of its queue")
def test_what_is_waited_for_is_told_with_its_place(stalls, told):
    stalls.stop()
    looking = Stalls(told.append, waits=True)
    looking.now("a wait")
    threading.Event().wait(2 * LONGEST)
    looking.now("")
    looking.stop()
    (stall,) = told
    assert stall.taken >= 2 * LONGEST > LONGEST > stall.worked
    assert "test_what_is_waited_for_is_told_with_its_place" in stall.where


def test_a_moment_is_not_told(stalls, told):
    stalls.now("a moment")
    stalls.now("")
    assert told == []


def test_a_look_that_is_asked_for_while_looking_is_left_out(stalls, monkeypatch):
    stalls.stop()
    deep = []

    def functions(frame):
        deep.append(frame)
        signal.raise_signal(signal.SIGPROF)
        return iter(())

    monkeypatch.setattr(module, "_functions", functions)
    signal.raise_signal(signal.SIGPROF)
    assert len(deep) == 1
    signal.raise_signal(signal.SIGPROF)
    assert len(deep) == 2
