"""The racks: tiles in the order of their back numbers, and the pawns that take their places.

A rack has a slot more than there are players. A slot holds the index of a design, or no tile.
"""

from collections.abc import Iterable
from typing import TypeVar

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.placing import NO_TILE

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
