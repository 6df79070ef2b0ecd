"""How a solo game ends (rule book: solo variant)."""

import pytest
from drawn_course import tile_of
from solo_table import START, code, holding, started

from minigolf_desktop.model.designer import (
    DesignerStopped,
    Discard,
    Ended,
    EndReason,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    Stop,
    TilePlaced,
)
from minigolf_desktop.model.geometry.square import pack


def test_d26_the_player_may_stop_at_any_turn(rules):
    step = rules.apply(started(rules), Stop())
    assert step.events == (DesignerStopped(0, False), Ended(EndReason.ALL_STOPPED))
    assert step.state.phase is Phase.OVER
    assert rules.to_move(step.state) is None


def test_d24_the_game_ends_as_soon_as_the_land_is_full(rules):
    state = holding(rules, "G G ▒ \n G G .", "▒", "▶")
    step = rules.apply(state, PlaceTile(0, pack(2, 1), 0))
    assert step.events == (
        TilePlaced(0, 0, pack(2, 1), tile_of("▒")),
        DesignerStopped(0, True),
        Ended(EndReason.ALL_STOPPED),
    )
    assert step.state.phase is Phase.OVER


def test_d24_tiles_off_the_land_do_not_fill_it(rules):
    state = holding(rules, "G G ▒ ~ \n G G . .", "▒", "▶")
    step = rules.apply(state, PlaceTile(0, pack(3, 0), 0))
    assert step.state.phase is Phase.REST


@pytest.mark.parametrize("left", [0, 1])
def test_d25_the_game_ends_when_the_bag_cannot_fill_the_hand(rules, left):
    state = holding(rules, START, "▒", "▒", bag=bytes([7] * left))
    placed = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    step = rules.apply(placed, Discard(1))
    assert step.events[-1] == Ended(EndReason.BAG_EMPTY)
    assert step.state.phase is Phase.OVER
    assert not step.reveals


def test_d25_two_tiles_in_the_bag_are_enough_for_another_turn(rules):
    state = holding(rules, START, "▒", "▒", bag=bytes([7]))
    placed = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    assert rules.apply(placed, PutBack(1)).state.phase is Phase.TURN


@pytest.mark.parametrize(
    "action",
    [Pass(), Stop(), PlaceTile(0, pack(2, 0), 0), PutBack(0)],
    ids=lambda action: type(action).__name__,
)
def test_nothing_is_done_after_the_end(rules, action):
    over = rules.apply(started(rules), Stop()).state
    assert code(rules, over, action) == "game-over"
    assert list(rules.legal(over)) == []


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_only_the_player_has_turns(rules, seat):
    assert code(rules, started(rules), Pass(), seat) == "not-your-turn"
