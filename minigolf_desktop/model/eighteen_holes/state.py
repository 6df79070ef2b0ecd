"""Where a game of 18 Holes stands, how shot cards are drawn, and what one seat may know of it.

Cards drawn in a turn lie in slots, each a stack of which only the topmost counts. They go to the
discards when the turn ends, those thrown away at a big hit too, so that a deck that runs out is
never refilled with them (rule book, draw shot cards, super, short and shuffle; rulings H5 to H7,
H22).

In a view (rule book, select club; rulings H11 and H19) clubs face down and all hands are known
where clubs are chosen in the open. What lay open once stays known where the rules let nobody
forget it: clubs that went back into a hand, targets and clubs of the opponents of Solo Chaos, solo
cards. Not remembered are the clubs that a player saw at the draft and passed on, the target that
was drawn beside the one kept, and what Bunjil saw on a deck before looking at another.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.position`: what changes here changes there.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from minigolf_desktop.model.eighteen_holes.box import Box, CardKind, Deck
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.moves import Drew, Event, Phase, Reshuffled
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, TEAM_MODES, Setup
from minigolf_desktop.model.play.randomness import Randomness

# --- Where a game of 18 Holes stands

NONE = -1
"""No club, no card, no seat, no direction."""


@dataclass(frozen=True)
class Table:
    """What does not change while a game is played."""

    setup: Setup
    box: Box
    course: Course
    """The course as it is played: that of the set-up, its hazards as the table wants them (H35)."""
    field: Field

    @property
    def teams(self) -> bool:
        """Whether each player has two golfers on the course."""
        return self.setup.mode in TEAM_MODES

    @property
    def is_nineteenth(self) -> bool:
        """Whether the 19th is played on it, or was: the field has a hole more (ruling H34)."""
        return len(self.field.greens) > len(self.field.pars)

    @property
    def in_any_order(self) -> bool:
        """Whether greens are claimed in any order; the 19th is one hole after any mode."""
        return self.setup.mode in CHAOS_MODES and not self.is_nineteenth

    @property
    def for_nineteenth(self) -> "Table | None":
        """The table on which the 19th is played; None on a course without a clubhouse (H34)."""
        field = self.field.nineteenth
        return None if field is None else replace(self, field=field)

    def seat_of(self, ball: int) -> int:
        """Return the player of a golfer on the course."""
        return ball // 2 if self.teams else ball

    def balls_of(self, seat: int) -> tuple[int, ...]:
        """Return the golfers that a player has on the course."""
        return (2 * seat, 2 * seat + 1) if self.teams else (seat,)


class Player(NamedTuple):
    """A player's cards and points."""

    hand: int = 0
    """Clubs in hand, as bits (:mod:`.box`). A club face down or in play is not among them."""
    discard: int = 0
    """Clubs used, as bits. A club in play is not yet among them."""
    lasting: int = 0
    """Clubs that never expire, as bits."""
    turned: bool = False
    """Whether the golfer card lies sideways: its power is used."""
    spent: bool = False
    """Whether the power was used on this hole (Lucky's B side)."""
    points: int = 0
    aces: int = 0
    """Hole-in-one tokens."""
    drives: tuple[int, ...] = ()
    """Longest Drive cards kept."""
    card: tuple[int, ...] = ()
    """Score card: turns of each hole finished, in Stroke Play the strokes."""
    taken: tuple[tuple[int, int], ...] = ()
    """Tokens won: the hole each lay on and its value, in the order won."""
    target: int = NONE
    """Kelly Golf: the hole of the secret target."""
    shown: int = 0
    """Clubs, as bits, that everybody knows the player to have, wherever they are now: they lay open
    and went back into the hand, or came with a ready-made hand."""
    resting: int = 0
    """Clubs, as bits, with which extra turns of this round were taken: no other one is, also where
    the club never expires and is back in the hand (ruling H18)."""


class Ball(NamedTuple):
    """A golfer on the course."""

    place: int
    """Number of the hex."""
    hole: int
    """The hole being played; past the last one when the course is finished."""
    turns: int = 0
    """Turns taken on the hole, missed ones included; in Stroke Play the strokes."""
    lying: bool = False
    """In the water: the next turn is missed."""
    home: bool = False
    """On the green of its hole, waiting for the others."""


class Shot(NamedTuple):
    """A shot between the draw and the flight."""

    big: bool = False
    """Whether it is a big hit."""
    bunker: bool = False
    """Whether the ball is to leave a bunker."""
    aim: int = NONE
    """The direction told before the draw."""
    stacks: tuple[bytes, ...] = ()
    """Cards drawn, a stack a slot: only the topmost counts. Empty for a wood."""
    forced: int = NONE
    """Slot of the card that Lucky must play."""
    thrown: bytes = b""
    """The stack of a big hit that was thrown away, the topmost card last: it lies aside until the
    turn is over (ruling H22)."""


class Draft(NamedTuple):
    """The draft, or the free choice, of clubs."""

    hands: tuple[int, ...]
    """By seat: the cards to pick from, as bits."""
    seats: tuple[int, ...]
    """Who still picks in this pass, the first to move first."""
    passing: tuple[int, ...]
    """Seats in the order in which the hands go round; none before and after that."""
    passes: int = 0
    """How often the hands went round."""
    pool: int = 0
    """Clubs, as bits, to choose from without passing: by Iron Jane before the draft, by who still
    lacks clubs after it."""


class Rival(NamedTuple):
    """An automatic opponent of Solo Chaos."""

    targets: tuple[int, ...]
    """Holes of the target tokens, the one shown first."""
    clubs: tuple[int, ...]
    """Clubs face down, the top one first."""
    shown: bool = False
    """Whether the top club is turned over."""
    points: int = 0
    taken: tuple[tuple[int, int], ...] = ()
    """Tokens won: hole and value."""
    past: tuple[int, ...] = ()
    """Holes of the target tokens that are played, in order."""
    known: int = 0
    """How many clubs at the bottom of the pile were turned over before."""


class SoloTrack(NamedTuple):
    """The solo deck and its marker."""

    deck: tuple[int, ...]
    """Solo cards still to come, the next one first."""
    card: int
    """The card being played."""
    place: int
    """Where on it the marker stands."""


class Nineteenth(NamedTuple):
    """A shared first place that is played off, or was, on the way to the clubhouse (H34)."""

    seats: tuple[int, ...]
    """Who shared it."""
    ranks: tuple[int, ...]
    """By seat the rank in the game: what stays where nobody comes to the clubhouse."""
    began: int
    """Rounds of turns that the game took before."""


Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """Return a tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


class State(NamedTuple):
    """A game of 18 Holes."""

    table: Table
    phase: Phase
    seat: int
    """Who is to decide; :data:`NONE` when the game is over."""
    round: int
    """Rounds of turns begun."""
    players: tuple[Player, ...]
    """By seat."""
    balls: tuple[Ball, ...]
    decks: tuple[bytes, ...]
    """By deck: cards face down, the top one last."""
    discards: tuple[bytes, ...]
    """By deck: cards used."""
    alive: tuple[int, ...]
    """Seats still in the game, which in Skins can end before it does."""
    waiting: tuple[int, ...]
    """Seats that are still to choose a club in this round, the next one first."""
    chosen: tuple[int, ...]
    """By seat: the club of this round or extra turn."""
    used: tuple[int, ...]
    """By seat: the club played with: the chosen one, or one that Slick Rikesh borrows."""
    order: tuple[int, ...]
    """Seats in order of play that have not finished their turn, who is on turn first."""
    played: tuple[int, ...]
    """Seats that finished their turn in this round, in that order."""
    extra: tuple[int, ...]
    """Golfers who came to a tee box and may take an extra turn, in order (chaos modes)."""
    ball: int
    """The golfer who acts; :data:`NONE` until named (Chaos Teams) and between turns."""
    shot: Shot | None
    peek: tuple[int, int, int]
    """Bunjil's look: seat, deck and card; three times :data:`NONE` when there is none."""
    kept: tuple[int, int]
    """Bunjil's kept card: seat and card; :data:`NONE` twice when there is none."""
    tokens: tuple[tuple[int, ...], ...]
    """By hole: values of the tokens on its green, the largest first."""
    chance: Randomness
    peek_shown: bool = False
    """Whether the card looked at was put back face up."""
    draft: Draft | None = None
    targets: tuple[int, ...] = ()
    """Kelly Golf: the two drawn targets of the seat to move."""
    pending: tuple[int, ...] = ()
    """Kelly Golf: seats that are to draw a target, the next one first."""
    scored: bool = False
    """Chaos modes: the turns of the round are over, extra turns follow."""
    rivals: tuple[Rival, ...] = ()
    solo: SoloTrack | None = None
    tie_break: bool = False
    """Skins: the holes after the last one are being played."""
    nineteenth: Nineteenth | None = None
    """The 19th, once it has begun: the field is then that with the clubhouse as a green."""
    ranks: tuple[int, ...] = ()
    """When the game is over: by seat the rank."""

    def with_player(self, seat: int, player: Player) -> "State":
        """Return the state with another player at a seat."""
        return self._replace(players=put(self.players, seat, player))

    def with_ball(self, number: int, ball: Ball) -> "State":
        """Return the state with a golfer elsewhere on the course."""
        return self._replace(balls=put(self.balls, number, ball))

    def hole_of(self, seat: int) -> int:
        """Return the hole that a seat plays; in chaos modes 0."""
        return self.balls[self.table.balls_of(seat)[0]].hole


# --- Drawing shot cards (rule book, draw shot cards, super, short and shuffle; rulings H5 to H7,
# H22)

NO_PEEK = (NONE, NONE, NONE)
NOT_KEPT = (NONE, NONE)


class Dealer:
    """Draws cards out of a state's decks and gives the state that follows.

    A draw may take several cards one after the other; the decks are gathered here meanwhile.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._decks = list(state.decks)
        self._discards = list(state.discards)
        self._chance = state.chance
        self._peek = state.peek
        self._kept = state.kept
        self.events: list[Event] = []
        """What happened, in order."""

    def state(self, **changes: Any) -> State:
        """Return the state after the draw, with other changes to it."""
        return self._state._replace(
            decks=tuple(self._decks),
            discards=tuple(self._discards),
            chance=self._chance,
            peek=self._peek,
            kept=self._kept,
            **changes,
        )

    def top(self, deck: int) -> int:
        """Return the top card of a deck without taking it; an empty deck is filled first."""
        if not self._decks[deck]:
            self._refill(deck, ran_out=True)
        return self._decks[deck][-1]

    def draw(self, slot: int, deck: int, *, to_the_end: bool) -> bytes:
        """Return the cards drawn onto a slot, the topmost last.

        ``to_the_end`` follows super, short and shuffle cards until a shot is there, as a card that
        is drawn alone must.
        """
        cards = self._state.table.box.shot_cards
        drawn = bytearray()
        while True:
            number = self._take(deck)
            drawn.append(number)
            self.events.append(Drew(self._state.seat, slot, number))
            card = cards[number]
            if card.draw_from is None or not to_the_end:
                return bytes(drawn)
            deck = self.follow(number)

    def follow(self, number: int) -> int:
        """Carry out what a special card says; return the deck to draw from next."""
        card = self._state.table.box.shot_cards[number]
        if card.kind is CardKind.SHUFFLE and self._discards[card.deck]:
            self._refill(card.deck, ran_out=False)
        assert card.draw_from is not None
        return card.draw_from

    def _take(self, deck: int) -> int:
        seat, card = self._kept
        cards = self._state.table.box.shot_cards
        if card != NONE and seat == self._state.seat and cards[card].deck == deck:
            self._kept = NOT_KEPT
            return card
        top = self.top(deck)
        self._decks[deck] = self._decks[deck][:-1]
        if self._peek[1] == deck:
            self._peek = NO_PEEK
        return top

    def _refill(self, deck: int, *, ran_out: bool) -> None:
        """Shuffle the discards of a deck into it."""
        cards = self._decks[deck] + self._discards[deck]
        self._decks[deck], self._chance = self._chance.shuffled(cards)
        self._discards[deck] = b""
        if self._peek[1] == deck:
            self._peek = NO_PEEK
        self.events.append(Reshuffled(deck, ran_out))


def shuffled_decks(state: State) -> State:
    """Return the state with all five decks shuffled and no discards."""
    decks = []
    chance = state.chance
    for deck in Deck:
        cards, chance = chance.shuffled(bytes(state.table.box.cards_of_deck[deck]))
        decks.append(cards)
    return state._replace(decks=tuple(decks), discards=(b"",) * len(Deck), chance=chance)


def cleared(state: State, *, keep: int = NONE) -> State:
    """Return the state with the cards of the shot on the discards, but for one that is kept."""
    shot = state.shot
    if shot is None:
        return state
    if not shot.stacks:
        return state._replace(shot=None)
    discards = list(state.discards)
    cards = state.table.box.shot_cards
    for stack in (shot.thrown, *shot.stacks):
        for number in stack:
            if number != keep:
                deck = cards[number].deck
                discards[deck] += bytes((number,))
    return state._replace(shot=None, discards=tuple(discards))


# --- What one seat may know of a game of 18 Holes (rule book, select club; rulings H11 and H19)


class SeenPlayer(NamedTuple):
    """A player as a seat sees it. Of its own nothing is hidden from a seat."""

    hand: int
    """Clubs in hand, as bits; 0 where the seat may not know them."""
    clubs: int
    """How many clubs are in hand."""
    discard: int
    lasting: int
    turned: bool
    spent: bool
    points: int
    aces: int
    drives: tuple[int, ...]
    card: tuple[int, ...]
    taken: tuple[tuple[int, int], ...]
    target: int
    """Hole of the secret target of Kelly Golf; NONE where the seat may not know it."""
    has_target: bool
    """Whether there is one."""
    shown: int
    """Clubs that everybody knows the player to have, as bits."""
    resting: int
    """Clubs that no other extra turn of this round is taken with, as bits."""


class SeenRival(NamedTuple):
    """An automatic opponent: its target and club of this round."""

    target: int
    """Hole; NONE when it has none left."""
    targets_left: int
    club: int
    """NONE while it lies face down."""
    points: int
    taken: tuple[tuple[int, int], ...]
    past: tuple[int, ...]
    """Targets that are played."""
    known: tuple[int, ...]
    """Clubs at the bottom of the pile that were turned over before, the lowest last."""


class View(NamedTuple):
    """A game as a seat sees it. Names are those of :class:`~.state.State`."""

    table: Table
    phase: Phase
    seat: int
    round: int
    players: tuple[SeenPlayer, ...]
    balls: tuple[Ball, ...]
    deck_sizes: tuple[int, ...]
    """By deck: how many cards are face down."""
    discards: tuple[bytes, ...]
    alive: tuple[int, ...]
    waiting: tuple[int, ...]
    chosen: tuple[int, ...]
    """By seat: the club chosen; NONE too where it lies face down before somebody else."""
    face_down: tuple[int, ...]
    """Seats before whom a club lies face down."""
    used: tuple[int, ...]
    order: tuple[int, ...]
    played: tuple[int, ...]
    extra: tuple[int, ...]
    ball: int
    shot: Shot | None
    peek: tuple[int, int, int]
    """Seat, deck and card; the card is NONE for others, unless it was shown."""
    peek_shown: bool
    kept: tuple[int, int]
    """Seat and card; the card is NONE for others."""
    tokens: tuple[tuple[int, ...], ...]
    draft: Draft | None
    """Other hands are empty in it; so is the pool, except for who chooses from it."""
    draft_cards: tuple[int, ...]
    """By seat: how many clubs are in the hand that goes round."""
    draft_pool: int
    """How many clubs are in the pool of the draft."""
    targets: tuple[int, ...]
    pending: tuple[int, ...]
    scored: bool
    rivals: tuple[SeenRival, ...]
    solo: SoloTrack | None
    """The cards still to come are not in it."""
    solo_left: tuple[int, ...]
    """The solo cards still to come, by number: their order is not known."""
    tie_break: bool
    nineteenth: Nineteenth | None
    ranks: tuple[int, ...]


_FACE_DOWN = frozenset({Phase.SELECT, Phase.KEEP})


def is_choosing(game: State | View) -> bool:
    """Return whether clubs are being put face down for a round.

    Bunjil's look before the club of an extra turn comes later in it.
    """
    return game.phase in _FACE_DOWN and not game.scored


def view_of(state: State, seat: int) -> View:
    """Return what a seat may know; of :data:`~..play.seats.EVERYBODY`, what lies open.

    Hands are secret and discards are open; where clubs are chosen in the open, hands are too (H19).
    """
    over, in_the_open = state.phase is Phase.OVER, state.table.setup.open_choices
    hidden = is_choosing(state) and not in_the_open
    draft, solo = state.draft, state.solo
    return View(
        table=state.table,
        phase=state.phase,
        seat=state.seat,
        round=state.round,
        players=tuple(
            _player(state, other, known=over or other == seat, hand=in_the_open)
            for other in range(len(state.players))
        ),
        balls=state.balls,
        deck_sizes=tuple(map(len, state.decks)),
        discards=state.discards,
        alive=state.alive,
        waiting=state.waiting,
        chosen=tuple(
            club if not hidden or other == seat else NONE for other, club in enumerate(state.chosen)
        ),
        face_down=tuple(s for s, club in enumerate(state.chosen) if hidden and club != NONE),
        used=state.used,
        order=state.order,
        played=state.played,
        extra=state.extra,
        ball=state.ball,
        shot=state.shot,
        peek=_peek(state, seat),
        peek_shown=state.peek_shown,
        kept=state.kept if state.kept[0] == seat else (state.kept[0], NONE),
        tokens=state.tokens,
        draft=_draft(state, seat),
        draft_cards=tuple(hand.bit_count() for hand in draft.hands) if draft else (),
        draft_pool=draft.pool.bit_count() if draft else 0,
        targets=state.targets if state.seat == seat else (),
        pending=state.pending,
        scored=state.scored,
        rivals=tuple(map(_rival, state.rivals)),
        solo=solo._replace(deck=()) if solo else None,
        solo_left=tuple(sorted(solo.deck)) if solo else (),
        tie_break=state.tie_break,
        nineteenth=state.nineteenth,
        ranks=state.ranks,
    )


def _player(state: State, seat: int, *, known: bool, hand: bool) -> SeenPlayer:
    """Return what is seen of a player: all, or what lies open, with the hand or without."""
    player: Player = state.players[seat]
    return SeenPlayer(
        hand=player.hand if known or hand else 0,
        clubs=player.hand.bit_count(),
        discard=player.discard,
        lasting=player.lasting,
        turned=player.turned,
        spent=player.spent,
        points=player.points,
        aces=player.aces,
        drives=player.drives,
        card=player.card,
        taken=player.taken,
        target=player.target if known else NONE,
        has_target=player.target != NONE,
        shown=player.shown | player.lasting,
        resting=player.resting,
    )


def _rival(rival: Rival) -> SeenRival:
    return SeenRival(
        target=rival.targets[0] if rival.targets else NONE,
        targets_left=len(rival.targets),
        club=rival.clubs[0] if rival.shown and rival.clubs else NONE,
        points=rival.points,
        taken=rival.taken,
        past=rival.past,
        known=rival.clubs[len(rival.clubs) - rival.known :],
    )


def _peek(state: State, seat: int) -> tuple[int, int, int]:
    """Return Bunjil's look: a card that was put back face up is known to all."""
    if state.peek == NO_PEEK or state.peek[0] == seat or state.peek_shown:
        return state.peek
    return (*state.peek[:2], NONE)


def _draft(state: State, seat: int) -> Draft | None:
    if state.draft is None:
        return None
    hands = tuple(hand if other == seat else 0 for other, hand in enumerate(state.draft.hands))
    mine = state.seat == seat and not state.draft.passing
    return state.draft._replace(hands=hands, pool=state.draft.pool if mine else 0)
