"""What may be done in a position, and what it leads to."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel import choices, draft, rounds, turns
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    BORROW_CLUB,
    DECLARE_CLUB,
    EXIT_BUNKER,
    FOLLOW_CARD,
    HAND_OVER,
    KEEP_CARD,
    KEEP_TARGET,
    KIND_BITS,
    LOOK_AT_DECK,
    MOVE_ONE_HEX,
    NAME_GOLFER,
    OWN_CLUB,
    PASS_PICK,
    PICK_CLUB,
    PLACE_TOKEN,
    PLAY_CLUB,
    PLAY_SHOT,
    PUT_BACK,
    REDRAW,
    RESET_FIRST,
    RESET_HAND,
    REVEAL_CLUB,
    SELECT_CLUB,
    STAY_PUT,
    THROW_CARD,
)
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BORROW,
    BUNJIL_B,
    CHOOSE,
    DECLARE,
    DRAFT,
    EXTRA,
    FOLLOW,
    KEEP,
    NAME,
    NONE,
    SELECT,
    TARGET,
    THROW,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import PLACE_TOKEN as PLACING
from minigolf_desktop.bots.eighteen_holes.kernel.drawing import end_peek, take_top, top_of
from minigolf_desktop.bots.eighteen_holes.kernel.modes import kelly_golf, skins, solo_chaos
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position


def legal(position: Position) -> list[int]:
    """Return every action allowed, in the order of the model; none when the game is over."""
    phase = position.phase
    found: list[int] = []
    if phase == ACT:
        found = choices.turn_actions(position)
        solo_chaos.add_reveals(found, position)
    elif phase == CHOOSE:
        found = choices.shots(position)
        solo_chaos.add_reveals(found, position)
    elif phase == SELECT:
        found = choices.selectable(position)
    elif phase == FOLLOW:
        found = choices.followable(position)
    elif phase == THROW:
        found = [THROW_CARD << KIND_BITS | slot for slot in range(len(position.stacks))]
    elif phase == DRAFT:
        found = draft.choices(position)
    elif phase == EXTRA:
        found = choices.extra_turns(position)
    elif phase == NAME:
        found = choices.golfers_for_shot(position)
    elif phase == TARGET:
        found = [KEEP_TARGET << KIND_BITS | hole for hole in position.targets]
    elif phase == BORROW:
        found = choices.borrowable(position)
    elif phase == KEEP:
        found = [KEEP_CARD << KIND_BITS, PUT_BACK << KIND_BITS]
    elif phase == DECLARE:
        hand = clubs_of(position.players[position.seat].hand)
        found = [DECLARE_CLUB << KIND_BITS | club for club in hand]
    elif phase == PLACING:
        found = [PLACE_TOKEN << KIND_BITS | hole for hole in range(len(position.tokens))]
    return found


def do(position: Position, action: i64) -> None:
    """Carry out a legal action, and all that follows from it until somebody is to decide."""
    kind = action >> KIND_BITS
    argument = action & ARGUMENT
    if kind == PLAY_SHOT:
        turns.play_shot(position, argument // 32, argument // 8 % 4, argument % 8)
    elif kind == SELECT_CLUB:
        if position.phase == EXTRA:
            rounds.take_extra_turn(position, argument)
        else:
            rounds.select_club(position, argument)
    elif kind == MOVE_ONE_HEX:
        turns.walk(position, argument)
    elif kind == PLAY_CLUB:
        turns.play_club(position, argument // 7 - 1, argument % 7 - 1)
    elif kind == BIG_HIT:
        turns.big_hit(position)
    elif kind == THROW_CARD:
        turns.throw_card(position, argument)
    elif kind == RESET_HAND:
        turns.reset_hand(position)
    elif kind == EXIT_BUNKER:
        turns.exit_bunker(position, argument // 6, argument % 6)
    elif kind == FOLLOW_CARD:
        turns.follow_card(position, argument)
    elif kind == HAND_OVER:
        turns.hand_over(position)
    else:
        _do_rare(position, kind, argument)
    rounds.advance(position)


def _do_rare(position: Position, kind: i64, argument: i64) -> None:
    """Carry out what few turns have."""
    if kind == PICK_CLUB:
        draft.pick(position, argument)
    elif kind == PASS_PICK:
        draft.pass_on(position)
    elif kind == DECLARE_CLUB:
        draft.declare(position, argument)
    elif kind == LOOK_AT_DECK:
        _look(position, argument)
    elif kind == KEEP_CARD:
        _keep_card(position)
    elif kind == PUT_BACK:
        position.phase = _choice(position)
        position.peek_shown = True
    elif kind == RESET_FIRST:
        turns.take_back(position, position.seat)
    elif kind == STAY_PUT:
        rounds.stay_put(position)
    elif kind == BORROW_CLUB:
        turns.borrow(position, argument)
        if position.phase == BORROW:
            position.players[position.seat].turned = True
            position.seat = NONE
    elif kind == OWN_CLUB:
        position.seat = NONE
    elif kind == NAME_GOLFER:
        position.ball = argument
        if position.phase == NAME:
            position.phase = CHOOSE
    elif kind == REDRAW:
        turns.redraw(position, argument // 64, argument % 64 - 1)
    elif kind == PLACE_TOKEN:
        skins.place_token(position, argument)
    elif kind == KEEP_TARGET:
        kelly_golf.keep_target(position, argument)
    elif kind == REVEAL_CLUB:
        position.rivals[argument].shown = True


def _look(position: Position, deck: i64) -> None:
    """Look at the top card of a deck, once a hole (page 16)."""
    seat = position.seat
    card = top_of(position, deck)
    position.players[seat].turned = True
    position.peek_seat = seat
    position.peek_deck = deck
    position.peek_card = card
    position.peek_shown = False
    if position.face_of(seat) == BUNJIL_B:
        position.phase = KEEP


def _keep_card(position: Position) -> None:
    """Take the card looked at out of its deck, for the next shot."""
    position.kept_seat = position.peek_seat
    position.kept_card = position.peek_card
    take_top(position, position.peek_deck)
    end_peek(position)
    position.phase = _choice(position)


def _choice(position: Position) -> i64:
    """Return the choice before which Bunjil looked: of the round's club, or an extra turn's."""
    return EXTRA if position.scored else SELECT
