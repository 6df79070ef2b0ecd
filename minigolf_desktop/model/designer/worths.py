"""What a placement would change: the aid that the table shows before a tile is let go.

Most of a score adds up tile by tile, and most holes stay as they are, so only what a placement
touches is worked out again. The figures equal those of scoring the course anew.
"""

from collections.abc import Iterable, Sequence

from minigolf_desktop.model.designer.box import Piece, turned_tile
from minigolf_desktop.model.designer.clients import ARROWS, Client, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course, place
from minigolf_desktop.model.designer.holes import Hole, trace_holes, trace_holes_after
from minigolf_desktop.model.designer.moves import PlaceTile
from minigolf_desktop.model.designer.numbering import Fixed, best_numbering
from minigolf_desktop.model.designer.scoring.circuit import circuit
from minigolf_desktop.model.designer.scoring.fun import fun
from minigolf_desktop.model.designer.scoring.her_whim import her_whim
from minigolf_desktop.model.designer.scoring.his_whim import his_whim
from minigolf_desktop.model.designer.scoring.land import land
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.designer.scoring.par import par
from minigolf_desktop.model.designer.scoring.perfection import perfection
from minigolf_desktop.model.designer.scoring.playability import playability


def placement_worths(
    course: Course,
    hand: Sequence[int],
    placements: Iterable[PlaceTile],
    clients: Sequence[Client],
    numbers: Fixed,
    *,
    mistakes: bool,
) -> dict[PlaceTile, int]:
    """Return by placement how it changes the score so far (ruling D33).

    ``hand`` is the designs by slot, of a hand or a rack; ``mistakes`` says whether mismatches and
    wrong directions count (ruling D36).
    """
    mrs = next((client for client in clients if isinstance(client, MrsClient)), None)
    mr = next((client for client in clients if isinstance(client, MrClient)), None)
    holes = trace_holes(course)
    look_at_arrows = mrs if mrs is not None and mrs.element == ARROWS else None

    def of_holes(course: Course, holes: tuple[Hole, ...]) -> int:
        return _points_of_holes(course, holes, look_at_arrows, mr, numbers, mistakes=mistakes)

    before = of_holes(course, holes)
    bare = _points(land(course._replace(tiles={}), final=False))
    worths: dict[PlaceTile, int] = {}
    known: dict[tuple[int, int, tuple[Piece, ...]], int] = {}
    for action in placements:
        slot, cell, rotation = action
        tile = turned_tile(hand[slot], rotation)
        look = (slot, cell, course.box.pieces[tile])
        if look in known:
            worths[action] = known[look]
            continue
        alone = course._replace(tiles={cell: tile})
        own = fun(alone) + her_whim(alone, (), mrs) + land(alone, final=False)
        after = place(course, cell, tile)
        holes_after = trace_holes_after(after, holes, cell)
        change = of_holes(after, holes_after) - before
        worths[action] = known[look] = _points(own) - bare + change
    return worths


def _points_of_holes(
    course: Course,
    holes: tuple[Hole, ...],
    mrs: MrsClient | None,
    mr: MrClient | None,
    numbers: Fixed,
    *,
    mistakes: bool,
) -> int:
    """Return the points that hang on the holes; ``mrs`` where hers do."""
    numbering = best_numbering(course, holes, mr, numbers, final=False, mistakes=mistakes)
    numbered = numbering.numbered()
    declared = [(one.number, one.hole) for one in numbering.declared]
    par_lines = par(numbered, final=False)
    circuit_lines = circuit(numbered, course.land.gate)
    if mr is not None and mr.feature is Feature.PERFECT:
        faults = playability(course, holes, declared, final=True, mistakes=mistakes)
        his_lines = perfection(course, par_lines, circuit_lines, faults)
    else:
        his_lines = his_whim(numbered, mr)
    return (
        _points(her_whim(course, holes, mrs))
        + _points(his_lines)
        + _points(par_lines)
        + _points(circuit_lines)
        + _points(playability(course, holes, declared, final=False, mistakes=mistakes))
    )


def _points(lines: Iterable[Line]) -> int:
    return sum([line.points for line in lines])
