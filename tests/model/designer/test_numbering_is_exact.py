"""The numbering is the best there is (rulings D16, D17): compared with trying everything.

Courses come by chance; a failure names their kind and seed and draws the course. More of them:
``NUMBERING_CASES=20 pytest tests/model/designer/test_numbering_is_exact.py`` tries twenty times
as many.
"""

import os
import random
from itertools import combinations

import pytest
from drawn_course import catalogue, draw, drawing
from exhaustive import Problem
from exhaustive_holes import holes_and_chains
from random_courses import in_mid_game, loose, numbers_by_hand, scattered, walked

from minigolf_desktop.model.designer import (
    DesignerRules,
    Tally,
    assess,
    score_course,
    trace_holes,
)

MORE = int(os.environ.get("NUMBERING_CASES", "1"))
RULES = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
STRAIGHTFORWARD = catalogue().client_by_id["mr-straightforward"]


def made_by_chance(kind, most_holes, seed):
    """Return a course, and numbers by hand for some of its holes."""
    chance = random.Random(seed)
    if kind == "scattered":
        course = scattered(chance, most_holes)
    elif kind == "loose":
        course = loose(chance, most_holes - 6, 6, chance.choice([0.4, 0.7, 1.0]))
    elif kind == "walked":
        course = walked(chance, most_holes, chance.choice([0.6, 0.9, 1.0]))
    else:
        course = in_mid_game(RULES, chance, seed, most_holes)
    return course, numbers_by_hand(chance, *holes_and_chains(course))


def assert_is_best(course, mr, numbers, final, name, *, mistakes=True):
    """Compare the program's total with the best there is, and the best with its own score."""
    holes = trace_holes(course)
    best = Problem(course, holes, mr, numbers, final, mistakes).best()
    tally = Tally(mistakes=mistakes)
    score = score_course(course, holes, best.numbering, [mr], tally, final=final)
    program = assess(course, [mr], tally, numbers, final=final).score.total
    found = f"{name}, {mr.id}, {'final' if final else 'so far'}: {program}, best {score.total}"
    assert program == score.total, found + drawing(course, numbers)


def cases(*sizes: tuple[str, int, int]):
    """Return (kind, most holes, seed) for each size: kind, most holes, how many courses."""
    return [
        (kind, most_holes, 1000 * most_holes + seed)
        for kind, most_holes, courses in sizes
        for seed in range(courses * MORE)
    ]


FEW_HOLES = cases(
    *(("scattered", most, 3) for most in (2, 5, 7, 8)),
    *(("walked", most, 3) for most in (3, 6, 8)),
    *(("in mid-game", most, 3) for most in (4, 7, 8)),
)
NINE_HOLES = cases(("scattered", 9, 2), ("walked", 9, 4), ("in mid-game", 9, 2))
MORE_HOLES = cases(
    *(("scattered", most, 1) for most in (10, 11)),
    *(("walked", most, 1) for most in (10, 11)),
    *(("loose", most, 1) for most in (10, 11)),
    *(("in mid-game", most, 1) for most in (10, 11)),
)


@pytest.mark.parametrize(("kind", "most_holes", "seed"), FEW_HOLES + NINE_HOLES + MORE_HOLES)
def test_no_numbering_beats_the_programs(kind, most_holes, seed):
    course, _ = made_by_chance(kind, most_holes, seed)
    chance = random.Random(seed)
    men = catalogue().mr_clients
    if most_holes > 6:
        men = chance.sample(men, 3 if most_holes < 9 else 1)
    for mr in men:
        for final in (True, False) if most_holes < 9 else [chance.random() < 0.5]:
            assert_is_best(course, mr, {}, final, f"{kind}, {most_holes} holes, seed {seed}")


@pytest.mark.parametrize(("kind", "most_holes", "seed"), FEW_HOLES + NINE_HOLES + MORE_HOLES)
def test_no_numbering_beats_the_programs_that_keeps_the_numbers_set_by_hand(kind, most_holes, seed):
    course, numbers = made_by_chance(kind, most_holes, seed)
    chance = random.Random(seed)
    for mr in (chance.choice(catalogue().mr_clients), STRAIGHTFORWARD)[: 1 + (most_holes < 9)]:
        final = chance.random() < 0.5
        assert_is_best(course, mr, numbers, final, f"{kind}, {most_holes} holes, seed {seed}")


@pytest.mark.parametrize(("kind", "most_holes", "seed"), NINE_HOLES + MORE_HOLES)
@pytest.mark.parametrize("by_hand", [False, True], ids=["free", "by hand"])
def test_d36_no_numbering_beats_the_programs_where_mistakes_are_ignored(
    kind, most_holes, seed, by_hand
):
    course, numbers = made_by_chance(kind, most_holes, seed)
    chance = random.Random(seed)
    mr, final = chance.choice(catalogue().mr_clients), chance.random() < 0.5
    name = f"{kind}, {most_holes} holes, seed {seed}"
    assert_is_best(course, mr, numbers if by_hand else {}, final, name, mistakes=False)


HARD = [
    ("scattered", 11, 109),
    ("in mid-game", 11, 111),
    ("scattered", 11, 355),
    ("walked", 11, 315),
]
"""Courses on which the program once missed the best numbering: which of the incomplete holes one
that is numbered by hand is declared one with, or not, decides."""


@pytest.mark.parametrize(("kind", "most_holes", "seed"), HARD)
@pytest.mark.parametrize("final", [True, False], ids=["final", "so far"])
@pytest.mark.parametrize("mr", ["mr-turner", "mr-straightforward"])
def test_incomplete_holes_numbered_by_hand_are_declared_as_scores_best(
    kind, most_holes, seed, final, mr
):
    course, numbers = made_by_chance(kind, most_holes, seed)
    client = catalogue().client_by_id[mr]
    assert_is_best(course, client, numbers, final, f"{kind}, {most_holes} holes, seed {seed}")


@pytest.mark.parametrize("seed", range(6 * MORE))
@pytest.mark.parametrize("by_hand", [False, True], ids=["free", "by hand"])
def test_scoring_every_permutation_as_a_whole_finds_nothing_better(seed, by_hand):
    chance = random.Random(seed)
    course = (scattered if seed % 2 else walked)(chance, 4, 0.8)
    holes = trace_holes(course)
    assert len(holes) <= 5, "a walk of four holes leaves five pieces at most"
    numbers = numbers_by_hand(chance, *holes_and_chains(course)) if by_hand else {}
    mr = chance.choice(catalogue().mr_clients)
    final = chance.random() < 0.5
    best = Problem(course, holes, mr, numbers, final).by_permutations([mr], Tally())
    program = assess(course, [mr], Tally(), numbers, final=final).score.total
    assert program == best, f"seed {seed}, {mr.id}, final {final}" + drawing(course, numbers)


@pytest.mark.parametrize("seed", range(4 * MORE))
@pytest.mark.parametrize("final", [True, False], ids=["final", "so far"])
def test_the_best_nine_of_many_holes_far_apart_are_kept(seed, final):
    """With no links, only which nine are kept matters: every choice of nine is tried."""
    chance = random.Random(seed)
    pars = [chance.choice([2, 3, 4, 4, 5, 6, 7]) for _ in range(14)]
    rows = []
    for par in pars:
        tee = min(3, par - 1)
        green = min(3, par - tee)
        rows += [f"▶{tee} ─{par - tee - green} ╴{green}", ": : :"]
    drawn = draw("\n".join(rows))

    def worth(kept):
        zone = sum(2 for par in kept if par in (3, 4, 5)) + sum(2 for par in kept if par == 4)
        total = sum(kept)
        return zone - (abs(36 - total) if final else max(0, total - 36))

    best = max(worth(kept) for kept in combinations(pars, 9))
    score = drawn.assess("mr-luckyfor", final=final).score
    assert score.condition("his_whim").points + score.condition("par").points == best, pars
    assert score.condition("playability").points == -50
