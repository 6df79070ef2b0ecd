"""What games have taught: by how much the value misjudged what stands on a plot.

Each thing on a plot that has a number of its own is a *lesson*. Lessons of a kind follow each
other; the functions say which of them something is. By lesson and by how many free cells are left
there is what was found, in hundredths of a point. It was learnt as
`tests/benchmarks/designer_learning.py` does it, from nothing, in 36,500 solo family games of the
value player (seeds from 2000000), and is the mean of what stood after each hundred of the last
12,500. One is less than was learnt, for the first half of a game: what a tee with room for a green
hopes for, so that a link is worth more than the two hopes that it fulfils.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.tables import FEW, GREENS, MANY, ONES, TEES
from minigolf_desktop.bots.rows import vec

# --- What games teach about: each thing on a plot that has a number of its own in
# :mod:`experience`, its *lesson*

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


# --- What games have taught: by how much the value misjudged what stands on a plot

KNOTS: Final = (0, 1, 2, 3, 5, 8, 13, 20, 30, 40)
"""Free cells left at which the numbers hold; between them they change evenly."""
FOUND: Final[tuple[tuple[int, ...], ...]] = (
    # EMPTY
    (0, 0, 0, 0, -1, 25, 72, 74, 86, 99),
    (0, 0, 0, 4, 24, 43, 65, 68, 74, 94),
    (0, 0, 0, 10, 17, 28, 51, 61, 66, 107),
    (0, 0, 0, 15, 35, 40, 61, 61, 78, 93),
    (0, 0, 13, 17, 0, 16, 49, 52, 62, 94),
    (0, 115, 277, 191, 97, 63, 63, 56, 55, 16),
    # ONE_PATH
    (0, 0, 0, 0, 0, 1, 9, 23, 23, 16),
    (0, 0, 0, 0, 2, -1, 2, 0, 16, 8),
    (0, 0, 0, 0, -3, 4, -1, 2, -1, 0),
    (0, 0, 0, 1, 0, 0, -3, -6, -20, -12),
    (0, 0, 0, 0, 1, 4, 3, -18, -11, -1),
    (0, 0, 0, -1, 1, 5, 7, 16, 26, 8),
    (0, 0, 0, 0, 0, 5, 5, 7, 25, 10),
    (0, 0, 0, 0, -4, -3, 0, 3, 4, 1),
    (0, 0, 0, 0, 0, -1, -1, -6, -7, -8),
    (0, 0, 0, 0, -16, -2, -9, -13, -11, -5),
    (0, 0, 0, 0, 1, 0, 11, 27, 44, 46),
    (0, 0, 0, 0, -2, 6, 13, 7, 7, 12),
    (0, 0, 0, 0, 1, -3, -11, -9, -14, -9),
    (0, 0, 0, 0, 0, -8, -2, -11, -7, -3),
    (0, 0, 0, -2, -3, -1, -2, -17, -14, -8),
    (0, 0, 0, 5, 1, 8, 1, 5, 13, 5),
    (0, 0, 0, 1, 1, 1, -1, 9, 6, 0),
    (0, 0, 0, -7, -2, 4, -2, -1, -5, -2),
    (0, 0, 0, -5, -4, 4, 6, -2, -5, -2),
    (0, 0, 0, -1, 1, 3, -4, -10, -6, 0),
    (0, 0, 0, 2, 2, -2, 6, 15, 7, 5),
    (0, 0, 0, -4, 0, 3, -2, 9, 8, 2),
    (0, 0, 0, 2, 0, -6, -5, 0, 1, -3),
    (0, 0, 0, -5, -6, -8, -11, -7, -10, -2),
    (0, 0, 0, 3, 0, -5, -4, -4, -10, 0),
    (0, 0, 0, -5, -1, 4, 0, 2, 2, 2),
    (0, 0, 0, 1, 2, 4, 4, 10, 4, 1),
    (0, 0, 0, -24, 0, -1, -3, -5, -13, -5),
    (0, 0, 0, -4, -2, 1, -3, -4, -4, -2),
    (0, 0, 0, -3, -3, -2, -11, -22, -24, -8),
    (0, 0, 0, -33, -1, 22, 22, 37, 39, 24),
    (0, 0, 0, -2, 2, 8, 45, 46, 41, 8),
    (0, 0, 0, -49, 0, 11, 3, 4, 1, -2),
    (0, 0, 0, -41, -7, -7, -6, -11, -12, -20),
    (0, 0, 0, -43, -11, -21, -7, -17, -10, 0),
    (0, 0, 0, -24, 11, 23, 14, 29, 39, 25),
    (0, 0, 0, -4, -2, 0, 38, 47, 49, 13),
    (0, 0, 0, -31, -18, -15, 2, 4, 4, 2),
    (0, 0, 0, -7, 5, 5, -16, -11, -20, -13),
    (0, 0, 0, -40, -15, -5, -16, -32, -23, -6),
    (0, 0, 0, -16, 14, 41, 54, 55, 65, 58),
    (0, 0, 0, -6, 15, 32, 42, 29, 32, 17),
    (0, 0, 0, -9, -2, -5, -5, -14, -23, -10),
    (0, 0, 0, -27, -20, -12, -7, -14, -16, 0),
    (0, 0, 0, -13, -14, -12, -18, -32, -33, -13),
    (0, 0, 0, 1, -8, -8, 9, 12, 9, 8),
    (0, 0, 12, 41, 19, 25, 54, 50, 41, 12),
    (0, 0, -3, -8, -11, -12, -1, 3, 0, -3),
    (0, 0, -20, -8, -17, -23, -19, -24, -26, -12),
    (0, 0, -1, -4, -23, -17, -16, -40, -38, -9),
    (0, 0, -13, -16, -30, -21, -8, 5, 22, -1),
    (0, 0, 20, 22, 6, 7, 24, 26, 15, 2),
    (0, 0, 5, 4, -25, -13, -2, -5, -2, -8),
    (0, 0, 0, -14, -22, -24, -7, -20, -19, -6),
    (0, 0, -6, -16, -34, -32, -33, -70, -28, -4),
    (0, 0, -115, -81, -20, 27, 51, 52, 52, 28),
    (0, 0, -76, -19, 22, 40, 31, 26, 26, 12),
    (0, 0, -125, -61, -38, -22, -7, -16, -24, -10),
    (0, 0, -103, -56, -28, -17, -7, -10, -17, -4),
    (0, 0, -78, -59, -31, -21, -22, -49, -46, -5),
    (0, 0, 16, 17, -1, 16, 22, 29, 37, 2),
    (0, 0, 14, 21, 14, 25, 35, 13, 4, -4),
    (0, 0, -3, 4, -5, -2, 9, 8, 3, -4),
    (0, 0, 9, 21, -23, -29, -5, -5, -6, -7),
    (0, 0, 1, -2, -18, -9, 1, -25, -11, 0),
    (0, 0, 3, -1, -16, -4, 8, 10, 0, -2),
    (0, 0, 5, 13, 24, 23, 14, 23, 16, -1),
    (0, 0, 13, -12, -14, -1, 0, 5, 23, -2),
    (0, 0, 7, 19, -9, 5, -7, -11, -17, -11),
    (0, 0, -1, -4, -8, -19, -41, -30, -18, -3),
    (0, 0, -14, -12, -6, 4, 50, 34, 35, 15),
    (0, 0, -11, 1, 12, 8, 18, 14, 20, 14),
    (0, 0, -20, -26, -1, 3, -5, -11, -13, -4),
    (0, 0, -19, -19, -19, -6, -1, -10, -6, -1),
    (0, 0, -38, -16, -19, -6, -10, -37, -20, -2),
    (0, 4, 105, 23, 14, 10, -23, -28, 2, 4),
    (0, 36, 125, 73, 49, 34, 16, 6, 1, -1),
    (0, 4, 142, 71, 28, 1, -7, -9, -2, -1),
    (0, 10, 65, 18, 4, -3, -20, -35, -43, -6),
    (0, 27, 80, 34, 5, -8, -57, -73, -22, -4),
    (0, -16, 42, 11, 10, -16, -50, -75, -42, -2),
    (0, 32, 82, 49, 35, 21, 4, 1, -7, -4),
    (0, 14, 65, 17, 26, -3, -28, -42, -24, -6),
    (0, 6, 52, 41, 9, -1, -21, -30, -11, -8),
    (0, -1, 34, 20, 4, -6, -46, -52, -39, -11),
    (0, -92, -137, -97, -40, 10, 32, 30, 14, 15),
    (0, -66, -69, -8, 3, 22, 29, 26, 7, 9),
    (0, -92, -121, -59, -32, -28, -8, -13, -13, -4),
    (0, -84, -84, -98, -48, -21, -13, -8, -12, -3),
    (0, -124, -97, -44, -46, -28, -31, -68, -42, -4),
    # TWO_PATHS
    (0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    (0, 0, 0, 0, 0, 0, 0, 0, -1, -2),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, -1, -2, -2, 2, -4, -1),
    (0, 0, 0, 0, -1, -3, -8, -14, -6, 0),
    (0, 0, 0, 0, 1, 0, -1, -2, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 1, 0, 1, 1, 1, 0),
    (0, 0, 0, -1, -5, -6, -9, -18, -23, -10),
    (0, 0, 0, 0, -1, 0, -4, -7, -4, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 1, 1, 18, 15),
    (0, 0, 0, 0, 0, 0, 0, 1, 5, 4),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    (0, 0, 0, 0, 0, 1, 0, -1, 0, 0),
    (0, 0, 0, 1, 1, -1, -1, 0, -1, -2),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 1, 1, 0),
    (0, 0, 0, 2, 0, 1, -1, 3, 4, 1),
    (0, 0, 0, 0, -1, -6, -2, 10, 1, 0),
    (0, 0, 0, -14, -12, -6, -22, -21, -21, -8),
    (0, 0, 0, 5, -2, -3, 0, -1, -2, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 12, 16, 1, -11, 2, 1, -3, -3),
    (0, 0, 15, 6, 7, -9, -19, -42, -53, -26),
    (0, 0, 20, 14, 4, 5, -4, -6, -8, -2),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 2, 9, 4, 7, 6, 6, 23, 27),
    (0, 0, 8, 9, 7, 4, 4, 7, 17, 14),
    (0, 0, 4, 4, 11, 2, 1, 1, 4, 1),
    (0, 0, 0, 2, 3, 1, -2, 1, 0, 0),
    (0, 0, -1, -6, 3, 3, -4, -2, -6, -3),
    (0, 0, 0, 0, 1, 1, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
    (0, 1, -7, -8, -5, -4, 0, 3, 4, 0),
    (0, 0, -9, -18, -44, -65, -34, -5, -5, -4),
    (0, 1, -7, -31, -33, -65, -44, -18, -25, -12),
    (0, -1, 1, 1, 0, 1, -1, -10, -6, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 15, 76, 42, 39, 26, 4, 0, -5, -11),
    (0, 32, 134, 130, 46, -1, -20, -46, -41, -30),
    (0, 45, 59, 59, 7, -3, -2, -2, -2, -5),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 56, 10, 10, 10, 9, 10, 11, 45, 52),
    (0, 56, 18, 15, 21, 16, 4, 6, 19, 23),
    (0, 78, 34, 23, 21, 4, 0, 0, 1, 3),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, -1, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, -1, -1),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 2, 2, 0, 0),
    (0, 0, 0, -1, -2, -2, 0, -1, 0, -1),
    (0, 0, 0, 0, 0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 2, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, -1, 0, -1, 0),
    (0, 0, 5, -2, 0, -4, -8, -1, -1, 0),
    (0, 0, 2, -8, -6, -6, -9, -11, -15, -11),
    (0, 0, 1, 0, -1, 0, -1, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 5, 3, 5, 6, 10, 0, 0, 0),
    (0, 0, 11, 6, 1, -2, -1, 3, -14, -12),
    (0, 0, 1, 3, 2, 0, 2, -2, -1, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 6, 4, 3, 5, 2, 6, 4),
    (0, 0, 5, 12, 6, 11, 0, 0, 1, 1),
    (0, 0, 4, 1, 1, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 3, 1, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, -10, -7, -9, -1, -1, 4, 1, 0),
    (0, 0, -23, -53, -29, -22, -8, 0, -3, -3),
    (0, 0, -22, -3, -5, -17, -19, -7, -8, -5),
    (0, 0, 0, 0, -2, -3, -1, -2, -2, -2),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 16, 25, 21, 30, 17, 30, 6, -6, -9),
    (0, 30, 82, 89, 58, 30, 5, -1, -8, -14),
    (0, 18, 34, 42, 38, 9, 0, 1, 1, 1),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 12, 8, 12, 9, 5, 4, 5, 4, 3),
    (0, 18, 13, 13, 13, 7, 3, 5, 4, 6),
    (0, 72, 21, 14, 8, 3, 4, 6, 0, 0),
    # MORE_PATHS
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    # MISS
    (0, 86, 72, 68, 17, 17, 16, 52, 36, 42),
    (0, -19, 8, -4, -50, -57, -19, -5, 26, 37),
    (0, 323, 161, 133, 54, -33, -57, -76, -124, -50),
    # FINISHED
    (-38, -36, -58, -68, -67, -54, -33, 2, -3, -6),
    (9, 18, -1, -6, -20, -10, 4, 11, 18, -17),
    (18, 43, 19, 17, 10, 15, 23, 11, -11, -5),
    (27, 50, 26, 34, 16, 3, -21, -99, -124, -53),
    (-9, 16, 5, -6, -13, -20, -53, -100, -41, -14),
    (-7, 13, 3, 1, -17, -27, -69, -95, -60, -4),
    (-5, 25, 13, 4, -8, -66, -177, -289, -168, -10),
    (-64, -59, -88, -102, -127, -122, -122, -87, -11, -2),
    (3, 21, -5, -13, -16, -7, 8, 8, 26, 21),
    (30, 41, 25, 19, 16, 25, 33, 37, 29, 1),
    (28, 43, 29, 32, 17, 25, 34, 8, -11, 0),
    (-17, 0, -2, -10, -17, -10, -19, -72, -27, -2),
    (-8, 12, 11, 6, -2, -4, -27, -34, -25, -3),
    (-22, 2, -26, -34, -42, -56, -145, -199, -84, -5),
    # OPEN_TEE
    (7, 32, 40, 15, 11, 24, 49, 41, 30, 27),
    (3, 60, 81, 82, 88, 70, 58, 47, 38, 6),
    (3, 19, 24, 10, 3, -3, 3, -2, -16, -25),
    (1, 6, 2, -1, -26, -43, -43, -87, -116, -65),
    (3, -1, 2, -13, -35, -43, -38, -62, -38, -5),
    (-1, -2, 7, 4, 0, -8, -37, -152, -66, -2),
    # OPEN_GREEN
    (6, 32, 35, 6, -22, -20, 6, 6, 18, 15),
    (3, 60, 80, 64, 29, 19, 30, 15, 12, 3),
    (2, 5, 25, 10, -1, -18, -23, -31, -28, -37),
    (0, 5, 17, 9, -12, -35, -56, -108, -111, -60),
    (1, -1, -10, -9, -50, -65, -86, -83, -60, -16),
    (-2, 2, 3, 9, 5, -9, -81, -144, -82, -10),
    # LOOSE
    (0, -22, -124, -104, -31, -9, 21, 53, 74, 76),
    (-6, -29, -38, -53, -4, 7, 14, 14, 9, 23),
    (-11, -37, -93, -3, 19, 26, 23, 33, 37, 30),
    (-38, -91, -168, -90, -40, -29, -31, -58, -80, -37),
    (-38, -86, -114, -111, -65, -28, -10, -26, -31, -5),
    (-94, -118, -150, -101, -75, -35, -44, -112, -89, -19),
    # BLOCKED
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    # OUTSIDE
    (6, 2, -4, -7, -10, -13, -26, -31, -11, 1),
    (7, 5, -8, -1, -1, -6, -1, -5, -18, -14),
    (-186, -381, -168, -134, -51, -22, -2, 0, 1, 0),
    # WHIM
    (4, 46, 54, 62, 50, 57, 52, 67, 59, 95),
    # PAR
    (0, 0, 0, 0, 0, 1, 0, 1, 0, 0),
    (0, 0, 0, 2, 2, -1, 1, 0, -1, 0),
    (0, 0, 1, 0, 0, -1, 2, 2, 0, 0),
    (1, 2, -1, 2, 5, 0, 7, 7, 1, 0),
    (-1, 5, 2, 2, 16, 21, 53, 18, 3, 0),
    (0, 4, 9, 37, 44, 64, 80, 8, 0, 0),
    (0, 11, 30, 35, 62, 134, 179, 11, 4, 0),
    (3, 12, 8, 89, 171, 186, 163, 14, 15, 0),
    (7, 18, 23, 84, 124, 169, 101, 46, 42, 1),
    (14, 24, 14, 82, 113, 98, 86, 78, 58, 4),
    (7, 28, 38, 51, 61, 47, 97, 88, 70, 18),
    (26, 13, 1, 2, 13, 53, 79, 92, 76, 37),
    (9, 1, 7, -2, 2, 29, 61, 81, 67, 47),
    (8, 34, 7, -8, -13, 5, 36, 59, 58, 36),
    (2, 10, 16, 5, -24, -47, -5, 33, 35, 27),
    (-4, 3, 8, 23, -4, -48, -68, -3, 11, 12),
    (4, 1, 0, 0, -6, -18, -102, -61, -16, 1),
    (-8, -13, -18, -13, -6, -16, -80, -125, -51, -14),
    (-12, -8, -31, -26, -24, -10, -64, -152, -108, -33),
    (-28, -48, -33, -47, -29, -19, -62, -148, -172, -40),
    (-28, -17, -34, -53, -45, -44, -57, -118, -208, -43),
    (-18, -21, -24, -28, -45, -47, -57, -92, -197, -68),
    (-25, -14, -28, -28, -32, -29, -47, -90, -142, -65),
    (-12, -9, -6, -11, -23, -21, -31, -63, -90, -30),
    (-39, -14, -23, -34, -44, -45, -70, -49, -60, -18),
    # BEGUN
    (0, 0, 0, 0, 0, 0, 0, 0, 47, 25),
    (0, 0, 0, 0, 0, 0, 0, -16, -5, -10),
    (0, 0, 0, 0, 0, 0, 0, -27, -8, 8),
    (0, 0, 0, 0, 0, 0, -62, -27, 4, 14),
    (0, 0, 0, 0, 0, 2, -111, 4, 24, 2),
    (0, 0, 0, 0, 0, 1, 1, 39, 20, 1),
    (0, 0, 0, 0, 10, -20, 66, 43, 6, 0),
    (-8, -40, -28, 19, 9, 50, 102, -3, -4, 0),
    (-113, -58, 8, 32, 48, 99, -32, -120, -8, 0),
    (140, 148, 67, 14, -25, -188, -378, -156, -3, 0),
    (-101, -114, -144, -144, -117, -63, -11, 0, 0, 0),
    (-85, -123, -43, -8, -2, 0, 0, 0, 0, 0),
    (-7, -1, 1, 0, 0, 0, 0, 0, 0, 0),
    # OPENED
    (28, 89, 10, -11, -38, -38, -51, -41, -19, -14),
    (59, 159, 107, 31, -2, -8, -33, -29, 1, 7),
    (-172, -60, -10, 36, 42, 27, 11, 3, 8, 3),
    (-1, 3, 16, 65, 69, 45, 17, 18, 20, 21),
    (-2, -26, -65, -133, -10, 38, 35, 34, 13, 3),
    (0, 0, -14, -15, -38, 5, 19, 18, 5, 3),
    (0, 0, -20, -78, -112, -54, 3, 8, -4, -6),
    (0, 0, -1, -16, -54, -77, -34, -12, -16, -2),
    (0, 0, -1, -6, -50, -102, -41, -25, -19, -5),
    (0, 0, 0, 0, -7, -76, -79, -49, -20, -2),
    (0, 0, 0, 0, -1, -65, -88, -54, -13, -2),
    (0, 0, 0, 0, 0, -18, -77, -79, -11, 0),
    (0, 0, 0, 0, 0, -5, -52, -75, -8, 0),
    # UNEVEN
    (0, 11, 52, 75, 33, 54, 127, 181, 166, 29),
    (15, 329, 142, 119, 42, 55, 48, 67, 84, 54),
    (34, 72, 32, 9, 3, -13, -25, -32, -20, 7),
    (-10, -122, -191, -202, -128, -117, -127, -138, -126, -45),
    (23, 72, 43, 14, 7, -12, -32, -42, -10, 10),
    (20, 398, 182, 159, 56, 65, 39, 51, 96, 68),
    (1, 4, 53, 123, 59, 86, 137, 160, 182, 57),
    # LACKING
    (-128, -87, -2, 49, 71, 40, 42, 83, 86, 81),
    # NO_ROOM
    (-128, -65, -4, 17, 48, 44, -7, -67, -6, 0),
    # LEADS_BACK
    (67, 71, 71, 74, 69, 76, 70, 75, 56, -6),
    # LINKED
    (-42, -43, -33, -36, -39, -40, -51, -45, -72, -78),
    # HOPEFUL
    (0, 29, 46, 36, 22, 16, 8, 17, 11, -4),
    (0, 0, 3, 47, 42, 17, 38, 48, 52, 33),
    (0, 0, 0, -2, 3, 3, 39, 40, 45, 45),
    (0, 22, 36, 34, 19, 10, 0, 4, 0, -11),
    (0, 0, 33, 46, 43, 12, 21, 22, 30, 13),
    (0, 0, 0, 1, 1, 16, 11, 34, 42, 25),
    # AT_GATE
    (1, 0, 5, 1, 1, -4, -8, -5, 40, 23),
    (38, 44, 16, 19, 14, 13, 3, 7, 25, 32),
    (2, 10, 4, 5, 11, 7, 10, 11, -7, -51),
    # GATE_ROOM
    (0, 14, 1, -2, 2, 5, 8, 14, 60, 60),
    # MISMATCH
    (-73, -148, -93, -67, -31, -30, -17, -28, -25, -8),
    # OFF_LAND
    (56, 52, 46, 47, 50, 49, 55, -5, -42, -34),
    # BRINGS
    (3, 36, 36, 65, 143, 207, 262, 350, 607, 327),
    # CLIENT
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (-1, 12, -5, -4, -7, -22, -37, -102, -90, -23),
    (12, 15, 18, 4, -11, -33, -109, -179, -247, -149),
    (8, 11, 14, 38, 30, 52, 115, 156, 255, 166),
    (14, 21, 12, 13, 15, 6, 6, 10, -3, 12),
    (6, 21, 2, 8, 2, 3, -4, -12, 13, 22),
    (-1, 1, 2, 2, 32, 39, 106, 159, 342, 428),
    (-10, -8, -16, -38, -45, -64, -100, -109, -181, -334),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
)
"""By lesson, by knot."""
MOST: Final = 48
"""Free cells from which on nothing changes."""
CELLS_A_HOLE: Final = 320
"""Cells that a missing hole needs, else it has hardly room, in hundredths."""


def spread(found: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return what to add by ``LESSONS * free cells + lesson``; then a row without lessons."""
    table = []
    for missing in range(MOST + 1):
        at = min(max(missing, KNOTS[0]), KNOTS[-1])
        knot = 0
        while at > KNOTS[knot + 1]:
            knot += 1
        begin, end = KNOTS[knot], KNOTS[knot + 1]
        for row in found:
            change = (row[knot + 1] - row[knot]) * (at - begin)
            table.append(row[knot] + change // (end - begin))
    return table + [0] * LESSONS


LEARNT: Final = vec[i64](spread(FOUND))
"""By ``LESSONS * free cells + lesson``: what to add. After the last cells a row without lessons."""
UNTAUGHT: Final = MOST + 1
"""The number of that row."""


def first_lesson(missing: i64, is_learnt: i64) -> i64:
    """Return where the lessons of so many free cells begin, or those of somebody without any."""
    return LESSONS * (min(missing, MOST) if is_learnt else UNTAUGHT)
