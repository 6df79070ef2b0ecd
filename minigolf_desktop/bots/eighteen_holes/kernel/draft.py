"""How clubs are come by.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.draft`: what changes there
changes here.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import KIND_BITS, PASS_PICK, PICK_CLUB
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    DECLARE,
    DORIAN_A,
    DORIAN_B,
    DRAFT,
    IRON_JANE_A,
    IRON_JANE_B,
    NONE,
    SLICK_RIKESH_B,
    SLUGGER_A,
    SLUGGER_B,
    THE_SHARK_B,
    bit_of,
    clubs_of,
    count,
    hand_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position, shuffled
from minigolf_desktop.bots.eighteen_holes.kernel.table import FIRST_GAME, FREE, PICKED, RANDOM

DEALT: Final = 5
PASSES: Final = 5


def begin(position: Position) -> None:
    """Lay out the clubs, and ask for the first one to be picked; or deal ready-made hands."""
    table = position.table
    position.phase = DRAFT
    if table.club_choice == FIRST_GAME:
        for seat in range(table.seats):
            hand: i64 = table.starter_hands[seat]
            player = position.players[seat]
            player.hand = hand
            player.shown = hand
        return
    pool = table.pool
    for seat in range(table.seats):
        face = table.faces[seat]
        if face in (SLUGGER_A, SLUGGER_B):
            drivers = pool & table.cards.drivers
            driver = drivers & -drivers
            pool ^= driver
            position.players[seat].hand = driver
            position.players[seat].lasting = driver
    if table.club_choice == RANDOM:
        _random_hands(position, pool)
        return
    first = b""
    for seat in range(table.seats):
        face = table.faces[seat]
        if table.club_choice == FREE or face in (IRON_JANE_A, IRON_JANE_B):
            first += SINGLE[seat]
    position.drafting = True
    position.draft_hands = [0] * table.seats
    position.draft_seats = first
    position.draft_pool = pool
    if first:
        position.seat = first[0]
    else:
        _deal(position)


def _random_hands(position: Position, pool: i64) -> None:
    """Deal everybody as many clubs as the golfer carries, first to those who carry only some."""
    left: list[int] = list(shuffled(position, bytes(clubs_of(pool))))
    for turn in range(3):
        for seat in range(position.table.seats):
            if _turn_at_deal(position.table.faces[seat]) == turn:
                _fill_hand(position, seat, left)
    _finish(position)


def _turn_at_deal(face: i64) -> i64:
    if face in (IRON_JANE_A, IRON_JANE_B):
        return 0
    return 1 if face == THE_SHARK_B else 2


def _fill_hand(position: Position, seat: i64, left: list[int]) -> None:
    """Give a seat the next clubs that it may carry, and take them out."""
    player = position.players[seat]
    wanted = clubs_carried(position.face_of(seat))
    for club in left[:]:
        bit = hand_of([club])
        if count(player.hand) < wanted and _may_carry(position, seat, bit):
            player.hand |= bit
            left.remove(club)


def _deal(position: Position) -> None:
    """Deal five clubs to everybody who still needs some; the others are put away unseen."""
    seats = b""
    for seat in range(position.table.seats):
        if not _is_complete(position, seat):
            seats += SINGLE[seat]
    if not seats:
        _finish(position)
        return
    cards = shuffled(position, bytes(clubs_of(position.draft_pool)))
    hands = [0] * position.table.seats
    place = 0
    for seat in seats:
        hands[seat] = hand_of(list(cards[place : place + DEALT]))
        place += DEALT
    position.draft_hands = hands
    position.draft_seats = seats
    position.draft_passing = seats
    position.draft_passes = 0
    position.draft_pool = 0
    _go_on(position)


def choices(position: Position) -> list[int]:
    """Return what the seat to move may do at the draft."""
    found = [PICK_CLUB << KIND_BITS | club for club in clubs_of(_offered(position))]
    if (
        position.face_of(position.seat) == SLICK_RIKESH_B
        and position.draft_passing
        and position.draft_passes < PASSES - 1
    ):
        found.append(PASS_PICK << KIND_BITS)
    return found


def pick(position: Position, club: i64) -> None:
    """Take a club for the seat to move."""
    _take(position, bit_of(club))
    if position.draft_passing or _is_complete(position, position.seat):
        pass_on(position)


def pass_on(position: Position) -> None:
    """Take no more cards for the seat to move."""
    position.draft_seats = position.draft_seats[1:]
    _go_on(position)


def declare(position: Position, club: i64) -> None:
    """Let a club of the seat to move never expire."""
    position.players[position.seat].lasting = bit_of(club)
    position.seat = NONE


def clubs_carried(face: i64) -> i64:
    """Return how many clubs a golfer carries."""
    if face == DORIAN_B:
        return 3
    if face == IRON_JANE_B:
        return 4
    return 1 if face == SLICK_RIKESH_B else 5


def _offered(position: Position) -> i64:
    """Return the cards that the seat to move may pick, as bits."""
    seat = position.seat
    cards = position.draft_pool
    if position.draft_passing:
        cards = position.draft_hands[seat]
    return _may_carry(position, seat, cards)


def _may_carry(position: Position, seat: i64, clubs: i64) -> i64:
    """Return those of some clubs that a golfer may add to those carried."""
    face = position.face_of(seat)
    cards = position.table.cards
    if face == THE_SHARK_B:
        return clubs & ~cards.wedges
    if face == IRON_JANE_A:
        return clubs & cards.irons
    if face == IRON_JANE_B:
        carried = [cards.names[club] for club in clubs_of(position.players[seat].hand)]
        irons = clubs_of(clubs & cards.irons)
        return hand_of([club for club in irons if cards.names[club] not in carried])
    return clubs


def _take(position: Position, clubs: i64) -> None:
    """Give the seat to move clubs that lie before it."""
    position.players[position.seat].hand |= clubs
    hands: list[int] = []
    for hand in position.draft_hands:
        left: i64 = hand
        hands.append(left & ~clubs)
    position.draft_hands = hands
    position.draft_pool &= ~clubs


def _go_on(position: Position) -> None:
    """Find who picks next, passing over those who have their clubs or nothing to decide."""
    while True:
        waiting = position.draft_seats
        for place in range(len(waiting)):
            seat: i64 = waiting[place]
            if _is_complete(position, seat):
                continue
            position.seat = seat
            position.draft_seats = waiting[place:]
            clubs = _offered(position)
            if clubs and _leaves_no_choice(position, clubs):
                _take(position, clubs)
            elif clubs:
                return
        if not position.draft_passing:
            if position.draft_passes == 0 and position.table.club_choice == PICKED:
                _deal(position)
            else:
                _finish(position)
            return
        _pass_hands(position)


def _leaves_no_choice(position: Position, clubs: i64) -> bool:
    """Return whether all clubs offered to the seat to move come to it, whatever it picks first."""
    seat = position.seat
    if len(position.draft_passing) == 1 and count(clubs) <= _lacking(position, seat):
        return True
    return count(position.draft_hands[seat]) == 1


def _pass_hands(position: Position) -> None:
    """Pass the hands to the left; after the last pick what is left over may be chosen from."""
    passing = position.draft_passing
    position.draft_passes += 1
    position.draft_seats = passing
    if position.draft_passes == PASSES:
        position.draft_pool = _left_over(position)
        position.draft_hands = [0] * position.table.seats
        position.draft_passing = b""
        return
    hands = position.draft_hands[:]
    before = passing[-1]
    for seat in passing:
        hands[seat] = position.draft_hands[before]
        before = seat
    position.draft_hands = hands
    position.draft_pool = 0


def _left_over(position: Position) -> i64:
    """Return what may be chosen from after the last pick: what nobody took of the hands.

    Where a golfer may not carry enough of that, it is all that nobody has.
    """
    taken: i64 = 0
    left: i64 = 0
    for seat in range(position.table.seats):
        taken |= position.players[seat].hand
        left |= position.draft_hands[seat]
    for seat in position.draft_passing:
        if count(_may_carry(position, seat, left)) < _lacking(position, seat):
            return position.table.players_pool & ~taken
    return left


def _finish(position: Position) -> None:
    """End the draft; Dorian's A side is to tell next which club never expires."""
    position.end_draft()
    position.seat = NONE
    for seat in range(position.table.seats):
        if position.table.faces[seat] == DORIAN_A:
            position.phase = DECLARE
            position.seat = seat
            return


def _is_complete(position: Position, seat: i64) -> bool:
    return _lacking(position, seat) <= 0


def _lacking(position: Position, seat: i64) -> i64:
    """Return how many clubs a seat has yet to pick."""
    return clubs_carried(position.face_of(seat)) - count(position.players[seat].hand)
