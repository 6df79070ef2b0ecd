"""What must hold in every state of a game of a group, checked anew."""

from minigolf_desktop.model.designer.bag import VISIT
from minigolf_desktop.model.designer.group.group_state import Designer, GroupState
from minigolf_desktop.model.designer.group.racks import slots
from minigolf_desktop.model.designer.group.turn_order import NOBODY
from minigolf_desktop.model.designer.invariants import broken_front, edge_mistakes
from minigolf_desktop.model.designer.moves import EdgeChecking, Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.setup import VisitRule


def problems(state: GroupState, content: bytes) -> list[str]:
    """Return what is broken, in words for developers; ``content`` is the full bag, sorted."""
    found = _lost_tiles(state, content) + _broken_racks(state)
    for seat, designer in enumerate(state.designers):
        found += [f"seat {seat}: {one}" for one in _broken_designer(designer, state)]
    return found


def _lost_tiles(state: GroupState, content: bytes) -> list[str]:
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


def _broken_racks(state: GroupState) -> list[str]:
    found = []
    seats = range(len(state.designers))
    if not len(state.rack) == len(state.pawns) == len(state.coming) == slots(len(seats)):
        found.append("a rack has not a slot more than there are players")
    if any(
        (pawn == NOBODY) == (design == NO_TILE)
        for pawn, design in zip(state.pawns, state.rack, strict=True)
    ):
        found.append("a slot of the middle rack has both a pawn and a tile, or neither")
    played = [*state.bench, *(seat for seat in state.pawns if seat != NOBODY)]
    still = state.waiting if state.phase is Phase.TURN else ()
    if state.phase is Phase.TURN and sorted([*played, *still]) != [*seats]:
        found.append("not every pawn is in one place")
    if state.phase is Phase.REST and sorted(played) != [*seats]:
        found.append("tiles are asked back before all have played")
    if sorted(state.order) != [*seats]:
        found.append("the order of the round is not all seats")
    if (state.phase is Phase.OVER) == bool(state.waiting):
        found.append("somebody is to move in a game that is over, or nobody in one that is not")
    if NO_TILE in state.coming:
        found.append("the bottom rack is not full")
    return found


def _broken_designer(designer: Designer, state: GroupState) -> list[str]:
    found = []
    course = designer.course
    if course is None:
        return [] if state.phase is Phase.CHOOSE_LAND else ["there is no land"]
    found += broken_front(course)
    if state.setup.edges is EdgeChecking.PREVENT:
        found += edge_mistakes(course)
    if designer.stopped != (not course.missing or bool(designer.collected)):
        found.append("stopped without full land or tile face down, or not stopped with one")
    if designer.reserved != NO_TILE and not state.setup.reserve:
        found.append("a tile is reserved where none may be")
    if len(set(designer.promises)) != len(designer.promises) or not set(designer.promises) <= set(
        range(len(PROMISES))
    ):
        found.append("a promise is taken twice, or there is none such")
    if state.setup.is_advanced != bool(designer.promises) and state.turn:
        found.append("nothing is promised in an advanced game, or something in a family game")
    return found
