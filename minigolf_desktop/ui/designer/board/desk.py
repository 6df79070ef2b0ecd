"""The desk of a square board: its tools, the tile in hand, and what is said about it.

Tools take gestures in scene coordinates.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QLineF, QObject, QPointF, QRectF, Qt, Signal

from minigolf_desktop.model.designer import (
    NO_TILE,
    NumberHole,
    PlaceReserved,
    PlaceTile,
    SwapNumbers,
    turned_tile,
)
from minigolf_desktop.model.designer.box import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.conditions import OFF_LAND_COST
from minigolf_desktop.model.designer.scoring import ScoreChange
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.common.boards.gestures import Direction, nearest_ahead
from minigolf_desktop.ui.common.boards.placement import Fit, PillLine, PillText
from minigolf_desktop.ui.common.laying import Carrying, LayingDesk, Pending, Piece, Spot, Tool
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import MINUS
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.board.aim import (
    Places,
    cell_told,
    cells_of,
    next_cell,
    side_fits,
    sign_told,
)
from minigolf_desktop.ui.designer.board.hole_sign import SignItem
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.tile_item import HANDLE, HANDLE_RADIUS, GhostTile, cell_rect
from minigolf_desktop.ui.designer.session import FROM_THE_GATE, BoardSession, Placement
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_name,
    line_reason,
)
from minigolf_desktop.ui.designer.text.rules import refusal_sentence
from minigolf_desktop.ui.designer.text.tiles import cell_words, sides_words, tile_words
from minigolf_desktop.ui.designer.widgets.clients import wish_icon


@dataclass(frozen=True)
class Habits:
    """How the player likes to work."""

    confirm: bool = True
    """Whether a tile put down waits for a yes."""
    hints: bool = True
    """Whether fit and worth are shown before a tile is put down."""


MOST_LINES = 6
"""Most lines that a player reads at a glance; the smallest changes share the last one."""

_OF_A_HOLE = {"hole-pleases", "transition-aligned", "in-zone", "green-to-tee"}
"""Reasons that say which hole they are about."""


def change_lines(changes: Sequence[ScoreChange], clients: Sequence[Client]) -> tuple[PillLine, ...]:
    """Return a line a change, in the order in which they are counted."""
    lines = [
        PillLine(_icon(change, clients), change_words(change, clients), change.line.points)
        for change in changes
    ]
    if len(lines) <= MOST_LINES:
        return tuple(lines)
    by_size = sorted(range(len(lines)), key=lambda place: -abs(lines[place].points))
    told = sorted(by_size[: MOST_LINES - 1])
    rest = sum(lines[place].points for place in by_size[MOST_LINES - 1 :])
    others = PillLine("plus", translate("changes", "and other things"), rest)
    return (*(lines[place] for place in told), others)


def change_words(change: ScoreChange, clients: Sequence[Client]) -> str:
    """Return what is gained or lost: ``1 malformed hole``, ``Hole 3 in the green zone``."""
    line = change.line
    if line.reason in _OF_A_HOLE and not line.number:
        return condition_name(change.condition)
    words = line_reason(line._replace(points=abs(line.points)), clients)
    if change.is_cost and line.points > 0:
        return translate("changes", "mended: {what}").replace("{what}", words)
    if not change.is_cost and line.points < 0:
        return translate("changes", "lost: {what}").replace("{what}", words)
    return words


def _icon(change: ScoreChange, clients: Sequence[Client]) -> str:
    whose = {"her_whim": MrsClient, "his_whim": MrClient}.get(change.condition)
    wishing = [client for client in clients if whose is not None and isinstance(client, whose)]
    return wish_icon(wishing[0]) if wishing else CONDITION_ICONS[change.condition]


class HandTile(Piece[int]):
    """The tile of a slot over the board. Its places are cells, its turns quarters."""

    turns = 4

    def __init__(self, session: BoardSession, scene: BoardScene, slot: int, *, hints: bool) -> None:
        """Take the match, the board and a slot; ``hints`` show fit and worth before it lies."""
        course = session.course
        assert course is not None, "a tile is taken once there is a land to lay it on"
        self._session = session
        self._scene = scene
        self._hints = hints
        self._course = course
        self.slot = slot
        """Slot of the hand that it is of, or the gate."""
        self._design = session.tile(slot)
        self.places = Places(session.placements_of(slot))
        """Where it may go."""
        # The board stays as it is while a tile is over it, and a drag comes by again and again.
        self._refusals: dict[Spot[int], Refusal | None] = {}
        self._shown: dict[Spot[int], tuple[GhostTile, PillText]] = {}

    def placement(self, spot: Spot[int]) -> Placement:
        """Return the action that puts it down."""
        if self.slot == FROM_THE_GATE:
            return PlaceReserved(*spot)
        return PlaceTile(self.slot, *spot)

    def place_at(self, at: QPointF) -> int:
        """Return the cell under a point."""
        return cell_at(at)

    def area(self, place: int) -> QRectF:
        """Return the square of a cell."""
        return cell_rect(place)

    def first_place(self, near: int | None) -> int | None:
        """Return the legal cell nearest to a cell, else to the tile that was laid last."""
        last = next(reversed(self._course.tiles), None)
        return self.places.first_cell(last if near is None else near, self._course.land.free)

    def place_beside(self, place: int, direction: Direction) -> int:
        """Return the next legal cell in a direction."""
        return self.places.next_cell(place, direction)

    def snap(self, place: int, turn: int) -> int:
        """Return the rotation nearest to one that fits."""
        return self.places.nearest_rotation(self._course, self._design, place, turn)

    def refusal(self, spot: Spot[int]) -> Refusal | None:
        """Return why it may not be placed there."""
        if spot not in self._refusals:
            self._refusals[spot] = self._session.refusal(self.placement(spot))
        return self._refusals[spot]

    @property
    def name(self) -> str:
        """What it shows, and in how many places it may lie."""
        places = translate("Desk", "It fits in %n places.", "", len(self.places.rotations))
        return in_sentences(tile_words(self._course.box.designs[self._design]), places)

    def words(self, spot: Spot[int]) -> str:
        """Return the cell, how the sides fit there, and what the placement is worth."""
        course, cell = self._course, spot.place
        is_free = cell in course.land.free and cell not in course.tiles
        where = cell_words(cell) if is_free else cell_told(course, cell)
        # Whoever sees the tile sees where its paths lead, with marks and without.
        fits = () if self._is_taken(cell) else side_fits(course, cell, self._turned(spot))
        return in_sentences(where, sides_words(fits), self._said(spot, self.refusal(spot)).spoken)

    def may_wait(self, place: int) -> bool:
        """Return whether a tile could lie on a cell, turned until it fits."""
        return place in self._course.front

    def is_handle(self, place: int, at: QPointF) -> bool:
        """Return whether the turn handle of the ghost is there."""
        return QLineF(at, cell_rect(place).topLeft() + HANDLE).length() <= HANDLE_RADIUS + 2

    def put_down(self, spot: Spot[int]) -> bool:
        """Place it."""
        return self._session.play(self.placement(spot))

    def show_places(self, shown: bool) -> None:
        """Show softly which cells are legal."""
        self._scene.show_places(self.places.rotations if shown else ())

    def show(self, spot: Spot[int] | None, steps: int) -> None:
        """Show the ghost with its marks of fit, and what the placement is worth."""
        if spot is None:
            self._scene.show_ghost(None, PillText())
            return
        self._scene.show_ghost(*self._seen(spot), steps)

    def ahead(self) -> Iterator[None]:
        """Work out bit by bit what a drag will come by: each step is done when it is asked for."""
        design, ghost = self._course.box.designs[self._design], self._scene.ghost
        for turn in range(self.turns):
            ghost.prepare_picture(design, turn)
            yield
        for cell in self.places.rotations:
            tile, _ = self._seen(Spot(cell, self.snap(cell, 0)))
            ghost.prepare_trim(tile)
            yield

    def _seen(self, spot: Spot[int]) -> tuple[GhostTile, PillText]:
        """Return what is seen of it where it is held, and what is said."""
        if spot not in self._shown:
            refusal = self.refusal(spot)
            design = self._course.box.designs[self._design]
            ghost = GhostTile(spot.place, design, spot.turn, self._fits(spot), refusal is None)
            self._shown[spot] = ghost, self._said(spot, refusal)
        return self._shown[spot]

    def _fits(self, spot: Spot[int]) -> tuple[Fit, ...]:
        if self._is_taken(spot.place):
            return ()
        fits = side_fits(self._course, spot.place, self._turned(spot))
        return fits if self._hints or Fit.WRONG in fits else ()

    def _is_taken(self, cell: int) -> bool:
        return cell in self._course.tiles or cell in self._course.land.gate.cells

    def _turned(self, spot: Spot[int]) -> int:
        return turned_tile(self._design, spot.turn)

    def _said(self, spot: Spot[int], refusal: Refusal | None) -> PillText:
        if refusal is not None:
            return PillText(refusal=refusal_sentence(refusal))
        if self._hints:
            changes = self._session.changes(self.placement(spot))
            worth = sum(change.line.points for change in changes)
            return PillText(worth, lines=change_lines(changes, self._session.clients))
        if spot.place in self._course.land.free:
            return PillText()
        text = translate("Desk", "off the land {points}")
        return PillText(cost=text.replace("{points}", f"{MINUS}{OFF_LAND_COST}"))


_DRAG_START = 8.0
"""Scene units that a sign is dragged before it moves."""


class IdleTool(Tool):
    """Nothing in hand: signs can be clicked, or dragged onto any tile of another hole.

    The arrow keys look over the course, cell by cell.
    """

    desk: "Desk"
    is_idle = True

    def __init__(self, desk: "Desk") -> None:
        super().__init__(desk)
        self._sign: SignItem | None = None
        self._from = QPointF()
        self._home = QPointF()
        self._dragged = False

    def end(self) -> None:
        """Let go of a sign, and put the cursor of the keys away."""
        self._look_at(None)
        if self._sign is not None:
            self._sign.setPos(self._home)
            self._sign = None
        self.desk.scene.choose_sign(None)

    def hover(self, at: QPointF) -> None:
        """Ring the sign under the pointer."""
        self._look_at(None)
        sign = self.desk.scene.sign_at(at)
        self.desk.scene.choose_sign(sign)
        hand = Qt.CursorShape.PointingHandCursor
        self.cursor = Qt.CursorShape.ArrowCursor if sign is None else hand

    def step(self, direction: Direction) -> bool:
        """Look at the next cell in a direction, first at the tile that was laid last."""
        course = self.desk.scene.course
        if course is None:
            return False
        cells, spot = cells_of(course), self.spot
        first = next(reversed(course.tiles), min(course.land.gate.cells))
        self._look_at(first if spot is None else next_cell(spot.place, cells, direction))
        return True

    def _look_at(self, cell: int | None) -> None:
        """Have the keys look at a cell, or at none."""
        desk = self.desk
        if cell is None and self.spot is None:
            return
        self.spot = None if cell is None else Spot(cell, 0)
        desk.scene.point_at(cell)
        if cell is not None:
            desk.sought.emit(cell_rect(cell))
            self.tell(cell)

    def tell(self, cell: int) -> None:
        """Have read out what lies on a cell."""
        self.desk.heard.emit(partial(told_of, self.desk.scene, cell))

    def press(self, at: QPointF) -> bool:
        """Take hold of a sign."""
        self._sign = self.desk.scene.sign_at(at)
        if self._sign is None:
            return False
        self._from, self._home, self._dragged = at, self._sign.pos(), False
        self.desk.scene.choose_sign(self._sign)
        return True

    def drag(self, at: QPointF) -> None:
        """Carry the sign along."""
        if self._sign is None:
            return
        if self._dragged or QLineF(self._from, at).length() > _DRAG_START:
            self._dragged = True
            self._sign.setPos(self._home + at - self._from)
            self.desk.scene.choose_sign(self._target(at) or self._sign)

    def _target(self, at: QPointF) -> SignItem | None:
        """Return the sign of another hole that lies at a point, or whose tile does."""
        scene, sign = self.desk.scene, self._sign
        target = scene.sign_at(at, without=sign) or scene.hole_at(at)
        return None if target is sign else target

    def release(self, at: QPointF) -> None:
        """Swap numbers with the hole below, or ask for a number after a click."""
        target = self._target(at)
        sign, self._sign = self._sign, None
        if sign is None:
            return
        sign.setPos(self._home)
        if not self._dragged:
            self.desk.sign_asked.emit(sign)
            return
        if target is not None and target.sign.number != sign.sign.number:
            self.desk.swap(sign, target)

    def click(self, at: QPointF) -> None:
        """Tell what comes first where a cell is clicked that a tile could go to."""
        course = self.desk.session.course
        cell = cell_at(at)
        if course is not None and cell in course.land.free and cell not in course.tiles:
            self.confirm()

    def confirm(self) -> bool:
        """Tell what comes first while there is a tile to be chosen."""
        if not self.desk.session.may_place:
            return False
        self.desk.told.emit(
            QCoreApplication.translate("Desk", "First choose a tile, then the cell where it goes.")
        )
        return True

    def leave(self) -> None:
        """Take the ring off."""
        if self._sign is None:
            self.desk.scene.choose_sign(None)


def told_of(scene: BoardScene, cell: int) -> str:
    """Return what lies on a cell of a board, in words for players who cannot see it."""
    course = scene.course
    return "" if course is None else cell_told(course, cell, [one.sign for one in scene.signs])


class WatchingTool(IdleTool):
    """The board is another's, or about to be; still its holes can be numbered (ruling D35)."""

    def confirm(self) -> bool:
        """Have nothing to tell: no tile is to be chosen."""
        return False

    def click(self, at: QPointF) -> None:
        """Tell that somebody who looks on is waiting."""
        self.desk.watched.emit()


class NumberingTool(Tool):
    """The signs by keyboard: arrows choose one, a digit numbers its hole, 0 releases it."""

    desk: "Desk"

    def begin(self) -> None:
        """Choose the first sign and say how it goes on."""
        signs = self.desk.scene.signs
        self._choose(min(signs, key=lambda item: (item.sign.number or 99, item.y())))

    def end(self) -> None:
        """Take the ring off."""
        self.desk.scene.choose_sign(None)

    def step(self, direction: Direction) -> bool:
        """Go to the next sign in a direction."""
        signs = ((item.pos(), item) for item in self.desk.scene.signs)
        self._choose(nearest_ahead(self._sign.pos(), signs, direction) or self._sign)
        return True

    def _choose(self, sign: SignItem) -> None:
        self._sign = sign
        self.desk.scene.choose_sign(sign)
        self.desk.sought.emit(cell_rect(sign.sign.cell))
        self.desk.heard.emit(partial(sign_told, sign.sign))

    def confirm(self) -> bool:
        """Ask for the number in a menu."""
        self.desk.sign_asked.emit(self._sign)
        return True

    def digit(self, number: int) -> None:
        """Give the hole of the chosen sign a number; 0 lets the program choose."""
        self.desk.number(self._sign, number)


class Desk(LayingDesk):
    """Lays the tiles of a hand, and numbers holes.

    Who shows the board tells it of every change by :meth:`board_changed`.
    """

    sign_asked = Signal(object)
    """The number of a sign (a SignItem) is to be chosen."""
    watched = Signal()
    """Somebody who only looks on clicked: what is awaited may come at once."""

    def __init__(
        self,
        session: BoardSession,
        scene: BoardScene,
        habits: Habits,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        """The match."""
        self.scene = scene
        """The board."""
        self.habits = habits
        """How the player likes to work."""
        self.asks = habits.confirm
        self.seat = 0
        """Whose course lies on the board."""
        self._ahead: Piecemeal | None = None

    def number(self, sign: SignItem, number: int) -> bool:
        """Give the hole of a sign a number; 0 lets the program choose."""
        return self.session.play(NumberHole(sign.sign.cell, sign.sign.segment, number, self.seat))

    def swap(self, sign: SignItem, other: SignItem) -> bool:
        """Let the holes of two signs swap their numbers, of which one may be missing."""
        one, two = sign.sign, other.sign
        if not two.number:
            one, two = two, one
        return self.session.play(SwapNumbers(one.cell, one.segment, two.number, self.seat))

    def set_habits(self, habits: Habits) -> None:
        """Change how the player likes to work; a tile in hand is put away."""
        self.habits = habits
        self.asks = habits.confirm
        self.rest()

    def idle_tool(self) -> Tool:
        """Return the tool of an empty hand."""
        return IdleTool(self)

    def watch(self) -> None:
        """Put everything away: nothing is laid on the board, but its holes may be numbered.

        Whoever is numbering them goes on.
        """
        if not isinstance(self.tool, NumberingTool):
            self.use(WatchingTool(self))

    @property
    def slot(self) -> int | None:
        """Slot of the tile that is carried or pending; None without one."""
        return self.piece.slot if isinstance(self.piece, HandTile) else None

    @property
    def placement(self) -> Placement | None:
        """The action that puts the tile down where it is held; None off the board."""
        piece, spot = self.piece, self.spot
        return piece.placement(spot) if isinstance(piece, HandTile) and spot else None

    def can_take(self, slot: int) -> bool:
        """Whether the tile of a slot may be carried now."""
        session = self.session
        known = slot == FROM_THE_GATE or slot < len(session.tiles)
        return known and session.may_place and session.tile(slot) != NO_TILE

    def take(self, slot: int, *, by_key: bool = False) -> bool:
        """Carry the tile of a slot; return whether that is possible.

        A key holds it over the first cell where it may go, near that of the tile before.
        """
        near = self.spot and self.spot.place
        self.cancel()
        if not self.can_take(slot):
            return False
        tile = HandTile(self.session, self.scene, slot, hints=self.habits.hints)
        carrying = Carrying.take_up(self, tile)
        self._see_ahead(tile)
        if by_key:
            carrying.hold_somewhere(near)
        return True

    def _see_ahead(self, tile: HandTile) -> None:
        """Let be worked out what a drag will show, until the tile is no longer in hand."""
        if self._ahead is not None:
            self._ahead.stop()
        in_hand = takewhile(lambda _: self.piece is tile, tile.ahead())
        self._ahead = Piecemeal(in_hand, lambda _: None, self)

    def propose(self, slot: int, cell: int, rotation: int) -> None:
        """Lay the tile of a slot on a cell, to be placed by a yes; nothing if that cannot be."""
        if self.take(slot) and self.piece is not None:
            self.use(Pending(self, self.piece, Spot(cell, rotation)))

    def number_by_key(self) -> None:
        """Choose among the signs with the keyboard."""
        if self.scene.signs:
            self.use(NumberingTool(self))
