"""Texts out of files are one line each, and turn no letters round."""

import json

import pytest

from minigolf_desktop.storage.designer.courses import CourseFile, read_course, write_course
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json, read_golf_course
from minigolf_desktop.storage.errors import ForeignFile, StorageError, unturned
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.reading import parse, read_bytes

ODD_NAME = "A\u202eB\nC\x1b[31m\u2028D\u2066<b>&amp;"
PLAIN_NAME = "AB C [31m D<b>&amp;"


def test_the_texts_of_a_file_are_one_line_each():
    odd = {"name": ODD_NAME, "players": [{"name": ODD_NAME}], "rows": ["GG  . ", "   "]}
    plain = {"name": PLAIN_NAME, "players": [{"name": PLAIN_NAME}], "rows": ["GG  . ", "   "]}
    for ascii_only in (True, False):
        assert parse(json.dumps(odd, ensure_ascii=ascii_only).encode()) == plain


def test_names_in_any_writing_stay_as_they_are():
    for name in ("Öyvind", "דנה", "سارة", "娜娜", "👩\u200d🌾", "O'Neil & <Sons>", "a\\b"):
        assert parse(json.dumps(name).encode()) == name


def test_a_course_of_an_odd_name_is_read_with_a_plain_one(tmp_path, catalogue):
    path = tmp_path / "a.minigolf"
    course = shipped_courses(catalogue)[0]
    write_course(path, CourseFile(ODD_NAME, course.course, course.clients))
    assert read_course(path, catalogue).name == PLAIN_NAME


def test_a_golf_course_of_an_odd_name_is_read_with_a_plain_one(tmp_path, box):
    path = tmp_path / "a.minigolf"
    document = golf_course_to_json(box.presets[0].course) | {"name": ODD_NAME}
    path.write_text(json.dumps(document))
    assert read_golf_course(path).name == PLAIN_NAME


@pytest.mark.parametrize("name", ["a\nb", "a\u202eb", "a\x1b[2Jb"])
def test_what_is_told_of_a_file_is_one_line_whatever_it_is_called(tmp_path, name):
    with pytest.raises(ForeignFile) as told:
        read_bytes(tmp_path / name, 100)
    assert str(told.value).isprintable()


def test_a_fault_says_what_stands_in_a_file_in_one_line():
    assert str(StorageError("there is no tile\n'a\u202eb'")) == "there is no tile 'ab'"


def test_what_is_told_at_length_keeps_its_lines():
    assert unturned("one\ntwo \u202ethree") == "one\ntwo three"
