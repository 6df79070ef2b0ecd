"""What must hold in every state of a game, checked anew from the tiles."""

from minigolf_desktop.model.designer.bag import VISIT
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.moves import EdgeChecking, Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.scoring.score import Assessment
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.designer.state import State
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP, unpack

TILES_IN_HAND = {
    Phase.CHOOSE_LAND: (0,),
    Phase.TURN: (2,),
    Phase.REST: (1, 2),
    Phase.OVER: (0, 1, 2),
    Phase.PROMISES: (0, 2),
}


def problems(state: State, box_content: bytes) -> list[str]:
    """Return what is broken in a state, in words for developers.

    ``box_content`` is the designs of all tiles of the game, sorted.
    """
    course = state.course
    hand = bytes(design for design in state.hand if design != NO_TILE)
    placed = bytes(tile >> 2 for tile in course.tiles.values()) if course else b""
    found = []
    kept = bytes((state.reserved,)) if state.reserved != NO_TILE else b""
    visits = state.visits if state.setup.visits is VisitRule.TILES else 0
    everywhere = state.bag + state.discards + hand + placed + kept + state.aside
    everywhere += bytes((VISIT,)) * visits
    if bytes(sorted(everywhere)) != box_content:
        found.append(f"tiles are lost or doubled: {len(everywhere)} of {len(box_content)}")
    if len(hand) not in TILES_IN_HAND[state.phase]:
        found.append(f"{len(hand)} tiles in hand in phase {state.phase.name}")
    if course is not None:
        found += broken_front(course)
        if state.setup.edges is EdgeChecking.PREVENT:
            found += edge_mistakes(course)
    return found


def broken_front(course: Course) -> list[str]:
    """Compare the front and the number of missing cells with what the tiles say."""
    tiles, gate, paths = course.tiles, course.land.gate.cells, course.box.path_sides
    found = []
    taken = tiles.keys() | gate
    touching = {cell + step for cell in taken for step in AROUND} - taken
    if touching != course.front.keys():
        found.append("the front is not what touches a tile or the gate")
    for cell, code in course.front.items():
        wanted = 0
        for side, step in enumerate(STEP):
            ahead = cell + step
            if ahead in tiles:
                is_path = paths[tiles[ahead]] >> (side ^ 2) & 1
                wanted |= (1 if is_path else 16) << side
            elif ahead in gate:
                wanted |= 16 << side
        if code != wanted:
            found.append(f"the front is wrong about the sides of {tuple(unpack(cell))}")
    for cell in tiles:
        if not any(cell + step in taken for step in AROUND):
            found.append(f"the tile at {tuple(unpack(cell))} touches nothing")
    if course.missing != len(course.land.free - tiles.keys()):
        found.append("the number of missing cells is wrong")
    return found


def edge_mistakes(course: Course) -> list[str]:
    """Return the edge mistakes of a course."""
    tiles, paths, gate = course.tiles, course.box.path_sides, course.land.gate.cells
    found = []
    for cell, tile in tiles.items():
        if any(paths[tile] >> side & 1 and cell + STEP[side] in gate for side in SIDES):
            found.append(f"a path against the gate at {tuple(unpack(cell))} was not prevented")
        for side in (1, 2):
            other = tiles.get(cell + STEP[side])
            if other is not None and (paths[tile] >> side ^ paths[other] >> (side ^ 2)) & 1:
                found.append(f"an edge mistake at {tuple(unpack(cell))} was not prevented")
    return found


def problems_of_assessment(course: Course, assessment: Assessment) -> list[str]:
    """Return what is broken in how a course was traced, numbered and scored."""
    holes, numbering, score = assessment
    found = []
    steps = sorted(step for hole in holes for step in hole.steps)
    segments = sorted(
        (cell, segment)
        for cell, tile in course.tiles.items()
        for segment in range(len(course.box.pieces[tile]))
    )
    if steps != segments:
        found.append("the holes are not the segments of the course, each once")
    numbers = sorted(one.number for one in numbering.declared if one.number)
    if len(set(numbers)) != len(numbers) or any(not 1 <= number <= 9 for number in numbers):
        found.append("a hole number is used twice or out of range")
    if sorted(index for one in numbering.declared for index in one.holes) != [*range(len(holes))]:
        found.append("the numbering does not hold each hole once")
    if score.total != sum(condition.points for condition in score.conditions):
        found.append("the total is not the sum of the conditions")
    return found
