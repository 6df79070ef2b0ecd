"""What must hold in every state of a game, checked anew from the tiles."""

from minigolf_desktop.model.designer.bag import VISIT
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.moves import EdgeChecking, Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.racks import slots, untaken
from minigolf_desktop.model.designer.scoring.score import Assessment
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.designer.state import Designer, State
from minigolf_desktop.model.designer.turn_order import NOBODY
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP, unpack

TILES_IN_HAND = {
    Phase.CHOOSE_LAND: (0,),
    Phase.TURN: (2,),
    Phase.REST: (1, 2),
    Phase.OVER: (0, 1, 2),
    Phase.PROMISES: (0, 2),
}
"""How many tiles a solo player may hold."""


def problems(state: State, content: bytes) -> list[str]:
    """Return what is broken, in words for developers; ``content`` is the full bag, sorted."""
    found = _lost_tiles(state, content) + _broken_order(state)
    found += _broken_hand(state) if state.setup.is_solo else _broken_racks(state)
    for seat, designer in enumerate(state.designers):
        found += [f"seat {seat}: {one}" for one in _broken_designer(designer, state)]
    return found


def _lost_tiles(state: State, content: bytes) -> list[str]:
    visits = state.visits if state.setup.visits is VisitRule.TILES else 0
    everywhere = state.bag + state.discards + state.aside + bytes((VISIT,)) * visits
    everywhere += bytes(one for one in (*state.rack, *state.coming) if one != NO_TILE)
    for designer in state.designers:
        everywhere += designer.collected
        if designer.reserved != NO_TILE:
            everywhere += bytes((designer.reserved,))
        if designer.course is not None:
            everywhere += bytes(tile >> 2 for tile in designer.course.tiles.values())
    if bytes(sorted(everywhere)) != content:
        return [f"tiles are lost or doubled: {len(everywhere)} of {len(content)}"]
    return []


def _broken_order(state: State) -> list[str]:
    found = []
    seats = [*range(len(state.designers))]
    played = [*state.bench, *(seat for seat in state.pawns if seat != NOBODY)]
    still = state.waiting if state.phase is Phase.TURN else ()
    if state.phase is Phase.TURN and sorted([*played, *still]) != seats:
        found.append("not every pawn is in one place")
    if state.phase is Phase.REST and sorted(played) != seats:
        found.append("tiles are put back before all have played")
    if sorted(state.order) != seats:
        found.append("the order of the round is not all seats")
    if (state.phase is Phase.OVER) == bool(state.waiting):
        found.append("somebody is to move in a game that is over, or nobody in one that is not")
    return found


def _broken_hand(state: State) -> list[str]:
    tiles = len(untaken(state.rack))
    if tiles not in TILES_IN_HAND[state.phase]:
        return [f"{tiles} tiles in hand in phase {state.phase.name}"]
    return []


def _broken_racks(state: State) -> list[str]:
    found = []
    wanted = slots(len(state.designers))
    if not len(state.rack) == len(state.pawns) == len(state.coming) == wanted:
        found.append("a rack has not a slot more than there are players")
    if any(
        (pawn == NOBODY) == (design == NO_TILE)
        for pawn, design in zip(state.pawns, state.rack, strict=True)
    ):
        found.append("a slot of the middle rack has both a pawn and a tile, or neither")
    if NO_TILE in state.coming:
        found.append("the bottom rack is not full")
    return found


def _broken_designer(designer: Designer, state: State) -> list[str]:
    found = []
    course = designer.course
    if course is None:
        return [] if state.phase is Phase.CHOOSE_LAND else ["there is no land"]
    found += broken_front(course)
    if state.setup.edges is EdgeChecking.PREVENT:
        found += edge_mistakes(course)
    if designer.stopped != (not course.missing or _has_given_up(designer, state)):
        found.append("stopped without full land or giving up, or not stopped with either")
    if designer.reserved != NO_TILE and not state.setup.reserve:
        found.append("a tile is reserved where none may be")
    if len(set(designer.promises)) != len(designer.promises) or not set(designer.promises) <= set(
        range(len(PROMISES))
    ):
        found.append("a promise is taken twice, or there is none such")
    if state.setup.is_advanced != bool(designer.promises) and state.turn:
        found.append("nothing is promised in an advanced game, or something in a family game")
    return found


def _has_given_up(designer: Designer, state: State) -> bool:
    """Whether a player stopped before the land was full: with a tile face down, alone at will."""
    if state.setup.is_solo:
        return designer.stopped and state.phase is Phase.OVER
    return bool(designer.collected)


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
