"""Records by course and bonus cards between rounds (rulings P7 and P9)."""

import json
from dataclasses import asdict
from datetime import UTC, datetime

import pytest

from minigolf_desktop.model.putt_dice import BonusCard
from minigolf_desktop.storage.putt_dice import (
    MOST_GOLFERS,
    course_key,
    keep_round,
    putt_course,
    read_putting_book,
    shipped_courses,
)

NOON = datetime(2026, 1, 3, 12, tzinfo=UTC)
LATER = datetime(2026, 1, 3, 13, tzinfo=UTC)


@pytest.fixture(scope="module")
def courses(catalogue):
    return [putt_course(one) for one in shipped_courses(catalogue)]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "putting.json"


def test_nothing_is_known_before_the_first_round(path, courses):
    book, warning = read_putting_book(path)
    assert (book.coupon_holder, book.bests_on(courses[0]), warning) == (None, None, "")


def test_personal_bests_and_the_course_record_are_kept(path, courses):
    keep_round(path, courses[0], {"red": 50, "blue": 44}, {}, NOON)
    keep_round(path, courses[0], {"red": 47, "blue": 60}, {}, NOON)
    keep_round(path, courses[1], {"red": 30}, {}, NOON)
    bests = read_putting_book(path)[0].bests_on(courses[0])
    assert {player: best.strokes for player, best in bests.golfers.items()} == {
        "red": 47,
        "blue": 44,
    }
    player, best = bests.record
    assert (player, best.strokes) == ("blue", 44)


def test_bonus_cards_pass_to_the_best_of_the_next_round(path, courses):
    all_three = dict(zip(BonusCard, ("red", "blue", "green"), strict=True))
    keep_round(path, courses[0], {"red": 40, "blue": 41, "green": 42}, all_three, NOON)
    assert read_putting_book(path)[0].coupon_holder == "green"
    best_two = {BonusCard.INVESTMENT: "green", BonusCard.PRESS_COVERAGE: "red"}
    book = keep_round(path, courses[0], {"red": 40, "green": 39}, best_two, NOON).after
    assert book.cards == {"investment": "green", "press-coverage": "red"}


def test_a_bonus_card_is_gone_after_the_next_round_though_nobody_played_it(path, courses):
    """Ruling P9: two play, and the coupon of the third of the round before is not used."""
    all_three = dict(zip(BonusCard, ("red", "blue", "green"), strict=True))
    keep_round(path, courses[0], {"red": 40, "blue": 41, "green": 42}, all_three, NOON)
    best_two = {BonusCard.INVESTMENT: "blue", BonusCard.PRESS_COVERAGE: "red"}
    book = keep_round(path, courses[0], {"red": 41, "blue": 40}, best_two, NOON).after
    assert book.cards == {"investment": "blue", "press-coverage": "red"}


def test_a_round_that_hands_out_no_card_ends_those_of_the_round_before(path, courses):
    """Ruling P9: of however many golfers the next round is."""
    all_three = dict(zip(BonusCard, ("red", "blue", "green"), strict=True))
    keep_round(path, courses[0], {"red": 40, "blue": 41, "green": 42}, all_three, NOON)
    keep_round(path, courses[0], {"red": 40}, {}, NOON)
    assert read_putting_book(path)[0].cards == {}


def test_a_course_is_known_by_its_holes_whatever_its_name(courses):
    assert len({course_key(course) for course in courses}) == len(courses)


def test_a_broken_book_is_set_aside_and_told_about(path, courses):
    path.parent.mkdir()
    path.write_text('{"format": "minigolf-putting", "version": 1, "cards": {"crown": "red"}}')
    book, warning = read_putting_book(path)
    assert book.cards == {}
    assert "set aside" in warning
    assert not path.exists()


def test_a_late_round_takes_no_bonus_cards_back(path, courses):
    """Rulings P7 and P9: it ended before the one that handed out the cards of now."""
    investment = BonusCard.INVESTMENT
    both = {"red": 40, "blue": 41}
    keep_round(path, courses[0], both, {investment: "red"}, LATER, "b" * 16)
    late = keep_round(path, courses[0], both, {investment: "blue"}, NOON, "a" * 16).after
    assert late.cards == {investment: "red"}
    assert late.ended == LATER.isoformat()
    assert len(late.matches) == 2


def test_a_book_of_version_one_knows_when_its_last_best_was_set(path, courses):
    book = keep_round(path, courses[0], {"red": 40, "blue": 41}, {}, NOON).after
    document = asdict(book) | {"version": 1}
    del document["ended"], document["matches"]
    path.write_text(json.dumps(document))
    assert read_putting_book(path) == (book, "")


def test_a_best_is_that_of_a_person_whatever_they_sit_on(path, courses):
    odile, pim = {"red": "Odile", "blue": "Pim"}, {"red": "Pim", "blue": "Odile"}
    keep_round(path, courses[0], {"red": 50, "blue": 44}, {}, NOON, names=odile)
    book = keep_round(path, courses[0], {"red": 43, "blue": 52}, {}, NOON, names=pim).after
    golfers = book.bests_on(courses[0]).golfers
    strokes = {golfer: one.strokes for golfer, one in golfers.items()}
    assert strokes == {"Odile": 50, "Pim": 43}
    assert golfers["Pim"].colour == "red"


def test_a_course_keeps_its_best_golfers(path, courses):
    for number in range(MOST_GOLFERS + 3):
        names = {"red": f"Guest {number}"}
        keep_round(path, courses[0], {"red": 80 - number}, {}, NOON, names=names)
    kept = read_putting_book(path)[0].bests_on(courses[0]).golfers
    assert max(one.strokes for one in kept.values()) == 77
    assert len(kept) == MOST_GOLFERS
