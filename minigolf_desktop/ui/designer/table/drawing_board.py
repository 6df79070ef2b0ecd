"""The drawing board: a course with its tools, panels round it and keys, at a table or alone."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.model.designer import Assessment
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.focus import focus_kept
from minigolf_desktop.ui.common.laying.board_screen import LayingBoard
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import pop_up
from minigolf_desktop.ui.designer.board.desk import Desk, Habits, NumberingTool
from minigolf_desktop.ui.designer.board.hole_sign import Sign, SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.tile_item import CELL
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.session import BoardSession
from minigolf_desktop.ui.designer.table.actions import BoardActions
from minigolf_desktop.ui.designer.table.panels import BoardPanels, TablePanels
from minigolf_desktop.ui.designer.text.rules import (
    refusal_sentence,
    section_of_condition,
    section_of_refusal,
)
from minigolf_desktop.ui.designer.widgets.racks_panel import RacksPanel
from minigolf_desktop.ui.designer.widgets.tile_card import HandPanel


def sign_menu(parent: QWidget, sign: Sign, choose: Callable[[int], object]) -> QMenu:
    """Return a menu that calls ``choose`` with a number from 1 to 9, or 0."""
    menu = QMenu(parent)
    group = QActionGroup(menu)
    for number in range(1, 10):
        text = translate("SignMenu", "Hole &{number}").replace("{number}", str(number))
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(number == sign.number)
        action.triggered.connect(lambda _=False, which=number: choose(which))
        group.addAction(action)
    menu.addSeparator()
    release = menu.addAction(translate("SignMenu", "&Let the program choose"))
    release.setEnabled(sign.by_hand)
    release.triggered.connect(lambda _=False: choose(0))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def table_parts(view: BoardView, scene: BoardScene, panels: BoardPanels) -> dict[str, Finder]:
    """Return what finds each part; a cell is told by x and y, a tile to choose from 1."""

    def square(x: int, y: int, across: int = 1) -> QRect:
        scene = QRectF(x * CELL, y * CELL, across * CELL, across * CELL)
        place = view.mapFromScene(scene).boundingRect()
        return place.translated(view.viewport().mapTo(view.parentWidget() or view, QPoint()))

    def gate(_: int) -> QRect | None:
        land = scene.land
        return None if land is None else square(land.gate.x, land.gate.y, 2)

    found: dict[str, QWidget] = {
        "score": panels.satisfaction,
        **dict(zip(("mrs", "mr"), panels.cards, strict=False)),
        **{
            f"line-{name}".replace("_", "-"): line
            for name, line in panels.satisfaction.lines.items()
        },
    }
    if isinstance(panels, TablePanels):
        tools = panels.tools
        found |= {
            "hand": panels.offer,
            "sheet": panels.sheet,
            "main": tools.place,
            **dict(zip(("undo", "pass", "stop"), tools.others, strict=False)),
        }
        if isinstance(panels.offer, RacksPanel):
            racks = panels.offer
            found |= {"order": racks.order, "bench": racks.bench, "coming": racks.coming}
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "cell": square,
        "gate": gate,
        "card": lambda number: _card(panels, number - 1),
    }


def _card(panels: BoardPanels, slot: int) -> QWidget | None:
    """Return a tile to choose from."""
    if not isinstance(panels, TablePanels) or not isinstance(panels.offer, HandPanel | RacksPanel):
        return None
    cards: Iterable[QWidget] = panels.offer.cards
    return list(cards)[slot]


class BoardOwner(Protocol):
    """Who works at a drawing board: the table of a match, or the free board."""

    @property
    def look(self) -> Look:
        """Theme and scale: as large as is wanted, and as there is room for."""

    def make_panels(self, look: Look) -> tuple[BoardActions, BoardPanels]:
        """Make what can be done and what lies over the board, and connect what is its own."""

    def show_all(self) -> None:
        """Show everything anew: look or settings are others."""

    def show_tool(self) -> None:
        """Show what is in hand, and what can be done now."""

    def show_spot(self) -> None:
        """Show where what is in hand is held."""

    def show_scores(self) -> None:
        """Show the score so far, or the one if the game ended now."""

    def score(self, *, ending: bool) -> Assessment:
        """Return the score so far of what is shown, or the one if the game ended now."""

    def can_take(self, slot: int) -> bool:
        """Return whether the tile of a slot may be taken now, with a key."""

    def take_by_key(self, slot: int) -> None:
        """Take the tile of a slot with a key, and hold it over the board."""

    def confirm(self) -> bool:
        """Follow Enter on the board; return whether there was anything to do."""

    def tell_log(self) -> None:
        """Show in the log what happened up to now."""


class DrawingBoard(QObject):
    """A course on a board with its tools, the panels round it, and their keys."""

    actions: BoardActions
    """What can be done by a button, a key or the menu."""
    panels: BoardPanels
    """What lies over the board."""
    built_look: Look
    """Theme and scale that these are drawn in."""

    def __init__(
        self,
        screen: QWidget,
        asks: Asks,
        owner: BoardOwner,
        session: BoardSession,
        desk: Desk,
        settings: Settings,
    ) -> None:
        """``screen`` is filled by the board and its panels; :meth:`build` makes the panels.

        ``asks`` is what the screen asks of the house.
        """
        super().__init__(screen)
        self._screen = screen
        self._asks = asks
        self._owner = owner
        self._session = session
        self.settings = settings
        """The player's wishes."""
        self._ending = False
        self._is_behind = False
        self._lit: str | None = None
        self._softly_lit: Collection[int] = ()
        self.scene = desk.scene
        """The board."""
        self.desk = desk
        """Its tools."""
        self.view = BoardView(self.scene, desk, screen)
        """The window onto it."""
        self.laying = LayingBoard(screen, self.view, desk, owner.confirm)
        """The board under its panels."""
        screen.setFocusProxy(self.view)
        self.scene.motion = Motion.of(settings)
        desk.refused.connect(self.say_refusal)
        desk.tool_changed.connect(self._follow_tool)
        desk.spot_changed.connect(self._follow_spot)
        desk.sign_asked.connect(self.ask_number)

    # What is in hand

    def fall_behind(self) -> None:
        """Show no tool for now: everything is another, and is shown first."""
        self._is_behind = True

    def put_all_away(self) -> None:
        """Have nothing in hand, before everything is shown anew."""
        self.fall_behind()
        self.desk.rest()

    def catch_up(self) -> None:
        """Show the tool, once, however often it changed meanwhile."""
        self.show_tool_again()
        self._owner.show_tool()

    def show_tool_again(self) -> None:
        """Let the tool be shown whenever it changes from now on."""
        self._is_behind = False

    @property
    def _shows_tools(self) -> bool:
        """Whether a tool is shown when it changes: a screen that was put away shows nothing."""
        return not self._is_behind and self._screen.isEnabled()

    def _follow_tool(self) -> None:
        if self._shows_tools:
            self._owner.show_tool()

    def _follow_spot(self) -> None:
        if self._shows_tools:
            self._owner.show_spot()

    # What a lesson tells about

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return table_parts(self.view, self.scene, self.panels)

    # Panels

    def build(self) -> None:
        """Make everything that the look decides about."""
        look = self.built_look = self._owner.look
        self.actions, self.panels = self._owner.make_panels(look)
        self.laying.furnish(self.panels)
        self.scene.pill.set_look(look.theme, look.scale)
        self._connect_actions(self.actions)
        panels = self.panels
        panels.satisfaction.lit.connect(self.light)
        panels.satisfaction.rule_asked.connect(
            lambda condition: self._asks.rule.emit(section_of_condition(condition))
        )
        panels.toast.asked.connect(self._asks.rule)
        panels.satisfaction.ending_wanted.connect(self._show_ending)
        for card in panels.cards:
            card.pointed.connect(
                lambda here, which=card.condition: self.light(which if here else None)
            )
        panels.legend.setVisible(self.settings.hints)

    def _connect_actions(self, actions: BoardActions) -> None:
        for slot, action in enumerate(actions.take):
            action.triggered.connect(lambda _=False, which=slot: self.press_slot(which))
        connect_all(
            [
                (actions.place, self._owner.confirm),
                (actions.turn, lambda: self.desk.turn(1)),
                (actions.turn_back, lambda: self.desk.turn(-1)),
                (actions.undo, self._session.undo),
                (actions.redo, self._session.redo),
                (actions.number, self.desk.number_by_key),
                (actions.zoom_in, self.view.zoom_in),
                (actions.zoom_out, self.view.zoom_out),
                (actions.fit, self.view.fit),
                (actions.rules, self._asks.rules.emit),
                (actions.reference, self._asks.reference.emit),
                (actions.settings, self._asks.settings.emit),
                (actions.home, self._asks.home.emit),
                (actions.more, self._asks.menu.emit),
            ]
        )
        actions.hints.setChecked(self.settings.hints)
        actions.hints.triggered.connect(self._show_hints)
        actions.log.triggered.connect(self._show_log)

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        if settings == self.settings:
            return
        self.settings = settings
        motion, self.scene.motion = self.scene.motion, Motion.of(settings)
        self.desk.set_habits(Habits(settings.confirm, settings.hints))
        if self.scene.motion != motion:
            # The panels are made with it.
            self.rebuild()
            return
        self.put_all_away()
        self.actions.hints.setChecked(settings.hints)
        self.panels.legend.setVisible(settings.hints)
        self._owner.show_all()

    def rebuild(self) -> None:
        """Make everything anew that the look decides about; the keyboard stays where it was."""
        with focus_kept(self._screen):
            self._build_anew()

    def _build_anew(self) -> None:
        self.put_all_away()
        self._lit = None
        self.scene.set_theme(self._owner.look.theme)
        for action in self._screen.actions():
            self._screen.removeAction(action)
        for widget in self.panels.widgets():
            widget.hide()
            widget.deleteLater()
        self.actions.deleteLater()
        self.build()
        for widget in self.panels.widgets():
            widget.setVisible(widget not in (self.panels.log, self.panels.toast))
        self.panels.legend.setVisible(self.settings.hints)
        self.laying.arrange()
        self._owner.show_all()
        self.view.setFocus()

    # Showing

    def show_held(self) -> None:
        """Let the actions follow what is in hand."""
        actions = self.actions
        held = self.desk.slot is not None
        numbers = isinstance(self.desk.tool, NumberingTool)
        for slot, action in enumerate(actions.take):
            action.setEnabled(self._owner.can_take(slot) or numbers)
        actions.turn.setEnabled(held)
        actions.turn_back.setEnabled(held)
        actions.undo.setEnabled(self._session.can_undo)
        actions.redo.setEnabled(self._session.can_redo)

    @property
    def shown_score(self) -> Assessment:
        """The score that is shown: so far, or if the game ended now."""
        return self._owner.score(ending=self._ending)

    def other_score(self) -> Assessment:
        """Return the score that the switch would show."""
        return self._owner.score(ending=not self._ending)

    def _show_ending(self, ending: bool) -> None:
        self._ending = ending
        self._owner.show_scores()
        self.light(self._lit)

    def _show_hints(self, hints: bool) -> None:
        self.settings = self.settings._replace(hints=hints)
        self.desk.set_habits(Habits(self.settings.confirm, hints))
        self.panels.legend.setVisible(hints)
        self._asks.setting.emit("hints", hints)

    def _show_log(self, shown: bool) -> None:
        # Sentences are laid out in lines only where they are seen.
        self.panels.log.setVisible(shown)
        if shown:
            self._owner.tell_log()
        self.panels.log.raise_()

    def light(self, condition: str | None) -> None:
        """Light the tiles that a condition gives points for; without one those lit softly."""
        self._lit = condition
        if condition is None:
            self.scene.light(self._softly_lit, veils=False)
            return
        lines = self.shown_score.score.condition(condition).lines
        self.scene.light({cell for line in lines for cell in line.cells})

    def light_again(self, softly: Collection[int] = ()) -> None:
        """Light again what was lit; where that was nothing, some tiles without a veil."""
        self._softly_lit = softly
        self.light(self._lit)

    def say_refusal(self, refusal: Refusal) -> None:
        """Say why something is not allowed, with the section of the rules."""
        self.panels.toast.say(refusal_sentence(refusal), section_of_refusal(refusal.code))

    # Acting

    def take(self, slot: int) -> None:
        """Take a tile with the mouse; a tile already in hand goes back by a second click."""
        if self.desk.slot == slot:
            self.desk.rest()
        else:
            self.desk.take(slot)
        self.view.setFocus()

    def take_by_key(self, slot: int) -> None:
        """Take a tile with a key, and hold it over the board."""
        self.desk.take(slot, by_key=True)
        self.view.setFocus()

    def press_slot(self, slot: int) -> None:
        """Follow the key of a slot, which numbers a hole while holes are numbered."""
        if isinstance(self.desk.tool, NumberingTool):
            self.desk.tool.digit(slot + 1)
            self.view.setFocus()
        else:
            self._owner.take_by_key(slot)

    def drag(self, slot: int, at: QPoint) -> None:
        """Take a tile along with the mouse that drags it from its panel."""
        if self.desk.slot is None:
            self.desk.take(slot)
        self.laying.drag_to(at)

    def ask_number(self, item: SignItem) -> None:
        """Ask for the number of a hole in a menu beside its sign."""
        menu = sign_menu(self._screen, item.sign, lambda number: self.desk.number(item, number))
        corner = self.view.mapFromScene(item.pos() + QPointF(12, 6))
        pop_up(menu, self.view.viewport().mapToGlobal(corner))

    def take_key(self, event: QKeyEvent) -> bool:
        """Follow arrows, Enter, Esc, digits and the question mark; return whether it was one."""
        key, tool = event.key(), self.desk.tool
        if self.laying.follow_key(key):
            return True
        if key == Qt.Key.Key_Escape:
            return self._close_log()
        if isinstance(tool, NumberingTool) and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            tool.digit(key - Qt.Key.Key_0)
            return True
        if event.text() == "?":
            self._ask_rule()
            return True
        return False

    def _ask_rule(self) -> None:
        """Ask for the rule of the refusal that is shown, or of the line that is lit."""
        toast = self.panels.toast
        if toast.isVisible() and toast.section:
            self._asks.rule.emit(toast.section)
        elif self._lit is not None:
            self._asks.rule.emit(section_of_condition(self._lit))
        else:
            self._asks.rules.emit()

    def _close_log(self) -> bool:
        if not self.panels.log.isVisible():
            return False
        self.actions.log.trigger()
        return True
