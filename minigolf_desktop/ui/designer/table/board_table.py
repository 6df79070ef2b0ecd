"""What all tables have in common: a board with its tools, panels round it, and keys."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from minigolf_desktop.model.designer import Assessment
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.focus import focus_kept
from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.theme import player_colour, stylesheet
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import pop_up
from minigolf_desktop.ui.designer.art.tile import TileAtlas
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


class BoardTable(BoardScreen):
    """A game being played. Whoever derives from it calls :meth:`open` once it can be shown."""

    finished = Signal()
    """The game is over: on to the final counting."""
    rule_requested = Signal(str)
    """A section of the rules is asked for."""
    reference_requested = Signal()
    """What is in the box, and how much of it is left in the bag, is asked for."""
    course_saved_requested = Signal()
    """The course is to be saved as a file of its own."""
    seats_requested = Signal()
    """Who plays is to be seen, and changed."""

    actions_: BoardActions
    """What can be done by a button, a key or the menu."""
    view: BoardView
    desk: Desk
    panels: BoardPanels

    def __init__(
        self,
        session: BoardSession,
        atlas: TileAtlas,
        look: Look,
        settings: Settings,
        colour: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        tells_about(self, "placing")
        self._session = session
        self._settings = settings
        self._wanted_look = look
        self._ending = False
        self._is_behind = False
        self._lit: str | None = None
        # First of all that listen: the desk puts away what is in hand, which is shown once.
        session.changed.connect(self._fall_behind)
        self.scene = BoardScene(atlas, look.theme, player_colour(colour).fill(look.theme), self)
        """The board."""
        self.desk = self._lay_out(Habits(settings.confirm, settings.hints))
        """Its tools."""
        self.view = BoardView(self.scene, self.desk, self)
        """The window onto it."""
        self.setFocusProxy(self.view)
        self.scene.motion = Motion.of(settings)

    def open(self) -> None:
        """Make the panels, listen, and show the state."""
        self._build()
        session, desk = self._session, self.desk
        session.changed.connect(self._end_toast)
        session.changed.connect(self._show)
        session.refused.connect(self._say_refusal)
        session.failed.connect(self.say)
        self._listen_to_desk()
        desk.refused.connect(self._say_refusal)
        desk.tool_changed.connect(self._follow_tool)
        desk.spot_changed.connect(self._follow_spot)
        desk.sign_asked.connect(self._ask_number)
        self._show(())

    # What the tables differ in

    def _lay_out(self, habits: Habits) -> Desk:
        """Make the desk."""
        return Desk(self._session, self.scene, habits, self)

    def _furnish(self, look: Look) -> None:
        """Make the actions and the panels for a look, and connect what is this table's."""
        raise NotImplementedError

    def _show(self, events: tuple[Any, ...]) -> None:
        """Show the state; the events tell what to animate."""
        raise NotImplementedError

    def _show_tool(self) -> None:
        """Show what is in hand, and what can be done now."""
        raise NotImplementedError

    def _show_spot(self) -> None:
        """Show where what is in hand is held."""
        self._show_tool()

    def _show_scores(self) -> None:
        """Show the score so far, or the one if the game ended now."""
        raise NotImplementedError

    def _score(self, *, ending: bool) -> Assessment:
        """Return the score so far of what is shown, or the one if the game ended now."""
        return self._session.ending if ending else self._session.assessment

    # What is in hand

    def _fall_behind(self) -> None:
        """Show no tool for now: all is another one, and :meth:`_catch_up` shows it."""
        self._is_behind = True

    def _put_all_away(self) -> None:
        """Have nothing in hand, before all is shown anew."""
        self._fall_behind()
        self.desk.rest()

    def _catch_up(self) -> None:
        """Show the tool, once, however often it changed while the table fell behind."""
        self._is_behind = False
        self._show_tool()

    def _follow_tool(self) -> None:
        if not self._is_behind:
            self._show_tool()

    def _follow_spot(self) -> None:
        if not self._is_behind:
            self._show_spot()

    # What a lesson tells about

    @property
    def is_settled(self) -> bool:
        """Whether one may read: tiles that land hide nothing."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return table_parts(self.view, self.scene, self.panels)

    # Panels

    @property
    def _look(self) -> Look:
        """The look: as large as is wanted, and as there is room for."""
        return self._wanted_look

    def _build(self) -> None:
        """Make everything that the look decides about."""
        look = self._built_look = self._look
        smaller = look.scale < self._wanted_look.scale
        self.setStyleSheet(stylesheet(look.theme, look.scale) if smaller else "")
        self._furnish(look)
        self.scene.pill.set_look(look.theme, look.scale)
        self._connect_actions(self.actions_)
        panels = self.panels
        panels.satisfaction.lit.connect(self._light)
        panels.satisfaction.rule_asked.connect(
            lambda condition: self.rule_requested.emit(section_of_condition(condition))
        )
        panels.toast.asked.connect(self.rule_requested)
        panels.satisfaction.ending_wanted.connect(self._show_ending)
        for card in panels.cards:
            card.pointed.connect(
                lambda here, which=card.condition: self._light(which if here else None)
            )
        panels.legend.setVisible(self._settings.hints)

    def _connect_actions(self, actions: BoardActions) -> None:
        for slot, action in enumerate(actions.take):
            action.triggered.connect(lambda _=False, which=slot: self._take_by_key(which))
        pairs: list[tuple[QAction, Callable[[], object]]] = [
            (actions.place, self._confirm),
            (actions.turn, lambda: self.desk.turn(1)),
            (actions.turn_back, lambda: self.desk.turn(-1)),
            (actions.undo, self._session.undo),
            (actions.redo, self._session.redo),
            (actions.number, self.desk.number_by_key),
            (actions.zoom_in, self.view.zoom_in),
            (actions.zoom_out, self.view.zoom_out),
            (actions.fit, self.view.fit),
            (actions.rules, self.rules_requested.emit),
            (actions.reference, self.reference_requested.emit),
            (actions.settings, self.settings_requested.emit),
            (actions.save, self.course_saved_requested.emit),
            (actions.home, self.home_requested.emit),
            (actions.more, self.menu_requested.emit),
        ]
        connect_all(pairs)
        actions.hints.setChecked(self._settings.hints)
        actions.hints.triggered.connect(self._show_hints)
        actions.log.triggered.connect(self._show_log)

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        if settings == self._settings:
            return
        self._settings = settings
        motion, self.scene.motion = self.scene.motion, Motion.of(settings)
        self.desk.set_habits(Habits(settings.confirm, settings.hints))
        if self.scene.motion != motion:
            # The panels are made with it.
            self._rebuild()
            return
        self._put_all_away()
        self.actions_.hints.setChecked(settings.hints)
        self.panels.legend.setVisible(settings.hints)
        self._show(())

    def _rebuild(self) -> None:
        with focus_kept(self):
            self._build_anew()

    def _build_anew(self) -> None:
        self._put_all_away()
        self._lit = None
        self.scene.set_theme(self._look.theme)
        for action in self.actions():
            self.removeAction(action)
        for widget in self.panels.widgets():
            widget.hide()
            widget.deleteLater()
        self.actions_.deleteLater()
        self._build()
        for widget in self.panels.widgets():
            widget.setVisible(widget not in (self.panels.log, self.panels.toast))
        self.panels.legend.setVisible(self._settings.hints)
        self._arrange()
        self._show(())
        self.view.setFocus()

    # Showing

    def _show_held(self) -> None:
        """Let the actions follow what is in hand."""
        actions = self.actions_
        held = self.desk.slot is not None
        for slot, action in enumerate(actions.take):
            action.setEnabled(self._can_take(slot) or isinstance(self.desk.tool, NumberingTool))
        actions.turn.setEnabled(held)
        actions.turn_back.setEnabled(held)
        actions.undo.setEnabled(self._session.can_undo)
        actions.redo.setEnabled(self._session.can_redo)

    def _can_take(self, slot: int) -> bool:
        return self.desk.can_take(slot)

    def _shown_score(self) -> Assessment:
        return self._score(ending=self._ending)

    def _other_score(self) -> Assessment:
        return self._score(ending=not self._ending)

    def _show_ending(self, ending: bool) -> None:
        self._ending = ending
        self._show_scores()
        self._light(self._lit)

    def _show_hints(self, hints: bool) -> None:
        self._settings = self._settings._replace(hints=hints)
        self.desk.set_habits(Habits(self._settings.confirm, hints))
        self.panels.legend.setVisible(hints)
        self.setting_changed.emit("hints", hints)

    def _show_log(self, shown: bool) -> None:
        # Sentences are laid out in lines only where they are seen.
        self.panels.log.setVisible(shown)
        if shown:
            self._tell_log()
        self.panels.log.raise_()

    def _tell_log(self) -> None:
        """Show in the log what happened up to now."""
        raise NotImplementedError

    def _light(self, condition: str | None) -> None:
        self._lit = condition
        cells: set[int] = set()
        if condition is not None:
            score = self._shown_score().score
            for line in score.condition(condition).lines:
                cells.update(line.cells)
        self.scene.light(cells)

    def _end_toast(self) -> None:
        self.panels.toast.hide()

    def _say_refusal(self, refusal: Refusal) -> None:
        self.panels.toast.say(refusal_sentence(refusal), section_of_refusal(refusal.code))

    # Acting

    def _take(self, slot: int) -> None:
        """Take a tile with the mouse; a tile already in hand goes back by a second click."""
        if self.desk.slot == slot:
            self.desk.rest()
        else:
            self.desk.take(slot)
        self.view.setFocus()

    def _take_by_key(self, slot: int) -> None:
        if isinstance(self.desk.tool, NumberingTool):
            self.desk.tool.digit(slot + 1)
        else:
            self.desk.take(slot, by_key=True)
        self.view.setFocus()

    def _drag(self, slot: int, at: QPoint) -> None:
        if self.desk.slot is None:
            self.desk.take(slot)
        self._drag_to(at)

    def _drop(self, slot: int, at: QPoint) -> None:
        self._drop_at(at)

    def _ask_number(self, item: SignItem) -> None:
        menu = sign_menu(self, item.sign, lambda number: self.desk.number(item, number))
        corner = self.view.mapFromScene(item.pos() + QPointF(12, 6))
        pop_up(menu, self.view.viewport().mapToGlobal(corner))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow arrows, Enter, Esc and digits; the other keys belong to the actions."""
        key = event.key()
        tool = self.desk.tool
        if self._follow_key(key):
            handled = True
        elif key == Qt.Key.Key_Escape:
            handled = self._close_log() or self._leave()
        elif isinstance(tool, NumberingTool) and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            tool.digit(key - Qt.Key.Key_0)
            handled = True
        elif event.text() == "?":
            handled = self._ask_rule()
        else:
            handled = False
        if not handled:
            super().keyPressEvent(event)

    def _ask_rule(self) -> bool:
        """Ask for the rule of the refusal that is shown, or of the line that is lit."""
        toast = self.panels.toast
        if toast.isVisible() and toast.section:
            self.rule_requested.emit(toast.section)
        elif self._lit is not None:
            self.rule_requested.emit(section_of_condition(self._lit))
        else:
            self.rules_requested.emit()
        return True

    def _close_log(self) -> bool:
        if not self.panels.log.isVisible():
            return False
        self.actions_.log.trigger()
        return True
