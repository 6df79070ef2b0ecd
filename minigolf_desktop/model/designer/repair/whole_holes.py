"""Taking a hole away and adding one (rule book: set-up)."""

from collections.abc import Iterator

from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.repair.bag import Bag, count_designs
from minigolf_desktop.model.designer.repair.changes import NOTHING, Change, ChangeKind, Tiles
from minigolf_desktop.model.designer.tiles import Role
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP


def removed_hole(bag: Bag, tiles: Tiles, hole: Hole) -> Change:
    """Return the change that takes a hole away.

    A tile that another hole passes as well gives way to one with the other hole's path alone.
    """
    gone: dict[int, set[int]] = {}
    for cell, segment in hole.steps:
        gone.setdefault(cell, set()).add(segment)
    lying = count_designs(tiles.values())
    after = []
    for cell, segments in gone.items():
        pieces = bag.box.pieces[tiles[cell]]
        shape = frozenset(
            (piece.role, frozenset(piece.sides))
            for segment, piece in enumerate(pieces)
            if segment not in segments
        )
        tile = bag.tile(shape, lying, tiles[cell]) if shape else None
        after.append((cell, NOTHING if tile is None else tile))
    return Change(ChangeKind.REMOVE_HOLE, tuple(after))


def added_hole(bag: Bag, tiles: Tiles, land: Land) -> Change | None:
    """Return the change that adds a tee and a green side by side, on the land if there is room.

    None when the bag has no tee or no green left.
    """
    used = count_designs(tiles.values())
    for cell, side in _places(tiles, land):
        tee = bag.tile(frozenset({(Role.TEE, frozenset({side}))}), used, None)
        green = bag.tile(frozenset({(Role.GREEN, frozenset({side ^ 2}))}), used, None)
        if tee is not None and green is not None:
            return Change(ChangeKind.ADD_HOLE, ((cell, tee), (cell + STEP[side], green)))
    return None


def _places(tiles: Tiles, land: Land) -> Iterator[tuple[int, int]]:
    """Yield (cell, side) for a tee: inside the land, then around it, row by row."""
    taken = tiles.keys() | land.gate.cells

    def is_free(cell: int) -> bool:
        return cell not in taken and cell not in land.water

    for cell in sorted(land.free):
        for side in SIDES:
            ahead = cell + STEP[side]
            if ahead in land.free and is_free(cell) and is_free(ahead):
                yield cell, side
    border = {cell + step for cell in taken for step in AROUND}
    for cell in sorted(border):
        for side in SIDES:
            if is_free(cell) and is_free(cell + STEP[side]):
                yield cell, side
