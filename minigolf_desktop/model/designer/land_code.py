"""The code of a land: a short word that another household types (ruling D40).

It has the form of the codes of games (:mod:`..play.game_code`) with a letter of its own. Its number
holds size, gate and every cell of the map. What lies on a cell is foretold by what lies west and
north of it, and the likelier it is the less room it takes: a land of the box has 16 or 20
characters. A land that is wound up too much has no code, and goes as a file.

A number takes a symbol in as the asymmetric numeral systems do: of a choice with ``share`` of
:data:`WHOLE` parts the number grows by that part, no more.
"""

from typing import Final

from minigolf_desktop.model.designer.box import GATE_STRAIGHT_SIDES, Gate, Land
from minigolf_desktop.model.designer.land_drawing import LandDrawing, drawing_of
from minigolf_desktop.model.designer.own_land import (
    FREE,
    OUTSIDE,
    WIDEST,
    map_of,
    read_land,
    trimmed,
)
from minigolf_desktop.model.geometry.square import Cell, pack
from minigolf_desktop.model.play.game_code import ForeignCode, NotACode, code_of, read_code

LETTER: Final = "G"
"""The first letter of all codes of lands: of the ground that they are."""
_SIGNS: Final = (OUTSIDE, FREE, "~", "=")
WHOLE: Final = 64
"""Parts that the signs share."""
_SHARES: Final = {
    "  ": (42, 20, 1, 1),
    " .": (14, 48, 1, 1),
    " ~": (3, 29, 29, 3),
    " =": (2, 57, 2, 3),
    ". ": (14, 48, 1, 1),
    "..": (3, 59, 1, 1),
    ".~": (1, 41, 21, 1),
    ".=": (1, 38, 1, 24),
    "~ ": (3, 29, 29, 3),
    "~.": (1, 41, 21, 1),
    "~~": (1, 10, 52, 1),
    "~=": (11, 21, 21, 11),
    "= ": (2, 57, 2, 3),
    "=.": (1, 38, 1, 24),
    "=~": (11, 21, 21, 11),
    "==": (3, 29, 3, 29),
}
"""By the signs to the west and to the north: the share of each sign, counted on the lands of the
box. Whoever changes one changes all codes that are about."""
_FACINGS: Final = tuple(GATE_STRAIGHT_SIDES)


def code_of_land(drawing: LandDrawing) -> str:
    """Return the code of a land, without its name; raises NoCode where it would be too long."""
    free, water, gate = trimmed(drawing.free, drawing.water, drawing.gate)
    rows = map_of(free, water, gate)
    signs = {Cell(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    number = 0
    # What is taken in last is read first.
    for cell in reversed(_cells(len(rows[0]), len(rows), gate)):
        number = _taken_in(number, _foretold(signs, cell), _SIGNS.index(signs[cell]))
    for value, base in (
        (_FACINGS.index(gate.facing), len(_FACINGS)),
        (gate.y, WIDEST),
        (gate.x, WIDEST),
        (len(rows) - 1, WIDEST),
        (len(rows[0]) - 1, WIDEST),
    ):
        number = number * base + value
    return code_of(LETTER, (), number)


def read_land_code(text: str) -> LandDrawing:
    """Return the land of a code, without a name; raises CodeError."""
    read = read_code(text)
    if read.letter != LETTER:
        raise ForeignCode("it is the code of a game")
    width, height = read.packed.take(WIDEST) + 1, read.packed.take(WIDEST) + 1
    x, y = read.packed.take(WIDEST), read.packed.take(WIDEST)
    facing = _FACINGS[read.packed.take(len(_FACINGS))]
    if x > width - 2 or y > height - 2:
        raise NotACode("its gate lies elsewhere")
    gate, number = Gate(x, y, facing), read.packed.rest
    signs: dict[Cell, str] = {}
    for cell in _cells(width, height, gate):
        number, place = _given_back(number, _foretold(signs, cell))
        signs[cell] = _SIGNS[place]
    if number:
        raise NotACode("there is more in it than a land")
    rows = [
        "".join("G" if pack(i, j) in gate.cells else signs[Cell(i, j)] for i in range(width))
        for j in range(height)
    ]
    land: Land = read_land("", "", 0, 0, rows, facing)
    return drawing_of("", land)


def _cells(width: int, height: int, gate: Gate) -> list[Cell]:
    """Return the cells of a map in their order, without those of the gate."""
    return [Cell(x, y) for y in range(height) for x in range(width) if pack(x, y) not in gate.cells]


def _foretold(signs: dict[Cell, str], cell: Cell) -> tuple[int, ...]:
    """Return the shares of the signs on a cell; the gate counts as nothing."""
    beside = (Cell(cell.x - 1, cell.y), Cell(cell.x, cell.y - 1))
    west, north = (signs.get(one, OUTSIDE) for one in beside)
    return _SHARES[(west + north).replace("G", OUTSIDE)]


def _taken_in(number: int, shares: tuple[int, ...], place: int) -> int:
    share, before = shares[place], sum(shares[:place])
    return number // share * WHOLE + before + number % share


def _given_back(number: int, shares: tuple[int, ...]) -> tuple[int, int]:
    part = number % WHOLE
    place = next(one for one in range(len(shares)) if part < sum(shares[: one + 1]))
    return shares[place] * (number // WHOLE) + part - sum(shares[:place]), place
