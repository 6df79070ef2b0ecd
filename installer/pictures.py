"""Draw the icons and the screenshots of the packages and of the README anew.

    python installer/pictures.py [--only icons|screenshots|news]

after a change of the program's mark or of its screens. Which screens are shown, in which theme and
with what caption, stands in `installer/screenshots/captions.json`; what the program shows of itself
as new is cut out of screens, too. Needs the environment that `installer/start.py` makes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from release import icon_files
from release.shots import HEIGHT, LANGUAGES, WIDTH, Shot, file_of, shots

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath  # noqa: E402
from PySide6.QtSvg import QSvgGenerator  # noqa: E402

from minigolf_desktop.content.resources import resource  # noqa: E402
from minigolf_desktop.storage.settings import Settings  # noqa: E402
from minigolf_desktop.ui.common.application import application_for_drawing  # noqa: E402
from minigolf_desktop.ui.common.art.drawing import box, fill  # noqa: E402
from minigolf_desktop.ui.common.art.pictures import (  # noqa: E402
    APP_ICON,
    LOGO,
    paint_picture,
)
from minigolf_desktop.ui.common.scripted import Picture  # noqa: E402
from minigolf_desktop.ui.games import GAMES  # noqa: E402
from minigolf_desktop.ui.studio.screenshots import open_studio  # noqa: E402

ICONS = CHECKOUT / "installer" / "share" / "icons" / "hicolor"
BUNDLED_ICONS = CHECKOUT / "installer" / "release" / "icons"

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
PROGRAM, COURSE = "minigolf-desktop", "application-x-minigolf-course"
"""Names of the icons of the program and of its course files."""

NEWS = CHECKOUT / "resources" / "pictures" / "news"


class Cut(NamedTuple):
    """A picture of what is new, cut out of a screen where no words are."""

    name: str
    part: str
    screen: str
    area: QRect


CUTS = (
    Cut("gates", "designer", "opening-day", QRect(500, 70, 940, 350)),
    Cut("course", "eighteen-holes", "golf-eighteen", QRect(740, 395, 720, 272)),
)
CUT_WIDTH = 640
"""Pixels: one and a half times what a window of usual size shows."""

Paint = Callable[[QPainter], None]
"""Paints an icon into a square of 100 by 100."""


def main() -> None:
    """Draw everything."""
    parser = argparse.ArgumentParser(description="Draw icons and screenshots anew.")
    parser.add_argument("--only", choices=("icons", "screenshots", "news"))
    only = parser.parse_args().only
    application = application_for_drawing()
    if only in (None, "icons"):
        draw_icons()
    if only in (None, "screenshots"):
        take_screenshots()
    if only in (None, "news"):
        cut_news()
    del application


def draw_icons() -> None:
    """Draw the icons of the program and of its files."""
    sizes = {*SIZES, *icon_files.ICO_SIZES, *icon_files.ICNS_KINDS.values()}
    pictures = {size: png(paint_app_icon, size) for size in sizes}
    courses = {size: png(paint_course, size) for size in sizes}
    for size in SIZES:
        _write(ICONS / f"{size}x{size}" / "apps" / f"{PROGRAM}.png", pictures[size])
        _write(ICONS / f"{size}x{size}" / "mimetypes" / f"{COURSE}.png", courses[size])
    mark = resource(f"{APP_ICON}.svg").read_bytes()
    _write(ICONS / "scalable" / "apps" / f"{PROGRAM}.svg", mark)
    _write(ICONS / "scalable" / "mimetypes" / f"{COURSE}.svg", svg(paint_course))
    for name, drawn in (("icon", pictures), ("course", courses)):
        _write(BUNDLED_ICONS / f"{name}.ico", icon_files.ico(drawn))
        _write(BUNDLED_ICONS / f"{name}.icns", icon_files.icns(drawn))


def take_screenshots() -> None:
    """Draw the screens that are shown to people, each in its theme and in every language."""
    for language in LANGUAGES:
        for theme in ("light", "dark"):
            wanted = [one for one in shots() if one.theme == theme]
            for one, image in _pictures(wanted, theme, language):
                _write(file_of(one.name, language), _as_png(image))


def cut_news() -> None:
    """Cut the pictures of what is new out of their screens."""
    for one, image in _pictures(CUTS, "light", LANGUAGES[0]):
        cut = image.copy(one.area)
        small = cut.scaledToWidth(CUT_WIDTH, Qt.TransformationMode.SmoothTransformation)
        _write(NEWS / f"{one.name}.png", _as_png(small))


Wanted = TypeVar("Wanted", Shot, Cut)


def _pictures(
    wanted: Iterable[Wanted], theme: str, language: str
) -> Iterator[tuple[Wanted, QImage]]:
    """Give the pictures of screens as they look in summer, part by part."""
    settings = Settings(theme=theme, language=language, animation_speed=0, time_of_year="summer")
    missing = {(one.part, one.screen): one for one in wanted}
    with open_studio(QSize(WIDTH, HEIGHT), settings) as studio:
        parts: dict[str, Callable[[], Iterator[Picture]]] = {
            "house": studio.house,
            **{game.name: partial(studio.scenes, game) for game in GAMES},
        }
        for part, scenes in parts.items():
            screens = {screen for name, screen in missing if name == part}
            for screen, image in scenes() if screens else ():
                if screen in screens:
                    screens.remove(screen)
                    opaque = image.convertToFormat(QImage.Format.Format_RGB888)
                    yield missing.pop((part, screen)), opaque
                if not screens:
                    break
    if missing:
        raise SystemExit(f"there are no such screens: {', '.join(map(' '.join, missing))}")


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
