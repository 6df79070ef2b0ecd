"""A player's turn: the five actions, the draw, where the ball comes to rest, the used club."""

from minigolf_desktop.model.eighteen_holes.clubs import clubs_in
from minigolf_desktop.model.eighteen_holes.drawing import Dealer, cleared
from minigolf_desktop.model.eighteen_holes.events import (
    Aimed,
    Borrowed,
    Discarded,
    Events,
    FellIntoWater,
    Flew,
    KeptDrive,
    LeftBunker,
    MissedTurn,
    Outcome,
    Redrew,
    Threw,
    TookBack,
    TriedBigHit,
    Walked,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.golfers import (
    LUCKY_B,
    NEVER_DISCARD,
    THE_SHARK_A,
    THE_SHARK_B,
)
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    ExitBunker,
    Phase,
    PlayClub,
    PlayShot,
    Redraw,
)
from minigolf_desktop.model.eighteen_holes.shot_cards import CardKind
from minigolf_desktop.model.eighteen_holes.state import NONE, Shot, State, put
from minigolf_desktop.model.eighteen_holes.terrain import WATERS

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
        events: Events = (LeftBunker(number, card, start, landing.end),)
        state = cleared(state)
        if landing.end == start and landing.outcome is not Outcome.OUT:
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
    if landing.outcome is Outcome.OUT:
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
