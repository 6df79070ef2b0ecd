"""What must hold in every state of a game, checked the slow and plain way."""

from collections import Counter

from minigolf_desktop.model.designer.course import empty_course, place
from minigolf_desktop.model.designer.moves import EdgeChecking, Phase
from minigolf_desktop.model.designer.scoring.score import Tally, assess
from minigolf_desktop.model.designer.state import NO_TILE, State
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP, unpack


def problems(state: State, box_content: bytes) -> list[str]:
    """Return what is broken in a state, in words for developers."""
    found = _lost_tiles(state, box_content)
    if state.course is None:
        return found
    return found + _broken_course(state) + _broken_hand(state) + _broken_score(state)


def _lost_tiles(state: State, box_content: bytes) -> list[str]:
    placed = state.course.tiles.values() if state.course else ()
    counted = Counter(state.bag) + Counter(state.discards)
    counted += Counter(tile >> 2 for tile in placed)
    counted += Counter(design for design in state.hand if design != NO_TILE)
    if counted == Counter(box_content):
        return []
    return [f"tiles are lost or doubled: {sum(counted.values())} of {len(box_content)}"]


def _broken_course(state: State) -> list[str]:
    course = state.course
    assert course is not None
    found = []
    again = empty_course(course.box, course.land)
    for cell, tile in course.tiles.items():
        if cell not in again.front:
            found.append(f"the tile at {tuple(unpack(cell))} touched nothing")
        again = place(again, cell, tile)
    if again.front != course.front or again.missing != course.missing:
        found.append("the front differs from that of the same tiles placed anew")
    taken = course.tiles.keys() | course.land.gate.cells
    around = {cell + step for cell in taken for step in AROUND} - taken
    if around != set(course.front):
        found.append("the front is not what touches a tile or the gate")
    if state.setup.edges is EdgeChecking.PREVENT:
        paths = course.box.path_sides
        for cell, tile in course.tiles.items():
            for side in SIDES:
                other = course.tiles.get(cell + STEP[side])
                if other is not None and (paths[tile] >> side ^ paths[other] >> (side ^ 2)) & 1:
                    found.append(f"an edge mistake at {tuple(unpack(cell))} was not prevented")
    return found


def _broken_hand(state: State) -> list[str]:
    in_hand = sum(design != NO_TILE for design in state.hand)
    wanted = {Phase.TURN: (2,), Phase.REST: (1, 2), Phase.OVER: (0, 1, 2)}
    if in_hand in wanted.get(state.phase, (0,)):
        return []
    return [f"{in_hand} tiles in hand in phase {state.phase.name}"]


def _broken_score(state: State) -> list[str]:
    course = state.course
    assert course is not None
    tally = Tally(solo=True, passes=state.passes)
    found = []
    for final in (False, True):
        holes, numbering, score = assess(course, state.clients, tally, state.numbers, final=final)
        steps = [step for hole in holes for step in hole.steps]
        segments = [
            (cell, segment)
            for cell, tile in course.tiles.items()
            for segment in range(len(course.box.pieces[tile]))
        ]
        if sorted(steps) != sorted(segments):
            found.append("the holes are not the segments of the course, each once")
        numbers = [one.number for one in numbering.declared if one.number]
        if len(numbers) != len(set(numbers)) or any(not 1 <= number <= 9 for number in numbers):
            found.append("a hole number is used twice or out of range")
        if sorted(index for one in numbering.declared for index in one.holes) != list(
            range(len(holes))
        ):
            found.append("the numbering does not hold each hole once")
        if score.total != sum(condition.points for condition in score.conditions):
            found.append("the total is not the sum of the conditions")
    return found
