"""The course with all that lies and moves on it: of a round, or only to look at."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QMargins, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.course import Course, Face, Terrain
from minigolf_desktop.model.eighteen_holes.field import ground_of
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import ZoomButtons
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.eighteen_holes.art.course_picture import way_of_hole
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_at, hex_polygon
from minigolf_desktop.ui.eighteen_holes.art.signs import TeeSign, tee_signs
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.aiming import Aiming, TintPiece, TipItem, check_target
from minigolf_desktop.ui.eighteen_holes.board.life import CourseLife
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    NO_TARGETS,
    Animation,
    BoardPicture,
    FlagPicture,
    Targets,
    Tint,
    Tints,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT, DrawnPiece, HexLayer
from minigolf_desktop.ui.eighteen_holes.board.playback import Playback
from minigolf_desktop.ui.eighteen_holes.board.standing import (
    StandingGolfers,
    aside_on_green,
    aside_on_tee,
)
from minigolf_desktop.ui.eighteen_holes.board.view import HexStage, HexView
from minigolf_desktop.ui.eighteen_holes.session import takers_of
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    course_name,
    course_size,
    golf_mode,
    hole_label,
)

_READING = 500
"""Milliseconds after which a pointer that rests asks what is there."""

_FEW = 3
"""Holes in play at most whose signs stand out from afar: more would hide the course."""


class _After(NamedTuple):
    """What is shown when all is played."""

    picture: BoardPicture
    targets: Targets
    pointed_at: int | None = None
    """Index of the target that is pointed at then."""


class HexScene(HexStage):
    """A course with flags, golfers, and what may be chosen."""

    pointed = Signal(object)
    """Another target is pointed at: its index in the targets shown, or None."""
    chosen = Signal(int)
    """A target was clicked: its index."""
    hex_hovered = Signal(object)
    """The pointer is over another hex (a Hex, of the course or beside it), or over none."""
    hex_asked = Signal(object)
    """The pointer rests on a hex that is no target; its ground may be explained."""
    hex_clicked = Signal(object)
    """A hex that is no target was clicked."""
    begun = Signal(QRectF)
    """A ball or a golfer sets out: the part of the scene that it crosses."""
    finished = Signal()
    """What was to be played has been played, or skipped."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(theme, faces, parent)
        self._faces = faces
        self._scale = 1.0
        self._picture = BoardPicture()
        self._wood: frozenset[Hex] = frozenset()
        self._tees: dict[Hex, QPointF] = {}
        self._signs: dict[Hex, TeeSign] = {}
        self._ways: dict[int, tuple[Hex, ...]] = {}
        self._flags: dict[int, DrawnPiece] = {}
        self._played: list[DrawnPiece] = []
        self._lawn: DrawnPiece | None = None
        self._hovered: Hex | None = None
        self._after: _After | None = None
        self._tip = TipItem(theme)
        self.addItem(self._tip)
        self._golfers = StandingGolfers(self, self.pieces, self.lens, theme)
        self._aiming = Aiming(self, self.pieces, self.lens, self._tip)
        self._playback = Playback(self, self.pieces, self.lens, self._golfers, self._flag_in_wind)
        self._life = CourseLife(self.pieces, self.lens, theme)
        self._playback.begun.connect(self.begun)
        self._tints = TintPiece(self.lens)
        self.pieces.add(self._tints)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(_READING)
        self._reading.timeout.connect(self._ask)
        self._aiming.pointed.connect(self.pointed)

    # Showing

    @property
    def picture(self) -> BoardPicture:
        """What is shown, or will be when all is played."""
        return self._after.picture if self._after else self._picture

    def show_course(self, course: Course) -> None:
        """Show a course; nothing is done where it is the one shown."""
        if course is self.ground.course:
            return
        ground = ground_of(course, self._faces)
        self._wood = frozenset(
            place for place, terrain in ground.items() if terrain is Terrain.TREES
        )
        signs = tuple(tee_signs(course, self._faces))
        self._ways = {}
        self._signs = {sign.tee: sign for sign in signs}
        self._tees = {sign.tee: aside_on_tee(sign.beside) for sign in signs}
        self._tints.set_signs(signs)
        super().show_course(course)
        self._life.show_course(ground, self.bounds)

    def show(self, picture: BoardPicture) -> None:
        """Show a picture at once."""
        self.skip()
        self._show(picture)

    def play(self, animations: Sequence[Animation], picture: BoardPicture) -> None:
        """Show how a picture comes about, then the picture, then tell that it is finished.

        Without anything to play, or with animation switched off, all that is done at once.
        """
        self.skip()
        targets = self._aiming.targets
        self._after = _After(picture, targets)
        self._aiming.show(NO_TARGETS)
        self._tints.show_tints(())
        self._golfers.hover(None, self.motion)
        if animations:
            self._life.stir(self.motion)
        self._playback.play(animations, self.motion, self._wood.__contains__, self._arrive)

    @property
    def playing(self) -> bool:
        """Whether something is played."""
        return self._playback.playing

    def skip(self) -> bool:
        """Bring what is played to its end; return whether anything was."""
        if not self._playback.playing:
            return False
        self._playback.skip()
        return True

    def _arrive(self) -> None:
        assert self._after is not None
        after, self._after = self._after, None
        self._show(after.picture)
        self._aiming.show(after.targets)
        if after.pointed_at is not None:
            self.point_at(after.pointed_at)
        if self._life.stirs:
            self._life.stir(self.motion)
        self.finished.emit()

    def _show(self, picture: BoardPicture) -> None:
        self._picture = picture
        self._show_flags(picture.flags)
        greens = {flag.place: aside_on_green(flag) for flag in picture.flags}
        self._golfers.show(picture.golfers, self._tees | greens)

    def _show_flags(self, flags: Sequence[FlagPicture]) -> None:
        wanted = {flag.hole: flag for flag in flags}
        in_play = frozenset(flag.place for flag in flags if flag.in_play)
        self._aiming.set_greens(frozenset(flag.place for flag in flags), in_play)
        for hole in [hole for hole in self._flags if hole not in wanted]:
            self.pieces.remove(self._flags.pop(hole))
        for hole, flag in wanted.items():
            drawing = drawings.flag(flag, self.theme)
            if flag.in_play and len(in_play) <= _FEW:
                drawing = drawings.flag_from_afar(flag, self.theme)
            piece = self._flags.get(hole)
            if piece is None:
                piece = self._flags[hole] = DrawnPiece(self.lens, HexLayer.FLAGS, drawing)
                self.pieces.add(piece)
            piece.show_drawing(drawing)
            piece.stand_on(flag.place)
        self._show_lawn([flag.place for flag in flags if flag.on_clubhouse])
        self._show_tees([flag.hole for flag in flags if flag.in_play])

    def _flag_in_wind(self, place: Hex) -> Callable[[float], None] | None:
        """Return what shows the flag of a green in a part of a wave; None where none stands."""
        for flag in self._picture.flags:
            if flag.place == place and not flag.winners:
                return partial(self._wave, flag)
        return None

    def _wave(self, flag: FlagPicture, part: float) -> None:
        self._flags[flag.hole].show_drawing(drawings.flag(flag, self.theme, part))

    def _show_lawn(self, places: Sequence[Hex]) -> None:
        """Lay a green where else the clubhouse stands, while it is one."""
        if self._lawn is not None:
            self.pieces.remove(self._lawn)
            self._lawn = None
        for place in places:
            self._lawn = DrawnPiece(self.lens, HexLayer.LAWN, drawings.lawn(self.theme))
            self._lawn.stand_on(place)
            self.pieces.add(self._lawn)

    def _show_tees(self, holes: Sequence[int]) -> None:
        """Light the holes in play, where it is not too many, and let the signs of their tees be
        read from afar.
        """
        for piece in self._played:
            self.pieces.remove(piece)
        self._played = []
        course = self.ground.course
        if course is None or len(holes) > _FEW:
            return
        for number in (number for number in holes if number < len(course.holes)):
            hole = course.holes[number]
            # It takes longer to find than all else that a decision changes on the board.
            if number not in self._ways:
                self._ways[number] = way_of_hole(course, self._faces, hole)
            way = self._ways[number]
            if len(way) > 1:
                self._play(DrawnPiece(self.lens, HexLayer.LIGHT, drawings.hole_light(way)))
            sign = self._signs.get(hole.tee)
            if sign is not None:
                drawing = drawings.tee_sign_in_play(sign)
                piece = DrawnPiece(self.lens, HexLayer.FLAGS, drawing)
                piece.stand_on(sign.tee, sign.beside)
                self._play(piece)

    def _play(self, piece: DrawnPiece) -> None:
        """Put a piece of a hole in play on the board."""
        self.pieces.add(piece)
        self._played.append(piece)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self._life.set_theme(theme)
        self._set_look()

    def set_scale(self, scale: float) -> None:
        """Take the scale of the interface, for words on the board."""
        self._scale = scale
        self._set_look()

    def _set_look(self) -> None:
        self._tip.set_look(self.theme, self._scale)
        self._golfers.set_look(self.theme, self._scale)
        self._show_flags(self._picture.flags)

    def seen(self) -> None:
        """Keep the tip where it can be read."""
        self._aiming.place_tip()

    # Choosing

    @property
    def targets(self) -> Targets:
        """What may be chosen, now or when all is played."""
        return self._after.targets if self._after else self._aiming.targets

    def show_targets(self, targets: Targets) -> None:
        """Show what may be chosen; while something is played, when that is over."""
        self._aiming.explain(None)
        if self._after is not None:
            self._after = _After(self._after.picture, targets)
        else:
            self._aiming.show(targets)

    def show_tints(self, tints: Tints) -> None:
        """Show what a shot may reach; none while something is played."""
        self._tints.show_tints(() if self.playing else tints)

    def tint_at(self, place: Hex) -> Tint | None:
        """Return the tint of a hex; None where there is none."""
        return self._tints.at(place)

    def explain(self, place: Hex, title: str, note: str) -> None:
        """Tell something beside a hex until the pointer leaves it."""
        if place == self._hovered:
            self._aiming.explain(place, title, note)

    def look_at(self, place: Hex, title: str, note: str) -> None:
        """Tell something beside a hex that the keys look at, until the pointer is moved."""
        self._hovered = place
        self._golfers.hover(place, self.motion)
        self._aiming.explain(place, title, note)

    def _ask(self) -> None:
        if self._hovered is not None and not self.playing:
            self.hex_asked.emit(self._hovered)

    @property
    def pointed_at(self) -> int | None:
        """Index of the target that is pointed at."""
        return self._aiming.pointed_at

    def point_at(self, index: int | None) -> None:
        """Point at a target, until the pointer shows another; it comes back when that leaves.

        While something is played, when that is over. Raises IndexError where there is no such
        target.
        """
        if self._after is not None:
            check_target(index, self._after.targets)
            self._after = self._after._replace(pointed_at=index)
            return
        self._aiming.keep(index)
        target = self._aiming.target
        if target is not None:
            self.sought.emit(hex_polygon(target.place, UNIT).boundingRect())

    # Gestures

    def hover(self, at: QPointF) -> None:
        """Point at the target under the pointer, name the golfers there."""
        if self.playing:
            return
        fan = self._golfers.at(at)
        place = fan or hex_at(at, UNIT)
        found = fan is None and self._aiming.hover(at)
        clickable = found or any(flag.aimed and flag.place == place for flag in self._picture.flags)
        hand = Qt.CursorShape.PointingHandCursor
        self.cursor = hand if clickable else Qt.CursorShape.ArrowCursor
        if place != self._hovered:
            self._hovered = place
            self._golfers.hover(None if found else place, self.motion)
            self._aiming.explain(None)
            self._reading.start()
            if found or fan is not None:
                self._reading.stop()
            self.hex_hovered.emit(place)

    def click(self, at: QPointF) -> None:
        """Choose the target under the pointer, or the hex."""
        if self.playing:
            return
        index = self._aiming.index_at(at)
        if index is not None:
            self.chosen.emit(index)
        else:
            self.hex_clicked.emit(hex_at(at, UNIT))

    def leave(self) -> None:
        """Point at nothing but what was pointed at by key or click."""
        self._aiming.hover(None)
        self._golfers.hover(None, self.motion)
        self._reading.stop()
        self._aiming.explain(None)
        if self._hovered is not None:
            self._hovered = None
            self.hex_hovered.emit(None)


class CourseBoard(QFrame):
    """The course of a game, without golfers: on a sheet with its name, or edge to edge."""

    def __init__(self, look: Look, view: View, motion: Motion, *, is_sheet: bool = True) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        self.setAccessibleName(translate("golf draft", "The course"))
        course = view.table.course
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        if is_sheet:
            self.setProperty("role", "panel")
            column.setContentsMargins(*(look.px(side) for side in (10, 8, 10, 10)))
            column.setSpacing(look.px(6))
            head = QHBoxLayout()
            head.setContentsMargins(look.px(6), 0, look.px(6), 0)
            name = course_name(view.table.setup)
            head.addWidget(ElidedLabel(name, "panel_title", yields=True))
            head.addStretch(1)
            size = course_size(len(course.holes), course.par)
            head.addWidget(label(size, "small_body", "second"))
            column.addLayout(head)
        self.scene = HexScene(look.theme, view.table.box.face_by_id, self)
        """What is looked at."""
        self.scene.set_scale(look.scale)
        self.scene.motion = motion
        self.scene.show_course(course)
        self.board = HexView(self.scene)
        """The window onto it; the wheel zooms, dragging pans."""
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setMinimumSize(look.size(240, 120))
        column.addWidget(self.board, 1)
        zooms = [
            self._action(translate("golf draft", "Zoom in"), "plus", self.board.zoom_in),
            self._action(translate("golf draft", "Zoom out"), "minus", self.board.zoom_out),
            self._action(translate("golf draft", "Whole course"), "fit", self.board.fit),
        ]
        self._zooms = ZoomButtons(look, zooms, self)
        self._around = QMargins()
        self.show_view(view)

    def set_free_area(self, around: QMargins) -> None:
        """Tell how much of it lies under panels."""
        self._around = around
        self.board.set_free_area(around)
        self._place_zooms()

    def _action(self, words: str, icon: str, run: object) -> QAction:
        action = QAction(self.look.icon(icon), words, self)
        action.triggered.connect(run)
        return action

    def show_view(self, view: View) -> None:
        """Show the flags as they stand: with what they are worth, and who won them."""
        table = view.table
        tells = golf_mode(view).has_tokens
        flags = tuple(
            FlagPicture(
                hole,
                table.field.hexes[green],
                hole_label(table, hole),
                winners=takers_of(view, hole),
                tokens=view.tokens[hole] if tells and hole < len(view.tokens) else (),
                on_clubhouse=hole >= len(table.field.pars),
            )
            for hole, green in enumerate(table.field.greens)
        )
        self.scene.show(BoardPicture(flags=flags))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the zoom buttons in the lower right corner of the course."""
        super().resizeEvent(event)
        self._place_zooms()

    def _place_zooms(self) -> None:
        edge = self.look.px(20)
        corner = self.rect().marginsRemoved(self._around).bottomRight() - QPoint(edge, edge)
        self._zooms.move(corner.x() - self._zooms.width(), corner.y() - self._zooms.height())
        self._zooms.raise_()
