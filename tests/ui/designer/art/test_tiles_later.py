"""Pictures of tiles that are painted as there is time for them."""

import pytest
from PySide6.QtCore import QObject

from minigolf_desktop.ui.common import spare_time as painting_later
from minigolf_desktop.ui.common.spare_time import AT_A_TIME
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater


class SlowClock:
    """Tells of every picture that it took all the time that there is."""

    def start(self):
        pass

    def elapsed(self):
        return AT_A_TIME


@pytest.fixture
def designs(catalogue):
    return [design for design in catalogue.designs if design.segments][:3]


@pytest.fixture
def pictures(monkeypatch, qtbot):
    monkeypatch.setattr(painting_later, "QElapsedTimer", SlowClock)
    owner = QObject()
    yield TilesLater(TileAtlas(), owner)
    owner.deleteLater()


def asked(pictures, designs):
    return [pictures.pixmap(design, 0, 20, 1.0) is not None for design in designs]


def test_what_there_is_time_for_is_painted_at_once_and_the_rest_later(pictures, designs, qtbot):
    assert asked(pictures, designs) == [True, False, False]
    assert pictures.busy
    qtbot.waitUntil(lambda: not pictures.busy)
    assert asked(pictures, designs) == [True, True, True]


def test_each_picture_that_comes_later_is_told(pictures, designs, qtbot):
    told = []
    pictures.painted.connect(lambda: told.append(True))
    asked(pictures, designs)
    qtbot.waitUntil(lambda: not pictures.busy)
    assert told == [True, True]


def test_what_is_forgotten_is_not_painted(pictures, designs):
    asked(pictures, designs)
    pictures.forget()
    assert not pictures.busy


def test_the_first_of_what_was_asked_for_last_is_painted_first(pictures, designs):
    first, *rest = designs
    asked(pictures, designs)
    pictures.work_a_little()
    assert asked(pictures, rest) == [True, False]
    asked(pictures, [first])
    assert asked(pictures, designs) == [True, True, False]
