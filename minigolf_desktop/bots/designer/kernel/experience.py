"""What games have taught: by how much the value misjudged what stands on a plot.

Two least squares fits (ridge, a number for each lesson and knot, neighbours held together), made
outside the program from solo family games of the value player; half of each is added. One is of
156,500 positions of 8,000 games without lessons (seeds from 200000), played on after some noise:
what the course came to, less its value. The other is of 6,564 choices in 950 positions (seeds from
500000), each tried ten times to the end with the same draws, by half of the first: by how much one
choice did better than another of its position, less by how much its value is better. Numbers are
hundredths of a point.
"""

from typing import Final

from mypy_extensions import i64

_KNOTS: Final = (0, 1, 4, 8, 13, 20, 30, 40)
"""Free cells left at which the numbers hold; between them they change evenly."""
_FOUND: Final = (
    # Finished holes by par: 2 or less, 3, 4, 5, 6, 7 and more.
    (-92, -110, -126, -127, -122, -114, -119, -113),
    (-53, -63, -76, -50, -37, -9, 12, 8),
    (-28, -33, -41, -19, 2, 28, 26, 23),
    (-19, -22, -21, -2, 27, 48, 82, 87),
    (-66, -78, -42, -49, -41, -18, 11, 10),
    (-17, -21, -19, -19, -7, -13, -45, -42),
    # Holes with a tee and an open end by par: 1, 2, 3, 4, 5 and more.
    (29, 34, 22, -11, 5, 8, 17, -8),
    (43, 53, 52, 56, 59, 33, 40, 25),
    (-8, -9, -4, 13, 8, 20, 20, 5),
    (44, 53, 34, 16, 13, 17, 48, 52),
    (44, 53, 37, 43, 23, -6, -9, -16),
    # Holes with a green and an open end, the same.
    (-3, -3, -15, -12, -8, -25, 6, 16),
    (58, 69, 63, 61, 65, 44, 16, 46),
    (27, 34, 24, 11, 29, 35, 24, -15),
    (35, 42, 27, 30, 30, 31, 28, 54),
    (42, 51, 27, 20, 16, 33, -2, -19),
    # Paths with neither by par: 0, 1, 2 or 3, 4 and more.
    (-79, -95, -50, 0, -16, 31, 31, 41),
    (-42, -50, -53, -42, -27, -10, -40, -31),
    (-70, -84, -22, -5, 1, -11, -44, -21),
    (-33, -40, 0, -41, -54, -68, -65, -48),
    # A point that Mr Client may pay for an open hole.
    (12, 18, 33, 37, 31, 33, 46, 41),
    # Par above what all cubes need, where a free cell brings 1.
    (17, 12, 4, -6, -17, -23, -33, -41),
    # A hole that is missing; one for which there is hardly room; a tee more than greens, or fewer.
    (9, 12, 64, 61, -4, -63, -87, -70),
    (-171, -205, -187, -181, -180, -181, -141, -118),
    (102, 117, 76, 56, 38, 30, 6, 11),
    # Half a link that leads back.
    (28, 33, 35, 32, 32, 28, 21, -5),
    # A mismatch.
    (-96, -113, -65, -33, 11, 47, 68, 81),
    # A free cell into which one path leads, by the sides that are grass: 0 to 3.
    (-18, -23, 9, 30, 44, 48, 35, 41),
    (-53, -62, -3, 11, 20, 26, 36, 41),
    (-23, -26, 11, 26, 40, 46, 19, 38),
    (-1, -2, 29, 57, 39, 25, -11, -22),
    # How likely the next tile does not fit it.
    (-133, -159, -163, -145, -118, -107, -80, -68),
    # A free cell into which two lead, by the sides that are grass: 0 to 2.
    (23, 27, 17, -14, -28, -16, -20, -8),
    (46, 54, 43, 14, -5, -13, -20, -16),
    (-45, -54, -46, -24, -22, -33, -61, -58),
    # How likely the next tile does not fit it.
    (22, 25, 15, -14, -39, -45, -78, -63),
)
"""By lesson, by knot."""
FINISHED: Final = 0
OPEN_TEE: Final = 6
OPEN_GREEN: Final = 11
LOOSE: Final = 16
WHIM: Final = 20
PAR: Final = 21
LACKING: Final = 22
NO_ROOM: Final = 23
UNEVEN: Final = 24
LEADS_BACK: Final = 25
MISMATCH: Final = 26
ONE_PATH: Final = 27
ONE_PATH_MISS: Final = 31
TWO_PATHS: Final = 32
TWO_PATHS_MISS: Final = 35
"""Where the lessons of a kind begin."""
LESSONS: Final = 36
MOST: Final = 48
"""Free cells from which on nothing changes."""
CELLS_A_HOLE: Final = 320
"""Cells that a missing hole needs, else it has hardly room, in hundredths."""


def _spread() -> list[int]:
    found = []
    for missing in range(MOST + 1):
        at = min(max(missing, _KNOTS[0]), _KNOTS[-1])
        knot = 0
        while at > _KNOTS[knot + 1]:
            knot += 1
        begin, end = _KNOTS[knot], _KNOTS[knot + 1]
        for row in _FOUND:
            change = (row[knot + 1] - row[knot]) * (at - begin)
            found.append(row[knot] + change // (end - begin))
    return found + [0] * LESSONS


LEARNT: Final = _spread()
"""By ``LESSONS * free cells + lesson``: what to add. After the last cells a row without lessons."""
UNTAUGHT: Final = MOST + 1
"""The number of that row."""


def first_lesson(missing: i64, is_learnt: i64) -> i64:
    """Return where the lessons of so many free cells begin, or those of somebody without any."""
    return LESSONS * (min(missing, MOST) if is_learnt else UNTAUGHT)
