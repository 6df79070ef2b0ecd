"""The code of a game: a short word for set-up and seed, which another household types.

Its characters are those of Crockford's base 32: no I, L, O and U. The first is the letter of the
game, the second the version of the coding, the last a check character; between them stands one
large number. Its low end is the set-up, as the game packs it in digits of various bases; what is
left above that is the seed, so that small seeds make short codes. Zeros in front fill the last
group of four up.

The check character makes a weighted sum in the field of 32 elements zero. Each place has a weight
of its own, none is zero: every single wrong character shows, and so does every swap of two.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from minigolf_desktop.model.play.seats import FIXED_LEVELS, Character, Level, Seat

VERSION: Final = 1
"""Version of the coding."""
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 4
"""Characters between two hyphens."""
LONGEST: Final = 28
"""Characters of a code at most: beyond 31 two places would have the same weight."""
MOST_SEED: Final = 1 << 64
MOST_SEATS: Final = 5

_BITS = 5
_BASE = 1 << _BITS
_POLYNOMIAL = 0b100101
"""x^5 + x^2 + 1, of which x is a generator of the field."""
_AROUND = 3
"""Letter, version and check character."""
_FORGIVEN = str.maketrans("OIL", "011", "-‐‑‒–—−_. \u00a0\u202f\t\n")
"""What is read for what is often written instead, and what may stand between groups."""
_WRITTEN = re.compile(r"(?<!\S)[0-9A-Z]{4}(?:-[0-9A-Z]{4})+(?!\S)")
"""A code as it is shown."""


class CodeError(ValueError):
    """A text is not the code of a game that can be played here; its subclasses say why."""


class NotACode(CodeError):
    """It has not the form of a code."""


class MistypedCode(CodeError):
    """It has the form of a code, and a character of it is wrong."""


class ForeignCode(CodeError):
    """It is of a game that this program does not have."""


class FutureCode(CodeError):
    """It was made by a later program."""


class NoCode(ValueError):
    """A game is set up with something that a code cannot hold: a course of one's own, say."""


class Digit(NamedTuple):
    """A choice of a set-up."""

    value: int
    base: int
    """How many values there are."""


class Packed:
    """What is left to read of the number in a code."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, base: int) -> int:
        """Return the next choice, of so many values."""
        self._number, value = divmod(self._number, base)
        return value

    def one_of(self, count: int, base: int) -> int:
        """Return the next choice of so many, packed in a larger base.

        Raises FutureCode where it is one that this program does not know yet.
        """
        value = self.take(base)
        if value >= count:
            raise FutureCode("it names something that this program does not have")
        return value

    @property
    def rest(self) -> int:
        """What is left: the seed, once the set-up is read."""
        return self._number


class GameCode(NamedTuple):
    """A code that was read, and is sound as far as it can be without its game."""

    letter: str
    """The game."""
    packed: Packed
    """Set-up and seed."""


def code_of(letter: str, setup: Sequence[Digit], seed: int) -> str:
    """Return the code of a game; raises NoCode where it would be too long."""
    number = seed
    for value, base in reversed(setup):
        if not 0 <= value < base:
            raise ValueError(f"{value} is no digit of base {base}")
        number = number * base + value
    body = ""
    while number:
        number, low = divmod(number, _BASE)
        body = ALPHABET[low] + body
    body = body.rjust(-(len(body) + _AROUND) % GROUP + len(body), "0")
    if len(body) + _AROUND > LONGEST:
        raise NoCode("the code would be too long")
    word = letter + ALPHABET[VERSION] + body
    word += _check_character(word)
    return "-".join(word[place : place + GROUP] for place in range(0, len(word), GROUP))


def code_in(text: str) -> str:
    """Return the last code that stands in a text, such as what was shared of a result.

    The text itself where it holds none that is written in groups.
    """
    found = _WRITTEN.findall(text.upper())
    return str(found[-1]) if found else text


def read_code(text: str) -> GameCode:
    """Return what a code tells, however it was written.

    Case, hyphens and spaces do not count; O is read as 0, I and L as 1. Raises NotACode,
    MistypedCode and FutureCode.
    """
    word = text.upper().translate(_FORGIVEN)
    if not _AROUND < len(word) <= LONGEST or any(one not in ALPHABET for one in word):
        raise NotACode("it has not the form of a code")
    if len(word) % GROUP:
        raise NotACode("it has not the length of a code")
    if _sum(word):
        raise MistypedCode("a character is wrong, or two are swapped")
    if ALPHABET.index(word[1]) > VERSION:
        raise FutureCode("it was made by a later program")
    if word[1] != ALPHABET[VERSION]:
        raise NotACode("there never was such a code")
    number = 0
    for one in word[2:-1]:
        number = number * _BASE + ALPHABET.index(one)
    return GameCode(word[0], Packed(number))


def pack_seats(seats: Sequence[Seat]) -> list[Digit]:
    """Return how many play and on which seats the computer does, and how; no names."""
    digits = [Digit(max(1, len(seats)) - 1, MOST_SEATS)]
    has_computers = any(not seat.is_person for seat in seats)
    digits.append(Digit(has_computers, 2))
    if has_computers:
        digits += [pack_computer(seat) for seat in seats]
    return digits


def pack_computer(seat: Seat) -> Digit:
    """Return who decides on a seat.

    Of a computer that is just right nothing says how strong it plays: it is so for whoever plays.
    """
    value = 0
    if seat.computer is not None and seat.character is not None:
        value = 1 + _WAYS.index((seat.computer, seat.character))
    return Digit(value, _COMPUTERS)


def take_seats(packed: Packed) -> tuple[Seat, ...]:
    """Return who plays, without names and colours; raises FutureCode."""
    count = packed.take(MOST_SEATS) + 1
    if not packed.take(2):
        return (Seat(),) * count
    return tuple(take_computer(packed) for _ in range(count))


def take_computer(packed: Packed) -> Seat:
    """Return who decides on a seat, without name and colour; raises FutureCode."""
    value = packed.one_of(1 + len(_WAYS), _COMPUTERS)
    return Seat("", "", *_WAYS[value - 1]) if value else Seat()


_WAYS = (
    *((level, character) for character in Character for level in FIXED_LEVELS),
    *((Level.JUST_RIGHT, character) for character in Character),
)
"""Ways in which a computer plays: what is new goes to the end, for codes that are about."""
_COMPUTERS = 64
"""Ways to seat somebody: room for more computer players than there are."""


def _times_x(element: int) -> int:
    element <<= 1
    return element ^ _POLYNOMIAL if element & _BASE else element


def _product(left: int, right: int) -> int:
    result = 0
    while right:
        if right & 1:
            result ^= left
        left, right = _times_x(left), right >> 1
    return result


def _sum(word: str) -> int:
    """Return the weighted sum of a word, its last place with weight 1."""
    total, weight = 0, 1
    for one in reversed(word):
        total ^= _product(weight, ALPHABET.index(one))
        weight = _times_x(weight)
    return total


def _check_character(word: str) -> str:
    """Return what makes the sum of a word zero when it is added at the end."""
    # Its own weight is 1, and adding an element twice gives zero.
    return ALPHABET[_sum(word + ALPHABET[0])]
