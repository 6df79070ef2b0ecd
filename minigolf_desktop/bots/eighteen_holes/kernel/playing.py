"""What may be done in a position, and what it leads to: turns and the steps of a round.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.rounds` and
:mod:`~minigolf_desktop.model.eighteen_holes.rules`: what changes there changes here.
"""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel import choices, draft, modes, nineteenth
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    BORROW_CLUB,
    DECLARE_CLUB,
    EXIT_BUNKER,
    FOLLOW_CARD,
    HAND_OVER,
    KEEP_CARD,
    KEEP_TARGET,
    KIND_BITS,
    LOOK_AT_DECK,
    MOVE_ONE_HEX,
    NAME_GOLFER,
    OWN_CLUB,
    PASS_PICK,
    PICK_CLUB,
    PLACE_TOKEN,
    PLAY_CLUB,
    PLAY_NINETEENTH,
    PLAY_SHOT,
    PUT_BACK,
    REDRAW,
    RESET_FIRST,
    RESET_HAND,
    REVEAL_CLUB,
    SELECT_CLUB,
    STAY_PUT,
    THROW_CARD,
)
from minigolf_desktop.bots.eighteen_holes.kernel.choices import (
    clubs_for_extra_turn,
    flights_of,
    wood_flight,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BORROW,
    BUNJIL_A,
    BUNJIL_B,
    CHOOSE,
    DECLARE,
    DORIAN_B,
    DRAFT,
    EXTRA,
    FOLLOW,
    KEEP,
    LAKE,
    LUCKY_A,
    LUCKY_B,
    NAME,
    NONE,
    OUTSIDE,
    OVER,
    PLACING,
    SELECT,
    SLICK_RIKESH_A,
    SLICK_RIKESH_B,
    SWIFT_A,
    SWIFT_B,
    TARGET,
    THE_SHARK_A,
    THE_SHARK_B,
    THROW,
    TREES,
    WATER,
    bit_of,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import end_game
from minigolf_desktop.bots.eighteen_holes.kernel.position import (
    SINGLE,
    Position,
    any_special,
    below,
    discard_shot,
    draw,
    end_peek,
    follow,
    take_top,
    top_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.table import STAYS

# --- the draw


# --- A player's turn


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
    if position.nineteenth:
        nineteenth.on_green(position, number)
    elif ground.hole_at[place] != NONE:
        modes.on_green(position, number, hit)
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


# --- The steps of a round


def advance(position: Position) -> None:
    """Take all steps in which nobody decides."""
    while position.seat == NONE:
        phase = position.phase
        if phase == OVER:
            return
        if phase == PLACING:
            draft.begin(position)
        elif phase in (DRAFT, DECLARE):
            position.phase = TARGET
            modes.begin_play(position)
        elif phase == TARGET:
            if position.pending:
                modes.draw_pending(position)
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
        if not position.nineteenth and not modes.plays_on(position, seat):
            continue
        player = position.players[seat]
        player.resting = 0
        if _misses_round(position, seat):
            continue
        if not player.hand:
            take_back(position, seat)
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
        if modes.is_decided(position):
            end_game(position)
            return
        if position.pending:
            modes.draw_pending(position)
            return
    if position.order:
        seat: i64 = position.order[0]
        position.phase = ACT
        position.seat = seat
        position.ball = NONE if table.teams else seat
        return
    if table.fast_travel and not position.scored:
        modes.turns_over(position)
        position.scored = True
        return
    if position.extra:
        _offer_extra_turn(position)
        return
    if position.nineteenth:
        nineteenth.round_over(position)
    else:
        modes.round_over(position)
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


# --- What may be done in a position, and what it leads to


def legal(position: Position) -> list[int]:
    """Return every action allowed, in the order of the model; of a game that is over the 19th."""
    phase = position.phase
    found: list[int] = []
    if phase == ACT:
        found = choices.turn_actions(position)
        modes.add_reveals(found, position)
    elif phase == CHOOSE:
        found = choices.shots(position)
        modes.add_reveals(found, position)
    elif phase == SELECT:
        found = choices.selectable(position)
    elif phase == FOLLOW:
        found = choices.followable(position)
    elif phase == THROW:
        found = [THROW_CARD << KIND_BITS | slot for slot in range(len(position.stacks))]
    elif phase == DRAFT:
        found = draft.choices(position)
    elif phase == EXTRA:
        found = choices.extra_turns(position)
    elif phase == NAME:
        found = choices.golfers_for_shot(position)
    elif phase == TARGET:
        found = [KEEP_TARGET << KIND_BITS | hole for hole in position.targets]
    elif phase == BORROW:
        found = choices.borrowable(position)
    elif phase == KEEP:
        found = [KEEP_CARD << KIND_BITS, PUT_BACK << KIND_BITS]
    elif phase == DECLARE:
        hand = clubs_of(position.players[position.seat].hand)
        found = [DECLARE_CLUB << KIND_BITS | club for club in hand]
    elif phase == PLACING:
        found = [PLACE_TOKEN << KIND_BITS | hole for hole in range(len(position.tokens))]
    elif phase == OVER and nineteenth.who_may_play(position):
        found = [PLAY_NINETEENTH << KIND_BITS]
    return found


def do(position: Position, action: i64) -> None:
    """Carry out a legal action, and all that follows from it until somebody is to decide."""
    kind = action >> KIND_BITS
    argument = action & ARGUMENT
    if kind == PLAY_SHOT:
        play_shot(position, argument // 32, argument // 8 % 4, argument % 8)
    elif kind == SELECT_CLUB:
        if position.phase == EXTRA:
            take_extra_turn(position, argument)
        else:
            select_club(position, argument)
    elif kind == MOVE_ONE_HEX:
        walk(position, argument)
    elif kind == PLAY_CLUB:
        play_club(position, argument // 7 - 1, argument % 7 - 1)
    elif kind == BIG_HIT:
        big_hit(position)
    elif kind == THROW_CARD:
        throw_card(position, argument)
    elif kind == RESET_HAND:
        reset_hand(position)
    elif kind == EXIT_BUNKER:
        exit_bunker(position, argument // 6, argument % 6)
    elif kind == FOLLOW_CARD:
        follow_card(position, argument)
    elif kind == HAND_OVER:
        hand_over(position)
    else:
        _do_rare(position, kind, argument)
    advance(position)


def _do_rare(position: Position, kind: i64, argument: i64) -> None:
    """Carry out what few turns have."""
    if kind == PICK_CLUB:
        draft.pick(position, argument)
    elif kind == PASS_PICK:
        draft.pass_on(position)
    elif kind == DECLARE_CLUB:
        draft.declare(position, argument)
    elif kind == LOOK_AT_DECK:
        _look(position, argument)
    elif kind == KEEP_CARD:
        _keep_card(position)
    elif kind == PUT_BACK:
        position.phase = _choice(position)
        position.peek_shown = True
    elif kind == RESET_FIRST:
        take_back(position, position.seat)
    elif kind == STAY_PUT:
        stay_put(position)
    elif kind == BORROW_CLUB:
        borrow(position, argument)
        if position.phase == BORROW:
            position.players[position.seat].turned = True
            position.seat = NONE
    elif kind == OWN_CLUB:
        position.seat = NONE
    elif kind == NAME_GOLFER:
        position.ball = argument
        if position.phase == NAME:
            position.phase = CHOOSE
    elif kind == REDRAW:
        redraw(position, argument // 64, argument % 64 - 1)
    elif kind == PLACE_TOKEN:
        modes.place_token(position, argument)
    elif kind == KEEP_TARGET:
        modes.keep_target(position, argument)
    elif kind == REVEAL_CLUB:
        position.rivals[argument].shown = True
    elif kind == PLAY_NINETEENTH:
        nineteenth.begin(position)


def _look(position: Position, deck: i64) -> None:
    """Look at the top card of a deck, once a hole (page 16)."""
    seat = position.seat
    card = top_of(position, deck)
    position.players[seat].turned = True
    position.peek_seat = seat
    position.peek_deck = deck
    position.peek_card = card
    position.peek_shown = False
    if position.face_of(seat) == BUNJIL_B:
        position.phase = KEEP


def _keep_card(position: Position) -> None:
    """Take the card looked at out of its deck, for the next shot."""
    position.kept_seat = position.peek_seat
    position.kept_card = position.peek_card
    take_top(position, position.peek_deck)
    end_peek(position)
    position.phase = _choice(position)


def _choice(position: Position) -> i64:
    """Return the choice before which Bunjil looked: of the round's club, or an extra turn's."""
    return EXTRA if position.scored else SELECT
