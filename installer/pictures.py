"""Draw the icons and the screenshots of the packages and of the README anew.

    python installer/pictures.py

after a change of the program's mark or of its screens. Needs the environment that
`installer/start.py` makes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from release import icon_files

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath  # noqa: E402
from PySide6.QtSvg import QSvgGenerator  # noqa: E402

from minigolf_desktop.content.resources import resource  # noqa: E402
from minigolf_desktop.ui.common.application import application_for_drawing  # noqa: E402
from minigolf_desktop.ui.common.art.drawing import box, fill  # noqa: E402
from minigolf_desktop.ui.common.art.logo import APP_ICON, LOGO  # noqa: E402
from minigolf_desktop.ui.common.art.pictures import paint_picture  # noqa: E402
from minigolf_desktop.ui.studio.screenshots import draw_screens  # noqa: E402

ICONS = CHECKOUT / "installer" / "share" / "icons" / "hicolor"
BUNDLED_ICONS = CHECKOUT / "installer" / "release" / "icons"
SCREENSHOTS = CHECKOUT / "installer" / "screenshots"

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
PROGRAM, COURSE = "minigolf-desktop", "application-x-minigolf-course"
"""Names of the icons of the program and of its course files."""

SHOWN = {
    "home": "home",
    "designer": "table-mid",
    "group": "group-table-3",
    "counting": "counting-end",
    "putt-dice": "putting",
    "eighteen-holes": "golf-round",
}
"""Screenshots that are kept, and the pictures of all screens that they are."""
SIZE = (1366, 768)

Paint = Callable[[QPainter], None]
"""Paints an icon into a square of 100 by 100."""


def main() -> None:
    """Draw everything."""
    argparse.ArgumentParser(description="Draw icons and screenshots anew.").parse_args()
    application = application_for_drawing()
    pictures = {size: png(paint_app_icon, size) for size in icon_files.ICO_SIZES + SIZES}
    for size in SIZES:
        _write(ICONS / f"{size}x{size}" / "apps" / f"{PROGRAM}.png", pictures[size])
        _write(ICONS / f"{size}x{size}" / "mimetypes" / f"{COURSE}.png", png(paint_course, size))
    mark = resource(f"{APP_ICON}.svg").read_bytes()
    _write(ICONS / "scalable" / "apps" / f"{PROGRAM}.svg", mark)
    _write(ICONS / "scalable" / "mimetypes" / f"{COURSE}.svg", svg(paint_course))
    _write(BUNDLED_ICONS / "icon.ico", icon_files.ico(pictures))
    _write(BUNDLED_ICONS / "icon.icns", icon_files.icns(pictures))
    take_screenshots()
    del application


def take_screenshots() -> None:
    """Draw all screens and keep those that are shown to people."""
    with TemporaryDirectory() as folder:
        draw_screens(Path(folder), SIZE, "en", "light")
        for name, screen in SHOWN.items():
            image = QImage(str(Path(folder, f"{screen}.png")))
            opaque = image.convertToFormat(QImage.Format.Format_RGB888)
            _write(SCREENSHOTS / f"{name}.png", _as_png(opaque))


def paint_app_icon(painter: QPainter) -> None:
    """Paint the icon of the program."""
    paint_picture(painter, APP_ICON, QRectF(0, 0, 100, 100))


def paint_course(painter: QPainter) -> None:
    """Paint the icon of a course file: the mark on a sheet of paper with a corner turned down."""
    sheet = QPainterPath()
    sheet.addRoundedRect(QRectF(14, 2, 72, 96), 7, 7)
    corner = QPainterPath()
    corner.moveTo(62, 2)
    corner.lineTo(86, 26)
    corner.lineTo(86, 0)
    corner.lineTo(62, 0)
    corner.closeSubpath()
    fill(painter, sheet.subtracted(corner), "#C9BC99")
    paper = QPainterPath()
    paper.addRoundedRect(QRectF(16, 4, 68, 92), 5.5, 5.5)
    fill(painter, paper.subtracted(corner.translated(-1, 1.2)), "#FFFBF0")
    fold = QPainterPath()
    fold.moveTo(62, 3)
    fold.lineTo(62, 20)
    fold.quadTo(62, 26, 68, 26)
    fold.lineTo(85, 26)
    fold.closeSubpath()
    fill(painter, fold, "#E6DAB8")
    fill(painter, box(22, 74, 56, 16, 5), "#A2C267")
    paint_picture(painter, LOGO, QRectF(23, 27, 58, 58), QColor("#33302A"))


def png(paint: Paint, size: int) -> bytes:
    """Return an icon as a PNG file."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 100, size / 100)
    paint(painter)
    painter.end()
    return _as_png(image)


def svg(paint: Paint) -> bytes:
    """Return an icon as an SVG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(128, 128))
    generator.setViewBox(QRectF(0, 0, 100, 100))
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return bytes(content.data())


def _as_png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(content.data())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    main()
