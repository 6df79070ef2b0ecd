"""How much of the window the course of 18 Holes has, on every screen that shows one.

``python tests/benchmarks/hex_shares.py DIR [--size 1366x768] [--theme dark] [--language fr]
[--scale 125]`` draws all screens of 18 Holes into a folder. Prints for each the share of the pixels
of the window at which the board is seen, and of the hexes that are to be seen of the course how
many something lies over.
"""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.board.view import HexStage, HexView
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.studio.screenshots import open_studio

_WITHIN = 0.5
"""From the middle of a hex to the spots at which it has to be seen, in sides."""


def board_of(screen: QWidget) -> HexView | None:
    """Return the largest board on a screen; None without any."""
    boards = [view for view in screen.findChildren(HexView) if view.isVisible()]
    return max(boards, key=lambda view: view.width() * view.height(), default=None)


def seen(picture: QImage, view: HexView) -> QImage:
    """Return where the board is seen through all that lies over it, white on black."""
    place = QRect(view.mapTo(view.window(), QPoint()), view.size())
    there = picture.copy(place).convertToFormat(QImage.Format.Format_RGB32)
    alone = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pairs = zip(*(memoryview(one.constBits()).cast("I") for one in (there, alone)), strict=True)
    same = bytes(255 * (one == other) for one, other in pairs)
    wide, high = place.width(), place.height()
    return QImage(same, wide, high, wide, QImage.Format.Format_Grayscale8).copy()


def share(mask: QImage, window: QSize) -> float:
    """Return the part of a window that is white in a mask."""
    bits, line = bytes(memoryview(mask.constBits())), mask.bytesPerLine()
    rows = (bits[start : start + mask.width()] for start in range(0, len(bits), line))
    return sum(row.count(255) for row in rows) / (window.width() * window.height())


def hidden(mask: QImage, view: HexView) -> tuple[int, int]:
    """Return how many hexes of what is to be seen are not, and how many there are."""
    stage = view.scene()
    assert isinstance(stage, HexStage)
    course = stage.ground.course
    missing = count = 0
    for place in {one for tile in course.tiles for one in tile_hexes(tile)} if course else ():
        middle = hex_centre(place, UNIT)
        if not stage.bounds.contains(middle):
            continue
        far = UNIT * _WITHIN
        around = [QPointF(x, y) * far for x in (-1, 0, 1) for y in (-1, 0, 1)]
        spots = [view.mapFromScene(middle + by) for by in around]
        lit = [mask.valid(at) and mask.pixelColor(at).red() > 0 for at in spots]
        # The edge of a panel's shadow changes a pixel, and hides nothing.
        missing += sum(lit) < len(lit) // 2
        count += 1
    return missing, count


def draw(out: Path, size: QSize, settings: Settings) -> None:
    """Draw all screens of 18 Holes, and print the shares."""
    out.mkdir(parents=True, exist_ok=True)
    shares = []
    with open_studio(size, settings) as studio:
        for name, picture in studio.scenes(EIGHTEEN_HOLES):
            picture.save(str(out / f"{name}.png"))
            screen = studio.window.screen_shown
            view = board_of(screen) if screen is not None else None
            if view is None or picture.size() != studio.window.size():
                continue
            mask = seen(picture, view)
            missing, count = hidden(mask, view)
            shares.append(share(mask, size))
            print(
                f"{name:28} {shares[-1]:6.1%}   {missing:3} of {count:3} hexes hidden", flush=True
            )
    print(f"{'least, mean':28} {min(shares):6.1%} {sum(shares) / len(shares):6.1%}")


def main() -> None:
    """Read what is wanted, and draw."""
    parser = argparse.ArgumentParser(description=sys.modules[__name__].__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--language", default="en")
    parser.add_argument("--scale", type=int, default=100)
    wanted = parser.parse_args()
    settings = Settings(
        theme=wanted.theme, language=wanted.language, animation_speed=0, scale=wanted.scale
    )
    draw(wanted.out, QSize(*map(int, wanted.size.split("x"))), settings)
    QApplication.processEvents()


if __name__ == "__main__":
    main()
