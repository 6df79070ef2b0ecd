"""How the players come by their clubs (rule book, draft clubs, golfer abilities; ruling H9).

Everybody is dealt five clubs, picks one, and the hands go on to the left when all have picked: on
one screen the seats pick one after the other, which comes to the same. The last club of a hand
goes to its player unasked, and so does a hand that nobody else picks from: there is nothing to
decide.

The Shark's B side, which had to pass over wedges, takes clubs that nobody took in the end (page
17). As the hands hold no more clubs than are picked, those may be wedges too: then it chooses out
of the clubs that were put away.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.draft`: what changes here changes there.
"""

from collections.abc import Iterator

from minigolf_desktop.model.eighteen_holes.box import (
    DORIAN_A,
    IRON_JANE_A,
    IRON_JANE_B,
    SLICK_RIKESH_B,
    SLUGGER_A,
    SLUGGER_B,
    THE_SHARK_B,
    ClubKind,
    clubs_carried,
    clubs_in,
    hand_of,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Dealt,
    Events,
    HandReady,
    PassedPick,
    PassPick,
    Phase,
    PickClub,
    Picked,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.eighteen_holes.state import NONE, Draft, Player, State, Table, put

STARTER_HANDS = "ABCDE"
CHOOSY = {IRON_JANE_A: 0, IRON_JANE_B: 0, THE_SHARK_B: 1}
"""By face: who may carry only some clubs is dealt them before the others."""
DEALT = 5
"""Clubs dealt to each player (ruling H9): as many as are picked out of the hands that go round."""
PASSES = DEALT
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
    if table.setup.clubs is ClubChoice.RANDOM:
        return _random_hands(state, pool)
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


def _random_hands(state: State, pool: int) -> tuple[State, Events]:
    """Deal everybody as many clubs as the golfer carries, first to those who carry only some."""
    cards, chance = state.chance.shuffled(bytes(clubs_in(pool)))
    faces = state.table.setup.golfers
    left, players = list(cards), list(state.players)
    for seat in sorted(range(len(faces)), key=lambda seat: CHOOSY.get(faces[seat], 2)):
        hand = players[seat].hand
        for club in tuple(left):
            enough = hand.bit_count() >= clubs_carried(faces[seat])
            if not enough and may_carry(state.table, seat, hand, 1 << club):
                hand |= 1 << club
                left.remove(club)
        players[seat] = players[seat]._replace(hand=hand)
    return _finish(state._replace(players=tuple(players), chance=chance), ())


def _deal(state: State, events: Events) -> tuple[State, Events]:
    """Deal five clubs to everybody who still needs some; the others are put away unseen."""
    draft = _under_way(state)
    seats = tuple(s for s in range(len(state.players)) if not _is_complete(state, s))
    if not seats:
        return _finish(state, events)
    cards, chance = state.chance.shuffled(bytes(clubs_in(draft.pool)))
    hands = [0] * len(state.players)
    for place, seat in enumerate(seats):
        hands[seat] = hand_of(cards[place * DEALT : (place + 1) * DEALT])
    draft = Draft(tuple(hands), seats, seats, 0, 0)
    state = state._replace(draft=draft, chance=chance)
    return _go_on(state, (*events, Dealt(seats, DEALT)))


def choices(state: State) -> Iterator[Action]:
    """Yield what the seat to move may do at the draft."""
    for club in clubs_in(offered(state)):
        yield PickClub(club)
    if _may_pass(state):
        yield PassPick()


def _may_pass(state: State) -> bool:
    """Return whether the seat to move may wait for another hand: Slick Rikesh's B side."""
    draft = _under_way(state)
    face = state.table.setup.golfers[state.seat]
    return face == SLICK_RIKESH_B and bool(draft.passing) and draft.passes < PASSES - 1


def offered(state: State) -> int:
    """Return the cards that the seat to move may pick, as bits."""
    draft = _under_way(state)
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
    state, events = _take(state, club), (Picked(state.seat, club),)
    draft = _under_way(state)
    if not draft.passing and not _is_complete(state, state.seat):
        return state, events
    return _next_picker(state, events)


def _take(state: State, club: int) -> State:
    """Return the state in which the seat to move has a club that lies before it."""
    draft = _under_way(state)
    seat, bit = state.seat, 1 << club
    hands = tuple(hand & ~bit for hand in draft.hands)
    player = state.players[seat]
    return state._replace(
        players=put(state.players, seat, player._replace(hand=player.hand | bit)),
        draft=draft._replace(hands=hands, pool=draft.pool & ~bit),
    )


def pass_on(state: State) -> tuple[State, Events]:
    """Take none of the cards for the seat to move."""
    return _next_picker(state, (PassedPick(state.seat),))


def _next_picker(state: State, events: Events) -> tuple[State, Events]:
    draft = _under_way(state)
    state = state._replace(draft=draft._replace(seats=draft.seats[1:]))
    return _go_on(state, events)


def _go_on(state: State, events: Events) -> tuple[State, Events]:
    """Find who picks next, passing over those who have their clubs or nothing to decide."""
    while True:
        draft = _under_way(state)
        waiting = draft.seats
        for place, seat in enumerate(waiting):
            if _is_complete(state, seat):
                continue
            state = state._replace(seat=seat, draft=draft._replace(seats=waiting[place:]))
            clubs = offered(state)
            if clubs and _leaves_no_choice(state, clubs):
                for club in clubs_in(clubs):
                    state, events = _take(state, club), (*events, Picked(seat, club))
                draft = _under_way(state)
            elif clubs:
                return state, events
            else:
                events = (*events, PassedPick(seat))
        if not draft.passing:
            if draft.passes == 0 and state.table.setup.clubs is ClubChoice.DRAFT:
                return _deal(state, events)
            return _finish(state, events)
        state = _pass_hands(state)


def _leaves_no_choice(state: State, clubs: int) -> bool:
    """Return whether all clubs offered to the seat to move come to it, whatever it picks first.

    That is so of the last club of a hand, and of a hand that nobody else picks from.
    """
    draft = _under_way(state)
    alone = len(draft.passing) == 1 and clubs.bit_count() <= _lacking(state, state.seat)
    return alone or draft.hands[state.seat].bit_count() == 1


def _pass_hands(state: State) -> State:
    """Pass the hands to the left; after the last pick what is left over may be chosen from."""
    draft = _under_way(state)
    passes = draft.passes + 1
    if passes == PASSES:
        nothing = (0,) * len(draft.hands)
        return state._replace(draft=Draft(nothing, draft.passing, (), passes, _left_over(state)))
    hands = list(draft.hands)
    for place, seat in enumerate(draft.passing):
        hands[seat] = draft.hands[draft.passing[place - 1]]
    return state._replace(draft=Draft(tuple(hands), draft.passing, draft.passing, passes, 0))


def _left_over(state: State) -> int:
    """Return what may be chosen from after the last pick, as bits: what nobody took of the hands.

    Where a golfer may not carry enough of that, it is all that nobody has.
    """
    taken, left = 0, 0
    for player, hand in zip(state.players, _under_way(state).hands, strict=True):
        taken |= player.hand
        left |= hand
    for seat in _under_way(state).passing:
        carried = state.players[seat].hand
        if may_carry(state.table, seat, carried, left).bit_count() < _lacking(state, seat):
            return club_pool(state.table, everything=False) & ~taken
    return left


def _under_way(state: State) -> Draft:
    """Return the draft that goes on."""
    assert state.draft is not None
    return state.draft


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
    return _lacking(state, seat) <= 0


def _lacking(state: State, seat: int) -> int:
    """Return how many clubs a seat has yet to pick."""
    carried = state.players[seat].hand.bit_count()
    return clubs_carried(state.table.setup.golfers[seat]) - carried


def declare(state: State, club: int) -> State:
    """Return the state in which a club of the seat to move never expires."""
    players = list(state.players)
    players[state.seat] = players[state.seat]._replace(lasting=1 << club)
    return state._replace(players=tuple(players), seat=NONE)
