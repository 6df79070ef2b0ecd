"""Courses made by chance, of kinds that are hard to number."""

import random
from collections.abc import Sequence

from drawn_course import box, tile_of

from minigolf_desktop.model.designer import (
    Course,
    EdgeChecking,
    Gate,
    Hole,
    Land,
    Phase,
    PlaceTile,
    Setup,
    empty_course,
    place,
    trace_holes,
    wrong_sides,
)
from minigolf_desktop.model.geometry.square import STEP, pack

ENDS = "▲▶▼◀╵╶╷╴"
PATHS = "│─└┌┐┘"
JOINED = {"02": "│", "13": "─", "01": "└", "12": "┌", "23": "┐", "03": "┘"}


def _land(width: int, height: int, chance: random.Random) -> Land:
    """Return a rectangle of free cells about a gate, some of them missing."""
    free = {
        (x, y)
        for x in range(-width, width)
        for y in range(-height, height)
        if not (x in (0, 1) and y in (0, 1)) and chance.random() < 0.95
    }
    facing = chance.choice(["NE", "SE", "SW", "NW"])
    return Land(
        "", "Chance", 1, 10, frozenset(pack(*cell) for cell in free), {}, Gate(0, 0, facing)
    )


def _tile_of_one(glyphs: str, chance: random.Random) -> int:
    glyph = chance.choice(glyphs)
    par = chance.choice([None, 1, 2, 3] if glyph in ENDS else [None, 0, 1, 2, 3])
    return tile_of(glyph, par)


def scattered(chance: random.Random, most_holes: int, ends: float = 0.75) -> Course:
    """Tiles thrown on the land, mostly tees and greens, mostly fitting, until there are enough."""
    course = empty_course(box(), _land(4, 3, chance))
    misfits = chance.choice([0.0, 0.0, 0.1])
    for _ in range(400):
        cell = chance.choice(sorted(course.front))
        if chance.random() < 0.02:
            tile = tile_of("┼")
        else:
            tile = _tile_of_one(ENDS if chance.random() < ends else PATHS, chance)
        if wrong_sides(course, cell, tile) and chance.random() >= misfits:
            continue
        after = place(course, cell, tile)
        if len(trace_holes(after)) > most_holes:
            break
        course = after
    return course


def walked(chance: random.Random, holes: int, straightness: float) -> Course:
    """Holes laid one after the other along a walk from the gate, then some tiles taken away."""
    land = _land(8, 8, chance)
    for _ in range(200):
        start = chance.choice(sorted(land.gate.touching))
        tiles = _walk(land, start, chance, holes, straightness)
        if tiles is not None:
            break
    else:
        return scattered(chance, holes)
    listed = list(tiles.items())
    if chance.random() < 0.5:
        for _ in range(chance.randrange(1, 4)):
            listed.remove(chance.choice(listed))
    chance.shuffle(listed)
    course = empty_course(box(), land)
    for cell, tile in listed:
        course = place(course, cell, tile)
    return course


def _walk(
    land: Land, start: int, chance: random.Random, holes: int, straightness: float
) -> dict[int, int] | None:
    """Return turned tiles by cell, or None when the walk runs into itself."""
    tiles: dict[int, int] = {}
    cell, side = start, chance.randrange(4)
    for _ in range(holes):
        length = chance.choice([2, 2, 2, 3, 4])
        for step in range(length):
            if cell in tiles or cell in land.gate.cells or cell not in land.free:
                return None
            entry = side ^ 2
            if chance.random() >= straightness:
                side = chance.choice([side ^ 1, side ^ 3])
            par = chance.choice([None, None, 2, 3])
            if step == 0:
                tiles[cell] = tile_of("▲▶▼◀"[side], par)
            elif step == length - 1:
                tiles[cell] = tile_of("╵╶╷╴"[entry], par)
            else:
                sides = "".join(str(one) for one in sorted((entry, side)))
                tiles[cell] = tile_of(JOINED[sides], par)
            cell += STEP[side]
    return tiles


def in_mid_game(rules, chance: random.Random, seed: int, most_holes: int) -> Course:
    """A course some turns into a random game."""
    edges = chance.choice([EdgeChecking.PREVENT, EdgeChecking.ALLOW])
    state = rules.start(Setup(edges=edges), seed).state
    state = rules.apply(state, next(iter(rules.legal(state)))).state
    turns = chance.randrange(4, 40)
    course = state.designers[0].course
    while state.phase is not Phase.OVER and len(course.tiles) < turns:
        placements = rules.placements(state)
        actions = placements or list(rules.legal(state))
        if state.phase is not Phase.TURN:
            actions = [
                one for one in rules.legal(state) if type(one).__name__ in ("PutBack", "Discard")
            ]
        action = chance.choice(actions)
        state = rules.apply(state, action).state
        after = state.designers[0].course
        if isinstance(action, PlaceTile) and len(trace_holes(after)) > most_holes:
            break
        course = after
    return course


def numbers_by_hand(
    chance: random.Random, holes: Sequence[Hole], chains: Sequence[tuple[int, ...]]
) -> dict[tuple[int, int], int]:
    """Give some holes numbers; now and then some that may be declared one share theirs."""
    chosen = chance.sample(range(len(holes)), min(len(holes), chance.randrange(1, 4)))
    given = dict(zip(chosen, chance.sample(range(1, 10), len(chosen)), strict=True))
    if chains and chance.random() < 0.5:
        chain = chance.choice(chains)
        for index in chain:
            given.pop(index, None)
        shared = next(number for number in range(1, 10) if number not in given.values())
        given |= dict.fromkeys(chain, shared)
    return {chance.choice(holes[index].steps): number for index, number in given.items()}
