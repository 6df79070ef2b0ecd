"""The path of the season: how far somebody is on it, and its map as a picture.

Lengths are units of the map, which is 1000 x 640; light falls from the north-west, flat tones, at
most three an object.
"""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.content.season_path import MOST_STARS, Station, read_path
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.overview import SeenTask, tasks_seen
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, paint_bands, stroke
from minigolf_desktop.ui.common.art.shapes import blob, scallop
from minigolf_desktop.ui.common.art.surroundings import paint_awning
from minigolf_desktop.ui.common.season_map import GOLD, Motif, paint_flag, paint_star
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.common.translation import translate

_SHADE = 0.28
_CROWNS = (
    ("#4C8A4A", "#64A358", "#84BC6B"),
    ("#3F7A52", "#569463", "#77AF7C"),
    ("#6C9340", "#84AB50", "#A3C46B"),
)


def paint_lawn(painter: QPainter, room: QRectF) -> None:
    """Paint the lawn with its mowing bands."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tile.GRASS)
    painter.drawRect(room)
    paint_bands(painter, room, tile.GRASS_BAND, 96)


def paint_way(painter: QPainter, way: QPainterPath) -> None:
    """Paint the path: gravel with a kerb on either side."""
    stroke(painter, way.translated(2, 3), colours.SHADOW, 30, _SHADE)
    stroke(painter, way, colours.KERB_DARK, 30)
    stroke(painter, way, tile.KERB_LIT, 26)
    stroke(painter, way, colours.PAVING, 22)


def paint_pond(painter: QPainter, middle: QPointF, size: QSizeF, chance: NamedChance) -> None:
    """Paint a pond with a sandy bank, ripples and lilies."""
    shape = QTransform().translate(middle.x(), middle.y()).scale(size.width(), size.height())
    shore = shape.map(blob(chance.whole(90), 1.0))
    stroke(painter, shore.translated(2, 3), colours.SHADOW, 12, _SHADE)
    stroke(painter, shore, colours.BANK, 12)
    fill(painter, shore, colours.WATER)
    painter.save()
    painter.setClipPath(shore, Qt.ClipOperation.IntersectClip)
    stroke(painter, shore.translated(2, 3), colours.WATER_SHADE, 6, 0.7)
    for across, down in ((-0.4, -0.2), (0.25, 0.3), (0.3, -0.4)):
        spot = middle + QPointF(across * size.width(), down * size.height())
        wave = curve((-9, 0), (-4.5, -4, 0, 0), (4.5, -4, 9, 0)).translated(spot)
        stroke(painter, wave, colours.WATER_LIGHT, 1.8)
    for across, down, large in ((-0.45, 0.4, 6.0), (-0.2, 0.55, 4.5), (0.55, 0.1, 5.0)):
        leaf = middle + QPointF(across * size.width(), down * size.height())
        fill(painter, oval(leaf.x(), leaf.y(), large, large * 0.8), colours.LILY)
        fill(painter, oval(leaf.x() - 1, leaf.y() - 1, large * 0.3), colours.LILY_BLOOM)
    painter.restore()


def paint_tree(painter: QPainter, middle: QPointF, size: float, chance: NamedChance) -> None:
    """Paint a tree of three leafy tones."""
    shade = QTransform().translate(middle.x() + size * 0.2, middle.y() + size * 0.28)
    fill(painter, shade.scale(size, size).map(scallop(9, 0.3)), colours.SHADOW, _SHADE)
    for part, shift, tone in zip(
        (1.0, 0.72, 0.4), (0.0, 0.14, 0.28), chance.pick(_CROWNS), strict=True
    ):
        place = QTransform().translate(middle.x() - size * shift, middle.y() - size * shift)
        crown = place.rotate(shift * 90).scale(size * part, size * part).map(scallop(9, 0.3))
        fill(painter, crown, tone)


def paint_flowers(painter: QPainter, middle: QPointF, chance: NamedChance) -> None:
    """Paint a few flowers in the grass."""
    for _ in range(7):
        angle, far = chance.between(0, 2 * pi), chance.between(3, 20)
        spot = middle + QPointF(cos(angle) * far, sin(angle) * far * 0.7)
        fill(painter, oval(spot.x() + 0.8, spot.y() + 1.1, 2.8), colours.SHADOW, _SHADE)
        fill(painter, oval(spot.x(), spot.y(), 2.8), chance.pick(tile.PETALS))
        fill(painter, oval(spot.x(), spot.y(), 1.0), tile.POLLEN)


def paint_bench(painter: QPainter, middle: QPointF, angle: float) -> None:
    """Paint a bench of three slats."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    fill(painter, box(-15, -4, 33, 15, 2), colours.SHADOW, _SHADE)
    for slat in range(3):
        fill(painter, box(-16, -6 + slat * 4.6, 32, 3.6, 1.5), colours.RAIL)
    painter.restore()


def paint_bunker(painter: QPainter, middle: QPointF, chance: NamedChance) -> None:
    """Paint a bunker of raked sand."""
    shape = QTransform().translate(middle.x(), middle.y()).scale(27, 17)
    sand = shape.map(blob(chance.whole(90), 1.0))
    stroke(painter, sand, tile.GRASS_BAND, 5)
    fill(painter, sand, "#EAD7A0")
    painter.save()
    painter.setClipPath(sand, Qt.ClipOperation.IntersectClip)
    for rake in range(-2, 3):
        line = curve((-26, rake * 7), (-8, rake * 7 - 5, 8, rake * 7)).translated(middle)
        stroke(painter, line, "#D3BC7E", 1.2)
    painter.restore()


def paint_gate(painter: QPainter, middle: QPointF) -> None:
    """Paint the gate where the path begins: two posts, a hedge on either side."""
    for side in (-1, 1):
        hedge = box(middle.x() - 9, middle.y() + side * 24 - 8 + side * 14, 18, 30, 8)
        fill(painter, hedge.translated(2.4, 3.4), colours.SHADOW, _SHADE)
        fill(painter, hedge, colours.HEDGE)
        fill(painter, hedge.translated(-1.5, -2), colours.HEDGE_LIT, 0.7)
        post = oval(middle.x(), middle.y() + side * 20, 7)
        fill(painter, post.translated(2, 2.8), colours.SHADOW, _SHADE)
        fill(painter, post, colours.PAINT_WHITE)
        fill(painter, oval(middle.x(), middle.y() + side * 20, 3.4), colours.PAINT_RED)


def paint_clubhouse(painter: QPainter, middle: QPointF, theme: Theme) -> None:
    """Paint the clubhouse where the path ends: a terrace, a long roof and an awning."""
    painter.save()
    painter.translate(middle)
    terrace = box(-62, -42, 124, 88, 16)
    fill(painter, terrace.translated(2.4, 3.4), colours.SHADOW, _SHADE)
    fill(painter, terrace, colours.PAVING)
    stroke(painter, terrace, colours.KERB_DARK, 2.4)
    fill(painter, box(-44, -30, 96, 52, 4), colours.SHADOW, _SHADE)
    fill(painter, box(-50, -36, 100, 26, 3), "#C4523D")
    fill(painter, box(-50, -12, 100, 26, 3), "#A63D2C")
    for joint in range(9):
        stroke(painter, curve((-42 + joint * 10.5, -34), (-42 + joint * 10.5, 12)), "#8A2F22", 1.2)
    stroke(painter, curve((-50, -11), (50, -11)), "#E9C48E", 3)
    paint_awning(painter, QRectF(-34, 13, 68, 16), 7, theme)
    for x in (-44.0, 44.0):
        fill(painter, oval(x + 2, 38, 9), colours.SHADOW, _SHADE)
        fill(painter, oval(x, 36, 9), colours.PAINT_WHITE)
        fill(painter, oval(x, 36, 2.4), colours.WOOD_DARK)
    painter.restore()


MAP = QSizeF(1000, 640)
"""Size of the whole map."""
REACH = 30.0
"""Radius round a station in which it is clicked."""
ROWS = 5
_LEFT, _RIGHT = 96.0, 904.0
_TOP, _STEP = 78.0, 119.0
_SWAYS = (14.0, -13.0, 9.0, -16.0, 12.0, -8.0)
"""How far the stations of a row lie off its middle, in turn."""


def stations(count: int) -> tuple[QPointF, ...]:
    """Return where so many stations lie: in rows to and fro, from the gate to the clubhouse."""
    a_row = -(-count // ROWS)
    found = []
    for number in range(count):
        row, place = divmod(number, a_row)
        along = place / max(1, a_row - 1)
        across = along if row % 2 == 0 else 1 - along
        sway = _SWAYS[(number + row) % len(_SWAYS)]
        found.append(QPointF(_LEFT + (_RIGHT - _LEFT) * across, _TOP + _STEP * row + sway))
    return tuple(found)


def way_through(points: Sequence[QPointF]) -> QPainterPath:
    """Return a smooth line through points, and a little beyond the first and the last."""
    first, last = points[0] - QPointF(150, 40), points[-1] + QPointF(60, 4)
    line = [first, *points, last]
    way = QPainterPath(line[0])
    for place in range(len(line) - 1):
        before, here = line[max(0, place - 1)], line[place]
        there, after = line[place + 1], line[min(len(line) - 1, place + 2)]
        pull = 3.4 if abs(here.y() - there.y()) > _STEP / 2 else 6.0
        way.cubicTo(
            here + (there - before) / pull + _swing(here, there),
            there - (after - here) / pull + _swing(here, there),
            there,
        )
    return way


def _swing(here: QPointF, there: QPointF) -> QPointF:
    """Return how far the line swings outwards where it turns into the next row."""
    if abs(here.y() - there.y()) < _STEP / 2:
        return QPointF()
    return QPointF(44 if here.x() > MAP.width() / 2 else -44, 0)


def fitted(room: QRectF) -> QTransform:
    """Return the transform that centres the map in a room, as large as fits."""
    by = min(room.width() / MAP.width(), room.height() / MAP.height())
    corner = room.center() - QPointF(MAP.width(), MAP.height()) * (by / 2)
    return QTransform().translate(corner.x(), corner.y()).scale(by, by)


_CREAM, _INK = "#FFFBF1", QColor("#33302A")
_RIM = "#C6A876"
_DISK = 16.0
_NEAR = 110.0
_MOTIF = 0.76
"""How large lanes, dice and hexes are beside a station."""


def paint_map(
    painter: QPainter,
    room: QRectF,
    theme: Theme,
    tasks: Sequence[Station],
    earned: Mapping[str, SeenTask],
    motifs: Mapping[str, Motif],
) -> None:
    """Paint the map; ``room`` is what is seen of it, in units of the map, and may be larger.

    ``motifs`` are those of the games, by their names.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_lawn(painter, room)
    spots = stations(len(tasks))
    _paint_ground(painter, room, spots)
    paint_way(painter, way_through(spots))
    paint_gate(painter, QPointF(24, 66))
    for number, (task, spot) in enumerate(zip(tasks, spots, strict=True)):
        if task.game in motifs and _is_near(room, spot):
            _paint_motif(painter, motifs[task.game], number, spot)
    paint_clubhouse(painter, QPointF(MAP.width() - 66, MAP.height() - 42), theme)
    # The evening lies over the land, not over what must be read.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_evening(theme))
    painter.drawRect(room)
    for number, (task, spot) in enumerate(zip(tasks, spots, strict=True), 1):
        if _is_near(room, spot):
            paint_station(painter, spot, number, earned.get(task.id, SeenTask()))


def _is_near(room: QRectF, spot: QPointF) -> bool:
    """Return whether anything of a station, or of what stands below it, may be seen in a room."""
    return room.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR).contains(spot)


def _evening(theme: Theme) -> QColor:
    """Return the veil of the evening: deeper than over a course, for nobody plays here."""
    veil = QColor(theme.evening)
    veil.setAlphaF(min(1.0, theme.evening.alphaF() * 2.6))
    return veil


_LARGE_POND, _SMALL_POND = QSizeF(46, 21), QSizeF(34, 17)
_BELOW = ("pond", "grove", "flowers", "bunker", "grove", "bench", "pool", "flowers", "grove")
"""What lies below the stations of the path, in turn."""


def _paint_ground(painter: QPainter, room: QRectF, spots: Sequence[QPointF]) -> None:
    """Paint what lies between the rows: below each station, where the path does not turn."""
    for number, spot in enumerate(spots):
        if _turns(spot) or not _is_near(room, spot):
            continue
        chance = NamedChance("season", "ground", number)
        middle = spot + QPointF(-22, 60 + chance.between(-5, 5))
        match _BELOW[number % len(_BELOW)]:
            case "pond":
                paint_pond(painter, middle, _LARGE_POND, chance)
            case "pool":
                paint_pond(painter, middle, _SMALL_POND, chance)
            case "bunker":
                paint_bunker(painter, middle, chance)
            case "bench":
                paint_bench(painter, middle, chance.between(-9, 9))
                paint_flowers(painter, middle + QPointF(-26, 16), chance)
            case "flowers":
                paint_flowers(painter, middle, chance)
            case _:
                _paint_grove(painter, middle, chance)
    chance = NamedChance("season", "edge")
    for x, y in ((356, 22), (676, 26), (962, 22)):
        _paint_grove(painter, QPointF(x, y), chance)
    for x, y in ((200, 30), (520, 30), (838, 24)):
        paint_flowers(painter, QPointF(x, y), chance)
    _paint_woods(painter, room, chance)


def _turns(spot: QPointF) -> bool:
    """Return whether a station stands where the path turns into the next row, or came from one."""
    return not 150 < spot.x() < MAP.width() - 150


def _paint_grove(painter: QPainter, middle: QPointF, chance: NamedChance) -> None:
    for _ in range(4):
        spot = middle + QPointF(chance.between(-30, 30), chance.between(-13, 13))
        paint_tree(painter, spot, chance.between(11, 17), chance)


def _paint_woods(painter: QPainter, room: QRectF, chance: NamedChance) -> None:
    """Paint trees on what a wide or high window shows beyond the map."""
    inside = QRectF(QPointF(0, 0), MAP)
    if inside.contains(room):
        return
    step = 46
    for row in range(int(room.top()) // step, int(room.bottom()) // step + 1):
        for column in range(int(room.left()) // step, int(room.right()) // step + 1):
            spot = QPointF(column * step + 8 + chance.between(-12, 12), row * step + 8)
            if not inside.adjusted(-24, -24, 24, 24).contains(spot) and chance.share() < 0.72:
                paint_tree(painter, spot, chance.between(12, 22), chance)


def _paint_motif(painter: QPainter, motif: Motif, number: int, spot: QPointF) -> None:
    """Paint what the game of a station is about, beside it."""
    chance = NamedChance("season", number)
    is_last = spot.x() > MAP.width() - 150
    if is_last and spot.y() > MAP.height() - 120:
        # The clubhouse stands there.
        return
    painter.save()
    painter.translate(spot + QPointF(8 if is_last else 66, 56 + chance.between(-3, 3)))
    painter.scale(_MOTIF, _MOTIF)
    motif(painter, chance)
    painter.restore()


def paint_station(painter: QPainter, spot: QPointF, number: int, earned: SeenTask) -> None:
    """Paint a station: its number on a disk, a flag, and its stars below."""
    fill(painter, oval(spot.x() + 2, spot.y() + 3, _DISK + 2), colours.SHADOW, 0.34)
    fill(painter, oval(spot.x(), spot.y(), _DISK + 2), GOLD if earned.stars else _RIM)
    fill(painter, oval(spot.x(), spot.y(), _DISK), _CREAM)
    flag = GOLD.name() if earned.stars == MOST_STARS else tile.FLAG.name()
    if earned.stars:
        paint_flag(painter, spot + QPointF(14, -11), flag, 0.8)
    painter.setFont(font("panel_title", 0.95))
    painter.setPen(_INK)
    around = QRectF(spot.x() - _DISK, spot.y() - _DISK, 2 * _DISK, 2 * _DISK)
    painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(number))
    plate = box(spot.x() - 22, spot.y() + 13, 44, 15, 7.5)
    fill(painter, plate.translated(1, 1.6), colours.SHADOW, 0.34)
    fill(painter, plate, _CREAM)
    for place in range(MOST_STARS):
        middle = QPointF(spot.x() + (place - 1) * 13, spot.y() + 20.8)
        paint_star(painter, middle, 5.6, earned=place < earned.stars, rim=QColor("#8F8364"))


def paint_ring(painter: QPainter, spot: QPointF, colour: QColor) -> None:
    """Paint the ring of the chosen station, below it."""
    fill(painter, oval(spot.x(), spot.y(), _DISK + 8), _CREAM)
    fill(painter, oval(spot.x(), spot.y(), _DISK + 6.5), colour)
    fill(painter, oval(spot.x(), spot.y(), _DISK + 3), _CREAM)


class SeasonProgress(NamedTuple):
    """All tasks, and their results so far."""

    tasks: Sequence[Station]
    earned: Mapping[str, SeenTask]

    @property
    def stars(self) -> int:
        """Stars so far."""
        return sum(self.earned[task.id].stars for task in self.tasks if task.id in self.earned)

    @property
    def most(self) -> int:
        """Stars that there are."""
        return MOST_STARS * len(self.tasks)

    @property
    def next(self) -> int:
        """Place of the first task without a star, from 0; of the first one of all in the end."""
        for place, task in enumerate(self.tasks):
            if not self.earned.get(task.id, SeenTask()).stars:
                return place
        return 0

    @property
    def at_next(self) -> SeenTask:
        """The result of that task."""
        return self.earned.get(self.tasks[self.next].id, SeenTask())


def stars_so_far(progress: SeasonProgress) -> str:
    """Return how many stars of all are earned."""
    words = translate("season", "{stars} of {most.stars}")
    return words.format(stars=progress.stars, most=Figure(progress.most))


def progress_in(folders: Folders) -> SeasonProgress:
    """Return how far the player of some folders is; without tasks where they cannot be read."""
    try:
        tasks = read_path()
    except ContentError:
        # Home must open; whoever opens the map is told.
        tasks = ()
    return SeasonProgress(tasks, tasks_seen(folders))
