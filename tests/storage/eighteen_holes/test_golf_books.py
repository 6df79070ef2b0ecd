"""Best scores of 18 Holes by course and mode."""

import json
from dataclasses import replace

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.eighteen_holes import (
    MOST_BESTS,
    MOST_RECORDED_COURSES,
    GolfBest,
    course_key,
    earlier_games,
    is_record,
    keep_golf_scores,
    read_golf_book,
)
from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.reading import at_once, record_of

NOON = "2026-01-03T12:00:00+00:00"
LATER = "2026-01-03T13:00:00+00:00"


@pytest.fixture(scope="module")
def courses():
    return [preset.course for preset in load_box().presets]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "golf.json"


def best(score, **fields):
    return GolfBest(**{"score": score, "date": NOON, **fields})


def scores(path, course, mode):
    return [one.score for one in read_golf_book(path)[0].bests_on(course, mode)]


def test_h35_a_score_on_a_relaxed_course_is_none_of_the_course_as_drawn(path, courses):
    course, mode = courses[0], Mode.STROKE
    keep_golf_scores(path, course, mode, [best(20)])
    keep_golf_scores(path, course, mode, [best(12)], hazards=Hazards.RELAXED)
    book = keep_golf_scores(path, course, mode, [best(31)], hazards=Hazards.SHARP).after
    known = [[one.score for one in book.bests_on(course, mode, way)] for way in Hazards]
    assert known == [[20], [12], [31]]
    assert is_record(book, course, mode, best(19))
    assert not is_record(book, course, mode, best(19), Hazards.RELAXED)
    assert is_record(book, course, mode, best(30), Hazards.SHARP)
    assert [one.hazards for one in book.courses.values()] == ["as-drawn", "relaxed", "sharp"]


def test_h35_a_book_of_earlier_programs_tells_of_courses_as_drawn(path, courses):
    keep_golf_scores(path, courses[0], Mode.STROKE, [best(20)])
    told = json.loads(path.read_text())
    told["version"] = 2
    for course in told["courses"].values():
        del course["hazards"]
    path.write_text(json.dumps(told))
    book, warning = read_golf_book(path)
    assert (warning, [one.score for one in book.bests_on(courses[0], Mode.STROKE)]) == ("", [20])


def test_h35_earlier_games_are_of_the_course_whatever_became_of_its_hazards(tmp_path, courses):
    folders = Folders.below(tmp_path)
    keep_golf_scores(folders.golf, courses[0], Mode.STROKE, [best(20)], hazards=Hazards.SHARP)
    (game,) = at_once(earlier_games(folders))
    assert (game.course, game.hazards) == (course_key(courses[0]), "sharp")


def test_nothing_is_known_before_the_first_game(path, courses):
    book, warning = read_golf_book(path)
    assert (book.bests_on(courses[0], Mode.STROKE), warning) == ((), "")
    assert is_record(book, courses[0], Mode.STROKE, best(200))


@pytest.mark.parametrize(
    ("mode", "order"),
    [
        (Mode.STROKE, [17, 20, 31]),
        (Mode.RACING, [17, 20, 31]),
        (Mode.STABLEFORD, [31, 20, 17]),
        (Mode.MATCH, [31, 20, 17]),
        (Mode.SOLO_CHAOS, [31, 20, 17]),
    ],
)
def test_fewest_strokes_or_most_points_are_best(path, courses, mode, order):
    keep_golf_scores(path, courses[0], mode, [best(20), best(31)])
    book = keep_golf_scores(path, courses[0], mode, [best(17)]).after
    assert scores(path, courses[0], mode) == order
    better = order[0] + (-1 if order == sorted(order) else 1)
    assert is_record(book, courses[0], mode, best(better))
    assert not is_record(book, courses[0], mode, best(order[0]))


def test_in_solo_chaos_a_stronger_deck_beaten_counts_more_than_points(path, courses):
    ends = [best(40), best(25, beaten=22), best(31, beaten=18), best(28, beaten=22)]
    book = keep_golf_scores(path, courses[0], Mode.SOLO_CHAOS, ends).after
    kept = book.bests_on(courses[0], Mode.SOLO_CHAOS)
    assert [(one.beaten, one.score) for one in kept] == [(22, 28), (22, 25), (18, 31), (0, 40)]
    assert is_record(book, courses[0], Mode.SOLO_CHAOS, best(20, beaten=23))
    assert not is_record(book, courses[0], Mode.SOLO_CHAOS, best(60, beaten=18))


def test_of_equal_scores_the_older_stands_first(path, courses):
    keep_golf_scores(path, courses[0], Mode.STROKE, [best(20, name="Max", date=LATER)])
    book = keep_golf_scores(path, courses[0], Mode.STROKE, [best(20, name="Anna")]).after
    assert [one.name for one in book.bests_on(courses[0], Mode.STROKE)] == ["Anna", "Max"]


def test_modes_courses_and_numbers_of_holes_have_records_of_their_own(path, courses):
    course = courses[1]
    short = replace(course, holes=course.holes[:3])
    keep_golf_scores(path, course, Mode.STROKE, [best(40)])
    keep_golf_scores(path, short, Mode.STROKE, [best(12)])
    keep_golf_scores(path, course, Mode.STABLEFORD, [best(18)])
    assert scores(path, course, Mode.STROKE) == [40]
    assert scores(path, short, Mode.STROKE) == [12]
    assert scores(path, course, Mode.STABLEFORD) == [18]
    assert scores(path, courses[2], Mode.STROKE) == []
    assert sorted(one.holes for one in read_golf_book(path)[0].courses.values()) == [3, 9]


def test_a_course_is_the_same_whatever_its_name_and_however_its_tiles_are_listed(courses):
    course = courses[0]
    same = replace(course, id="", name="Mine", tiles=course.tiles[::-1])
    assert course_key(same) == course_key(course)
    turned = replace(course, holes=course.holes[::-1])
    assert course_key(turned) != course_key(course)
    assert len({course_key(one) for one in courses}) == len(courses)


def test_everything_told_of_a_score_is_kept(path, courses):
    told = best(33, name="Zoé", seat=4, golfer="lucky-b", players=5, seed=2**64 - 1)
    keep_golf_scores(path, courses[0], Mode.SKINS, [told])
    book, _ = read_golf_book(path)
    assert book.bests_on(courses[0], Mode.SKINS) == (told,)
    (kept,) = book.courses.values()
    assert (kept.name, kept.id) == (courses[0].name, courses[0].id)


def test_only_the_best_scores_are_kept(path, courses):
    many = [best(100 - number) for number in range(MOST_BESTS + 5)]
    keep_golf_scores(path, courses[0], Mode.STROKE, many)
    kept = scores(path, courses[0], Mode.STROKE)
    assert kept == sorted(one.score for one in many)[:MOST_BESTS]


def test_a_game_without_scores_leaves_no_trace(path, courses):
    keep_golf_scores(path, courses[0], Mode.STROKE, [])
    assert not path.exists()


def test_courses_played_longest_ago_give_way(path, courses):
    keep_golf_scores(path, courses[0], Mode.STROKE, [best(1)])
    document = json.loads(path.read_text(encoding="ascii"))
    (entry,) = document["courses"].values()
    document["courses"] = {f"{number:04}": entry for number in range(MOST_RECORDED_COURSES)}
    path.write_text(json.dumps(document), encoding="ascii")
    book = keep_golf_scores(path, courses[1], Mode.STROKE, [best(2)]).after
    assert len(book.courses) == MOST_RECORDED_COURSES
    assert "0000" not in book.courses
    assert list(book.courses)[-1] == course_key(courses[1])


@pytest.mark.parametrize(
    "change",
    [
        {"format": "minigolf-putting"},
        {"version": 0},
        {"courses": []},
        {"courses": {"x": {"name": "", "id": "", "holes": 19, "bests": {}}}},
        {"colour": 1},
    ],
)
def test_a_book_that_cannot_be_read_is_set_aside_and_a_new_one_begun(path, courses, change):
    keep_golf_scores(path, courses[0], Mode.STROKE, [best(1)])
    document = json.loads(path.read_text(encoding="ascii"))
    path.write_text(json.dumps({**document, **change}), encoding="ascii")
    book, warning = read_golf_book(path)
    assert book.courses == {}
    assert warning.startswith("golf.json: ")
    assert warning.endswith("set aside as set-aside/golf.json")
    keep_golf_scores(path, courses[0], Mode.STROKE, [best(2)])
    assert scores(path, courses[0], Mode.STROKE) == [2]


@pytest.mark.parametrize(
    "fields",
    [
        {"score": 20_000},
        {"score": "3"},
        {"date": "noon"},
        {"golfer": "tiger-a"},
        {"seat": 5},
        {"players": 0},
        {"seed": -1},
        {"shoes": 2},
    ],
)
def test_a_score_that_cannot_be_is_refused(fields):
    with pytest.raises(StorageError, match=next(iter(fields))):
        record_of(GolfBest, {"score": 1, "date": NOON, **fields})


def test_two_windows_do_not_write_at_once(path, courses):
    path.parent.mkdir()
    with Lock(path), pytest.raises(MatchInUse):
        keep_golf_scores(path, courses[0], Mode.STROKE, [best(1)])
