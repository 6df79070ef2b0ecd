"""Quick courses: laid by the booklet's steps, and nothing ever wrong with them."""

import pytest

from minigolf_desktop.model.eighteen_holes.box import CardKind
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.course import FaceKind
from minigolf_desktop.model.eighteen_holes.field import fairways
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.geometry.hexagon import distance

STARS = (None, 1, 2, 3)
SEEDS = 8
"""For each number of holes; all 10,000 are tried by tests/benchmarks/quick_courses.py."""


@pytest.mark.parametrize("holes", range(1, 19))
def test_nothing_is_wrong_with_quick_courses_of_any_number_of_holes(box, holes):
    for seed in range(SEEDS):
        for stars in STARS:
            course = quick_course(box, holes, seed, stars)
            assert (len(course.holes), faults(course, box)) == (holes, ()), f"{seed=} {stars=}"


def test_a_seed_always_gives_the_same_course_and_another_seed_another(box):
    assert quick_course(box, 18, 5) == quick_course(box, 18, 5)
    assert len({quick_course(box, 9, seed).tiles for seed in range(50)}) == 50


def test_tiles_follow_each_other_as_the_booklet_has_them_laid(box):
    """Tee, its number of fairways, green; a whole par 3 alone (ruling H2)."""
    for seed in range(30):
        faces = [box.face_by_id[tile.face] for tile in quick_course(box, 18, seed).tiles]
        while faces:
            tee = faces.pop(0)
            assert tee.kind is FaceKind.TEE, f"{seed=}"
            if tee.is_whole_hole:
                continue
            kinds = [faces.pop(0).kind for _ in range(tee.tee.fairway_tiles + 1)]
            assert kinds == [FaceKind.FAIRWAY] * tee.tee.fairway_tiles + [FaceKind.GREEN]


@pytest.fixture(scope="module")
def ways(box):
    """Of 60 quick courses of 18 holes: par, steps along the fairway, steps straight on."""
    courses = [quick_course(box, 18, seed, STARS[seed % 4]) for seed in range(60)]
    return [way for course in courses for way in ways_of(course, box)]


def ways_of(course, box) -> list[tuple[int, int, int]]:
    return [
        (way.par, len(way.hexes) - 1, distance(way.tee, way.green))
        for way in fairways(course.tiles, box.face_by_id)
        if way.green is not None
    ]


def test_a_quick_hole_is_as_long_for_its_par_as_the_holes_in_the_box(box, ways):
    printed = [way for preset in box.presets for way in ways_of(preset.course, box)]
    for par in (3, 4, 5):
        lengths = {steps for of, steps, _ in printed if of == par}
        assert {steps for of, steps, _ in ways if of == par} <= lengths, f"{par=}"


def test_no_quick_par_four_or_five_can_be_done_in_one_shot_over_the_rough(box, ways):
    """But for the longest drive, of which there is one card."""
    flights = [card for card in box.shot_cards if card.kind is CardKind.FLIGHT]
    longest = max(len(flight) for card in flights for flight in card.flights)
    assert all(apart > longest for par, _, apart in ways if par > 3)


def test_the_green_of_a_quick_par_five_lies_as_far_off_as_those_in_the_box(box, ways):
    """One of 29 in the box lies nearer, by one hex."""
    printed = [way for preset in box.presets for way in ways_of(preset.course, box)]
    nearest = sorted(apart for par, _, apart in printed if par == 5)[1]
    assert min(apart for par, _, apart in ways if par == 5) >= nearest


def test_the_clubhouse_stands_at_the_first_tee_when_it_is_on_the_course(box):
    for seed in range(60):
        tiles = [tile.face for tile in quick_course(box, 18, seed).tiles]
        assert "01A" not in tiles[1:], f"{seed=}"


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_a_wish_for_stars_gives_mostly_faces_with_that_many(box, stars):
    def share(wish):
        faces = [
            box.face_by_id[tile.face].stars
            for seed in range(40)
            for tile in quick_course(box, 9, seed, wish).tiles
        ]
        return faces.count(stars) / len(faces)

    assert share(stars) > 0.5
    assert share(stars) > 1.4 * share(None)


def test_courses_lie_around_the_origin_wider_than_high(box):
    wider = 0
    for seed in range(40):
        places = [tile.place for tile in quick_course(box, 18, seed).tiles]
        width = 1.5 * (max(place.q for place in places) - min(place.q for place in places))
        rows = [place.r + place.q / 2 for place in places]
        wider += width >= 3**0.5 * (max(rows) - min(rows))
        assert max(abs(place.q) for place in places) < 12, f"{seed=}"
    assert wider > 30


def test_most_holes_are_par_4(box):
    pars = [hole.par for seed in range(40) for hole in quick_course(box, 18, seed).holes]
    assert pars.count(4) > pars.count(3) > 0
    assert pars.count(4) > pars.count(5) > 0


@pytest.mark.parametrize(("holes", "stars"), [(0, None), (19, None), (9, 0), (9, 4)])
def test_other_numbers_of_holes_or_stars_are_refused(box, holes, stars):
    with pytest.raises(ValueError, match=r"holes|stars"):
        quick_course(box, holes, 1, stars)
