"""A screen that is another one at once is painted part by part."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.ui.common.boards.window import PartByPart


class Part(QWidget):
    """Notes that it was painted."""

    def __init__(self, parent, painted):
        super().__init__(parent)
        self.painted = painted

    def paintEvent(self, event):
        self.painted.append(self)


class Board:
    """Notes whether it is held."""

    is_held = False

    def hold(self):
        self.is_held = True

    def go_on(self):
        self.is_held = False


@pytest.fixture
def board():
    return Board()


@pytest.fixture
def painted():
    return []


@pytest.fixture
def screen(qtbot):
    screen = QWidget()
    qtbot.addWidget(screen)
    screen.resize(90, 30)
    return screen


@pytest.fixture
def parts(qtbot, screen, painted):
    parts = [Part(screen, painted) for _ in range(3)]
    for place, part in enumerate(parts):
        part.setGeometry(30 * place, 0, 30, 30)
    screen.show()
    qtbot.waitUntil(lambda: len(painted) == len(parts))
    painted.clear()
    return parts


def turns(painting, parts, painted):
    """Return what is painted in each turn of the loop in which something is."""
    seen = []
    while painting.busy or painted:
        painted.clear()
        QApplication.processEvents()
        if painted:
            seen.append([parts.index(one) for one in painted])
    return seen


def test_each_part_is_painted_in_a_turn_of_its_own(screen, board, parts, painted):
    painting = PartByPart(screen, board)
    painting.hold([parts[2], parts[0]])
    for part in parts:
        part.update()
    painting.go_on()
    assert turns(painting, parts, painted) == [[1], [2], [0]]


def test_nothing_of_what_is_held_is_painted_before_it_goes_on(screen, board, parts, painted):
    painting = PartByPart(screen, board)
    painting.hold(parts)
    parts[0].update()
    for _ in range(5):
        QApplication.processEvents()
    assert painted == []
    assert painting.busy
    assert board.is_held


def test_a_part_that_is_held_no_longer_is_painted_with_the_rest(screen, board, parts, painted):
    painting = PartByPart(screen, board)
    painting.hold(parts)
    painting.hold(parts[1:])
    QApplication.processEvents()
    assert painted == parts[:1]
    painting.finish()
    painted.clear()
    QApplication.processEvents()
    assert painted == parts[1:]
    assert not painting.busy


def test_the_board_is_painted_before_the_parts(screen, board, parts, painted):
    painting = PartByPart(screen, board)
    painting.hold(parts)
    painting.go_on()
    assert not board.is_held
    assert painting.busy
