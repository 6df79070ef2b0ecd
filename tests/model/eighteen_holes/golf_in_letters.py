"""Tiny golf courses drawn in letters, for tests of the rules.

North is up. A hex is one character, its neighbours stand like this around it::

     N            the one to the north two lines above,
    W E           those to the north-west and north-east one line above,
     o            one character to the left and to the right,
    w e           and the same below
     S

so that hexes lie on the squares of one colour of a chessboard, and a straight hit goes straight up
or down, or along a diagonal. The letters::

    .  rough      f  fairway    b  bunker     w  water      l  lake on a fairway
    x  trees      c  clubhouse  t  tee        g  green
    A to J        tee of hole 1 to 10
    1 to 9, 0     green of hole 1 to 10       (space: outside the course)

Where neither a capital nor a digit is drawn, the first ``t`` is the tee of hole 1 and the first
``g`` its green. A drawing without tee or green gets none of either. A character on a square of the
other colour is a mark: the name of the hex on its left, which ``drawn["a"]`` tells::

    drawn = draw(
        '''
         1
        f f
         .a
        . w
         A
        '''
    )
    drawn.field.terrain(drawn["a"])   # Terrain.ROUGH
    drawn.field.tees                  # (number of the hex A,)
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from textwrap import dedent
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.course import (
    Adjustment,
    Course,
    Hole,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import Field, lay_out
from minigolf_desktop.model.geometry.hexagon import NORTH, STEPS, Hex

GROUND = {
    ".": Terrain.ROUGH,
    "f": Terrain.FAIRWAY,
    "t": Terrain.TEE,
    "g": Terrain.GREEN,
    "b": Terrain.BUNKER,
    "w": Terrain.WATER,
    "l": Terrain.LAKE,
    "x": Terrain.TREES,
    "c": Terrain.CLUBHOUSE,
}
TEES = "ABCDEFGHIJ"
GREENS = "1234567890"


class Drawn(NamedTuple):
    """A field and the hexes of it that have a name."""

    field: Field
    marks: Mapping[str, int]

    def __getitem__(self, mark: str) -> int:  # type: ignore[override]
        """The number of a hex by its mark."""
        return self.marks[mark]


def draw(text: str, pars: Sequence[int] = ()) -> Drawn:
    """Return the field that is drawn, with its marks; ``pars`` by hole, 4 where none is told."""
    lines = dedent(text.strip("\n")).splitlines()
    letters: dict[Hex, str] = {}
    marks: dict[str, Hex] = {}
    colour = None
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter == " ":
                continue
            colour = (x + y) % 2 if colour is None else colour
            if (x + y) % 2 == colour:
                letters[_hex(x, y, colour)] = letter
            else:
                marks[letter] = _hex(x - 1, y, colour)
    field = field_of(letters, pars)
    return Drawn(field, {mark: field.number[place] for mark, place in marks.items()})


def field_from_text(text: str, pars: Sequence[int] = ()) -> Field:
    """Return the field that is drawn."""
    return draw(text, pars).field


def strip(letters: str, way: int = NORTH, pars: Sequence[int] = ()) -> Drawn:
    """Return a single row of hexes, the first at (0, 0), each next one a step along ``way``.

    Marks are the places in the row: ``strip("Aff1")["2"]`` is the second ``f``.
    """
    step = STEPS[way]
    places = [Hex(step.q * count, step.r * count) for count in range(len(letters))]
    field = field_of(dict(zip(places, letters, strict=True)), pars)
    return Drawn(field, {str(count): field.number[place] for count, place in enumerate(places)})


def meadow(radius: int, letters: Mapping[Hex, str], pars: Sequence[int] = ()) -> Field:
    """Return a round field of rough around (0, 0) with some other letters in it."""
    ways = range(-radius, radius + 1)
    rough = {Hex(q, r): "." for q in ways for r in ways if abs(q + r) <= radius}
    return field_of({**rough, **letters}, pars)


def field_of(letters: Mapping[Hex, str], pars: Sequence[int] = ()) -> Field:
    """Return the field of hexes by their letters."""
    tees = {letter: place for place, letter in letters.items() if letter in TEES}
    greens = {letter: place for place, letter in letters.items() if letter in GREENS}
    ground = {
        place: Terrain.TEE if letter in TEES else Terrain.GREEN if letter in GREENS else None
        for place, letter in letters.items()
    }
    ground = {place: kind or GROUND[letters[place]] for place, kind in ground.items()}
    if not tees and not greens:
        tees, greens = _first(letters, "t", "A"), _first(letters, "g", "1")
    holes = tuple(
        Hole(tees[TEES[number]], greens[GREENS[number]], pars[number] if pars else 4)
        for number in range(len(tees))
        if greens
    )
    # Single hexes can be laid on a course only as adjustment tiles; here they are all of it.
    hexes = tuple(Adjustment(place, kind) for place, kind in ground.items())
    field = lay_out(Course("", "Drawn in letters", (), hexes, holes), {})
    boxes = (field.number[place] for place, kind in ground.items() if kind is Terrain.TEE)
    return replace(field, tee_boxes=frozenset(boxes))


def tiles_of(*tiles: str) -> tuple[PlacedTile, ...]:
    """Return tiles told in words, ``"01A 0 -1 turn 3"``: face, place in tile coordinates, turn."""
    found = []
    for words in tiles:
        face, q, r, *rest = words.split()
        found.append(PlacedTile(face, Hex(int(q), int(r)), int(rest[1]) if rest else 0))
    return tuple(found)


def _first(letters: Mapping[Hex, str], letter: str, name: str) -> dict[str, Hex]:
    """Return the first hex with a letter under a name, where there is one."""
    places = [place for place, other in letters.items() if other == letter]
    return {name: places[0]} if places else {}


def _hex(x: int, y: int, colour: int) -> Hex:
    return Hex(x, (y - x - colour) // 2)
