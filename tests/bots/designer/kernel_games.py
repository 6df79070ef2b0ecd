"""Random games played in the kernel and in the model, decision by decision.

A game is told by its seed alone. It may begin in the middle: then some random decisions were played
in the model and things on the table were changed.
"""

import random
from dataclasses import replace

from minigolf_desktop.bots.designer.kernel.conversion import Kernel, number_of
from minigolf_desktop.bots.designer.kernel.turns import do, legal_actions
from minigolf_desktop.bots.designer.playout import (
    differences,
    differences_of_scores,
    random_action,
    setup_for_playout,
    without_renumbering,
)
from minigolf_desktop.model.designer import (
    PROMISES,
    DesignerRules,
    EdgeChecking,
    Pass,
    Phase,
    PlaceTile,
    Setup,
    State,
    Stop,
    empty_course,
    place,
)
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.play import Randomness

MODES = ("family", "advanced", "expansion")
PEEK_ONCE_IN = 4
"""Once in so many decisions the kernel looks ahead and comes back."""
FURTHEST_LOOK = 6


class Difference(AssertionError):
    """The kernel and the model do not play the same game."""


def random_setup(chance: random.Random) -> Setup:
    """Return any set-up that a table may choose."""
    setup = setup_for_playout(chance.choice(MODES), chance.randint(1, 5))
    return replace(
        setup,
        edges=chance.choice(list(EdgeChecking)),
        expansion=setup.expansion or chance.random() < 0.2,
        reserve=setup.reserve or chance.random() < 0.2,
        visits=chance.choice(list(VisitRule)),
        mistakes=chance.random() < 0.8,
    )


def first_state(rules: DesignerRules, chance: random.Random) -> State:
    """Return the beginning of a game, or something from the middle of one."""
    state = rules.start(random_setup(chance), chance.getrandbits(40)).state
    if chance.random() < 0.5:
        for _ in range(chance.randrange(8, 160)):
            if state.phase is not Phase.OVER:
                state = rules.apply(state, random_action(rules, state, chance)).state
        if state.phase is not Phase.OVER:
            state = mutated(rules, state, chance)
    return state


def mutated(rules: DesignerRules, state: State, chance: random.Random) -> State:
    """Return a state with another bag, other chance, other promises, and some other boards."""
    bag = list(state.bag)
    chance.shuffle(bag)
    if chance.random() < 0.3:
        del bag[chance.randrange(len(bag) + 1) :]
    designers = []
    for one in state.designers:
        promises = chance.sample(range(len(PROMISES)), len(one.promises))
        course = one.course
        if course is not None and not one.stopped and chance.random() < 0.5:
            course = random_course(rules, course.land, chance)
        changed = one._replace(
            promises=tuple(promises), course=course, passes=one.passes + chance.randrange(3)
        )
        designers.append(changed._replace(numbers={}))
    return state._replace(
        bag=bytes(bag),
        randomness=Randomness.of_seed(chance.getrandbits(40)),
        designers=tuple(designers),
    )


def random_course(rules, land, chance):
    """Return a course of any tiles, mostly on the land, that no bag could give."""
    course = empty_course(rules.box, land)
    most = chance.choice([5, 10, 20, 34])
    fitting = chance.random()
    for _ in range(most):
        spots = [cell for cell in course.front if cell in land.free or chance.random() < 0.1]
        if not spots or course.missing == 1:
            break
        cell = chance.choice(spots)
        tiles = range(len(rules.box.path_sides))
        if chance.random() < fitting:
            code = course.front[cell]
            tiles = [
                4 * design + chance.randrange(4) for design in rules.box.designs_that_fit(code)
            ]
        course = place(course, cell, chance.choice(tiles))
    return course


def play_beside(rules: DesignerRules, kernel: Kernel, seed: int, score_once_in: int) -> int:
    """Play the game of a seed in both; return how many decisions it took. Raises Difference.

    Scores, which take longest, are compared once in so many decisions and at the end. Where they
    differ, the game is taken back to the action that made them differ.
    """
    chance = random.Random(seed)
    origin = state = first_state(rules, chance)
    position = kernel.position(state)
    before = []
    while True:
        found = differences(rules, kernel, position, origin, state)
        if not found and (not state.waiting or chance.random() * score_once_in < 1):
            found = differences_of_scores(rules, position, state)
            if found:
                raise first_difference(rules, position, [*before, state], seed)
        if found:
            raise Difference(f"seed {seed}, action {len(before)}: {'; '.join(found)}")
        if not state.waiting:
            break
        if chance.random() * PEEK_ONCE_IN < 1:
            look_ahead(position, chance)
        action = choose(state, without_renumbering(rules.legal(state)), chance)
        before.append(state)
        state = rules.apply(state, action).state
        do(position, number_of(position, action))
    for number, earlier in reversed([*enumerate(before)]):
        position.undo()
        if kernel.state(position, origin) != earlier:
            raise Difference(f"seed {seed}, back at action {number}: not what it was")
    return len(before)


def choose(state, actions, chance):
    """Draw an action: mostly placements, and of those mostly the ones on the land."""
    placements = [one for one in actions if isinstance(one, PlaceTile)]
    if placements and chance.random() < 0.9:
        free = state.designers[state.waiting[0]].course.land.free
        on_land = [one for one in placements if one.cell in free]
        return chance.choice(on_land if on_land and chance.random() < 0.9 else placements)
    others = [one for one in actions if not isinstance(one, Stop | PlaceTile)]
    if chance.random() < 0.02:
        others = [one for one in actions if isinstance(one, Stop | Pass)] or others
    return chance.choice(others)


def look_ahead(position, chance):
    """Do some random decisions and take them back."""
    done = 0
    for _ in range(chance.randrange(1, FURTHEST_LOOK)):
        numbers = legal_actions(position)
        if numbers:
            do(position, chance.choice(numbers))
            done += 1
    for _ in range(done):
        position.undo()


def first_difference(rules, position, states, seed):
    """Go back to where scores began to differ, and return how."""
    found = differences_of_scores(rules, position, states.pop())
    while states:
        position.undo()
        earlier = differences_of_scores(rules, position, states[-1])
        if not earlier:
            break
        found = earlier
        states.pop()
    return Difference(f"seed {seed}, action {len(states)}: {'; '.join(found)}")
