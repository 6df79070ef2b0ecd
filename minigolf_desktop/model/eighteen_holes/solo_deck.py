"""Building a deck for Solo Chaos (rule book, building a solo deck; ruling H12).

A deck holds as many turns of combined scoring as each opponent has targets: more of them would
never be played. Its rank is the sum of the difficulties of its cards.
"""

from collections.abc import Sequence
from functools import lru_cache

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.model.play.randomness import Randomness

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


def rank_of(cards: Sequence[SoloCard], deck: Sequence[int]) -> int:
    """Return the rank of a deck."""
    return sum(cards[number].difficulty for number in deck)


@lru_cache(maxsize=128)
def _sums(cards: tuple[SoloCard, ...]) -> frozenset[tuple[int, int]]:
    """Return (turns of combined scoring, difficulty) of every choice of cards."""
    sums = {(0, 0)}
    for card in cards:
        sums |= {(turns + card.combined, rank + card.difficulty) for turns, rank in sums}
    return frozenset(sums)
