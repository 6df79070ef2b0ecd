"""Everything that can be done at the table by a button, a key or the menu."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.model.designer.conditions import PASS_COST
from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import ActionSet
from minigolf_desktop.ui.common.widgets.look import Look


class BoardActions(ActionSet):
    """The actions of every table; the screen connects and enables them."""

    def __init__(self, screen: QWidget, look: Look, slots: int) -> None:
        super().__init__(screen, look, translate("TableActions", "Show the whole land"), "F")
        self.take = [
            self.action(translate("TableActions", "Take tile {key}").replace("{key}", key), key)
            for key in map(str, range(1, slots + 1))
        ]
        self.place = self.action(translate("TableActions", "Place tile"))
        self.place.setToolTip(translate("TableActions", "Place the tile (Enter)"))
        self.turn = self.action(translate("TableActions", "Turn the tile"), "R", "turn")
        self.turn_back = self.action(translate("TableActions", "Turn it back"), "Shift+R")
        self.skip = self.action(translate("TableActions", "Pass"), "P", "pass")
        self.stop = self.action(translate("TableActions", "Stop"), "S", "stop")
        self.number = self.action(translate("TableActions", "Number the holes"), "N")
        self.hints = self.action(translate("TableActions", "Show fit and worth"), "H", "eye")
        self.hints.setCheckable(True)
        self.log = self.action(translate("TableActions", "What happened"), "L", "log")
        self.log.setCheckable(True)
        self.reference = self.action(translate("TableActions", "Tiles in the box"), "T", "search")
        self.save = self.action(translate("TableActions", "Save the course"), "", "save")

    def menu(self) -> QMenu:
        """Return a menu with them."""
        return self.menu_of(
            (self.undo, self.redo),
            self.turn_actions,
            (self.number, self.hints, self.log),
            (self.fit, self.zoom_in, self.zoom_out),
            (self.save, self.rules, self.reference, self.settings, self.home, self.more),
        )

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return self.hints, self.log, self.rules, self.settings

    @property
    def turn_actions(self) -> tuple[QAction, ...]:
        """What the menu offers to do with a turn."""
        return self.skip, self.stop


class MatchActions(BoardActions):
    """The actions of the table. What a game alone or of a group does without stays hidden."""

    def __init__(self, screen: QWidget, look: Look, slots: int, *, solo: bool) -> None:
        super().__init__(screen, look, slots)
        self._solo = solo
        self.reserve = self.action(translate("TableActions", "Gate"), "G", "reserve")
        self.reserve.setToolTip(
            translate("TableActions", "Lay the tile in hand on the gate, or take it from there (G)")
        )
        self.put_back = self.action(translate("TableActions", "Put the tile back"), "B", "putback")
        self.discard = self.action(translate("TableActions", "Discard the tile"), "D", "discard")
        self.others = self.action(translate("TableActions", "See the next course"), "O", "fun")
        self.promises = self.action(translate("TableActions", "My promises"), "M", "promise")
        # The menu of the window has its key.
        self.seats = self.action(translate("characters", "Who plays"), "", "person")
        self.seats.setToolTip(translate("characters", "Who plays (Ctrl+Shift+P)"))
        for action in (self.put_back, self.discard):
            action.setVisible(solo)
        for action in (self.others, self.promises, self.seats):
            action.setVisible(not solo)
        if solo:
            points = signed(-PASS_COST)
            text = translate("TableActions", "Pass {points}").replace("{points}", points)
            self.skip.setText(text)
            self.skip.setToolTip(f"{text} (P)")
        else:
            tip = translate(
                "TableActions",
                "Stop for good: take a tile face down now, and one in every round to come (S)\n"
                "Possible in the final phase: once a land is full, or nobody builds",
            )
            self.stop.setToolTip(tip)

    @property
    def turn_actions(self) -> tuple[QAction, ...]:
        """What the menu offers to do with a turn, alone or in a group."""
        alone = self.skip, self.stop, self.others
        return alone if self._solo else (*alone, self.reserve, self.promises, self.seats)
