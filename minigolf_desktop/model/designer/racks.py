"""The bag, the racks that are filled from it, and the pawns that take places on them.

A rack has a slot more than there are players. A slot holds the index of a design, or no tile.

Layout. A bag is bytes in the order in which its tiles will be drawn, the next one last: the index
of a design for a tile, :data:`VISIT` for a visit of the clients.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.designer.kernel.position`: what changes here changes there.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.course import NO_TILE
from minigolf_desktop.model.designer.setup import Setup, VisitRule
from minigolf_desktop.model.play.randomness import Randomness

# --- The racks: tiles in the order of their back numbers, and the pawns that take their places

Rack = tuple[int, ...]
"""Designs by slot, from the left."""

ContentT = TypeVar("ContentT")


def slots(seats: int) -> int:
    """Return how many tiles a rack holds."""
    return seats + 1


def in_back_number_order(drawn: Iterable[int], box: Box) -> Rack:
    """Return a rack of drawn tiles: by back number, equal numbers in the order drawn."""
    return tuple(sorted(drawn, key=box.back_numbers.__getitem__))


def put(row: tuple[ContentT, ...], place: int, content: ContentT) -> tuple[ContentT, ...]:
    """Return a row (tiles, pawns, players) with something else in one place."""
    return (*row[:place], content, *row[place + 1 :])


def untaken(rack: Rack) -> tuple[int, ...]:
    """Return the slots that still hold a tile."""
    return tuple(slot for slot, design in enumerate(rack) if design != NO_TILE)


# --- The bag: what goes into it, drawing from it, and putting tiles back

VISIT = 255
"""A visit tile; no design has an index as high."""

VISIT_TILES = {1: 7, 2: 7, 3: 5, 4: 4, 5: 3}
"""Visit tiles in the bag by number of players (ruling D22)."""

UNTAKEN_FOR_VISIT = 21
"""Tiles not taken that bring the one visit of the alternative rule."""


class Draw(NamedTuple):
    """What came out of a bag."""

    tiles: bytes
    """In the order drawn."""
    bag: bytes
    """What is left."""
    visits: int
    """Visit tiles that came out on the way."""


def bag_content(box: Box, setup: Setup) -> bytes:
    """Return all that goes into the bag, sorted (rulings D22 and D29)."""
    tiles = box.tiles if setup.expansion else box.base_tiles
    return tiles + bytes((VISIT,)) * visit_tiles(setup)


def visit_tiles(setup: Setup) -> int:
    """Return how many visit tiles go into the bag."""
    if not setup.is_advanced or setup.visits is VisitRule.UNTAKEN:
        return 0
    return VISIT_TILES[setup.seats]


def draw(bag: bytes, count: int) -> Draw | None:
    """Draw tiles, and more for the visits among them; None when the bag holds too few."""
    start = len(bag) - count
    if start < 0:
        return None
    tiles = bag[start:]
    if VISIT not in tiles:
        return Draw(tiles[::-1], bag[:start], 0)
    drawn = bytearray()
    place = len(bag)
    while place and len(drawn) < count:
        place -= 1
        if bag[place] != VISIT:
            drawn.append(bag[place])
    if len(drawn) < count:
        return None
    return Draw(bytes(drawn), bag[:place], len(bag) - place - count)


def put_back(bag: bytes, tiles: Iterable[int], stream: Randomness) -> tuple[bytes, Randomness]:
    """Return the bag with tiles more, each somewhere among the others, and what follows."""
    for tile in tiles:
        place, stream = stream.below(len(bag) + 1)
        bag = bag[:place] + bytes((tile,)) + bag[place:]
    return bag, stream


# --- Who plays when: the pawns, from the left end of the bench to the last slot of the rack

NOBODY = -1
"""In a row of pawns: a slot without one."""


def next_order(bench: tuple[int, ...], pawns: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats in the order of the next round.

    ``bench`` is from the left: the last to pass sits leftmost and plays first.
    """
    return (*bench, *[seat for seat in pawns if seat != NOBODY])


def sit_down(bench: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the bench with one more who passes, to the left of all others."""
    return (seat, *bench)
