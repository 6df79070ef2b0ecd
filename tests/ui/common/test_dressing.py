"""A screen is dressed once, when it comes into the window: all in it, and once only."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.ui.games import GAMES


class _Dressings(QObject):
    """Counts how often widgets get a style sheet that had their looks already."""

    def __init__(self) -> None:
        super().__init__()
        self.anew = 0
        self.widgets: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.anew += id(watched) in self.widgets
            self.widgets.add(id(watched))
        return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_set_up_is_dressed_once(player, game):
    player.flow.new_game(game)
    player.flow.home()
    dressings = _Dressings()
    QApplication.instance().installEventFilter(dressings)
    player.flow.new_game(game)
    QApplication.instance().removeEventFilter(dressings)
    made = len(player.screen.findChildren(QWidget))
    assert made > 50
    assert dressings.anew < made / 2, f"{dressings.anew} of {made} were dressed again"
