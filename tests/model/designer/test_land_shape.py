"""What stands out in the shape of a land."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.box import Gate, Land, Trait, Water, enclosed, trait_of
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
