"""The kernel plays the game of the model: same decisions, same results, undone without a trace."""

import pytest
from kernel_games import play_beside

from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.playout import playout, setup_for_playout
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers


@pytest.fixture(scope="module")
def kernel(rules):
    return Kernel(rules.box, rules.lands)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_the_same_in_both_decision_by_decision(rules, kernel, seed):
    assert play_beside(rules, kernel, seed, score_once_in=15) > 20


@pytest.mark.quick
@pytest.mark.parametrize("mode", ["family", "advanced", "expansion"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_seed_gives_the_same_game_in_the_kernel_and_in_the_model(rules, mode, players):
    setup = setup_for_playout(mode, players)
    mine, theirs = (playout(rules, 1, 4, setup, pure=pure) for pure in (False, True))
    assert mine.problems == theirs.problems == []
    assert mine.actions == theirs.actions > 20


def test_a_fraction_of_a_limit_is_the_number_below_it():
    numbers, fractions = RandomNumbers(5), RandomNumbers(5)
    for limit in (1, 2, 3, 50, 999_983):
        assert [numbers.below(limit) for _ in range(99)] == [
            int(limit * fractions.random()) for _ in range(99)
        ]
