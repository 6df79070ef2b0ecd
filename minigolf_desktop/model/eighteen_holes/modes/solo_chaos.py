"""Solo Chaos Golf: the player against three automatic opponents (pages 24 and 25, ruling H12).

The opponents play by a deck. It needs as many turns of combined scoring as each of them has
targets. Its rank is the sum of the difficulties of its cards. A deck built card by card may hold
more such turns: which of them are played is left to chance, so that its rank is a range (ruling
H27).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from minigolf_desktop.model.eighteen_holes import draft
from minigolf_desktop.model.eighteen_holes.box import Box, SoloCard, clubs_in
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import (
    FIRST_TOKEN,
    ChaosGolf,
    claim,
    may_claim,
)
from minigolf_desktop.model.eighteen_holes.modes.mode import end_with
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Events,
    RevealClub,
    RivalClub,
    RivalScored,
    RivalTarget,
    SoloTurn,
)
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, Rival, SoloTrack, State, View, put
from minigolf_desktop.model.play.randomness import Chance, Randomness
from minigolf_desktop.model.play.seats import SetupFormatError

RIVALS = 3
RIVAL_CLUBS = 5
PLAYER = 0
COMBINED = "C"


def targets_of_each(holes: int) -> int:
    """Return how many target greens each opponent has on a course: six of eighteen."""
    return holes // RIVALS


class SoloChaos(ChaosGolf):
    """Chaos Golf for one."""

    all_clubs = True

    def check(self, setup: Setup, box: Box) -> None:
        """Raise SetupFormatError for golfer cards, or a solo deck too small for the course."""
        if any(setup.golfers):
            raise SetupFormatError("Solo Chaos is played without golfer cards")
        deck, cards = setup.solo_deck, box.solo_cards
        if any(not 0 <= card < len(cards) for card in deck) or len(set(deck)) < len(deck):
            raise SetupFormatError("the solo deck is made of the solo cards, each at most once")
        needed = targets_of_each(len(setup.course.holes))
        if sum(cards[card].combined for card in deck) < needed or not deck:
            raise SetupFormatError(f"the solo deck needs {needed} turns of combined scoring")

    def begin_play(self, state: State) -> tuple[State, Events]:
        """Deal targets and clubs to the opponents and shuffle the solo deck."""
        holes = len(state.table.field.greens)
        each = targets_of_each(holes)
        targets, chance = state.chance.shuffled(bytes(range(holes)))
        left = draft.club_pool(state.table, everything=self.all_clubs) & ~state.players[PLAYER].hand
        clubs, chance = chance.shuffled(bytes(clubs_in(left)))
        deck, chance = chance.shuffled(bytes(state.table.setup.solo_deck))
        rivals = tuple(
            Rival(
                targets=tuple(targets[number * each : (number + 1) * each]),
                clubs=tuple(clubs[number * RIVAL_CLUBS : (number + 1) * RIVAL_CLUBS]),
            )
            for number in range(RIVALS)
        )
        state = state._replace(
            chance=chance, rivals=rivals, solo=SoloTrack(tuple(deck[1:]), deck[0], 0)
        )
        state, events = super().begin_play(state)
        first = tuple(
            RivalTarget(number, rival.targets[0])
            for number, rival in enumerate(rivals)
            if rival.targets
        )
        return state, (*events, *first, _marker(state))

    def choices(self, state: State) -> Iterable[Action]:
        """Return the clubs of opponents that may be turned over: in a combined turn (page 25)."""
        if state.solo is None or state.scored or not is_combined(state):
            return ()
        return tuple(
            RevealClub(number)
            for number, rival in enumerate(state.rivals)
            if rival.targets and not rival.shown
        )

    def take(self, state: State, action: Action) -> tuple[State, Events]:
        """Turn the top club of an opponent over."""
        assert isinstance(action, RevealClub)
        return _reveal_club(state, action.rival)

    def draw_secrets(self, view: View, state: State, chance: Chance) -> State:
        """Shuffle the solo cards, and the targets that the opponents have yet to show."""
        if state.solo is None:
            return state
        solo = state.solo._replace(deck=tuple(chance.shuffled(view.solo_left)))
        shown = {hole for rival in view.rivals for hole in (*rival.past, rival.target)}
        bag = chance.shuffled(hole for hole in range(len(view.tokens)) if hole not in shown)
        rivals = tuple(
            rival._replace(
                targets=rival.targets + tuple(bag.pop() for _ in range(seen.targets_left - 1))
            )
            for rival, seen in zip(state.rivals, view.rivals, strict=True)
        )
        return state._replace(solo=solo, rivals=rivals)

    def on_green(self, state: State, ball: int, hit: bool) -> tuple[State, Events]:
        """Score at once, but in a combined turn only after the opponents."""
        if is_combined(state) and not state.scored:
            return state, ()
        return super().on_green(state, ball, hit)

    def turns_over(self, state: State) -> tuple[State, Events]:
        """Score a combined turn, before the extra turns of fast travel."""
        if not is_combined(state):
            return state, ()
        greens = state.table.field.greens
        place = state.balls[PLAYER].place
        mine = greens.index(place) if place in greens else NONE
        events: Events = ()
        for number, rival in enumerate(state.rivals):
            if not rival.targets:
                continue
            hole = rival.targets[0]
            if hole == mine and may_claim(state, PLAYER, hole):
                state, more = self._compete(state, number, hole)
            else:
                state, more = _rival_scores(state, number, hole)
            events += more
        if mine != NONE:
            state, more = claim(state, PLAYER, mine)
            events += more
        state, more = _next_targets(state)
        return state, events + more

    def _compete(self, state: State, number: int, hole: int) -> tuple[State, Events]:
        """Let the lower initiative take the larger token; the opponent's club is turned over."""
        state, events = _reveal_club(state, number)
        clubs = state.table.box.clubs
        theirs = clubs[state.rivals[number].clubs[0]].initiative
        mine = state.used[PLAYER]
        if mine == NONE or theirs < clubs[mine].initiative:
            state, first = _rival_scores(state, number, hole)
            state, second = claim(state, PLAYER, hole)
        else:
            state, first = claim(state, PLAYER, hole)
            state, second = _rival_scores(state, number, hole)
        return state, (*events, *first, *second)

    def round_over(self, state: State) -> tuple[State, Events]:
        """End the game with the last five-point token, or move the marker on."""
        solo = state.solo
        assert solo is not None
        turns = state.table.box.solo_cards[solo.card].turns
        is_last = solo.place + 1 == len(turns)
        if not any(FIRST_TOKEN in values for values in state.tokens) or (is_last and not solo.deck):
            return _end(state)
        if is_last:
            solo = SoloTrack(solo.deck[1:], solo.deck[0], 0)
        else:
            solo = solo._replace(place=solo.place + 1)
        state = state._replace(solo=solo)
        return state, (_marker(state),)


def is_combined(game: "State | View") -> bool:
    """Return whether the opponents score in this turn."""
    solo = game.solo
    return solo is not None and game.table.box.solo_cards[solo.card].turns[solo.place] == COMBINED


def _marker(state: State) -> SoloTurn:
    assert state.solo is not None
    return SoloTurn(state.solo.card, state.solo.place, is_combined(state))


def _reveal_club(state: State, number: int) -> tuple[State, Events]:
    """Turn over the top club of an opponent."""
    rival = state.rivals[number]
    if rival.shown:
        return state, ()
    state = _with_rival(state, number, rival._replace(shown=True))
    return state, (RivalClub(number, rival.clubs[0]),)


def _with_rival(state: State, number: int, rival: Rival) -> State:
    rivals = state.rivals
    return state._replace(rivals=put(rivals, number, rival))


def _rival_scores(state: State, number: int, hole: int) -> tuple[State, Events]:
    """Give an opponent the largest token left on a green."""
    values = state.tokens[hole]
    if not values:
        return state, ()
    rival = state.rivals[number]
    rival = rival._replace(points=rival.points + values[0], taken=(*rival.taken, (hole, values[0])))
    tokens = put(state.tokens, hole, values[1:])
    state = _with_rival(state._replace(tokens=tokens), number, rival)
    return state, (RivalScored(number, values[0], hole),)


def _next_targets(state: State) -> tuple[State, Events]:
    """Show the opponents' next targets; clubs that were turned over go under the others."""
    events: Events = ()
    for number, rival in enumerate(state.rivals):
        played, targets = rival.targets[:1], rival.targets[1:]
        rested = rival._replace(targets=targets, past=rival.past + played, shown=False)
        if rival.shown:
            clubs = (*rival.clubs[1:], rival.clubs[0])
            rested = rested._replace(clubs=clubs, known=min(rival.known + 1, len(clubs)))
        state = _with_rival(state, number, rested)
        if targets:
            events = (*events, RivalTarget(number, targets[0]))
    return state, events


def _end(state: State) -> tuple[State, Events]:
    """Rank the player and the opponents by points."""
    points = [state.players[PLAYER].points, *(rival.points for rival in state.rivals)]
    return end_with(state, tuple(1 + sum(other > mine for other in points) for mine in points))


# --- Building a deck for Solo Chaos (rule book, building a solo deck; ruling H12)

USUAL_RANK_A_TURN = 3.7
"""Rank of a deck that is a fair match, for each of its turns of combined scoring (ruling H15).

Measured by play on quick courses of 3 to 18 holes: a plain golfer wins 30 to 50 games in a hundred
against it (``tests/benchmarks/solo_ranks.py``). The courses of the box have ranks of their own.
"""


def usual_rank(combined: int) -> int:
    """Return the rank of a deck that is a fair match, on a course with so many targets each."""
    return round(USUAL_RANK_A_TURN * combined)


def ranks(cards: Sequence[SoloCard], combined: int) -> tuple[int, ...]:
    """Return every rank that a deck with so many turns of combined scoring can have."""
    return tuple(sorted(rank for turns, rank in _sums(tuple(cards)) if turns == combined))


def deck_of_rank(cards: Sequence[SoloCard], combined: int, rank: int, seed: int) -> tuple[int, ...]:
    """Return the numbers of cards of a deck, drawn at random from those of this rank.

    Raises ValueError where no deck has it; :func:`ranks` tells those that one has.
    """
    order, _ = Randomness.of_seed(seed).shuffled(bytes(range(len(cards))))
    shuffled = tuple(cards[number] for number in order)
    left = (combined, rank)
    deck = []
    for place, number in enumerate(order):
        card = cards[number]
        rest = (left[0] - card.combined, left[1] - card.difficulty)
        if rest in _sums(shuffled[place + 1 :]):
            deck.append(number)
            left = rest
    if left != (0, 0):
        raise ValueError(f"no deck with {combined} turns of combined scoring has rank {rank}")
    return tuple(deck)


def rank_range(cards: Sequence[SoloCard], deck: Sequence[int], combined: int) -> tuple[int, int]:
    """Return the least and the greatest rank of what is played of a deck (page 25, ruling H27).

    That are its first ``combined`` turns of combined scoring, in any order of its cards: some whole
    cards, and the last one perhaps in part. Both ranks are the same where all of it is played.
    Raises ValueError for a deck with fewer such turns.
    """
    found = set()
    for last in set(deck):
        others = _sums(tuple(cards[number] for number in deck if number != last))
        steps = cards[last].steps
        for played in range(1, len(steps) + 1):
            part = sum(steps[:played])
            found |= {rank + part for turns, rank in others if turns == combined - played}
    if not found:
        raise ValueError(f"the deck has no {combined} turns of combined scoring")
    return min(found), max(found)


@lru_cache(maxsize=128)
def _sums(cards: tuple[SoloCard, ...]) -> frozenset[tuple[int, int]]:
    """Return (turns of combined scoring, difficulty) of every choice of cards."""
    sums = {(0, 0)}
    for card in cards:
        sums |= {(turns + card.combined, rank + card.difficulty) for turns, rank in sums}
    return frozenset(sums)
