"""Everything that can be done at the table by a button, a key or the menu."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.model.designer.conditions import PASS_COST
from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import ActionSet
from minigolf_desktop.ui.common.widgets.look import Look

Keys = QKeySequence.StandardKey


class BoardActions(ActionSet):
    """The actions of every table; the screen connects and enables them."""

    def __init__(self, screen: QWidget, look: Look, slots: int) -> None:
        super().__init__(screen, look)
        self.take = [
            self.action(translate("TableActions", "Take tile {key}").replace("{key}", key), key)
            for key in map(str, range(1, slots + 1))
        ]
        self.place = self.action(translate("TableActions", "Place tile"))
        self.place.setToolTip(translate("TableActions", "Place the tile (Enter)"))
        self.turn = self.action(translate("TableActions", "Turn the tile"), "R", "turn")
        self.turn_back = self.action(translate("TableActions", "Turn it back"), "Shift+R")
        self.undo = self.action(translate("TableActions", "Undo"), Keys.Undo, "undo")
        self.redo = self.action(translate("TableActions", "Redo"), "Ctrl+Shift+Z", "redo")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.skip = self.action(translate("TableActions", "Pass"), "P", "pass")
        self.stop = self.action(translate("TableActions", "Stop"), "S", "stop")
        self.number = self.action(translate("TableActions", "Number the holes"), "N")
        self.zoom_in = self.action(translate("TableActions", "Zoom in"), "+", "plus")
        self.zoom_in.setShortcuts([QKeySequence("+"), QKeySequence("=")])
        self.zoom_out = self.action(translate("TableActions", "Zoom out"), "-", "minus")
        self.fit = self.action(translate("TableActions", "Show the whole land"), "F", "fit")
        self.hints = self.action(translate("TableActions", "Show fit and worth"), "H", "eye")
        self.hints.setCheckable(True)
        self.log = self.action(translate("TableActions", "What happened"), "L", "log")
        self.log.setCheckable(True)
        self.rules = self.action(translate("TableActions", "Rules and keys"), "", "book")
        self.reference = self.action(translate("TableActions", "Tiles in the box"), "T", "search")
        self.settings = self.action(translate("TableActions", "Settings"), "", "gear")
        self.save = self.action(translate("TableActions", "Save the course"), "", "save")
        self.home = self.action(translate("TableActions", "Home"), "", "home")
        self.more = self.action(translate("TableActions", "More"), "", "menu")

    def menu(self) -> QMenu:
        """Return a menu with them."""
        menu = QMenu(self.screen)
        for group in (
            (self.undo, self.redo),
            self.turn_actions,
            (self.number, self.hints, self.log),
            (self.fit, self.zoom_in, self.zoom_out),
            (self.save, self.rules, self.reference, self.settings, self.home, self.more),
        ):
            if menu.actions():
                menu.addSeparator()
            menu.addActions(list(group))
        return menu

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
