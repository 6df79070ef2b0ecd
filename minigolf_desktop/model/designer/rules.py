"""The rules of the solo game, family and advanced (rule book: solo variant; rulings D11 to D33)."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from minigolf_desktop.model.designer.bag import UNTAKEN_FOR_VISIT, bag_content, draw, put_back
from minigolf_desktop.model.designer.box import Box, turned_tile
from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.model.designer.course import Course, empty_course, place
from minigolf_desktop.model.designer.dealing import deal_lands, draw_clients
from minigolf_desktop.model.designer.group.group_rules import GroupRules
from minigolf_desktop.model.designer.invariants import problems, problems_of_assessment
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import (
    ACTIONS,
    Action,
    ChooseLand,
    ClientsVisited,
    Dealt,
    Discard,
    Discarded,
    Done,
    Drawn,
    Ended,
    EndReason,
    LandChosen,
    Numbered,
    NumberHole,
    Pass,
    Passed,
    Phase,
    Placed,
    PlaceReserved,
    PlaceTile,
    PromiseTaken,
    PutBack,
    Reserve,
    Reserved,
    ReturnedToBag,
    SetAside,
    Stop,
    Stopped,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import (
    NO_TILE,
    NUMBERS,
    Opening,
    Placing,
    holds,
    refusal_of_number,
    refusal_of_tile,
)
from minigolf_desktop.model.designer.promises import PROMISES, refusal_of_promise
from minigolf_desktop.model.designer.renumbering import number_by_hand
from minigolf_desktop.model.designer.scoring.score import Assessment, Tally, assess
from minigolf_desktop.model.designer.setup import Setup, VisitRule
from minigolf_desktop.model.designer.state import State, View, view_of
from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.model.designer.worths import placement_worths
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Refusal, Step

SEAT = 0
HAND = 2


class DesignerRules:
    """Minigolf Designer for one player, with the content of the box."""

    name = "designer"
    """Name of the game in files."""
    action_kinds: Mapping[str, type] = {action_name(kind): kind for kind in ACTIONS}

    def __init__(
        self, designs: tuple[TileDesign, ...], lands: tuple[Land, ...], clients: tuple[Client, ...]
    ) -> None:
        self.box = Box(designs)
        """Tables of all designs."""
        self.lands = lands
        """The lands of the catalogue."""
        self.clients = clients
        """The clients of the catalogue."""
        self._placing = Placing(self.box, HAND)

    @cached_property
    def group(self) -> GroupRules:
        """The rules for two to five players, with the same content."""
        return GroupRules(self.box, self.lands, self.clients)

    def for_setup(self, setup: Setup) -> "DesignerRules | GroupRules":
        """Return the rules that a game is played by: these, or those of a group."""
        return self if setup.seats == 1 else self.group

    # --- set-up

    def start(self, setup: Setup, seed: int) -> Step[State, Any]:
        """Draw the clients, deal three lands and mix the bag (rule book: setup)."""
        stream = Randomness.of_seed(seed)
        bag, stream = stream.shuffled(bag_content(self.box.designs, setup))
        clients, stream = draw_clients(self.clients, setup, stream)
        (dealt,), stream = deal_lands(self.lands, setup, stream)
        state = State(
            setup,
            Phase.CHOOSE_LAND,
            clients,
            dealt,
            None,
            (NO_TILE, NO_TILE),
            bag,
            b"",
            0,
            0,
            {},
            stream,
        )
        return Step(state, (Dealt(dealt),), reveals=True)

    # --- what is allowed

    def to_move(self, state: State) -> int | None:
        """Return the player's seat until the game is over."""
        return None if state.phase is Phase.OVER else SEAT

    def openings(self, state: State, *, on_land: bool = False) -> list[Opening]:
        """Return where the tiles of the hand may be placed, or only where on the land."""
        if state.phase is not Phase.TURN or state.course is None:
            return []
        return self._placing.openings(state.course, state.hand, state.setup.edges, on_land=on_land)

    def placements(self, state: State) -> list[PlaceTile]:
        """Return every legal placement of a tile of the hand."""
        return self._placing.placements(self.openings(state))

    def placements_of_reserve(self, state: State) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve."""
        if state.phase is not Phase.TURN or state.course is None:
            return []
        return self._placing.placements_of_reserve(state.course, state.reserved, state.setup.edges)

    def legal(self, state: State) -> Iterable[Action]:
        """Return every action allowed, hole numbers by hand among them."""
        match state.phase:
            case Phase.CHOOSE_LAND:
                yield from (ChooseLand(choice) for choice in range(len(state.dealt)))
            case Phase.PROMISES:
                for promise in range(len(PROMISES)):
                    if promise not in state.promises:
                        yield TakePromise(promise)
                if state.promises:
                    yield Done()
            case Phase.TURN:
                yield from self.placements(state)
                yield Pass()
                yield Stop()
                if state.setup.reserve and state.reserved == NO_TILE:
                    yield from (Reserve(slot) for slot in range(HAND))
                yield from self.placements_of_reserve(state)
            case Phase.REST:
                for slot, design in enumerate(state.hand):
                    if design != NO_TILE:
                        yield PutBack(slot)
                        yield Discard(slot)
            case _:
                return
        if state.course is not None:
            for cell, tile in state.course.tiles.items():
                for segment in range(len(self.box.pieces[tile])):
                    yield from (NumberHole(cell, segment, number) for number in (0, *NUMBERS))

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return why an action is not allowed; None when it is."""
        if state.phase is Phase.OVER:
            return Refusal("game-over")
        if seat != SEAT:
            return Refusal("not-your-turn")
        match action:
            case ChooseLand(choice):
                if state.phase is not Phase.CHOOSE_LAND:
                    return Refusal("wrong-phase")
                return None if 0 <= choice < len(state.dealt) else Refusal("no-such-choice")
            case TakePromise(promise):
                return refusal_of_promise(state.phase, state.promises, promise)
            case Done():
                if state.phase is not Phase.PROMISES:
                    return Refusal("wrong-phase")
                return None if state.promises else Refusal("promise-needed")
            case PlaceTile() | PlaceReserved() | Reserve():
                return self._refusal_of_tile(state, action)
            case Pass() | Stop():
                return None if state.phase is Phase.TURN else Refusal("wrong-phase")
            case PutBack(slot) | Discard(slot):
                if state.phase is not Phase.REST:
                    return Refusal("wrong-phase")
                return None if holds(state.hand, slot) else Refusal("slot-empty")
            case NumberHole(cell, segment, number):
                return refusal_of_number(state.course, cell, segment, number)
        return Refusal("no-such-choice")

    def _refusal_of_tile(
        self, state: State, action: PlaceTile | PlaceReserved | Reserve
    ) -> Refusal | None:
        if state.phase is not Phase.TURN or state.course is None:
            return Refusal("wrong-phase")
        return refusal_of_tile(state.setup, state.course, state.hand, state.reserved, action)

    # --- what happens

    def apply(self, state: State, action: Action) -> Step[State, Any]:
        """Return what a legal action leads to."""
        match action:
            case PlaceTile(slot, cell, rotation):
                return self._place(state, slot, cell, rotation)
            case PutBack(slot):
                return self._put_back(state, slot)
            case Discard(slot):
                return self._discard(state, slot)
            case Pass():
                passed = state._replace(phase=Phase.REST, passes=state.passes + 1)
                return Step(passed, (Passed(),))
            case ChooseLand(choice):
                land = state.dealt[choice]
                course = empty_course(self.box, self.lands[land])
                chosen = state._replace(course=course)
                if state.setup.is_advanced:
                    promising = chosen._replace(phase=Phase.PROMISES)
                    return Step(promising, (LandChosen(land),))
                return self._draw(chosen, (LandChosen(land),))
            case TakePromise(promise):
                taken = state._replace(promises=(*state.promises, promise))
                return Step(taken, (PromiseTaken(promise),))
            case Done():
                if state.hand == (NO_TILE, NO_TILE):
                    return self._draw(state, ())
                return Step(state._replace(phase=Phase.TURN), ())
            case Reserve(slot):
                return self._reserve(state, slot)
            case PlaceReserved(cell, rotation):
                return self._place_reserved(state, cell, rotation)
            case Stop():
                over = state._replace(phase=Phase.OVER)
                return Step(over, (Stopped(), Ended(EndReason.STOPPED)))
            case NumberHole(cell, segment, number):
                numbers = number_by_hand(_course(state), state.numbers, cell, segment, number)
                return Step(state._replace(numbers=numbers), (Numbered(cell, segment, number),))

    def _place(self, state: State, slot: int, cell: int, rotation: int) -> Step[State, Any]:
        tile = turned_tile(state.hand[slot], rotation)
        left = state._replace(hand=_without(state.hand, slot))
        return self._lay(left, cell, tile, ())

    def _place_reserved(self, state: State, cell: int, rotation: int) -> Step[State, Any]:
        """Pass, and place the tile from the gate; the pass costs its points (ruling D28)."""
        tile = turned_tile(state.reserved, rotation)
        passed = state._replace(passes=state.passes + 1, reserved=NO_TILE)
        return self._lay(passed, cell, tile, (Passed(),))

    def _lay(self, state: State, cell: int, tile: int, events: tuple[Any, ...]) -> Step[State, Any]:
        course = place(_course(state), cell, tile)
        if not course.missing:
            # A player whose land is full has stopped (ruling D24).
            over = state._replace(phase=Phase.OVER, course=course)
            return Step(over, (*events, Placed(cell, tile), Ended(EndReason.LAND_FULL)))
        laid = state._replace(phase=Phase.REST, course=course)
        return Step(laid, (*events, Placed(cell, tile)))

    def _reserve(self, state: State, slot: int) -> Step[State, Any]:
        design = state.hand[slot]
        kept = state._replace(phase=Phase.REST, hand=_without(state.hand, slot), reserved=design)
        return Step(kept, (Reserved(design),))

    def _put_back(self, state: State, slot: int) -> Step[State, Any]:
        design = state.hand[slot]
        after = state._replace(hand=_without(state.hand, slot))
        if _gathers(state):
            aside = after._replace(aside=after.aside + bytes((design,)))
            return self._end_of_turn(aside, SetAside(design))
        bag, stream = put_back(after.bag, (design,), after.randomness)
        returned = after._replace(bag=bag, randomness=stream)
        return self._end_of_turn(returned, ReturnedToBag(design))

    def _discard(self, state: State, slot: int) -> Step[State, Any]:
        design = state.hand[slot]
        discards = state.discards + bytes((design,))
        after = state._replace(discards=discards, hand=_without(state.hand, slot))
        return self._end_of_turn(after, Discarded(design))

    def _end_of_turn(self, state: State, event: Any) -> Step[State, Any]:
        if state.hand != (NO_TILE, NO_TILE):
            return Step(state, (event,))
        return self._draw(state, (event,))

    def _draw(self, state: State, events: tuple[Any, ...]) -> Step[State, Any]:
        """Draw the next hand; the game ends when the bag cannot fill it (ruling D25)."""
        drawn = draw(state.bag, HAND)
        if drawn is None:
            over = state._replace(phase=Phase.OVER)
            return Step(over, (*events, Ended(EndReason.BAG_EMPTY)))
        first, second = drawn.tiles
        events = (*events, Drawn((first, second)))
        aside, bag, stream = state.aside, drawn.bag, state.randomness
        visits = state.visits + drawn.visits
        called = _gathers(state) and len(aside) >= UNTAKEN_FOR_VISIT
        if called:
            bag, stream = put_back(bag, aside, stream)
            aside, visits = b"", visits + 1
        if drawn.visits or called:
            events = (*events, ClientsVisited(drawn.visits))
        may_promise = visits > state.visits and len(state.promises) < len(PROMISES)
        after = state._replace(
            phase=Phase.PROMISES if may_promise else Phase.TURN,
            bag=bag,
            hand=(first, second),
            turn=state.turn + 1,
            aside=aside,
            visits=visits,
            randomness=stream,
        )
        return Step(after, events, reveals=True)

    # --- what can be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know; a solo player's secrets are the bag's alone."""
        return view_of(state)

    def problems(self, state: State) -> list[str]:
        """Return broken invariants of a state; of its score too once the game is over."""
        found = problems(state, bag_content(self.box.designs, state.setup))
        if state.phase is Phase.OVER and state.course is not None:
            found += problems_of_assessment(state.course, self.assessment(state))
        return found

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Whether undo goes back beyond draws: in practice games."""
        return setup.practice

    def assessment(self, state: State, final: bool | None = None) -> Assessment:
        """Return holes, numbering and score; final once the game is over unless told."""
        if final is None:
            final = state.phase is Phase.OVER
        setup = state.setup
        tally = Tally(
            solo=True,
            passes=state.passes,
            reserved=state.reserved != NO_TILE if setup.reserve else None,
            promises=tuple(PROMISES[one] for one in state.promises) if setup.is_advanced else None,
        )
        return assess(_course(state), state.clients, tally, state.numbers, final=final)

    def worths(self, state: State) -> dict[PlaceTile, int]:
        """Return by legal placement how it would change the score so far."""
        return placement_worths(
            _course(state), state.hand, self.placements(state), state.clients, state.numbers
        )


def _course(state: State) -> Course:
    assert state.course is not None, "a land is chosen before anything is built"
    return state.course


def _gathers(state: State) -> bool:
    """Whether tiles not taken are laid aside until they bring the visit (alternative rule)."""
    setup = state.setup
    return setup.is_advanced and setup.visits is VisitRule.UNTAKEN and not state.visits


def _without(hand: tuple[int, int], slot: int) -> tuple[int, int]:
    first, second = hand
    return (NO_TILE, second) if slot == 0 else (first, NO_TILE)
