"""The camera of a round: which part of the course is looked at, and how it keeps clear of panels.

Between shots it looks at the whole course while that is large enough, else at the hole in play.
While a person considers a shot it comes nearer to ball, possible landings and green.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QMargins, QRectF, QSizeF, Qt

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_rect
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.panels import Piece
from minigolf_desktop.ui.eighteen_holes.round.pictures import holes_in_play, looked_at

MOST = 34.0
"""Side of a hex in pixels of the interface that looking at a part makes at most."""
LEAST = 19.0
"""Side of a hex in pixels of the interface below which only the hole is shown."""
AROUND = 2.2
"""Units of course shown round the hole."""
BY_SHOT = 1.4
"""Units of course shown round what matters to a shot."""
EDGE = 0.15
"""Units of meadow shown round a whole course."""
BESIDE = 2.0
"""Units of meadow shown at most where balls land out of bounds."""
WORTH = 1.3
"""How much larger a shot has to be seen for the camera to come nearer."""

_CONSIDERED = frozenset({Phase.ACT, Phase.NAME, Phase.FOLLOW, Phase.THROW, Phase.CHOOSE})
"""Phases of one turn, from the choice of an action to the shot."""


class Frame(NamedTuple):
    """What is looked at."""

    part: QRectF
    """Of the course, in scene units."""
    around: QMargins
    """How much of the board panels cover round it, in pixels."""


class Framing:
    """Where the camera stands, for a board of some size with pieces at its edges."""

    def __init__(self, view: View, scale: float) -> None:
        """``scale`` is that of the interface."""
        self._whole = whole_course(view)
        field = view.table.field
        self.hexes = [rect_of([place]) for place in field.hexes[: field.size]]
        """The room of every hex of the course, in scene units."""
        self._scale = scale
        self._size = QSizeF()
        self._pieces: tuple[Piece, ...] = ()
        self._gap = 0
        self._around = QMargins()
        self._wide = False

    def lie_under(self, size: QSizeF, pieces: Sequence[Piece], gap: int) -> None:
        """Take the size of the board, and what hides some of it; ``gap`` is left at its edges."""
        if (size, tuple(pieces), gap) != (self._size, self._pieces, self._gap):
            self._size, self._pieces, self._gap = size, tuple(pieces), gap
            self._around = self._clear_of(self._whole, self.hexes)

    @property
    def is_close(self) -> bool:
        """Whether the hole is looked at, not the course."""
        if self._wide or self._whole.isEmpty() or self._size.isEmpty():
            return False
        return self._hex_side(self._whole, self._around) < LEAST * self._scale

    def turn(self) -> None:
        """Change between the hole and the whole course."""
        self._wide = not self._wide

    def frame(self, game: View, offer: GolfOffer) -> Frame:
        """Return what is to be looked at between shots, or before the shot of a computer."""
        hexes = hexes_in_play(game, offer)
        # A ball may leave the course: its last hex beside it is to be seen as well.
        stray = self._near(rect_of((*hexes_reached(offer), *offer.reach.stray)))
        if not hexes or not self.is_close:
            whole = self._whole | stray
            return Frame(whole, self._around if whole == self._whole else self._clear_of(whole))
        edge = AROUND * UNIT
        part = rect_of(hexes).adjusted(-edge, -edge, edge, edge)
        return self._framed((part & self._whole) | stray)

    def frame_of_shot(self, game: View, offer: GolfOffer) -> Frame | None:
        """Return what is to be looked at before a shot; None where that brings nothing nearer."""
        part = shot_rect(game, offer)
        if part.isNull() or self._wide:
            return None
        edge = BY_SHOT * UNIT
        before = self.frame(game, offer)
        near = self._framed(self._near(part.adjusted(-edge, -edge, edge, edge)))
        gain = self._hex_side(*near) / max(1e-6, self._hex_side(*before))
        return near if gain >= WORTH else None

    def _near(self, part: QRectF) -> QRectF:
        """Return as much of a part as lies on the course, or just beside it."""
        if part.isNull():
            return part
        beside = BESIDE * UNIT
        return part & self._whole.adjusted(-beside, -beside, beside, beside)

    def _framed(self, part: QRectF) -> Frame:
        """Return a frame round a part, with more of the course where that would be too large."""
        around = self._clear_of(part)
        free = self._free(around)
        most = MOST * self._scale
        across = max(0.0, free.width() * UNIT / most - part.width())
        down = max(0.0, free.height() * UNIT / most - part.height())
        wider = part.adjusted(-across / 2, -down / 2, across / 2, down / 2)
        return Frame(self._moved_in(wider, part), around)

    def _moved_in(self, part: QRectF, core: QRectF) -> QRectF:
        """Return a part moved so that it shows course where it would show meadow, and a core."""
        whole = self._whole | core
        right = max(whole.left() - part.left(), 0.0) + min(whole.right() - part.right(), 0.0)
        down = max(whole.top() - part.top(), 0.0) + min(whole.bottom() - part.bottom(), 0.0)
        return (part.translated(right, down) & whole) | core

    # Clear of the pieces

    def _hex_side(self, part: QRectF, around: QMargins) -> float:
        """Return the side of a hex in pixels where a part is fitted into the free board."""
        free = self._free(around)
        return min(free.width() / part.width(), free.height() / part.height()) * UNIT

    def _free(self, around: QMargins) -> QRectF:
        board = QRectF(0, 0, max(1.0, self._size.width()), max(1.0, self._size.height()))
        free = board.marginsRemoved(around.toMarginsF())
        return free if free.width() > 1 and free.height() > 1 else QRectF(0, 0, 1, 1)

    def _clear_of(self, part: QRectF, hexes: Sequence[QRectF] = ()) -> QMargins:
        """Return the margins in which a part is largest and no piece lies over it.

        A piece in a corner takes from the width or from the height. It takes from neither where
        none of the hexes of the part would lie under it.
        """
        best = sorted(self._ways(bool(hexes)), key=lambda way: -self._hex_side(part, way[0]))
        for around, spared in best:
            if not any(self._hides(piece, part, around, hexes) for piece in spared):
                return around
        return QMargins()

    def _ways(self, spares: bool) -> Iterator[tuple[QMargins, tuple[Piece, ...]]]:
        """Yield margins by which pieces can be kept clear of, with those that are not."""
        choices: list[tuple[Qt.Edge | None, ...]] = []
        for piece in self._pieces:
            corner = piece.other is not None
            choices.append(
                (piece.edge, *((piece.other,) if corner else ()), *((None,) if spares else ()))
            )
        for chosen in product(*choices):
            around = QMargins(self._gap, self._gap, self._gap, self._gap)
            spared = []
            for piece, edge in zip(self._pieces, chosen, strict=True):
                if edge is None:
                    spared.append(piece)
                else:
                    around = self._wider(around, piece, edge)
            yield around, tuple(spared)

    def _wider(self, around: QMargins, piece: Piece, edge: Qt.Edge) -> QMargins:
        """Return margins that keep clear of a piece at an edge too."""
        left, top, right, bottom = around.left(), around.top(), around.right(), around.bottom()
        place = piece.place
        match edge:
            case Qt.Edge.LeftEdge:
                left = max(left, place.right() + 1 + self._gap)
            case Qt.Edge.RightEdge:
                right = max(right, round(self._size.width()) - place.left() + self._gap)
            case Qt.Edge.TopEdge:
                top = max(top, place.bottom() + 1 + self._gap)
            case Qt.Edge.BottomEdge:
                bottom = max(bottom, round(self._size.height()) - place.top() + self._gap)
        return QMargins(left, top, right, bottom)

    def _hides(self, piece: Piece, part: QRectF, around: QMargins, hexes: Sequence[QRectF]) -> bool:
        """Return whether a piece would lie over a hex of a part that is fitted."""
        scale, free = self._hex_side(part, around) / UNIT, self._free(around)
        place = QRectF(piece.place)
        corner = part.center() + (place.topLeft() - free.center()) / scale
        there = QRectF(corner, place.size() / scale)
        return any(there.intersects(one) for one in hexes)


def whole_course(game: View) -> QRectF:
    """Return the whole course in scene units, with the hexes that stand out at its corners."""
    edge = EDGE * UNIT
    field = game.table.field
    return rect_of(field.hexes[: field.size]).adjusted(-edge, -edge, edge, edge)


def hexes_reached(offer: GolfOffer) -> list[Hex]:
    """Return where what is considered may end."""
    targets = [target.place for target in offer.targets.targets]
    return targets + [tint.place for tint in offer.reach.tints]


def hexes_in_play(game: View, offer: GolfOffer) -> list[Hex]:
    """Return tee, green and golfers of the holes in play; nothing where the whole course counts."""
    field = game.table.field
    if game.table.in_any_order:
        return [field.hexes[place] for place in looked_at(game, offer)]
    holes = holes_in_play(game)
    places = [*(field.tees[hole] for hole in holes), *(field.greens[hole] for hole in holes)]
    places += [ball.place for ball in game.balls if ball.hole in holes]
    return [field.hexes[place] for place in places]


def shot_rect(game: View, offer: GolfOffer) -> QRectF:
    """Return the rectangle round balls, landings and greens of a shot that is considered.

    It is null where no shot is.
    """
    reached = hexes_reached(offer)
    if not reached:
        return QRectF()
    field = game.table.field
    balls = [game.ball] if game.ball != NONE else list(game.table.balls_of(game.seat))
    places = [game.balls[ball].place for ball in balls]
    if game.table.in_any_order:
        places += looked_at(game, offer)
    else:
        holes = (game.balls[ball].hole for ball in balls)
        places += [field.greens[hole] for hole in holes if 0 <= hole < len(field.greens)]
    return rect_of((*reached, *offer.reach.stray, *(field.hexes[place] for place in places)))


def rect_of(hexes: Iterable[Hex]) -> QRectF:
    """Return the rectangle round hexes, in scene units."""
    rect = QRectF()
    for place in hexes:
        rect |= hex_rect(place, UNIT)
    return rect


def considered(view: View) -> Hashable:
    """Return what tells the shot that is being considered from others; None between shots."""
    if view.phase not in _CONSIDERED:
        return None
    return view.round, len(view.played), view.balls
