"""Totals, ranks and bonus cards (rule book: end of the game; ruling P7)."""

import pytest
from holes_in_letters import course_of

from minigolf_desktop.model.play import Outcome, Seat
from minigolf_desktop.model.putt_dice import (
    BonusCard,
    Phase,
    PuttDiceRules,
    Setup,
    bonus_cards,
    standings,
    total,
)


@pytest.fixture
def finished(dice):
    """A finished round with the cards given."""

    def build(*cards, **choices):
        setup = Setup(course_of(), (Seat(),) * len(cards), **choices)
        state = PuttDiceRules(dice).start(setup, 0).state
        return state._replace(phase=Phase.OVER, round=9, cards=cards)

    return build


def card(last, *more):
    return (2,) * 8 + (last, *more)


def test_players_are_ranked_by_their_totals(finished):
    ranked = standings(finished(card(4), card(2), card(3)))
    assert [(one.seat, one.strokes, one.rank) for one in ranked] == [
        (1, 18, 1),
        (2, 19, 2),
        (0, 20, 3),
    ]


def test_strokes_of_the_play_off_do_not_count_for_the_total(finished):
    assert total(finished(card(2, 7, 7), card(2, 7, 8)), 0) == 18


def test_who_stays_longer_in_the_play_off_ranks_higher(finished):
    ranked = standings(finished(card(2, 3), card(2, 2, 3), card(2, 2, 2)))
    assert [(one.seat, one.rank) for one in ranked] == [(2, 1), (1, 2), (0, 3)]


def test_players_eliminated_together_with_equal_strokes_share_a_rank(finished):
    ranked = standings(finished(card(2, 3), card(2, 3), card(2, 2)))
    assert [one.rank for one in ranked] == [1, 2, 2]


def test_equal_players_beyond_the_winner_share_a_rank_and_the_later_holes_list_them(finished):
    early = (3, *(2,) * 7, 2)
    late = (2, *(2,) * 7, 3)
    ranked = standings(finished((2,) * 9, late, early))
    assert [(one.seat, one.rank) for one in ranked] == [(0, 1), (2, 2), (1, 2)]


def test_the_coupon_takes_two_strokes_off(finished):
    """Ruling P7."""
    assert total(finished(card(2), card(2), coupon=1), 1) == 16


def test_the_outcome_tells_places_and_strokes_by_seat(finished, dice):
    ended = finished(card(4), card(2), card(3), coupon=2)
    assert PuttDiceRules(dice).outcome(ended) == Outcome((3, 2, 1), (20, 18, 17))


def test_the_best_three_take_the_bonus_cards_home(finished):
    """Ruling P7."""
    cards = bonus_cards(finished(card(5), card(2), card(3), card(4)))
    assert cards == {
        BonusCard.INVESTMENT: 1,
        BonusCard.PRESS_COVERAGE: 2,
        BonusCard.TRAINING_COUPON: 3,
    }


def test_two_players_leave_the_third_card_alone(finished):
    assert set(bonus_cards(finished(card(2), card(3)))) == {
        BonusCard.INVESTMENT,
        BonusCard.PRESS_COVERAGE,
    }


def test_who_played_alone_takes_no_card_home(finished):
    """Ruling P9."""
    assert bonus_cards(finished(card(2))) == {}
