"""A player's turn (the model's :mod:`~minigolf_desktop.model.eighteen_holes.turns`)."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.cards import STAYS
from minigolf_desktop.bots.eighteen_holes.kernel.choices import flights_of, wood_flight
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import bit_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    CHOOSE,
    DORIAN_B,
    FOLLOW,
    LAKE,
    LUCKY_A,
    LUCKY_B,
    NAME,
    NONE,
    OUTSIDE,
    SLICK_RIKESH_B,
    THE_SHARK_A,
    THE_SHARK_B,
    THROW,
    TREES,
    WATER,
)
from minigolf_desktop.bots.eighteen_holes.kernel.drawing import (
    any_special,
    below,
    discard_shot,
    draw,
    follow,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import by_mode
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position

# --- the draw


def play_club(position: Position, deck: i64, aim: i64) -> None:
    """Draw what the club says; a wood takes aim at once."""
    position.has_shot = True
    if deck != NONE:
        club = position.players[position.seat].used
        position.aim = aim
        cards: i64 = position.table.cards.drawn[club]
        position.stacks = [draw(position, deck, cards == 1) for _ in range(cards)]
    position.phase = _next_phase(position)


def big_hit(position: Position) -> None:
    """Draw one card more than usual from the deck above; the neighbour throws one away."""
    cards = position.table.cards
    club = position.players[position.seat].used
    deck: i64 = cards.big_hit_deck[club]
    position.has_shot = True
    position.big = True
    position.stacks = [draw(position, deck, False) for _ in range(cards.drawn[club] + 1)]
    position.phase = FOLLOW
    if not any_special(position):
        hand_over(position)


def exit_bunker(position: Position, deck: i64, aim: i64) -> None:
    """Draw the one card whose icon says how the ball leaves the bunker (page 11)."""
    position.has_shot = True
    position.bunker = True
    position.aim = aim
    position.stacks = [draw(position, deck, True)]
    position.phase = CHOOSE


def follow_card(position: Position, slot: i64) -> None:
    """Draw the card that a special one asks for, and lay it on top."""
    stack = position.stacks[slot]
    deck = follow(position, stack[-1])
    _put_stack(position, slot, stack + draw(position, deck, False))
    if position.phase == FOLLOW and not any_special(position):
        hand_over(position)


def hand_over(position: Position) -> None:
    """Hand the cards of a big hit to the neighbour on the left; alone, chance throws one away."""
    seats = position.table.seats
    if seats > 1:
        position.phase = THROW
        position.seat = (position.seat + 1) % seats
        return
    _throw(position, below(position, len(position.stacks)))
    position.phase = _next_phase(position)


def throw_card(position: Position, slot: i64) -> None:
    """Throw away a card of the big hit of the player on turn."""
    _throw(position, slot)
    position.seat = position.order[0]
    position.phase = _next_phase(position)


def redraw(position: Position, slot: i64, club: i64) -> None:
    """Draw a card anew, from the deck of the one it covers; it must be played (Lucky)."""
    player = position.players[position.seat]
    player.turned = True
    if position.face_of(position.seat) == LUCKY_B:
        player.spent = True
        player.hand &= ~bit_of(club)
        player.discard |= bit_of(club)
    stack = position.stacks[slot]
    deck = position.table.cards.deck[stack[-1]]
    _put_stack(position, slot, stack + draw(position, deck, True))
    position.forced = slot


def _next_phase(position: Position) -> i64:
    """Return what follows a draw: the shot, once it is known who takes it."""
    return NAME if position.ball == NONE else CHOOSE


def _put_stack(position: Position, slot: i64, stack: bytes) -> None:
    stacks = position.stacks[:]
    stacks[slot] = stack
    position.stacks = stacks


def _throw(position: Position, slot: i64) -> None:
    """Lay the cards of a slot aside until the turn is over (ruling H22)."""
    stacks = position.stacks[:]
    position.thrown = stacks.pop(slot)
    position.stacks = stacks


# --- the ball


def play_shot(position: Position, slot: i64, flight: i64, aim: i64) -> None:
    """Send the ball off, and end the turn where it comes to rest."""
    ball = position.balls[position.ball]
    start = ball.place
    cards = position.table.cards
    if position.bunker:
        card = position.stacks[0][-1]
        end = out_of_bunker(position, start, aim, cards.out_of_bunker[card])
        discard_shot(position, NONE)
        if end == start:
            ball.turns += 1
            _end_turn(position, False)
            return
    else:
        end = landing(position, slot, flight, aim)
        keep: i64 = NONE
        if position.stacks:
            top = position.stacks[slot][-1]
            if cards.longest_drive[top] == 1:
                keep = top
                player = position.players[position.seat]
                player.drives = player.drives + SINGLE[top]
        discard_shot(position, keep)
    if end == NONE:
        ball.turns += 1 + position.table.penalty
        _end_turn(position, True)
    else:
        _come_to_rest(position, end, True)


def landing(position: Position, slot: i64, flight: i64, aim: i64) -> i64:
    """Return where the ball of who acts would lie after a shot; NONE out of bounds."""
    place = position.balls[position.ball].place
    club = position.players[position.seat_of(position.ball)].used
    number: i64
    if position.stacks:
        number = flights_of(position, club, position.stacks[slot][-1], place)[flight]
    else:
        number = wood_flight(position, club, place)
    return position.table.ground.ends[number][6 * place + aim]


def out_of_bunker(position: Position, place: i64, aim: i64, turn: i64) -> i64:
    """Return where a ball comes out of a bunker, the same hex where it stays (page 11, H16).

    NONE where it is out of bounds.
    """
    if turn == STAYS:
        return place
    ground = position.table.ground
    onto: i64 = ground.beside[6 * place + (aim + turn) % 6]
    terrain: i64 = ground.ground[onto]
    if terrain == OUTSIDE:
        return NONE
    return place if terrain >= TREES else onto


def walk(position: Position, direction: i64) -> None:
    """Move the golfer one hex (page 8)."""
    place = position.balls[position.ball].place
    _come_to_rest(position, position.table.ground.beside[6 * place + direction], False)


def _come_to_rest(position: Position, place: i64, hit: bool) -> None:
    """Put the golfer where the ball lies; water, a green or a tee box there has its effect."""
    table = position.table
    ground = table.ground
    number = position.ball
    ball = position.balls[number]
    before = ball.place
    ball.place = place
    ball.turns += 1
    terrain: i64 = ground.ground[place]
    if terrain in (WATER, LAKE):
        face = position.face_of(position.seat)
        if face not in (THE_SHARK_A, THE_SHARK_B):
            ball.turns += table.penalty
            ball.lying = table.penalty == 0
    if ground.hole_at[place] != NONE:
        by_mode.on_green(position, number, hit)
    elif table.fast_travel and place != before and ground.tee_box[place]:
        # Further extra turns are taken before those of others who wait for theirs (H18).
        if position.seat in position.played:
            position.extra = SINGLE[number] + position.extra
        else:
            position.extra = position.extra + SINGLE[number]
    _end_turn(position, False)


# --- the clubs


def borrow(position: Position, club: i64) -> None:
    """Use a club of somebody else for this turn (Slick Rikesh)."""
    position.players[position.seat].used = club


def reset_hand(position: Position) -> None:
    """Take the discard back instead of hitting; the club of this turn is discarded after it."""
    if position.ball == NONE:
        for number in position.balls_of(position.seat):
            position.balls[number].turns += 1
    else:
        position.balls[position.ball].turns += 1
    take_back(position, position.seat)
    _end_turn(position, False)


def take_back(position: Position, seat: i64) -> None:
    """Return all discarded clubs to a hand; Lucky's card is turned upright again (page 16)."""
    player = position.players[seat]
    face = position.face_of(seat)
    if face in (LUCKY_A, LUCKY_B):
        player.turned = False
    player.hand |= player.discard
    player.shown |= player.discard
    player.discard = 0


def _end_turn(position: Position, returned: bool) -> None:
    """Put the club of the turn away; nobody is to move then."""
    seat = position.seat
    if position.table.teams:
        for number in position.balls_of(seat):
            if number != position.ball:
                position.balls[number].lying = False
    player = position.players[seat]
    face = position.face_of(seat)
    bit = bit_of(player.chosen)
    if returned or face in (SLICK_RIKESH_B, DORIAN_B) or bit & player.lasting:
        player.hand |= bit
        player.shown |= bit
    else:
        player.discard |= bit
    position.order = position.order[1:]
    position.played = position.played + SINGLE[seat]
    position.ball = NONE
    position.seat = NONE
