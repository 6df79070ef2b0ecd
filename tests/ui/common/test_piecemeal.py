"""What is done piece by piece leaves the window free."""

import time
from itertools import pairwise

from PySide6.QtCore import QObject, QTimer

from minigolf_desktop.ui.common.spare_time import Piecemeal


def test_all_things_are_handed_on_in_their_order(qapp, qtbot):
    owner, got = QObject(), []
    piecemeal = Piecemeal(iter(range(50)), got.append, owner)
    assert got == []
    qtbot.waitUntil(lambda: not piecemeal.busy)
    assert got == list(range(50))


def test_the_window_has_its_turn_between_slow_things(qapp, qtbot):
    owner, seen = QObject(), []
    ticks = QTimer(owner)
    ticks.timeout.connect(lambda: seen.append("tick"))
    ticks.start(0)

    def slow(number):
        time.sleep(0.01)
        seen.append(number)

    piecemeal = Piecemeal(iter(range(5)), slow, owner)
    qtbot.waitUntil(lambda: not piecemeal.busy)
    things = [place for place, one in enumerate(seen) if one != "tick"]
    assert all(after - before > 1 for before, after in pairwise(things))


def test_what_is_stopped_hands_on_nothing_more(qapp, qtbot):
    owner, got = QObject(), []
    piecemeal = Piecemeal(iter(range(3)), got.append, owner)
    piecemeal.stop()
    with qtbot.waitSignal(piecemeal.destroyed):
        pass
    assert got == []
