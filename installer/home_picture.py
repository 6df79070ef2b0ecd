"""Draw the picture of 18 Holes on the home screen anew, with the tiles of the game.

    python installer/home_picture.py

after a change of the tiles' art. The home screen shows a picture, since painting tiles would take
longer than all the rest of the program's start.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtGui import QImage, QPainter, QPainterPath  # noqa: E402

from minigolf_desktop.content.eighteen_holes import load_box  # noqa: E402
from minigolf_desktop.model.eighteen_holes.course import Course, PlacedTile  # noqa: E402
from minigolf_desktop.model.geometry.hexagon import Hex  # noqa: E402
from minigolf_desktop.ui.common.application import application_for_drawing  # noqa: E402
from minigolf_desktop.ui.common.thumbnails import png_bytes  # noqa: E402
from minigolf_desktop.ui.eighteen_holes.art.course_picture import paint_course  # noqa: E402
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre  # noqa: E402
from minigolf_desktop.ui.eighteen_holes.art.landing import paint_arc, paint_ball  # noqa: E402
from minigolf_desktop.ui.eighteen_holes.art.signs import (  # noqa: E402
    paint_flag,
    paint_golfer,
)

PICTURE = CHECKOUT / "resources" / "pictures" / "home" / "eighteen-holes.png"
WIDTH, HEIGHT = 976, 744
"""Four times the frame of the home screen's cards."""
UNIT = 62.0
MIDDLE = QPointF(520, 400)
"""Where the hex (0, 0) lies in the picture."""

TILES = (
    PlacedTile("48A", Hex(0, 0), 0),
    PlacedTile("13B", Hex(-1, 1), 0),
    PlacedTile("34A", Hex(1, -1), 0),
    PlacedTile("17A", Hex(-1, 0), 0),
    PlacedTile("26B", Hex(0, -1), 0),
    PlacedTile("01A", Hex(0, 1), 0),
    PlacedTile("39A", Hex(1, 0), 0),
    PlacedTile("12B", Hex(2, -1), 0),
    PlacedTile("07A", Hex(-2, 1), 0),
    PlacedTile("32A", Hex(-2, 2), 0),
    PlacedTile("44A", Hex(2, -2), 0),
    PlacedTile("49A", Hex(1, -2), 0),
    PlacedTile("02A", Hex(-3, 1), 0),
    PlacedTile("36B", Hex(-3, 2), 0),
    PlacedTile("19A", Hex(-2, 0), 1),
    PlacedTile("05A", Hex(-1, -1), 2),
    PlacedTile("42A", Hex(1, 1), 0),
    PlacedTile("23A", Hex(2, 0), 0),
    PlacedTile("16A", Hex(-1, 2), 0),
)
START, END, OTHER = Hex(-4, 3), Hex(1, 0), Hex(-2, 3)
"""Where the ball is hit, the green, and where another golfer stands."""


def paint(painter: QPainter) -> None:
    """Paint a corner of a course with a ball on its way to a green."""
    course = Course("", "Home", TILES, (), ())
    painter.translate(MIDDLE)
    paint_course(painter, course, load_box().face_by_id, UNIT)
    start, end = hex_centre(START, UNIT), hex_centre(END, UNIT)
    top = (start + end) / 2 + QPointF(-30, -330)
    way = QPainterPath(start)
    way.quadTo(top, end)
    arc = [way.pointAtPercent(step / 40) for step in range(37)]
    track = [start + (end - start) * step / 16 for step in range(1, 16)]
    paint_arc(painter, arc, track, UNIT)
    paint_ball(painter, arc[22], UNIT)
    paint_flag(painter, end, UNIT * 1.25, "7", in_play=True)
    paint_golfer(painter, start, UNIT * 1.2, "red", moving=True)
    paint_golfer(painter, hex_centre(OTHER, UNIT), UNIT * 1.2, "blue")


def main() -> None:
    """Draw the picture."""
    words = "Draw the home screen's picture of 18 Holes anew."
    argparse.ArgumentParser(description=words).parse_args()
    application = application_for_drawing()
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill("#D4DBAD")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    half = image.scaled(
        WIDTH // 2,
        HEIGHT // 2,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    PICTURE.write_bytes(png_bytes(half))
    del application


if __name__ == "__main__":
    main()
