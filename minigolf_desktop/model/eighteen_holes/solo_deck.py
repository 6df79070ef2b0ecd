"""Building a deck for Solo Chaos (rule book, building a solo deck; ruling H12).

A deck needs as many turns of combined scoring as each opponent has targets. Its rank is the sum of
the difficulties of its cards. A deck built card by card may hold more such turns: which of them
are played is left to chance, so that its rank is a range (ruling H27).
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
