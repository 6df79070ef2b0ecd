"""The computer's players of Minigolf Designer: legal everywhere, the same again, and no peeping."""

import random
from itertools import cycle

import pytest
from kernel_games import random_setup

from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import PASS, STOP, Outlook
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices, choices
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.mind import DesignerMind
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.bots.designer.search import ROUND, STARTERS, Budget, _found, search
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.model.designer import Phase
from minigolf_desktop.model.play import FIXED_LEVELS, Character, Level, Randomness

QUICK = Budget(turns=40, depth=2, seconds=1e9)
"""A search that is worth little, but never cut short."""
THINKERS = [Thinker(level, character) for character in Character for level in FIXED_LEVELS]


@pytest.fixture(scope="module")
def quick_mind(rules):
    return DesignerMind(rules, QUICK)


def played(rules, mind, setup, seed, until=10_000):
    """Play a game of all kinds of computers; give the states in which somebody is to move."""
    state = rules.start(setup, seed).state
    thinkers, chance = cycle(THINKERS), Randomness.of_seed(seed)
    for _ in range(until):
        seat = rules.to_move(state)
        if seat is None:
            break
        key, chance = chance.below(1 << 60)
        thought = mind.decide(rules.view(state, seat), next(thinkers), Randomness.of_seed(key))
        refusal = rules.refusal(state, seat, thought.action)
        assert refusal is None, f"seed {seed}: {thought.action} is refused: {refusal}"
        yield state
        state = rules.apply(state, thought.action).state
    yield state


@pytest.fixture(scope="module")
def in_the_middle(rules, quick_mind):
    """A solo game in which a tile is to be placed, and several lie there."""
    states = played(rules, quick_mind, setup_for_playout("family", 1), 2)
    return next(state for state in states if state.phase is Phase.TURN and state.turn > 9)


@pytest.fixture(scope="module")
def states_of_three(rules, quick_mind):
    """A game of three, by how many moves were made."""
    return list(played(rules, quick_mind, setup_for_playout("expansion", 3), 11, until=60))


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        ("family", 1),
        ("family", 2),
        ("family", 5),
        ("advanced", 1),
        ("advanced", 3),
        ("expansion", 2),
    ],
)
def test_a_game_of_computers_is_legal_and_comes_to_its_end(rules, quick_mind, mode, players):
    setup = setup_for_playout(mode, players)
    *_, last = played(rules, quick_mind, setup, players)
    assert last.phase is Phase.OVER
    assert rules.problems(last) == []


def test_computers_play_by_whatever_the_table_chose(rules, quick_mind):
    seed = random.randrange(1 << 40)
    print(f"seed {seed}")
    setup = random_setup(random.Random(seed))
    *_, last = played(rules, quick_mind, setup, seed)
    assert last.phase is Phase.OVER


@pytest.mark.quick
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("moves", [0, 4, 60])
def test_the_same_seed_decides_the_same_whatever_is_hidden(
    rules, quick_mind, states_of_three, level, moves
):
    state = states_of_three[moves]
    view = rules.view(state, rules.to_move(state))
    other = rules.determinize(view, Randomness.of_seed(5))
    assert other.bag != state.bag
    thinker, chance = Thinker(level, Character.CLEO), Randomness.of_seed(8)
    seen = rules.view(other, rules.to_move(other))
    assert quick_mind.decide(view, thinker, chance) == quick_mind.decide(seen, thinker, chance)


def test_a_hard_player_says_how_many_trials_it_made(rules, quick_mind, in_the_middle):
    view, chance = rules.view(in_the_middle, 0), Randomness.of_seed(1)
    assert quick_mind.decide(view, Thinker(Level.HARD), chance).trials > 0
    assert quick_mind.decide(view, Thinker(Level.MEDIUM), chance).trials == 0


def test_a_search_keeps_to_its_turns_and_drops_what_is_behind(rules, in_the_middle):
    turns, depth = 600, 3
    position = Kernel(rules.box, rules.lands).position(in_the_middle)
    valuer = Valuer(Weights(), Outlook(position))
    found = choices(position, Gains(valuer))
    wide = search(position, valuer, found, 1, Budget(turns, depth, 1e9))
    assert STARTERS * ROUND < wide.trials <= turns // depth
    # To stop in the middle is so poor that the race is over after a round.
    clear = Choices()
    clear.add(found.best(), 0)
    clear.add(STOP, 0)
    narrow = search(position, valuer, clear, 1, Budget(turns, depth, 1e9))
    assert (narrow.action, narrow.trials) == (found.best(), 2 * ROUND)
    # The choices are told from the best to the poorest.
    assert [action for action, _ in narrow.behind] == [found.best(), STOP]
    assert 0 == narrow.behind[0][1] < narrow.behind[1][1]


def test_to_park_a_tile_off_the_land_is_tried_in_one_place(rules, in_the_middle):
    position = Kernel(rules.box, rules.lands).position(in_the_middle)
    valuer = Valuer(Weights(), Outlook(position))
    *_, here, there = position.plot(0).front_cells(False)
    found = Choices()
    found.add(PASS, 2)
    for worth, cell in [(1, here), (1, there), (0, there)]:
        found.add(cell << 5 | 1 << 2, worth)
        found.add(cell << 5, worth)
    tried = search(position, valuer, found, 1, Budget(600, 3, 1e9)).behind
    # Both tiles of the hand, and again where it is worth less.
    assert len(tried) == 1 + 2 + 2


def test_a_choice_that_fell_out_early_is_never_told_to_be_better_than_the_best():
    # The best did poorly in the two deals that both had.
    found = _found(PASS, {PASS: [5, 5, 90], STOP: [9, 9]}, 5)
    assert found.behind == ((PASS, 0.0), (STOP, 0.0))


def test_a_search_without_time_tells_nothing_of_trials(rules, in_the_middle):
    position = Kernel(rules.box, rules.lands).position(in_the_middle)
    valuer = Valuer(Weights(), Outlook(position))
    found = search(position, valuer, choices(position, Gains(valuer)), 1, Budget(seconds=0.0))
    assert (found.trials, found.behind) == (0, ())


def test_a_search_without_time_still_decides(rules, in_the_middle):
    mind = DesignerMind(rules, Budget(seconds=0.0))
    thought = mind.decide(rules.view(in_the_middle, 0), Thinker(Level.HARD), Randomness.of_seed(1))
    assert thought.trials == 0
    assert rules.refusal(in_the_middle, 0, thought.action) is None


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_decision_tells_what_would_have_been_done_instead_and_why_it_was_not(
    rules, quick_mind, in_the_middle, level
):
    view = rules.view(in_the_middle, 0)
    thinker = Thinker(level)
    thought = quick_mind.decide(view, thinker, Randomness.of_seed(3))
    assert thought.next in rules.legal(in_the_middle)
    assert thought.next != thought.action
    assert thought.ahead.amount >= 0
    hint, instead = quick_mind.why(view, thinker, thought)
    assert hint.action == thought.action
    assert instead.action == thought.next
    assert hint.reasons[-1] == thought.ahead


def test_at_every_level_who_hates_water_builds_less_of_it(rules, quick_mind):
    pools = rules.box.count_of("pools")

    def laid(character, level):
        total = 0
        for seed in range(3):
            state, chance = rules.start(setup_for_playout("family", 1), seed).state, seed
            while rules.to_move(state) is not None:
                chance += 1
                decided = quick_mind.decide(
                    rules.view(state, 0), Thinker(level, character), Randomness.of_seed(chance)
                )
                state = rules.apply(state, decided.action).state
            total += sum(pools[tile >> 2] for tile in state.designers[0].course.tiles.values())
        return total

    for level in FIXED_LEVELS:
        assert laid(Character.ENID, level) < laid(Character.ADA, level)
