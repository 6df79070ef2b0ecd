"""What is named like a file and is none: it is told or passed over, and nothing waits for it."""

import logging
import os

import pytest
from odd import ODD

from minigolf_desktop.storage import eighteen_holes as courses
from minigolf_desktop.storage.atomic import set_aside, write_atomically
from minigolf_desktop.storage.books import Books
from minigolf_desktop.storage.designer.courses import read_course
from minigolf_desktop.storage.eighteen_holes import (
    GolfBook,
    own_courses,
    read_golf_course,
    write_golf_course,
)
from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError
from minigolf_desktop.storage.folders import summary_beside
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.storage.log_file import PROGRAM, LogFile
from minigolf_desktop.storage.reading import claimed_format, read_bytes
from minigolf_desktop.storage.saved_matches import game_of, read_latest, saves
from minigolf_desktop.storage.settings import Settings, read_settings, write_settings

BOOKS = Books(GolfBook(), 1_000, "a book", lambda here, _: here)

NO_FILES = {odd: put for odd, put in ODD.items() if odd not in {"an empty file", "junk"}}


@pytest.fixture(params=NO_FILES)
def odd(request):
    """What lies there; called with a path it puts it there."""

    def put(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        NO_FILES[request.param](path)
        return path

    put.name = request.param
    return put


@pytest.fixture(params=ODD)
def anything_odd(request):
    def put(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        ODD[request.param](path)
        return path

    return put


def test_what_is_no_file_is_not_read_and_says_what_it_is(odd, tmp_path):
    kinds = {"a terminal": "a device", "a dangling link": "a link that leads nowhere"}
    with pytest.raises(ForeignFile, match=r"^course\.minigolf: cannot be read \(") as told:
        read_bytes(odd(tmp_path / "course.minigolf"), 1_000)
    if odd.name != "a link to itself":
        assert kinds.get(odd.name, odd.name) in str(told.value)


def test_a_file_that_grows_without_end_is_read_up_to_the_limit(tmp_path):
    path = tmp_path / "large"
    path.write_bytes(bytes(101))
    with pytest.raises(ForeignFile, match="larger than 100 bytes"):
        read_bytes(path, 100)


def test_a_name_that_no_file_has_is_refused(tmp_path):
    for name in ("x" * 300, "a\0b"):
        with pytest.raises(ForeignFile, match="cannot be read"):
            read_bytes(tmp_path / name, 100)


def test_what_is_named_like_a_course_is_refused_in_one_line(anything_odd, tmp_path, catalogue):
    path = anything_odd(tmp_path / "course.minigolf")
    assert claimed_format(path) == ""
    for read in (lambda: read_course(path, catalogue), lambda: read_golf_course(path)):
        with pytest.raises(StorageError) as told:
            read()
        assert "\n" not in str(told.value)


def test_what_is_named_like_a_journal_is_no_game_to_go_on_with(anything_odd, folders, rules):
    path = anything_odd(folders.saves / "designer-1.jsonl")
    assert read_latest(folders) is None
    assert [save.game for save in saves(folders)] in ([], [""])
    assert game_of(path) == ""
    with pytest.raises(StorageError):
        open_journal(path, rules)


def test_what_is_named_like_a_summary_is_passed_over(anything_odd, folders, match):
    with Journal.create(folders.saves, match) as journal:
        anything_odd(summary_beside(journal.path))
    latest = read_latest(folders)
    assert latest is not None
    assert not latest.is_known


def test_what_is_named_like_the_settings_makes_room_for_settings(anything_odd, folders):
    anything_odd(folders.settings)
    settings, _ = read_settings(folders.settings)
    assert settings == Settings()
    write_settings(folders.settings, settings)
    assert read_settings(folders.settings) == (settings, "")


def test_what_is_named_like_a_book_makes_room_for_a_book(anything_odd, folders):
    anything_odd(folders.golf)
    book, _ = BOOKS.read(folders.golf)
    assert book == GolfBook()
    after = BOOKS.add(folders.golf, "0" * 16, lambda book: book).after
    assert BOOKS.read(folders.golf) == (after, "")


def test_a_folder_is_set_aside_with_what_lies_in_it(tmp_path):
    path = tmp_path / "settings.json"
    path.mkdir()
    (path / "inside").write_bytes(b"kept")
    assert (set_aside(path) / "inside").read_bytes() == b"kept"


def test_what_is_named_like_a_golf_course_is_told_in_one_line_each(anything_odd, folders):
    anything_odd(folders.golf_courses / "mine.json")
    found = own_courses(folders.golf_courses)
    assert found.courses == ()
    assert [line.count("\n") for line in found.warnings] == [0]


@pytest.mark.parametrize("name", ["minigolf-desktop.log", "minigolf-desktop.crash"])
def test_a_pipe_where_the_log_belongs_holds_nobody_up(folders, name):
    folders.log.mkdir()
    os.mkfifo(folders.log / name)
    log = LogFile(folders.log, lambda: "head")
    log.catch_crashes()
    logging.getLogger(PROGRAM).info("a line")
    path = log.path
    log.close()
    assert path is not None
    assert path.read_text().splitlines()[-1].endswith("a line")


def test_a_file_is_written_whatever_lay_there_before(odd, tmp_path):
    path = odd(tmp_path / "course.minigolf")
    if odd.name == "a folder":
        with pytest.raises(DiskError):
            write_atomically(path, b"new")
    else:
        write_atomically(path, b"new")
        assert path.read_bytes() == b"new"
        assert not path.is_symlink()


def test_a_name_as_long_as_names_may_be_is_written(tmp_path):
    path = tmp_path / ("x" * 255)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_courses_beyond_those_that_are_looked_at_are_told_of(folders, box, monkeypatch):
    monkeypatch.setattr(courses, "MOST_COURSES", 2)
    for number in range(3):
        write_golf_course(folders.golf_courses / f"{number}.json", box.presets[0].course)
    found = own_courses(folders.golf_courses)
    assert len(found.courses) == 2
    assert found.warnings == ("golf-courses: 3 files, of which the first 2 are looked at",)
