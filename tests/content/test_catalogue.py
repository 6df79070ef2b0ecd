"""The content of Minigolf Designer as it is loaded (rulings D1 to D10)."""

from collections import Counter

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Feature, Hazard, MrClient, MrsClient, Role, Water
from minigolf_desktop.model.geometry.square import AROUND, STEP

CATALOGUE = load_catalogue()
BASE = [design for design in CATALOGUE.designs if design.set == "base"]
EXPANSION = [design for design in CATALOGUE.designs if design.set != "base"]


def test_the_base_box_has_200_designs_and_264_tiles():
    assert len(BASE) == 200
    assert sum(design.copies for design in BASE) == 264


def test_the_expansion_has_24_tiles_of_a_set_of_their_own():
    assert [design.copies for design in EXPANSION] == [1] * 24
    assert {design.set for design in EXPANSION} == {"putt-of-no-return"}


def shown_on(designs):
    """Return how often each element, tee, green and obstacle shows on tiles, copies and all."""
    shown = Counter()
    for design in designs:
        for element, count in design.elements._asdict().items():
            shown[element] += count * design.copies
        for segment in design.segments:
            shown[segment.role.value] += design.copies
        shown["obstacle"] += design.obstacle * design.copies
    del shown["path"]
    return shown


def test_the_tiles_of_the_base_box_show_what_the_reference_lists():
    """Added up by hand over the tile reference of the rule book."""
    assert shown_on(BASE) == {
        "tee": 55,
        "green": 55,
        "obstacle": 43,
        "people": 295,
        "dogs": 27,
        "trees": 231,
        "benches": 29,
        "pools": 36,
        "pipes": 39,
        "slopes": 26,
        "flowers": 33,
    }


def test_the_tiles_of_the_expansion_show_what_the_reference_lists():
    """Added up by hand over the tile reference of the expansion."""
    assert shown_on(EXPANSION) == {
        "tee": 6,
        "green": 6,
        "obstacle": 4,
        "people": 19,
        "dogs": 4,
        "trees": 7,
        "benches": 4,
        "pools": 4,
        "pipes": 5,
        "slopes": 4,
        "flowers": 4,
    }


def test_the_tricky_tiles_are_three_of_each_kind():
    tricky = [one.segments for one in EXPANSION if len(one.segments) == 2]
    kinds = Counter(tuple(sorted(segment.role.value for segment in both)) for both in tricky)
    assert kinds == {("path", "tee"): 3, ("green", "path"): 3, ("green", "tee"): 3}


def test_d6_where_the_books_list_a_tile_otherwise_the_french_one_stands():
    """An arrow more among the straights, and a corner with two pipes for one and flowers."""
    straight = [one for one in BASE if len(one.segments) == 1 and one.segments[0].role is Role.PATH]
    corners = [one for one in straight if one.segments[0].is_corner]
    straight = [one for one in straight if not one.segments[0].is_corner]
    arrows = [one for one in straight if one.segments[0].one_way]
    assert sum(one.copies for one in arrows) == 10
    assert [sum(one.elements) for one in arrows if one.obstacle] == [0, 1]
    of_a_bench_and_one_person = Counter(
        (one.elements.pipes, one.elements.flowers)
        for one in corners
        if (one.elements.people, one.elements.benches) == (1, 1)
    )
    assert of_a_bench_and_one_person[2, 0] == of_a_bench_and_one_person[1, 1] == 1


def test_the_base_designs_come_first():
    assert list(CATALOGUE.designs) == [*BASE, *EXPANSION]


def test_there_are_47_lands_and_18_clients():
    assert len(CATALOGUE.lands) == 47
    assert len(CATALOGUE.clients) == 18
    assert len(CATALOGUE.mrs_clients) == len(CATALOGUE.mr_clients) == 9


@pytest.mark.parametrize("kind", ["designs", "lands", "clients"])
def test_no_id_is_used_twice(kind):
    ids = [entry.id for entry in getattr(CATALOGUE, kind)]
    assert len(ids) == len(set(ids))
    by_id = {"designs": "design_by_id", "lands": "land_by_id", "clients": "client_by_id"}[kind]
    assert list(getattr(CATALOGUE, by_id)) == ids


def test_content_is_the_same_each_time_it_is_loaded():
    again = load_catalogue()
    assert again.designs == CATALOGUE.designs
    assert [land.id for land in again.lands] == [land.id for land in CATALOGUE.lands]


def test_the_default_folder_is_that_of_the_resources():
    assert load_catalogue(resource("designer")).designs == CATALOGUE.designs


# --- tiles

EACH = pytest.mark.parametrize("design", CATALOGUE.designs, ids=lambda design: design.id)


@EACH
def test_d4_the_par_is_that_of_its_segments_and_at_most_3(design):
    assert design.par == sum(segment.par for segment in design.segments)
    assert 0 <= design.par <= 3


@EACH
def test_d4_the_back_number_is_four_times_people_and_par_and_one(design):
    assert design.back_number == 4 * design.elements.people + design.par + 1


def test_d4_the_back_numbers_are_those_of_the_printed_table():
    """Rows are pars from 0, columns people from 0 (rule book of the expansion, last page)."""
    table = ((1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (4, 8, 12, 16))
    for design in CATALOGUE.designs:
        assert design.back_number == table[design.par][design.elements.people], design.id


@pytest.mark.parametrize(
    "design", [one for one in BASE if len(one.segments) == 1], ids=lambda design: design.id
)
def test_d4_par_comes_from_role_obstacle_slope_water_pipes_and_flowers(design):
    """One for a tee or green; one each for obstacle (two when dense), slope, water (two from
    three pools up), pipes (two from three up) and flowers; at most three."""
    elements = design.elements
    par = design.segments[0].role is not Role.PATH
    par += design.obstacle + design.dense_obstacle
    par += elements.slopes > 0
    par += (elements.pools > 0) + (elements.pools >= 3)
    par += (elements.pipes > 0) + (elements.pipes >= 3)
    par += elements.flowers > 0
    assert design.par == min(3, par)


@EACH
def test_d4_grass_has_no_par(design):
    assert design.segments or design.par == 0


@EACH
def test_d2_a_tee_or_green_joins_one_side_and_a_path_two(design):
    for segment in design.segments:
        assert len(set(segment.sides)) == len(segment.sides) == 1 + (segment.role is Role.PATH)
        assert set(segment.sides) <= set(range(4))


@EACH
def test_d2_a_tile_carries_two_segments_at_most_and_no_side_is_in_both(design):
    assert len(design.segments) <= 2
    sides = [side for segment in design.segments for side in segment.sides]
    assert len(sides) == len(set(sides))


@EACH
def test_only_paths_are_one_way(design):
    assert all(segment.role is Role.PATH for segment in design.segments if segment.one_way)


SHOWN = {
    Hazard.SLOPE: "slopes",
    Hazard.WATER: "pools",
    Hazard.PIPE: "pipes",
    Hazard.FLOWERS: "flowers",
}


@EACH
def test_d5_every_hazard_of_a_segment_is_shown_on_the_tile(design):
    for segment in design.segments:
        for hazard in segment.hazards:
            if hazard is Hazard.OBSTACLE:
                assert design.obstacle
            else:
                assert getattr(design.elements, SHOWN[hazard]) > 0


@EACH
def test_only_an_obstacle_is_dense(design):
    assert design.obstacle or not design.dense_obstacle


def test_d3_straights_come_before_corners_and_corners_before_grass_with_the_crossings_between():
    def kind(design):
        roles = [segment.role for segment in design.segments]
        if roles == [Role.PATH]:
            return "corner" if design.segments[0].is_corner else "straight"
        return {(): "grass", (Role.PATH, Role.PATH): "crossing"}.get(
            tuple(roles), roles[0].value if roles else ""
        )

    order = list(dict.fromkeys(kind(design) for design in BASE))
    assert order == ["tee", "green", "straight", "corner", "crossing", "grass"]
    crossings = [design for design in BASE if kind(design) == "crossing"]
    assert len(crossings) == 2
    assert all(design.is_bridge for design in crossings)
    assert not any(s.is_corner for design in crossings for s in design.segments)


# --- lands

EACH_LAND = pytest.mark.parametrize("land", CATALOGUE.lands, ids=lambda land: land.id)


@EACH_LAND
def test_d8_the_area_is_ten_for_each_free_cell_and_forty_for_the_gate(land):
    assert land.area == 10 * (len(land.free) + 4)


@EACH_LAND
def test_d10_a_land_has_32_to_42_free_cells_and_difficulty_1_to_3(land):
    assert 32 <= len(land.free) <= 42
    assert land.difficulty in (1, 2, 3)


@EACH_LAND
def test_d10_a_land_is_worth_its_difficulty_and_two_fifths_of_a_point_for_each_cell_under_37(land):
    of_difficulty = {1: 13, 2: 15, 3: 17}[land.difficulty]
    assert land.points == round(of_difficulty + 0.4 * (37 - len(land.free)))


@EACH_LAND
def test_gate_water_and_free_cells_do_not_overlap(land):
    assert land.free.isdisjoint(land.gate.cells)
    assert land.free.isdisjoint(land.water)
    assert land.gate.cells.isdisjoint(land.water)
    assert set(land.water.values()) <= set(Water)


@EACH_LAND
def test_a_tile_may_begin_on_the_land_beside_the_gate(land):
    assert not land.free.isdisjoint(land.gate.adjacent)
    assert land.gate.adjacent < land.gate.touching


@EACH_LAND
def test_every_free_cell_can_be_reached_from_the_gate_over_free_cells(land):
    reached = set(land.free & land.gate.touching)
    frontier = list(reached)
    while frontier:
        cell = frontier.pop()
        for step in AROUND:
            if cell + step in land.free and cell + step not in reached:
                reached.add(cell + step)
                frontier.append(cell + step)
    assert reached == land.free


def test_every_difficulty_has_three_lands_to_deal_at_least():
    counts = Counter(land.difficulty for land in CATALOGUE.lands)
    assert all(counts[difficulty] >= 3 for difficulty in (1, 2, 3))


@EACH_LAND
def test_d7_a_gate_has_four_cells_beside_its_straight_sides_and_touches_twelve(land):
    assert len(land.gate.cells) == 4
    assert len(land.gate.adjacent) == 4
    assert len(land.gate.touching) == 12
    assert all(any(cell + step in land.gate.cells for step in STEP) for cell in land.gate.adjacent)


# --- clients


def test_d19_what_each_mrs_client_pays():
    worth = {client.id: (client.element, client.points) for client in CATALOGUE.mrs_clients}
    assert worth == {
        "mrs-hotdog": ("dogs", 3),
        "mrs-lazy": ("benches", 3),
        "mrs-sloppy": ("slopes", 3),
        "mrs-plumber": ("pipes", 2),
        "mrs-sprinkle": ("pools", 2),
        "mrs-bloom": ("flowers", 2),
        "mrs-noreturn": ("arrows", 3),
        "mrs-camper": ("grass", 2),
        "mrs-evergreen": ("trees", 1),
    }


def test_the_base_box_has_seven_mrs_and_seven_mr_clients_and_the_expansion_two_of_each():
    kinds = Counter((type(client), client.set == "base") for client in CATALOGUE.clients)
    assert kinds == {
        (MrsClient, True): 7,
        (MrClient, True): 7,
        (MrsClient, False): 2,
        (MrClient, False): 2,
    }


def test_each_mr_client_looks_for_a_feature_of_his_own():
    assert {client.feature for client in CATALOGUE.mr_clients} == set(Feature)
    assert all(client.id == f"mr-{client.feature}" for client in CATALOGUE.mr_clients)


def test_clients_are_mrs_or_mr():
    assert {type(client) for client in CATALOGUE.clients} == {MrsClient, MrClient}
