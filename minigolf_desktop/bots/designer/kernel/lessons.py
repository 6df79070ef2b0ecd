"""What games teach about: each thing on a plot that has a number of its own in
:mod:`experience`, its *lesson*.

Lessons of a kind follow each other; the functions say which of them something is.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.tables import FEW, GREENS, MANY, ONES, TEES

_SHAPES: Final = 6
"""Ways in which grass lies about a cell with as many paths, turned and mirrored."""
_SIDES: Final = 4


def _shapes() -> bytes:
    found = bytearray()
    for code in range(256):
        paths, grass = code & 15, code >> 4
        count = ONES[grass]
        if ONES[paths] == 0:
            # Two sides of grass lie across, or at a corner.
            shape = count + 1 if count > 2 or grass in (5, 10) else count
        elif ONES[paths] == 1:
            is_across = grass & (paths << 2 | paths >> 2) & 15 != 0
            shape = (0, 2, 4, 5)[count - is_across] + is_across if count < 3 else 5
        else:
            shape = min(count, 2) + (3 if paths in (5, 10) else 0)
        found.append(min(shape, _SHAPES - 1))
    return bytes(found)


SHAPES: Final = _shapes()
"""By code of a cell: how grass lies about it, among codes with as many paths."""

EMPTY: Final = 0
"""A free cell that no path leads to, by shape."""
PARS_AT_ONE: Final = 5
_HOLES_AT_ONE: Final = 3 * PARS_AT_ONE
ONE_PATH: Final = EMPTY + _SHAPES
"""One with a path, by shape and by the hole: whether it has a tee, a green or neither, its par."""
_HOLES_AT_TWO: Final = 16
TWO_PATHS: Final = ONE_PATH + _SHAPES * _HOLES_AT_ONE
"""One with two, by shape, by how many tees and greens are still wanted, and by par."""
MORE_PATHS: Final = TWO_PATHS + _SHAPES * _HOLES_AT_TWO
MISS: Final = MORE_PATHS + 1
"""How likely the next tile does not fit, by the paths: 0, 1 or more."""
FINISHED: Final = MISS + 3
"""A finished hole, by par from 2 to 8; after those the ones that please Mr Client."""
OPEN_TEE: Final = FINISHED + 14
"""A hole with a tee and an open end, by par from 1 to 6."""
OPEN_GREEN: Final = OPEN_TEE + 6
LOOSE: Final = OPEN_GREEN + 6
"""A path with neither, by par from 0 to 5."""
BLOCKED: Final = LOOSE + 6
"""A hole that can never be finished: it has a tee, a green or neither."""
OUTSIDE: Final = BLOCKED + 3
"""An open hole with an end off the land, the same."""
WHIM: Final = OUTSIDE + 3
"""A point that Mr Client may pay for an open hole."""
PAR: Final = WHIM + 1
"""Par less what all cubes need, if each free cell brings 1: from -12 to 12."""
MOST_PAR: Final = 12
BEGUN: Final = PAR + 2 * MOST_PAR + 1
"""Holes begun, from 0 to 12."""
MOST_BEGUN: Final = 12
OPENED: Final = BEGUN + MOST_BEGUN + 1
"""Open ends, from 0 to 12."""
UNEVEN: Final = OPENED + MOST_BEGUN + 1
"""Tees more than greens: from -3 to 3."""
MOST_UNEVEN: Final = 3
LACKING: Final = UNEVEN + 2 * MOST_UNEVEN + 1
"""A hole that is missing."""
NO_ROOM: Final = LACKING + 1
"""One for which there is hardly room."""
LEADS_BACK: Final = NO_ROOM + 1
"""Half a link that leads back."""
LINKED: Final = LEADS_BACK + 1
"""A link."""
HOPEFUL: Final = LINKED + 1
"""A tee without one by the free cells beside it, from 1 to 3, then a green."""
AT_GATE: Final = HOPEFUL + 6
"""Links at the gate, from 0 to 2."""
GATE_ROOM: Final = AT_GATE + 3
"""A free cell at the gate that is wanted."""
MISMATCH: Final = GATE_ROOM + 1
OFF_LAND: Final = MISMATCH + 1
"""A tile off the land."""
BRINGS: Final = OFF_LAND + 1
"""A point that the average tile brings by its people and to Mrs Client."""
CLIENT: Final = BRINGS + 1
"""Mr Client, by what he looks for."""
LESSONS: Final = CLIENT + 10


def role_of(body: i64) -> i64:
    """Return whether a hole has a tee, else a green, or neither: 0, 1 or 2."""
    if (body >> TEES) & FEW:
        return 0
    return 1 if (body >> GREENS) & FEW else 2


def of_finished(body: i64, pleases: bool) -> i64:
    """Return the lesson of a well-formed hole."""
    return FINISHED + min(max(body & MANY, 2), 8) - 2 + (7 if pleases else 0)


def of_open(body: i64) -> i64:
    """Return the lesson of an open hole."""
    par = body & MANY
    role = role_of(body)
    if role == 2:
        return LOOSE + min(par, 5)
    return (OPEN_GREEN if role else OPEN_TEE) + min(max(par, 1), 6) - 1


def of_hole(body: i64) -> i64:
    """Return what tells a hole from others for the cell that it leads to, from 0 to 14."""
    return role_of(body) * PARS_AT_ONE + min(max(body & MANY, 1), PARS_AT_ONE) - 1


def of_one_path(code: i64, hole: i64) -> i64:
    """Return the lesson of a cell of a code into which one hole leads."""
    shape: i64 = SHAPES[code]
    return ONE_PATH + shape * _HOLES_AT_ONE + hole


def of_two_paths(code: i64, body: i64, is_bad: bool) -> i64:
    """Return the lesson of a cell of a code into which two lead, with what they come to."""
    shape: i64 = SHAPES[code]
    ends = 3 if is_bad else (body >> TEES & FEW) + (body >> GREENS & FEW)
    return TWO_PATHS + shape * _HOLES_AT_TWO + 4 * ends + min((body & MANY) >> 1, 3)


def of_par(away: i64) -> i64:
    """Return the lesson of so much par more than is wanted."""
    return PAR + min(max(away, -MOST_PAR), MOST_PAR) + MOST_PAR


def of_begun(holes: i64) -> i64:
    """Return the lesson of so many holes begun."""
    return BEGUN + min(holes, MOST_BEGUN)


def of_opened(ends: i64) -> i64:
    """Return the lesson of so many open ends."""
    return OPENED + min(ends, MOST_BEGUN)


def of_uneven(more: i64) -> i64:
    """Return the lesson of so many tees more than greens."""
    return UNEVEN + min(max(more, -MOST_UNEVEN), MOST_UNEVEN) + MOST_UNEVEN


def of_hopeful(kind: i64, room: i64) -> i64:
    """Return the lesson of a tee or a green with free cells beside it."""
    return HOPEFUL + 3 * (kind - 1) + min(room, 3) - 1
