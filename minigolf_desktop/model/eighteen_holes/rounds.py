"""The steps of a round: missed turns, club choice, order of play, turns, the end of the round.

A finished step leaves a state in which nobody is to move; :func:`advance` takes the next steps
until somebody has to decide again or the game is over.
"""

from minigolf_desktop.model.eighteen_holes import draft
from minigolf_desktop.model.eighteen_holes.choices import clubs_for_extra_turn
from minigolf_desktop.model.eighteen_holes.events import (
    Events,
    MissedTurn,
    Ordered,
    Revealed,
    RoundBegun,
    Selected,
)
from minigolf_desktop.model.eighteen_holes.golfers import (
    BUNJIL_A,
    BUNJIL_B,
    SLICK_RIKESH_A,
    SWIFT_A,
    SWIFT_B,
)
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.modes.mode import end_game
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE, State, put
from minigolf_desktop.model.eighteen_holes.turns import take_back

_BUNJILS = frozenset({BUNJIL_A, BUNJIL_B})
_SWIFTS = frozenset({SWIFT_A, SWIFT_B})


def advance(state: State, events: Events) -> tuple[State, Events]:
    """Take all steps in which nobody decides."""
    while state.seat == NONE and state.phase is not Phase.OVER:
        match state.phase:
            case Phase.PLACE_TOKEN:
                state, more = draft.begin(
                    state._replace(phase=Phase.DRAFT), all_clubs=mode_of(state).all_clubs
                )
            case Phase.DRAFT | Phase.DECLARE:
                state, more = mode_of(state).begin_play(state._replace(phase=Phase.TARGET))
            case Phase.TARGET if state.pending:
                state, more = mode_of(state).draw_pending(state)
            case Phase.TARGET:
                state, more = _begin_round(state)
            case Phase.SELECT:
                state, more = _reveal(state)
            case Phase.BORROW:
                state, more = _determine_order(state)
            case _:
                state, more = _next_turn(state)
        events += more
    return state, events


def _begin_round(state: State) -> tuple[State, Events]:
    """Stand up who lay in the water, fill empty hands, and ask for the clubs (steps 1 and 2)."""
    mode = mode_of(state)
    events: Events = (RoundBegun(state.round + 1),)
    seats = []
    for seat in state.alive:
        if not mode.plays_on(state, seat):
            continue
        player = state.players[seat]
        if player.resting:
            state = state.with_player(seat, player._replace(resting=0))
        # A team plays with its other golfer meanwhile, unless that one lies in the water too (H23).
        if all(state.balls[ball].lying for ball in state.table.balls_of(seat)):
            state, more = _miss_round(state, seat)
            events += more
            continue
        if not state.players[seat].hand:
            state, more = take_back(state, seat)
            events += more
        seats.append(seat)
    faces = state.table.setup.golfers
    # Bunjil looks at a card before any club lies face down, so that nobody has to change a choice
    # when it is shown.
    seats.sort(key=lambda seat: faces[seat] not in _BUNJILS)
    nothing = (NONE,) * len(state.players)
    return state._replace(
        phase=Phase.SELECT,
        seat=seats[0] if seats else NONE,
        round=state.round + 1,
        waiting=tuple(seats),
        chosen=nothing,
        used=nothing,
        order=(),
        played=(),
        extra=(),
        scored=False,
        ball=NONE,
    ), events


def _miss_round(state: State, seat: int) -> tuple[State, Events]:
    """Stand up the golfers of a seat, who skip the round."""
    events: Events = ()
    for number in state.table.balls_of(seat):
        ball = state.balls[number]
        state = state.with_ball(number, ball._replace(lying=False, turns=ball.turns + 1))
        events = (*events, MissedTurn(number))
    return state, events


def select_club(state: State, club: int) -> tuple[State, Events]:
    """Put a club of the seat to move face down."""
    seat = state.seat
    player = state.players[seat]
    waiting = state.waiting[1:]
    return state._replace(
        players=put(state.players, seat, player._replace(hand=player.hand & ~(1 << club))),
        chosen=put(state.chosen, seat, club),
        waiting=waiting,
        seat=waiting[0] if waiting else NONE,
    ), (Selected(seat, club),)


def _reveal(state: State) -> tuple[State, Events]:
    """Turn all clubs over; Slick Rikesh's A side may then use another one, once a hole."""
    state = state._replace(used=state.chosen, phase=Phase.BORROW)
    faces = state.table.setup.golfers
    if SLICK_RIKESH_A in faces:
        seat = faces.index(SLICK_RIKESH_A)
        others = any(club != NONE for other, club in enumerate(state.chosen) if other != seat)
        if others and state.chosen[seat] != NONE and not state.players[seat].turned:
            state = state._replace(seat=seat)
    return state, (Revealed(state.chosen),)


def _determine_order(state: State) -> tuple[State, Events]:
    """Order the turns by initiative (step 3)."""
    seats = [seat for seat, club in enumerate(state.chosen) if club != NONE]
    seats.sort(key=lambda seat: _place_in_order(state, seat))
    state = state._replace(phase=Phase.ACT, order=tuple(seats))
    return state, (Ordered(tuple(seats)),)


def _place_in_order(state: State, seat: int) -> tuple[int, int, int]:
    """Return what seats are sorted by: initiative, then ties, then the borrower after the owner.

    Swift's initiative is one less; of a tie she is first on her A side and last on her B side.
    Slick Rikesh's A side plays right after the owner of the club.
    """
    owner = seat
    if state.used[seat] != state.chosen[seat]:
        owner = state.chosen.index(state.used[seat])
    initiative = state.table.box.clubs[state.chosen[owner]].initiative
    face = state.table.setup.golfers[owner]
    tie = {SWIFT_A: -1, SWIFT_B: 1}.get(face, 0)
    return initiative - (face in _SWIFTS), tie, seat != owner


def _next_turn(state: State) -> tuple[State, Events]:
    """Give the turn to the next in order, then the extra turns, or end the round."""
    mode = mode_of(state)
    if mode.fast_travel:
        if mode.is_decided(state):
            return end_game(state, mode.merit)
        if state.pending:
            return mode.draw_pending(state)
    if state.order:
        seat = state.order[0]
        ball = NONE if state.table.teams else seat
        return state._replace(phase=Phase.ACT, seat=seat, ball=ball), ()
    if mode.fast_travel and not state.scored:
        state, events = mode.turns_over(state)
        return state._replace(scored=True), events
    if state.extra:
        return _offer_extra_turn(state), ()
    state, events = mode.round_over(state)
    if state.phase is not Phase.OVER:
        state = state._replace(phase=Phase.TARGET)
    return state, events


def _offer_extra_turn(state: State) -> State:
    """Offer the next golfer on a tee box another turn, unless no club is left for it."""
    ball, *rest = state.extra
    offered = state._replace(
        extra=tuple(rest), phase=Phase.EXTRA, seat=state.table.seat_of(ball), ball=ball
    )
    if clubs_for_extra_turn(offered):
        return offered
    return state._replace(extra=tuple(rest))


def take_extra_turn(state: State, club: int) -> tuple[State, Events]:
    """Play another club from the tee box, at once; no further extra turn is taken with it (H18)."""
    seat, bit = state.seat, 1 << club
    player = state.players[seat]
    chosen = put(state.chosen, seat, club)
    player = player._replace(hand=player.hand & ~bit, resting=player.resting | bit)
    state = state.with_player(seat, player)
    return state._replace(phase=Phase.ACT, chosen=chosen, used=chosen, order=(seat,)), (
        Selected(seat, club),
    )


def stay_put(state: State) -> tuple[State, Events]:
    """Take no extra turn."""
    return state._replace(phase=Phase.ACT, seat=NONE, ball=NONE), ()
