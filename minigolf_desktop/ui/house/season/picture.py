"""The map of the season as a picture: the lawn, the path, what stands about, and the stations."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.content.season_path import MOST_STARS, Station
from minigolf_desktop.storage.season_seen import SeenTask
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import box, fill, oval
from minigolf_desktop.ui.common.art.map_flag import paint_flag
from minigolf_desktop.ui.common.art.stars import GOLD, paint_star
from minigolf_desktop.ui.common.season.part import Motif
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.house.season import scenery
from minigolf_desktop.ui.house.season.way import MAP, stations, way_through

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
    scenery.paint_lawn(painter, room)
    spots = stations(len(tasks))
    _paint_ground(painter, room, spots)
    scenery.paint_way(painter, way_through(spots))
    scenery.paint_gate(painter, QPointF(24, 66))
    for number, (task, spot) in enumerate(zip(tasks, spots, strict=True)):
        if task.game in motifs and _is_near(room, spot):
            _paint_motif(painter, motifs[task.game], number, spot)
    scenery.paint_clubhouse(painter, QPointF(MAP.width() - 66, MAP.height() - 42), theme)
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
        chance = Chance("season", "ground", number)
        middle = spot + QPointF(-22, 60 + chance.between(-5, 5))
        match _BELOW[number % len(_BELOW)]:
            case "pond":
                scenery.paint_pond(painter, middle, _LARGE_POND, chance)
            case "pool":
                scenery.paint_pond(painter, middle, _SMALL_POND, chance)
            case "bunker":
                scenery.paint_bunker(painter, middle, chance)
            case "bench":
                scenery.paint_bench(painter, middle, chance.between(-9, 9))
                scenery.paint_flowers(painter, middle + QPointF(-26, 16), chance)
            case "flowers":
                scenery.paint_flowers(painter, middle, chance)
            case _:
                _paint_grove(painter, middle, chance)
    chance = Chance("season", "edge")
    for x, y in ((356, 22), (676, 26), (962, 22)):
        _paint_grove(painter, QPointF(x, y), chance)
    for x, y in ((200, 30), (520, 30), (838, 24)):
        scenery.paint_flowers(painter, QPointF(x, y), chance)
    _paint_woods(painter, room, chance)


def _turns(spot: QPointF) -> bool:
    """Return whether a station stands where the path turns into the next row, or came from one."""
    return not 150 < spot.x() < MAP.width() - 150


def _paint_grove(painter: QPainter, middle: QPointF, chance: Chance) -> None:
    for _ in range(4):
        spot = middle + QPointF(chance.between(-30, 30), chance.between(-13, 13))
        scenery.paint_tree(painter, spot, chance.between(11, 17), chance)


def _paint_woods(painter: QPainter, room: QRectF, chance: Chance) -> None:
    """Paint trees on what a wide or high window shows beyond the map."""
    inside = QRectF(QPointF(0, 0), MAP)
    if inside.contains(room):
        return
    step = 46
    for row in range(int(room.top()) // step, int(room.bottom()) // step + 1):
        for column in range(int(room.left()) // step, int(room.right()) // step + 1):
            spot = QPointF(column * step + 8 + chance.between(-12, 12), row * step + 8)
            if not inside.adjusted(-24, -24, 24, 24).contains(spot) and chance.share() < 0.72:
                scenery.paint_tree(painter, spot, chance.between(12, 22), chance)


def _paint_motif(painter: QPainter, motif: Motif, number: int, spot: QPointF) -> None:
    """Paint what the game of a station is about, beside it."""
    chance = Chance("season", number)
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
    """Paint a ring round a station, below it: the one that is looked at."""
    fill(painter, oval(spot.x(), spot.y(), _DISK + 8), _CREAM)
    fill(painter, oval(spot.x(), spot.y(), _DISK + 6.5), colour)
    fill(painter, oval(spot.x(), spot.y(), _DISK + 3), _CREAM)
