"""Hints of Minigolf Designer: the numbers are those of the scores, and of the choice."""

import pytest

from minigolf_desktop.bots.designer.advice import (
    BEHIND,
    BY_A_TILE,
    GOOD_ENOUGH,
    HOPE,
    HOPED,
    LATER,
    OPENED,
)
from minigolf_desktop.bots.designer.mind import DesignerMind, mind
from minigolf_desktop.bots.designer.search import Budget
from minigolf_desktop.bots.mind import AHEAD, MOST_HINTS
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Mode, Setup
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Pass,
    PlaceTile,
    Stop,
    TakePromise,
)
from minigolf_desktop.model.play import Randomness, Seat

PAIR = (Seat("Odile", "red"), Seat("Marek", "blue"))


@pytest.fixture(scope="module")
def games():
    """By mode and players: rules, and each state of a game with the first answer of the mind."""
    return [played(Mode.ADVANCED, (), 5), played(Mode.FAMILY, PAIR, 3)]


def played(mode, players, seed):
    setup = Setup(players=players, mode=mode)
    rules = designer_rules()
    thinks, state, found = mind(designer_rules()), rules.start(setup, seed).state, []
    while (seat := rules.to_move(state)) is not None:
        view = rules.view(state, seat)
        hints = next(thinks.hints(view, Randomness.of_seed(len(found))))
        found.append((state, seat, hints))
        state = rules.apply(state, hints[0].action).state
    return rules, found


def each(games):
    for rules, found in games:
        for state, seat, hints in found:
            yield rules, state, seat, hints


def now(reasons):
    """Return the points of the conditions that change, of reasons about one move."""
    return sum(amount for what, amount in reasons if what != LATER and not what.startswith(HOPE))


def change(rules, state, seat, action):
    before = rules.assessment(state, seat, False).score.total
    return rules.assessment(rules.apply(state, action).state, seat, False).score.total - before


def test_the_points_of_a_hint_are_the_difference_of_two_scores(games):
    told = 0
    for rules, state, seat, hints in each(games):
        for hint in hints:
            if isinstance(hint.action, PlaceTile | Pass | Stop | Collect):
                own = [one for one in hint.reasons if not one.what.startswith(BY_A_TILE)]
                assert now(own) == change(rules, state, seat, hint.action)
                told += 1
    assert told > 100


def test_a_pass_that_is_best_tells_what_a_tile_would_change(games):
    told = 0
    for rules, state, seat, hints in each(games):
        if not isinstance(hints[0].action, Pass | Stop):
            continue
        by_a_tile = [
            one._replace(what=one.what.removeprefix(BY_A_TILE))
            for one in hints[0].reasons
            if one.what.startswith(BY_A_TILE)
        ]
        changes = {
            change(rules, state, seat, action)
            for action in rules.legal(state)
            if isinstance(action, PlaceTile)
        }
        assert now(by_a_tile) in changes or not changes
        told += bool(by_a_tile)
    assert told > 3


def test_trials_say_by_how_much_the_best_is_ahead_and_the_others_are_behind(games):
    thinks = DesignerMind(designer_rules(), Budget(turns=600, seconds=60))
    told = 0
    for rules, state, seat, _ in list(each(games))[:30]:
        view = rules.view(state, seat)
        first, *better = thinks.hints(view, Randomness.of_seed(1))
        for hints in better:
            best, *others = (dict(hint.reasons) for hint in hints)
            behind = [reasons[BEHIND] for reasons in others]
            assert behind == sorted(behind)
            assert all(0 <= one <= GOOD_ENOUGH for one in behind)
            assert best.get(AHEAD) == (behind[0] if behind else None)
            assert not any({AHEAD, BEHIND} & dict(hint.reasons).keys() for hint in first)
            told += bool(others)
    assert told > 5


@pytest.mark.quick
def test_what_is_to_come_is_told_of_conditions_that_a_tile_helps(games):
    helped = set()
    for *_, hints in each(games):
        for hint in hints:
            for what, amount in hint.reasons:
                if what.startswith(HOPE) and isinstance(hint.action, PlaceTile):
                    condition = what.removeprefix(HOPE)
                    assert amount >= HOPED or (condition == "playability" and amount <= -OPENED)
                    helped.add(condition)
                assert what != LATER or not isinstance(hint.action, PlaceTile)
    assert {"his_whim", "circuit", "playability"} <= helped


def test_only_the_best_move_is_held_against_a_tile(games):
    for *_, hints in each(games):
        for hint in hints[1:]:
            assert not any(one.what.startswith(BY_A_TILE) for one in hint.reasons)


def test_who_collects_is_told_of_nothing_to_come_and_of_one_tile(games):
    told = 0
    for *_, hints in each(games):
        collecting = [hint for hint in hints if isinstance(hint.action, Collect)]
        assert len(collecting) <= 1
        for hint in collecting:
            assert LATER not in dict(hint.reasons)
            told += 1
    assert told


def test_lands_come_with_their_points_and_cells_the_best_first(games):
    told = 0
    for rules, state, seat, hints in each(games):
        lands = [hint for hint in hints if isinstance(hint.action, ChooseLand)]
        for hint in lands:
            land = rules.lands[state.designers[seat].dealt[hint.action.choice]]
            reasons = dict(hint.reasons)
            assert (reasons["points"], reasons["cells"]) == (land.points, len(land.free))
            told += 1
        worths = [dict(hint.reasons).get("filled", 0) + hint.reasons[0].amount for hint in lands]
        if state.setup.mode is Mode.ADVANCED:
            assert worths == sorted(worths, reverse=True)
    assert told


def test_promises_alone_are_told_with_more_points_expected_than_wanted(games):
    told = 0
    for *_, hints in each(games):
        promises = [hint for hint in hints if isinstance(hint.action, TakePromise)]
        assert len(promises) <= MOST_HINTS
        for hint in promises:
            reasons = dict(hint.reasons)
            if "wanted" in reasons:
                assert reasons["expected"] > reasons["wanted"]
                told += 1
    assert told
