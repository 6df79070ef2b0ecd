"""A computer fills lands, plays on them and takes what it does for the same everywhere."""

import pytest

from minigolf_desktop.bots.designer import filling
from minigolf_desktop.bots.designer.filling import fill
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.playout import play_both
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.designer.own_land import OwnLand, fault_of

RULES = designer_rules()
NASTY = {
    "line": OwnLand("Line", ("GG" + " " * 20, "GG" + "." * 20), "SE", 3),
    "ring": OwnLand(
        "Ring",
        ("GG........", "GG       .", *[".        ."] * 8, ".........."),
        "SE",
        3,
    ),
    "comb": OwnLand("Comb", ("GG..........", "GG. . . . . ", *["  . . . . . "] * 4), "SE", 3),
}
"""Lands that nobody would draw who wants to win."""
EACH = pytest.mark.parametrize("land", NASTY.values(), ids=NASTY)


@EACH
def test_nasty_lands_are_sound_and_hard(land):
    assert fault_of(land) == ""


@EACH
def test_the_kernel_plays_a_game_on_any_land_as_the_model_does(land):
    kernel = Kernel(RULES.box, RULES.lands)
    for _, differences in play_both(RULES, kernel, Setup(land=land), 5):
        assert differences == []


def test_a_land_is_filled_whole_the_same_each_time(monkeypatch):
    monkeypatch.setattr(filling, "PROOFS", 2)
    monkeypatch.setattr(filling, "TRIES", 2)
    shares = []
    one = fill(RULES, NASTY["line"], shares.append)
    other = fill(RULES, NASTY["line"], lambda share: None)
    assert one.best.course.missing == 0
    assert one.best.course.tiles == other.best.course.tiles
    assert one.difficulty == other.difficulty == 3
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
