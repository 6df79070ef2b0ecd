"""The solo turn: what happens, and what is refused with which code (rule book: solo variant)."""

from collections import Counter

import pytest
from drawn_course import asked, box, draw, tile_of

from minigolf_desktop.model.designer import (
    NO_TILE,
    ChooseLand,
    Dealt,
    Discard,
    Discarded,
    Drawn,
    EdgeChecking,
    Ended,
    EndReason,
    LandChosen,
    Numbered,
    NumberHole,
    Pass,
    Passed,
    Phase,
    Placed,
    PlaceTile,
    PutBack,
    ReturnedToBag,
    Setup,
    Stop,
    Stopped,
)
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import CannotUndo, Match

START = """
    G G . . .
    G G . . .
    . . . . .
"""


def started(rules, setup=Setup(), seed=5):  # noqa: B008
    state = rules.start(setup, seed).state
    return rules.apply(state, ChooseLand(0)).state


def holding(rules, text, *glyphs, edges=EdgeChecking.PREVENT, bag=None):
    """Return a state in mid-game: a drawn course and two tiles in hand, by glyph."""
    drawn = draw(text)
    state = started(rules, Setup(edges=edges))
    hand = tuple(tile_of(glyph) >> 2 for glyph in glyphs)
    return state._replace(
        course=drawn.course,
        numbers=dict(drawn.numbers),
        hand=hand,
        bag=state.bag if bag is None else bag,
    )


def placing(rules, state, slot, cell, glyph):
    """Return the placement that lays a tile of the hand as its glyph shows it."""
    rotation = next(
        rotation
        for rotation in range(4)
        if box().pieces[4 * state.hand[slot] + rotation] == box().pieces[tile_of(glyph)]
    )
    return PlaceTile(slot, pack(*cell), rotation)


def code(rules, state, action, seat=0):
    refusal = rules.refusal(state, seat, action)
    return refusal and refusal.code


# --- set-up


def test_three_different_lands_are_dealt(rules):
    step = rules.start(Setup(), 1)
    assert step.state.phase is Phase.CHOOSE_LAND
    assert len(set(step.state.dealt)) == 3
    assert step.events == (Dealt(step.state.dealt),)


@pytest.mark.parametrize("difficulties", [(1,), (2,), (3,), (1, 3)])
def test_only_lands_of_the_difficulties_asked_for_are_dealt(rules, difficulties):
    for seed in range(20):
        state = rules.start(Setup(difficulties=difficulties), seed).state
        assert {rules.lands[land].difficulty for land in state.dealt} <= set(difficulties)


def test_the_bag_holds_the_264_base_tiles(rules):
    bag = Counter(rules.start(Setup(), 1).state.bag)
    assert bag.total() == 264
    assert all(rules.box.designs[index].set == "base" for index in bag)
    assert all(bag[index] == rules.box.designs[index].copies for index in bag)


def test_one_mrs_and_one_mr_client_are_drawn(rules):
    couples = {rules.start(Setup(), seed).state.clients for seed in range(400)}
    assert len({mrs for mrs, _ in couples}) == 7
    assert len({mr for _, mr in couples}) == 7
    assert len(couples) == 49


def test_clients_may_be_chosen(rules):
    setup = Setup(mrs="mrs-lazy", mr="mr-long")
    for seed in range(5):
        clients = rules.start(setup, seed).state.clients
        assert [client.id for client in clients] == ["mrs-lazy", "mr-long"]


def test_choosing_a_client_leaves_lands_and_bag_of_the_seed_as_they_are(rules):
    drawn = rules.start(Setup(), 9).state
    chosen = rules.start(Setup(mrs="mrs-lazy", mr="mr-long"), 9).state
    assert (drawn.bag, drawn.dealt) == (chosen.bag, chosen.dealt)


def test_a_seed_gives_the_same_game_again_and_another_seed_another(rules):
    assert rules.start(Setup(), 9) == rules.start(Setup(), 9)
    assert rules.start(Setup(), 9).state.bag != rules.start(Setup(), 10).state.bag


# --- choosing the land


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_the_land_chosen_is_built_on_and_two_tiles_are_drawn(rules, choice):
    start = rules.start(Setup(), 1).state
    step = rules.apply(start, ChooseLand(choice))
    state = step.state
    land = start.dealt[choice]
    assert state.course.land is rules.lands[land]
    assert (state.phase, state.turn) == (Phase.TURN, 1)
    assert step.events == (LandChosen(land), Drawn(state.hand))
    assert step.reveals
    assert NO_TILE not in state.hand
    assert len(state.bag) == 262


@pytest.mark.parametrize("choice", [-1, 3])
def test_a_land_that_was_not_dealt_is_no_choice(rules, choice):
    state = rules.start(Setup(), 1).state
    assert code(rules, state, ChooseLand(choice)) == "no-such-choice"


def test_the_land_is_chosen_once(rules):
    assert code(rules, started(rules), ChooseLand(0)) == "wrong-phase"


@pytest.mark.parametrize(
    "action",
    [PlaceTile(0, pack(2, 0), 0), Pass(), Stop(), PutBack(0), Discard(0), NumberHole(0, 0, 1)],
    ids=lambda action: type(action).__name__,
)
def test_nothing_else_is_done_before_a_land_is_chosen(rules, action):
    state = rules.start(Setup(), 1).state
    assert code(rules, state, action) == "wrong-phase"


# --- placing


def test_placing_takes_the_tile_from_the_hand_and_leaves_the_other_to_be_settled(rules):
    state = holding(rules, START, "▶", "▒")
    action = placing(rules, state, 0, (2, 0), "▶")
    step = rules.apply(state, action)
    assert step.state.phase is Phase.REST
    assert step.state.hand == (NO_TILE, state.hand[1])
    assert step.events == (Placed(pack(2, 0), tile_of("▶")),)
    assert not step.reveals


REFUSED = [
    ("slot-empty", PlaceTile(2, pack(2, 0), 0)),
    ("slot-empty", PlaceTile(-1, pack(2, 0), 0)),
    ("no-such-rotation", PlaceTile(0, pack(2, 1), 4)),
    ("no-such-rotation", PlaceTile(0, pack(2, 1), -1)),
    ("cell-taken", PlaceTile(0, pack(2, 0), 0)),
    ("gate-there", PlaceTile(0, pack(1, 1), 0)),
    ("touches-nothing", PlaceTile(0, pack(8, 8), 0)),
    ("touches-nothing", PlaceTile(0, pack(4, 2), 0)),
    ("side-does-not-fit", PlaceTile(1, pack(3, 0), 0)),
]


@pytest.mark.parametrize(("refusal", "action"), REFUSED)
def test_a_placement_that_the_rules_do_not_allow_is_refused_with_its_code(rules, refusal, action):
    state = holding(rules, START.replace("G G . . .", "G G ▶ . .", 1), "▶", "▒")
    assert code(rules, state, action) == refusal


def test_a_side_that_does_not_fit_is_named(rules):
    state = holding(rules, "G G ▶ . \n G G ▒ .", "▒", "│")
    north, west = 0, 3
    assert rules.refusal(state, 0, PlaceTile(0, pack(3, 0), 0)).details == (west,)
    beside_gate = placing(rules, state, 1, (2, 2), "│")
    assert rules.refusal(state, 0, beside_gate).details == (north,)


@pytest.mark.parametrize("edges", [EdgeChecking.WARN, EdgeChecking.ALLOW])
def test_d12_edge_mistakes_are_allowed_unless_the_table_prevents_them(rules, edges):
    action = PlaceTile(0, pack(3, 0), 0)
    for setting, expected in ((edges, None), (EdgeChecking.PREVENT, "side-does-not-fit")):
        state = holding(rules, "G G ▶ . \n G G . .", "▒", "▒", edges=setting)
        assert code(rules, state, action) == expected


@pytest.mark.parametrize("edges", EdgeChecking)
def test_d12_placing_off_the_land_is_always_allowed(rules, edges):
    state = holding(rules, "G G ▒ : \n G G ~ .", "▒", "▒", edges=edges)
    assert code(rules, state, PlaceTile(0, pack(3, 0), 0)) is None
    assert code(rules, state, PlaceTile(0, pack(2, 1), 0)) is None


def test_either_tile_of_the_hand_may_be_placed(rules):
    state = holding(rules, START, "▶", "▒")
    assert {action.slot for action in rules.placements(state)} == {0, 1}


# --- the tile not taken


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_back_into_the_bag(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, PutBack(slot))
    assert step.events[0] == ReturnedToBag(state.hand[slot])
    assert len(step.state.bag) == len(state.bag) + 1 - 2
    assert step.state.discards == b""
    assert isinstance(step.events[1], Drawn)


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_out_of_the_game(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, Discard(slot))
    assert step.events[0] == Discarded(state.hand[slot])
    assert len(step.state.bag) == len(state.bag) - 2
    assert list(step.state.discards) == [state.hand[slot]]


def test_a_tile_put_back_may_be_drawn_again_at_any_place_of_the_bag(rules):
    places = set()
    for seed in range(60):
        state = started(rules, seed=seed)._replace(bag=bytes([0] * 9), hand=(5, 6))
        state = rules.apply(state._replace(phase=Phase.REST), PutBack(0)).state
        places.add(state.bag.index(5))
    assert places == set(range(10))


def test_the_next_turn_begins_with_two_new_tiles(rules):
    state = holding(rules, START, "▒", "▒")
    state = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    after = rules.apply(state, Discard(1)).state
    assert (after.phase, after.turn) == (Phase.TURN, state.turn + 1)
    assert after.hand == (state.bag[-1], state.bag[-2])


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (PutBack(0), "slot-empty"),
        (Discard(0), "slot-empty"),
        (PutBack(5), "slot-empty"),
        (Discard(-1), "slot-empty"),
        (Pass(), "wrong-phase"),
        (Stop(), "wrong-phase"),
        (PlaceTile(1, pack(3, 0), 0), "wrong-phase"),
    ],
)
def test_a_turn_ends_with_the_tile_not_taken_and_nothing_else(rules, action, refusal):
    state = holding(rules, START, "▒", "▒")
    state = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    assert code(rules, state, action) == refusal


@pytest.mark.parametrize("action", [PutBack(0), Discard(1)])
def test_tiles_are_put_back_or_discarded_only_after_placing_or_passing(rules, action):
    assert code(rules, started(rules), action) == "wrong-phase"


# --- passing


def test_d26_after_a_pass_each_tile_is_put_back_or_discarded(rules):
    state = started(rules)
    step = rules.apply(state, Pass())
    assert step.events == (Passed(),)
    assert (step.state.phase, step.state.passes) == (Phase.REST, 1)
    one = rules.apply(step.state, PutBack(1))
    assert one.events == (ReturnedToBag(state.hand[1]),)
    assert one.state.phase is Phase.REST
    assert not one.reveals
    both = rules.apply(one.state, Discard(0))
    assert both.state.phase is Phase.TURN
    assert both.reveals


def test_d26_each_pass_lowers_the_score_by_3_below_nought(rules):
    state = started(rules)._replace(course=draw(START, points=0).course)
    before = rules.assessment(state, final=False).score.total
    assert rules.assessment(rules.apply(state, Pass()).state, final=False).score.total == before - 3


# --- the end


def test_d26_the_player_may_stop_at_any_turn(rules):
    step = rules.apply(started(rules), Stop())
    assert step.events == (Stopped(), Ended(EndReason.STOPPED))
    assert step.state.phase is Phase.OVER
    assert rules.to_move(step.state) is None


def test_d24_the_game_ends_as_soon_as_the_land_is_full(rules):
    state = holding(rules, "G G ▒ \n G G .", "▒", "▶")
    step = rules.apply(state, PlaceTile(0, pack(2, 1), 0))
    assert step.events == (Placed(pack(2, 1), tile_of("▒")), Ended(EndReason.LAND_FULL))
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
    [Pass(), Stop(), PlaceTile(0, pack(2, 0), 0), PutBack(0), NumberHole(pack(2, 0), 0, 1)],
    ids=lambda action: type(action).__name__,
)
def test_nothing_is_done_after_the_end(rules, action):
    over = rules.apply(started(rules), Stop()).state
    assert code(rules, over, action) == "game-over"
    assert list(rules.legal(over)) == []


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_only_the_player_has_turns(rules, seat):
    assert code(rules, started(rules), Pass(), seat) == "not-your-turn"


# --- numbers by hand

NUMBERED = "G G ▶ ╴ \n G G . ."


def test_d16_a_hole_may_be_numbered_at_any_time_of_the_turn(rules):
    turn = holding(rules, NUMBERED, "▒", "▒")
    rest = rules.apply(turn, Pass()).state
    for state in (turn, rest):
        step = rules.apply(state, NumberHole(pack(2, 0), 0, 7))
        assert step.events == (Numbered(pack(2, 0), 0, 7),)
        assert step.state.phase is state.phase
        assert [one.number for one in rules.assessment(step.state).numbering.declared] == [7]


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (NumberHole(pack(2, 1), 0, 1), "no-path-there"),
        (NumberHole(pack(9, 9), 0, 1), "no-path-there"),
        (NumberHole(pack(2, 0), 1, 1), "no-path-there"),
        (NumberHole(pack(2, 0), -1, 1), "no-path-there"),
        (NumberHole(pack(2, 0), 0, 10), "no-such-number"),
        (NumberHole(pack(2, 0), 0, -1), "no-such-number"),
        (NumberHole(pack(2, 0), 0, 9), None),
        (NumberHole(pack(3, 0), 0, 0), None),
    ],
)
def test_numbers_go_to_holes_and_run_from_1_to_9(rules, action, refusal):
    assert code(rules, holding(rules, NUMBERED, "▒", "▒"), action) == refusal


def test_grass_has_no_number(rules):
    state = holding(rules, "G G ▒ \n G G .", "▒", "▒")
    assert code(rules, state, NumberHole(pack(2, 0), 0, 1)) == "no-path-there"


# --- undo


def test_undo_stops_at_a_draw(rules):
    match = Match(rules, Setup(), 3)
    match.play(0, ChooseLand(1))
    with pytest.raises(CannotUndo):
        match.undo()
    match.play(0, Pass())
    match.undo()
    assert match.state.phase is Phase.TURN


def test_in_practice_undo_goes_back_to_the_choice_of_lands(rules):
    match = Match(rules, Setup(practice=True), 3)
    match.play(0, ChooseLand(1))
    match.undo()
    assert match.state.phase is Phase.CHOOSE_LAND
    assert not match.can_undo


# --- what may be known


def test_a_view_hides_the_order_of_the_bag_and_the_random_state(rules):
    state = started(rules)
    view = rules.view(state, 0)
    assert view.bag_size == len(state.bag) == 262
    assert not {"bag", "randomness"} & set(view._fields)


def test_states_that_differ_in_what_is_hidden_look_alike(rules):
    state = started(rules)
    other = state._replace(bag=bytes(reversed(state.bag)), randomness=state.randomness.below(9)[1])
    assert rules.view(state, 0) == rules.view(other, 0)


# --- the worth of placements


def test_the_worth_of_a_placement_is_the_change_of_the_score_so_far(rules):
    state = holding(rules, "G G ▶#1 . \n G G . .", "╴", "▒", edges=EdgeChecking.ALLOW)
    worths = rules.worths(state)
    assert set(worths) == set(rules.placements(state))
    before = rules.assessment(state, final=False).score.total
    for action in list(worths)[::17]:
        after = rules.apply(state, action).state
        assert worths[action] == rules.assessment(after, final=False).score.total - before


def test_the_hand_shows_designs_of_the_box(rules):
    state = holding(rules, START, "▶", "┼")
    assert rules.box.designs[state.hand[1]].id == asked("path", "path").design
