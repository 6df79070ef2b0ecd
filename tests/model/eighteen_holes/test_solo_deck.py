"""Building a deck for Solo Chaos (page 25, ruling H12)."""

import pytest
from golf_tables import the_box

from minigolf_desktop.bots.golf_games import play_greedily
from minigolf_desktop.model.eighteen_holes import ClubChoice, EighteenHolesRules, Mode, Setup
from minigolf_desktop.model.eighteen_holes.solo_deck import (
    deck_of_rank,
    rank_of,
    ranks,
    usual_rank,
)

CARDS = the_box().solo_cards


def test_the_difficulty_of_a_card_counts_the_turns_before_each_combined_one():
    for card in CARDS:
        runs = card.turns.split("C")[:-1]
        assert card.difficulty == sum(5 - len(run) for run in runs)


@pytest.mark.parametrize("combined", [1, 2, 3, 4, 5, 6])
def test_a_deck_of_every_rank_that_there_is_can_be_built(combined):
    for rank in ranks(CARDS, combined):
        deck = deck_of_rank(CARDS, combined, rank, seed=rank)
        assert rank_of(CARDS, deck) == rank
        assert sum(CARDS[number].combined for number in deck) == combined
        assert len(set(deck)) == len(deck)


def test_a_rank_that_no_deck_has_is_refused():
    with pytest.raises(ValueError, match="rank 1"):
        deck_of_rank(CARDS, 6, 1, seed=0)


def test_the_same_seed_builds_the_same_deck_and_others_build_others():
    decks = {deck_of_rank(CARDS, 6, 20, seed) for seed in range(20)}
    assert len(decks) > 10
    assert deck_of_rank(CARDS, 6, 20, 7) == deck_of_rank(CARDS, 6, 20, 7)


@pytest.mark.parametrize("combined", range(1, 7))
def test_the_usual_rank_is_one_that_a_deck_can_have(combined):
    assert usual_rank(combined) in ranks(CARDS, combined)


def test_a_plain_golfer_wins_the_less_the_higher_the_rank():
    box = the_box()
    rules = EighteenHolesRules(box)
    course = next(one.course for one in box.presets if one.course.id == "crossways")
    won = []
    for rank in (12, 22, 27):
        decks = [deck_of_rank(CARDS, 6, rank, seed) for seed in range(25)]
        games = [
            Setup(course, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=deck) for deck in decks
        ]
        ends = [play_greedily(rules, setup, seed) for seed, setup in enumerate(games)]
        won.append(sum(state.ranks[0] == 1 for state in ends))
    assert won == sorted(won, reverse=True)
    assert won[0] > won[-1]
