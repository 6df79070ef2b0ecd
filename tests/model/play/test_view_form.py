"""How views are told to another process."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

import pytest

from minigolf_desktop.model.play.forms import LEFT_OUT, Form, form_of


class Ground(StrEnum):
    GRASS = "grass"


class Hex(NamedTuple):
    ground: Ground
    flags: tuple[int, ...]


class Seen(NamedTuple):
    hexes: tuple[Hex, ...]
    pair: tuple[int, Ground]
    cards: bytes
    numbers: Mapping[tuple[int, int], int]
    ball: Hex | None
    word: str
    over: bool


SEEN = Seen(
    (Hex(Ground.GRASS, (1, -2)), Hex(Ground.GRASS, ())),
    (7, Ground.GRASS),
    b"\x00\xff",
    {(3, -1): 4},
    None,
    "Ä",
    True,
)


@pytest.mark.parametrize("seen", [SEEN, SEEN._replace(ball=Hex(Ground.GRASS, (0,)))])
def test_a_value_read_from_its_form_is_equal_and_of_the_same_types(seen):
    form = form_of(Seen, {})
    again = form.from_json(json.loads(json.dumps(form.to_json(seen))))
    assert again == seen
    assert repr(again) == repr(seen)


def test_a_type_that_is_given_is_written_as_told():
    form = form_of(tuple[Ground, ...], {Ground: Form(lambda _: "g", lambda _: Ground.GRASS)})
    assert form.to_json((Ground.GRASS,)) == ["g"]


def test_what_is_left_out_says_nothing():
    assert form_of(Hex, {Ground: LEFT_OUT}).to_json(Hex(Ground.GRASS, ())) == [None, []]


@pytest.mark.parametrize("kind", [float, object, int | str, list[int]])
def test_a_type_of_no_known_form_is_told_of_at_once(kind):
    with pytest.raises(TypeError):
        form_of(kind, {})
