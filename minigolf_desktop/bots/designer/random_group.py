"""Random legal play for two to five players.

A placement is found by drawing slot, rotation and cell until one is legal: as fair as drawing
from the list of all, which is only made when luck fails.
"""

import random
from collections.abc import Sequence

from minigolf_desktop.model.designer import (
    Course,
    EdgeChecking,
    GroupAction,
    GroupRules,
    GroupState,
    Phase,
)
from minigolf_desktop.model.designer.box import FITS
from minigolf_desktop.model.designer.group.group_state import Designer
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Done,
    Pass,
    PlaceTile,
    PutBack,
    Reserve,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import NO_TILE, Opening
from minigolf_desktop.model.designer.promises import PROMISES

PASS_ONCE_IN = 50
RESERVE_ONCE_IN = 30
ATTEMPTS = 8
"""Placements drawn before all are listed."""
MORE_PROMISES_ONCE_IN = 3
"""Once in so many times a random player takes one promise more."""

_PASS = Pass()
_DONE = Done()


def random_group_action(rules: GroupRules, state: GroupState, chance: random.Random) -> GroupAction:
    """Return a random legal action of a game that is not to end early.

    A tile goes on the land while one of the rack fits there; one turn in fifty is passed. A rack
    that fits nowhere on the land is passed too. Only when no tile that may still come could ever
    fill an empty cell does a player stop, or, before the final phase, build off the land.
    """
    draw = chance.random
    designer = state.designers[state.waiting[0]]
    if state.phase is not Phase.TURN:
        return _answer(state, designer, chance)
    if designer.stopped:
        return Collect(_any_slot(state, chance))
    if draw() * PASS_ONCE_IN < 1:
        return _PASS
    course = designer.course
    assert course is not None
    if state.setup.reserve and draw() * RESERVE_ONCE_IN < 1:
        if designer.reserved == NO_TILE:
            return Reserve(_any_slot(state, chance))
        free = course.land.free
        fitting = [action for action in rules.placements_of_reserve(state) if action.cell in free]
        if fitting:
            return fitting[int(draw() * len(fitting))]
    placement = _lucky_placement(state, course, chance) or pick(
        rules.openings(state, on_land=True), chance
    )
    if placement is not None:
        return placement
    if _could_be_filled(rules, state, designer):
        return _PASS
    if state.is_final_phase:
        return Collect(_any_slot(state, chance))
    return pick(rules.openings(state), chance) or _PASS


def pick(openings: Sequence[Opening], chance: random.Random) -> PlaceTile | None:
    """Draw a placement, every one as likely; None where there is none."""
    left = int(chance.random() * sum([len(cells) for _, _, cells in openings]))
    for slot, rotation, cells in openings:
        if left < len(cells):
            return PlaceTile(slot, cells[left], rotation)
        left -= len(cells)
    return None


def _lucky_placement(state: GroupState, course: Course, chance: random.Random) -> PlaceTile | None:
    """Draw placements on the land until one is legal; None when none of them was."""
    free = course.land.free
    draw = chance.random
    spots = [spot for spot in course.front.items() if spot[0] in free]
    if not spots:
        return None
    rack, count, slots = state.rack, len(spots), len(state.rack)
    any_sides = state.setup.edges is not EdgeChecking.PREVENT
    path_sides = course.box.path_sides
    for _ in range(ATTEMPTS):
        slot = int(draw() * slots)
        design = rack[slot]
        if design == NO_TILE:
            continue
        rotation = int(draw() * 4)
        cell, code = spots[int(draw() * count)]
        if any_sides or FITS[path_sides[4 * design + rotation]][code]:
            return PlaceTile(slot, cell, rotation)
    return None


def _any_slot(state: GroupState, chance: random.Random) -> int:
    taken = [slot for slot, design in enumerate(state.rack) if design != NO_TILE]
    return taken[int(chance.random() * len(taken))]


def _answer(state: GroupState, designer: Designer, chance: random.Random) -> GroupAction:
    """Choose a land, promises, or tiles to be put back."""
    draw = chance.random
    if state.phase is Phase.CHOOSE_LAND:
        return ChooseLand(int(draw() * len(designer.dealt)))
    if state.phase is Phase.PROMISES:
        left = [one for one in range(len(PROMISES)) if one not in designer.promises]
        if left and (not designer.promises or draw() * MORE_PROMISES_ONCE_IN < 1):
            return TakePromise(left[int(draw() * len(left))])
        return _DONE
    waiting = [
        slot
        for slot, design in enumerate(state.rack)
        if design != NO_TILE and slot not in state.asked
    ]
    if waiting and draw() < 0.5:
        return PutBack(waiting[int(draw() * len(waiting))])
    return _DONE


def _could_be_filled(rules: GroupRules, state: GroupState, designer: Designer) -> bool:
    """Whether some tile of the bag or the bottom rack fits some empty cell of the land."""
    course = designer.course
    assert course is not None
    free = course.land.free
    codes = {code for cell, code in course.front.items() if cell in free}
    coming = {*state.bag, *state.coming}
    return any(not rules.box.designs_that_fit(code).isdisjoint(coming) for code in codes)
