"""Building a deck for Solo Chaos (page 25, ruling H12)."""

from itertools import combinations, permutations
from random import Random

import pytest
from golf_tables import the_box

from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import (
    deck_of_rank,
    rank_range,
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


def rank_of(deck):
    return sum(CARDS[number].difficulty for number in deck)


def played_rank(order, turns):
    """The rank of what is played of cards in an order: turn by turn, written independently."""
    rank, alone = 0, 0
    for number in order:
        alone = 0
        for turn in CARDS[number].turns:
            if turn == "P":
                alone += 1
                continue
            rank, alone, turns = rank + 5 - alone, 0, turns - 1
            if turns == 0:
                return rank
    raise AssertionError("not enough turns")


def test_the_rank_of_a_deck_is_the_sum_of_its_cards():
    deck = (0, 1, 2)
    assert rank_range(CARDS, deck, 3) == (rank_of(deck), rank_of(deck))


def test_of_a_deck_with_more_combined_turns_than_are_played_the_rank_is_a_range():
    """Page 25, ruling H27: against every order of the cards."""
    chance = Random(4)
    for _ in range(25):
        deck = tuple(chance.sample(range(24), 5))
        for turns in range(1, combined(deck) + 1):
            every = {played_rank(order, turns) for order in permutations(deck)}
            assert rank_range(CARDS, deck, turns) == (min(every), max(every))


def test_a_deck_with_too_few_combined_turns_has_no_rank():
    """Ruling H27."""
    with pytest.raises(ValueError, match="no 4 turns"):
        rank_range(CARDS, (0, 1, 2), 4)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_the_ranks_that_a_deck_can_have_are_those_of_all_choices_of_cards(turns):
    every = {
        rank_of(deck)
        for size in range(1, turns + 1)
        for deck in combinations(range(24), size)
        if combined(deck) == turns
    }
    assert ranks(CARDS, turns) == tuple(sorted(every))


@pytest.mark.parametrize("turns", [1, 3, 6])
def test_a_deck_of_every_rank_is_built_with_the_turns_that_are_wanted(turns):
    for rank in ranks(CARDS, turns):
        deck = deck_of_rank(CARDS, turns, rank, seed=rank)
        assert (combined(deck), rank_of(deck)) == (turns, rank)
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
