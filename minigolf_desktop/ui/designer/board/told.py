"""What lies on the cells of a square board, in words for who cannot see it."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Course
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.designer.board.aim import side_fits
from minigolf_desktop.ui.designer.board.hole_sign import Sign
from minigolf_desktop.ui.designer.text.fits import sides_words
from minigolf_desktop.ui.designer.text.tiles import cell_words, tile_words

translate = QCoreApplication.translate


def cells_of(course: Course) -> frozenset[int]:
    """Return the cells that there is something to be told about: of the land, gate and tiles."""
    return course.land.free | course.land.gate.cells | course.tiles.keys()


def cell_told(course: Course, cell: int, signs: Collection[Sign] = ()) -> str:
    """Return where a cell is and what lies there: its tile, its holes, where its paths lead."""
    tile = course.tiles.get(cell)
    if tile is None:
        return in_sentences(with_colon(cell_words(cell), _ground_words(course, cell)))
    return in_sentences(
        with_colon(cell_words(cell), tile_words(course.box.design(tile))),
        ", ".join(_hole_words(sign) for sign in signs if _is_of(sign, cell)),
        sides_words(side_fits(course, cell, tile)),
    )


def _ground_words(course: Course, cell: int) -> str:
    if cell in course.land.gate.cells:
        return translate("tiles", "the gate")
    if cell in course.land.free:
        return translate("tiles", "free")
    return translate("tiles", "off the land")


def _is_of(sign: Sign, cell: int) -> bool:
    return any(step == cell for step, _ in sign.steps)


def _hole_words(sign: Sign) -> str:
    if not sign.number:
        return translate("tiles", "a hole without a number")
    return translate("tiles", "hole {number}").replace("{number}", str(sign.number))


def sign_told(sign: Sign) -> str:
    """Return which hole a sign stands at, and where."""
    return in_sentences(with_colon(_hole_words(sign), cell_words(sign.cell)))
