"""The rules of 18 Holes: what is legal in each phase, what it leads to, and what it reveals.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.playing`: what changes here changes there.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from minigolf_desktop.model.eighteen_holes import draft, rounds
from minigolf_desktop.model.eighteen_holes.box import (
    BUNJIL_A,
    BUNJIL_B,
    DORIAN_A,
    GOLFER_FACES,
    SLUGGER_B,
    Box,
    Club,
    ClubKind,
    clubs_in,
)
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.choices import (
    extra_turns,
    golfers_for_shot,
    selectable,
    shots,
    team_golfers,
    turn_actions,
    walks,
)
from minigolf_desktop.model.eighteen_holes.course import Course, Terrain
from minigolf_desktop.model.eighteen_holes.field import Field, lay_out
from minigolf_desktop.model.eighteen_holes.flight import AIMS, can_stand, is_in_bunker
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES, mode_of, nineteenth
from minigolf_desktop.model.eighteen_holes.moves import (
    ACTIONS,
    Action,
    BigHit,
    BorrowClub,
    Dealt,
    DeclareClub,
    Declared,
    Drew,
    Event,
    Events,
    ExitBunker,
    FollowCard,
    HandOver,
    KeepCard,
    KeptCard,
    LeftBunker,
    LookAtDeck,
    Looked,
    MoveOneHex,
    NameGolfer,
    NineteenthBegun,
    OwnClub,
    PassPick,
    Phase,
    PickClub,
    PlayClub,
    PlayNineteenth,
    PlayShot,
    PutBack,
    Redraw,
    ResetFirst,
    ResetHand,
    Reshuffled,
    Revealed,
    RivalClub,
    RivalTarget,
    SelectClub,
    ShowedCard,
    SoloTurn,
    StayPut,
    TargetDrawn,
    TargetLost,
    Threw,
    ThrowCard,
    TokensLaid,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.possible_states import possible_state, problems
from minigolf_desktop.model.eighteen_holes.rounds import (
    advance,
    select_club,
    stay_put,
    take_extra_turn,
)
from minigolf_desktop.model.eighteen_holes.setup import (
    SEATS,
    ClubChoice,
    Setup,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.eighteen_holes.state import (
    NO_PEEK,
    NONE,
    NOT_KEPT,
    Ball,
    Dealer,
    Player,
    State,
    Table,
    View,
    shuffled_decks,
    view_of,
)
from minigolf_desktop.model.play.forms import LEFT_OUT, action_name, form_of
from minigolf_desktop.model.play.match import Match
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Amendment, Outcome, Refusal, Step
from minigolf_desktop.model.play.seats import Seat, SetupFormatError

# --- Why an action is not allowed, in codes

_CLOSED_CODES = {
    Terrain.TREES: "trees",
    Terrain.CLUBHOUSE: "clubhouse",
    Terrain.OUTSIDE: "off-course",
}


def refusal_of(state: State, action: Action) -> Refusal:
    """Return why an action that is not legal is refused to the seat to move."""
    match state.phase:
        case Phase.ACT:
            return Refusal(_in_turn(state, action))
        case Phase.SELECT | Phase.EXTRA:
            return Refusal(_at_choice(state, action))
        case Phase.CHOOSE if isinstance(action, PlayShot):
            return Refusal(_at_shot(state, action))
    return Refusal("no-such-choice")


def _at_shot(state: State, action: PlayShot) -> str:
    shot = state.shot
    assert shot is not None
    if shot.aim not in (NONE, action.aim):
        return "aim-was-told"
    if 0 <= action.slot < len(shot.stacks) and shot.forced in (NONE, action.slot):
        card = state.table.box.shot_cards[shot.stacks[action.slot][-1]]
        if 0 <= action.flight < len(card.flights) and action.aim in AIMS:
            return "other-end-in-play"
    return "no-such-choice"


def _at_choice(state: State, action: Action) -> str:
    player = state.players[state.seat]
    face = state.table.setup.golfers[state.seat]
    if isinstance(action, ResetFirst) and state.phase is Phase.SELECT:
        if not player.discard:
            return "nothing-to-take-back"
        return "dorian-resets-at-tee" if face == DORIAN_A else "club-can-be-used"
    if isinstance(action, SelectClub):
        if not 0 <= action.club < len(state.table.box.clubs):
            return "no-such-choice"
        if not player.hand >> action.club & 1:
            return "not-in-hand"
        if face == DORIAN_A:
            return "nothing-with-that-club"
        return "tee-off-with-wood" if state.kept[0] != state.seat else "kept-card-decides"
    if isinstance(action, LookAtDeck) and face in (BUNJIL_A, BUNJIL_B) and player.turned:
        return "power-used"
    return "no-such-choice"


def _in_turn_of_team(state: State, club: Club, action: Action) -> str:
    """Return why a team may not do it: a golfer must be named first, or neither could do it."""
    named = [one.ball for one in turn_actions(state) if isinstance(one, NameGolfer)]
    turns = [state._replace(ball=ball) for ball in named or team_golfers(state, state.seat)]
    wanted = (type(action), action)
    if any(wanted == (type(one), one) for turn in turns for one in turn_actions(turn)):
        return "name-golfer-first"
    # Of a golfer in a bunker the bunker would be told, where it may be the club.
    turns.sort(key=lambda turn: is_in_bunker(turn.table.field, turn.balls[turn.ball].place, club))
    return _in_turn(turns[0], action)


def _in_turn(state: State, action: Action) -> str:
    club = state.table.box.clubs[state.used[state.seat]]
    if state.ball == NONE:
        return _in_turn_of_team(state, club, action)
    return (
        _where_it_lies(state, club, action)
        or _with_the_golfer(state, action)
        or _with_the_club(state, club, action)
    )


def _where_it_lies(state: State, club: Club, action: Action) -> str:
    """Return what the ground under the ball forbids; empty for nothing."""
    field = state.table.field
    place = state.balls[state.ball].place
    in_bunker = is_in_bunker(field, place, club)
    if isinstance(action, ExitBunker) and not in_bunker:
        return "not-in-bunker"
    if isinstance(action, PlayClub | BigHit) and in_bunker:
        return "in-bunker"
    if isinstance(action, MoveOneHex) and in_bunker and not any(walks(state, club, state.ball)):
        return "in-bunker"
    on_tee = place in field.tee_boxes
    if isinstance(action, PlayClub | BigHit | ExitBunker) and club.tee_box_only and not on_tee:
        return "driver-off-tee"
    if isinstance(action, ExitBunker) and not club.decks:
        return "wood-in-bunker"
    return ""


def _with_the_golfer(state: State, action: Action) -> str:
    """Return what the golfer card forbids, or no golfer card allows; empty for nothing."""
    face = state.table.setup.golfers[state.seat]
    on_tee = state.balls[state.ball].place in state.table.field.tee_boxes
    if isinstance(action, ResetHand) and face == DORIAN_A:
        return "dorian-resets-at-tee"
    if isinstance(action, MoveOneHex | ResetHand) and face == SLUGGER_B and on_tee:
        return "tee-off-with-wood"
    if isinstance(action, BorrowClub):
        return "nothing-to-borrow"
    return ""


def _with_the_club(state: State, club: Club, action: Action) -> str:
    """Return why an action is not one of those that the club has here."""
    if isinstance(action, BigHit) and not club.big_hit:
        return "no-big-hit"
    if state.kept[0] == state.seat:
        return "kept-card-decides"
    if isinstance(action, MoveOneHex) and 0 <= action.direction < 6:
        field = state.table.field
        onto = field.next[action.direction][state.balls[state.ball].place]
        if not can_stand(field, onto):
            return _CLOSED_CODES[field.terrain(onto)]
    if isinstance(action, PlayClub) and action.deck not in club.decks:
        return "wood-draws-nothing" if club.kind is ClubKind.WOOD else "not-a-deck-of-the-club"
    return "no-such-choice"


# --- What comes to light in 18 Holes, so that undo must not take it back

_SECRET_PHASES = frozenset({Phase.DRAFT, Phase.TARGET, Phase.SELECT})
"""What is decided here is not for the eyes of the next to decide: undo stops at the hand-over."""

_TELLING: frozenset[type[Event]] = frozenset(
    (
        *(Drew, Looked, ShowedCard, Reshuffled, TokensLaid),
        *(TargetDrawn, TargetLost, RivalClub, RivalTarget),
        NineteenthBegun,
    )
)
"""What comes to light by chance, or was a secret of somebody else. A 19th that has begun is not
taken back: the game before it is counted for good."""


def hands_over(before: State, after: State) -> bool:
    """Return whether another seat decides next, which must not see what was decided in secret."""
    return before.phase in _SECRET_PHASES and after.seat != before.seat


def reveals(before: State, after: State, events: Events) -> bool:
    """Return whether an action brought something to light, whoever decides next."""
    if before.phase in _SECRET_PHASES and _other_hand(before, after):
        return True
    if after.targets or not _TELLING.isdisjoint(map(type, events)):
        return True
    if not mode_of(before).telling.isdisjoint(map(type, events)):
        return True
    return any(_tells(event, before.seat) for event in events)


def _other_hand(before: State, after: State) -> bool:
    """Return whether another hand of the draft came to who picked, if only its last club."""
    draft, now = before.draft, after.draft
    if draft is None:
        return False
    return draft.passes != now.passes if now is not None else bool(draft.passing)


def _tells(event: Event, seat: int) -> bool:
    """Return whether an event tells a seat what it did not know, though its kind need not."""
    match event:
        case Revealed(clubs):
            return any(club != NONE for other, club in enumerate(clubs) if other != seat)
        case Threw(seat=-1) | SoloTurn(place=0):
            return True
    return False


# --- How the rules of 18 Holes were amended since program 1.0


def _deals_hands(setup: Setup, events: Events) -> bool:
    """Return whether hands are dealt, which held more clubs before: other ones came up (H9)."""
    return any(isinstance(event, Dealt) for event in events)


def _leaves_bunker_and_course(setup: Setup, events: Events) -> bool:
    """Return whether a ball goes out of bounds from a bunker, which spent the club before (H16)."""
    kinds = {type(event) for event in events}
    return LeftBunker in kinds and WentOut in kinds


AMENDMENTS = (
    Amendment(2, "hands-of-five", _deals_hands),
    # An extra turn that was taken before is refused today, and the other way round (ruling H18).
    Amendment(2, "fast-travel"),
    Amendment(2, "out-of-a-bunker", _leaves_bunker_and_course),
    # A deck that runs out in a turn of a big hit is mixed with other cards (ruling H22), which
    # shows by what is refused later.
    Amendment(2, "cards-aside"),
    # Where there were fewer greens without a token than players, some put none (ruling H24).
    Amendment(2, "jackpots"),
)
"""Oldest first."""


# --- Whether a game of 18 Holes can be played as it is set up


def check_setup(setup: Setup, box: Box) -> None:
    """Raise SetupFormatError where a set-up cannot be played."""
    if setup.seats not in SEATS[setup.mode]:
        raise SetupFormatError(f"{setup.mode} is not for {setup.seats}")
    if len(setup.players) != setup.seats:
        raise SetupFormatError(f"{len(setup.players)} players sit on {setup.seats} seats")
    cards = [face for face in setup.golfers if face]
    if any(face not in GOLFER_FACES for face in cards):
        raise SetupFormatError("there is no such golfer")
    if len({GOLFER_FACES[face].golfer for face in cards}) < len(cards):
        raise SetupFormatError("a golfer card is there once, whichever side is up")
    if cards and setup.clubs is ClubChoice.FIRST_GAME:
        raise SetupFormatError("hands for the first game are played without golfer cards")
    of_others = ClubChoice.DRAFT if setup.seats == 1 else ClubChoice.FREE
    if setup.clubs is of_others:
        raise SetupFormatError("clubs are chosen freely by who plays alone, drafted by others")
    if not setup.course.holes:
        raise SetupFormatError("the course has no hole")
    PLAY_MODES[setup.mode].check(setup, box)


# --- The rules of 18 Holes: what is legal in each phase and what it leads to

_VIEW_FORM = form_of(View, {Table: LEFT_OUT})

Effect = Callable[[State, Any], tuple[State, Events]]
"""What an action leads to, and the events."""


class EighteenHolesRules:
    """18 Holes with what lies in the box."""

    name = "eighteen-holes"
    """Name of the game in files."""
    action_kinds: Mapping[str, type[Action]] = {action_name(kind): kind for kind in ACTIONS}
    amendments: tuple[Amendment, ...] = AMENDMENTS

    def __init__(self, box: Box) -> None:
        """Take the cards and tiles."""
        self.box = box
        """What lies in the box."""
        self._laid_out = lru_cache(maxsize=16)(self._lay_out)

    # --- set-up

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
        course, field = self._laid_out(setup.course, setup.hazards, setup.hazard_seed)
        return Table(setup, self.box, course, field)

    def _lay_out(self, drawn: Course, hazards: Hazards, seed: int) -> tuple[Course, Field]:
        faces = self.box.face_by_id
        course = course_as_played(drawn, hazards, seed, faces)
        return course, lay_out(course, faces)

    # --- what is allowed

    def to_move(self, state: State) -> int | None:
        """Return who decides next; None when the game is over."""
        return None if state.seat == NONE else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every action allowed; of a game that is over, the 19th where it may be played."""
        return tuple(_legal(state))

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return why an action is not allowed; None when it is."""
        if state.phase is Phase.OVER:
            may_go_on = isinstance(action, PlayNineteenth)
            able = nineteenth.who_may_play(state) if may_go_on else ()
            return None if seat in able else Refusal("game-over")
        if seat != state.seat:
            return Refusal("not-your-turn")
        legal = tuple(_legal(state))
        if any(type(one) is type(action) and one == action for one in legal):
            return None
        return refusal_of(state, action)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Return False: cards that were seen stay seen."""
        return False

    def rival(self, setup: Setup) -> Seat | None:
        """Return None: everybody plays at the same table."""
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

    def view_to_json(self, view: View) -> object:
        """Return the JSON form of a view, which leaves its set-up out."""
        return _VIEW_FORM.to_json(view)

    def view_from_json(self, setup: Setup, data: object) -> View:
        """Return the view of a set-up and its JSON form."""
        view: View = _VIEW_FORM.from_json(data)
        table = self._table(setup)
        on_its_own = table.for_nineteenth if view.nineteenth is not None else None
        return view._replace(table=on_its_own or table)

    def determinize(self, view: View, randomness: Randomness) -> State:
        """Return a whole state that is possible for the seat of a view."""
        return possible_state(view, randomness)

    # --- files and checks

    def setup_to_json(self, setup: Setup) -> dict[str, object]:
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
        case Phase.OVER if nineteenth.who_may_play(state):
            return (PlayNineteenth(),)
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
    after, events = rounds.borrow(state, action.club)
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
    ResetFirst: lambda state, action: rounds.take_back(state, state.seat),
    SelectClub: _select,
    StayPut: lambda state, action: stay_put(state),
    BorrowClub: _borrow,
    OwnClub: lambda state, action: (state._replace(seat=NONE), ()),
    MoveOneHex: lambda state, action: rounds.walk(state, action.direction),
    PlayClub: rounds.play_club,
    BigHit: rounds.big_hit,
    ExitBunker: rounds.exit_bunker,
    ResetHand: lambda state, action: rounds.reset_hand(state),
    NameGolfer: _name_golfer,
    FollowCard: lambda state, action: rounds.follow_card(state, action.slot),
    HandOver: lambda state, action: rounds.hand_over(state),
    ThrowCard: lambda state, action: rounds.throw_card(state, action.slot),
    Redraw: rounds.redraw,
    PlayShot: rounds.play_shot,
    PlayNineteenth: lambda state, action: nineteenth.begin(state),
}
"""By kind of action, but for those of one mode alone, which its module carries out."""


GolfMatch = Match[Setup, State, View, Action, Event]
"""A match of 18 Holes."""
