"""States in disguise: to a seat they look the same, and all that is hidden from it is another."""

import random

from minigolf_desktop.model.designer import PROMISES, Phase
from minigolf_desktop.model.eighteen_holes.moves import Phase as Golf
from minigolf_desktop.model.eighteen_holes.state import NONE, State, is_choosing
from minigolf_desktop.model.play.randomness import Randomness


def other_clubs(hand: int, chance: random.Random) -> int:
    """As many clubs as in a hand, whichever."""
    return sum(1 << bit for bit in chance.sample(range(34), hand.bit_count()))


def golf_in_disguise(state: State, seat: int, chance: random.Random) -> State:
    """A state that looks the same to a seat: everything that is hidden from it is another."""

    def mixed(cards: bytes) -> bytes:
        return bytes(chance.sample(list(cards), len(cards)))

    shown = state.peek[1] if state.peek_shown or state.peek[0] == seat else NONE
    decks = tuple(
        mixed(cards[:-1]) + cards[-1:] if deck == shown else mixed(cards)
        for deck, cards in enumerate(state.decks)
    )
    state = state._replace(decks=decks, chance=Randomness(chance.randrange(1 << 60), 3))
    if state.phase is Golf.OVER:
        return state
    in_the_open = state.table.setup.open_choices
    others = [other for other in range(len(state.players)) if other != seat]
    for other in others:
        player = state.players[other]
        hand = player.hand if in_the_open else other_clubs(player.hand, chance)
        target = player.target if player.target == NONE else chance.randrange(18)
        state = state.with_player(other, player._replace(hand=hand, target=target))
    if is_choosing(state) and not in_the_open:
        chosen = tuple(
            club if club == NONE or other == seat else (club + 7) % 34
            for other, club in enumerate(state.chosen)
        )
        state = state._replace(chosen=chosen)
    if state.peek[0] != seat and not state.peek_shown and state.peek[2] != NONE:
        state = state._replace(peek=(*state.peek[:2], (state.peek[2] + 1) % 74))
    if state.kept[0] not in (seat, NONE):
        state = state._replace(kept=(state.kept[0], (state.kept[1] + 1) % 74))
    if state.seat != seat and state.targets:
        state = state._replace(targets=tuple(hole + 1 for hole in state.targets))
    if state.draft is not None:
        hands = tuple(
            hand if other == seat else other_clubs(hand, chance)
            for other, hand in enumerate(state.draft.hands)
        )
        pool = state.draft.pool
        pool = pool if state.seat == seat else other_clubs(pool, chance)
        state = state._replace(draft=state.draft._replace(hands=hands, pool=pool))
    if state.solo is not None:
        rivals = tuple(
            rival._replace(
                targets=rival.targets[:1] + tuple(hole + 1 for hole in rival.targets[1:]),
                clubs=tuple(
                    one if place >= len(rival.clubs) - rival.known or rival.shown else one ^ 1
                    for place, one in enumerate(rival.clubs)
                ),
            )
            for rival in state.rivals
        )
        solo = state.solo._replace(deck=state.solo.deck[::-1])
        state = state._replace(rivals=rivals, solo=solo)
    return state


def knows(state, seat, other):
    """Return whether a seat knows the promises of another: its own, at the end, or alone."""
    return seat == other or state.phase is Phase.OVER or state.setup.is_solo


def designer_in_disguise(state, seat, chance):
    """Return a state that a seat cannot tell from this one: all secrets are others."""
    designers = tuple(
        one
        if knows(state, seat, other)
        else one._replace(promises=tuple(chance.sample(range(len(PROMISES)), len(one.promises))))
        for other, one in enumerate(state.designers)
    )
    bag = bytes(chance.sample(list(state.bag), len(state.bag)))
    stream = Randomness(chance.getrandbits(64), chance.getrandbits(20))
    return state._replace(bag=bag, designers=designers, randomness=stream)


def putting_in_disguise(state, seat, chance):
    """Return a round in which nothing but the dice will fall otherwise."""
    return state._replace(chance=Randomness(chance.getrandbits(64), chance.getrandbits(20)))
