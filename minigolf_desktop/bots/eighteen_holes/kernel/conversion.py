"""Between the model's states and the positions of the kernel."""

from functools import lru_cache

from minigolf_desktop.bots.eighteen_holes.kernel import position as kernel
from minigolf_desktop.bots.eighteen_holes.kernel.modes import RIVALS
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.table import (
    Cards,
    CourseTables,
    Table,
    face_number,
)
from minigolf_desktop.model.eighteen_holes import state as model
from minigolf_desktop.model.eighteen_holes.box import Box, hand_of
from minigolf_desktop.model.eighteen_holes.draft import STARTER_HANDS, club_pool
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.play.randomness import Randomness


def position_of(state: State) -> Position:
    """Return the position of a state in which nothing is unknown: of a game, or determinized."""
    table = table_of(state.table)
    if state.nineteenth is not None:
        table.become_nineteenth()
    position = Position(table, len(state.balls), _rivals(state))
    position.phase = int(state.phase)
    position.seat = state.seat
    position.round = state.round
    for seat, player in enumerate(state.players):
        _set_player(position.players[seat], player)
        position.players[seat].chosen = state.chosen[seat]
        position.players[seat].used = state.used[seat]
    for number, ball in enumerate(state.balls):
        _set_ball(position.balls[number], ball)
    for number, rival in enumerate(state.rivals):
        _set_rival(position.rivals[number], rival)
    position.decks = list(state.decks)
    position.discards = list(state.discards)
    position.alive = bytes(state.alive)
    position.waiting = bytes(state.waiting)
    position.order = bytes(state.order)
    position.played = bytes(state.played)
    position.extra = bytes(state.extra)
    position.ball = state.ball
    position.peek_seat, position.peek_deck, position.peek_card = state.peek
    position.peek_shown = state.peek_shown
    position.kept_seat, position.kept_card = state.kept
    position.tokens = [bytes(values) for values in state.tokens]
    position.key, position.counter = state.chance
    position.targets = bytes(state.targets)
    position.pending = bytes(state.pending)
    position.scored = state.scored
    position.tie_break = state.tie_break
    if state.nineteenth is not None:
        position.nineteenth = bytes(state.nineteenth.seats)
        position.ranks_before = bytes(state.nineteenth.ranks)
        position.rounds_before = state.nineteenth.began
    position.ranks = bytes(state.ranks)
    _set_shot_and_draft(position, state)
    if state.solo is not None:
        position.has_solo = True
        position.solo_deck = bytes(state.solo.deck)
        position.solo_card = state.solo.card
        position.solo_place = state.solo.place
    return position


def state_of(position: Position, table: model.Table) -> State:
    """Return the state of a position; ``table`` is the model's of the state that it came from,
    or, once the 19th has begun, that of the 19th.
    """
    players = position.players
    return State(
        table=table,
        phase=Phase(position.phase),
        seat=position.seat,
        round=position.round,
        players=tuple(_player(player) for player in players),
        balls=tuple(
            model.Ball(ball.place, ball.hole, ball.turns, ball.lying, ball.home)
            for ball in position.balls
        ),
        decks=tuple(position.decks),
        discards=tuple(position.discards),
        alive=tuple(position.alive),
        waiting=tuple(position.waiting),
        chosen=tuple(player.chosen for player in players),
        used=tuple(player.used for player in players),
        order=tuple(position.order),
        played=tuple(position.played),
        extra=tuple(position.extra),
        ball=position.ball,
        shot=_shot(position),
        peek=(position.peek_seat, position.peek_deck, position.peek_card),
        kept=(position.kept_seat, position.kept_card),
        tokens=tuple(tuple(values) for values in position.tokens),
        chance=Randomness(position.key, position.counter),
        peek_shown=position.peek_shown,
        draft=_draft(position),
        targets=tuple(position.targets),
        pending=tuple(position.pending),
        scored=position.scored,
        rivals=tuple(_rival(rival) for rival in position.rivals) if position.has_solo else (),
        solo=_solo(position),
        tie_break=position.tie_break,
        nineteenth=_nineteenth(position),
        ranks=tuple(position.ranks),
    )


def table_of(table: model.Table) -> Table:
    """Return what does not change, as numbers; tables of a course are kept for the next game."""
    setup, box = table.setup, table.box
    mode = list(Mode).index(setup.mode)
    ground = _ground(table.field, setup.fly_over, box)
    found = Table(_cards(box), ground, mode, [face_number(face) for face in setup.golfers])
    found.club_choice = list(ClubChoice).index(setup.clubs)
    found.starter_hands = [
        hand_of(club.number for club in box.clubs if club.starter_hand == letter)
        for letter in STARTER_HANDS[: setup.seats]
    ]
    found.pool = club_pool(table, everything=PLAY_MODES[setup.mode].all_clubs)
    found.players_pool = club_pool(table, everything=False)
    found.solo_deck = bytes(setup.solo_deck)
    found.solo_turns = [card.turns for card in box.solo_cards]
    return found


class _ByIdentity:
    """A box as a key of a cache: it is told from others by identity."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByIdentity) and other.box is self.box

    def __hash__(self) -> int:
        return id(self.box)


def _cards(box: Box) -> Cards:
    return _cards_of(_ByIdentity(box))


def _ground(field: Field, fly_over: bool, box: Box) -> CourseTables:
    return _ground_of(field, fly_over, _ByIdentity(box))


@lru_cache(maxsize=4)
def _cards_of(box: _ByIdentity) -> Cards:
    return Cards(box.box)


@lru_cache(maxsize=16)
def _ground_of(field: Field, fly_over: bool, box: _ByIdentity) -> CourseTables:
    return CourseTables(field, _cards_of(box), fly_over)


def _rivals(state: State) -> int:
    """Return how many automatic opponents there are, or will be once the game begins."""
    return RIVALS if state.table.setup.mode is Mode.SOLO_CHAOS else 0


def _set_player(player: kernel.Player, of: model.Player) -> None:
    player.hand = of.hand
    player.discard = of.discard
    player.lasting = of.lasting
    player.shown = of.shown
    player.resting = of.resting
    player.turned = of.turned
    player.spent = of.spent
    player.points = of.points
    player.aces = of.aces
    player.target = of.target
    player.claimed = hand_of(hole for hole, _ in of.taken)
    player.drives = bytes(of.drives)
    player.card = list(of.card)
    player.taken = bytes(number for token in of.taken for number in token)


def _player(player: kernel.Player) -> model.Player:
    return model.Player(
        hand=player.hand,
        discard=player.discard,
        lasting=player.lasting,
        turned=player.turned,
        spent=player.spent,
        points=player.points,
        aces=player.aces,
        drives=tuple(player.drives),
        card=tuple(player.card),
        taken=_pairs(player.taken),
        target=player.target,
        shown=player.shown,
        resting=player.resting,
    )


def _pairs(taken: bytes) -> tuple[tuple[int, int], ...]:
    return tuple(zip(taken[::2], taken[1::2], strict=True))


def _set_ball(ball: kernel.Ball, of: model.Ball) -> None:
    ball.place = of.place
    ball.hole = of.hole
    ball.turns = of.turns
    ball.lying = of.lying
    ball.home = of.home


def _set_rival(rival: kernel.Rival, of: model.Rival) -> None:
    rival.targets = bytes(of.targets)
    rival.clubs = bytes(of.clubs)
    rival.shown = of.shown
    rival.points = of.points
    rival.taken = bytes(number for token in of.taken for number in token)
    rival.past = bytes(of.past)
    rival.known = of.known


def _rival(rival: kernel.Rival) -> model.Rival:
    return model.Rival(
        targets=tuple(rival.targets),
        clubs=tuple(rival.clubs),
        shown=rival.shown,
        points=rival.points,
        taken=_pairs(rival.taken),
        past=tuple(rival.past),
        known=rival.known,
    )


def _set_shot_and_draft(position: Position, state: State) -> None:
    shot, draft = state.shot, state.draft
    if shot is not None:
        position.has_shot = True
        position.big = shot.big
        position.bunker = shot.bunker
        position.aim = shot.aim
        position.stacks = list(shot.stacks)
        position.forced = shot.forced
        position.thrown = shot.thrown
    if draft is not None:
        position.drafting = True
        position.draft_hands = list(draft.hands)
        position.draft_seats = bytes(draft.seats)
        position.draft_passing = bytes(draft.passing)
        position.draft_passes = draft.passes
        position.draft_pool = draft.pool


def _shot(position: Position) -> model.Shot | None:
    if not position.has_shot:
        return None
    return model.Shot(
        big=position.big,
        bunker=position.bunker,
        aim=position.aim,
        stacks=tuple(position.stacks),
        forced=position.forced,
        thrown=position.thrown,
    )


def _draft(position: Position) -> model.Draft | None:
    if not position.drafting:
        return None
    return model.Draft(
        hands=tuple(position.draft_hands),
        seats=tuple(position.draft_seats),
        passing=tuple(position.draft_passing),
        passes=position.draft_passes,
        pool=position.draft_pool,
    )


def _nineteenth(position: Position) -> model.Nineteenth | None:
    if not position.nineteenth:
        return None
    seats, ranks = tuple(position.nineteenth), tuple(position.ranks_before)
    return model.Nineteenth(seats, ranks, position.rounds_before)


def _solo(position: Position) -> model.SoloTrack | None:
    if not position.has_solo:
        return None
    return model.SoloTrack(tuple(position.solo_deck), position.solo_card, position.solo_place)
