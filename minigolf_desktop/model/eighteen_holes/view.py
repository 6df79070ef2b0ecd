"""What one seat may know of a game of 18 Holes (rule book, select club; rulings H11 and H19).

Where clubs are chosen in the open, clubs face down and all hands are known.

What lay open once stays known where the rules let nobody forget it: clubs that went back into a
hand, targets and clubs of the opponents of Solo Chaos, solo cards. Not remembered are the clubs
that a player saw at the draft and passed on, the target that was drawn beside the one kept, and
what Bunjil saw on a deck before looking at another.
"""

from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.drawing import NO_PEEK
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import (
    NONE,
    Ball,
    Draft,
    Player,
    Rival,
    Shot,
    SoloTrack,
    State,
    Table,
)


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
    ranks: tuple[int, ...]


_FACE_DOWN = frozenset({Phase.SELECT, Phase.KEEP})


def is_choosing(game: State | View) -> bool:
    """Return whether clubs are being put face down for a round.

    Bunjil's look before the club of an extra turn comes later in it.
    """
    return game.phase in _FACE_DOWN and not game.scored


def view_of(state: State, seat: int) -> View:
    """Return what a seat may know; of EVERYBODY (:mod:`model.play`), what lies open.

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
