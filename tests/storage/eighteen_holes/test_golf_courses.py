"""Files of golf courses of one's own."""

import json
from dataclasses import replace

import pytest

from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.storage import eighteen_holes as courses
from minigolf_desktop.storage.eighteen_holes import (
    COURSE_VERSION,
    MOST_COURSE_BYTES,
    CourseReader,
    delete_course,
    each_own_course,
    golf_course_to_json,
    keep_course,
    own_courses,
    read_golf_course,
    write_golf_course,
)
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.reading import claimed_format


@pytest.fixture(scope="module")
def course(box):
    return replace(quick_course(box, 3, 1), name="Zoë's Lawn")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "course.json"


def test_a_course_comes_back_from_its_file(path, course):
    write_golf_course(path, course)
    assert read_golf_course(path) == course


def test_a_design_that_is_not_finished_can_be_kept(path, course):
    design = replace(course, tiles=course.tiles[:1], holes=())
    write_golf_course(path, design)
    assert read_golf_course(path) == design


def test_a_preset_course_that_is_kept_becomes_ones_own(path, box):
    preset = box.presets[3].course
    write_golf_course(path, preset)
    assert read_golf_course(path) == replace(preset, id="")


def test_a_file_says_its_format_and_version_first(path, course):
    write_golf_course(path, course)
    assert list(json.loads(path.read_text(encoding="utf-8")))[:2] == ["format", "version"]
    assert golf_course_to_json(course)["format"] == "golf-course"
    assert golf_course_to_json(course)["version"] == 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": "minigolf-course"}, "not a file of a golf course"),
        ({"version": 2}, "version 2 was written by a newer program"),
        ({"version": "1"}, "field version"),
        ({"id": "larkfield"}, "field 'id': there is no such field"),
        ({"colour": 1}, "field 'colour': there is no such field"),
        ({"name": 7}, "field name"),
        ({"holes": [{}]}, "hole 1: an object with the fields"),
        ({"tiles": [{"face": "1", "q": 0, "r": 0, "turn": 0}]}, "tile 1, field face"),
    ],
)
def test_a_broken_file_is_refused_in_one_line_with_its_name(path, course, change, fault):
    path.write_text(json.dumps({**golf_course_to_json(course), **change}), encoding="utf-8")
    with pytest.raises(StorageError) as refused:
        read_golf_course(path)
    text = str(refused.value)
    assert text.startswith("course.json: ")
    assert fault in text
    assert "\n" not in text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[1",
        b"[]",
        b"{}",
        b'{"a": NaN}',
        b" " * (MOST_COURSE_BYTES + 1),
        b"[" * 5_000,
    ],
)
def test_a_file_of_another_kind_is_told_as_such(path, data):
    path.write_bytes(data)
    with pytest.raises(ForeignFile, match=r"course\.json"):
        read_golf_course(path)


def test_a_name_with_half_a_letter_is_refused(path, course):
    text = json.dumps({**golf_course_to_json(course), "name": "Zo\ud800"})
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ForeignFile, match=r"course\.json: \\ud800 is half of a letter"):
        read_golf_course(path)


def test_letters_may_be_written_in_two_halves(path, course):
    flag = "Lawn \N{TRIANGULAR FLAG ON POST}"
    path.write_text(json.dumps({**golf_course_to_json(course), "name": flag}), encoding="utf-8")
    assert b"\\ud83d" in path.read_bytes()
    assert read_golf_course(path).name == flag


def test_a_name_stands_on_one_line(path, course):
    changed = {**golf_course_to_json(course), "name": "  Zoë's\n\tLawn\r\n"}
    path.write_text(json.dumps(changed), encoding="utf-8")
    assert read_golf_course(path).name == "Zoë's Lawn"


def test_a_file_that_breaks_off_is_still_one_of_a_golf_course(path, course):
    write_golf_course(path, course)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert claimed_format(path) == "golf-course"
    path.write_bytes(whole.replace(b"golf-course", b"minigolf-course"))
    assert claimed_format(path) != "golf-course"


def test_courses_are_listed_by_name(tmp_path, course):
    for name in ("Oaks 10", "Oaks Two", "Oaks", "Oaks 2", "Ash"):
        keep_course(tmp_path, replace(course, name=name))
    names = [own.course.name for own in own_courses(tmp_path).courses]
    assert names == ["Ash", "Oaks", "Oaks 2", "Oaks 10", "Oaks Two"]


def test_a_file_that_is_not_there_is_told_as_such(path):
    with pytest.raises(ForeignFile, match="cannot be read"):
        read_golf_course(path)


def test_a_course_that_no_file_may_hold_is_not_written(path, course):
    write_golf_course(path, course)
    before = path.read_bytes()
    with pytest.raises(StorageError, match="cannot be written"):
        write_golf_course(path, replace(course, name="x" * 81))
    assert path.read_bytes() == before


def test_courses_are_kept_under_names_of_their_own(tmp_path, course):
    folder = tmp_path / "golf-courses"
    first, second = keep_course(folder, course), keep_course(folder, replace(course, holes=()))
    unnamed = keep_course(folder, replace(course, name="???"))
    device = keep_course(folder, replace(course, name="Con"))
    kept = [first, second, unnamed, device]
    files = ["zoe-s-lawn.json", "zoe-s-lawn-2.json", "course.json", "course-con.json"]
    assert [one.path.name for one in kept] == files
    assert [one.course.name for one in kept] == ["Zoë's Lawn", "Zoë's Lawn 2", "???", "Con"]
    found = own_courses(folder)
    assert set(found.courses) == set(kept)
    assert found.warnings == ()


def test_a_course_that_is_kept_already_is_not_kept_twice(tmp_path, course):
    first = keep_course(tmp_path, course)
    assert keep_course(tmp_path, replace(course, id="larkfield")) == first
    assert own_courses(tmp_path).courses == (first,)


def test_a_folder_that_is_not_there_has_no_courses(tmp_path):
    assert own_courses(tmp_path / "nowhere") == ((), ())


def test_a_damaged_course_is_set_aside_and_the_others_are_listed(tmp_path, course):
    kept = keep_course(tmp_path, course)
    broken = {**golf_course_to_json(course), "tiles": 3}
    (tmp_path / "broken.json").write_text(json.dumps(broken), encoding="utf-8")
    (tmp_path / "other.json").write_text("[]", encoding="utf-8")
    found = own_courses(tmp_path)
    assert found.courses == (kept,)
    assert len(found.warnings) == 2
    assert "set aside as set-aside/broken.json" in found.warnings[0]
    assert (tmp_path / "set-aside" / "broken.json").is_file()
    assert (tmp_path / "other.json").is_file()


def test_a_course_that_breaks_off_is_set_aside(tmp_path, course):
    text = json.dumps(golf_course_to_json(course))
    (tmp_path / "half.json").write_text(text[: len(text) // 2], encoding="utf-8")
    assert "set aside as set-aside/half.json" in own_courses(tmp_path).warnings[0]
    assert own_courses(tmp_path) == ((), ())


def test_a_course_of_a_newer_program_stays_where_it_is(tmp_path, course):
    newer = {**golf_course_to_json(course), "version": COURSE_VERSION + 1}
    (tmp_path / "newer.json").write_text(json.dumps(newer), encoding="utf-8")
    assert "written by a newer program" in own_courses(tmp_path).warnings[0]
    assert (tmp_path / "newer.json").is_file()


def test_a_course_of_ones_own_can_be_deleted(tmp_path, course):
    own = keep_course(tmp_path, course)
    delete_course(own.path)
    delete_course(own.path)
    assert own_courses(tmp_path).courses == ()


def test_the_course_asked_for_is_read_before_all_others(tmp_path, course):
    for name in ("Ashes", "Birches", "Chestnuts"):
        keep_course(tmp_path, replace(course, name=name))
    read = each_own_course(tmp_path, pytest.fail, "Birches")
    assert [own.course.name for own in read] == ["Birches", "Ashes", "Chestnuts"]


def test_a_course_that_was_read_is_read_again_only_when_it_changed(path, course, monkeypatch):
    read, times = CourseReader(), []
    plain = courses.read_golf_course
    monkeypatch.setattr(courses, "read_golf_course", lambda one: times.append(one) or plain(one))
    write_golf_course(path, replace(course, name="First"))
    assert [read(path).name, read(path).name] == ["First", "First"]
    assert len(times) == 1
    write_golf_course(path, replace(course, name="Other"))
    assert read(path).name == "Other"
    path.unlink()
    with pytest.raises(StorageError):
        read(path)
