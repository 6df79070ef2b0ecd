"""What faces are made of, in 100 units: a head stands at (50, 52) unless it is told otherwise."""

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, stroke

INK = "#2B221D"


@dataclass(frozen=True)
class Skin:
    """Tones of a skin."""

    base: str
    shade: str
    """Shaded side, ears, neck."""
    line: str
    """Nose and creases."""
    cheek: str
    lips: str


PALE = Skin("#F9DCC2", "#E8BC9B", "#D49D78", "#F2A391", "#B6453F")
FAIR = Skin("#F5C9A0", "#E0A77C", "#CB8A5E", "#F08F78", "#A8322C")
TAN = Skin("#E0AB7B", "#C68A58", "#A96D3F", "#DE7F62", "#96382B")
BROWN = Skin("#B97C50", "#99603A", "#7F4B2B", "#C8664C", "#7C2C24")
DARK = Skin("#80502F", "#653C22", "#4F2D18", "#9A5138", "#5E211D")


def shaded(painter: QPainter, shape: QPainterPath, base: str, shade: str) -> None:
    """Fill a shape in two flat tones, the darker one away from the light."""
    fill(painter, shape, base)
    fill(painter, shape.subtracted(shape.translated(-3, -1.5)), shade, 0.7)


def shoulders(painter: QPainter, colour: str, top: float = 79, half: float = 37) -> None:
    """Paint shoulders that rise to ``top`` at the neck."""
    shape = blob(
        (50 - half, 104),
        (50 - half + 1, top + 6, 50 - half * 0.55, top, 50, top),
        (50 + half * 0.55, top, 50 + half - 1, top + 6, 50 + half, 104),
    )
    fill(painter, shape, colour)


def neck(painter: QPainter, skin: Skin, top: float = 64, width: float = 16) -> None:
    """Paint a neck in the shade of the chin."""
    fill(painter, box(50 - width / 2, top, width, 22, 6), skin.shade)


def head(
    painter: QPainter, skin: Skin, y: float = 52, wide: float = 20.5, high: float = 22.5
) -> None:
    """Paint an oval head by its middle height and its half width and height."""
    shaded(painter, oval(50, y, wide, high), skin.base, skin.shade)


def square_head(painter: QPainter, skin: Skin, top: float, bottom: float, half: float) -> None:
    """Paint a head with a strong jaw between two heights."""
    shaded(painter, box(50 - half, top, 2 * half, bottom - top, half * 0.72), skin.base, skin.shade)


def ears(painter: QPainter, skin: Skin, y: float = 54, apart: float = 21) -> None:
    """Paint two ears at the sides of a head."""
    for side in (-1, 1):
        fill(painter, oval(50 + side * apart, y, 4.6, 5.8), skin.shade)


def eyes(
    painter: QPainter,
    y: float = 51,
    apart: float = 8.5,
    size: float = 2.7,
    look: tuple[float, float] = (0, 0),
) -> None:
    """Paint two eyes with a spark of light; ``look`` moves them."""
    for side in (-1, 1):
        x = 50 + side * apart + look[0]
        fill(painter, oval(x, y + look[1], size, size * 1.18), INK)
        fill(painter, oval(x - size * 0.32, y + look[1] - size * 0.42, size * 0.34), "#FFFFFF")


def wide_eyes(painter: QPainter, y: float, apart: float, look: tuple[float, float]) -> None:
    """Paint eyes that show their whites."""
    for side in (-1, 1):
        fill(painter, oval(50 + side * apart, y, 5.2, 6), "#FFFFFF")
    eyes(painter, y, apart, 2.5, look)


def closed_eyes(painter: QPainter, y: float = 51, apart: float = 8.5, smiling: bool = True) -> None:
    """Paint closed eyes, bent upwards in a smile or downwards in sleep."""
    bend = -3.4 if smiling else 3.0
    for side in (-1, 1):
        x = 50 + side * apart
        lid = curve((x - 4, y), (x, y + 2 * bend, x + 4, y))
        stroke(painter, lid, INK, 2.1)


def brows(
    painter: QPainter,
    colour: str,
    y: float = 44.5,
    apart: float = 9,
    tilt: float = 0,
    width: float = 2.4,
) -> None:
    """Paint eyebrows; a positive tilt lifts their inner ends, which looks worried."""
    for side in (-1, 1):
        x = 50 + side * apart
        brow = curve(
            (x + side * 4.4, y + tilt * 0.5 + 0.8),
            (x + side * 0.5, y - 2.6, x - side * 4.2, y - tilt * 0.5 + 0.4),
        )
        stroke(painter, brow, colour, width)


def cheeks(painter: QPainter, skin: Skin, y: float = 59, apart: float = 13.5) -> None:
    """Paint rosy cheeks."""
    for side in (-1, 1):
        fill(painter, oval(50 + side * apart, y, 4.2, 3), skin.cheek, 0.55)


def nose(painter: QPainter, skin: Skin, y: float = 57) -> None:
    """Paint a small nose as one bent line."""
    stroke(painter, curve((50, y - 5), (53.4, y - 0.4, 49.2, y + 0.4)), skin.line, 2)


def round_nose(painter: QPainter, skin: Skin, y: float = 57, size: float = 4) -> None:
    """Paint a round nose."""
    fill(painter, oval(50, y, size, size * 0.86), skin.shade)
    fill(painter, oval(50 - size * 0.28, y - size * 0.28, size * 0.4), skin.base, 0.7)


def smile(painter: QPainter, skin: Skin, y: float = 63, half: float = 6.5, bend: float = 4) -> None:
    """Paint a closed mouth; a negative bend turns its corners down."""
    mouth = curve((50 - half, y), (50, y + 2 * bend, 50 + half, y))
    stroke(painter, mouth, skin.lips, 2.3)


def laugh(painter: QPainter, skin: Skin, y: float = 61, half: float = 8, deep: float = 8.5) -> None:
    """Paint an open mouth with its upper teeth."""
    mouth = blob((50 - half, y), (50, y + 2.4, 50 + half, y), (50, y + 2 * deep, 50 - half, y))
    fill(painter, mouth, skin.lips)
    teeth = blob(
        (50 - half + 1.2, y + 0.6),
        (50, y + 2.8, 50 + half - 1.2, y + 0.6),
        (50, y + 7, 50 - half + 1.2, y + 0.6),
    )
    fill(painter, teeth, "#FFFDF6")


def glasses(
    painter: QPainter, colour: str, y: float = 50, apart: float = 9, size: float = 7.4
) -> None:
    """Paint round glasses."""
    for side in (-1, 1):
        ring = oval(50 + side * apart, y, size)
        fill(painter, ring, "#FFFFFF", 0.28)
        stroke(painter, ring, colour, 2.3)
    bridge = curve((50 - apart + size, y - 1), (50, y - 3, 50 + apart - size, y - 1))
    stroke(painter, bridge, colour, 2.3)


def spiral(
    painter: QPainter,
    centre: tuple[float, float],
    radius: float,
    turns: float,
    start: float,
    colour: str,
    width: float,
) -> None:
    """Paint a curl that winds inwards; ``start`` is in turns, negative ``turns`` wind back."""
    path = QPainterPath()
    for step in range(41):
        part = step / 40
        angle = 2 * pi * (start + part * turns)
        far = radius * (1 - 0.82 * part)
        point = QPointF(centre[0] + far * cos(angle), centre[1] + far * sin(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    stroke(painter, path, colour, width)


def leaf_clover(
    painter: QPainter, x: float, y: float, size: float, colour: str, light: str
) -> None:
    """Paint a four-leaf clover."""
    stem = curve((x, y), (x + size * 0.2, y + size, x + size * 0.7, y + size * 1.5))
    stroke(painter, stem, colour, size * 0.22)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        fill(painter, oval(x + dx * size * 0.46, y + dy * size * 0.46, size * 0.52), colour)
        fill(painter, oval(x + dx * size * 0.52, y + dy * size * 0.52, size * 0.24), light)


def flower(
    painter: QPainter, x: float, y: float, size: float, petals: str, heart: str = "#FFD75E"
) -> None:
    """Paint a flower of six petals."""
    for petal in range(6):
        angle = 2 * pi * petal / 6 + 0.3
        at_x, at_y = x + size * 0.62 * cos(angle), y + size * 0.62 * sin(angle)
        fill(painter, oval(at_x, at_y, size * 0.42), petals)
    fill(painter, oval(x, y, size * 0.36), heart)


def fir(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """Paint a fir tree by the middle of its foot."""
    fill(painter, box(x - size * 0.08, y - size * 0.2, size * 0.16, size * 0.25), "#7A5232")
    for tier in range(3):
        half, low = size * (0.42 - 0.09 * tier), y - size * (0.16 + 0.27 * tier)
        top = blob((x - half, low), (x, low - size * 0.42), (x + half, low))
        fill(painter, top, colour)


def drop(painter: QPainter, x: float, y: float, size: float, colour: str) -> None:
    """Paint a falling drop by the middle of its belly."""
    shape = blob(
        (x, y - size * 1.5),
        (x + size * 0.9, y - size * 0.3, x + size, y, x + size, y + size * 0.2),
        (x + size, y + size * 1.3, x - size, y + size * 1.3, x - size, y + size * 0.2),
        (x - size, y, x - size * 0.9, y - size * 0.3, x, y - size * 1.5),
    )
    fill(painter, shape, colour)
    fill(painter, oval(x - size * 0.35, y + size * 0.2, size * 0.24, size * 0.4), "#FFFFFF", 0.7)
