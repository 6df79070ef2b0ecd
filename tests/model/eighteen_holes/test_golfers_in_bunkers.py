"""Golfers whose cards forbid the reset, or lend them clubs, in a bunker (pages 8, 11, 16, 17).

The rule book has no action for a bunker and a club without a deck but the reset of the hand.
"""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club, clubs

from minigolf_desktop.model.eighteen_holes.moves import (
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    NameGolfer,
    Phase,
    PlayClub,
    ResetHand,
    SelectClub,
    TookBack,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import NORTH

SAND = strip("Abff1")


def dorian(*names, at="1", drawn=SAND, lasting="", **options):
    """Dorian's A side at a mark, with irons on the discard."""
    table = GolfTable(drawn, list(names), ["8-hybrid"], golfers=("dorian-a", ""), at=[at])
    table.change(0, discard=clubs("2-iron", "3-iron"), lasting=clubs(lasting or names[0]))
    return table


def team(*names, at, **options):
    """A team with Dorian's A side, its golfers at two marks; the other team chooses first."""
    options.setdefault("golfers", ("dorian-a", ""))
    table = GolfTable(SAND, list(names), ["lob-wedge"], mode=Mode.CHAOS_TEAMS, at=at, **options)
    table.change(0, discard=clubs("2-iron"), lasting=clubs(names[0]))
    return table


# --- Dorian's A side


@pytest.mark.parametrize("name", ["8-wood", "driver"])
def test_dorians_a_side_chooses_a_club_that_leaves_the_bunker_while_one_is_in_hand(name):
    """With a wood there would be nothing to do but the reset that is not allowed in a hole."""
    table = dorian("4-iron", name)
    assert table.refusal(SelectClub(club(name))).code == "nothing-with-that-club"
    assert table.legal() == (SelectClub(club("4-iron")),)


def test_with_a_club_that_leaves_the_bunker_dorians_a_side_does_not_reset():
    """Ruling H30: only where no club in hand leaves the sand."""
    table = dorian("4-iron", "8-wood")
    table.select("4-iron", "8-hybrid")
    table.play(ResetHand())
    assert {type(action) for action in table.legal()} == {ExitBunker}


def test_in_a_bunker_the_sand_wedge_is_a_club_for_dorians_a_side_too():
    table = dorian("sand-wedge", "8-wood")
    assert table.legal() == (SelectClub(club("sand-wedge")),)


def test_with_nothing_but_woods_dorians_a_side_takes_the_discard_back_in_the_bunker():
    """Ruling H30: no club in hand leaves the sand."""
    table = dorian("8-wood", "3-wood")
    table.select("3-wood", "8-hybrid")
    table.play(ResetHand())
    assert table.legal() == (ResetHand(),)
    table.play(ResetHand())
    assert TookBack(0, tuple(map(club, ("2-iron 1", "3-iron")))) in table.events


def test_walled_in_by_trees_dorians_a_side_chooses_a_club_that_hits():
    table = dorian("4-iron", "driver", at="2", drawn=strip("Ax.x1"))
    assert table.legal() == (SelectClub(club("4-iron")),)


@pytest.mark.parametrize("at", ["0", "2"])
def test_out_of_the_bunker_dorians_a_side_chooses_any_club(at):
    table = dorian("4-iron", "8-wood", "driver", at=at)
    names = ("4-iron", "8-wood", "driver")
    assert table.legal() == tuple(SelectClub(club(name)) for name in names)


def test_whoever_may_reset_chooses_any_club_in_a_bunker():
    table = GolfTable(SAND, ["4-iron", "8-wood"], ["8-hybrid"], at=["1"])
    assert table.allows(SelectClub(club("8-wood")))


# --- the same in Chaos Teams


def test_dorians_a_side_names_no_golfer_who_could_do_nothing():
    table = team("8-wood", at=["1", "2"])
    table.select("8-wood", "lob-wedge")
    assert set(table.legal()) == {PlayClub(-1, -1), NameGolfer(1)}


def test_a_club_for_one_of_the_golfers_is_a_club_for_dorians_a_side():
    table = team("8-wood", "4-iron", at=["1", "2"])
    assert table.allows(SelectClub(club("8-wood")))


def test_where_neither_golfer_can_do_anything_dorians_a_side_resets_without_naming_one():
    table = team("8-wood", at=["1", "1"])
    table.select("8-wood", "lob-wedge")
    assert table.legal() == (ResetHand(),)
    table.play(ResetHand())
    assert table.hand(0) == ["2-iron", "8-wood"]


def test_with_the_other_golfer_in_the_water_dorians_a_side_resets_out_of_the_bunker():
    """Ruling H30, of a team."""
    table = team("8-wood", at=["1", "2"])
    table.put(1, "2", lying=True)
    table.select("8-wood", "lob-wedge")
    assert table.legal() == (ResetHand(),)


# --- Slick Rikesh's B side


def rikesh(on_discard):
    """Slick Rikesh's B side in a bunker with a wood, and a club on the discard of another."""
    table = GolfTable(
        SAND, ["8-wood"], ["lob-wedge"], golfers=("slick-rikesh-b", ""), at=["1"], mode=Mode.MATCH
    )
    table.select("8-wood", "lob-wedge")
    table.change(1, discard=clubs(on_discard))
    assert table.state.phase is Phase.ACT
    return table


def test_rikeshs_b_side_walks_out_of_no_bunker_while_a_club_to_borrow_leaves_it():
    """Ruling H26."""
    table = rikesh("4-iron")
    assert table.refusal(MoveOneHex(NORTH)).code == "in-bunker"
    assert set(table.legal()) == {BorrowClub(club("4-iron")), ResetHand()}


@pytest.mark.parametrize("name", ["3-wood", "driver"])
def test_rikeshs_b_side_walks_where_no_club_to_borrow_leaves_the_bunker_either(name):
    assert rikesh(name).allows(MoveOneHex(NORTH))


def test_rikeshs_b_side_that_borrowed_a_wood_walks_out_of_no_bunker_that_an_iron_leaves():
    table = rikesh("3-wood")
    table.change(1, discard=clubs("3-wood", "4-iron"))
    table.play(BorrowClub(club("3-wood")))
    assert table.legal() == (ResetHand(),)


def test_who_borrowed_an_iron_for_a_bunker_does_not_walk_out_of_it():
    """Slick Rikesh's A side with nothing but woods of its own (ruling H26)."""
    faces = ("slick-rikesh-a", "")
    table = GolfTable(SAND, ["8-wood", "3-wood"], ["4-iron"], golfers=faces, at=["1"])
    table.select("8-wood", "4-iron")
    table.play(BorrowClub(club("4-iron")), ResetHand())
    assert not table.allows(MoveOneHex(NORTH))
