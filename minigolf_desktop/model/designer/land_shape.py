"""What the shape of a land asks of whoever builds there."""

from enum import StrEnum

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.geometry.square import EAST, NORTH, SOUTH, STEP, WEST, pack, unpack

_SIDES = tuple(STEP[side] for side in (NORTH, EAST, SOUTH, WEST))


class Trait(StrEnum):
    """What stands out most in a shape."""

    LANES = "lanes"
    """Half of the cells or more have at most two neighbours."""
    ENDS = "ends"
    """Two cells or more have one neighbour at most."""
    RING = "ring"
    """Four cells or more that cannot be built on lie inside."""
    SHORE = "shore"
    """Five cells of water or more lie about."""
    OPEN = "open"
    """A third of the cells or more have four neighbours."""
    MIXED = "mixed"
    """Nothing of that."""


def trait_of(land: Land) -> Trait:
    """Return what stands out most in the shape of a land: the first of them that is so."""
    neighbours = [sum(cell + step in land.free for step in _SIDES) for cell in land.free]
    count = len(neighbours)
    found = {
        Trait.LANES: 2 * sum(near <= 2 for near in neighbours) >= count,
        Trait.ENDS: sum(near <= 1 for near in neighbours) >= 2,
        Trait.RING: len(enclosed(land)) >= 4,
        Trait.SHORE: len(land.water) >= 5,
        Trait.OPEN: 3 * sum(near == 4 for near in neighbours) >= count,
        Trait.MIXED: True,
    }
    return next(trait for trait, is_so in found.items() if is_so)


def enclosed(land: Land) -> frozenset[int]:
    """Return the cells that cannot be built on and that land or gate shut off from outside."""
    built = land.free | land.gate.cells
    places = [unpack(cell) for cell in built]
    columns = [x for x, _ in places]
    rows = [y for _, y in places]
    left, right, top, bottom = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
    around = {pack(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - built
    reached, ways = set[int](), [pack(left, top)]
    while ways:
        cell = ways.pop()
        if cell in around and cell not in reached:
            reached.add(cell)
            ways += [cell + step for step in _SIDES]
    return frozenset(around - reached)
