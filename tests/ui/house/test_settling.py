"""Matches that were left are brought to where they belong in steps, between which one may act."""

import pytest
from PySide6.QtCore import QObject, QTimer

from minigolf_desktop.storage.folders import JOURNAL_ENDING
from minigolf_desktop.ui.house.background_work import Settling


@pytest.fixture
def left_match(folders):
    folders.saves.mkdir(parents=True)
    path = folders.saves / f"left{JOURNAL_ENDING}"
    path.write_text("{}\n", encoding="utf-8")
    return path


def test_the_window_has_its_turn_between_the_steps_of_a_match(qtbot, folders, left_match):
    steps = []

    def settle(path):
        steps.append("load")
        QTimer.singleShot(0, lambda: steps.append("window"))
        while "window" not in steps:
            yield
        steps.append(path.name)
        return True

    house = QObject()
    settling = Settling(house, folders, settle, lambda: True)
    with qtbot.waitSignal(settling.done):
        settling.begin()
    assert steps == ["load", "window", left_match.name]


def test_a_match_that_somebody_wants_to_open_is_let_go_of(qtbot, folders, left_match):
    begun, closed = [], []

    def settle(path):
        begun.append(path)
        try:
            while True:
                yield
        finally:
            closed.append(path)

    house = QObject()
    settling = Settling(house, folders, settle, lambda: True)
    settling.begin()
    qtbot.waitUntil(lambda: begun == [left_match])
    settling.stop()
    assert closed == [left_match]
