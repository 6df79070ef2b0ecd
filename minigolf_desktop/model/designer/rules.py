"""The rules of Minigolf Designer for one to five players, family and advanced."""

from collections.abc import Generator, Iterable, Mapping, Sequence

from minigolf_desktop.model.designer import setup, turns
from minigolf_desktop.model.designer.box import Box, Client, Land, TileDesign
from minigolf_desktop.model.designer.conditions import PROMISES, refusal_of_promise
from minigolf_desktop.model.designer.course import (
    NO_TILE,
    NUMBERS,
    Course,
    Opening,
    PlacementFinder,
    holds,
    refusal_of_renumbering,
    refusal_of_tile,
)
from minigolf_desktop.model.designer.moves import (
    Action,
    ChooseLand,
    Collect,
    Discard,
    Done,
    EdgeChecking,
    Event,
    Events,
    LandsDealt,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Renumbering,
    Reserve,
    Stop,
    SwapNumbers,
    TakePromise,
    TilePlaced,
)
from minigolf_desktop.model.designer.racks import NOBODY, VISIT, bag_content, slots, untaken
from minigolf_desktop.model.designer.scoring import (
    Assessment,
    Standings,
    Tally,
    assess,
    count_race,
    count_up,
    ranking_tables,
)
from minigolf_desktop.model.designer.setup import (
    MOST_PLAYERS,
    Setup,
    VisitRule,
    deal_lands,
    draw_clients,
    lands_of,
)
from minigolf_desktop.model.designer.state import (
    Designer,
    State,
    Table,
    View,
    course_of,
    form_of_views,
    possible_state,
    view_of,
)
from minigolf_desktop.model.designer.turns import is_final_phase, set_up_racks
from minigolf_desktop.model.geometry.square import AROUND, SIDES, STEP, unpack
from minigolf_desktop.model.play.forms import Form, action_name
from minigolf_desktop.model.play.match import Match
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Amendment, Outcome, Refusal, Step
from minigolf_desktop.model.play.seats import Seat, SetupFormatError

# --- Why an action is not allowed

WRONG_PHASE = Refusal("wrong-phase")


def refusal_of(table: Table, action: Action) -> Refusal | None:
    """Return why the seat to move may not take an action; None when it may."""
    match action:
        case PlaceTile() | Pass() | PlaceReserved() | Reserve() | Stop() | Collect():
            return _refusal_of_turn(table, action) if table.phase is Phase.TURN else WRONG_PHASE
        case PutBack(slot) | Discard(slot):
            return _refusal_of_rest(table, action, slot)
    designer = table.designers[table.waiting[0]]
    match action:
        case ChooseLand(choice):
            if table.phase is not Phase.CHOOSE_LAND:
                return WRONG_PHASE
            return None if 0 <= choice < len(designer.dealt) else Refusal("no-such-choice")
        case TakePromise(promise):
            return refusal_of_promise(table.phase, designer.promises, promise)
        case NumberHole() | SwapNumbers():
            return refusal_of_numbers(table, table.waiting[0], action)
        case Done():
            if table.phase is Phase.PROMISES:
                return None if designer.promises else Refusal("promise-needed")
            return WRONG_PHASE if table.phase is not Phase.REST or table.setup.is_solo else None


def refusal_of_numbers(table: Table, seat: int, action: Renumbering) -> Refusal | None:
    """Return why a seat may not number its holes; it may at any time (ruling D35)."""
    if seat != action.seat or not 0 <= seat < len(table.designers):
        return Refusal("not-your-course")
    return refusal_of_renumbering(table.designers[seat].course, action)


def _refusal_of_turn(
    table: Table, action: PlaceTile | PlaceReserved | Reserve | Pass | Stop | Collect
) -> Refusal | None:
    """Return why the seat to move may not do this with its turn; who stopped only collects."""
    designer = table.designers[table.waiting[0]]
    match action:
        case PlaceTile() | PlaceReserved() | Reserve():
            if designer.stopped:
                return Refusal("stopped")
            if designer.course is None:
                return WRONG_PHASE
            course, reserved = designer.course, designer.reserved
            return refusal_of_tile(table.setup, course, table.rack, reserved, action)
        case Pass():
            return Refusal("must-take") if designer.stopped else None
        case Stop():
            return None if table.setup.is_solo else WRONG_PHASE
        case Collect(slot):
            if table.setup.is_solo:
                return WRONG_PHASE
            if not is_final_phase(table):
                return Refusal("not-final-phase")
            return None if holds(table.rack, slot) else Refusal("slot-empty")


def _refusal_of_rest(table: Table, action: PutBack | Discard, slot: int) -> Refusal | None:
    """Return why a tile not taken may not be put back, or discarded, which is for solo play."""
    if table.phase is not Phase.REST:
        return WRONG_PHASE
    if isinstance(action, Discard) and not table.setup.is_solo:
        return WRONG_PHASE
    if slot in table.asked:
        return Refusal("asked-already")
    return None if holds(table.rack, slot) else Refusal("slot-empty")


# --- What must hold in every state of a game, checked anew from the tiles

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
    """Return whether a player stopped before the land was full: alone at will, else to collect."""
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


# --- How the rules were amended since program 1.0

TRICKY_TEE = "x-tee-path-01"
"""The tricky tee with a slope and a pool, which had an arrow before version 3 (ruling D39)."""


def amendments_of(box: Box) -> tuple[Amendment, ...]:
    """Return how the rules for a box were amended, oldest first."""
    tees = {place for place, design in enumerate(box.designs) if design.id == TRICKY_TEE}

    def lays_tricky_tee(setup: Setup, events: Events) -> bool:
        """Return whether the tile is laid, of which the arrow was counted before."""
        return any(isinstance(one, TilePlaced) and one.tile >> 2 in tees for one in events)

    return (
        # The final phase begins when nobody builds (ruling D38).
        Amendment(2, "nobody-builds"),
        Amendment(3, "nine-arrows", lays_tricky_tee, of_count=True),
        # The two that follow count more generously than before: a match goes on with them.
        Amendment(3, "extra-holes-please", of_count=True),
        Amendment(3, "all-mistakes-ignored", of_count=True),
    )


# --- The rules of Minigolf Designer for one to five players, family and advanced


class DesignerRules:
    """Minigolf Designer, with the content of the box."""

    name = "designer"
    """Name of the game in files."""
    action_kinds: Mapping[str, type[Action]] = {action_name(kind): kind for kind in Action.__args__}
    amendments: tuple[Amendment, ...]
    """Oldest first; see :func:`amendments_of`."""
    setup_to_json = staticmethod(setup.setup_to_json)
    setup_from_json = staticmethod(setup.setup_from_json)

    def __init__(
        self, designs: tuple[TileDesign, ...], lands: tuple[Land, ...], clients: tuple[Client, ...]
    ) -> None:
        self.box = Box(designs)
        """Tables of all designs."""
        self.lands = lands
        """The lands of the catalogue."""
        self.clients = clients
        """The clients of the catalogue."""
        self.amendments = amendments_of(self.box)
        self._placing = PlacementFinder(self.box, slots(MOST_PLAYERS))
        self._view_form = form_of_views(self.box, lands, clients)

    def lands_of(self, setup: Setup) -> tuple[Land, ...]:
        """Return the lands of a game by number: those of the catalogue, then one of its own."""
        return lands_of(self.lands, setup)

    # --- set-up

    def start(self, setup: Setup, seed: int) -> Step[State, Event]:
        """Draw clients, deal lands, mix the bag; fill the racks of a group (rule book: setup)."""
        stream = Randomness.of_seed(seed)
        bag, stream = stream.shuffled(bag_content(self.box, setup))
        clients, stream = draw_clients(self.clients, setup, stream)
        dealt, stream = deal_lands(self.lands, setup, stream)
        empty = (NO_TILE,) * slots(setup.seats)
        state = State(
            setup=setup,
            phase=Phase.CHOOSE_LAND,
            clients=clients,
            designers=tuple(map(Designer, dealt)),
            order=(turns.SOLO_SEAT,),
            waiting=(turns.SOLO_SEAT,),
            rack=empty,
            pawns=(NOBODY,) * len(empty),
            bench=(),
            coming=(),
            discards=b"",
            aside=b"",
            visits=0,
            finishers=(),
            asked=(),
            turn=0,
            idle_rounds=0,
            bag=bag,
            randomness=stream,
        )
        events: Events = tuple(LandsDealt(seat, lands) for seat, lands in enumerate(dealt))
        if not setup.is_solo:
            state, told = set_up_racks(state, self.box)
            events = (*events, *told)
        return Step(state, events, reveals=True)

    # --- what is allowed

    def to_move(self, table: Table) -> int | None:
        """Return the seat whose turn it is; None when the game is over."""
        return table.waiting[0] if table.waiting else None

    def openings(self, table: Table, *, on_land: bool = False) -> list[Opening]:
        """Return where the seat to move may place tiles of the rack, or only where on the land."""
        designer = self._placer(table)
        if designer is None or designer.course is None:
            return []
        edges = table.setup.edges
        return self._placing.openings(designer.course, table.rack, edges, on_land=on_land)

    def placements(self, table: Table) -> list[PlaceTile]:
        """Return every legal placement of a tile of the rack."""
        return self._placing.placements(self.openings(table))

    def placements_of_reserve(self, table: Table) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve of the seat to move."""
        designer = self._placer(table)
        if designer is None or designer.course is None:
            return []
        edges = table.setup.edges
        return self._placing.placements_of_reserve(designer.course, designer.reserved, edges)

    def _placer(self, table: Table) -> Designer | None:
        """Return who may place a tile now."""
        if table.phase is not Phase.TURN:
            return None
        designer = table.designers[table.waiting[0]]
        return None if designer.stopped else designer

    def legal(self, table: Table) -> Iterable[Action]:
        """Return every action of the seat to move, its hole numbers by hand among them.

        The others may number their holes as well (ruling D35), which :meth:`refusal` tells.
        """
        if not table.waiting:
            return
        seat = table.waiting[0]
        designer = table.designers[seat]
        match table.phase:
            case Phase.CHOOSE_LAND:
                yield from (ChooseLand(choice) for choice in range(len(designer.dealt)))
            case Phase.PROMISES:
                for promise in range(len(PROMISES)):
                    if promise not in designer.promises:
                        yield TakePromise(promise)
                if designer.promises:
                    yield Done()
            case Phase.REST:
                yield from self._legal_rest(table)
            case _:
                yield from self._legal_turn(table, designer)
        if designer.course is not None:
            yield from self._legal_renumbering(seat, designer.course)

    def _legal_renumbering(self, seat: int, course: Course) -> Iterable[Action]:
        steps = [
            (cell, segment)
            for cell, tile in course.tiles.items()
            for segment in range(len(self.box.pieces[tile]))
        ]
        for step in steps:
            yield from (NumberHole(*step, number, seat) for number in (0, *NUMBERS))
            yield from (SwapNumbers(*step, number, seat) for number in NUMBERS)

    def _legal_rest(self, table: Table) -> Iterable[Action]:
        for slot in untaken(table.rack):
            if slot not in table.asked:
                yield PutBack(slot)
                if table.setup.is_solo:
                    yield Discard(slot)
        if not table.setup.is_solo:
            yield Done()

    def _legal_turn(self, table: Table, designer: Designer) -> Iterable[Action]:
        tiles = untaken(table.rack)
        if not designer.stopped:
            yield from self.placements(table)
            yield Pass()
            if table.setup.is_solo:
                yield Stop()
            if table.setup.reserve and designer.reserved == NO_TILE:
                yield from (Reserve(slot) for slot in tiles)
            yield from self.placements_of_reserve(table)
        if is_final_phase(table):
            yield from (Collect(slot) for slot in tiles)

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        """Return why an action is not allowed; None when it is.

        Holes may be numbered at any time, also before a game that is over is counted (ruling D35).
        """
        if isinstance(action, Renumbering):
            return refusal_of_numbers(table, seat, action)
        if table.phase is Phase.OVER:
            return Refusal("game-over")
        if seat != table.waiting[0]:
            return Refusal("not-your-turn")
        return refusal_of(table, action)

    # --- what happens

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Return what a legal action leads to."""
        match action:
            case PlaceTile(slot, cell, rotation):
                return turns.place_tile(state, slot, cell, rotation, self.box)
            case PutBack(slot):
                is_solo = state.setup.is_solo
                return (turns.return_tile if is_solo else turns.ask_back)(state, slot)
            case Discard(slot):
                return turns.discard_tile(state, slot)
            case Pass():
                return turns.pass_turn(state, self.box)
            case Collect(slot):
                return turns.collect(state, slot, self.box)
            case Reserve(slot):
                return turns.reserve(state, slot, self.box)
            case PlaceReserved(cell, rotation):
                return turns.place_reserved(state, cell, rotation, self.box)
            case Stop():
                return turns.stop_designing(state)
            case ChooseLand(choice):
                return turns.choose_land(state, choice, self.lands_of(state.setup), self.box)
            case TakePromise(promise):
                return turns.take_promise(state, promise)
            case Done():
                return turns.answered(state, (), self.box)
            case NumberHole():
                return turns.number_hole(state, action)
            case SwapNumbers():
                numbering = self.assessment(state, action.seat).numbering
                return turns.swap_numbers(state, action, numbering)

    # --- what can be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know, or what lies open on the table for EVERYBODY."""
        return view_of(state, seat)

    def view_to_json(self, view: View) -> object:
        """Return the JSON form of a view, which leaves its set-up out."""
        return self._form(view.setup).to_json(view)

    def view_from_json(self, setup: Setup, data: object) -> View:
        """Return the view of a set-up and its JSON form."""
        view: View = self._form(setup).from_json(data)
        return view._replace(setup=setup)

    def _form(self, setup: Setup) -> Form:
        """Return the JSON form of views of a game."""
        lands = self.lands_of(setup)
        if lands is self.lands:
            return self._view_form
        return form_of_views(self.box, lands, self.clients)

    def determinize(self, view: View, randomness: Randomness) -> State:
        """Return a state that is possible for a seat, every one as likely."""
        return possible_state(view, randomness)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Return whether undo goes back beyond draws and hand-overs: in practice games."""
        return setup.practice

    def rival(self, setup: Setup) -> Seat | None:
        """Return who builds on the same lands with the same bag as somebody who plays alone."""
        return setup.rival

    def check_setup(self, setup: Setup) -> None:
        """Raise SetupFormatError where the box lacks a client or land asked for by name."""
        clients, _ = draw_clients(self.clients, setup, Randomness.of_seed(0))
        present = [client.id for client in clients]
        for wanted in (setup.mrs, setup.mr):
            if wanted is not None and wanted not in present:
                raise SetupFormatError(f"there is no such client {wanted[:40]!r}")
        if isinstance(setup.land, str) and setup.land not in {land.id for land in self.lands}:
            raise SetupFormatError(f"there is no such land {setup.land[:40]!r}")

    def problems(self, state: State) -> list[str]:
        """Return broken invariants of a state; of its scores too once the game is over."""
        found = problems(state, bag_content(self.box, state.setup))
        if state.phase is Phase.OVER:
            for designer, one in zip(
                state.designers, self.standings(state).assessments, strict=True
            ):
                found += problems_of_assessment(course_of(designer), one)
        return found

    # --- what it is worth

    def assessment(self, table: Table, seat: int, final: bool | None = None) -> Assessment:
        """Return holes, numbering and score of a seat; final once the game is over unless told.

        Otherwise it is what stands so far (ruling D33). In a group the promises are left out: they
        are ranked in :meth:`standings`.
        """
        if final is None:
            final = table.phase is Phase.OVER
        designer = table.designers[seat]
        tally = tally_of(table.setup, designer)
        return assess(course_of(designer), table.clients, tally, designer.numbers, final=final)

    def tables(self, table: Table, final: bool | None = None) -> dict[str, tuple[int, ...]]:
        """Return by condition the rank of each seat as the courses stand; tells no secret."""
        seats = range(len(table.designers))
        return ranking_tables([self.assessment(table, seat, final).score for seat in seats])

    def standings(self, table: Table) -> Standings:
        """Return the game counted to the end, promises revealed; for a game that is over.

        Asked of a state before, it tells how the game would end now, and tells every secret.
        """
        seats = range(table.setup.seats)
        return _counted_up(table, [self.assessment(table, seat, final=True) for seat in seats])

    def counting(self, table: Table) -> Generator[None, None, Standings]:
        """Count a game as :meth:`standings` does, one course at each step."""
        assessments = []
        for seat in range(table.setup.seats):
            assessments.append(self.assessment(table, seat, final=True))
            yield
        return _counted_up(table, assessments)

    def race(self, houses: Sequence[Table]) -> Standings:
        """Return solo games that are over counted beside each other."""
        return count_race([self.assessment(house, turns.SOLO_SEAT, final=True) for house in houses])

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points by seat; None while the game goes on."""
        if state.phase is not Phase.OVER:
            return None
        standings = self.standings(state)
        return Outcome(standings.places, standings.totals)


def _counted_up(table: Table, assessments: Sequence[Assessment]) -> Standings:
    setup = table.setup
    ranked = setup.is_advanced and not setup.is_solo
    promises = [one.promises for one in table.designers] if ranked else None
    return count_up(assessments, promises, table.finishers)


def tally_of(setup: Setup, designer: Designer) -> Tally:
    """Return what a player counts besides the course."""
    kept = setup.is_solo and setup.is_advanced
    return Tally(
        solo=setup.is_solo,
        passes=designer.passes,
        collected=len(designer.collected),
        reserved=designer.reserved != NO_TILE if setup.reserve else None,
        promises=tuple(PROMISES[one] for one in designer.promises) if kept else None,
        mistakes=setup.mistakes,
    )


DesignerMatch = Match[Setup, State, View, Action, Event]
"""A match of Minigolf Designer."""
