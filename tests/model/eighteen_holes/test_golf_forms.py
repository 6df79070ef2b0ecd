"""Courses and set-ups as JSON: what comes back, and what is refused."""

import json
from dataclasses import replace

import pytest

from minigolf_desktop.model.eighteen_holes.course import (
    CourseFormatError,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import (
    CHAOS_MODES,
    SEATS,
    ClubChoice,
    Mode,
    Setup,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.play import Level, Seat, SetupFormatError


@pytest.fixture(scope="module")
def meadow(box):
    return box.presets[0].course


def through_json(value):
    return json.loads(json.dumps(value))


def test_every_course_in_the_box_comes_back_from_its_form(box):
    for preset in box.presets:
        assert course_from_json(through_json(course_to_json(preset.course))) == preset.course


def test_quick_courses_come_back_from_their_form(box):
    for seed in range(20):
        course = replace(quick_course(box, 1 + seed % 18, seed), name=f"Quick {seed} é")
        assert course_from_json(through_json(course_to_json(course))) == course


def test_a_design_without_holes_comes_back_too(meadow):
    design = replace(meadow, id="", holes=(), tiles=meadow.tiles[:1])
    assert course_from_json(through_json(course_to_json(design))) == design


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ((), [], "course: an object with the fields"),
        (("name",), None, "field name: a text of at most 80 letters"),
        (("name",), "x" * 81, "field name: a text of at most 80 letters"),
        (("id",), "A course", "field id: not one that there can be"),
        (("tiles",), {}, "field tiles: a list of at most 49 is wanted"),
        (("tiles", 0), {"face": "01A"}, "tile 1: an object with the fields face, q, r, turn"),
        (("tiles", 0, "face"), "50A", "tile 1, field face: not one that there can be"),
        (("tiles", 0, "face"), 1, "tile 1, field face"),
        (("tiles", 1, "turn"), 6, "tile 2, field turn: a whole number from 0 to 5"),
        (("tiles", 1, "turn"), True, "tile 2, field turn: a whole number from 0 to 5"),
        (("tiles", 1, "q"), 101, "tile 2, field q: a whole number from -100 to 100"),
        (("tiles", 1, "q"), 1.0, "tile 2, field q"),
        (("tiles", 1), {"face": "02A", "q": -2, "r": 1, "turn": 0}, "two lie at q -2, r 1"),
        (("adjustments",), [{"q": 0, "r": 0, "kind": "lake"}], "adjustment 1, field kind"),
        (("adjustments",), [{"q": 0, "r": 0, "kind": "rough"}] * 2, "field adjustments: two lie"),
        (("holes", 2, "par"), 6, "hole 3, field par: a whole number from 3 to 5"),
        (("holes", 2, "tee"), [0, 0], "hole 3, field tee: an object with the fields q, r"),
        (("holes", 2, "green", "r"), "1", "hole 3, field green, field r"),
        (("colour",), "red", "course: an object with the fields"),
    ],
)
def test_a_course_that_is_not_of_the_form_is_refused_with_its_place(meadow, path, value, message):
    data = changed(course_to_json(meadow), path, value)
    with pytest.raises(CourseFormatError) as refused:
        course_from_json(data)
    assert message in str(refused.value)


def test_a_set_up_comes_back_from_its_form(meadow):
    setups = [
        Setup(meadow, Mode.MATCH, ("", ""), ClubChoice.FIRST_GAME),
        Setup(meadow, Mode.STROKE, ("lucky-b",), ClubChoice.FREE, (Seat("Anna"),)),
        Setup(
            meadow,
            Mode.RACING,
            ("bunjil-a", "swift-b", ""),
            players=(Seat("Zoé"), Seat("", "red", Level.HARD), Seat("Max", "blue")),
            open_choices=True,
            fly_over=True,
        ),
        Setup(meadow, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=(3, 0, 23)),
        Setup(meadow, Mode.MATCH, ("", ""), hazards=Hazards.SHARP, hazard_seed=4711),
    ]
    for setup in setups:
        assert setup_from_json(through_json(setup_to_json(setup))) == setup


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ((), "match", "set-up: an object with the fields"),
        (("seats",), 2, "set-up: an object with the fields"),
        (("course", "tiles", 0, "turn"), 9, "field course, tile 1, field turn"),
        (("mode",), "golf", "field mode: one of match, stroke"),
        (("mode",), 1, "field mode"),
        (("clubs",), "all", "field clubs: one of draft, first-game, free"),
        (("golfers",), [""], "field golfers: a list of 2 to 5"),
        (("golfers",), ["", "", "", "", "", ""], "field golfers: a list of 2 to 5"),
        (("golfers",), ["", "tiger-a"], "field golfers: there is no such golfer"),
        (("golfers",), ["", None], "field golfers: there is no such golfer"),
        (("golfers",), ["", ["lucky-a"]], "field golfers: there is no such golfer"),
        (("golfers",), ["lucky-a", "lucky-b"], "field golfers: a golfer card is there twice"),
        (("names",), ["Anna"], "set-up: an object with the fields"),
        (("players",), [], "field players: a list of one for each seat"),
        (("players", 1), "Anna", "field players, seat 2: a name, a colour"),
        (("players", 1, "name"), "x" * 41, "field players, seat 2, field name: a text of at most"),
        (("players", 0, "computer"), "divine", "field players, seat 1, field computer: one of"),
        (("open_choices",), 1, "field open_choices: true or false"),
        (("fly_over",), None, "field fly_over: true or false"),
        (("hazards",), "soft", "field hazards: one of as-drawn, relaxed, sharp"),
        (("hazard_seed",), -1, "field hazard_seed: a whole number from 0 to"),
        (("hazard_seed",), 1 << 20, "field hazard_seed: a whole number from 0 to"),
        (("hazard_seed",), True, "field hazard_seed: a whole number from 0 to"),
        (("solo_deck",), [24], "field solo_deck: a list of different numbers"),
        (("solo_deck",), [1, 1], "field solo_deck: a list of different numbers"),
        (("solo_deck",), [True], "field solo_deck: a list of different numbers"),
    ],
)
def test_a_set_up_that_is_not_of_the_form_is_refused_with_its_field(meadow, path, value, message):
    data = changed(setup_to_json(Setup(meadow, Mode.MATCH, ("", ""))), path, value)
    with pytest.raises(SetupFormatError) as refused:
        setup_from_json(data)
    assert message in str(refused.value)


def test_h35_a_set_up_that_tells_nothing_of_hazards_is_played_as_drawn(meadow):
    drawn = Setup(meadow, Mode.MATCH, ("", ""))
    told = setup_to_json(drawn)
    assert not {"hazards", "hazard_seed"} & told.keys()
    assert setup_from_json(told).hazards is Hazards.AS_DRAWN


@pytest.mark.parametrize(
    ("names", "players"),
    [([], (Seat(), Seat())), (["Anna", ""], (Seat("Anna"), Seat()))],
)
def test_a_set_up_from_before_there_were_computer_players_opens(meadow, names, players):
    data = through_json(setup_to_json(Setup(meadow, Mode.MATCH, ("", ""))))
    del data["players"]
    assert setup_from_json({**data, "names": names}).players == players


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Anna"], "field names: a list of one name for each seat"),
        (["Anna", 3], "field names: texts of at most 24 letters"),
        (["Anna", "x" * 25], "field names: texts of at most 24 letters"),
    ],
)
def test_wrong_names_of_an_older_set_up_are_refused(meadow, names, message):
    data = through_json(setup_to_json(Setup(meadow, Mode.MATCH, ("", ""))))
    del data["players"]
    with pytest.raises(SetupFormatError) as refused:
        setup_from_json({**data, "names": names})
    assert message in str(refused.value)


def test_a_set_up_without_names_seats_people(meadow):
    assert Setup(meadow, Mode.MATCH, ("", "")).players == (Seat(), Seat())


def test_nobody_plays_where_players_and_seats_differ_in_number(meadow, box):
    setup = Setup(meadow, Mode.MATCH, ("", ""), players=(Seat("Anna"),))
    with pytest.raises(ValueError, match="1 players sit on 2 seats"):
        EighteenHolesRules(box).start(setup, 1)


def test_the_rules_write_and_read_set_ups(meadow, box):
    rules, setup = EighteenHolesRules(box), Setup(meadow, Mode.KELLY, ("", "lucky-a"))
    assert rules.setup_from_json(through_json(rules.setup_to_json(setup))) == setup
    with pytest.raises(SetupFormatError):
        rules.setup_from_json({})


def test_the_modes_in_which_greens_are_claimed_in_any_order_are_those_of_fast_travel():
    assert {mode for mode, play in PLAY_MODES.items() if play.fast_travel} == CHAOS_MODES
    assert set(PLAY_MODES) == set(Mode) == set(SEATS)


def changed(data, path, value):
    if not path:
        return value
    data = through_json(data)
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data
