"""Building a deck for Solo Chaos (page 25, ruling H12)."""

from itertools import combinations

import pytest
from golf_tables import the_box

from minigolf_desktop.model.eighteen_holes.solo_deck import (
    deck_of_rank,
    rank_of,
    ranks,
    usual_rank,
)

CARDS = the_box().solo_cards


def combined(deck):
    return sum(CARDS[number].combined for number in deck)


def test_there_are_twenty_four_solo_cards():
    assert len(CARDS) == 24


@pytest.mark.parametrize("number", range(24))
def test_a_card_is_harder_the_fewer_turns_the_player_has_before_the_opponents_score(number):
    """For each combined turn: 5 minus the player-only turns right before it."""
    card = CARDS[number]
    alone = [len(run) for run in card.turns.split("C")[:-1]]
    assert card.difficulty == sum(5 - before for before in alone)
    assert card.combined == len(alone) and card.turns.endswith("C")


def test_the_rank_of_a_deck_is_the_sum_of_its_cards():
    assert rank_of(CARDS, (0, 1, 2)) == sum(CARDS[number].difficulty for number in (0, 1, 2))
    assert rank_of(CARDS, ()) == 0


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_the_ranks_that_a_deck_can_have_are_those_of_all_choices_of_cards(turns):
    every = {
        rank_of(CARDS, deck)
        for size in range(1, turns + 1)
        for deck in combinations(range(24), size)
        if combined(deck) == turns
    }
    assert ranks(CARDS, turns) == tuple(sorted(every))


@pytest.mark.parametrize("turns", [1, 3, 6])
def test_a_deck_of_every_rank_is_built_with_the_turns_that_are_wanted(turns):
    for rank in ranks(CARDS, turns):
        deck = deck_of_rank(CARDS, turns, rank, seed=rank)
        assert (combined(deck), rank_of(CARDS, deck)) == (turns, rank)
        assert len(set(deck)) == len(deck)


def test_decks_of_one_rank_differ_by_seed_and_are_the_same_for_the_same():
    decks = {deck_of_rank(CARDS, 6, 18, seed) for seed in range(10)}
    assert len(decks) > 5
    assert deck_of_rank(CARDS, 6, 18, 3) == deck_of_rank(CARDS, 6, 18, 3)


@pytest.mark.parametrize("rank", [0, 100])
def test_a_rank_that_no_deck_has_is_refused(rank):
    with pytest.raises(ValueError, match="no deck"):
        deck_of_rank(CARDS, 6, rank, 1)


@pytest.mark.parametrize("turns", range(1, 7))
def test_the_usual_rank_is_one_that_a_deck_can_have(turns):
    assert usual_rank(turns) in ranks(CARDS, turns)
