"""A square tile in hand: where it may go, how it snaps there, what is said about it."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF

from minigolf_desktop.model.designer import PlaceReserved, PlaceTile, turned_tile
from minigolf_desktop.model.designer.scoring.land import OFF_LAND_COST
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.gestures import Direction
from minigolf_desktop.ui.common.boards.pill import PillText
from minigolf_desktop.ui.common.laying import Piece, Spot
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import MINUS
from minigolf_desktop.ui.designer.board.aim import Places, side_fits
from minigolf_desktop.ui.designer.board.ghost import HANDLE, HANDLE_RADIUS, GhostTile
from minigolf_desktop.ui.designer.board.scene import BoardScene, cell_at
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, BoardSession, Placement
from minigolf_desktop.ui.designer.board.tile_item import cell_rect
from minigolf_desktop.ui.designer.board.told import cell_told
from minigolf_desktop.ui.designer.text.changes import change_lines
from minigolf_desktop.ui.designer.text.fits import sides_words
from minigolf_desktop.ui.designer.text.refusals import refusal_sentence
from minigolf_desktop.ui.designer.text.tiles import cell_words, tile_words

translate = QCoreApplication.translate


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
