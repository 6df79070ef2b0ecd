"""The code of a game: what is read as what, and which mistakes show."""

import random

import pytest

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.game_code import (
    ALPHABET,
    Digit,
    FutureCode,
    MistypedCode,
    NoCode,
    NotACode,
    Packed,
    code_in,
    code_of,
    pack_seats,
    read_code,
    take_seats,
)

SETUP = (Digit(2, 5), Digit(1, 2), Digit(100, 128))


def read(code: str) -> tuple[str, tuple[int, ...], int]:
    letter, packed = read_code(code)
    return letter, tuple(packed.take(base) for _, base in SETUP), packed.rest


@pytest.mark.parametrize("seed", [0, 1, 999_999, (1 << 40) - 1, (1 << 64) - 1])
def test_a_code_tells_game_set_up_and_seed(seed: int):
    assert read(code_of("D", SETUP, seed)) == ("D", (2, 1, 100), seed)


def test_a_code_of_a_drawn_seed_has_three_groups_of_four():
    assert [len(group) for group in code_of("D", SETUP, 999_999).split("-")] == [4, 4, 4]


def test_case_hyphens_spaces_and_look_alikes_are_forgiven():
    code = code_of("D", SETUP, 123_456)
    untidy = code.lower().replace("-", " – ").replace("0", "o").replace("1", "l")
    assert read(untidy) == read(code)


def test_the_code_is_found_in_what_was_shared_of_a_result():
    code = code_of("D", (), 12345678)
    shared = f"Minigolf Designer, 24 November 2026\nViaduct: 128 points\nCode: {code.lower()}"
    assert code_in(shared) == code
    assert code_in(code.replace("-", "")) == code.replace("-", "")
    assert code_in("no code at all") == "no code at all"


def test_every_single_wrong_character_shows():
    word = code_of("P", SETUP, 777_777).replace("-", "")
    for place, right in enumerate(word):
        for wrong in ALPHABET.replace(right, ""):
            with pytest.raises(MistypedCode):
                read_code(word[:place] + wrong + word[place + 1 :])


def test_every_swap_of_two_characters_shows():
    rng = random.Random(seed := 7)
    for _ in range(40):
        word = code_of("H", SETUP, rng.getrandbits(60)).replace("-", "")
        for first in range(len(word)):
            for second in range(first):
                if word[first] != word[second]:
                    letters = list(word)
                    letters[first], letters[second] = letters[second], letters[first]
                    with pytest.raises(MistypedCode):
                        read_code("".join(letters))
                        pytest.fail(f"seed {seed}")


@pytest.mark.parametrize(
    "text", ["", "D", "hello", "D1K4-U7MX", "D1" * 20, "日本語", "D1K4-07MX-9FJT!"]
)
def test_what_has_not_the_form_of_a_code_is_none(text: str):
    with pytest.raises(NotACode):
        read_code(text)


def test_a_code_of_a_later_program_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("minigolf_desktop.model.play.game_code.VERSION", 2)
    later = code_of("D", SETUP, 5)
    monkeypatch.undo()
    with pytest.raises(FutureCode):
        read_code(later)


def test_what_would_take_a_code_that_nobody_types_has_none():
    with pytest.raises(NoCode):
        code_of("D", [Digit(0, 1 << 90)], (1 << 64) - 1)


def number_of(digits):
    number = 0
    for value, base in reversed(digits):
        number = number * base + value
    return number


def test_people_and_computers_are_told_seat_by_seat():
    seats = (Seat("Odile", "red"), Seat("Fritz", "blue", Level.HARD, Character.FRITZ))
    packed = Packed(number_of(pack_seats(seats)))
    assert take_seats(packed) == (Seat(), Seat("", "", Level.HARD, Character.FRITZ))


def test_a_code_seats_a_rival_that_is_just_right_for_whoever_plays():
    seats = (Seat("Odile"), Seat("Ada", "", Level.JUST_RIGHT, Character.ADA, strength=5))
    number = number_of(pack_seats(seats))
    assert take_seats(Packed(number)) == (Seat(), Seat("", "", Level.JUST_RIGHT, Character.ADA))
