"""How a tile turns by itself where it is held."""

from hypothesis import given
from hypothesis import strategies as st

from minigolf_desktop.model.geometry.snapping import nearest_fit

ANY = range(6)


def away(one: int, other: int, turns: int) -> int:
    """Return how many steps it takes from a turn to another, whichever way round."""
    return min((one - other) % turns, (other - one) % turns)


def test_a_tile_that_fits_stays_as_it_is():
    assert nearest_fit(2, 4, lambda turn: 0, ANY) == 2


def test_a_tile_turns_to_where_least_speaks_against_it():
    assert nearest_fit(0, 6, [3, 2, 1, 0, 1, 2].__getitem__, ANY) == 3


def test_of_two_turns_as_good_as_each_other_the_nearer_one_is_taken():
    assert nearest_fit(0, 6, [1, 1, 0, 1, 1, 0].__getitem__, ANY) == 5


def test_of_two_turns_as_near_as_each_other_the_one_counted_up_is_taken():
    assert nearest_fit(3, 4, lambda turn: turn == 3, ANY) == 0


def test_a_turn_that_is_not_allowed_is_not_taken_however_well_it_fits():
    assert nearest_fit(0, 4, [1, 0, 1, 1].__getitem__, {0, 2}) == 0


def test_where_no_turn_is_allowed_the_tile_stays_as_it_is():
    assert nearest_fit(3, 4, lambda turn: turn, ()) == 3


@given(st.sampled_from([4, 6]), st.data())
def test_no_allowed_turn_is_better_or_as_good_and_nearer(turns, data):
    turn = data.draw(st.integers(0, turns - 1))
    allowed = data.draw(st.sets(st.integers(0, turns - 1), min_size=1))
    faults = data.draw(st.lists(st.integers(0, 3), min_size=turns, max_size=turns))
    found = nearest_fit(turn, turns, faults.__getitem__, allowed)
    best = min((faults[one], away(turn, one, turns)) for one in allowed)
    assert found in allowed
    assert (faults[found], away(turn, found, turns)) == best
