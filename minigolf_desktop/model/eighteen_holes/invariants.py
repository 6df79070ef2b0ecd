"""What must be true of every state of 18 Holes; for tests, playouts and damaged files."""

from collections import Counter

from minigolf_desktop.model.eighteen_holes.clubs import clubs_in
from minigolf_desktop.model.eighteen_holes.flight import can_stand
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE, State
from minigolf_desktop.model.eighteen_holes.view import View, is_choosing


def problems(state: State) -> list[str]:
    """Return broken invariants, in words for developers."""
    return [*_shot_cards(state), *_clubs(state), *_golfers(state), *_scores(state), *_turn(state)]


def _shot_cards(state: State) -> list[str]:
    """Every shot card is somewhere, once."""
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
    """No club is there twice; a club is in hand, on the discard or in play."""
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
    """Golfers stand where they can."""
    field = state.table.field
    return [
        f"golfer {number} stands on hex {ball.place}, where nobody can"
        for number, ball in enumerate(state.balls)
        if not can_stand(field, ball.place)
    ]


def _scores(state: State) -> list[str]:
    """Points are what tokens and score cards add up to."""
    wrong = []
    mode = mode_of(state)
    for seat, player in enumerate(state.players):
        points = mode.points_of(player, state.table.field.pars)
        if points != player.points:
            wrong.append(f"seat {seat} has {player.points} points, its tokens and card {points}")
    return wrong


def _turn(state: State) -> list[str]:
    """Somebody is to move until the game is over."""
    over = state.phase is Phase.OVER
    wrong = []
    if over != (state.seat == NONE) or over != bool(state.ranks):
        wrong.append(f"phase {state.phase.name} with seat {state.seat} to move")
    if (state.phase in (Phase.CHOOSE, Phase.FOLLOW, Phase.THROW, Phase.NAME)) != (
        state.shot is not None
    ):
        wrong.append(f"phase {state.phase.name} with shot {state.shot}")
    return wrong
