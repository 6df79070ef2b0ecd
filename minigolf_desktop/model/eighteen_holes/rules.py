"""The rules of 18 Holes: what is legal in each phase and what it leads to."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Self

from minigolf_desktop.model.eighteen_holes import draft, turns
from minigolf_desktop.model.eighteen_holes.amendments import AMENDMENTS
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.choices import (
    extra_turns,
    golfers_for_shot,
    selectable,
    shots,
    turn_actions,
)
from minigolf_desktop.model.eighteen_holes.clubs import clubs_in
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.drawing import (
    NO_PEEK,
    NOT_KEPT,
    Dealer,
    shuffled_decks,
)
from minigolf_desktop.model.eighteen_holes.events import (
    Declared,
    Event,
    Events,
    KeptCard,
    Looked,
    ShowedCard,
)
from minigolf_desktop.model.eighteen_holes.field import Field, lay_out
from minigolf_desktop.model.eighteen_holes.golfers import BUNJIL_B
from minigolf_desktop.model.eighteen_holes.invariants import problems
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import (
    ACTIONS,
    Action,
    BigHit,
    BorrowClub,
    DeclareClub,
    ExitBunker,
    FollowCard,
    HandOver,
    KeepCard,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    OwnClub,
    PassPick,
    Phase,
    PickClub,
    PlayClub,
    PlayShot,
    PutBack,
    Redraw,
    ResetFirst,
    ResetHand,
    SelectClub,
    StayPut,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.possible_states import possible_state
from minigolf_desktop.model.eighteen_holes.refusals import refusal_of
from minigolf_desktop.model.eighteen_holes.reveals import hands_over, reveals
from minigolf_desktop.model.eighteen_holes.rounds import (
    advance,
    select_club,
    stay_put,
    take_extra_turn,
)
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.setup_check import check_setup
from minigolf_desktop.model.eighteen_holes.setup_form import setup_from_json, setup_to_json
from minigolf_desktop.model.eighteen_holes.state import NONE, Ball, Player, State, Table
from minigolf_desktop.model.eighteen_holes.view import View, view_of
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.model.play.amendments import Amendment
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Outcome, Refusal, Step
from minigolf_desktop.model.play.seats import Seat, SetupFormatError
from minigolf_desktop.model.play.view_form import LEFT_OUT, form_of

_VIEW_FORM = form_of(View, {Table: LEFT_OUT})

Effect = Callable[[State, Any], tuple[State, Events]]
"""What an action leads to, and the events."""


class EighteenHolesRules:
    """18 Holes with what lies in the box."""

    name = "eighteen-holes"
    """Name of the game in files."""
    action_kinds: Mapping[str, type] = {action_name(kind): kind for kind in ACTIONS}
    amendments: tuple[Amendment, ...] = AMENDMENTS

    def __init__(self, box: Box) -> None:
        """Take the cards and tiles."""
        self.box = box
        """What lies in the box."""
        self._field_of = lru_cache(maxsize=16)(self._lay_out)

    # --- set-up

    def for_setup(self, setup: Setup) -> Self:
        """Return the rules that a set-up is played by: the mode is part of it."""
        return self

    def start(self, setup: Setup, seed: int) -> Step[State, Event]:
        """Lay out the course and the cards; raises SetupFormatError for what cannot be played."""
        check_setup(setup, self.box)
        table = self._table(setup)
        seats = tuple(range(setup.seats))
        golfers = setup.seats * (2 if table.teams else 1)
        state = State(
            table=table,
            phase=Phase.PLACE_TOKEN,
            seat=NONE,
            round=0,
            players=(Player(),) * setup.seats,
            balls=(Ball(table.field.tees[0], 0),) * golfers,
            decks=(),
            discards=(),
            alive=seats,
            waiting=(),
            chosen=(NONE,) * setup.seats,
            used=(NONE,) * setup.seats,
            order=(),
            played=(),
            extra=(),
            ball=NONE,
            shot=None,
            peek=NO_PEEK,
            kept=NOT_KEPT,
            tokens=(),
            chance=Randomness.of_seed(seed),
        )
        state, events = mode_of(state).lay_tokens(shuffled_decks(state))
        return Step(*advance(state, events))

    def _table(self, setup: Setup) -> Table:
        return Table(setup, self.box, self._field_of(setup.course))

    def _lay_out(self, course: Course) -> Field:
        return lay_out(course, self.box.face_by_id)

    # --- what is allowed

    def to_move(self, state: State) -> int | None:
        """Return who decides next; None when the game is over."""
        return None if state.seat == NONE else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every action allowed."""
        return tuple(_legal(state))

    def refusal(self, state: State, seat: int, action: Any) -> Refusal | None:
        """Return why an action is not allowed; None when it is."""
        if state.phase is Phase.OVER:
            return Refusal("game-over")
        if seat != state.seat:
            return Refusal("not-your-turn")
        legal = tuple(_legal(state))
        if any(type(one) is type(action) and one == action for one in legal):
            return None
        return refusal_of(state, action)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Cards that were seen stay seen."""
        return False

    def rival(self, setup: Setup) -> Seat | None:
        """Everybody plays at the same table."""
        return None

    # --- what happens

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Return what a legal action leads to."""
        effect = _EFFECTS.get(type(action)) or mode_of(state).take
        after, events = advance(*effect(state, action))
        shown, handed = reveals(state, after, events), hands_over(state, after)
        return Step(after, events, shown or handed, hands_over=handed and not shown)

    def outcome(self, state: State) -> Outcome | None:
        """Return how a game ended; None while it goes on.

        Alone against the opponents of Solo Chaos, the player's place is the one among all four.
        """
        if state.phase is not Phase.OVER:
            return None
        mode = mode_of(state)
        return Outcome(
            places=state.ranks[: len(state.players)],
            scores=tuple(mode.score(player) for player in state.players),
        )

    # --- what a seat knows

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know; of EVERYBODY, what lies open on the table."""
        return view_of(state, seat)

    def view_to_json(self, view: View) -> Any:
        """Return the JSON form of a view, which leaves its set-up out."""
        return _VIEW_FORM.to_json(view)

    def view_from_json(self, setup: Setup, data: Any) -> View:
        """Return the view of a set-up and its JSON form."""
        view: View = _VIEW_FORM.from_json(data)
        return view._replace(table=self._table(setup))

    def determinize(self, view: View, randomness: Randomness) -> State:
        """Return a whole state that is possible for the seat of a view."""
        return possible_state(view, randomness)

    # --- files and checks

    def setup_to_json(self, setup: Setup) -> dict[str, Any]:
        """Return the JSON form of a set-up."""
        return setup_to_json(setup)

    def setup_from_json(self, data: object) -> Setup:
        """Return the set-up of a JSON value, of today or older; raises SetupFormatError."""
        return setup_from_json(data)

    def check_setup(self, setup: Setup) -> None:
        """Raise SetupFormatError where the course or the set-up cannot be played."""
        for fault in faults(setup.course, self.box):
            if fault.forbids_play:
                raise SetupFormatError(f"field 'course': {fault.code}")
        check_setup(setup, self.box)

    def problems(self, state: State) -> list[str]:
        """Return broken invariants; none in a sound state."""
        return problems(state)


def _legal(state: State) -> Iterable[Action]:
    match state.phase:
        case Phase.ACT:
            return (*turn_actions(state), *mode_of(state).choices(state))
        case Phase.CHOOSE:
            return (*shots(state), *mode_of(state).choices(state))
        case Phase.SELECT:
            return selectable(state)
        case Phase.DRAFT:
            return draft.choices(state)
        case Phase.DECLARE:
            return map(DeclareClub, clubs_in(state.players[state.seat].hand))
        case Phase.KEEP:
            return KeepCard(), PutBack()
        case Phase.BORROW:
            return _borrowable(state)
        case Phase.FOLLOW:
            return _followable(state)
        case Phase.THROW:
            assert state.shot is not None
            return map(ThrowCard, range(len(state.shot.stacks)))
        case Phase.NAME:
            return golfers_for_shot(state)
        case Phase.EXTRA:
            return extra_turns(state)
        case Phase.PLACE_TOKEN | Phase.TARGET:
            return mode_of(state).choices(state)
    return ()


def _borrowable(state: State) -> Iterable[Action]:
    yield OwnClub()
    for seat, club in enumerate(state.chosen):
        if seat != state.seat and club != NONE:
            yield BorrowClub(club)


def _followable(state: State) -> Iterable[Action]:
    assert state.shot is not None
    yield HandOver()
    for slot, stack in enumerate(state.shot.stacks):
        if state.table.box.shot_cards[stack[-1]].is_special:
            yield FollowCard(slot)


# --- the effects of each action


def _declare(state: State, action: DeclareClub) -> tuple[State, Events]:
    return draft.declare(state, action.club), (Declared(state.seat, action.club),)


def _look(state: State, action: LookAtDeck) -> tuple[State, Events]:
    """Look at the top card of a deck, once a hole (page 16)."""
    seat = state.seat
    dealer = Dealer(state)
    card = dealer.top(action.deck)
    player = state.players[seat]._replace(turned=True)
    state = (
        dealer.state()
        .with_player(seat, player)
        ._replace(peek=(seat, action.deck, card), peek_shown=False)
    )
    if state.table.setup.golfers[seat] == BUNJIL_B:
        state = state._replace(phase=Phase.KEEP)
    return state, (*dealer.events, Looked(seat, action.deck, card))


def _keep_card(state: State, _action: KeepCard) -> tuple[State, Events]:
    """Take the card looked at out of its deck, for the next shot."""
    seat, deck, card = state.peek
    decks = list(state.decks)
    decks[deck] = decks[deck][:-1]
    return state._replace(
        phase=_choice(state), peek=NO_PEEK, kept=(seat, card), decks=tuple(decks)
    ), (KeptCard(seat, deck),)


def _put_back(state: State, _action: PutBack) -> tuple[State, Events]:
    """Leave the card on its deck, known to everybody."""
    seat, _deck, card = state.peek
    return state._replace(phase=_choice(state), peek_shown=True), (ShowedCard(seat, card),)


def _choice(state: State) -> Phase:
    """Return the choice before which Bunjil looked: of the round's club, or an extra turn's."""
    return Phase.EXTRA if state.scored else Phase.SELECT


def _borrow(state: State, action: BorrowClub) -> tuple[State, Events]:
    seat = state.seat
    after, events = turns.borrow(state, action.club)
    if state.phase is Phase.BORROW:
        player = after.players[seat]._replace(turned=True)
        after = after.with_player(seat, player)._replace(seat=NONE)
    return after, events


def _select(state: State, action: SelectClub) -> tuple[State, Events]:
    if state.phase is Phase.EXTRA:
        return take_extra_turn(state, action.club)
    return select_club(state, action.club)


def _name_golfer(state: State, action: NameGolfer) -> tuple[State, Events]:
    phase = Phase.CHOOSE if state.phase is Phase.NAME else state.phase
    return state._replace(ball=action.ball, phase=phase), ()


_EFFECTS: dict[type, Effect] = {
    PickClub: lambda state, action: draft.pick(state, action.club),
    PassPick: lambda state, action: draft.pass_on(state),
    DeclareClub: _declare,
    LookAtDeck: _look,
    KeepCard: _keep_card,
    PutBack: _put_back,
    ResetFirst: lambda state, action: turns.take_back(state, state.seat),
    SelectClub: _select,
    StayPut: lambda state, action: stay_put(state),
    BorrowClub: _borrow,
    OwnClub: lambda state, action: (state._replace(seat=NONE), ()),
    MoveOneHex: lambda state, action: turns.walk(state, action.direction),
    PlayClub: turns.play_club,
    BigHit: turns.big_hit,
    ExitBunker: turns.exit_bunker,
    ResetHand: lambda state, action: turns.reset_hand(state),
    NameGolfer: _name_golfer,
    FollowCard: lambda state, action: turns.follow_card(state, action.slot),
    HandOver: lambda state, action: turns.hand_over(state),
    ThrowCard: lambda state, action: turns.throw_card(state, action.slot),
    Redraw: turns.redraw,
    PlayShot: turns.play_shot,
}
"""By kind of action, but for those of one mode alone, which its module carries out."""
