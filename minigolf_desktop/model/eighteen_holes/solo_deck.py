"""Solo decks by rank: which solo cards make a game as hard as it is to be (ruling H12).

The rank of a deck is the sum of the difficulties of its cards. A deck needs so many turns of
combined scoring as each opponent has targets; more of them only add doubt, so as few as can be
are taken.
"""

from collections.abc import Sequence

from minigolf_desktop.model.eighteen_holes.box import SoloCard
from minigolf_desktop.model.play.randomness import Randomness

MOST_EXTRA = 6
"""Turns of combined scoring beyond those needed that a deck has at most."""

Totals = frozenset[tuple[int, int]]
"""Turns of combined scoring, and rank, of every choice out of some cards."""


def deck_ranks(cards: Sequence[SoloCard], combined: int) -> tuple[int, ...]:
    """Return the ranks that decks can have, from the easiest, with so many combined turns."""
    return tuple(
        sorted(
            {
                rank
                for turns, rank in _totals(cards)[0]
                if turns and combined <= turns <= combined + MOST_EXTRA
            }
        )
    )


def nearest_rank(cards: Sequence[SoloCard], combined: int, rank: int) -> int:
    """Return the rank that a deck can have which is nearest to one that is wished for."""
    return min(deck_ranks(cards, combined), key=lambda one: (abs(one - rank), one))


def solo_deck(cards: Sequence[SoloCard], combined: int, rank: int, seed: int) -> tuple[int, ...]:
    """Return the numbers of the cards of a deck of a rank, drawn by chance.

    It has the fewest turns of combined scoring that such a deck can have, but ``combined`` at
    least. Raises ValueError where there is no such deck.
    """
    rest = _totals(cards)
    wanted = min(
        (turns for turns, total in rest[0] if total == rank and turns >= max(1, combined)),
        default=None,
    )
    if wanted is None:
        raise ValueError(f"no solo deck of {combined} combined turns has the rank {rank}")
    stream = Randomness.of_seed(seed)
    deck = []
    left = (wanted, rank)
    for number, card in enumerate(cards):
        without = left in rest[number + 1]
        after = (left[0] - card.combined, left[1] - card.difficulty)
        if after not in rest[number + 1]:
            continue
        # Few of the cards are taken: most are passed over where the rank allows that.
        chance, stream = stream.below(3)
        if not without or chance == 0:
            deck.append(number)
            left = after
    return tuple(deck)


def _totals(cards: Sequence[SoloCard]) -> list[Totals]:
    """Return by place the totals that can be chosen out of the cards from there on."""
    totals: list[Totals] = [frozenset({(0, 0)})]
    for card in reversed(cards):
        last = totals[-1]
        taken = {(turns + card.combined, rank + card.difficulty) for turns, rank in last}
        totals.append(last | taken)
    return totals[::-1]
