"""What must be true of every state of 18 Holes: each fault is found."""

from golf_in_letters import strip
from golf_tables import GolfTable, club, clubs

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode

ROW = strip("Affxf1", pars=(4,))


def table(**options):
    return GolfTable(ROW, ["8-hybrid", "4-iron"], ["2-iron"], **options)


def problems(state):
    rules: EighteenHolesRules = table().rules
    return rules.problems(state)


def test_a_sound_state_has_no_problem():
    assert problems(table().state) == []


def test_a_shot_card_that_is_nowhere_is_missed():
    state = table().state
    decks = (state.decks[0][1:], *state.decks[1:])
    assert len(problems(state._replace(decks=decks))) == 1


def test_a_shot_card_that_is_there_twice_is_found():
    state = table().state
    twice = state.decks[0][:1]
    discards = (twice, *state.discards[1:])
    (problem,) = problems(state._replace(discards=discards))
    assert "2 times" in problem


def test_a_card_in_a_deck_of_others_is_found():
    state = table().state
    first, second, *rest = state.decks
    decks = (first[1:], second + first[:1], *rest)
    assert problems(state._replace(decks=decks)) == ["deck 1 holds cards of another"]


def test_a_club_that_is_there_twice_is_found():
    one = table()
    one.change(1, discard=clubs("8-hybrid"))
    assert problems(one.state) == [f"club {club('8-hybrid')} is there 2 times"]


def test_a_club_that_was_seen_with_a_player_who_has_it_not_is_found():
    one = table()
    one.change(0, shown=clubs("8-hybrid"))
    assert problems(one.state) == []
    one.change(0, shown=clubs("2-iron"))
    assert problems(one.state) == [f"seat 0 was seen with club {club('2-iron')}, which it has not"]


def test_a_golfer_on_trees_is_found():
    one = table(at=["3"])
    (problem,) = problems(one.state)
    assert "where nobody can" in problem


def test_points_that_no_token_stands_for_are_found():
    one = table()
    one.change(0, points=3)
    assert len(problems(one.state)) == 1


def test_points_are_checked_against_the_score_card_where_turns_count():
    for mode, points in ((Mode.STROKE, 6), (Mode.STABLEFORD, 0)):
        one = table(mode=mode)
        one.change(0, card=(6,), points=points)
        assert problems(one.state) == []
        one.change(0, points=points + 1)
        assert len(problems(one.state)) == 1


def test_nobody_to_move_before_the_end_is_found():
    state = table().state
    assert len(problems(state._replace(seat=-1))) == 1
    assert len(problems(state._replace(phase=Phase.OVER))) == 1


def test_a_shot_where_none_is_played_is_found():
    one = table()
    one.select("8-hybrid", "2-iron")
    one.play(PlayClub(Deck.TWO, -1))
    assert problems(one.state) == []
    assert len(problems(one.state._replace(phase=Phase.ACT))) == 1
