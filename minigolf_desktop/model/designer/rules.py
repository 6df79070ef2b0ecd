"""The rules of the solo family game (rule book: solo variant; rulings D11, D12, D24 to D26)."""

from collections.abc import Iterable, Mapping
from typing import Any

from minigolf_desktop.model.designer.box import FITS, Box, turned_tile
from minigolf_desktop.model.designer.clients import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course, empty_course, place, wrong_sides
from minigolf_desktop.model.designer.invariants import problems, problems_of_assessment
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import (
    ACTIONS,
    Action,
    ChooseLand,
    Dealt,
    Discard,
    Discarded,
    Drawn,
    EdgeChecking,
    Ended,
    EndReason,
    LandChosen,
    Numbered,
    NumberHole,
    Pass,
    Passed,
    Phase,
    Placed,
    PlaceTile,
    PutBack,
    ReturnedToBag,
    Stop,
    Stopped,
)
from minigolf_desktop.model.designer.renumbering import number_by_hand
from minigolf_desktop.model.designer.scoring.score import Assessment, Tally, assess
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.designer.state import NO_TILE, State, View, view_of
from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.model.designer.worths import placement_worths
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Refusal, Step

SEAT = 0
LANDS_DEALT = 3
HAND = 2
NUMBERS = range(1, 10)

_ANY_SIDES = bytes([1]) * 256


class _Places(dict[int, PlaceTile]):
    """Placements of one slot and rotation by cell: equal actions are made once."""

    def __init__(self, slot: int, rotation: int) -> None:
        super().__init__()
        self.slot, self.rotation = slot, rotation

    def __missing__(self, cell: int) -> PlaceTile:
        self[cell] = PlaceTile(self.slot, cell, self.rotation)
        return self[cell]


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
        # In the order of the designs, so sorted.
        self._base = bytes(
            index
            for index, design in enumerate(designs)
            if design.set == "base"
            for _ in range(design.copies)
        )
        self._places = [[_Places(slot, turn) for turn in range(4)] for slot in range(HAND)]

    # --- set-up

    def start(self, setup: Setup, seed: int) -> Step:
        """Draw the clients, deal three lands and mix the bag (rule book: setup)."""
        stream = Randomness.of_seed(seed)
        bag, stream = stream.shuffled(self._base)
        mrs_clients = [c for c in self.clients if isinstance(c, MrsClient) and c.set == "base"]
        mr_clients = [c for c in self.clients if isinstance(c, MrClient) and c.set == "base"]
        which, stream = stream.below(len(mrs_clients))
        mrs = next((c for c in mrs_clients if c.id == setup.mrs), mrs_clients[which])
        which, stream = stream.below(len(mr_clients))
        mr = next((c for c in mr_clients if c.id == setup.mr), mr_clients[which])
        suited = [
            index for index, land in enumerate(self.lands) if land.difficulty in setup.difficulties
        ]
        drawn, stream = stream.sample(LANDS_DEALT, len(suited))
        dealt = tuple(suited[place] for place in drawn)
        state = State(
            setup,
            Phase.CHOOSE_LAND,
            (mrs, mr),
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

    def placements(self, state: State) -> list[PlaceTile]:
        """Return every legal placement of a tile of the hand."""
        found: list[PlaceTile] = []
        for slot, rotation, cells in self.openings(state):
            found += map(self._places[slot][rotation].__getitem__, cells)
        return found

    def openings(self, state: State, *, on_land: bool = False) -> list[tuple[int, int, list[int]]]:
        """Return (slot, rotation, cells where that tile may be placed so turned).

        Only cells of the land, when told.
        """
        course = state.course
        if state.phase is not Phase.TURN or course is None:
            return []
        front = list(course.front.items())
        if on_land:
            free = course.land.free
            front = [spot for spot in front if spot[0] in free]
        path_sides = self.box.path_sides
        any_sides = state.setup.edges is not EdgeChecking.PREVENT
        cells_by_sides: dict[int, list[int]] = {}
        found = []
        for slot, design in enumerate(state.hand):
            for rotation in range(4):
                paths = 0 if any_sides else path_sides[4 * design + rotation]
                cells = cells_by_sides.get(paths)
                if cells is None:
                    fits = _ANY_SIDES if any_sides else FITS[paths]
                    cells = [cell for cell, code in front if fits[code]]
                    cells_by_sides[paths] = cells
                found.append((slot, rotation, cells))
        return found

    def legal(self, state: State) -> Iterable[Action]:
        """Return every action allowed, hole numbers by hand among them."""
        match state.phase:
            case Phase.CHOOSE_LAND:
                yield from (ChooseLand(choice) for choice in range(len(state.dealt)))
            case Phase.TURN:
                yield from self.placements(state)
                yield Pass()
                yield Stop()
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
            case PlaceTile():
                return self._refusal_of_placement(state, action)
            case Pass() | Stop():
                return None if state.phase is Phase.TURN else Refusal("wrong-phase")
            case PutBack(slot) | Discard(slot):
                if state.phase is not Phase.REST:
                    return Refusal("wrong-phase")
                return None if _holds(state, slot) else Refusal("slot-empty")
            case NumberHole():
                return self._refusal_of_number(state, action)
        return Refusal("no-such-choice")

    def _refusal_of_placement(self, state: State, action: PlaceTile) -> Refusal | None:
        course = state.course
        if state.phase is not Phase.TURN or course is None:
            return Refusal("wrong-phase")
        slot, cell, rotation = action
        if not _holds(state, slot):
            return Refusal("slot-empty")
        if not 0 <= rotation < 4:
            return Refusal("no-such-rotation")
        if cell in course.tiles:
            return Refusal("cell-taken")
        if cell in course.land.gate.cells:
            return Refusal("gate-there")
        if cell not in course.front:
            return Refusal("touches-nothing")
        if state.setup.edges is EdgeChecking.PREVENT:
            wrong = wrong_sides(course, cell, turned_tile(state.hand[slot], rotation))
            if wrong:
                return Refusal("side-does-not-fit", wrong)
        return None

    def _refusal_of_number(self, state: State, action: NumberHole) -> Refusal | None:
        if state.course is None:
            return Refusal("wrong-phase")
        tile = state.course.tiles.get(action.cell)
        if tile is None or not 0 <= action.segment < len(self.box.pieces[tile]):
            return Refusal("no-path-there")
        return None if action.number in (0, *NUMBERS) else Refusal("no-such-number")

    # --- what happens

    def apply(self, state: State, action: Action) -> Step:
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
                return self._draw(state._replace(course=course), (LandChosen(land),))
            case Stop():
                over = state._replace(phase=Phase.OVER)
                return Step(over, (Stopped(), Ended(EndReason.STOPPED)))
            case NumberHole(cell, segment, number):
                numbers = number_by_hand(_course(state), state.numbers, cell, segment, number)
                return Step(state._replace(numbers=numbers), (Numbered(cell, segment, number),))

    def _place(self, state: State, slot: int, cell: int, rotation: int) -> Step:
        tile = turned_tile(state.hand[slot], rotation)
        course = place(_course(state), cell, tile)
        hand = _without(state.hand, slot)
        if not course.missing:
            # A player whose land is full has stopped (ruling D24).
            over = state._replace(phase=Phase.OVER, course=course, hand=hand)
            return Step(over, (Placed(cell, tile), Ended(EndReason.LAND_FULL)))
        placed = state._replace(phase=Phase.REST, course=course, hand=hand)
        return Step(placed, (Placed(cell, tile),))

    def _put_back(self, state: State, slot: int) -> Step:
        design = state.hand[slot]
        place_in_bag, stream = state.randomness.below(len(state.bag) + 1)
        bag = state.bag[:place_in_bag] + bytes((design,)) + state.bag[place_in_bag:]
        after = state._replace(bag=bag, hand=_without(state.hand, slot), randomness=stream)
        return self._end_of_turn(after, ReturnedToBag(design))

    def _discard(self, state: State, slot: int) -> Step:
        design = state.hand[slot]
        discards = state.discards + bytes((design,))
        after = state._replace(discards=discards, hand=_without(state.hand, slot))
        return self._end_of_turn(after, Discarded(design))

    def _end_of_turn(self, state: State, event: Any) -> Step:
        if state.hand != (NO_TILE, NO_TILE):
            return Step(state, (event,))
        return self._draw(state, (event,))

    def _draw(self, state: State, events: tuple[Any, ...]) -> Step:
        """Draw the next hand; the game ends when the bag cannot fill it (ruling D25)."""
        bag = state.bag
        if len(bag) < HAND:
            over = state._replace(phase=Phase.OVER)
            return Step(over, (*events, Ended(EndReason.BAG_EMPTY)))
        hand = (bag[-1], bag[-2])
        drawn = state._replace(phase=Phase.TURN, bag=bag[:-HAND], hand=hand, turn=state.turn + 1)
        return Step(drawn, (*events, Drawn(hand)), reveals=True)

    # --- what can be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know; a solo player's secrets are the bag's alone."""
        return view_of(state)

    def problems(self, state: State) -> list[str]:
        """Return broken invariants of a state; of its score too once the game is over."""
        found = problems(state, self._base)
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
        tally = Tally(solo=True, passes=state.passes)
        return assess(_course(state), state.clients, tally, state.numbers, final=final)

    def worths(self, state: State) -> dict[PlaceTile, int]:
        """Return by legal placement how it would change the score so far."""
        return placement_worths(
            _course(state), state.hand, self.placements(state), state.clients, state.numbers
        )


def _course(state: State) -> Course:
    assert state.course is not None, "a land is chosen before anything is built"
    return state.course


def _holds(state: State, slot: int) -> bool:
    return 0 <= slot < HAND and state.hand[slot] != NO_TILE


def _without(hand: tuple[int, int], slot: int) -> tuple[int, int]:
    first, second = hand
    return (NO_TILE, second) if slot == 0 else (first, NO_TILE)
