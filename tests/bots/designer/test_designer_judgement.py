"""The judge of Minigolf Designer: what it blames, what it calls luck, and what it may know."""

import random
from itertools import combinations

import pytest

from minigolf_desktop.bots.designer.judgement import (
    WORST_LUCK,
    DesignerJudge,
    luck_counts,
    luck_of,
    mean_of_best,
)
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.search import Budget
from minigolf_desktop.bots.judgement import Judged, Mark, Weighed, mark_of
from minigolf_desktop.bots.mind import Hint
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Mode, Phase, Setup
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Pass,
    PlaceTile,
    PutBack,
    Stop,
)
from minigolf_desktop.model.play import Match, Randomness, Seat
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once

QUICK = Budget(turns=160, depth=3)
CHANCE = Randomness.of_seed(3)


@pytest.fixture(scope="module")
def game(designer_rules):
    return at_once(read_journal(resource("showcase", "solo.jsonl"), designer_rules)).match


@pytest.fixture(scope="module")
def designer_rules():
    from minigolf_desktop.content.designer import designer_rules  # noqa: PLC0415

    return designer_rules()


@pytest.fixture(scope="module")
def judge(designer_rules):
    return DesignerJudge(designer_rules, QUICK, deals=12)


def last_of(judge, *decision):
    """Return the surest verdict on a decision; None without any."""
    return ([None, *judge.judge(*decision)])[-1]


def turns_of(game):
    for place, (_, action) in enumerate(game.moves):
        state = game.state_after(place)
        if state.phase is Phase.TURN:
            yield state, action


def test_the_mean_of_the_best_drawn_is_that_of_all_draws():
    seed = random.randrange(1 << 40)
    print(f"seed {seed}")
    chance = random.Random(seed)
    worths = [chance.randrange(-300, 900) for _ in range(9)]
    for drawn in (1, 2, 3):
        every = [max(hand) for hand in combinations(worths, drawn)]
        assert mean_of_best(worths, drawn) == pytest.approx(sum(every) / len(every))


def test_luck_is_nothing_on_average_over_all_hands(game, judge, designer_rules):
    """Checked on one turn: every pair of a small bag dealt once."""
    state, _ = list(turns_of(game))[30]
    tiles = sorted({*state.bag[:5], *state.rack} - {255})
    lucks = []
    for hand in combinations(tiles, 2):
        bag = bytes(one for one in tiles if one not in hand)
        dealt = state._replace(rack=hand, bag=bag)
        lucks.append(next(judge.judge(dealt, Pass(), dealt, CHANCE)).luck)
    # What may come is valued by the bag, which differs a little from hand to hand.
    assert abs(sum(lucks) / len(lucks)) < 0.5
    assert max(lucks) > 0 > min(lucks)


def test_no_hand_is_worse_than_so_much_below_the_mean(game, designer_rules):
    kernel = Kernel(designer_rules.box, designer_rules.lands)
    for state, _ in list(turns_of(game))[-6:]:
        position = kernel.position(state)
        luck = luck_of(position, Gains(Valuer(Weights(), Outlook(position))))
        # The mean rises a little where the worst hands count no less.
        assert luck > -2 * WORST_LUCK


def test_luck_counts_more_for_whoever_chose_badly(judge):
    def luck_with(cost):
        one = Judged(0, 0, Pass(), Hint(Stop()), Weighed(cost, 0.5), 1.0)
        other = Judged(1, 1, Pass(), Hint(Pass()), Weighed(), 1.0)
        settled = judge.settled([one, other])
        assert settled[1] == other
        return settled[0].luck

    assert luck_with(0.0) == 1.0
    assert luck_with(0.0) < luck_with(12.0) < luck_with(40.0) == luck_with(80.0)
    assert luck_with(80.0) == pytest.approx(luck_counts(80.0) / luck_counts(0.0))


def test_stopping_in_the_middle_of_a_game_is_a_blunder(game, judge, designer_rules):
    state, _ = list(turns_of(game))[15]
    verdict = last_of(judge, state, Stop(), state, CHANCE)
    assert mark_of(judge.marking, verdict) is Mark.BLUNDER
    assert isinstance(verdict.best.action, PlaceTile)
    assert verdict.best.reasons


def test_what_the_judge_itself_would_do_costs_nothing(game, judge, designer_rules):
    state, _ = list(turns_of(game))[15]
    best = last_of(judge, state, Stop(), state, CHANCE).best.action
    verdict = last_of(judge, state, best, state, CHANCE)
    assert verdict.best.action == best
    assert verdict.cost.amount == 0
    assert mark_of(judge.marking, verdict) not in (Mark.SLIP, Mark.BLUNDER)


def test_what_becomes_of_a_tile_left_over_is_not_judged(game, judge, designer_rules):
    state = next(one for n in range(9) if (one := game.state_after(n)).phase is Phase.REST)
    assert last_of(judge, state, PutBack(0), state, CHANCE) is None


def verdicts_of(judge, rules, state):
    legal = rules.legal(state)
    return {action: last_of(judge, state, action, state, CHANCE) for action in legal}


def test_of_promises_it_is_told_which_are_good_and_of_no_points(judge, designer_rules):
    setup = Setup(mode=Mode.ADVANCED)
    match = Match(designer_rules, setup, 5)
    match.play(0, ChooseLand(0))
    assert match.state.phase is Phase.PROMISES
    found = verdicts_of(judge, designer_rules, match.state)
    good = [action for action, verdict in found.items() if verdict.best.action == action]
    assert 0 < len(good) < len(found)
    assert all(verdict.cost == (0.0, 0.0) for verdict in found.values())
    assert {verdict.best.action for verdict in found.values()} <= set(good)


def test_of_a_land_it_is_told_which_is_good_and_one_alone_is_no_choice(judge, designer_rules):
    setup = Setup(players=(Seat("Odile", "red"), Seat("Marek", "blue")))
    found = verdicts_of(judge, designer_rules, designer_rules.start(setup, 3).state)
    assert any(verdict.best.action == action for action, verdict in found.items())
    alone = Setup(land="land-07")
    (only,) = verdicts_of(judge, designer_rules, designer_rules.start(alone, 3).state).values()
    assert only is None


def test_the_judge_knows_no_more_than_the_seat_did(game, judge):
    state, action = list(turns_of(game))[5]
    other = state._replace(bag=bytes(reversed(state.bag)), randomness=Randomness.of_seed(99))
    mine = list(judge.judge(state, action, state, CHANCE))
    assert mine == list(judge.judge(other, action, other, CHANCE))
    assert len(mine) == 2


def test_a_start_is_worth_the_same_whatever_was_drawn(game, judge):
    first = next(state for state, _ in turns_of(game))
    bag = bytes(one for one in first.bag if one not in first.rack)
    other = first._replace(rack=(bag[0], bag[1]), bag=bytes([*first.rack, *bag[2:]]))
    assert judge.start(first, 4) == judge.start(other, 4)


def test_what_a_solo_game_came_to_is_its_score(game, judge, designer_rules):
    states = [game.state_after(count) for count in range(len(game.moves) + 1)]
    outset = judge.outset(states, 0)
    assert outset.result == designer_rules.assessment(states[-1], 0, True).score.total
    assert outset.start.error > 0
    assert judge.outset(states[:-1], 0) is None
