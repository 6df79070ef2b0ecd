"""What must be true of every state of 18 Holes, and whole states that are possible for a seat.

What a view leaves open is drawn by lot. What the seat sees in one place cannot lie in another: so
the cards of a deck are those of its kind that are nowhere else, and the hands of others are dealt
out of the clubs that were not seen. A hand is dealt as the golfer cards allow, and dealt again
where what happens now could not happen with it.
"""

from collections import Counter

from minigolf_desktop.model.eighteen_holes.box import clubs_in, hand_of
from minigolf_desktop.model.eighteen_holes.choices import can_draw_from, clubs_for_golfer
from minigolf_desktop.model.eighteen_holes.draft import CHOOSY, club_pool, may_carry, offered
from minigolf_desktop.model.eighteen_holes.flight import can_stand
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import RIVAL_CLUBS
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import (
    NONE,
    Player,
    Rival,
    SeenPlayer,
    SeenRival,
    State,
    View,
    is_choosing,
    put,
)
from minigolf_desktop.model.play.randomness import Chance, Randomness

# --- What must be true of every state of 18 Holes; for tests, playouts and damaged files


def problems(state: State) -> list[str]:
    """Return broken invariants, in words for developers."""
    return [*_shot_cards(state), *_clubs(state), *_golfers(state), *_scores(state), *_turn(state)]


def _shot_cards(state: State) -> list[str]:
    """Return where a shot card is nowhere, or twice."""
    found = Counter[int]()
    for pile in (*state.decks, *state.discards):
        found.update(pile)
    if state.shot is not None:
        for stack in (state.shot.thrown, *state.shot.stacks):
            found.update(stack)
    for player in state.players:
        found.update(player.drives)
    if state.kept[1] != NONE:
        found[state.kept[1]] += 1
    wrong = []
    for card in state.table.box.shot_cards:
        if found[card.number] != 1:
            wrong.append(f"shot card {card.number} is there {found[card.number]} times")
    for deck, pile in enumerate(state.decks):
        if any(state.table.box.shot_cards[number].deck != deck for number in pile):
            wrong.append(f"deck {deck} holds cards of another")
    return wrong


def _clubs(state: State) -> list[str]:
    """Return where a club is twice, or neither in hand nor on the discard nor in play."""
    wrong = []
    found = Counter[int]()
    for seat, player in enumerate(state.players):
        own = [*clubs_in(player.hand), *clubs_in(player.discard)]
        if is_in_play(state, seat):
            own.append(state.chosen[seat])
        found.update(own)
        wrong += [
            f"seat {seat} was seen with club {club}, which it has not"
            for club in clubs_in(player.shown)
            if club not in own
        ]
    if state.draft is not None:
        for hand in (*state.draft.hands, state.draft.pool):
            found.update(clubs_in(hand))
    for rival in state.rivals:
        found.update(rival.clubs)
    wrong += [f"club {club} is there {count} times" for club, count in found.items() if count != 1]
    return wrong


def is_in_play(state: State | View, seat: int) -> bool:
    """Return whether the club that a seat chose lies before it, face down or in play."""
    if state.chosen[seat] == NONE:
        return False
    return is_choosing(state) or state.phase is Phase.BORROW or seat in state.order


def _golfers(state: State) -> list[str]:
    """Return where a golfer stands where none can."""
    field = state.table.field
    return [
        f"golfer {number} stands on hex {ball.place}, where nobody can"
        for number, ball in enumerate(state.balls)
        if not can_stand(field, ball.place)
    ]


def _scores(state: State) -> list[str]:
    """Return where points are not what tokens and score cards add up to."""
    wrong = []
    mode = mode_of(state)
    for seat, player in enumerate(state.players):
        points = mode.points_of(player, state.table.field.pars)
        if points != player.points:
            wrong.append(f"seat {seat} has {player.points} points, its tokens and card {points}")
    return wrong


def _turn(state: State) -> list[str]:
    """Return where nobody is to move in a game that goes on, or somebody in one that is over."""
    over = state.phase is Phase.OVER
    wrong = _nineteenth(state)
    if over != (state.seat == NONE) or over != bool(state.ranks):
        wrong.append(f"phase {state.phase.name} with seat {state.seat} to move")
    if (state.phase in (Phase.CHOOSE, Phase.FOLLOW, Phase.THROW, Phase.NAME)) != (
        state.shot is not None
    ):
        wrong.append(f"phase {state.phase.name} with shot {state.shot}")
    return wrong


def _nineteenth(state: State) -> list[str]:
    """Return where the 19th is not on its own field, or is played by who did not tie (H34)."""
    played = state.nineteenth
    if state.table.is_nineteenth != (played is not None):
        return [f"a course of {len(state.table.field.greens)} greens, and the 19th is {played}"]
    if played is None:
        return []
    first = tuple(seat for seat in range(len(state.players)) if played.ranks[seat] == 1)
    if len(first) < 2 or first != played.seats or state.alive != first:
        return [f"seats {state.alive} play the 19th of a game with the ranks {played.ranks}"]
    return []


# --- Whole states that are possible for a seat: what its view leaves open is drawn by lot

MOST_DEALS = 1000
"""After so many deals that do not fit, a view is held to be one that no game leads to."""

_OPEN = tuple(
    name for name in State._fields if name in View._fields and name not in ("players", "rivals")
)
"""Fields that a view has as the state has them, but for what is hidden in them."""


def possible_state(view: View, randomness: Randomness) -> State:
    """Return a whole state that is possible for the seat of a view.

    All that it may not know is drawn from ``randomness``. Raises ValueError for a view that no
    game leads to.
    """
    chance = Chance(randomness)
    state = State(
        players=tuple(map(_player, view.players)),
        rivals=tuple(map(_rival, view.rivals)),
        decks=(),
        chance=randomness,
        **{name: getattr(view, name) for name in _OPEN},
    )
    state = _with_shot_cards(view, state, chance)
    state = mode_of(view).draw_secrets(view, state, chance)
    state = _with_clubs(view, state, chance)
    return state._replace(chance=chance.stream)


def _player(seen: SeenPlayer) -> Player:
    """Return a player with what is known of it."""
    return Player(*(getattr(seen, name) for name in Player._fields))


def _rival(seen: SeenRival) -> Rival:
    """Return an opponent with what is known of it."""
    return Rival(
        targets=() if seen.target == NONE else (seen.target,),
        clubs=seen.known,
        shown=seen.club != NONE,
        points=seen.points,
        taken=seen.taken,
        past=seen.past,
        known=len(seen.known),
    )


def _with_shot_cards(view: View, state: State, chance: Chance) -> State:
    """Shuffle into each deck what lies nowhere else; a card that was seen stays on top."""
    elsewhere = {view.kept[1], *b"".join(view.discards)}
    elsewhere.update(*((view.shot.thrown, *view.shot.stacks) if view.shot else ()))
    elsewhere.update(*(player.drives for player in view.players))
    keeper, kept = view.kept
    seat, place, top = view.peek
    decks = []
    for deck, size in enumerate(view.deck_sizes):
        seen = [top] if deck == place and top != NONE else []
        cards = chance.shuffled(
            card
            for card in view.table.box.cards_of_deck[deck]
            if card not in elsewhere and card not in seen
        )
        if len(cards) + len(seen) > size:
            kept = cards.pop()
        decks.append(bytes(cards + seen))
    if place != NONE:
        top = decks[place][-1]
    return state._replace(decks=tuple(decks), kept=(keeper, kept), peek=(seat, place, top))


def _with_clubs(view: View, state: State, chance: Chance) -> State:
    """Deal the clubs that were not seen until they fit, and put some of them face down."""
    pool = club_pool(view.table, everything=mode_of(view).all_clubs)
    unseen = tuple(clubs_in(pool & ~_seen_clubs(view)))
    for _ in range(MOST_DEALS):
        dealt = _dealt(view, state, chance.shuffled(unseen))
        if _fits(dealt):
            return _with_face_down(view, dealt, chance)
    raise ValueError("no game leads to this view")


def _seen_clubs(view: View) -> int:
    """Return the clubs of which the seat knows where they are, as bits."""
    seen = hand_of(club for club in view.chosen if club != NONE)
    for player in view.players:
        seen |= player.hand | player.discard | player.shown
    for rival in view.rivals:
        seen |= hand_of(club for club in (*rival.known, rival.club) if club != NONE)
    if view.draft is not None:
        for hand in (*view.draft.hands, view.draft.pool):
            seen |= hand
    return seen


def _hides_club(view: View, seat: int) -> bool:
    """Return whether a club lies face down before a player, who alone knows it."""
    return seat in view.face_down and view.chosen[seat] == NONE


def _dealt(view: View, state: State, cards: list[int]) -> State:
    """Deal clubs, in the order given, to all hands of which the seat knows but the number.

    A club face down is in the hand as yet.
    """
    players = list(state.players)
    faces = view.table.setup.golfers
    for seat in sorted(range(len(players)), key=lambda seat: CHOOSY.get(faces[seat], 2)):
        seen = view.players[seat]
        count = seen.clubs + _hides_club(view, seat)
        if seen.hand.bit_count() < count:
            hand = seen.shown & ~seen.discard
            if is_in_play(view, seat):
                hand &= ~(1 << view.chosen[seat])
            players[seat] = players[seat]._replace(hand=_filled(view, seat, hand, count, cards))
    state = state._replace(players=tuple(players))
    if view.draft is not None:
        hands = tuple(
            hand | _taken(cards, count - hand.bit_count())
            for hand, count in zip(view.draft.hands, view.draft_cards, strict=True)
        )
        pool = view.draft.pool
        pool |= _taken(cards, view.draft_pool - pool.bit_count())
        state = state._replace(draft=view.draft._replace(hands=hands, pool=pool))
    return state._replace(
        rivals=tuple(
            rival._replace(clubs=_pile(seen, cards))
            for rival, seen in zip(state.rivals, view.rivals, strict=True)
        )
    )


def _filled(view: View, seat: int, hand: int, count: int, cards: list[int]) -> int:
    """Return a hand with the next cards that the golfer may carry; they are taken out."""
    if view.table.setup.golfers[seat] not in CHOOSY:
        return hand | _taken(cards, count - hand.bit_count())
    for club in tuple(cards):
        if hand.bit_count() < count and may_carry(view.table, seat, hand, 1 << club):
            hand |= 1 << club
            cards.remove(club)
    return hand


def _taken(cards: list[int], count: int) -> int:
    """Take cards off the end of a pile; return them as bits."""
    return hand_of(cards.pop() for _ in range(count))


def _pile(seen: SeenRival, cards: list[int]) -> tuple[int, ...]:
    """Return the clubs of an opponent: those turned over before lie at the bottom."""
    top = () if seen.club in (NONE, *seen.known) else (seen.club,)
    hidden = RIVAL_CLUBS - len(top) - len(seen.known)
    return (*top, *(cards.pop() for _ in range(hidden)), *seen.known)


def _fits(state: State) -> bool:
    """Return whether what happens now can happen with the clubs dealt.

    Who picks at the draft may take one of the cards; Bunjil, who looks at a card to keep it, or has
    kept one, has a club that draws from its deck.
    """
    if state.phase is Phase.DRAFT:
        return bool(offered(state))
    if state.phase is Phase.KEEP:
        seat, deck, _ = state.peek
    elif state.phase in (Phase.SELECT, Phase.EXTRA) and state.kept[0] != NONE:
        seat, deck = state.kept[0], state.table.box.shot_cards[state.kept[1]].deck
    else:
        return True
    own = state.players[seat].hand
    if is_in_play(state, seat):
        own |= 1 << state.chosen[seat]
    return any(can_draw_from(state, seat, club, deck) for club in clubs_in(own))


def _with_face_down(view: View, state: State, chance: Chance) -> State:
    """Put a club face down for everybody who chose one in secret: any that the golfer may."""
    for seat in view.face_down:
        if _hides_club(view, seat):
            allowed = clubs_for_golfer(state, seat)
            club = allowed[chance.below(len(allowed))]
            player = state.players[seat]
            player = player._replace(hand=player.hand & ~(1 << club))
            state = state.with_player(seat, player)._replace(chosen=put(state.chosen, seat, club))
    return state
