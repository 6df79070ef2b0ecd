"""The generator: the same seed gives the same game everywhere."""

from collections import Counter

import pytest

from minigolf_desktop.model.play import Randomness, seed_from_text


def numbers(seed, count, limit):
    stream, drawn = Randomness.of_seed(seed), []
    for _ in range(count):
        number, stream = stream.below(limit)
        drawn.append(number)
    return drawn


def test_the_stream_of_a_seed_never_changes_between_versions():
    assert numbers(1, 8, 1000) == [254, 894, 373, 747, 537, 909, 893, 574]
    mixed, _ = Randomness.of_seed(1).shuffled(bytes(range(8)))
    assert list(mixed) == [0, 2, 4, 7, 3, 6, 1, 5]


def test_different_seeds_give_different_streams():
    assert len({tuple(numbers(seed, 6, 1000)) for seed in range(100)}) == 100


@pytest.mark.parametrize("limit", [1, 2, 7, 264])
def test_numbers_lie_below_the_limit_and_reach_all_of_it(limit):
    drawn = numbers(5, 40 * limit, limit)
    assert set(drawn) == set(range(limit))


def test_numbers_are_spread_evenly():
    counts = Counter(numbers(9, 6000, 6))
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffling_keeps_every_item():
    items = bytes([1, 1, 2, 3, 5, 8, 13]) * 20
    mixed, _ = Randomness.of_seed(3).shuffled(items)
    assert mixed != items
    assert sorted(mixed) == sorted(items)


def test_shuffling_moves_the_stream_on():
    first, stream = Randomness.of_seed(3).shuffled(bytes(range(20)))
    second, _ = stream.shuffled(bytes(range(20)))
    assert first != second


def test_a_sample_has_no_number_twice():
    drawn, _ = Randomness.of_seed(4).sample(10, 12)
    assert len(set(drawn)) == 10
    assert set(drawn) <= set(range(12))


def test_a_sample_of_more_than_there_are_is_all_of_them():
    drawn, _ = Randomness.of_seed(4).sample(3, 2)
    assert sorted(drawn) == [0, 1]


@pytest.mark.parametrize(("text", "seed"), [("7", 7), (" 0042 ", 42), ("9" * 18, 10**18 - 1)])
def test_a_whole_number_is_its_own_seed(text, seed):
    assert seed_from_text(text) == seed


def test_words_are_seeds_whatever_their_case_and_the_spaces_around_them():
    assert seed_from_text("Anna und Otto") == seed_from_text("  anna UND otto ")
    assert seed_from_text("Anna") != seed_from_text("Otto")


@pytest.mark.parametrize("text", ["", "x", "-7", "1.5", "٣", "9" * 19, "é" * 500])
def test_every_text_gives_a_seed_that_a_journal_can_hold(text):
    assert 0 <= seed_from_text(text) < 1 << 64


@pytest.mark.parametrize("count", [0, 1, 2, 264, 511, 512, 513, 1_300])
def test_a_shuffle_draws_a_word_for_each_item_in_order(count):
    stream = Randomness(0xFEDCBA9876543210, 17)
    items = bytes(number % 256 for number in range(count))
    words, one = [], stream
    for _ in items:
        word, one = one.below(1 << 64)
        words.append(word)
    order = sorted(range(count), key=words.__getitem__)
    assert stream.shuffled(items) == (bytes(items[place] for place in order), one)
