"""Pictures of whole courses."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.model.designer import Box, empty_course, place
from minigolf_desktop.model.designer.box import Gate, Land
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.picture_file import LARGEST
from minigolf_desktop.ui.common.theme import DARK, load_fonts
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.course_art import course_picture, render_course


@pytest.fixture
def course(qapp, catalogue):
    load_fonts()
    laid = empty_course(Box(catalogue.designs), catalogue.lands[13])
    for tile in range(8):
        laid = place(laid, min(laid.front), 4 * tile + tile % 4)
    return laid


@pytest.fixture
def course_file(course, catalogue):
    return CourseFile("Spring", course, catalogue.clients[:1])


def test_a_png_shows_the_whole_land(course_file, tmp_path):
    path = tmp_path / "course.png"
    render_course(course_file, path)
    assert QImage(str(path)).width() > 900


def test_an_svg_can_be_read_and_needs_no_font(course_file, tmp_path):
    path = tmp_path / "course.svg"
    render_course(course_file, path)
    assert QSvgRenderer(str(path)).isValid()
    assert "<text" not in path.read_text()


def test_a_pdf_is_one(course_file, tmp_path):
    path = tmp_path / "course.PDF"
    render_course(course_file, path)
    assert path.read_bytes().startswith(b"%PDF")


def test_a_course_without_land_or_clients_is_drawn(qapp, catalogue, tmp_path):
    nowhere = Land("", "", 0, 0, frozenset(), {}, Gate(0, 0, "SE"))
    laid = place(empty_course(Box(catalogue.designs), nowhere), pack(5, 5), 0)
    path = tmp_path / "course.png"
    render_course(CourseFile("", laid, ()), path)
    assert path.exists()


def test_a_very_wide_course_makes_a_picture_of_bearable_size(qapp, catalogue, tmp_path):
    nowhere = Land("", "", 0, 0, frozenset(), {}, Gate(0, 0, "SE"))
    laid = place(empty_course(Box(catalogue.designs), nowhere), pack(400, 2), 0)
    path = tmp_path / "course.png"
    render_course(CourseFile("", laid, ()), path)
    assert QImage(str(path)).width() <= LARGEST


@pytest.mark.quick
def test_another_ending_is_refused(course_file, tmp_path):
    with pytest.raises(StorageError, match="a picture ends in"):
        render_course(course_file, tmp_path / "course.gif")


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_file_that_cannot_be_written_is_told(course_file, ending, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be written"):
        render_course(course_file, tmp_path / "file" / f"course.{ending}")


def test_a_small_picture_fits_into_its_size(course):
    picture = course_picture(course, QSize(400, 300), DARK, TileAtlas())
    assert picture.width() <= 400
    assert picture.height() <= 300
