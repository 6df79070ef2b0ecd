"""What the computer thinks of a course: facts that any player would agree with."""

import random

import pytest

from minigolf_desktop.bots.designer.advice import terms_of
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.gain import NO_WORTH, BestLaying, Gains
from minigolf_desktop.bots.designer.kernel.position import (
    FIRST_PLACEMENT,
    PHASE_TURN,
    SLOT,
    SLOT_BITS,
    Outlook,
)
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.tables import MATCHES
from minigolf_desktop.bots.designer.kernel.turns import do, legal_actions
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import (
    PASS_COST,
    STOPS_BELOW,
    most_by_stopping,
    play_out,
    value_action,
    worth_of_stopping,
    worth_of_waiting,
)
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.playout import random_action, setup_for_playout
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.model.designer import Phase
from minigolf_desktop.model.designer.box import Role

NORTH, EAST, SOUTH, WEST = range(4)
GAMES = 16


@pytest.fixture(scope="module")
def kernel(rules):
    return Kernel(rules.box, rules.lands)


@pytest.fixture
def position(rules, kernel):
    """A solo game whose land is chosen."""
    state = rules.start(setup_for_playout("family", 1), 4).state
    state = rules.apply(state, next(iter(rules.legal(state)))).state
    return kernel.position(state)


@pytest.fixture
def plot(position):
    return position.plot(0)


def tiles_of(rules, role):
    """The plain tiles of a role, without people or things that are loved, by design."""
    return [
        index
        for index, design in enumerate(rules.box.designs)
        if [segment.role for segment in design.segments] == [role]
    ]


def facing(rules, design, side):
    """The turned tile of a tee or green whose path leads to a side."""
    return next(
        4 * design + turn
        for turn in range(4)
        if rules.box.pieces[4 * design + turn][0].sides == (side,)
    )


def inner_cell(plot):
    """A free cell with free cells over all sides, and one more to the south."""
    steps, free = plot.ground.steps, plot.ground.free
    return next(
        cell
        for cell in range(len(free))
        if free[cell] and all(free[cell + step] for step in steps) and free[cell + 2 * steps[SOUTH]]
    )


def valuer_of(position, weights=None):
    return Valuer(weights or Weights(), Outlook(position))


def odd_taste(designs):
    """Weights of somebody who likes and dislikes all that there is to like."""
    weights = Weights()
    weights.like([(37 * design) % 400 - 200 for design in range(designs)])
    weights.hurry, weights.round_trip, weights.beyond = 130, 70, 110
    return weights


def test_an_open_end_that_nothing_fits_is_worth_less(rules, position, plot):
    tee = tiles_of(rules, Role.TEE)[0]
    grass = [index for index, design in enumerate(rules.box.designs) if not design.segments]
    plot.lay(inner_cell(plot), facing(rules, tee, NORTH))
    hopeful = valuer_of(position).value(plot)
    position.supply.bag = grass * 10
    assert valuer_of(position).value(plot) < hopeful


def test_a_tee_that_only_tees_can_close_is_as_good_as_dead(rules, position, plot):
    tees, greens = tiles_of(rules, Role.TEE), tiles_of(rules, Role.GREEN)
    plot.lay(inner_cell(plot), facing(rules, tees[0], NORTH))
    position.supply.bag = tees * 5
    with_tees = valuer_of(position).value(plot)
    position.supply.bag = greens * 5
    assert valuer_of(position).value(plot) > with_tees


def test_two_tees_that_look_at_each_other_are_worse_than_a_tee_and_a_green(rules, position, plot):
    tee, green = tiles_of(rules, Role.TEE)[0], tiles_of(rules, Role.GREEN)[0]
    cell, (_, east, *_) = inner_cell(plot), plot.ground.steps
    valuer = valuer_of(position)
    plot.lay(cell - east, facing(rules, tee, EAST))
    plot.lay(cell + east, facing(rules, tee, WEST))
    two_tees = terms_of(valuer, plot).playability
    plot.take_back()
    plot.lay(cell + east, facing(rules, green, WEST))
    assert terms_of(valuer, plot).playability > two_tees


def test_a_tee_beside_the_last_green_is_worth_more_than_one_apart(rules, position, plot):
    tee, green = tiles_of(rules, Role.TEE)[0], tiles_of(rules, Role.GREEN)[0]
    cell, (north, _, south, _) = inner_cell(plot), plot.ground.steps
    valuer = valuer_of(position)
    plot.lay(cell, facing(rules, green, EAST))
    plot.lay(cell + north, facing(rules, tee, EAST))
    beside = terms_of(valuer, plot).circuit
    plot.take_back()
    plot.lay(cell + south + south, facing(rules, tee, EAST))
    assert beside > terms_of(valuer, plot).circuit


def test_the_terms_are_the_value_and_leave_the_course_as_it_was(rules, kernel):
    chance = RandomNumbers(9)
    state = rules.start(setup_for_playout("expansion", 2), 9).state
    valued = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.TURN:
            position = kernel.position(state)
            plot, valuer = position.plot(position.to_move()), valuer_of(position)
            assert terms_of(valuer, plot).total == valuer.value(plot) == valuer.value(plot)
            valued += 1
        state = rules.apply(state, random_action(rules, state, chance)).state
    assert valued > 20


@pytest.mark.parametrize("has_taste", [False, True])
@pytest.mark.parametrize(("mode", "players"), [("family", 1), ("expansion", 2)])
def test_what_a_placement_gains_is_what_the_course_is_worth_with_it(
    rules, kernel, mode, players, has_taste
):
    weights = odd_taste(len(rules.box.designs)) if has_taste else Weights()
    seed = random.randrange(1 << 40)
    print(f"seed {seed}")
    chance = random.Random(seed)
    position = kernel.position(rules.start(setup_for_playout(mode, players), seed).state)
    # What was weighed in earlier turns must not shine through.
    gains, apart = Gains(valuer_of(position, weights)), valuer_of(position, weights)
    compared = 0
    while not position.is_over() and compared < 300:
        actions = legal_actions(position)
        placements = [one for one in actions if one >= FIRST_PLACEMENT]
        if placements:
            plot = position.plot(position.to_move())
            for action in chance.sample(placements, min(8, len(placements))):
                cell, design = action >> 5, position.rack >> SLOT_BITS * (action >> 2 & 7) & SLOT
                if not design:
                    continue
                tile = 4 * (design - 1) + (action & 3)
                now = gains.begin(plot)
                gain = gains.worth(plot, cell, tile)
                # Whatever the turn brings, all is looked at with one free cell fewer.
                missing = plot.missing - 1
                kept = 0 if plot.ground.free[cell] else now - apart.survey(plot, missing)
                plot.lay(cell, tile)
                assert gain == apart.survey(plot, missing) + kept, f"seed {seed}"
                plot.take_back()
                compared += 1
            actions = [one for one in placements if plot.ground.free[one >> 5]] or actions
        do(position, chance.choice(actions))
    assert compared > 100


def test_a_tile_is_laid_best_where_the_course_is_worth_most(rules, kernel):
    chance = random.Random(6)
    position = kernel.position(rules.start(setup_for_playout("expansion", 1), 6).state)
    tables = position.tables
    gains = Gains(valuer_of(position))
    compared = 0
    for _ in range(40):
        placements = [one for one in legal_actions(position) if one >= FIRST_PLACEMENT]
        if placements and position.plot(0).laid % 4 == 3:
            plot = position.plot(0)
            gains.begin(plot)
            for design in chance.sample(range(len(rules.box.designs)), 12):
                worths = [
                    gains.worth(plot, cell, tile)
                    for tile in range(4 * design, 4 * design + 4)
                    for cell in plot.front_cells(True)
                    if MATCHES[(tables.paths[tile] << 8) + plot.codes[cell]]
                ]
                best = BestLaying(plot, gains)
                best.look(design, True)
                assert best.worth == max(worths, default=NO_WORTH)
                compared += 1
        do(position, chance.choice(placements or legal_actions(position)))
    assert compared > 20


@pytest.mark.parametrize("has_taste", [False, True])
def test_to_stop_is_never_worth_more_than_its_bound(rules, kernel, has_taste):
    weights = odd_taste(len(rules.box.designs)) if has_taste else Weights()
    seed = random.randrange(1 << 40)
    print(f"seed {seed}")
    chance = random.Random(seed)
    for mode in ("family", "advanced", "expansion"):
        position = kernel.position(rules.start(setup_for_playout(mode, 1), seed).state)
        gains = Gains(valuer_of(position, weights))
        while not position.is_over():
            action = value_action(position, gains)
            if position.phase == PHASE_TURN and position.plot(0).missing <= STOPS_BELOW:
                plot = position.plot(0)
                gains.begin(plot)
                worth = worth_of_stopping(position, 0, gains.valuer.weights)
                assert worth <= most_by_stopping(position, 0, gains)
                placements = [one for one in legal_actions(position) if one >= FIRST_PLACEMENT]
                if placements and chance.random() < 0.2:
                    action = chance.choice(placements)
            do(position, action)


def test_what_games_have_taught_makes_better_courses(rules, kernel):
    setup = setup_for_playout("family", 1)

    def points(is_learnt):
        total = 0
        for seed in range(4000, 4000 + GAMES):
            position = kernel.position(rules.start(setup, seed).state)
            weights = Weights()
            weights.learnt = is_learnt
            play_out(position, Valuer(weights, Outlook(position)))
            total += sum(score(position, 0, True))
        return total

    assert points(1) > points(0)


def test_to_wait_for_a_good_hand_is_worth_it_less_a_pass(rules, position, plot):
    tee, green = tiles_of(rules, Role.TEE)[0], tiles_of(rules, Role.GREEN)[0]
    plot.lay(inner_cell(plot), facing(rules, tee, NORTH))
    gains = Gains(valuer_of(position))
    gains.begin(plot)
    best = BestLaying(plot, gains)
    best.look(green, True)
    best.look(tee, True)
    stopped = best.worth - 5 * PASS_COST
    hands = [green, tee] * 3
    waited = worth_of_waiting(plot, gains, hands, stopped, PASS_COST)
    assert waited == best.worth - PASS_COST
    # Whatever comes, to stop after a pass is the least that one gets.
    stopped = best.worth + PASS_COST
    assert worth_of_waiting(plot, gains, hands, stopped, PASS_COST) == stopped - PASS_COST


def test_who_is_in_a_hurry_stops_where_others_wait(rules, kernel):
    setup = setup_for_playout("family", 1)

    def turns(hurry):
        weights, total = Weights(), 0
        weights.hurry = hurry
        for seed in range(7000, 7004):
            position = kernel.position(rules.start(setup, seed).state)
            total += play_out(position, valuer_of(position, weights))
        return total

    assert turns(200) < turns(0) - 8
