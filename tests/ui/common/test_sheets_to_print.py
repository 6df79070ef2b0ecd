"""Sheets to print: their pages and sizes, whole words, no colour in black and white."""

import re

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QFontMetricsF

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.eighteen_holes.course import turned_course
from minigolf_desktop.model.eighteen_holes.field import ground_of
from minigolf_desktop.model.geometry.hexagon import rotated
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import parse
from minigolf_desktop.ui.common.printing import sheets as printing
from minigolf_desktop.ui.common.printing.sheets import Ink, Paper, page_image, write_sheets
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import speaking
from minigolf_desktop.ui.designer.printing import sheets as designer_sheets
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.printing import hole_plan
from minigolf_desktop.ui.eighteen_holes.printing import sheets as golf_sheets
from minigolf_desktop.ui.putt_dice.printing import sheets as putt_sheets

POINTS = {Paper.A4: (595, 842), Paper.LETTER: (612, 792)}
"""Width and height of a sheet that stands, in printer's points."""
COARSE = 40.0
"""Dots to an inch at which colours are looked for."""


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def garden():
    return parse(resource("courses", "duck-ponds.json").read_bytes())


def shortest_golf_course():
    return min((one.course for one in load_box().presets), key=lambda one: len(one.holes))


def all_sheets(ink):
    return {
        "garden": designer_sheets(garden(), ink),
        "designer": designer_sheets(None, ink),
        "putt dice": putt_sheets(None, ink),
        "book": golf_sheets(golf_course_to_json(shortest_golf_course()), ink),
        "golf": golf_sheets(None, ink),
    }


def pages_of(path):
    """Return the sizes of the pages of a PDF file, in points."""
    boxes = re.findall(rb"/MediaBox \[([0-9. ]+)\]", path.read_bytes())
    return [tuple(round(float(side)) for side in box.split()[2:]) for box in boxes]


@pytest.mark.parametrize("paper", Paper)
def test_a_pdf_file_has_all_pages_in_the_size_of_the_paper(paper, tmp_path):
    for name, pages in {"garden": 1, "designer": 2, "putt dice": 1, "golf": 4}.items():
        path = tmp_path / f"{name}.pdf"
        write_sheets(all_sheets(Ink.BLACK)[name], paper, path)
        wide, high = POINTS[paper]
        assert len(pages_of(path)) == pages
        assert all(sorted(size) == sorted((wide, high)) for size in pages_of(path))


@pytest.mark.parametrize(
    ("system", "paper"),
    [("en_US", Paper.LETTER), ("fr_CA", Paper.LETTER), ("fr_FR", Paper.A4), ("C", Paper.A4)],
)
def test_the_paper_of_the_country_is_proposed(system, paper, monkeypatch):
    monkeypatch.setattr(printing.QLocale, "system", lambda: QLocale(system))
    assert Paper.usual() is paper


@pytest.mark.quick
def test_a_yardage_book_has_a_cover_and_a_page_for_every_hole():
    course = shortest_golf_course()
    assert len(all_sheets(Ink.BLACK)["book"].pages) == 1 + len(course.holes)


@pytest.mark.parametrize("name", ["garden", "designer", "putt dice", "book", "golf"])
def test_black_and_white_has_no_colour(name):
    shown = all_sheets(Ink.BLACK)[name]
    for number in range(min(2, len(shown.pages))):
        image = page_image(shown, number, Paper.A4, COARSE)
        coloured = [
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).hslSaturation() > 8
        ]
        assert not coloured[:3]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("paper", Paper)
def test_all_words_are_whole_and_within_their_boxes(language, paper, monkeypatch):
    cut = []

    def look(painter, room, flags, words):
        taken = QFontMetricsF(painter.font()).boundingRect(room, flags, words)
        size = paper.size(lies=painter.window().width() > painter.window().height())
        page = QRectF(0, 0, painter.window().width(), painter.window().height())
        placed = painter.transform().mapRect(room)
        fits = taken.width() <= room.width() + 1 and taken.height() <= room.height() + 8
        if words.endswith("…") or not fits or not page.contains(placed) or size.isEmpty():
            cut.append((words, room))

    monkeypatch.setattr(printing, "draw_words", look)
    with speaking(language):
        for shown in all_sheets(Ink.BLACK).values():
            for number in range(len(shown.pages)):
                page_image(shown, number, paper, COARSE)
    assert not cut


def test_every_hole_plays_upward_on_its_page():
    course, faces = shortest_golf_course(), load_box().face_by_id
    for number in range(len(course.holes)):
        (hole,) = hole_plan(course, faces, number).course.holes
        rise = hex_centre(hole.tee, 1.0).y() - hex_centre(hole.green, 1.0).y()
        aside = abs(hex_centre(hole.tee, 1.0).x() - hex_centre(hole.green, 1.0).x())
        assert rise > aside


def test_a_course_that_is_turned_has_its_ground_where_it_is_turned_to():
    course, faces = shortest_golf_course(), load_box().face_by_id
    ground = ground_of(course, faces)
    for left in range(6):
        turned = ground_of(turned_course(course, left), faces)
        assert turned == {rotated(place, left): kind for place, kind in ground.items()}


def test_a_file_that_is_no_course_is_refused():
    for sheets_of in (designer_sheets, golf_sheets):
        with pytest.raises(StorageError):
            sheets_of({"format": "something"}, Ink.COLOUR)
