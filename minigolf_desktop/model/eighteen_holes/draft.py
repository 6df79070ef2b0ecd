"""How the players come by their clubs (rule book, draft clubs, golfer abilities; ruling H9).

Everybody picks out of the own hand, and the hands go on to the left when all have picked: on one
screen the seats pick one after the other, which comes to the same.
"""

from collections.abc import Iterator

from minigolf_desktop.model.eighteen_holes.clubs import ClubKind, clubs_in, hand_of
from minigolf_desktop.model.eighteen_holes.events import (
    Dealt,
    Events,
    HandReady,
    PassedPick,
    Picked,
)
from minigolf_desktop.model.eighteen_holes.golfers import (
    DORIAN_A,
    IRON_JANE_A,
    IRON_JANE_B,
    SLICK_RIKESH_B,
    SLUGGER_A,
    SLUGGER_B,
    THE_SHARK_B,
    clubs_carried,
)
from minigolf_desktop.model.eighteen_holes.moves import Action, PassPick, Phase, PickClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.eighteen_holes.state import NONE, Draft, Player, State, Table

STARTER_HANDS = "ABCDE"
PASSES = 5
"""How often clubs are picked out of the hands that go round."""


def club_pool(table: Table, *, everything: bool) -> int:
    """Return the clubs that are in the game, as bits: all, or by the number of players (H9)."""
    seats = table.setup.seats
    return hand_of(
        club.number for club in table.box.clubs if everything or club.min_players <= seats
    )


def begin(state: State, *, all_clubs: bool) -> tuple[State, Events]:
    """Lay out the clubs, and ask for the first one to be picked; or deal ready-made hands.

    ``all_clubs`` puts every club into the game, however few play.
    """
    table = state.table
    if table.setup.clubs is ClubChoice.FIRST_GAME:
        return _starter_hands(state)
    pool = club_pool(table, everything=all_clubs)
    players = list(state.players)
    for seat, face in enumerate(table.setup.golfers):
        if face in (SLUGGER_A, SLUGGER_B):
            driver = next(c for c in clubs_in(pool) if table.box.clubs[c].kind is ClubKind.DRIVER)
            pool ^= 1 << driver
            players[seat] = Player(hand=1 << driver, lasting=1 << driver)
    state = state._replace(players=tuple(players), phase=Phase.DRAFT)
    seats = tuple(range(table.setup.seats))
    hands = (0,) * len(seats)
    first = tuple(s for s in seats if table.setup.golfers[s] in (IRON_JANE_A, IRON_JANE_B))
    if table.setup.clubs is ClubChoice.FREE:
        first = seats
    if not first:
        return _deal(state._replace(draft=Draft(hands, (), (), 0, pool)), ())
    draft = Draft(hands, first, (), 0, pool)
    return state._replace(draft=draft, seat=first[0]), ()


def _starter_hands(state: State) -> tuple[State, Events]:
    players = []
    events = []
    for seat in range(state.table.setup.seats):
        letter = STARTER_HANDS[seat]
        hand = hand_of(c.number for c in state.table.box.clubs if c.starter_hand == letter)
        players.append(Player(hand=hand, shown=hand))
        events.append(HandReady(seat, tuple(clubs_in(hand))))
    return state._replace(players=tuple(players), draft=None), tuple(events)


def _deal(state: State, events: Events) -> tuple[State, Events]:
    """Deal what is left of the pool to everybody who still needs clubs, in equal hands."""
    draft = state.draft
    assert draft is not None
    seats = tuple(s for s in range(len(state.players)) if not _is_complete(state, s))
    if not seats:
        return _finish(state, events)
    cards, chance = state.chance.shuffled(bytes(clubs_in(draft.pool)))
    each = len(cards) // len(seats)
    hands = [0] * len(state.players)
    for place, seat in enumerate(seats):
        hands[seat] = hand_of(cards[place * each : (place + 1) * each])
    draft = Draft(tuple(hands), seats, seats, 0, 0)
    state = state._replace(draft=draft, chance=chance)
    return _go_on(state, (*events, Dealt(seats, each)))


def choices(state: State) -> Iterator[Action]:
    """Yield what the seat to move may do at the draft."""
    draft = state.draft
    assert draft is not None
    for club in clubs_in(offered(state)):
        yield PickClub(club)
    face = state.table.setup.golfers[state.seat]
    if face == SLICK_RIKESH_B and draft.passing and draft.passes < PASSES - 1:
        yield PassPick()


def offered(state: State) -> int:
    """Return the cards that the seat to move may pick, as bits."""
    draft = state.draft
    assert draft is not None
    seat = state.seat
    cards = draft.hands[seat] if draft.passing else draft.pool
    return may_carry(state.table, seat, state.players[seat].hand, cards)


def may_carry(table: Table, seat: int, carried: int, cards: int) -> int:
    """Return those of some clubs that a golfer may add to those carried; all are bits."""
    face = table.setup.golfers[seat]
    clubs = table.box.clubs
    if face in (IRON_JANE_A, IRON_JANE_B):
        names = {clubs[club].name for club in clubs_in(carried)}
        return hand_of(
            club
            for club in clubs_in(cards)
            if clubs[club].kind is ClubKind.IRON
            and not (face == IRON_JANE_B and clubs[club].name in names)
        )
    if face == THE_SHARK_B:
        return hand_of(c for c in clubs_in(cards) if clubs[c].kind is not ClubKind.WEDGE)
    return cards


def pick(state: State, club: int) -> tuple[State, Events]:
    """Take a club for the seat to move."""
    draft = state.draft
    assert draft is not None
    seat, bit = state.seat, 1 << club
    hands = tuple(hand & ~bit for hand in draft.hands)
    draft = draft._replace(hands=hands, pool=draft.pool & ~bit)
    players = list(state.players)
    players[seat] = players[seat]._replace(hand=players[seat].hand | bit)
    state = state._replace(players=tuple(players), draft=draft)
    events = (Picked(seat, club),)
    if not draft.passing and not _is_complete(state, seat):
        return state, events
    return _next_picker(state, events)


def pass_on(state: State) -> tuple[State, Events]:
    """Take none of the cards for the seat to move."""
    return _next_picker(state, (PassedPick(state.seat),))


def _next_picker(state: State, events: Events) -> tuple[State, Events]:
    draft = state.draft
    assert draft is not None
    state = state._replace(draft=draft._replace(seats=draft.seats[1:]))
    return _go_on(state, events)


def _go_on(state: State, events: Events) -> tuple[State, Events]:
    """Find who picks next, passing over those who have their clubs or can take none."""
    while True:
        draft = state.draft
        assert draft is not None
        for place, seat in enumerate(draft.seats):
            if _is_complete(state, seat):
                continue
            state = state._replace(seat=seat, draft=draft._replace(seats=draft.seats[place:]))
            if offered(state):
                return state, events
            events = (*events, PassedPick(seat))
        if not draft.passing:
            if draft.passes == 0 and state.table.setup.clubs is ClubChoice.DRAFT:
                return _deal(state, events)
            return _finish(state, events)
        state = _pass_hands(state, draft)


def _pass_hands(state: State, draft: Draft) -> State:
    """Pass the hands to the left; after the last pick what is left over may be chosen from.

    The Shark's B side, which had to pass over wedges, picks then (page 17).
    """
    passes = draft.passes + 1
    if passes == PASSES:
        left = 0
        for hand in draft.hands:
            left |= hand
        nothing = (0,) * len(draft.hands)
        return state._replace(draft=Draft(nothing, draft.passing, (), passes, left))
    hands = list(draft.hands)
    for place, seat in enumerate(draft.passing):
        hands[seat] = draft.hands[draft.passing[place - 1]]
    return state._replace(draft=Draft(tuple(hands), draft.passing, draft.passing, passes, 0))


def _finish(state: State, events: Events) -> tuple[State, Events]:
    """End the draft; Dorian's A side is to tell next which club never expires."""
    ready = tuple(
        HandReady(seat, tuple(clubs_in(player.hand))) for seat, player in enumerate(state.players)
    )
    faces = state.table.setup.golfers
    state = state._replace(draft=None, seat=NONE)
    if DORIAN_A in faces:
        state = state._replace(phase=Phase.DECLARE, seat=faces.index(DORIAN_A))
    return state, events + ready


def _is_complete(state: State, seat: int) -> bool:
    return state.players[seat].hand.bit_count() >= clubs_carried(state.table.setup.golfers[seat])


def declare(state: State, club: int) -> State:
    """Return the state in which a club of the seat to move never expires."""
    players = list(state.players)
    players[state.seat] = players[state.seat]._replace(lasting=1 << club)
    return state._replace(players=tuple(players), seat=NONE)
