"""Between the model's states and actions and those of the kernel."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    CHOOSE_LAND,
    COLLECT,
    DISCARD,
    DONE,
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    PASS,
    PUT_BACK,
    RESERVE,
    SEAT,
    SEAT_BITS,
    SLOT,
    SLOT_BITS,
    STOP,
    TAKE_PROMISE,
    Position,
    RandomStream,
    Supply,
    TableOptions,
)
from minigolf_desktop.bots.designer.kernel.tables import Couple, Ground, Tables, furthest
from minigolf_desktop.bots.rows import vec
from minigolf_desktop.model.designer import moves
from minigolf_desktop.model.designer.box import Box, Land
from minigolf_desktop.model.designer.course import NO_TILE, Course
from minigolf_desktop.model.designer.moves import Action, Phase
from minigolf_desktop.model.designer.racks import NOBODY, slots
from minigolf_desktop.model.designer.setup import lands_of
from minigolf_desktop.model.designer.state import Designer, State


class Kernel:
    """Makes positions of a game's content, and states of positions; made once, used for all."""

    def __init__(self, box: Box, lands: tuple[Land, ...]) -> None:
        self.tables = Tables(box)
        """Of the tiles."""
        self._lands = lands
        self._grounds: dict[Land, Ground] = {}

    def position(self, state: State) -> Position:
        """Return the position of a state, which is a whole one: nothing in it is hidden."""
        supply = Supply(
            list(state.bag), list(state.discards), list(state.aside), RandomStream(state.randomness)
        )
        couple = Couple(self.tables.box, *state.clients)
        position = Position(self.tables, couple, TableOptions(state.setup), supply)
        position.phase = int(state.phase)
        position.turn = state.turn
        position.order = _row(state.order)
        position.waiting = _row(state.waiting)
        position.rack = _rack(state.rack)
        position.coming = _rack(state.coming)
        position.pawns = _row(state.pawns)
        position.bench = _row(state.bench)
        position.asked = _row(state.asked)
        position.finishers = _row(state.finishers)
        position.visits = state.visits
        position.idle_rounds = state.idle_rounds
        lands = lands_of(self._lands, state.setup)
        for seat, designer in enumerate(state.designers):
            position.stopped |= designer.stopped << seat
            position.grounds[seat] = [self._ground(lands[land]) for land in designer.dealt]
            position.passes[seat] = designer.passes
            position.reserved[seat] = designer.reserved + 1
            position.promises[seat] = _row(designer.promises)
            position.collected[seat] = list(designer.collected)
            if designer.course is not None:
                position.plots[seat] = self.plot(designer.course, couple)
        return position

    def plot(self, course: Course, couple: Couple) -> Plot:
        """Return the plot of a course."""
        cells = list(course.tiles)
        land = course.land
        away = furthest(land, cells)
        ground = self._grounds.get(land)
        if ground is None or not ground.reaches(away):
            ground = Ground(land, away)
        plot = Plot(self.tables, couple, ground)
        for cell, tile in course.tiles.items():
            plot.lay(ground.here(cell), tile)
        plot.front = vec[i64]([ground.here(cell) for cell in course.front])
        return plot

    def _ground(self, land: Land) -> Ground:
        if land not in self._grounds:
            self._grounds[land] = Ground(land, furthest(land, []))
        return self._grounds[land]

    # --- back to the model

    def state(self, position: Position, origin: State) -> State:
        """Return the state of a position that was made from another state of the same game."""
        supply, seats = position.supply, len(origin.designers)
        width = slots(seats)
        return State(
            setup=origin.setup,
            phase=Phase(position.phase),
            clients=origin.clients,
            designers=tuple(
                self._designer(position, seat, origin.designers[seat]) for seat in range(seats)
            ),
            order=_seats(position.order),
            waiting=_seats(position.waiting),
            rack=_designs(position.rack, width),
            pawns=tuple(
                (position.pawns >> SEAT_BITS * slot & SEAT) - 1 if position.pawns else NOBODY
                for slot in range(width)
            ),
            bench=_seats(position.bench),
            coming=_designs(position.coming, width) if origin.coming else (),
            discards=bytes(supply.discards),
            aside=bytes(supply.aside),
            visits=position.visits,
            finishers=_seats(position.finishers),
            asked=_seats(position.asked),
            turn=position.turn,
            idle_rounds=position.idle_rounds,
            bag=bytes(supply.bag),
            randomness=supply.chance.randomness(),
        )

    def _designer(self, position: Position, seat: int, origin: Designer) -> Designer:
        plot = position.plots[seat]
        return origin._replace(
            course=None if plot is None else course_of(plot),
            stopped=bool(position.stopped >> seat & 1),
            collected=bytes(position.collected[seat]),
            passes=position.passes[seat],
            reserved=position.reserved[seat] - 1,
            promises=_seats(position.promises[seat]),
        )


def course_of(plot: Plot) -> Course:
    """Return the course on a plot."""
    ground = plot.ground
    return Course(
        plot.tables.box,
        ground.land,
        {ground.there(plot.cells[at]): plot.tiles[at] for at in range(plot.laid)},
        {ground.there(cell): plot.codes[cell] for cell in plot.front},
        plot.missing,
    )


def action_of(position: Position, number: int) -> Action:
    """Return the model's action of a number, for the seat to move."""
    if number >= FIRST_PLACEMENT:
        slot, rotation = number >> 2 & 7, number & 3
        cell = position.plot(position.to_move()).ground.there(number >> 5)
        if slot == FROM_THE_GATE:
            return moves.PlaceReserved(cell, rotation)
        return moves.PlaceTile(slot, cell, rotation)
    kind, argument = number & ~7, number & 7
    if kind == PASS:
        return moves.Pass()
    if kind == STOP:
        return moves.Stop()
    if kind == DONE:
        return moves.Done()
    return _WITH_ARGUMENT[kind](argument)


def number_of(position: Position, action: Action) -> int:
    """Return the number of an action of the model; raises KeyError for a renumbering."""
    if isinstance(action, moves.PlaceTile | moves.PlaceReserved):
        slot = action.slot if isinstance(action, moves.PlaceTile) else FROM_THE_GATE
        cell = position.plot(position.to_move()).ground.here(action.cell)
        return cell << 5 | slot << 2 | action.rotation
    kind = _KINDS[type(action)]
    return kind + (action[0] if action else 0)


_WITH_ARGUMENT: Final[dict[int, Callable[[int], Action]]] = {
    CHOOSE_LAND: moves.ChooseLand,
    PUT_BACK: moves.PutBack,
    DISCARD: moves.Discard,
    TAKE_PROMISE: moves.TakePromise,
    RESERVE: moves.Reserve,
    COLLECT: moves.Collect,
}
_KINDS: Final[dict[type, int]] = {
    moves.Pass: PASS,
    moves.Stop: STOP,
    moves.Done: DONE,
    moves.ChooseLand: CHOOSE_LAND,
    moves.PutBack: PUT_BACK,
    moves.Discard: DISCARD,
    moves.TakePromise: TAKE_PROMISE,
    moves.Reserve: RESERVE,
    moves.Collect: COLLECT,
}


def _row(seats: Sequence[int]) -> int:
    """Return a row of seats, slots or promises as one int."""
    row = 0
    for seat in reversed(seats):
        row = row << SEAT_BITS | seat + 1
    return row


def _seats(row: int) -> tuple[int, ...]:
    found = []
    while row:
        found.append((row & SEAT) - 1)
        row >>= SEAT_BITS
    return tuple(found)


def _rack(designs: Sequence[int]) -> int:
    rack = 0
    for design in reversed(designs):
        rack = rack << SLOT_BITS | design - NO_TILE
    return rack


def _designs(rack: int, width: int) -> tuple[int, ...]:
    return tuple((rack >> SLOT_BITS * slot & SLOT) + NO_TILE for slot in range(width))
