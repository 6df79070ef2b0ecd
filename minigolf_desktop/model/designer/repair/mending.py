"""Single tiles to turn, swap or fill in."""

from collections import Counter
from collections.abc import Iterator

from minigolf_desktop.model.designer.repair.bag import Bag, shape_of
from minigolf_desktop.model.designer.repair.changes import Change, ChangeKind, Tiles


def changes_at(bag: Bag, tiles: Tiles, lying: Counter[int], cell: int) -> Iterator[Change]:
    """Yield every change of the tile of one cell; ``lying`` counts the tiles by design."""
    box = bag.box
    here = tiles.get(cell)
    if here is not None:
        for rotation in range(4):
            turn = here & ~3 | rotation
            if box.pieces[turn] != box.pieces[here]:
                yield Change(ChangeKind.TURN, ((cell, turn),))
    kind = ChangeKind.FILL if here is None else ChangeKind.SWAP
    # One-way tiles stay in the bag, so one is never swapped for another.
    is_one_way = here is not None and any(piece.one_way for piece in box.pieces[here])
    now = None if here is None or is_one_way else shape_of(box, here)
    others = lying if here is None else lying - Counter((here >> 2,))
    for shape in bag.by_shape:
        if shape != now:
            tile = bag.tile(shape, others, here)
            if tile is not None:
                yield Change(kind, ((cell, tile),))
