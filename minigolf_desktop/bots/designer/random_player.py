"""Random legal play for one to five players.

A placement is found by drawing slot, rotation and cell until one is legal: as fair as drawing
from the list of all, which is only made when luck fails.
"""

from collections.abc import Sequence
from typing import Protocol

from minigolf_desktop.model.designer import (
    NO_TILE,
    PROMISES,
    Action,
    ChooseLand,
    Collect,
    Course,
    Designer,
    DesignerRules,
    Discard,
    Done,
    EdgeChecking,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    Reserve,
    Stop,
    Table,
    TakePromise,
    is_final_phase,
)
from minigolf_desktop.model.designer.box import FITS
from minigolf_desktop.model.designer.placing import Opening
from minigolf_desktop.model.designer.racks import untaken


class Chance(Protocol):
    """What draws: a generator of Python, or the numbers that the kernel draws from."""

    def random(self) -> float:
        """Return a fraction from 0 up to 1."""


PASS_ONCE_IN = 50
RESERVE_ONCE_IN = 30
ATTEMPTS = 8
"""Placements drawn before all are listed."""
MORE_PROMISES_ONCE_IN = 3
"""Once in so many times a random player takes one promise more."""

_PASS = Pass()
_DONE = Done()


def random_action(rules: DesignerRules, table: Table, chance: Chance) -> Action:
    """Return a random legal action of a game that is not to end early.

    A tile goes on the land while one of the rack fits there; one turn in fifty is passed. A rack
    that fits nowhere on the land is passed too. Only when no tile that may still come could ever
    fill an empty cell does a player stop, or, in a group before the final phase, build off the
    land.
    """
    draw = chance.random
    designer = table.designers[table.waiting[0]]
    if table.phase is not Phase.TURN:
        return _answer(table, designer, chance)
    if designer.stopped:
        return Collect(_any_slot(table, chance))
    if draw() * PASS_ONCE_IN < 1:
        return _PASS
    course = designer.course
    assert course is not None
    if table.setup.reserve and draw() * RESERVE_ONCE_IN < 1:
        if designer.reserved == NO_TILE:
            return Reserve(_any_slot(table, chance))
        free = course.land.free
        fitting = [action for action in rules.placements_of_reserve(table) if action.cell in free]
        if fitting:
            return fitting[int(draw() * len(fitting))]
    placement = _lucky_placement(table, course, chance) or pick(
        rules.openings(table, on_land=True), chance
    )
    if placement is not None:
        return placement
    if _could_be_filled(rules, table, course):
        return _PASS
    if table.setup.is_solo:
        return Stop()
    if is_final_phase(table):
        return Collect(_any_slot(table, chance))
    return pick(rules.openings(table), chance) or _PASS


def pick(openings: Sequence[Opening], chance: Chance) -> PlaceTile | None:
    """Draw a placement, every one as likely; None where there is none."""
    left = int(chance.random() * sum([len(cells) for _, _, cells in openings]))
    for slot, rotation, cells in openings:
        if left < len(cells):
            return PlaceTile(slot, cells[left], rotation)
        left -= len(cells)
    return None


def _lucky_placement(table: Table, course: Course, chance: Chance) -> PlaceTile | None:
    """Draw placements on the land until one is legal; None when none of them was."""
    free = course.land.free
    draw = chance.random
    spots = [spot for spot in course.front.items() if spot[0] in free]
    if not spots:
        return None
    rack, count, slots = table.rack, len(spots), len(table.rack)
    any_sides = table.setup.edges is not EdgeChecking.PREVENT
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


def _any_slot(table: Table, chance: Chance) -> int:
    tiles = untaken(table.rack)
    return tiles[int(chance.random() * len(tiles))]


def _answer(table: Table, designer: Designer, chance: Chance) -> Action:
    """Choose a land, promises, or what becomes of tiles that were not taken."""
    draw = chance.random
    if table.phase is Phase.CHOOSE_LAND:
        return ChooseLand(int(draw() * len(designer.dealt)))
    if table.phase is Phase.PROMISES:
        left = [one for one in range(len(PROMISES)) if one not in designer.promises]
        if left and (not designer.promises or draw() * MORE_PROMISES_ONCE_IN < 1):
            return TakePromise(left[int(draw() * len(left))])
        return _DONE
    slots = [slot for slot in untaken(table.rack) if slot not in table.asked]
    if table.setup.is_solo:
        return PutBack(slots[0]) if draw() < 0.5 else Discard(slots[0])
    if slots and draw() < 0.5:
        return PutBack(slots[int(draw() * len(slots))])
    return _DONE


def _could_be_filled(rules: DesignerRules, table: Table, course: Course) -> bool:
    """Whether some tile of the bag or the bottom rack fits some empty cell of the land."""
    free = course.land.free
    codes = {code for cell, code in course.front.items() if cell in free}
    coming = {*table.bag, *table.coming}
    return any(not rules.box.designs_that_fit(code).isdisjoint(coming) for code in codes)
