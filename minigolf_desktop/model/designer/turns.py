"""What the actions of a game lead to: turns, answers in turn order, and the rounds between them.

In a group racks are filled and move up, and tiles not taken go where they go. Alone (rule book:
solo variant; rulings D25 and D26) there is a hand of two tiles instead, drawn anew for each turn:
the player says what becomes of each tile that was not taken, pays for passes and may stop at any
turn.

The clients' visits (rulings D22 and D23) come to both. The final phase is the group's (ruling
D24): it begins with the first full land, or when for three rounds nobody has built (ruling D38),
and whoever has stopped takes tiles face down.

Computer players search with the same rules in :mod:`~minigolf_desktop.bots.designer.kernel.turns`:
what changes here changes there.
"""

from collections.abc import Sequence

from minigolf_desktop.model.designer.box import Box, Land, turned_tile
from minigolf_desktop.model.designer.conditions import PROMISES
from minigolf_desktop.model.designer.course import NO_TILE, empty_course, place
from minigolf_desktop.model.designer.moves import (
    FROM_THE_GATE,
    ClientsVisited,
    DesignerStopped,
    Ended,
    EndReason,
    Event,
    Events,
    FinalPhaseBegun,
    HoleNumbered,
    LandChosen,
    NumberHole,
    PawnsDrawn,
    Phase,
    PromiseTaken,
    RackFilled,
    RoundBegun,
    SwapNumbers,
    TileAskedBack,
    TileCollected,
    TilePlaced,
    TileReserved,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
    TurnPassed,
)
from minigolf_desktop.model.designer.numbering import Numbering, number_by_hand, swapped
from minigolf_desktop.model.designer.racks import (
    NOBODY,
    UNTAKEN_FOR_VISIT,
    VISIT,
    Draw,
    draw,
    in_back_number_order,
    next_order,
    put,
    put_back,
    sit_down,
    slots,
    untaken,
)
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.designer.state import Designer, State, Table, course_of, with_designer
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Step

# --- The final phase: whoever has stopped takes tiles face down (ruling D24). Alone there is none

IDLE_ROUNDS = 3
"""Rounds in a row in which everybody passes, after which the final phase begins (ruling D38)."""


def is_final_phase(table: Table) -> bool:
    """Return whether it has begun, so that players of a group may stop."""
    return table.idle_rounds == IDLE_ROUNDS or any(one.stopped for one in table.designers)


def note_idle_round(state: State) -> tuple[State, Events]:
    """Count a round that is over if everybody passed in it; with the third the final phase begins.

    A tile placed from the gate is a pass as well (rulings D28 and D38).
    """
    if is_final_phase(state):
        return state, ()
    idle = state.idle_rounds + 1 if len(state.bench) == len(state.designers) else 0
    told: Events = (FinalPhaseBegun(land_is_full=False),) if idle == IDLE_ROUNDS else ()
    return state._replace(idle_rounds=idle), told


def designing(table: Table) -> tuple[int, ...]:
    """Return the seats that have not stopped."""
    return tuple(seat for seat, one in enumerate(table.designers) if not one.stopped)


def take_face_down(state: State, slot: int) -> tuple[State, Designer, Events]:
    """Let the seat to move take a tile face down; with the first one it stops for good.

    The tile still lies on the rack.
    """
    seat = state.waiting[0]
    designer = state.designers[seat]
    design = state.rack[slot]
    events: Events = (TileCollected(seat, slot, design),)
    if not designer.stopped:
        events = (*events, DesignerStopped(seat, False))
    if not designer.collected:
        state = state._replace(finishers=(*state.finishers, seat))
    collected = designer.collected + bytes((design,))
    return state, designer._replace(stopped=True, collected=collected), events


# --- The clients' visits: when they come, and who may then promise more (rulings D22 and D23)


def gathers(state: State) -> bool:
    """Return whether tiles not taken are laid aside until they bring the visit (alternative rule).

    In the final phase they are discarded as in any game.
    """
    setup = state.setup
    return (
        setup.visits is VisitRule.UNTAKEN
        and setup.is_advanced
        and not state.visits
        and not is_final_phase(state)
    )


def receive_clients(state: State, drawn: int) -> tuple[State, Events]:
    """Let the clients come, if they were called, to a table that is ready for the next turn.

    Visit tiles call them (``drawn`` is how many came out of the bag), or enough tiles laid aside,
    which then go back into the bag. Whoever has promises left may take some first, in turn order.
    """
    told: Events = ()
    if len(state.aside) >= UNTAKEN_FOR_VISIT and gathers(state):
        bag, stream = put_back(state.bag, state.aside, state.randomness)
        told = (TilesReturned(tuple(state.aside)),)
        state = state._replace(bag=bag, aside=b"", visits=state.visits + 1, randomness=stream)
    elif not drawn:
        return state, ()
    seats = state.order
    asked = tuple(seat for seat in seats if len(state.designers[seat].promises) < len(PROMISES))
    if asked:
        state = state._replace(phase=Phase.PROMISES, waiting=asked)
    return state, (*told, ClientsVisited(drawn))


# --- The rounds of a group: racks are filled and move up, tiles not taken go where they go


def set_up_racks(state: State, box: Box) -> tuple[State, Events]:
    """Draw the pawns, fill the middle and the bottom rack (rule book: setup)."""
    seats = len(state.designers)
    order, stream = state.randomness.sample(seats, seats)
    first, stream = _draw_at_setup(state.bag, slots(seats), stream)
    second, stream = _draw_at_setup(first.bag, slots(seats), stream)
    rack = in_back_number_order(first.tiles, box)
    coming = in_back_number_order(second.tiles, box)
    ready = state._replace(
        order=order, waiting=order, rack=rack, coming=coming, bag=second.bag, randomness=stream
    )
    told = (
        PawnsDrawn(order),
        RackFilled(tuple(first.tiles), rack),
        RackFilled(tuple(second.tiles), coming),
    )
    return ready, told


def _draw_at_setup(bag: bytes, count: int, stream: Randomness) -> tuple[Draw, Randomness]:
    """Draw the tiles of a first rack; visits that come out go back at once (ruling D23)."""
    drawn = draw(bag, count)
    assert drawn is not None, "the bag is full at set-up"
    bag, stream = put_back(drawn.bag, [VISIT] * drawn.visits, stream)
    return Draw(drawn.tiles, bag, 0), stream


def first_round(state: State, events: Events) -> Step[State, Event]:
    """Begin to play, when everybody has a land."""
    begun = state._replace(phase=Phase.TURN, waiting=state.order, turn=1)
    return Step(begun, (*events, RoundBegun(1, state.order)), reveals=True)


def end_round(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Go on when all have played: to the end, to tiles asked back, or to the next round."""
    still = designing(state)
    if not still:
        return end_game(state, events, EndReason.ALL_STOPPED)
    state, begun = note_idle_round(state)
    events = (*events, *begun)
    if not is_final_phase(state):
        return next_round(state, events, box)
    if draw(state.bag, slots(len(state.designers))) is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    waiting = tuple(seat for seat in order if seat in still)
    return Step(state._replace(phase=Phase.REST, waiting=waiting), events)


def next_round(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Move the racks up and fill the empty one; then the tiles not taken leave the table.

    In this order, so that no tile comes back at once (rule book: drawing new tiles).
    """
    drawn = draw(state.bag, slots(len(state.designers)))
    if drawn is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    coming = in_back_number_order(drawn.tiles, box)
    returned, discarded, set_aside = _untaken(state)
    bag, stream = put_back(drawn.bag, returned, state.randomness)
    number = state.turn + 1
    ready = state._replace(
        phase=Phase.TURN,
        order=order,
        waiting=order,
        rack=state.coming,
        pawns=(NOBODY,) * len(coming),
        bench=(),
        coming=coming,
        bag=bag,
        discards=state.discards + bytes(discarded),
        aside=state.aside + bytes(set_aside),
        visits=state.visits + drawn.visits,
        asked=(),
        turn=number,
        randomness=stream,
    )
    after, visit = receive_clients(ready, drawn.visits)
    told = (
        *events,
        RackFilled(tuple(drawn.tiles), coming),
        *([TilesSetAside(set_aside)] if set_aside else []),
        *([TilesReturned(returned)] if returned else []),
        *([TilesDiscarded(discarded)] if discarded else []),
        RoundBegun(number, order),
        *visit,
    )
    return Step(after, told, reveals=True)


def _untaken(state: State) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the tiles not taken: those for the bag, those out of the game, those laid aside."""
    rack = state.rack
    left = untaken(rack)
    if is_final_phase(state):
        asked = tuple(rack[slot] for slot in left if slot in state.asked)
        return asked, tuple(rack[slot] for slot in left if slot not in state.asked), ()
    designs = tuple(rack[slot] for slot in left)
    return ((), (), designs) if gathers(state) else (designs, (), ())


def end_game(state: State, events: Events, reason: EndReason) -> Step[State, Event]:
    """End the game (ruling D25). Then the promises of a group are revealed."""
    over = state._replace(phase=Phase.OVER, waiting=())
    reveals = state.setup.is_advanced and not state.setup.is_solo
    return Step(over, (*events, Ended(reason)), reveals=reveals)


# --- Alone at the table (rule book: solo variant; rulings D25 and D26)

SOLO_SEAT = 0
"""The only seat."""
SOLO_HAND = slots(1)
"""Tiles in hand."""
EMPTY_HAND = (NO_TILE,) * SOLO_HAND


def draw_hand(state: State, events: Events) -> Step[State, Event]:
    """Draw the next hand; the game ends when the bag cannot fill it."""
    drawn = draw(state.bag, SOLO_HAND)
    if drawn is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    hand = tuple(drawn.tiles)
    ready = state._replace(
        phase=Phase.TURN,
        rack=hand,
        pawns=(NOBODY,) * SOLO_HAND,
        bench=(),
        bag=drawn.bag,
        turn=state.turn + 1,
        visits=state.visits + drawn.visits,
    )
    after, visit = receive_clients(ready, drawn.visits)
    return Step(after, (*events, RackFilled(hand, hand), *visit), reveals=True)


def end_solo_turn(state: State, events: Events) -> Step[State, Event]:
    """Go on when the player has played: to the end, or to the tiles not taken."""
    if state.designers[SOLO_SEAT].stopped:
        return end_game(state, events, EndReason.ALL_STOPPED)
    return Step(state, events)


def stop_designing(state: State) -> Step[State, Event]:
    """Stop designing and end the game."""
    stopped = with_designer(state, SOLO_SEAT, state.designers[SOLO_SEAT]._replace(stopped=True))
    return end_solo_turn(stopped, (DesignerStopped(SOLO_SEAT, False),))


def return_tile(state: State, slot: int) -> Step[State, Event]:
    """Put a tile not taken back into the bag, or aside where those bring the clients."""
    design, hand = state.rack[slot], put(state.rack, slot, NO_TILE)
    if gathers(state):
        after = state._replace(rack=hand, aside=state.aside + bytes((design,)))
        return _settle(after, TilesSetAside((design,)))
    bag, stream = put_back(state.bag, (design,), state.randomness)
    after = state._replace(rack=hand, bag=bag, randomness=stream)
    return _settle(after, TilesReturned((design,)))


def discard_tile(state: State, slot: int) -> Step[State, Event]:
    """Take a tile out of the game."""
    design, hand = state.rack[slot], put(state.rack, slot, NO_TILE)
    after = state._replace(rack=hand, discards=state.discards + bytes((design,)))
    return _settle(after, TilesDiscarded((design,)))


def _settle(state: State, event: Event) -> Step[State, Event]:
    """Begin the next turn when the hand is empty."""
    if state.rack != EMPTY_HAND:
        return Step(state, (event,))
    return draw_hand(state, (event,))


# --- What the seat to move does with a turn: place a tile, pass, reserve, or take a tile face down


def place_tile(state: State, slot: int, cell: int, rotation: int, box: Box) -> Step[State, Event]:
    """Place a tile of the rack."""
    tile = turned_tile(state.rack[slot], rotation)
    changed, events = _build(state, state.designers[state.waiting[0]], slot, cell, tile)
    return _end_turn(state, changed, slot, events, box)


def place_reserved(state: State, cell: int, rotation: int, box: Box) -> Step[State, Event]:
    """Pass, and place the tile from the gate (ruling D28)."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    tile = turned_tile(designer.reserved, rotation)
    passed = designer._replace(passes=designer.passes + 1, reserved=NO_TILE)
    changed, events = _build(state, passed, FROM_THE_GATE, cell, tile)
    return _end_turn(state, changed, None, (TurnPassed(seat), *events), box)


def reserve(state: State, slot: int, box: Box) -> Step[State, Event]:
    """Lay a tile of the rack on the gate (ruling D28)."""
    seat, design = state.waiting[0], state.rack[slot]
    changed = state.designers[seat]._replace(reserved=design)
    return _end_turn(state, changed, slot, (TileReserved(seat, slot, design),), box)


def pass_turn(state: State, box: Box) -> Step[State, Event]:
    """Take none of the tiles."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    changed = designer._replace(passes=designer.passes + 1)
    return _end_turn(state, changed, None, (TurnPassed(seat),), box)


def collect(state: State, slot: int, box: Box) -> Step[State, Event]:
    """Take a tile face down (ruling D24)."""
    after, changed, events = take_face_down(state, slot)
    return _end_turn(after, changed, slot, events, box)


def _build(
    state: State, designer: Designer, slot: int, cell: int, tile: int
) -> tuple[Designer, Events]:
    """Return the seat to move with a turned tile on its course, and what happened."""
    seat = state.waiting[0]
    course = place(course_of(designer), cell, tile)
    placed = TilePlaced(seat, slot, cell, tile)
    if course.missing:
        return designer._replace(course=course), (placed,)
    # A player whose land is full has stopped (ruling D24).
    changed = designer._replace(course=course, stopped=True)
    if state.setup.is_solo or is_final_phase(state):
        return changed, (placed, DesignerStopped(seat, True))
    return changed, (placed, DesignerStopped(seat, True), FinalPhaseBegun(land_is_full=True))


def _end_turn(
    state: State, designer: Designer, slot: int | None, events: Events, box: Box
) -> Step[State, Event]:
    """Move the pawn, then give the turn to the next one, or go on when all have played.

    The pawn goes to the slot of the tile taken, or to the bench where that is None. ``designer``
    is the player after the turn. Nothing new is shown before the round is over, so the turn may be
    taken back until the next player acts.
    """
    seat, is_solo = state.waiting[0], state.setup.is_solo
    after = state._replace(
        phase=Phase.REST if is_solo else Phase.TURN,
        designers=put(state.designers, seat, designer),
        waiting=state.waiting if is_solo else state.waiting[1:],
        rack=state.rack if slot is None else put(state.rack, slot, NO_TILE),
        pawns=state.pawns if slot is None else put(state.pawns, slot, seat),
        bench=sit_down(state.bench, seat) if slot is None else state.bench,
    )
    if is_solo:
        return end_solo_turn(after, events)
    if after.waiting:
        return Step(after, events)
    return end_round(after, events, box)


# --- What everybody is asked in turn order: the land, promises, tiles to go back into the bag


def choose_land(state: State, choice: int, lands: Sequence[Land], box: Box) -> Step[State, Event]:
    """Keep one of the lands dealt; ``lands`` are those of the catalogue."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    land = designer.dealt[choice]
    changed = designer._replace(course=empty_course(box, lands[land]))
    return answered(with_designer(state, seat, changed), (LandChosen(seat, land),), box)


def take_promise(state: State, promise: int) -> Step[State, Event]:
    """Take a promise; more may follow."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    changed = designer._replace(promises=(*designer.promises, promise))
    return Step(with_designer(state, seat, changed), (PromiseTaken(seat, promise),))


def ask_back(state: State, slot: int) -> Step[State, Event]:
    """Ask that a tile go back into the bag; more may follow (ruling D24)."""
    asked = state._replace(asked=(*state.asked, slot))
    return Step(asked, (TileAskedBack(state.waiting[0], slot, state.rack[slot]),))


def number_hole(state: State, action: NumberHole) -> Step[State, Event]:
    """Number a hole by hand, or leave it to the program again (ruling D16)."""
    cell, segment, number, seat = action
    designer = state.designers[seat]
    numbers = number_by_hand(course_of(designer), designer.numbers, cell, segment, number)
    changed = designer._replace(numbers=numbers)
    return Step(with_designer(state, seat, changed), (HoleNumbered(seat, cell, segment, number),))


def swap_numbers(state: State, action: SwapNumbers, numbering: Numbering) -> Step[State, Event]:
    """Let two holes swap the numbers that a numbering gives them."""
    seat, designer = action.seat, state.designers[action.seat]
    sets = swapped(numbering, action)
    numbers = designer.numbers
    for cell, segment, number in sets:
        numbers = number_by_hand(course_of(designer), numbers, cell, segment, number)
    changed = with_designer(state, seat, designer._replace(numbers=numbers))
    return Step(changed, tuple([HoleNumbered(seat, *one) for one in sets]))


def answered(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Ask the next seat, or go on to the next phase.

    Undo stops where the next seat is shown its lands, or promises in secret.
    """
    waiting, is_solo = state.waiting[1:], state.setup.is_solo
    if waiting:
        is_shown = state.phase is not Phase.REST
        return Step(state._replace(waiting=waiting), events, is_shown, hands_over=is_shown)
    if state.phase is Phase.REST:
        return next_round(state, events, box)
    if state.phase is Phase.CHOOSE_LAND and state.setup.is_advanced:
        phase = Phase.PROMISES
    elif state.turn:
        phase = Phase.TURN
    else:
        return draw_hand(state, events) if is_solo else first_round(state, events)
    next_phase = state._replace(phase=phase, waiting=state.order)
    return Step(next_phase, events, reveals=not is_solo, hands_over=not is_solo)
