"""What may be done in a turn (rule book, selecting clubs and on your turn).

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.choices`: what changes here changes there.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from minigolf_desktop.model.eighteen_holes.box import (
    BUNJIL_A,
    BUNJIL_B,
    DORIAN_A,
    LUCKY_A,
    LUCKY_B,
    SLICK_RIKESH_B,
    SLUGGER_B,
    Club,
    ClubKind,
    Deck,
    clubs_in,
)
from minigolf_desktop.model.eighteen_holes.flight import (
    AIMS,
    can_stand,
    is_in_bunker,
    landings,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    BorrowClub,
    ExitBunker,
    FollowCard,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    PlayClub,
    PlayShot,
    Redraw,
    ResetFirst,
    ResetHand,
    SelectClub,
    StayPut,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, State

if TYPE_CHECKING:
    from minigolf_desktop.model.eighteen_holes.state import View

_SELECT = tuple(SelectClub(club) for club in range(64))
_WALK = tuple(MoveOneHex(direction) for direction in AIMS)
_DRAW = tuple(PlayClub(deck, NONE) for deck in Deck)
_CHIP = tuple(PlayClub(Deck.CHIP, aim) for aim in AIMS)
_WOOD = PlayClub(NONE, NONE)
_EXIT = tuple(tuple(ExitBunker(deck, aim) for aim in AIMS) for deck in Deck)
_FOLLOW = tuple(FollowCard(slot) for slot in range(3))
_SHOOT = tuple(tuple(PlayShot(slot, 0, aim) for aim in AIMS) for slot in range(3))
_BIG_HIT = BigHit()
_RESET = ResetHand()
_LUCKY = frozenset({LUCKY_A, LUCKY_B})

MUST_TEE_OFF_WITH = frozenset({ClubKind.WOOD, ClubKind.DRIVER})
"""What Slugger's B side plays on tee boxes."""


def can_play(state: "State | View", club: Club, ball: int) -> bool:
    """Return whether a club can hit a ball where it lies, bunkers included.

    Woods and the driver name no deck to draw from in a bunker: they do not get out of it. The rule
    book is silent on that.
    """
    field, place = state.table.field, state.balls[ball].place
    if is_in_bunker(field, place, club):
        return bool(club.decks) and not club.tee_box_only
    return place in field.tee_boxes or not club.tee_box_only


def selectable(state: State) -> Iterator[Action]:
    """Yield what a seat may do that chooses its club for the round."""
    seat = state.seat
    player = state.players[seat]
    hand = player.hand
    face = state.table.setup.golfers[seat]
    if not face:
        yield from map(_SELECT.__getitem__, clubs_in(hand))
    else:
        yield from map(_SELECT.__getitem__, clubs_for_golfer(state, seat))
        yield from _looks(state, hand)
    if player.discard and may_reset_first(state, seat):
        yield ResetFirst()


def extra_turns(state: State) -> Iterator[Action]:
    """Yield the choices on a tee box: a club for an extra turn, or no extra turn (page 19).

    Bunjil may look at a card before that choice too (ruling H21).
    """
    player = state.players[state.seat]
    yield from map(_SELECT.__getitem__, clubs_for_extra_turn(state))
    yield from _looks(state, player.hand & ~player.resting)
    yield StayPut()


def clubs_for_extra_turn(state: State) -> tuple[int, ...]:
    """Return the clubs with which the seat to move may take an extra turn.

    A club that never expires is played once in the extra turns of a round (ruling H18).
    """
    resting = state.players[state.seat].resting
    return tuple(c for c in clubs_for_golfer(state, state.seat) if not resting >> c & 1)


def _looks(state: State, hand: int) -> Iterator[Action]:
    """Yield the decks that Bunjil may look at before choosing one of some clubs, once a hole."""
    face = state.table.setup.golfers[state.seat]
    if face in (BUNJIL_A, BUNJIL_B) and not state.players[state.seat].turned:
        yield from map(LookAtDeck, _decks_within_reach(state, hand))


def clubs_for_golfer(state: State, seat: int) -> tuple[int, ...]:
    """Return the clubs in hand that the golfer card of a seat allows to be put face down."""
    face = state.table.setup.golfers[seat]
    clubs = state.table.box.clubs
    hand = tuple(clubs_in(state.players[seat].hand))
    if face == DORIAN_A:
        able = _able(state, seat)
        return tuple(c for c in hand if any(_can_act(state, clubs[c], b) for b in able)) or hand
    if face == SLUGGER_B and _all_on_tee_boxes(state, seat):
        return tuple(club for club in hand if clubs[club].kind in MUST_TEE_OFF_WITH)
    if state.kept[0] == seat:
        deck = state.table.box.shot_cards[state.kept[1]].deck
        fitting = tuple(club for club in hand if can_draw_from(state, seat, club, deck))
        return fitting or hand
    return hand


def _all_on_tee_boxes(state: State, seat: int) -> bool:
    """Return whether every golfer who could act in this turn stands on a tee box."""
    tee_boxes = state.table.field.tee_boxes
    return all(state.balls[ball].place in tee_boxes for ball in _able(state, seat))


def _able(state: State, seat: int) -> tuple[int, ...]:
    """Return the golfers of a seat who could act in this turn."""
    return team_golfers(state, seat) if state.ball == NONE else (state.ball,)


def _can_act(state: State, club: Club, ball: int) -> bool:
    """Return whether a golfer can hit or walk with a club.

    Dorian's A side may not reset the hand during a hole, so it chooses no other club.
    """
    return can_play(state, club, ball) or any(walks(state, club, ball))


def _draws(state: State, club: Club, ball: int) -> Iterator[Action]:
    """Yield the actions in which a club draws cards, or takes aim with a wood."""
    field, place = state.table.field, state.balls[ball].place
    if is_in_bunker(field, place, club):
        if not club.tee_box_only:
            for deck in club.decks:
                yield from _EXIT[deck]
        return
    if club.tee_box_only and place not in field.tee_boxes:
        return
    if not club.decks:
        yield _WOOD
    for deck in club.decks:
        if deck is Deck.CHIP and club.declares_direction:
            yield from _CHIP
        else:
            yield _DRAW[deck]
    if club.big_hit:
        yield _BIG_HIT


def deck_of(club: Club, action: Action) -> int:
    """Return the deck that an action draws from with a club; NONE for any other action."""
    if isinstance(action, PlayClub | ExitBunker):
        return action.deck
    return club.big_hit_deck if isinstance(action, BigHit) else NONE


def _decks_within_reach(state: State, hand: int) -> tuple[int, ...]:
    """Return the decks that the seat to move could draw from in the next turn with some clubs."""
    clubs = state.table.box.clubs
    found = {
        deck_of(clubs[club], action)
        for club in clubs_in(hand)
        for ball in _able(state, state.seat)
        for action in _draws(state, clubs[club], ball)
    }
    return tuple(sorted(found - {NONE}))


def can_draw_from(state: State, seat: int, club: int, deck: int) -> bool:
    """Return whether a seat's golfer can draw from a deck with a club, from where it stands."""
    card = state.table.box.clubs[club]
    return any(
        deck_of(card, action) == deck
        for ball in _able(state, seat)
        for action in _draws(state, card, ball)
    )


def may_reset_first(state: State, seat: int) -> bool:
    """Return whether a hand may be reset before a club is chosen.

    It may where a club in hand cannot be used now: a driver off the tee, say (ruling H20); an empty
    hand is reset unasked. Dorian's A side does so only before teeing off, when nothing but the
    lasting club is left.
    """
    table = state.table
    player = state.players[seat]
    if table.setup.golfers[seat] == DORIAN_A:
        fresh = all(state.balls[ball].turns == 0 for ball in table.balls_of(seat))
        return fresh and not player.hand & ~player.lasting
    golfers = team_golfers(state, seat)
    return any(
        not any(can_play(state, table.box.clubs[club], ball) for ball in golfers)
        for club in clubs_in(player.hand)
    )


def turn_actions(state: State, ball: int = NONE) -> Iterator[Action]:
    """Yield what the seat on turn may do; with ``ball`` what it could do once it names a golfer."""
    seat = state.seat
    table = state.table
    club = table.box.clubs[state.used[seat]]
    face = table.setup.golfers[seat]
    if face == SLICK_RIKESH_B and state.used[seat] == state.chosen[seat]:
        for other, player in enumerate(state.players):
            if other != seat:
                yield from map(BorrowClub, clubs_in(player.discard))
    ball = state.ball if ball == NONE else ball
    if ball == NONE:
        yield from _team_actions(state, club)
        return
    draws = tuple(_draws(state, club, ball))
    bound = _bound(state, club, draws)
    yield from bound or draws
    if bound or (face == SLUGGER_B and state.balls[ball].place in table.field.tee_boxes):
        return
    steps = tuple(walks(state, club, ball))
    yield from steps
    # Dorian's A side may not reset during a hole. Where nothing else is possible, in a bunker with
    # no club that gets out of it, the rule book would leave the golfer there for ever.
    if face != DORIAN_A or not (draws or steps):
        yield _RESET


def _bound(state: State, club: Club, draws: Iterable[Action]) -> tuple[Action, ...]:
    """Return the draws that take Bunjil's kept card: if there are any, nothing else is allowed."""
    if state.kept[0] != state.seat:
        return ()
    deck = state.table.box.shot_cards[state.kept[1]].deck
    return tuple(action for action in draws if deck_of(club, action) == deck)


def walks(state: State, club: Club, ball: int) -> Iterator[Action]:
    """Yield the steps that a golfer may take to the hexes beside.

    Nobody walks out of a bunker while a club that gets out of it is carried or may be borrowed
    (ruling H26): only who has nothing but woods, and would stay there for ever.
    """
    field, place = state.table.field, state.balls[ball].place
    if not is_in_bunker(field, place, club) or not _has_way_out(state, club):
        for direction in AIMS:
            if can_stand(field, field.next[direction][place]):
                yield _WALK[direction]


def _has_way_out(state: State, club: Club) -> bool:
    """Return whether the player to move has, or may borrow, any club that gets out of a bunker."""
    player, chosen = state.players[state.seat], state.chosen[state.seat]
    within_reach = player.hand | player.discard | club.bit
    if chosen != NONE:
        within_reach |= 1 << chosen
    if state.table.setup.golfers[state.seat] == SLICK_RIKESH_B:
        for other in state.players:
            within_reach |= other.discard
    clubs = state.table.box.clubs
    return any(clubs[c].decks and not clubs[c].tee_box_only for c in clubs_in(within_reach))


def _team_actions(state: State, club: Club) -> Iterator[Action]:
    """Yield what a team may do: the golfer is named after the draw, or before moving one hex."""
    face = state.table.setup.golfers[state.seat]
    able = tuple(b for b in team_golfers(state, state.seat) if _may_take(state, club, b))
    if face == DORIAN_A:
        able = tuple(b for b in able if _can_act(state, club, b))
    fitting = tuple(b for b in able if _bound(state, club, _draws(state, club, b)))
    seen: set[Action] = set()
    for ball in fitting or able:
        if not is_in_bunker(state.table.field, state.balls[ball].place, club):
            draws = tuple(_draws(state, club, ball))
            seen.update(_bound(state, club, draws) or draws)
    yield from sorted(seen, key=lambda action: (type(action).__name__, action))
    yield from map(NameGolfer, fitting or able)
    tees_off = face == SLUGGER_B and _all_on_tee_boxes(state, state.seat)
    if not fitting and not tees_off and not (face == DORIAN_A and able):
        yield _RESET


def _may_take(state: State, club: Club, ball: int) -> bool:
    """Return whether a golfer may use a club at all: Slugger's B side tees off with woods only."""
    if state.table.setup.golfers[state.seat] != SLUGGER_B or club.kind in MUST_TEE_OFF_WITH:
        return True
    return state.balls[ball].place not in state.table.field.tee_boxes


def team_golfers(state: State, seat: int) -> tuple[int, ...]:
    """Return the golfers of a seat who do not miss this turn."""
    return tuple(b for b in state.table.balls_of(seat) if not state.balls[b].lying)


def golfers_for_shot(state: State) -> Iterator[Action]:
    """Yield the golfers of the team who can play the cards drawn with the club.

    Drawing goes on before one of them is named: cards are followed, and Lucky draws anew.
    """
    club = state.table.box.clubs[state.used[state.seat]]
    field = state.table.field
    for ball in team_golfers(state, state.seat):
        in_bunker = is_in_bunker(field, state.balls[ball].place, club)
        if not in_bunker and can_play(state, club, ball) and _may_take(state, club, ball):
            yield NameGolfer(ball)
    for slot, stack in enumerate(state.shot.stacks if state.shot else ()):
        if state.table.box.shot_cards[stack[-1]].is_special:
            yield _FOLLOW[slot]
    yield from _redraws(state)


def shots(state: State) -> Iterator[Action]:
    """Yield what may be done with the cards drawn."""
    shot = state.shot
    assert shot is not None
    if not shot.stacks:
        yield from _SHOOT[0]
        return
    cards = state.table.box.shot_cards
    if shot.bunker:
        yield _SHOOT[0][shot.aim]
    else:
        for slot, stack in enumerate(shot.stacks):
            if shot.forced not in (NONE, slot):
                continue
            card = cards[stack[-1]]
            if card.is_special:
                yield _FOLLOW[slot]
            elif len(card.flights) > 1:
                for landing in landings(state, slot):
                    yield PlayShot(slot, landing.flight, landing.aim)
            elif shot.aim == NONE:
                yield from _SHOOT[slot]
            else:
                yield _SHOOT[slot][shot.aim]
    yield from _redraws(state)


def _redraws(state: State) -> Iterator[Action]:
    """Yield the cards that Lucky may draw anew: once a hand, on the B side once a hole."""
    face = state.table.setup.golfers[state.seat]
    player = state.players[state.seat]
    if face not in _LUCKY or player.turned or state.shot is None:
        return
    slots = range(len(state.shot.stacks))
    if face == LUCKY_A:
        yield from (Redraw(slot, NONE) for slot in slots)
    elif not player.spent:
        for club in clubs_in(player.hand):
            yield from (Redraw(slot, club) for slot in slots)
