"""The worked examples of the rule books that are about more than one player.

Red, blue, yellow, purple and green sit on the seats 0 to 4.
"""

import pytest
from table import (
    any_placement,
    begun,
    building,
    pawns_by_slot,
    playing,
    seated,
    tiles_left,
)

from minigolf_desktop.model.designer import (
    PROMISES,
    Collect,
    Done,
    EdgeChecking,
    Ended,
    EndReason,
    Pass,
    Phase,
    promise_points,
)
from minigolf_desktop.model.designer.conditions import ranked_promises
from minigolf_desktop.model.designer.moves import DesignerStopped, FinalPhaseBegun, RackFilled
from minigolf_desktop.model.designer.racks import in_back_number_order, next_order, sit_down
from minigolf_desktop.model.designer.scoring import ranks, winners

RED, BLUE, YELLOW, PURPLE, GREEN = range(5)


@pytest.fixture
def three(rules):
    """Red plays first, yellow second, blue last, on open land."""
    state = begun(rules, seated(3, edges=EdgeChecking.ALLOW))
    return playing(building(rules, state), RED, YELLOW, BLUE)


# --- Drawing new tiles / Tirer de nouvelles tuiles


def test_drawing_5_2_5_12_fills_the_rack_in_the_order_of_the_numbers_and_ties_as_drawn(rules):
    numbers = [design.back_number for design in rules.box.designs]
    two, twelve = numbers.index(2), numbers.index(12)
    first_five = numbers.index(5)
    second_five = numbers.index(5, first_five + 1)
    # The five with the higher index is drawn first, so that chance cannot have sorted them.
    drawn = (second_five, two, first_five, twelve)
    assert in_back_number_order(drawn, rules.box) == (two, second_five, first_five, twelve)


def test_a_new_rack_is_filled_in_the_order_of_the_back_numbers(rules, three):
    state = three
    for _ in range(2):
        state = rules.apply(state, Pass()).state
    step = rules.apply(state, Pass())
    (filled,) = [event for event in step.events if isinstance(event, RackFilled)]
    numbers = [rules.box.designs[design].back_number for design in step.state.coming]
    assert numbers == sorted(numbers)
    assert sorted(filled.drawn) == sorted(filled.rack)
    assert filled.rack == step.state.coming


# --- Passing / Passer


def test_red_takes_the_third_tile_yellow_passes_blue_takes_the_first_then_yellow_begins(
    rules, three
):
    state = rules.apply(three, any_placement(rules, three, 2)).state
    assert pawns_by_slot(state) == [None, None, RED, None]
    state = rules.apply(state, Pass()).state
    assert state.bench == (YELLOW,)
    left = [state.rack[slot] for slot in tiles_left(state) if slot != 0]
    step = rules.apply(state, any_placement(rules, state, 0))
    state = step.state
    assert state.order == state.waiting == (YELLOW, BLUE, RED)
    assert state.rack == three.coming
    assert len(left) == 2
    assert all(state.bag.count(design) for design in left)
    assert len(state.bag) == len(three.bag) - 4 + 2


def test_the_last_to_pass_is_the_first_to_play():
    bench = sit_down(sit_down((), RED), BLUE)
    assert next_order(bench, (-1, YELLOW, -1, -1)) == (BLUE, RED, YELLOW)


# --- Game's end / Fin du jeu


def full_but_for_one(rules, state, seat):
    """Give a seat a course with one cell left."""
    full = building(rules, state, "G G .\nG G ▒").designers[seat].course
    designers = list(state.designers)
    designers[seat] = designers[seat]._replace(course=full)
    return state._replace(designers=tuple(designers))


def fill(rules, state):
    """Return the placement of the first tile on the last cell of the land."""
    course = state.designers[state.waiting[0]].course
    (cell,) = course.land.free - course.tiles.keys()
    return next(
        action for action in rules.placements(state) if (action.slot, action.cell) == (0, cell)
    )


def test_the_end_of_the_example_yellow_fills_red_stops_blue_goes_on_and_stops(rules, three):
    """Yellow first takes a tile face down in the round after the land was filled."""
    state = full_but_for_one(rules, three, YELLOW)
    state = playing(state, YELLOW, RED, BLUE)
    step = rules.apply(state, fill(rules, state))
    assert step.events[1:] == (DesignerStopped(YELLOW, True), FinalPhaseBegun(land_is_full=True))
    state = step.state
    for _ in range(2):
        state = rules.apply(state, any_placement(rules, state, tiles_left(state)[0])).state
    state = answered(rules, state)
    assert state.designers[YELLOW].collected == b""
    # Three more rounds in which yellow collects and the others build.
    for _ in range(3):
        while state.phase is Phase.TURN:
            slot = tiles_left(state)[0]
            action = (
                Collect(slot) if state.waiting[0] == YELLOW else any_placement(rules, state, slot)
            )
            state = rules.apply(state, action).state
        state = answered(rules, state)
    assert len(state.designers[YELLOW].collected) == 3
    # Red stops too; blue goes on for two rounds and stops in the third.
    for round_of_three in range(3):
        while state.phase is Phase.TURN:
            slot = tiles_left(state)[0]
            building_on = state.waiting[0] == BLUE and round_of_three < 2
            action = any_placement(rules, state, slot) if building_on else Collect(slot)
            step = rules.apply(state, action)
            state = step.state
        state = answered(rules, state)
    assert state.phase is Phase.OVER
    assert step.events[-1] == Ended(EndReason.ALL_STOPPED)
    assert [len(one.collected) for one in state.designers] == [3, 1, 6]
    assert state.finishers == (YELLOW, RED, BLUE)
    assert rules.standings(state).assessments[YELLOW].score.condition("fast").points == 18


def answered(rules, state):
    """Ask no tile back."""
    while state.phase is Phase.REST:
        state = rules.apply(state, Done()).state
    return state


def test_the_round_is_finished_after_the_last_designer_stopped(rules, three):
    state = full_but_for_one(rules, three, RED)
    state = rules.apply(state, fill(rules, state)).state
    state = rules.apply(state, Collect(tiles_left(state)[0])).state
    assert state.phase is Phase.TURN
    assert state.waiting == (BLUE,)


# --- Ranking table / tableau de classement


def test_ranking_fun_with_three_players_is_yellow_red_blue():
    points = {RED: 20, BLUE: 11, YELLOW: 32}
    assert ranks([points[seat] for seat in (RED, BLUE, YELLOW)]) == (2, 3, 1)


def test_ranking_circuit_with_five_players_ties_three_on_the_second_rank():
    assert ranks([12, 12, 20, 8, 12]) == (2, 2, 1, 5, 2)


def test_ranking_fast_with_five_players_ties_two_on_the_first_and_two_on_the_third():
    """Blue and yellow first, purple and green next, red last: 1, 1, 3, 3, 5."""
    assert ranks([0, 9, 9, 3, 3]) == (5, 1, 1, 3, 3)


def test_d27_equal_points_share_a_rank_and_leave_the_next_ones_empty():
    assert ranks([7, 7, 2]) == (1, 1, 3)


# --- Scoring the promise cards / Comptage des cartes de promesse


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [10, -10]),
        (3, [10, -2, -10]),
        (4, [10, 1, -4, -10]),
        (5, [10, 2, -1, -5, -10]),
    ],
)
def test_promises_bring_points_by_rank_and_number_of_players(players, points):
    assert [promise_points(rank, players) for rank in range(1, players + 1)] == points


def promised(condition, table_of_ranks, takers):
    """Return by seat the points of one promise for those who took it."""
    index = PROMISES.index(condition)
    players = len(table_of_ranks)
    return [
        sum(
            line.points
            for line in ranked_promises(
                (index,) if seat in takers else (), {condition: rank}, players
            )
        )
        for seat, rank in enumerate(table_of_ranks)
    ]


def test_promises_fun_with_three_players_yellow_wins_10_blue_loses_10():
    """Red is second and promised nothing."""
    assert promised("fun", ranks([20, 11, 32]), {YELLOW, BLUE}) == [0, -10, 10]


def test_promises_fast_with_five_players_blue_wins_10_purple_and_green_lose_1_each():
    """Yellow is first as well and red is last, but neither promised it."""
    assert promised("fast", ranks([0, 9, 9, 3, 3]), {BLUE, PURPLE, GREEN}) == [0, 10, 0, -1, -1]


# --- Declaring the winner / Déclarer le vainqueur


def test_the_most_points_win():
    assert winners([90, 120, 100], (0,)) == (1,)


def test_d27_a_tie_goes_to_the_first_who_took_a_tile_face_down():
    assert winners([120, 90, 120], (1, 2, 0)) == (2,)


def test_d27_in_a_tie_whoever_took_a_tile_face_down_beats_whoever_did_not():
    assert winners([120, 90, 120], (1, 2)) == (2,)


def test_d27_a_tie_without_face_down_tiles_is_shared():
    assert winners([120, 90, 120], (1,)) == (0, 2)
