"""Parts of the course that one imagined tile must join: they are one hole (ruling D17, ties).

Open ends that look into the same empty cell are tied: two with each other, of three or four those
that lie opposite (the imagined tile is a crossing). Parts tied together, directly or through
others, are one hole, unless that hole would have two tees or two greens, go in a circle, or hold a
bad connection: then they all stay apart.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.holes import Edge, Hole, Status
from minigolf_desktop.model.geometry.square import STEP


class Tie(NamedTuple):
    """Two open ends that look into the same empty cell."""

    ends: tuple[Edge, Edge]
    is_crossing: bool
    """Whether other ends look into the cell too: the imagined tile is a crossing."""


class Tied(NamedTuple):
    """A hole of one part, or of all that are tied to it."""

    parts: tuple[int, ...]
    """Indexes of the traced holes, in the order of play."""
    hole: Hole
    ties: tuple[Tie, ...] = ()
    """One between each part and the next."""


def tie_holes(parts: Sequence[Hole]) -> tuple[Tied, ...]:
    """Return the holes that some traced holes make, in the order of the first part of each."""
    found = [(tie, *_owners(parts, tie)) for tie in find_ties(parts)]
    groups = [_group(parts, members, found) for members in _components(found)]
    grouped = {index: tied for tied in groups if tied is not None for index in tied.parts}
    holes: dict[int, Tied] = {}
    for index, part in enumerate(parts):
        tied = grouped.get(index) or Tied((index,), part)
        holes.setdefault(min(tied.parts), tied)
    return tuple(holes.values())


def find_ties(parts: Iterable[Hole]) -> list[Tie]:
    """Return the pairs of open ends that are tied, whether or not they make one hole."""
    ends: dict[int, dict[int, Edge]] = {}
    for part in parts:
        for edge in part.open_edges:
            ends.setdefault(edge.cell + STEP[edge.side], {})[edge.side] = edge
    ties = []
    for meeting in ends.values():
        if len(meeting) == 2:
            one, other = meeting.values()
            ties.append(Tie((one, other), is_crossing=False))
        elif len(meeting) > 2:
            ties += [
                Tie((meeting[side], meeting[side ^ 2]), is_crossing=True)
                for side in (0, 1)
                if side in meeting and side ^ 2 in meeting
            ]
    return ties


def join_parts(parts: Sequence[Hole], tied: Iterable[Edge] = ()) -> Hole:
    """Return parts made one hole: incomplete, with the tiles of all (ruling D18).

    They come in the order of play. The imagined tiles give a one-way segment no direction.
    """
    met = {*tied}
    return Hole(
        tuple([step for part in parts for step in part.steps]),
        Status.INCOMPLETE,
        sum([part.par for part in parts]),
        tuple([cell for part in parts for cell in part.tees]),
        tuple([cell for part in parts for cell in part.greens]),
        any(part.bends for part in parts),
        tuple([edge for part in parts for edge in part.open_edges if edge not in met]),
        (),
        tuple([cell for part in parts for cell in part.wrong_way]),
        max([part.start for part in parts]),
        max([part.finish for part in parts]),
        tuple([cell for part in parts for cell in part.right_way]),
        any(part.has_obstacle for part in parts),
    )


_Found = tuple[Tie, int, int]
"""A tie and the indexes of the two parts."""


def _owners(parts: Sequence[Hole], tie: Tie) -> tuple[int, int]:
    one, other = (
        next(index for index, part in enumerate(parts) if edge in part.open_edges)
        for edge in tie.ends
    )
    return one, other


def _components(found: Sequence[_Found]) -> list[set[int]]:
    """Return the parts that hang together."""
    components: list[set[int]] = []
    for _, one, other in found:
        touched = [component for component in components if one in component or other in component]
        components = [component for component in components if component not in touched]
        components.append({one, other}.union(*touched))
    return components


def _group(parts: Sequence[Hole], members: set[int], found: Sequence[_Found]) -> Tied | None:
    """Return the hole that tied parts make; None when they stay apart."""
    inside = [one for one in found if one[1] in members]
    # Every part has two ends at most, so the parts make a row with a tie less, or a ring.
    if (
        len(inside) == len(members)
        or sum(len(parts[index].tees) for index in members) > 1
        or sum(len(parts[index].greens) for index in members) > 1
        or any(parts[index].blocked_edges for index in members)
    ):
        return None
    row, ties = _row(parts, members, inside)
    met = [edge for tie in ties for edge in tie.ends]
    return Tied(tuple(row), join_parts([parts[index] for index in row], met), tuple(ties))


def _row(
    parts: Sequence[Hole], members: set[int], inside: Sequence[_Found]
) -> tuple[list[int], list[Tie]]:
    """Return tied parts in the order of play, from the tee or to the green where there is one."""
    ties_at: dict[int, list[_Found]] = {index: [] for index in members}
    for found in inside:
        ties_at[found[1]].append(found)
        ties_at[found[2]].append(found)
    outer = sorted(index for index in members if len(ties_at[index]) == 1)
    outer.sort(key=lambda index: (not parts[index].tees, bool(parts[index].greens)))
    row = [outer[0]]
    passed: list[_Found] = []
    ties: list[Tie] = []
    while len(row) < len(members):
        found = next(found for found in ties_at[row[-1]] if found not in passed)
        passed.append(found)
        tie, one, other = found
        if one == row[-1]:
            row.append(other)
            ties.append(tie)
        else:
            row.append(one)
            ties.append(tie._replace(ends=(tie.ends[1], tie.ends[0])))
    return row, ties
