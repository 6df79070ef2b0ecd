"""Pictures of whole courses of 18 Holes."""

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage

from minigolf_desktop.model.eighteen_holes.course import Course, PlacedTile
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.picture_file import LARGEST
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_rect
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.course_drawing import (
    MARGIN,
    draw,
    golf_course_image,
    render_golf_course,
)


@pytest.fixture
def meadow(qapp, box):
    load_fonts()
    return box.presets[0].course


def test_a_png_shows_the_whole_course_with_its_title(meadow, box, tmp_path):
    path = tmp_path / "course.png"
    render_golf_course(meadow, box.face_by_id, path)
    picture = QImage(str(path))
    assert picture.width() > 600
    assert picture.text("Title") == "Practice Meadow"


def test_an_svg_needs_no_font_and_a_pdf_is_one(meadow, box, tmp_path):
    drawing, sheet = tmp_path / "course.svg", tmp_path / "course.PDF"
    render_golf_course(meadow, box.face_by_id, drawing)
    render_golf_course(meadow, box.face_by_id, sheet)
    assert "<svg" in drawing.read_text()
    assert "<text" not in drawing.read_text()
    assert sheet.read_bytes().startswith(b"%PDF")


@pytest.mark.quick
def test_a_drawing_has_no_dashes_which_it_would_have_too_long(meadow, box, tmp_path):
    drawing = tmp_path / "course.svg"
    render_golf_course(meadow, box.face_by_id, drawing)
    assert "dasharray" not in drawing.read_text()


def test_every_hole_has_its_flag(meadow, box):
    unit = 40.0
    bare = Course("", "", meadow.tiles, (), ())
    without, flagged = (golf_course_image(one, box.face_by_id, unit) for one in (bare, meadow))
    area = course_rect(meadow, unit).topLeft() - QPointF(MARGIN, MARGIN) * unit
    for hole in meadow.holes:
        spot = (hex_centre(hole.green, unit) - area).toPoint()
        round_it = QRect(0, 0, 50, 50)
        round_it.moveCenter(spot)
        assert without.copy(round_it) != flagged.copy(round_it)


def test_h35_a_course_is_drawn_with_its_hazards_as_it_was_played(meadow, tmp_path):
    def drawn(name, **hazards):
        path = tmp_path / f"{name}.png"
        draw({**golf_course_to_json(meadow), **hazards}, path)
        return QImage(str(path))

    plain, sharp = drawn("plain"), drawn("sharp", hazards="sharp", hazard_seed=7)
    assert plain.size() == sharp.size()
    assert plain != sharp
    assert drawn("again", hazards="sharp", hazard_seed=7) == sharp


def test_a_very_wide_course_makes_a_picture_of_bearable_size(qapp, box):
    ends = (PlacedTile("06A", Hex(-100, 0), 0), PlacedTile("12B", Hex(100, 0), 0))
    picture = golf_course_image(Course("", "", ends, (), ()), box.face_by_id)
    assert max(picture.width(), picture.height()) <= LARGEST


def test_another_ending_is_refused(meadow, box, tmp_path):
    with pytest.raises(StorageError, match="a picture ends in"):
        render_golf_course(meadow, box.face_by_id, tmp_path / "course.gif")


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_file_that_cannot_be_written_is_told(meadow, box, ending, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be written"):
        render_golf_course(meadow, box.face_by_id, tmp_path / "file" / f"course.{ending}")
