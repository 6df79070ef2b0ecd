"""Which part of a large course is looked at: the hole that is played, as large as there is room."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSizeF

from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import looked_at
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.pictures import holes_in_play

MOST = 28.0
"""Side of a hex in pixels that looking at the hole makes at most."""
LEAST = 19.0
"""Side of a hex in pixels of the interface below which only the hole is shown."""
AROUND = 2.2
"""Units of course shown round the hole."""
EDGE = 0.15
"""Units of meadow shown round a whole course."""
BESIDE = 2.0
"""Units of meadow shown at most where balls land out of bounds."""


class Framing:
    """Looks at the whole course while it is small enough, else at the hole in play."""

    def __init__(self, whole: QRectF, scale: float) -> None:
        """``whole`` is the whole course in scene units."""
        self.free = QSizeF()
        """Room for the board between the panels, in pixels."""
        self._whole = whole
        self._least = LEAST * scale
        self._most = MOST * scale
        self._wide = False

    @property
    def is_close(self) -> bool:
        """Whether the hole is looked at, not the course."""
        free, whole = self.free, self._whole
        if self._wide or whole.isEmpty() or free.isEmpty():
            return False
        fit = min(free.width() / whole.width(), free.height() / whole.height())
        return fit * UNIT < self._least

    def turn(self) -> None:
        """Change between the hole and the whole course."""
        self._wide = not self._wide

    def part(self, game: View, offer: Offer) -> QRectF:
        """Return what is to be looked at, in scene units."""
        hexes, part = hexes_in_play(game, offer), self._whole
        if hexes and self.is_close:
            part = self._moved_in(self._widened(_around(hexes))) & self._whole
        # A ball may leave the course: its last hex beside it is to be seen as well.
        beside = BESIDE * UNIT
        near = self._whole.adjusted(-beside, -beside, beside, beside)
        reached = (*hexes_reached(offer), *offer.reach.stray)
        return part | (rect_of(reached) & near)

    def _widened(self, close: QRectF) -> QRectF:
        """Return a part that is not looked at larger than needed."""
        free = self.free
        across = max(0.0, free.width() * UNIT / self._most - close.width())
        down = max(0.0, free.height() * UNIT / self._most - close.height())
        return close.adjusted(-across / 2, -down / 2, across / 2, down / 2)

    def _moved_in(self, part: QRectF) -> QRectF:
        """Return a part moved so that it shows course where it would show meadow."""
        whole = self._whole
        right = max(whole.left() - part.left(), 0.0) + min(whole.right() - part.right(), 0.0)
        down = max(whole.top() - part.top(), 0.0) + min(whole.bottom() - part.bottom(), 0.0)
        return part.translated(right, down)


def whole_course(game: View) -> QRectF:
    """Return the whole course in scene units, with the hexes that stand out at its corners."""
    edge = EDGE * UNIT
    field = game.table.field
    return rect_of(field.hexes[: field.size]).adjusted(-edge, -edge, edge, edge)


def hexes_reached(offer: Offer) -> list[Hex]:
    """Return where what is considered may end."""
    targets = [target.place for target in offer.targets.targets]
    return targets + [tint.place for tint in offer.reach.tints]


def hexes_in_play(game: View, offer: Offer) -> list[Hex]:
    """Return tee, green and golfers of the holes in play; nothing where all of it is looked at."""
    field = game.table.field
    if game.table.setup.mode in CHAOS_MODES:
        return [field.hexes[place] for place in looked_at(game, offer)]
    holes = holes_in_play(game)
    places = [*(field.tees[hole] for hole in holes), *(field.greens[hole] for hole in holes)]
    places += [ball.place for ball in game.balls if ball.hole in holes]
    return [field.hexes[place] for place in places]


def rect_of(hexes: Iterable[Hex]) -> QRectF:
    """Return the rectangle round hexes, in scene units."""
    rect = QRectF()
    for place in hexes:
        rect |= hex_polygon(place, UNIT).boundingRect()
    return rect


def _around(hexes: Iterable[Hex]) -> QRectF:
    edge = AROUND * UNIT
    return rect_of(hexes).adjusted(-edge, -edge, edge, edge)
