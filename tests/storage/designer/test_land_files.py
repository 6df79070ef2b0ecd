"""Files of lands that players drew."""

import json

import pytest

from minigolf_desktop.model.designer.land_drawing import drawing_of, fresh_drawing
from minigolf_desktop.model.designer.own_land import read_land
from minigolf_desktop.storage.designer.lands import (
    MOST_BYTES,
    land_from_json,
    land_to_json,
    own_lands,
    read_land_file,
    write_land_file,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.shelf import Shelf

ROWS = ("GG....", "GG..~.", "...==.", "......", "......", "......")
FIELD = drawing_of("Field", read_land("", "", 0, 0, ROWS, "SE"))


@pytest.mark.parametrize("drawing", [FIELD, fresh_drawing()])
def test_a_land_is_read_as_it_was_written_whole_or_not(tmp_path, drawing):
    path = tmp_path / "field.minigolf"
    write_land_file(path, drawing)
    found = read_land_file(path)
    assert land_to_json(found.drawing) == land_to_json(drawing)
    assert found.difficulty is None


@pytest.mark.parametrize(
    "change",
    [
        {"format": "minigolf-course"},
        {"version": 2},
        {"surprise": 1},
        {"rows": []},
        {"rows": ["." * 25] * 3},
        {"rows": ["GG", "GG"] * 13},
        {"rows": ["GG", "G."]},
        {"rows": ["GGx", "GG."]},
        {"facing": "N"},
        {"difficulty": 4},
        {"name": "n" * 41},
    ],
)
def test_what_is_no_land_is_refused(change):
    with pytest.raises(StorageError):
        land_from_json({**land_to_json(FIELD), **change})


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "large.minigolf"
    path.write_text(json.dumps(land_to_json(FIELD)) + " " * MOST_BYTES)
    with pytest.raises(StorageError):
        read_land_file(path)


def test_of_a_shelf_only_lands_that_can_be_built_on_are_offered(tmp_path):
    write_land_file(tmp_path / "board-1.json", FIELD, 2)
    write_land_file(tmp_path / "board-2.json", fresh_drawing())
    (tmp_path / "board-3.json").write_text("{}")
    (found,) = own_lands(Shelf(tmp_path))
    assert (found.name, found.difficulty) == ("Field", 2)
