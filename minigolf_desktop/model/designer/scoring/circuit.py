"""Circuit: 2 points for each step of the way round, from the gate and back to it (ruling D32)."""

from collections.abc import Mapping
from itertools import pairwise

from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.land import Gate
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.geometry.square import STEP

LINK_POINTS = 2
"""Points for a green beside the next tee, and for the gate beside tee 1 or green 9."""


def circuit(numbered: Mapping[int, Hole], gate: Gate) -> tuple[Line, ...]:
    """Return a line a link; holes need not be complete. ``numbered`` is in order."""
    lines = []
    if 1 in numbered:
        lines += _at_gate("gate-to-tee", numbered[1].tees, gate, 1)
    for (before, hole), (number, following) in pairwise(numbered.items()):
        if number == before + 1:
            near = _near(hole.greens, following.tees)
            if near:
                lines.append(Line("green-to-tee", LINK_POINTS, near, number))
    if 9 in numbered:
        lines += _at_gate("green-to-gate", numbered[9].greens, gate, 9)
    return tuple(lines)


def _at_gate(reason: str, cells: tuple[int, ...], gate: Gate, number: int) -> list[Line]:
    near = [cell for cell in cells if cell in gate.adjacent]
    return [Line(reason, LINK_POINTS, (near[0],), number)] if near else []


def _near(greens: tuple[int, ...], tees: tuple[int, ...]) -> tuple[int, ...]:
    """Return a green and a tee that share a side, or a tile (ruling D21); empty if none do."""
    for green in greens:
        for tee in tees:
            if tee == green or tee - green in STEP:
                return green, tee
    return ()
