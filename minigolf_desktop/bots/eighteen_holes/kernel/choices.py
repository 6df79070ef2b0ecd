"""What may be done in a turn.

Actions are listed in the order of the model.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.choices`: what changes there
changes here.
"""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    BORROW_CLUB,
    EXIT_BUNKER,
    FOLLOW_CARD,
    HAND_OVER,
    KIND_BITS,
    LOOK_AT_DECK,
    NAME_GOLFER,
    OWN_CLUB,
    PLAY_CLUB,
    PLAY_SHOT,
    REDRAW,
    RESET_FIRST,
    RESET_HAND,
    SELECT_CLUB,
    STAY_PUT,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    BUNJIL_A,
    BUNJIL_B,
    BUNKER,
    DECKS,
    DORIAN_A,
    LUCKY_A,
    LUCKY_B,
    NO_FACE,
    NONE,
    SLICK_RIKESH_B,
    SLUGGER_B,
    bit_of,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position

_SHOTS = [[PLAY_SHOT << KIND_BITS | 32 * slot + aim for aim in range(6)] for slot in range(4)]
"""By slot: a shot in every direction."""


def selectable(position: Position) -> list[int]:
    """Return what a seat may do that chooses its club for the round."""
    seat = position.seat
    player = position.players[seat]
    found: list[int] = []
    if position.face_of(seat) == NO_FACE:
        _add_clubs(found, SELECT_CLUB, player.hand)
    else:
        _add_clubs(found, SELECT_CLUB, clubs_for_golfer(position, seat))
        _add_looks(found, position, player.hand)
    if player.discard and _may_reset_first(position, seat):
        found.append(RESET_FIRST << KIND_BITS)
    return found


def extra_turns(position: Position) -> list[int]:
    """Return the choices on a tee box: a club for an extra turn, or no extra turn (page 19)."""
    player = position.players[position.seat]
    found: list[int] = []
    _add_clubs(found, SELECT_CLUB, clubs_for_extra_turn(position))
    _add_looks(found, position, player.hand & ~player.resting)
    found.append(STAY_PUT << KIND_BITS)
    return found


def clubs_for_extra_turn(position: Position) -> i64:
    """Return the clubs with which the seat to move may take an extra turn (ruling H18)."""
    resting = position.players[position.seat].resting
    return clubs_for_golfer(position, position.seat) & ~resting


def clubs_for_golfer(position: Position, seat: i64) -> i64:
    """Return the clubs in hand that the golfer card of a seat allows to be put face down."""
    face = position.face_of(seat)
    hand = position.players[seat].hand
    if face == DORIAN_A:
        usable: i64 = 0
        able = able_golfers(position, seat)
        for club in clubs_of(hand):
            for ball in able:
                if _can_act(position, club, ball):
                    usable |= bit_of(club)
                    break
        return usable or hand
    if face == SLUGGER_B and _all_on_tee_boxes(position, seat):
        return hand & position.table.cards.tee_off
    if position.kept_seat == seat:
        deck = position.table.cards.deck[position.kept_card]
        fitting: i64 = 0
        for club in clubs_of(hand):
            if _can_draw_from(position, seat, club, deck):
                fitting |= bit_of(club)
        return fitting or hand
    return hand


def turn_actions(position: Position) -> list[int]:
    """Return what the seat on turn may do."""
    seat = position.seat
    player = position.players[seat]
    table = position.table
    club = player.used
    face = position.face_of(seat)
    found: list[int] = []
    if face == SLICK_RIKESH_B and club == player.chosen:
        for other in range(table.seats):
            if other != seat:
                _add_clubs(found, BORROW_CLUB, position.players[other].discard)
    ball = position.ball
    if ball == NONE:
        found += _team_actions(position, club)
        return found
    draws = _draws(position, club, ball)
    if position.kept_seat == seat:
        bound = _bound(position, club, draws)
        if bound:
            return found + bound
    found += draws
    place = position.balls[ball].place
    if face == SLUGGER_B and table.ground.tee_box[place]:
        return found
    steps = _walks(position, club, ball)
    found += steps
    # Dorian's A side resets during a hole only where nothing else is possible.
    if face != DORIAN_A or not (draws or steps):
        found.append(RESET_HAND << KIND_BITS)
    return found


def golfers_for_shot(position: Position) -> list[int]:
    """Return the golfers of the team who can play the cards drawn with the club."""
    seat = position.seat
    club = position.players[seat].used
    found: list[int] = []
    for ball in team_golfers(position, seat):
        if (
            not _is_in_bunker(position, club, ball)
            and _can_play(position, club, ball)
            and _may_take(position, club, ball)
        ):
            found.append(NAME_GOLFER << KIND_BITS | ball)
    _add_specials(found, position)
    _add_redraws(found, position)
    return found


def borrowable(position: Position) -> list[int]:
    """Return the clubs that Slick Rikesh's A side may use instead of its own."""
    found = [OWN_CLUB << KIND_BITS]
    for seat, player in enumerate(position.players):
        if seat != position.seat and player.chosen != NONE:
            found.append(BORROW_CLUB << KIND_BITS | player.chosen)
    return found


def followable(position: Position) -> list[int]:
    """Return the cards of a big hit that may be followed before it is handed over."""
    found = [HAND_OVER << KIND_BITS]
    _add_specials(found, position)
    return found


def _add_specials(found: list[int], position: Position) -> None:
    for slot, stack in enumerate(position.stacks):
        if position.table.cards.draw_from[stack[-1]] != NONE:
            found.append(FOLLOW_CARD << KIND_BITS | slot)


def shots(position: Position) -> list[int]:
    """Return what may be done with the cards drawn."""
    if not position.stacks:
        return _SHOTS[0][:]
    cards = position.table.cards
    aim = position.aim
    found: list[int] = []
    if position.bunker:
        found.append(_SHOTS[0][aim])
    else:
        for slot, stack in enumerate(position.stacks):
            if position.forced in (NONE, slot):
                card = stack[-1]
                if cards.draw_from[card] != NONE:
                    found.append(FOLLOW_CARD << KIND_BITS | slot)
                elif len(cards.flights[card]) > 1:
                    _add_wild_shots(found, position, slot, card)
                elif aim == NONE:
                    found += _SHOTS[slot]
                else:
                    found.append(_SHOTS[slot][aim])
    _add_redraws(found, position)
    return found


def flights_of(position: Position, club: i64, card: i64, place: i64) -> list[int]:
    """Return the numbers of the flights that a card may take with a club from a hex."""
    cards = position.table.cards
    if cards.rough_penalty[club] == 1 and position.table.ground.rough[place]:
        return cards.short_flights[card]
    return cards.flights[card]


def wood_flight(position: Position, club: i64, place: i64) -> i64:
    """Return the number of the flight of a wood from a hex."""
    cards = position.table.cards
    return cards.wood_rough[club] if position.table.ground.rough[place] else cards.wood[club]


def _add_wild_shots(found: list[int], position: Position, slot: i64, card: i64) -> None:
    """Add the shots of a card with several flights: inside the course where any of them ends."""
    place = position.balls[position.ball].place
    club = position.players[position.seat_of(position.ball)].used
    flights = flights_of(position, club, card, place)
    ends = position.table.ground.ends
    first: i64 = 0
    last: i64 = 5
    if position.aim != NONE:
        first = last = position.aim
    aim = first
    while aim <= last:
        inside = False
        for flight in flights:
            if ends[flight][6 * place + aim] != NONE:
                inside = True
        for number, flight in enumerate(flights):
            if not inside or ends[flight][6 * place + aim] != NONE:
                found.append(PLAY_SHOT << KIND_BITS | 32 * slot + 8 * number + aim)
        aim += 1


def _add_redraws(found: list[int], position: Position) -> None:
    """Add the cards that Lucky may draw anew: once a hand, on the B side once a hole."""
    face = position.face_of(position.seat)
    if face not in (LUCKY_A, LUCKY_B):
        return
    player = position.players[position.seat]
    if player.turned or not position.has_shot:
        return
    slots = len(position.stacks)
    if face == LUCKY_A:
        for slot in range(slots):
            found.append(REDRAW << KIND_BITS | 64 * slot)
    elif not player.spent:
        for club in clubs_of(player.hand):
            for slot in range(slots):
                found.append(REDRAW << KIND_BITS | 64 * slot + club + 1)


# --- who can do what


def able_golfers(position: Position, seat: i64) -> list[int]:
    """Return the golfers of a seat who could act in this turn."""
    if position.ball != NONE:
        return [position.ball]
    return team_golfers(position, seat)


def team_golfers(position: Position, seat: i64) -> list[int]:
    """Return the golfers of a seat who do not miss this turn."""
    found: list[int] = []
    for ball in position.balls_of(seat):
        if not position.balls[ball].lying:
            found.append(ball)
    return found


def _add_clubs(found: list[int], kind: i64, hand: i64) -> None:
    for club in clubs_of(hand):
        found.append(kind << KIND_BITS | club)


def _is_in_bunker(position: Position, club: i64, ball: i64) -> bool:
    """Return whether a bunker must be left first; the sand wedge takes it as rough (page 11)."""
    table = position.table
    if table.ground.ground[position.balls[ball].place] != BUNKER:
        return False
    return not table.cards.in_bunkers >> club & 1


def _can_play(position: Position, club: i64, ball: i64) -> bool:
    """Return whether a club can hit a ball where it lies, bunkers included."""
    cards = position.table.cards
    if _is_in_bunker(position, club, ball):
        return bool(cards.ways_out >> club & 1)
    return _is_for_here(position, club, ball)


def _is_for_here(position: Position, club: i64, ball: i64) -> bool:
    """Return whether a ball outside bunkers lies where a club may be used: drivers on the tee."""
    table = position.table
    if not table.cards.tee_only >> club & 1:
        return True
    return table.ground.tee_box[position.balls[ball].place]


def _can_act(position: Position, club: i64, ball: i64) -> bool:
    """Return whether a golfer can hit or walk with a club."""
    return _can_play(position, club, ball) or bool(_walks(position, club, ball))


def _draws(position: Position, club: i64, ball: i64) -> list[int]:
    """Return the actions in which a club draws cards, or takes aim with a wood."""
    cards = position.table.cards
    if _is_in_bunker(position, club, ball):
        return cards.exits[club]
    return cards.draws[club] if _is_for_here(position, club, ball) else []


def _draw_decks(position: Position, club: i64, ball: i64) -> i64:
    """Return the decks that a club draws from where a ball lies, as bits."""
    cards = position.table.cards
    if _is_in_bunker(position, club, ball):
        return cards.exit_decks[club]
    return cards.draw_decks[club] if _is_for_here(position, club, ball) else 0


def _walks(position: Position, club: i64, ball: i64) -> list[int]:
    """Return the steps to the hexes beside; out of bunkers only where no club gets out (H26)."""
    if _is_in_bunker(position, club, ball) and _has_way_out(position, club):
        return []
    return position.table.ground.walks[position.balls[ball].place]


def _has_way_out(position: Position, club: i64) -> bool:
    """Return whether the player to move has, or may borrow, any club that gets out of a bunker."""
    player = position.players[position.seat]
    within_reach = player.hand | player.discard | bit_of(club)
    if player.chosen != NONE:
        within_reach |= bit_of(player.chosen)
    if position.face_of(position.seat) == SLICK_RIKESH_B:
        for other in position.players:
            within_reach |= other.discard
    return bool(within_reach & position.table.cards.ways_out)


def _deck_of(position: Position, club: i64, action: i64) -> i64:
    """Return the deck that an action draws from with a club; NONE for any other action."""
    kind = action >> KIND_BITS
    argument = action & ARGUMENT
    if kind == PLAY_CLUB:
        return argument // 7 - 1
    if kind == EXIT_BUNKER:
        return argument // 6
    return position.table.cards.big_hit_deck[club] if kind == BIG_HIT else NONE


def _bound(position: Position, club: i64, draws: list[int]) -> list[int]:
    """Return the draws that take Bunjil's kept card: if there are any, nothing else is allowed."""
    if position.kept_seat != position.seat:
        return []
    deck: i64 = position.table.cards.deck[position.kept_card]
    return [action for action in draws if _deck_of(position, club, action) == deck]


def _can_draw_from(position: Position, seat: i64, club: i64, deck: i64) -> bool:
    """Return whether a seat's golfer can draw from a deck with a club, from where it stands."""
    for ball in able_golfers(position, seat):
        if _draw_decks(position, club, ball) >> deck & 1:
            return True
    return False


def _add_looks(found: list[int], position: Position, hand: i64) -> None:
    """Add the decks that Bunjil may look at before choosing one of some clubs, once a hole."""
    seat = position.seat
    face = position.face_of(seat)
    if (face not in (BUNJIL_A, BUNJIL_B)) or position.players[seat].turned:
        return
    decks: i64 = 0
    for club in clubs_of(hand):
        for ball in able_golfers(position, seat):
            decks |= _draw_decks(position, club, ball)
    for deck in range(DECKS):
        if decks >> deck & 1:
            found.append(LOOK_AT_DECK << KIND_BITS | deck)


def _all_on_tee_boxes(position: Position, seat: i64) -> bool:
    """Return whether every golfer who could act in this turn stands on a tee box."""
    for ball in able_golfers(position, seat):
        if not position.table.ground.tee_box[position.balls[ball].place]:
            return False
    return True


def _may_reset_first(position: Position, seat: i64) -> bool:
    """Return whether a hand may be reset before a club is chosen (ruling H20)."""
    player = position.players[seat]
    if position.face_of(seat) == DORIAN_A:
        for ball in position.balls_of(seat):
            if position.balls[ball].turns:
                return False
        return not player.hand & ~player.lasting
    golfers = team_golfers(position, seat)
    for club in clubs_of(player.hand):
        usable = False
        for golfer in golfers:
            if _can_play(position, club, golfer):
                usable = True
        if not usable:
            return True
    return False


# --- teams


def _team_actions(position: Position, club: i64) -> list[int]:
    """Return what a team may do: the golfer is named after the draw, or before moving one hex."""
    seat = position.seat
    face = position.face_of(seat)
    able: list[int] = []
    for ball in team_golfers(position, seat):
        acts = face != DORIAN_A or _can_act(position, club, ball)
        if acts and _may_take(position, club, ball):
            able.append(ball)
    fitting = [b for b in able if _bound(position, club, _draws(position, club, b))]
    named = fitting or able
    seen: list[int] = []
    for ball in named:
        if not _is_in_bunker(position, club, ball):
            draws = _draws(position, club, ball)
            for action in _bound(position, club, draws) or draws:
                if action not in seen:
                    seen.append(action)
    # The model sorts by the name of the kind: a big hit comes before what the club plays.
    found = [action for action in seen if action == BIG_HIT << KIND_BITS]
    found += sorted([action for action in seen if action != BIG_HIT << KIND_BITS])
    for ball in named:
        found.append(NAME_GOLFER << KIND_BITS | ball)
    tees_off = face == SLUGGER_B and _all_on_tee_boxes(position, seat)
    if not fitting and not tees_off and not (face == DORIAN_A and able):
        found.append(RESET_HAND << KIND_BITS)
    return found


def _may_take(position: Position, club: i64, ball: i64) -> bool:
    """Return whether a golfer may use a club at all: Slugger's B side tees off with woods only."""
    table = position.table
    if position.face_of(position.seat) != SLUGGER_B or table.cards.tee_off >> club & 1:
        return True
    return not table.ground.tee_box[position.balls[ball].place]
