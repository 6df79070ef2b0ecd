"""The rules of Minigolf Designer for one to five players, family and advanced.

A solo game is a table with one designer; what is special of it lies in :mod:`solo`. What a turn
does is in :mod:`turns`, what everybody is asked in :mod:`answers`, the end of a round in
:mod:`rounds`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from minigolf_desktop.model.designer import answers, setup, solo, turns
from minigolf_desktop.model.designer.bag import bag_content
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.dealing import deal_lands, draw_clients
from minigolf_desktop.model.designer.events import Event, Events, LandsDealt
from minigolf_desktop.model.designer.final_phase import is_final_phase
from minigolf_desktop.model.designer.invariants import problems, problems_of_assessment
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import (
    Action,
    ChooseLand,
    Collect,
    Discard,
    Done,
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
)
from minigolf_desktop.model.designer.placing import NO_TILE, NUMBERS, Opening, Placing
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.racks import slots, untaken
from minigolf_desktop.model.designer.ranking import Standings, count_race, count_up, tables
from minigolf_desktop.model.designer.refusals import refusal_of, refusal_of_numbers
from minigolf_desktop.model.designer.rounds import set_up_racks
from minigolf_desktop.model.designer.scoring.score import Assessment, Tally, assess
from minigolf_desktop.model.designer.setup import MOST_PLAYERS, Setup
from minigolf_desktop.model.designer.state import Designer, State, Table, View, course_of
from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.model.designer.turn_order import NOBODY
from minigolf_desktop.model.designer.views import form_of_views, possible_state, view_of
from minigolf_desktop.model.designer.worths import Worths
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.model.play.amendments import Amendment
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Outcome, Refusal, Step
from minigolf_desktop.model.play.seats import Seat, SetupFormatError


class DesignerRules:
    """Minigolf Designer, with the content of the box."""

    name = "designer"
    """Name of the game in files."""
    action_kinds: Mapping[str, type] = {action_name(kind): kind for kind in Action.__args__}
    amendments: tuple[Amendment, ...] = (Amendment(2, "nobody-builds"),)
    """Version 2 begins the final phase when nobody builds (ruling D38)."""
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
        self._placing = Placing(self.box, slots(MOST_PLAYERS))
        self._view_form = form_of_views(self.box, lands, clients)

    def for_setup(self, setup: Setup) -> Self:
        """Return the rules that a match is played by: they are the same for every set-up."""
        return self

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
            order=(solo.SEAT,),
            waiting=(solo.SEAT,),
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
                return (solo.return_tile if is_solo else answers.ask_back)(state, slot)
            case Discard(slot):
                return solo.discard_tile(state, slot)
            case Pass():
                return turns.pass_turn(state, self.box)
            case Collect(slot):
                return turns.collect(state, slot, self.box)
            case Reserve(slot):
                return turns.reserve(state, slot, self.box)
            case PlaceReserved(cell, rotation):
                return turns.place_reserved(state, cell, rotation, self.box)
            case Stop():
                return solo.stop(state)
            case ChooseLand(choice):
                return answers.choose_land(state, choice, self.lands, self.box)
            case TakePromise(promise):
                return answers.take_promise(state, promise)
            case Done():
                return answers.answered(state, (), self.box)
            case NumberHole():
                return answers.number_hole(state, action)
            case SwapNumbers():
                numbering = self.assessment(state, action.seat).numbering
                return answers.swap_numbers(state, action, numbering)

    # --- what can be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know, or what lies open on the table for EVERYBODY."""
        return view_of(state, seat)

    def view_to_json(self, view: View) -> Any:
        """Return the JSON form of a view, which leaves its set-up out."""
        return self._view_form.to_json(view)

    def view_from_json(self, setup: Setup, data: Any) -> View:
        """Return the view of a set-up and its JSON form."""
        view: View = self._view_form.from_json(data)
        return view._replace(setup=setup)

    def determinize(self, view: View, randomness: Randomness) -> State:
        """Return a state that is possible for a seat, every one as likely."""
        return possible_state(view, randomness)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Whether undo goes back beyond draws and hand-overs: in practice games."""
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
        if setup.land is not None and setup.land not in {land.id for land in self.lands}:
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
        return tables([self.assessment(table, seat, final).score for seat in seats])

    def standings(self, table: Table) -> Standings:
        """Return the game counted to the end, promises revealed; for a game that is over.

        Asked of a state before, it tells how the game would end now, and tells every secret.
        """
        setup = table.setup
        ranked = setup.is_advanced and not setup.is_solo
        return count_up(
            [self.assessment(table, seat, final=True) for seat in range(setup.seats)],
            [one.promises for one in table.designers] if ranked else None,
            table.finishers,
        )

    def race(self, houses: Sequence[Table]) -> Standings:
        """Return solo games that are over counted beside each other."""
        return count_race([self.assessment(house, solo.SEAT, final=True) for house in houses])

    def outcome(self, state: State) -> Outcome | None:
        """Return places and points by seat; None while the game goes on."""
        if state.phase is not Phase.OVER:
            return None
        standings = self.standings(state)
        return Outcome(standings.places, standings.totals)

    def worths(self, table: Table, slot: int | None = None) -> dict[PlaceTile, int]:
        """Return by legal placement how it would change the score so far of the seat to move.

        Only of the tile in one slot, when told: a whole rack takes several times as long.
        """
        designer = self._placer(table)
        if designer is None:
            return {}
        tally = tally_of(table.setup, designer)
        worths = Worths(course_of(designer), table.clients, tally, designer.numbers)
        return {
            action: worths.of(table.rack[action.slot], action.cell, action.rotation)
            for action in self.placements(table)
            if slot in (None, action.slot)
        }


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
