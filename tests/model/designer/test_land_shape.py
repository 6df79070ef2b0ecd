"""What stands out in the shape of a land."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.box import (
    Apart,
    Gate,
    Land,
    Measure,
    Trait,
    Water,
    enclosed,
    set_apart,
    trait_of,
)
from minigolf_desktop.model.geometry.square import pack

GROUND, WATER = "#", "~"


def drawn(text):
    """Return a land drawn with ``#`` for a cell and ``~`` for water; its gate lies far off."""
    places = [(x, y, sign) for y, line in enumerate(text.split()) for x, sign in enumerate(line)]
    free = frozenset(pack(x, y) for x, y, sign in places if sign == GROUND)
    water = {pack(x, y): Water.POND for x, y, sign in places if sign == WATER}
    return Land("", "Drawn", 0, 10, free, water, Gate(9, 0, "SW"))


@pytest.mark.parametrize(
    ("text", "trait"),
    [
        ("##### #...# #...# #####", Trait.LANES),
        (".###. .###. ##### .###. .###.", Trait.ENDS),
        ("###### ###### ##..## ##..## ###### ######", Trait.RING),
        ("######~ ######~ ######~ ######~ ######~", Trait.SHORE),
        ("###### ###### ###### ###### ######", Trait.OPEN),
        ("###### ###### ######", Trait.MIXED),
    ],
)
def test_what_stands_out_is_told(text, trait):
    assert trait_of(drawn(text)) is trait


def test_lands_of_one_kind_are_told_apart_by_what_one_has_most_or_least_of():
    wide, deep, lanes = (
        drawn("########## ########## ##########"),
        drawn("##### ##### ##### ##### ##### #####"),
        drawn("##### #...# #...# #####"),
    )
    assert trait_of(wide) is not trait_of(deep)
    square = drawn("###### ###### ###### ###### ######")
    assert set_apart([deep, square, lanes]) == (
        None,
        None,
        None,
    )
    long = drawn("######## ######## ######## ########")
    assert set_apart([long, square, lanes]) == (
        Apart(Measure.STRAIGHT, 8, True),
        Apart(Measure.STRAIGHT, 6, False),
        None,
    )


def test_three_open_lands_of_the_box_are_mostly_told_apart():
    lands = [land for land in load_catalogue().lands if trait_of(land) is Trait.OPEN]
    told = [one for first in range(len(lands) - 2) for one in set_apart(lands[first : first + 3])]
    assert sum(one is not None for one in told) > 0.6 * len(told)


def test_a_gap_that_reaches_the_edge_is_not_enclosed():
    assert enclosed(drawn("##### ##..# ##..# #####")) == {
        pack(2, 1),
        pack(3, 1),
        pack(2, 2),
        pack(3, 2),
    }
    assert enclosed(drawn("##### ##... ##... #####")) == frozenset()


def test_the_lands_of_the_box_ask_for_different_things():
    traits = {land.name: trait_of(land) for land in load_catalogue().lands}
    assert traits["Hedge Maze"] is Trait.LANES
    assert traits["Sailboat"] is Trait.ENDS
    assert traits["Cloister"] is Trait.RING
    assert traits["Cove"] is Trait.SHORE
    assert traits["Heart"] is Trait.OPEN
    assert set(traits.values()) == set(Trait)
