"""The rules for two to five players, family and advanced, with the options of the expansion."""

from collections.abc import Iterable, Mapping
from typing import Any

from minigolf_desktop.model.designer.bag import bag_content
from minigolf_desktop.model.designer.box import Box, turned_tile
from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.model.designer.course import Course, empty_course, place
from minigolf_desktop.model.designer.dealing import deal_lands, draw_clients
from minigolf_desktop.model.designer.group import final_phase, group_invariants
from minigolf_desktop.model.designer.group.events import (
    DesignerStopped,
    FinalPhaseBegun,
    HoleNumbered,
    LandKept,
    LandsDealt,
    PawnsDrawn,
    PromiseMade,
    RackFilled,
    RoundBegun,
    TileAskedBack,
    TilePlaced,
    TileReserved,
    TurnPassed,
)
from minigolf_desktop.model.designer.group.group_state import (
    Designer,
    GroupState,
    GroupView,
    view_of,
)
from minigolf_desktop.model.designer.group.racks import in_back_number_order, put, slots
from minigolf_desktop.model.designer.group.ranking import Standings, count_up, tables
from minigolf_desktop.model.designer.group.refusals import refusal_of
from minigolf_desktop.model.designer.group.rounds import end_round, next_round
from minigolf_desktop.model.designer.group.turn_order import NOBODY, sit_down
from minigolf_desktop.model.designer.group.visits import draw_at_setup
from minigolf_desktop.model.designer.invariants import problems_of_assessment
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import (
    GROUP_ACTIONS,
    ChooseLand,
    Collect,
    Done,
    GroupAction,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import NO_TILE, NUMBERS, Opening, Placing
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.renumbering import number_by_hand
from minigolf_desktop.model.designer.scoring.score import Assessment, Tally, assess
from minigolf_desktop.model.designer.setup import MOST_PLAYERS, Setup
from minigolf_desktop.model.designer.worths import placement_worths
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Refusal, Step

FROM_THE_GATE = -1
"""In an event: the tile came from the gate, not from a slot of the rack."""


class GroupRules:
    """Minigolf Designer for two to five players, with the content of the box."""

    name = "designer"
    """Name of the game in files; the set-up tells how many play."""
    action_kinds: Mapping[str, type] = {action_name(kind): kind for kind in GROUP_ACTIONS}

    def __init__(self, box: Box, lands: tuple[Land, ...], clients: tuple[Client, ...]) -> None:
        self.box = box
        """Tables of all designs."""
        self.lands = lands
        """The lands of the catalogue."""
        self.clients = clients
        """The clients of the catalogue."""
        self._back_numbers = tuple(design.back_number for design in box.designs)
        self._placing = Placing(box, slots(MOST_PLAYERS))

    # --- set-up

    def start(self, setup: Setup, seed: int) -> Step[GroupState, Any]:
        """Draw clients and pawns, deal lands, mix the bag, fill two racks (rule book: setup)."""
        seats = setup.seats
        stream = Randomness.of_seed(seed)
        bag, stream = stream.shuffled(bag_content(self.box.designs, setup))
        clients, stream = draw_clients(self.clients, setup, stream)
        dealt, stream = deal_lands(self.lands, setup, stream)
        order, stream = stream.sample(seats, seats)
        first, stream = draw_at_setup(bag, slots(seats), stream)
        second, stream = draw_at_setup(first.bag, slots(seats), stream)
        rack = in_back_number_order(first.tiles, self._back_numbers)
        coming = in_back_number_order(second.tiles, self._back_numbers)
        state = GroupState(
            setup=setup,
            phase=Phase.CHOOSE_LAND,
            clients=clients,
            designers=tuple(Designer(lands) for lands in dealt),
            order=order,
            waiting=order,
            rack=rack,
            pawns=(NOBODY,) * len(rack),
            bench=(),
            coming=coming,
            bag=second.bag,
            discards=b"",
            aside=b"",
            visits=0,
            finishers=(),
            asked=(),
            turn=0,
            randomness=stream,
        )
        events = (
            *(LandsDealt(seat, lands) for seat, lands in enumerate(dealt)),
            PawnsDrawn(order),
            RackFilled(tuple(first.tiles), rack),
            RackFilled(tuple(second.tiles), coming),
        )
        return Step(state, events, reveals=True)

    # --- what is allowed

    def to_move(self, state: GroupState) -> int | None:
        """Return the seat whose turn it is; None when the game is over."""
        return state.waiting[0] if state.waiting else None

    def openings(self, state: GroupState, *, on_land: bool = False) -> list[Opening]:
        """Return where the seat to move may place tiles of the rack, or only where on the land."""
        designer = self._placer(state)
        if designer is None or designer.course is None:
            return []
        edges = state.setup.edges
        return self._placing.openings(designer.course, state.rack, edges, on_land=on_land)

    def placements(self, state: GroupState) -> list[PlaceTile]:
        """Return every legal placement of a tile of the rack."""
        return self._placing.placements(self.openings(state))

    def placements_of_reserve(self, state: GroupState) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve of the seat to move."""
        designer = self._placer(state)
        if designer is None or designer.course is None:
            return []
        edges = state.setup.edges
        return self._placing.placements_of_reserve(designer.course, designer.reserved, edges)

    def _placer(self, state: GroupState) -> Designer | None:
        """Return who may place a tile now."""
        if state.phase is not Phase.TURN:
            return None
        designer = state.designers[state.waiting[0]]
        return None if designer.stopped else designer

    def legal(self, state: GroupState) -> Iterable[GroupAction]:
        """Return every action of the seat to move, its hole numbers by hand among them."""
        if not state.waiting:
            return
        designer = state.designers[state.waiting[0]]
        tiles = [slot for slot, design in enumerate(state.rack) if design != NO_TILE]
        match state.phase:
            case Phase.CHOOSE_LAND:
                yield from (ChooseLand(choice) for choice in range(len(designer.dealt)))
            case Phase.PROMISES:
                for promise in range(len(PROMISES)):
                    if promise not in designer.promises:
                        yield TakePromise(promise)
                if designer.promises:
                    yield Done()
            case Phase.REST:
                yield from (PutBack(slot) for slot in tiles if slot not in state.asked)
                yield Done()
            case _:
                if not designer.stopped:
                    yield from self.placements(state)
                    yield Pass()
                    if state.setup.reserve and designer.reserved == NO_TILE:
                        yield from (Reserve(slot) for slot in tiles)
                    yield from self.placements_of_reserve(state)
                if state.is_final_phase:
                    yield from (Collect(slot) for slot in tiles)
        if designer.course is not None:
            for cell, tile in designer.course.tiles.items():
                for segment in range(len(self.box.pieces[tile])):
                    yield from (NumberHole(cell, segment, number) for number in (0, *NUMBERS))

    def refusal(self, state: GroupState, seat: int, action: GroupAction) -> Refusal | None:
        """Return why an action is not allowed; None when it is."""
        if state.phase is Phase.OVER:
            return Refusal("game-over")
        if seat != state.waiting[0]:
            return Refusal("not-your-turn")
        return refusal_of(state, state.designers[seat], action)

    # --- what happens

    def apply(self, state: GroupState, action: GroupAction) -> Step[GroupState, Any]:
        """Return what a legal action leads to."""
        match action:
            case PlaceTile(slot, cell, rotation):
                return self._place(state, slot, cell, rotation)
            case Pass():
                seat = state.waiting[0]
                bench = sit_down(state.bench, seat)
                return self._go_on(state._replace(bench=bench), (TurnPassed(seat),))
            case Collect(slot):
                return self._go_on(*final_phase.collect(state, slot))
            case Reserve(slot):
                return self._reserve(state, slot)
            case PlaceReserved(cell, rotation):
                return self._place_reserved(state, cell, rotation)
            case TakePromise(promise):
                seat = state.waiting[0]
                mine = state.designers[seat]
                changed = mine._replace(promises=(*mine.promises, promise))
                return Step(_with(state, seat, changed), (PromiseMade(seat, promise),))
            case ChooseLand(choice):
                return self._choose_land(state, choice)
            case PutBack(slot):
                asked = state._replace(asked=(*state.asked, slot))
                return Step(asked, (TileAskedBack(state.waiting[0], slot, state.rack[slot]),))
            case Done():
                return self._done(state)
            case NumberHole(cell, segment, number):
                seat = state.waiting[0]
                mine = state.designers[seat]
                by_hand = number_by_hand(_course(mine), mine.numbers, cell, segment, number)
                changed = mine._replace(numbers=by_hand)
                return Step(
                    _with(state, seat, changed), (HoleNumbered(seat, cell, segment, number),)
                )

    def _choose_land(self, state: GroupState, choice: int) -> Step[GroupState, Any]:
        seat = state.waiting[0]
        designer = state.designers[seat]
        land = designer.dealt[choice]
        course = empty_course(self.box, self.lands[land])
        chosen = _with(state, seat, designer._replace(course=course))
        return self._answered(chosen, (LandKept(seat, land),))

    def _done(self, state: GroupState) -> Step[GroupState, Any]:
        return self._answered(state, ())

    def _answered(self, state: GroupState, events: tuple[Any, ...]) -> Step[GroupState, Any]:
        """Ask the next seat in a phase without turns, or go on to the next phase."""
        waiting, phase, turn = state.waiting[1:], state.phase, state.turn
        if not waiting:
            if phase is Phase.REST:
                return next_round(state._replace(waiting=()), events, self._back_numbers)
            waiting = state.order
            if phase is Phase.CHOOSE_LAND and state.setup.is_advanced:
                phase = Phase.PROMISES
            else:
                phase = Phase.TURN
            if phase is Phase.TURN and not turn:
                turn = 1
                events = (*events, RoundBegun(turn, state.order))
        after = state._replace(waiting=waiting, phase=phase, turn=turn)
        return Step(after, events, reveals=True)

    def _place(
        self, state: GroupState, slot: int, cell: int, rotation: int
    ) -> Step[GroupState, Any]:
        seat = state.waiting[0]
        tile = turned_tile(state.rack[slot], rotation)
        taken = state._replace(
            rack=put(state.rack, slot, NO_TILE), pawns=put(state.pawns, slot, seat)
        )
        return self._lay(taken, state.designers[seat], cell, tile, slot)

    def _place_reserved(self, state: GroupState, cell: int, rotation: int) -> Step[GroupState, Any]:
        """Pass, and place the tile from the gate (ruling D28)."""
        seat = state.waiting[0]
        designer = state.designers[seat]
        tile = turned_tile(designer.reserved, rotation)
        passed = state._replace(bench=sit_down(state.bench, seat))
        return self._lay(passed, designer._replace(reserved=NO_TILE), cell, tile, FROM_THE_GATE)

    def _lay(
        self, state: GroupState, designer: Designer, cell: int, tile: int, slot: int
    ) -> Step[GroupState, Any]:
        seat = state.waiting[0]
        course = place(_course(designer), cell, tile)
        events: tuple[Any, ...] = (TilePlaced(seat, slot, cell, tile),)
        if course.missing:
            changed = designer._replace(course=course)
        else:
            # A player whose land is full has stopped (ruling D24).
            changed = designer._replace(course=course, stopped=True)
            events = (*events, DesignerStopped(seat, True))
            if not state.is_final_phase:
                events = (*events, FinalPhaseBegun())
        return self._go_on(_with(state, seat, changed), events)

    def _reserve(self, state: GroupState, slot: int) -> Step[GroupState, Any]:
        seat = state.waiting[0]
        design = state.rack[slot]
        taken = state._replace(
            rack=put(state.rack, slot, NO_TILE), pawns=put(state.pawns, slot, seat)
        )
        changed = state.designers[seat]._replace(reserved=design)
        return self._go_on(_with(taken, seat, changed), (TileReserved(seat, slot, design),))

    def _go_on(self, state: GroupState, events: tuple[Any, ...]) -> Step[GroupState, Any]:
        """End a turn: the next pawn's, or the end of the round. Undo stops at the hand-over."""
        waiting = state.waiting[1:]
        after = state._replace(waiting=waiting)
        if waiting:
            return Step(after, events, reveals=True)
        return end_round(after, events, self._back_numbers)

    # --- what can be known

    def view(self, state: GroupState, seat: int) -> GroupView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Whether undo goes back beyond draws and hand-overs: in practice games."""
        return setup.practice

    def problems(self, state: GroupState) -> list[str]:
        """Return broken invariants of a state; of its scores too once the game is over."""
        found = group_invariants.problems(state, bag_content(self.box.designs, state.setup))
        if state.phase is Phase.OVER:
            standings = self.standings(state)
            for designer, one in zip(state.designers, standings.assessments, strict=True):
                found += problems_of_assessment(_course(designer), one)
        return found

    def assessment(self, state: GroupState, seat: int, final: bool | None = None) -> Assessment:
        """Return holes, numbering and score of a seat, without promises, which are ranked.

        Final once the game is over unless told; otherwise what stands so far (ruling D33).
        """
        if final is None:
            final = state.phase is Phase.OVER
        designer = state.designers[seat]
        tally = Tally(
            solo=False,
            collected=len(designer.collected),
            reserved=designer.reserved != NO_TILE if state.setup.reserve else None,
        )
        return assess(_course(designer), state.clients, tally, designer.numbers, final=final)

    def tables(self, state: GroupState, final: bool | None = None) -> dict[str, tuple[int, ...]]:
        """Return by condition the rank of each seat as the courses stand; tells no secret."""
        seats = range(len(state.designers))
        return tables([self.assessment(state, seat, final).score for seat in seats])

    def standings(self, state: GroupState) -> Standings:
        """Return the game counted to the end, promises revealed; for a game that is over.

        Asked before, it tells how it would end now, and tells every secret.
        """
        seats = range(len(state.designers))
        promises = [one.promises for one in state.designers] if state.setup.is_advanced else None
        return count_up(
            [self.assessment(state, seat, final=True) for seat in seats], promises, state.finishers
        )

    def worths(self, state: GroupState, slot: int | None = None) -> dict[PlaceTile, int]:
        """Return by legal placement how it would change the score so far of the seat to move.

        Only of the tile in one slot, when told: a whole rack takes several times as long.
        """
        designer = self._placer(state)
        if designer is None:
            return {}
        return placement_worths(
            _course(designer),
            state.rack,
            [one for one in self.placements(state) if slot in (None, one.slot)],
            state.clients,
            designer.numbers,
        )


def _course(designer: Designer) -> Course:
    assert designer.course is not None, "a land is chosen before anything is built"
    return designer.course


def _with(state: GroupState, seat: int, designer: Designer) -> GroupState:
    """Return the state with a player changed."""
    designers = (*state.designers[:seat], designer, *state.designers[seat + 1 :])
    return state._replace(designers=designers)
