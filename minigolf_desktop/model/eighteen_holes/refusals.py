"""Why an action is not allowed, in codes."""

from typing import Any

from minigolf_desktop.model.eighteen_holes.choices import team_golfers, turn_actions, walks
from minigolf_desktop.model.eighteen_holes.clubs import Club, ClubKind
from minigolf_desktop.model.eighteen_holes.flight import AIMS, can_stand, is_in_bunker
from minigolf_desktop.model.eighteen_holes.golfers import BUNJIL_A, BUNJIL_B, DORIAN_A, SLUGGER_B
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    BorrowClub,
    ExitBunker,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    Phase,
    PlayClub,
    PlayShot,
    ResetFirst,
    ResetHand,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, State
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.play.rules import Refusal

_CLOSED_CODES = {
    Terrain.TREES: "trees",
    Terrain.CLUBHOUSE: "clubhouse",
    Terrain.OUTSIDE: "off-course",
}


def refusal_of(state: State, action: Any) -> Refusal:
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


def _at_choice(state: State, action: Any) -> str:
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


def _in_turn_of_team(state: State, club: Club, action: Any) -> str:
    """Return why a team may not do it: a golfer must be named first, or neither could do it."""
    named = [one.ball for one in turn_actions(state) if isinstance(one, NameGolfer)]
    turns = [state._replace(ball=ball) for ball in named or team_golfers(state, state.seat)]
    wanted = (type(action), action)
    if any(wanted == (type(one), one) for turn in turns for one in turn_actions(turn)):
        return "name-golfer-first"
    # Of a golfer in a bunker the bunker would be told, where it may be the club.
    turns.sort(key=lambda turn: is_in_bunker(turn.table.field, turn.balls[turn.ball].place, club))
    return _in_turn(turns[0], action)


def _in_turn(state: State, action: Any) -> str:
    club = state.table.box.clubs[state.used[state.seat]]
    if state.ball == NONE:
        return _in_turn_of_team(state, club, action)
    return (
        _where_it_lies(state, club, action)
        or _with_the_golfer(state, action)
        or _with_the_club(state, club, action)
    )


def _where_it_lies(state: State, club: Club, action: Any) -> str:
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


def _with_the_golfer(state: State, action: Any) -> str:
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


def _with_the_club(state: State, club: Club, action: Any) -> str:
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
