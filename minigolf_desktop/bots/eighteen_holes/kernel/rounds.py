"""The steps of a round (the model's :mod:`~minigolf_desktop.model.eighteen_holes.rounds`)."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel import draft, turns
from minigolf_desktop.bots.eighteen_holes.kernel.choices import clubs_for_extra_turn
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import bit_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BORROW,
    BUNJIL_A,
    BUNJIL_B,
    DECLARE,
    DRAFT,
    EXTRA,
    NONE,
    OVER,
    PLACE_TOKEN,
    SELECT,
    SLICK_RIKESH_A,
    SWIFT_A,
    SWIFT_B,
    TARGET,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import by_mode, kelly_golf
from minigolf_desktop.bots.eighteen_holes.kernel.modes.mode import end_game
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position


def advance(position: Position) -> None:
    """Take all steps in which nobody decides."""
    while position.seat == NONE:
        phase = position.phase
        if phase == OVER:
            return
        if phase == PLACE_TOKEN:
            draft.begin(position)
        elif phase in (DRAFT, DECLARE):
            position.phase = TARGET
            by_mode.begin_play(position)
        elif phase == TARGET:
            if position.pending:
                kelly_golf.draw_pending(position)
            else:
                _begin_round(position)
        elif phase == SELECT:
            _reveal(position)
        elif phase == BORROW:
            _determine_order(position)
        else:
            _next_turn(position)


def _begin_round(position: Position) -> None:
    """Stand up who lay in the water, fill empty hands, and ask for the clubs (steps 1 and 2)."""
    # Bunjil looks at a card before any club lies face down.
    bunjils = b""
    others = b""
    for seat in position.alive:
        if not by_mode.plays_on(position, seat):
            continue
        player = position.players[seat]
        player.resting = 0
        if _misses_round(position, seat):
            continue
        if not player.hand:
            turns.take_back(position, seat)
        face = position.face_of(seat)
        if face in (BUNJIL_A, BUNJIL_B):
            bunjils += SINGLE[seat]
        else:
            others += SINGLE[seat]
    for one in position.players:
        one.chosen = NONE
        one.used = NONE
    seats = bunjils + others
    position.phase = SELECT
    position.seat = seats[0] if seats else NONE
    position.round += 1
    position.waiting = seats
    position.order = b""
    position.played = b""
    position.extra = b""
    position.scored = False
    position.ball = NONE


def _misses_round(position: Position, seat: i64) -> bool:
    """Stand up the golfers of a seat who all lie in the water, and skip the round (H23)."""
    golfers = position.balls_of(seat)
    for number in golfers:
        if not position.balls[number].lying:
            return False
    for number in golfers:
        ball = position.balls[number]
        ball.lying = False
        ball.turns += 1
    return True


def select_club(position: Position, club: i64) -> None:
    """Put a club of the seat to move face down."""
    player = position.players[position.seat]
    player.hand &= ~bit_of(club)
    player.chosen = club
    waiting = position.waiting[1:]
    position.waiting = waiting
    position.seat = waiting[0] if waiting else NONE


def _reveal(position: Position) -> None:
    """Turn all clubs over; Slick Rikesh's A side may then use another one, once a hole."""
    borrower: i64 = NONE
    others = False
    for seat, player in enumerate(position.players):
        player.used = player.chosen
        if position.table.faces[seat] == SLICK_RIKESH_A:
            borrower = seat
        elif player.chosen != NONE:
            others = True
    position.phase = BORROW
    if borrower != NONE and others:
        player = position.players[borrower]
        if player.chosen != NONE and not player.turned:
            position.seat = borrower


def _determine_order(position: Position) -> None:
    """Order the turns by initiative (step 3)."""
    order = b""
    places: list[int] = []
    for seat in range(len(position.players)):
        if position.players[seat].chosen == NONE:
            continue
        place = _place_in_order(position, seat)
        at = len(places)
        while at and places[at - 1] > place:
            at -= 1
        places.insert(at, place)
        order = order[:at] + SINGLE[seat] + order[at:]
    position.phase = ACT
    position.order = order


def _place_in_order(position: Position, seat: i64) -> i64:
    """Return what seats are sorted by: initiative, then ties, then the borrower after the owner."""
    owner = seat
    player = position.players[seat]
    if player.used != player.chosen:
        owner = 0
        while position.players[owner].chosen != player.used:
            owner += 1
    initiative: i64 = position.table.cards.initiative[position.players[owner].chosen]
    face = position.face_of(owner)
    tie: i64 = 1
    if face == SWIFT_A:
        initiative -= 1
        tie = 0
    elif face == SWIFT_B:
        initiative -= 1
        tie = 2
    return 8 * initiative + 2 * tie + (1 if seat != owner else 0)


def _next_turn(position: Position) -> None:
    """Give the turn to the next in order, then the extra turns, or end the round."""
    table = position.table
    if table.fast_travel:
        if by_mode.is_decided(position):
            end_game(position)
            return
        if position.pending:
            kelly_golf.draw_pending(position)
            return
    if position.order:
        seat: i64 = position.order[0]
        position.phase = ACT
        position.seat = seat
        position.ball = NONE if table.teams else seat
        return
    if table.fast_travel and not position.scored:
        by_mode.turns_over(position)
        position.scored = True
        return
    if position.extra:
        _offer_extra_turn(position)
        return
    by_mode.round_over(position)
    if position.phase != OVER:
        position.phase = TARGET


def _offer_extra_turn(position: Position) -> None:
    """Offer the next golfer on a tee box another turn, unless no club is left for it."""
    phase = position.phase
    ball: i64 = position.extra[0]
    position.extra = position.extra[1:]
    position.phase = EXTRA
    position.seat = position.seat_of(ball)
    position.ball = ball
    if not clubs_for_extra_turn(position):
        position.phase = phase
        position.seat = NONE
        position.ball = NONE


def take_extra_turn(position: Position, club: i64) -> None:
    """Play another club from the tee box, at once; no further extra turn is taken with it (H18)."""
    player = position.players[position.seat]
    player.hand &= ~bit_of(club)
    player.resting |= bit_of(club)
    player.chosen = club
    for other in position.players:
        other.used = other.chosen
    position.phase = ACT
    position.order = SINGLE[position.seat]


def stay_put(position: Position) -> None:
    """Take no extra turn."""
    position.phase = ACT
    position.seat = NONE
    position.ball = NONE
