"""The steps of a round, and a player's turn in it.

A round is missed turns, the choice of clubs, the order of play, the turns and the end of the
round. A finished step leaves a state in which nobody is to move; :func:`advance` takes the next
steps until somebody has to decide again or the game is over.

A turn is one of five actions, the draw, where the ball comes to rest, and the used club.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.playing`: what changes here changes there.
"""

from minigolf_desktop.model.eighteen_holes import draft
from minigolf_desktop.model.eighteen_holes.box import (
    BUNJIL_A,
    BUNJIL_B,
    LUCKY_B,
    NEVER_DISCARD,
    SLICK_RIKESH_A,
    SWIFT_A,
    SWIFT_B,
    THE_SHARK_A,
    THE_SHARK_B,
    CardKind,
    clubs_in,
)
from minigolf_desktop.model.eighteen_holes.choices import clubs_for_extra_turn
from minigolf_desktop.model.eighteen_holes.course import WATERS
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.modes.mode import end_game
from minigolf_desktop.model.eighteen_holes.moves import (
    Aimed,
    BigHit,
    Borrowed,
    Discarded,
    Events,
    ExitBunker,
    FellIntoWater,
    Flew,
    KeptDrive,
    LeftBunker,
    MissedTurn,
    Ordered,
    Phase,
    PlayClub,
    PlayShot,
    Redraw,
    Redrew,
    Revealed,
    RoundBegun,
    Selected,
    ShotOutcome,
    Threw,
    TookBack,
    TriedBigHit,
    Walked,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, Dealer, Shot, State, cleared, put

# --- A player's turn: the five actions, the draw, where the ball comes to rest, the used club

_WATERS = frozenset(map(int, WATERS))
_SHARKS = frozenset({THE_SHARK_A, THE_SHARK_B})


# --- the draw


def play_club(state: State, action: PlayClub) -> tuple[State, Events]:
    """Draw what the club says; a wood takes aim at once."""
    if action.deck == NONE:
        return state._replace(shot=Shot(), phase=_next_phase(state)), ()
    club = state.table.box.clubs[state.used[state.seat]]
    dealer = Dealer(state)
    if action.aim != NONE:
        dealer.events.append(Aimed(state.seat, action.aim))
    stacks = tuple(
        dealer.draw(slot, action.deck, to_the_end=club.draw == 1) for slot in range(club.draw)
    )
    shot = Shot(aim=action.aim, stacks=stacks)
    return dealer.state(shot=shot, phase=_next_phase(state)), tuple(dealer.events)


def big_hit(state: State, _action: BigHit) -> tuple[State, Events]:
    """Draw one card more than usual from the deck above; the neighbour throws one away."""
    club = state.table.box.clubs[state.used[state.seat]]
    dealer = Dealer(state)
    dealer.events.append(TriedBigHit(state.seat, club.big_hit_deck))
    stacks = tuple(
        dealer.draw(slot, club.big_hit_deck, to_the_end=False) for slot in range(club.draw + 1)
    )
    state = dealer.state(shot=Shot(big=True, stacks=stacks), phase=Phase.FOLLOW)
    events = tuple(dealer.events)
    cards = state.table.box.shot_cards
    if any(cards[stack[-1]].is_special for stack in stacks):
        return state, events
    state, more = hand_over(state)
    return state, events + more


def exit_bunker(state: State, action: ExitBunker) -> tuple[State, Events]:
    """Draw the one card whose icon says how the ball leaves the bunker (page 11)."""
    dealer = Dealer(state)
    dealer.events.append(Aimed(state.seat, action.aim))
    stack = dealer.draw(0, action.deck, to_the_end=True)
    shot = Shot(bunker=True, aim=action.aim, stacks=(stack,))
    return dealer.state(shot=shot, phase=Phase.CHOOSE), tuple(dealer.events)


def _next_phase(state: State) -> Phase:
    """Return what follows a draw: the shot, once it is known who takes it."""
    return Phase.CHOOSE if state.ball != NONE else Phase.NAME


def follow_card(state: State, slot: int) -> tuple[State, Events]:
    """Draw the card that a special one asks for, and lay it on top."""
    shot = state.shot
    assert shot is not None
    dealer = Dealer(state)
    deck = dealer.follow(shot.stacks[slot][-1])
    stack = shot.stacks[slot] + dealer.draw(slot, deck, to_the_end=False)
    stacks = put(shot.stacks, slot, stack)
    state = dealer.state(shot=shot._replace(stacks=stacks))
    events = tuple(dealer.events)
    cards = state.table.box.shot_cards
    if state.phase is Phase.FOLLOW and not any(cards[s[-1]].is_special for s in stacks):
        state, more = hand_over(state)
        return state, events + more
    return state, events


def hand_over(state: State) -> tuple[State, Events]:
    """Hand the cards of a big hit to the neighbour on the left; alone, chance throws one away."""
    seats = len(state.players)
    if seats > 1:
        return state._replace(phase=Phase.THROW, seat=(state.seat + 1) % seats), ()
    shot = state.shot
    assert shot is not None
    slot, chance = state.chance.below(len(shot.stacks))
    event = Threw(NONE, shot.stacks[slot][-1])
    return _thrown(state, slot)._replace(chance=chance, phase=_next_phase(state)), (event,)


def throw_card(state: State, slot: int) -> tuple[State, Events]:
    """Throw away a card of the big hit of the player on turn."""
    shot = state.shot
    assert shot is not None
    event = Threw(state.seat, shot.stacks[slot][-1])
    after = _thrown(state, slot)._replace(seat=state.order[0], phase=_next_phase(state))
    return after, (event,)


def _thrown(state: State, slot: int) -> State:
    """Lay the cards of a slot aside until the turn is over (ruling H22)."""
    shot = state.shot
    assert shot is not None
    stacks = shot.stacks[:slot] + shot.stacks[slot + 1 :]
    return state._replace(shot=shot._replace(stacks=stacks, thrown=shot.stacks[slot]))


def redraw(state: State, action: Redraw) -> tuple[State, Events]:
    """Draw a card anew, from the deck of the one it covers; it must be played (Lucky)."""
    shot, seat = state.shot, state.seat
    assert shot is not None
    player = state.players[seat]._replace(turned=True)
    if state.table.setup.golfers[seat] == LUCKY_B:
        bit = 1 << action.club
        player = player._replace(spent=True, hand=player.hand & ~bit, discard=player.discard | bit)
    state = state.with_player(seat, player)
    dealer = Dealer(state)
    dealer.events.append(Redrew(seat, action.slot, action.club))
    deck = state.table.box.shot_cards[shot.stacks[action.slot][-1]].deck
    stack = shot.stacks[action.slot] + dealer.draw(action.slot, deck, to_the_end=True)
    stacks = put(shot.stacks, action.slot, stack)
    forced = shot._replace(stacks=stacks, forced=action.slot)
    return dealer.state(shot=forced), tuple(dealer.events)


# --- the ball


def play_shot(state: State, action: PlayShot) -> tuple[State, Events]:
    """Send the ball off, and end the turn where it comes to rest."""
    shot, number = state.shot, state.ball
    assert shot is not None
    landing = _landing(state, action)
    start = state.balls[number].place
    card = shot.stacks[action.slot][-1] if shot.stacks else NONE
    if shot.bunker:
        events: Events = (LeftBunker(number, card, start, landing.end, landing.outcome),)
        state = cleared(state)
        if landing.end == start and landing.outcome is not ShotOutcome.OUT:
            return _end_turn(_turn_taken(state), events)
    else:
        events = (Flew(number, card, landing.path, landing.outcome),)
        keep = NONE
        if card != NONE and state.table.box.shot_cards[card].kind is CardKind.LONGEST_DRIVE:
            keep = card
            player = state.players[state.seat]
            state = state.with_player(state.seat, player._replace(drives=(*player.drives, card)))
            events = (*events, KeptDrive(state.seat, card))
        state = cleared(state, keep=keep)
    if landing.outcome is ShotOutcome.OUT:
        penalty = mode_of(state).penalty
        events = (*events, WentOut(number, penalty))
        return _end_turn(_turn_taken(state, penalty), events, returned=True)
    return _come_to_rest(state, landing.end, events, hit=True)


def _turn_taken(state: State, penalty: int = 0) -> State:
    """Count a turn for the golfer who acts, who stays in place."""
    ball = state.balls[state.ball]
    return state.with_ball(state.ball, ball._replace(turns=ball.turns + 1 + penalty))


def _landing(state: State, action: PlayShot) -> Landing:
    for landing in landings(state, action.slot, action.aim):
        if landing.flight == action.flight:
            return landing
    raise AssertionError("a shot that is not offered was played")


def _come_to_rest(state: State, place: int, events: Events, *, hit: bool) -> tuple[State, Events]:
    """Put the golfer where the ball lies; water, a green or a tee box there has its effect."""
    table, number = state.table, state.ball
    before = state.balls[number]
    ball = before._replace(place=place, turns=before.turns + 1)
    if table.field.ground[place] in _WATERS and table.setup.golfers[state.seat] not in _SHARKS:
        penalty = mode_of(state).penalty
        ball = ball._replace(turns=ball.turns + penalty, lying=penalty == 0)
        events = (*events, FellIntoWater(number, penalty))
    state = state.with_ball(number, ball)
    mode = mode_of(state)
    if place in table.field.greens:
        state, more = mode.on_green(state, number, hit)
        events += more
    elif mode.fast_travel and place in table.field.tee_boxes and place != before.place:
        # Only who comes to another tee box travels on (ruling H18). Further extra turns are taken
        # before those of others who wait for theirs.
        again = state.seat in state.played
        extra = (number, *state.extra) if again else (*state.extra, number)
        state = state._replace(extra=extra)
    return _end_turn(state, events)


def walk(state: State, direction: int) -> tuple[State, Events]:
    """Move the golfer one hex (page 8)."""
    start = state.balls[state.ball].place
    place = state.table.field.next[direction][start]
    return _come_to_rest(state, place, (Walked(state.ball, start, place),), hit=False)


# --- the clubs


def borrow(state: State, club: int) -> tuple[State, Events]:
    """Use a club of somebody else for this turn (Slick Rikesh)."""
    seat = state.seat
    owner = next(
        other
        for other, player in enumerate(state.players)
        if other != seat and (state.chosen[other] == club or player.discard >> club & 1)
    )
    return state._replace(used=put(state.used, seat, club)), (Borrowed(seat, owner, club),)


def reset_hand(state: State) -> tuple[State, Events]:
    """Take the discard back instead of hitting; the club of this turn is discarded after it."""
    for number in state.table.balls_of(state.seat) if state.ball == NONE else (state.ball,):
        ball = state.balls[number]
        state = state.with_ball(number, ball._replace(turns=ball.turns + 1))
    state, events = take_back(state, state.seat)
    return _end_turn(state, events)


def take_back(state: State, seat: int) -> tuple[State, Events]:
    """Return all discarded clubs to a hand; Lucky's card is turned upright again (page 16)."""
    player = state.players[seat]
    clubs = tuple(clubs_in(player.discard))
    face = state.table.setup.golfers[seat]
    turned = player.turned and not face.startswith("lucky")
    player = player._replace(
        hand=player.hand | player.discard,
        discard=0,
        turned=turned,
        shown=player.shown | player.discard,
    )
    return state.with_player(seat, player), (TookBack(seat, clubs),)


def _end_turn(state: State, events: Events, *, returned: bool = False) -> tuple[State, Events]:
    """Put the club of the turn away; nobody is to move then."""
    seat = state.seat
    if state.table.teams:
        state, stood = _stand_up_partner(state)
        events += stood
    club = state.chosen[seat]
    player = state.players[seat]
    bit = 1 << club
    face = state.table.setup.golfers[seat]
    if returned or face in NEVER_DISCARD or bit & player.lasting:
        player = player._replace(hand=player.hand | bit, shown=player.shown | bit)
    else:
        player = player._replace(discard=player.discard | bit)
        events = (*events, Discarded(seat, club))
    state = state._replace(
        players=put(state.players, seat, player),
        order=state.order[1:],
        played=(*state.played, seat),
        ball=NONE,
        seat=NONE,
    )
    return state, events


def _stand_up_partner(state: State) -> tuple[State, Events]:
    """Stand up a team's golfer who lay in the water while its partner took the turn."""
    events: Events = ()
    for number in state.table.balls_of(state.seat):
        ball = state.balls[number]
        if ball.lying and number != state.ball:
            state = state.with_ball(number, ball._replace(lying=False))
            events = (*events, MissedTurn(number))
    return state, events


# --- The steps of a round: missed turns, club choice, order of play, turns, the end of the round

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
