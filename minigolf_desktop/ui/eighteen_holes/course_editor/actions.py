"""Everything that can be done in the course editor by a button, a key or the menu."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.ui.common.widgets.action_set import ActionSet
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

Keys = QKeySequence.StandardKey


class CourseEditorActions(ActionSet):
    """The actions of the course editor."""

    def __init__(self, screen: QWidget, look: Look) -> None:
        super().__init__(screen, look)
        self.turn = self._action(translate("course editor", "Turn the tile"), "R", "turn")
        self.turn_back = self._action(translate("course editor", "Turn it back"), "Shift+R")
        self.flip = self._action(translate("course editor", "Flip the tile"), "F", "flip")
        self.remove = self._action(
            translate("course editor", "Take it away"), Keys.Delete, "discard"
        )
        self.undo = self._action(translate("course editor", "Undo"), Keys.Undo, "undo")
        self.redo = self._action(translate("course editor", "Redo"), "Ctrl+Shift+Z", "redo")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.number = self._action(translate("course editor", "Number the greens"), "N", "number")
        self.number.setCheckable(True)
        self.along = self._action(
            translate("course editor", "Number along the fairways"), "A", "order"
        )
        self.quick = self._action(translate("course editor", "Quick course"), "Q", "dice")
        self.quick.setIconText(translate("course editor", "Quick"))
        self.shelf = self._action(translate("course editor", "Your boards"), "B", "shelf")
        self.open = self._action(translate("course editor", "Open a course"), "O", "folder")
        self.open.setIconText(translate("course editor", "Open"))
        self.save = self._action(translate("course editor", "Save the course"), Keys.Save, "save")
        self.save.setIconText(translate("course editor", "Save"))
        self.clear = self._action(translate("course editor", "Begin anew"), "X", "plus")
        self.clear.setIconText(translate("course editor", "Anew"))
        self.take_in = self._action(translate("course editor", "Take in a shared course"), "I")
        self.hand_out = self._action(translate("course editor", "Save a file to share"), "E")
        self.copy = self._action(translate("course editor", "Copy a picture"), "Ctrl+C", "copy")
        self.picture = self._action(
            translate("course editor", "Save a picture"), "Ctrl+Shift+S", "picture"
        )
        self.print = self._action(translate("course editor", "Sheet to print"), Keys.Print, "print")
        self.share = self._action(translate("course editor", "Share"), "", "share")
        self.play = self._action(translate("course editor", "Play on it"), "G", "start")
        self.tiles = self._action(translate("course editor", "Look through the tiles"), "T")
        self.zoom_in = self._action(translate("course editor", "Zoom in"), "+", "plus")
        self.zoom_in.setShortcuts([QKeySequence("+"), QKeySequence("=")])
        self.zoom_out = self._action(translate("course editor", "Zoom out"), "-", "minus")
        self.fit = self._action(translate("course editor", "Show the whole course"), "0", "fit")
        self.hints = self._action(translate("course editor", "Show what links"), "H", "eye")
        self.hints.setCheckable(True)
        self.rules = self._action(translate("course editor", "Rules and keys"), "", "book")
        self.settings = self._action(translate("course editor", "Settings"), "", "gear")
        self.home = self._action(translate("course editor", "Home"), "", "home")
        self.more = self._action(translate("course editor", "More"), "", "menu")

    def menu(self) -> QMenu:
        """Return a menu with them."""
        menu = QMenu(self._screen)
        for group in (
            (self.undo, self.redo),
            (self.turn, self.turn_back, self.flip, self.remove, self.tiles),
            (self.number, self.along, self.hints),
            (self.quick, self.shelf, self.open, self.save, self.clear),
            self.sharing,
            (self.fit, self.zoom_in, self.zoom_out),
            (self.play, self.rules, self.settings, self.home, self.more),
        ):
            if menu.actions():
                menu.addSeparator()
            menu.addActions(list(group))
        return menu

    @property
    def sharing(self) -> tuple[QAction, ...]:
        """What takes a course out of the program, or into it."""
        return self.take_in, self.hand_out, self.copy, self.picture, self.print

    def bar(self) -> tuple[QAction, ...]:
        """Return what stands as icons in the bar."""
        return (
            *(self.undo, self.redo, self.turn, self.flip, self.remove, self.shelf),
            *(self.hints, self.rules, self.settings),
        )
