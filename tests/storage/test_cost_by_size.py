"""No file takes longer than its size says: four times as much costs about four times the time.

A reader that looks at everything again for each thing in a file takes sixteen times as long. It
costs nothing in a file of a game, and stops the window for minutes in one that somebody made.
"""

import json
from dataclasses import asdict

import pytest
from made_up_history import solo
from quickest import LINEAR, times

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.designer import courses
from minigolf_desktop.storage.designer.courses import (
    MOST_CELLS,
    MOST_ROWS,
    MOST_TILES,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.history import keep_game, read_history
from minigolf_desktop.storage.journal import Journal, read_journal
from minigolf_desktop.storage.progress import LessonBook
from minigolf_desktop.storage.reading import NotJson, at_once, parse, record_of
from minigolf_desktop.storage.shelf import HistoryFile


def refused(text):
    with pytest.raises(NotJson):
        parse(text)


JSON_TEXTS = {
    "many fields": lambda count: {f"field {number}": number for number in range(count)},
    "many entries": lambda count: list(range(count)),
    "long texts": lambda count: ["\u00e9\\n" * count],
    "control characters": lambda count: ["\u2028\t\n" * count],
    "halves of letters": lambda count: ["\U0001f600" * count],
    "fields in fields": lambda count: [{"one": {"two": [number]}} for number in range(count)],
}


@pytest.mark.parametrize("name", JSON_TEXTS)
def test_a_json_text_is_read_in_a_time_that_grows_with_its_length(name):
    def work(size):
        text = json.dumps(JSON_TEXTS[name](20_000 * size)).encode()
        return lambda: parse(text)

    assert times(work) < LINEAR


def test_a_field_that_is_there_twice_is_found_in_one_go():
    def work(size):
        fields = ", ".join(f'"field {number}": 0' for number in range(15_000 * size))
        text = f'{{{fields}, "field {15_000 * size - 1}": 1}}'.encode()
        return lambda: refused(text)

    assert times(work) < LINEAR


def land_of(cells, letter="."):
    """Return the rows of a land of about so many cells, as wide as rows may be."""
    rows = ["GG" + letter * 8, "GG" + letter * 8]
    while sum(row.count(letter) for row in rows) + 10 <= cells:
        rows.append(letter * 10)
    return rows


def course_with(rows=None, tiles=0):
    """Return the document of a course with a land of its own, or of tiles on no land."""
    across = 17
    return {
        "format": "minigolf-course",
        "version": 2,
        "land": None if rows is None else {"rows": rows, "points": 15},
        "gate": {"x": 0, "y": 0, "facing": "SE"},
        "tiles": [
            {"tile": "corner-01", "x": 3 + at % across, "y": at // across, "rotation": 90}
            for at in range(tiles)
        ],
    }


@pytest.mark.parametrize(
    "document",
    [
        pytest.param(lambda size: course_with(land_of(size * MOST_CELLS // 4)), id="land"),
        pytest.param(lambda size: course_with(land_of(size * MOST_CELLS // 4, "=")), id="stream"),
        pytest.param(lambda size: course_with(tiles=size * MOST_TILES // 4), id="tiles"),
    ],
)
def test_a_course_is_read_and_written_in_a_time_that_grows_with_its_cells(document):
    catalogue = load_catalogue()

    def work(size):
        course = document(size)

        def does():
            for _ in range(5):
                course_to_json(course_from_json(course, catalogue))

        return does

    assert times(work) < LINEAR


def test_a_land_that_takes_too_long_to_paint_is_refused_with_its_size():
    rows = ["GG" + "." * 198, "GG" + "." * 198, *["." * 200] * 198]
    assert len(rows) == MOST_ROWS
    with pytest.raises(StorageError, match=f"39996; at most {MOST_CELLS}"):
        course_from_json(course_with(rows), load_catalogue())


@pytest.mark.quick
def test_the_largest_land_of_the_program_is_far_below_the_limit():
    largest = max(len(land.free) + len(land.water) for land in load_catalogue().lands)
    assert 5 * largest < courses.MOST_CELLS


def test_a_journal_is_read_in_a_time_that_grows_with_its_moves(folders, rules, play_on):
    def work(size):
        match = Match(rules, Setup(), 7)
        with Journal.create(folders.saves, match) as journal:
            play_on(match, journal, 6)
            while match.can_redo:
                match.redo()
                journal.redone()
        with journal.path.open("ab") as file:
            file.write(b'{"undo":true}\n{"redo":true}\n' * (2_000 * size))
        return lambda: at_once(read_journal(journal.path, rules))

    assert times(work) < LINEAR


def test_a_history_of_games_is_read_in_a_time_that_grows_with_its_games(tmp_path):
    def work(size):
        path = tmp_path / f"history-{size}.jsonl"
        if not path.exists():
            keep_game(path, solo(0, 90))
            head, line = path.read_bytes().splitlines(keepends=True)
            path.write_bytes(head + line * (500 * size))
        return lambda: at_once(read_history(path))

    assert times(work) < LINEAR


def test_the_steps_of_a_board_are_read_in_a_time_that_grows_with_them(tmp_path):
    def work(size):
        file = HistoryFile(tmp_path / f"board-{size}.history")
        steps = [{"state": {"board": {"name": str(number)}}} for number in range(3)]
        head = {"format": "minigolf-board-history", "version": 1}
        lines = [head, *steps, *[{"step": "undo"}, {"step": "redo"}] * (3_000 * size)]
        file.path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return file.read

    assert times(work) < LINEAR


def test_a_book_is_read_in_a_time_that_grows_with_its_entries():
    def work(size):
        told = [f"tip-{number}" for number in range(250 * size)]
        document = {**asdict(LessonBook()), "told": told}
        return lambda: record_of(LessonBook, document)

    assert times(work) < LINEAR
