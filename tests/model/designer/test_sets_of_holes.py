"""Sets of holes as whole numbers: checked one set at a time."""

import random

import pytest

from minigolf_desktop.model.designer.counting.chaining import Sets, places

COUNTS = ((), (1,), (2, 1, 3), (1, 1, 1, 1), (4, 2))


def has(bits, place):
    return bool(bits >> place & 1)


@pytest.mark.parametrize("counts", COUNTS)
def test_every_set_has_a_place_of_its_own(counts):
    sets = Sets(counts)
    found = {tuple(sets.digits(place)) for place in range(sets.size)}
    assert len(found) == sets.size
    assert tuple(sets.digits(sets.size - 1)) == counts


@pytest.mark.parametrize("counts", COUNTS)
def test_sets_are_told_by_how_many_of_a_kind_they_have(counts):
    sets = Sets(counts)
    for kind, count in enumerate(counts):
        for limit in range(count + 1):
            for place in range(sets.size):
                own = sets.count(place, kind)
                assert has(sets.at_most(kind, limit), place) == (own <= limit)
                assert has(sets.at_least(kind, limit), place) == (own >= limit)


@pytest.mark.parametrize("counts", COUNTS)
def test_there_is_room_for_holes_where_none_is_then_too_many(counts):
    sets = Sets(counts)
    for more in range(sets.size):
        room = sets.room_for(more)
        for place in range(sets.size):
            together = map(sum, zip(sets.digits(place), sets.digits(more), strict=True))
            fits = all(own <= count for own, count in zip(together, counts, strict=True))
            assert has(room, place) == fits


@pytest.mark.parametrize("counts", COUNTS)
def test_sets_are_found_by_their_sum(counts):
    sets = Sets(counts)
    values = [3, 0, 1, 2][: len(counts)]
    for total, bits in enumerate(sets.by_sum(values)):
        for place in range(sets.size):
            own = sum(
                count * value for count, value in zip(sets.digits(place), values, strict=True)
            )
            assert has(bits, place) == (own == total)


@pytest.mark.parametrize("counts", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_what_sets_lack_is_found_for_all_at_once(counts, seed):
    sets = Sets(counts)
    bits = random.Random(seed).getrandbits(sets.size)
    lacking = sorted(sets.size - 1 - place for place in places(bits))
    assert places(sets.without(bits)) == lacking
