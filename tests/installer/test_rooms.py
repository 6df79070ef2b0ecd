"""The diagram of the rooms on the page for builders."""

import pytest
import rooms


def test_the_page_for_builders_shows_the_rooms_as_the_sources_are():
    page = rooms.PAGE.read_text(encoding="utf-8")
    assert rooms.with_diagram(page) == page, "run installer/rooms.py"


@pytest.mark.quick
@pytest.mark.parametrize(
    ("path", "room"),
    [
        (("model", "designer", "holes"), "model"),
        (("ui", "common", "theme", "Theme"), "ui/common"),
        (("ui", "games"), "ui/games"),
        (("ui",), None),
        (("cli",), None),
        ((), None),
    ],
)
def test_a_module_lies_in_the_room_of_its_folder(path, room):
    assert rooms.room_of(path, {"model", "ui/common", "ui/games"}) == room


def test_an_arrow_is_left_out_where_others_lead_to_the_same_room():
    needed = {"roof": {"wall", "ground"}, "wall": {"ground"}, "ground": set()}
    assert rooms.without_shortcuts(needed) == {"roof": ["wall"], "wall": ["ground"], "ground": []}


def test_a_page_without_a_place_for_it_is_refused():
    with pytest.raises(ValueError, match="no diagram"):
        rooms.with_diagram("# How the program is built\n")
