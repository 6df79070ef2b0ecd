"""Course files: any layout, but no contradiction."""

import json
from copy import deepcopy
from dataclasses import replace

import pytest

from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.storage.designer.courses import (
    course_from_json,
    course_to_json,
    read_course,
    write_course,
)
from minigolf_desktop.storage.errors import ForeignFile, StorageError

EXAMPLE = {
    "format": "minigolf-course",
    "version": 1,
    "name": "Riverside",
    "land": "land-07",
    "gate": {"x": 3, "y": 0, "facing": "SE"},
    "tiles": [
        {"tile": "{tee}", "x": 5, "y": 0, "rotation": 90},
        {"tile": "{green}", "x": 6, "y": 3, "rotation": 270},
        {"tile": "{crossing}", "x": 1, "y": 4, "rotation": 0},
    ],
    "hole_numbers": [
        {"x": 5, "y": 0, "number": 1},
        {"x": 1, "y": 4, "segment": 1, "number": 3},
    ],
    "clients": ["mr-short", "mrs-hotdog"],
    "collected": 0,
    "passes": 2,
    "reserved": None,
    "promises": [],
}


def design_of(catalogue, *roles):
    return next(
        design.id
        for design in catalogue.designs
        if tuple(segment.role.value for segment in design.segments) == roles
    )


@pytest.fixture
def example(catalogue):
    """A course file of three tiles: a tee, a green, and a tile of two segments."""
    ids = {
        "{tee}": design_of(catalogue, "tee"),
        "{green}": design_of(catalogue, "green"),
        "{crossing}": design_of(catalogue, "path", "path"),
    }
    document = deepcopy(EXAMPLE)
    for tile in document["tiles"]:
        tile["tile"] = ids[tile["tile"]]
    return document


def changed(document, place, value):
    """Return a copy with one value replaced; ``place`` is a path of fields and indexes."""
    copy = deepcopy(document)
    target = copy
    for part in place[:-1]:
        target = target[part]
    target[place[-1]] = value
    return copy


def test_a_course_is_read_as_written(example, catalogue):
    course_file = course_from_json(example, catalogue)
    course = course_file.course
    assert course_file.name == "Riverside"
    assert course.land is catalogue.land_by_id["land-07"]
    assert [course.box.design(tile).id for tile in course.tiles.values()] == [
        tile["tile"] for tile in example["tiles"]
    ]
    assert list(course.tiles) == [pack(5, 0), pack(6, 3), pack(1, 4)]
    assert [tile & 3 for tile in course.tiles.values()] == [1, 3, 0]
    assert [client.id for client in course_file.clients] == ["mr-short", "mrs-hotdog"]
    assert course_file.hole_numbers == {(pack(5, 0), 0): 1, (pack(1, 4), 1): 3}
    assert course_file.passes == 2


def test_a_course_round_trips(tmp_path, example, catalogue):
    path = tmp_path / "course.json"
    path.write_text(json.dumps(example))
    write_course(path, read_course(path, catalogue))
    assert json.loads(path.read_text()) == example


@pytest.mark.parametrize(
    "land",
    [None, {"rows": ["GG...", "GG.~.", "..=.."], "points": 15}],
)
def test_a_course_without_a_land_of_the_catalogue_round_trips(example, catalogue, land):
    example |= {"land": land, "gate": {"x": 0, "y": 0, "facing": "SE"}}
    assert course_to_json(course_from_json(example, catalogue)) == example


def test_a_land_of_the_files_own_has_its_cells_water_and_points(example, catalogue):
    land = {"rows": ["GG...", "GG.~.", "..=.."], "points": 15}
    example |= {"land": land, "gate": {"x": 0, "y": 0, "facing": "SE"}}
    own = course_from_json(example, catalogue).course.land
    assert own.points == 15
    assert len(own.free) == 9
    assert {cell: kind.value for cell, kind in own.water.items()} == {
        pack(3, 1): "pond",
        pack(2, 2): "stream",
    }


def test_the_gate_of_the_file_counts(example, catalogue):
    example["gate"] = {"x": 0, "y": 2, "facing": "NE"}
    land = course_from_json(example, catalogue).course.land
    assert (land.gate.x, land.gate.y, land.gate.facing) == (0, 2, "NE")
    assert land.free.isdisjoint(land.gate.cells)


def test_what_need_not_be_said_may_be_left_out(example, catalogue):
    for field in ("name", "hole_numbers", "clients", "collected", "passes", "reserved", "promises"):
        del example[field]
    assert course_from_json(example, catalogue).clients == ()


@pytest.mark.parametrize(
    ("place", "value", "fault"),
    [
        (["version"], 4, "newer program"),
        (["version"], "1", "version"),
        (["surprise"], 1, "'surprise'"),
        (["name"], "x" * 81, "'name'"),
        (["name"], 7, "'name'"),
        (["land"], "land-99", "'land-99'"),
        (["land"], {"rows": ["G.", ".G"], "points": 1}, "one gate"),
        (["land"], {"rows": ["GG", "GG"], "points": "1"}, "points"),
        (["land"], {"rows": ["GG", "GX"], "points": 1}, "rows"),
        (["gate", "facing"], "S", "'facing'"),
        (["gate", "x"], 0.5, "'x'"),
        (["tiles", 1, "rotation"], 45, "entry 1, field 'rotation'"),
        (["tiles", 1, "rotation"], 1, "entry 1, field 'rotation'"),
        (["tiles", 1, "x"], 10_000, "entry 1, field 'x'"),
        (["tiles", 1, "x"], True, "entry 1, field 'x'"),
        (["tiles", 1, "tile"], "tee-99", "entry 1: there is no tile 'tee-99'"),
        (["tiles", 1, "wind"], 3, "entry 1, field 'wind'"),
        (["tiles", 1], {"tile": "tee-01", "x": 5, "y": 0, "rotation": 0}, r"\(5, 0\) has a tile"),
        (["tiles", 1], {"tile": "tee-01", "x": 4, "y": 1, "rotation": 0}, r"gate lies on \(4, 1\)"),
        (
            ["tiles"],
            [{"tile": "tee-01", "x": n, "y": 9, "rotation": 0} for n in range(289)],
            "'tiles'",
        ),
        (["hole_numbers", 0, "number"], 0, "entry 0, field 'number'"),
        (["hole_numbers", 0, "number"], 10, "entry 0, field 'number'"),
        (["hole_numbers", 0, "segment"], 1, "entry 0: the tile has no segment 1"),
        (["hole_numbers", 0, "x"], 4, r"entry 0: there is no tile on \(4, 0\)"),
        (["hole_numbers", 1, "segment"], None, "entry 1: the tile has two segments"),
        (["clients", 0], "mr-nobody", "'clients', entry 0: there is no client 'mr-nobody'"),
        (["clients", 0], "mrs-bloom", "'clients', entry 1: there is a Mrs Client already"),
        (["collected"], -1, "'collected'"),
        (["passes"], 1e3, "'passes'"),
        (["reserved"], "tee-99", "'reserved'"),
        (["promises"], [1], "'promises'"),
        (["promises"], ["playability"], "'promises'"),
        (["promises"], ["fun", "fun"], "'promises'.*twice"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(example, catalogue, place, value, fault):
    with pytest.raises(StorageError, match=fault) as found:
        course_from_json(changed(example, place, value), catalogue)
    assert "\n" not in str(found.value)


def test_one_hole_has_one_number(example, catalogue):
    example["hole_numbers"].append({"x": 5, "y": 0, "number": 2})
    with pytest.raises(StorageError, match="entry 2: its hole has the number 1 already"):
        course_from_json(example, catalogue)


def test_two_incomplete_holes_may_share_a_number(example, catalogue):
    """Ruling D17: a tee and a green far apart may be declared one hole."""
    example["hole_numbers"] = [
        {"x": 5, "y": 0, "number": 4},
        {"x": 6, "y": 3, "number": 4},
    ]
    numbers = course_from_json(example, catalogue).hole_numbers
    assert list(numbers.values()) == [4, 4]


def test_two_tees_cannot_share_a_number(example, catalogue):
    """Ruling D17: what is declared one hole has one tee."""
    example["tiles"][1]["tile"] = example["tiles"][0]["tile"]
    example["hole_numbers"] = [
        {"x": 5, "y": 0, "number": 4},
        {"x": 6, "y": 3, "number": 4},
    ]
    with pytest.raises(StorageError, match="entry 1: another hole has the number 4"):
        course_from_json(example, catalogue)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 500_000, b'{"a":1,"a":2}'])
def test_what_is_not_json_is_foreign(tmp_path, catalogue, content):
    path = tmp_path / "course.json"
    path.write_bytes(content)
    with pytest.raises(ForeignFile, match=r"course\.json: "):
        read_course(path, catalogue)


def test_a_file_of_another_format_is_foreign(tmp_path, catalogue):
    path = tmp_path / "course.json"
    path.write_text('{"format": "minigolf-settings", "version": 1}')
    with pytest.raises(ForeignFile, match="not a course file"):
        read_course(path, catalogue)


def test_a_huge_file_is_refused(tmp_path, catalogue):
    path = tmp_path / "course.json"
    path.write_bytes(b" " * 1_100_000)
    with pytest.raises(ForeignFile, match="larger than"):
        read_course(path, catalogue)


def test_a_name_that_is_too_long_is_not_written(tmp_path, example, catalogue):
    course_file = replace(course_from_json(example, catalogue), name="x" * 100)
    with pytest.raises(StorageError, match="cannot be written"):
        write_course(tmp_path / "course.json", course_file)
    assert list(tmp_path.iterdir()) == []


def test_promises_have_the_ids_of_conditions(example, catalogue):
    promises = ["fun", "fast", "her_whim", "his_whim", "par", "land", "circuit"]
    course_file = course_from_json(example | {"promises": promises}, catalogue)
    assert course_file.promises == tuple(promises)
    assert course_to_json(course_file)["promises"] == promises


def test_all_fields_are_named_that_are_missing_in_the_same_place(catalogue):
    document = {"format": "minigolf-course", "version": 1, "name": "Half"}
    with pytest.raises(StorageError) as refused:
        course_from_json(document, catalogue)
    assert str(refused.value) == "field 'land': Field required, and so are 'gate', 'tiles'"
