"""A broken content file is refused in one line that names file, entry and field."""

import shutil

import pytest
from broken import changed, drop, put

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.resources import ContentError, resource

TILES = "tiles.json"
EXPANSION = "tiles_putt_of_no_return.json"
LANDS = "lands.json"
CLIENTS = "clients.json"


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(resource("designer"), tmp_path / "designer")


ROWS = (2, "rows")

MUTATIONS = [
    # file, change, entry and field that the message names
    (TILES, put(0, "id", "Tee 1"), "entry 0 (Tee 1), field id"),
    (TILES, put(0, "id", 7), "entry 0 (7), field id"),
    (TILES, put(3, "id", "tee-01"), "entry 3 (tee-01), field id: used twice"),
    (TILES, put(1, "set", "mine"), "entry 1 (tee-02), field set"),
    (TILES, put(1, "copies", 0), "entry 1 (tee-02), field copies"),
    (TILES, put(1, "copies", "3"), "entry 1 (tee-02), field copies"),
    (TILES, put(1, "copies", 2.0), "entry 1 (tee-02), field copies"),
    (TILES, put(1, "copies", True), "entry 1 (tee-02), field copies"),
    (TILES, drop(1, "copies"), "entry 1 (tee-02), field copies"),
    (TILES, put(1, "colour", "red"), "entry 1 (tee-02), field colour"),
    (TILES, put(1, "segments", None), "entry 1 (tee-02), field segments"),
    (TILES, put(1, "segments", 0, "role", "bunker"), "entry 1 (tee-02), field segments.0.role"),
    (TILES, put(1, "segments", 0, "edges", "X"), "entry 1 (tee-02), field segments.0.edges"),
    (TILES, put(1, "segments", 0, "edges", "NS"), "entry 1 (tee-02), field segments.0"),
    (TILES, put(1, "segments", 0, "edges", ""), "entry 1 (tee-02), field segments.0.edges"),
    (TILES, put(1, "segments", 0, "par", 4), "entry 1 (tee-02), field segments.0.par"),
    (TILES, put(1, "segments", 0, "one_way", 1), "entry 1 (tee-02), field segments.0.one_way"),
    (
        TILES,
        put(1, "segments", 0, "hazards", ["ice"]),
        "entry 1 (tee-02), field segments.0.hazards",
    ),
    (TILES, drop(1, "segments", 0, "par"), "entry 1 (tee-02), field segments.0.par"),
    (TILES, put(1, "elements", {"cats": 1}), "unknown element cats"),
    (TILES, put(1, "elements", {"dogs": -1}), "entry 1 (tee-02), field elements.dogs"),
    (TILES, put(1, "elements", {"dogs": "1"}), "entry 1 (tee-02), field elements.dogs"),
    (TILES, put(1, "elements", []), "entry 1 (tee-02), field elements"),
    (TILES, put(1, "obstacle", "no"), "entry 1 (tee-02), field obstacle"),
    (TILES, put(1, "dense_obstacle", None), "entry 1 (tee-02), field dense_obstacle"),
    (TILES, put(1, "par", 2), "par is not the sum"),
    (TILES, put(1, "back_number", 3), "back_number is not 4 x people + par + 1"),
    (TILES, put(1, "note", 5), "entry 1 (tee-02), field note"),
    (TILES, put(1, None), "entry 1"),
    (EXPANSION, put(0, "copies", -1), "entry 0 (x-"),
    (EXPANSION, put(0, "id", "tee-01"), "tee-01"),
    (LANDS, put(2, "id", ""), "entry 2 (), field id"),
    (LANDS, put(2, "id", "land-01"), "entry 2 (land-01), field id: used twice"),
    (LANDS, put(2, "name", ""), "entry 2 (land-03), field name"),
    (LANDS, drop(2, "name"), "entry 2 (land-03), field name"),
    (LANDS, put(2, "name_fr", "Clairière"), "entry 2 (land-03), field name_fr"),
    (LANDS, put(2, "difficulty", 4), "entry 2 (land-03), field difficulty"),
    (LANDS, put(2, "points", -1), "entry 2 (land-03), field points"),
    (LANDS, put(2, "points", None), "entry 2 (land-03), field points"),
    (LANDS, put(*ROWS, []), "entry 2 (land-03)"),
    (LANDS, put(*ROWS, 0, "   x..."), "entry 2 (land-03), field rows.0"),
    (LANDS, put(*ROWS, 0, "   ......"), "free is not the number of free cells"),
    (LANDS, put(*ROWS, 3, ".....G."), "entry 2 (land-03)"),
    (LANDS, put(2, "facing", "S"), "entry 2 (land-03), field facing"),
    (LANDS, put(2, "free", 36), "free is not the number of free cells"),
    (LANDS, put(2, "area_m2", 400), "area_m2 is not 10 x (free + 4)"),
    (LANDS, put(2, "water", "lake"), "entry 2 (land-03), field water"),
    (LANDS, put(2, "trees", 1), "entry 2 (land-03), field trees"),
    (CLIENTS, put(0, "id", "short"), "entry 0 (short), field"),
    (CLIENTS, put(0, "feature", "tall"), "entry 0 (mr-short), field"),
    (CLIENTS, drop(0, "feature"), "entry 0 (mr-short), field"),
    (CLIENTS, put(0, "name", 5), "entry 0 (mr-short), field"),
    (CLIENTS, put(7, "element", "people"), "entry 7 (mrs-hotdog), field"),
    (CLIENTS, put(7, "points", 4), "entry 7 (mrs-hotdog), field"),
    (CLIENTS, put(7, "points", "3"), "entry 7 (mrs-hotdog), field"),
    (CLIENTS, put(8, "id", "mrs-hotdog"), "entry 8 (mrs-hotdog), field id: used twice"),
]


@pytest.mark.parametrize(("name", "change", "place"), MUTATIONS)
def test_a_broken_entry_is_named_with_file_and_field(folder, name, change, place):
    changed(folder, name, change)
    with pytest.raises(ContentError) as refused:
        load_catalogue(folder)
    message = str(refused.value)
    assert message.startswith(f"{name}: ")
    assert place in message
    assert "\n" not in message


WRECKS = [b"", b"{}", b"null", b"[", b"\xff\xfe[]", b'[{"id": "a"}', b"[]x"]
WRECKS += [b"[1]", b'["x"]', b"[[]]"]


@pytest.mark.parametrize("name", [TILES, EXPANSION, LANDS, CLIENTS])
@pytest.mark.parametrize("wreck", WRECKS)
def test_a_file_that_is_no_list_of_entries_is_named(folder, name, wreck):
    (folder / name).write_bytes(wreck)
    with pytest.raises(ContentError) as refused:
        load_catalogue(folder)
    assert str(refused.value).startswith(f"{name}: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", [TILES, EXPANSION, LANDS, CLIENTS])
def test_a_file_that_is_missing_is_named(folder, name):
    (folder / name).unlink()
    with pytest.raises(ContentError, match=f"{name}: cannot be read"):
        load_catalogue(folder)


def test_a_land_whose_gate_is_no_square_is_refused(folder):
    def change(entries):
        entries[0]["rows"][0] = "G.G...."
        entries[0]["rows"][1] = "GG....."

    changed(folder, LANDS, change)
    with pytest.raises(ContentError, match="one gate: a square of 2 x 2"):
        load_catalogue(folder)


def test_figures_that_do_not_agree_are_named_with_their_field(folder):
    """A check over several fields still says which entry it is about."""
    changed(folder, TILES, put(1, "par", 2))
    with pytest.raises(ContentError, match=r"tiles\.json: entry 1 \(tee-02\), field "):
        load_catalogue(folder)
