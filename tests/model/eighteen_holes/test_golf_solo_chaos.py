"""Solo Chaos Golf: the player against three automatic opponents (pages 24 and 25, ruling H12)."""

from dataclasses import replace

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club, the_box

from minigolf_desktop.model.eighteen_holes.box import Deck, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Ended,
    FollowCard,
    MoveOneHex,
    Phase,
    PickClub,
    PlayClub,
    ResetHand,
    RevealClub,
    RivalClub,
    RivalScored,
    RivalTarget,
    Scored,
    SelectClub,
    SoloTurn,
    StayPut,
    Threw,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import Rival, SoloTrack, view_of
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

RULES = EighteenHolesRules(the_box())
LONG = next(one.course for one in the_box().presets if len(one.course.holes) == 18)
FIELD = strip("A1fB2fC3fD4fE5fF6t")
"""Six holes: tees at 0, 3 .. 15, greens at 1, 4 .. 16, one more tee box at 18 where marked."""


def deck_of(*turns):
    """Solo cards by their turns, each card once."""
    left = list(enumerate(the_box().solo_cards))
    found = []
    for wanted in turns:
        found.append(next(number for number, card in left if card.turns == wanted))
        left = [(number, card) for number, card in left if number != found[-1]]
    return tuple(found)


def started(deck, seed=1, course=LONG):
    """The game after its clubs were picked."""
    setup = Setup(course, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=deck)
    state = RULES.start(setup, seed).state
    while state.phase is Phase.DRAFT:
        step = RULES.apply(state, RULES.legal(state)[0])
        state = step.state
    return state, step.events


def solo(*turns, targets=((0,), (1,), (2,)), theirs=("2-iron", "8-hybrid", "4-iron"), **options):
    """A game in which the targets and the top clubs of the opponents are told."""
    deck = deck_of(*turns)
    hand = options.pop("hand", ["6-iron", "8-wood", "3-wood"])
    table = GolfTable(FIELD, hand, mode=Mode.SOLO_CHAOS, solo_deck=deck, **options)
    rivals = tuple(
        Rival(tuple(mine), (club(name),)) for mine, name in zip(targets, theirs, strict=True)
    )
    track = SoloTrack(deck[1:], deck[0], 0)
    table.state = table.state._replace(rivals=rivals, solo=track)
    return table


def take_turn(table, *actions, name="6-iron"):
    table.select(name)
    return table.play(*actions)


def rivals(table):
    return [rival.points for rival in table.state.rivals]


# --- set-up


def test_each_opponent_has_six_targets_and_together_they_are_all_eighteen_greens():
    state, _ = started(deck_of("PPCC", "PCC", "PCPC"))
    assert [len(rival.targets) for rival in state.rivals] == [6, 6, 6]
    everything = [hole for rival in state.rivals for hole in rival.targets]
    assert sorted(everything) == list(range(18))


def test_the_player_picks_five_of_all_clubs():
    setup = Setup(LONG, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=deck_of("PPCC", "PCC"))
    with pytest.raises(ValueError, match="6 turns"):
        RULES.start(setup, 1)
    setup = replace(setup, solo_deck=deck_of("PPCC", "PCC", "PPCC"))
    state = RULES.start(setup, 1).state
    assert set(RULES.legal(state)) == set(map(PickClub, range(34)))


def test_each_opponent_has_five_of_the_other_clubs_face_down():
    state, _ = started(deck_of("PPCC", "PCC", "PCPC"))
    assert [len(rival.clubs) for rival in state.rivals] == [5, 5, 5]
    given = [one for rival in state.rivals for one in rival.clubs]
    assert len({*given, *clubs_in(state.players[0].hand)}) == 20
    assert [one.club for one in view_of(state, 0).rivals] == [-1, -1, -1]


def test_the_first_target_of_each_opponent_is_shown_and_the_others_are_not():
    state, events = started(deck_of("PPCC", "PCC", "PCPC"))
    shown = {event.rival: event.hole for event in events if isinstance(event, RivalTarget)}
    assert shown == {number: rival.targets[0] for number, rival in enumerate(state.rivals)}
    seen = view_of(state, 0)
    assert [one.target for one in seen.rivals] == list(shown.values())
    assert [one.targets_left for one in seen.rivals] == [6, 6, 6]


def test_the_marker_stands_on_the_first_turn_of_the_top_card():
    state, events = started(deck_of("PPCC", "PCC", "PCPC"))
    marker = next(event for event in events if isinstance(event, SoloTurn))
    assert (marker.card, marker.place) == (state.solo.card, 0) and not marker.combined
    assert len(state.solo.deck) == 2
    assert view_of(state, 0).solo.deck == ()


def test_the_golfer_stands_on_the_starting_tee():
    state, _ = started(deck_of("PPCC", "PCC", "PCPC"))
    assert state.balls[0].place == state.table.field.tees[0]


def test_it_is_played_without_golfer_cards():
    deck = deck_of("PPCC", "PCC", "PCPC")
    setup = Setup(LONG, Mode.SOLO_CHAOS, ("lucky-a",), ClubChoice.FREE, solo_deck=deck)
    with pytest.raises(ValueError, match="without golfer"):
        RULES.start(setup, 1)


def test_a_solo_card_is_in_the_deck_once():
    setup = Setup(LONG, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=(0, 0, 1))
    with pytest.raises(ValueError, match="at most once"):
        RULES.start(setup, 1)


# --- the turns of the player


def test_in_a_player_only_turn_a_green_is_scored_and_no_opponent_scores():
    table = solo("PC")
    take_turn(table, MoveOneHex(NORTH))
    assert Scored(0, 5, 0) in table.events
    assert rivals(table) == [0, 0, 0] and table.state.tokens[0] == (2,)


def test_the_marker_moves_on_after_each_round_and_then_the_next_card_is_shown():
    table = solo("PC", "PPC")
    take_turn(table, ResetHand())
    assert table.state.solo == SoloTrack(deck_of("PPC"), *deck_of("PC"), 1)
    take_turn(table, ResetHand(), name="8-wood")
    assert table.state.solo == SoloTrack((), deck_of("PPC")[0], 0)
    assert SoloTurn(deck_of("PPC")[0], 0, False) in table.events


def test_a_missed_turn_is_a_turn_of_the_solo_card_too():
    table = solo("PPPC")
    table.put(0, "0", lying=True)
    take_turn(table, ResetHand())
    assert table.state.solo.place == 2


# --- combined scoring


def test_in_a_combined_turn_each_opponent_takes_the_largest_token_of_its_target():
    table = solo("C", "PPC")
    table.state = table.state._replace(tokens=((5, 2), (2,), (), *[(5, 2)] * 3))
    take_turn(table, ResetHand())
    assert {RivalScored(0, 5, 0), RivalScored(1, 2, 1)} <= set(table.events)
    assert rivals(table) == [5, 2, 0]
    assert table.state.tokens[:3] == ((2,), (), ())


def test_the_player_scores_another_green_in_the_same_turn():
    table = solo("C", "PPC", at=["12"])
    take_turn(table, MoveOneHex(NORTH))
    assert table.state.players[0].points == 5 and rivals(table) == [5, 5, 5]


def test_the_green_is_scored_after_the_turn_not_before_the_opponents():
    table = solo("C", "PPC", at=["12"])
    events = take_turn(table, MoveOneHex(NORTH))
    kinds = [type(event) for event in events]
    assert kinds.index(RivalScored) < kinds.index(Scored)


def test_an_opponent_with_the_lower_initiative_takes_the_five_and_the_player_the_two():
    table = solo("C", "PPC", theirs=("2-iron", "8-hybrid", "4-iron"))
    take_turn(table, MoveOneHex(NORTH))
    assert RivalClub(0, club("2-iron")) in table.events
    assert RivalScored(0, 5, 0) in table.events and Scored(0, 2, 0) in table.events


def test_else_the_player_takes_the_five_and_the_opponent_the_two():
    table = solo("C", "PPC", theirs=("9-iron", "8-hybrid", "4-iron"))
    take_turn(table, MoveOneHex(NORTH))
    assert RivalScored(0, 2, 0) in table.events and Scored(0, 5, 0) in table.events


def test_of_a_single_token_the_lower_initiative_takes_it():
    for name, points in (("2-iron", 0), ("9-iron", 2)):
        table = solo("C", "PPC", theirs=(name, "8-hybrid", "4-iron"))
        table.state = table.state._replace(tokens=((2,), *[(5, 2)] * 5))
        take_turn(table, MoveOneHex(NORTH))
        assert table.state.players[0].points == points
        assert rivals(table)[0] == 2 - points


def test_where_the_player_may_take_no_token_there_is_no_contest():
    table = solo("C", "PPC", theirs=("9-iron", "8-hybrid", "4-iron"))
    table.change(0, points=5, taken=((0, 5),))
    table.state = table.state._replace(tokens=((2,), *[(5, 2)] * 5))
    take_turn(table, MoveOneHex(NORTH))
    assert not any(event.rival == 0 for event in table.events if isinstance(event, RivalClub))
    assert rivals(table)[0] == 2 and table.state.players[0].points == 5


def test_the_next_targets_are_shown_after_a_combined_turn():
    table = solo("C", "PPC", targets=((0, 3), (1, 4), (2, 5)))
    take_turn(table, ResetHand())
    assert [rival.targets for rival in table.state.rivals] == [(3,), (4,), (5,)]
    assert RivalTarget(2, 5) in table.events


def test_in_each_combined_turn_the_opponents_score_their_next_targets():
    table = solo("C", "C", "PPC", targets=((0, 3), (1, 4), (2, 5)))
    take_turn(table, ResetHand())
    assert rivals(table) == [5, 5, 5]
    take_turn(table, ResetHand(), name="8-wood")
    assert rivals(table) == [10, 10, 10]


def test_in_a_later_combined_turn_the_green_is_scored_after_the_turn_too():
    table = solo("C", "C", "PPC", targets=((0, 3), (1, 4), (2, 5)))
    take_turn(table, ResetHand())
    table.put(0, "9")
    events = take_turn(table, MoveOneHex(NORTH), name="8-wood")
    assert RivalClub(0, club("2-iron")) in events


def test_opponents_without_a_target_left_score_no_more():
    table = solo("C", "C", "PPC", targets=((0,), (1,), (2,)))
    take_turn(table, ResetHand())
    take_turn(table, ResetHand(), name="8-wood")
    assert rivals(table) == [5, 5, 5]


# --- revealing clubs


def test_an_opponents_club_may_be_turned_over_once_the_own_is_chosen():
    table = solo("C", "PPC")
    assert not any(isinstance(action, RevealClub) for action in table.legal())
    table.select("6-iron")
    table.play(RevealClub(1))
    assert table.event(RivalClub) == RivalClub(1, club("8-hybrid"))
    assert view_of(table.state, 0).rivals[1].club == club("8-hybrid")
    assert not table.allows(RevealClub(1)) and table.allows(RevealClub(0))


def test_it_may_be_turned_over_after_the_draw_before_the_golfer_moves():
    table = solo("C", "PPC")
    table.select("6-iron")
    table.play(PlayClub(Deck.TWO, -1))
    assert table.allows(RevealClub(0))


def test_a_club_that_was_turned_over_before_is_not_told_again_when_it_is_compared():
    table = solo("C", "PPC")
    table.select("6-iron")
    table.play(RevealClub(0))
    events = table.play(MoveOneHex(NORTH))
    assert RivalScored(0, 5, 0) in events
    assert not any(isinstance(event, RivalClub) for event in events)


def test_the_club_of_an_opponent_without_a_target_is_not_turned_over():
    table = solo("C", "PPC", targets=((0,), (), (2,)))
    table.select("6-iron")
    assert [a.rival for a in table.legal() if isinstance(a, RevealClub)] == [0, 2]


def test_in_a_player_only_turn_no_club_is_turned_over():
    table = solo("PC")
    table.select("6-iron")
    assert not table.allows(RevealClub(0))


def test_a_club_that_was_turned_over_goes_under_the_others_when_the_turn_is_scored():
    """Ruling H32: it goes to the bottom of the stack, and the next one lies on top."""
    table = solo("C", "PPC", targets=((0, 3), (1, 4), (2, 5)))
    first, second = club("2-iron"), club("9-iron")
    mine = table.state.rivals[0]._replace(clubs=(first, second))
    table.state = table.state._replace(rivals=(mine, *table.state.rivals[1:]))
    table.select("6-iron")
    table.play(RevealClub(0), ResetHand())
    assert table.state.rivals[0].clubs == (second, first) and not table.state.rivals[0].shown


# --- fast travel, big hits


def test_the_extra_turn_comes_after_the_opponents_scored():
    table = solo("C", "PPC", at=["2"], targets=((1,), (2,), (3,)))
    take_turn(table, MoveOneHex(NORTH))
    assert table.state.phase is Phase.EXTRA and rivals(table) == [5, 5, 5]
    table.play(SelectClub(club("8-wood")), MoveOneHex(NORTH))
    assert table.state.players[0].points == 2
    assert table.state.solo.place == 0 and table.state.round == 2


def test_no_club_is_turned_over_in_an_extra_turn():
    table = solo("C", "PPC", at=["2"], targets=((1, 4), (2,), (3,)))
    take_turn(table, MoveOneHex(NORTH))
    table.play(SelectClub(club("8-wood")))
    assert not any(isinstance(action, RevealClub) for action in table.legal())


def test_opponents_do_not_travel_fast():
    table = solo("C", "PPC", at=["2"], targets=((0, 3), (1, 4), (2, 5)))
    take_turn(table, MoveOneHex(NORTH))
    before = rivals(table)
    table.play(SelectClub(club("8-wood")), MoveOneHex(NORTH))
    assert rivals(table) == before == [5, 5, 5]


def test_chance_throws_away_a_card_of_a_big_hit():
    thrown = set()
    for seed in range(12):
        table = solo("PC", seed=seed)
        table.stack("4", "SSSS", "SSSL")
        table.select("6-iron")
        table.play(BigHit())
        assert table.state.phase is Phase.CHOOSE and len(table.state.shot.stacks) == 1
        thrown.add(table.event(Threw).card)
        assert table.event(Threw).seat == -1
    assert len(thrown) == 2


def test_specials_of_a_big_hit_are_followed_before_chance_throws():
    table = solo("PC")
    table.stack("4", "super", "SSSL")
    table.stack("5", "SSSSS")
    table.select("6-iron")
    table.play(BigHit())
    assert table.state.phase is Phase.FOLLOW
    table.play(FollowCard(0))
    assert table.state.phase is Phase.CHOOSE and len(table.state.shot.stacks) == 1


# --- the end


def test_the_game_ends_after_the_round_in_which_the_last_five_is_taken_by_the_player():
    table = solo("PC")
    table.state = table.state._replace(tokens=((5, 2), *[(2,)] * 5))
    take_turn(table, MoveOneHex(NORTH))
    assert table.event(Ended).ranks == (1, 2, 2, 2)


def test_the_game_ends_after_the_round_in_which_an_opponent_takes_the_last_five():
    table = solo("C", "PC", at=["2"], targets=((0,), (1,), (2,)))
    table.state = table.state._replace(tokens=((5, 2), *[(2,)] * 5))
    take_turn(table, MoveOneHex(NORTH))
    assert table.state.phase is Phase.EXTRA
    table.play(StayPut())
    assert table.event(Ended).ranks == (4, 1, 2, 2)


def test_the_most_points_win_against_opponents_too():
    table = solo("C", "PC", targets=((0,), (), ()))
    table.state = table.state._replace(tokens=((5, 2), *[()] * 5))
    table.change(0, points=4, taken=((1, 2), (2, 2)))
    take_turn(table, ResetHand())
    assert table.state.ranks == (2, 1, 3, 3)


def test_the_game_ends_when_the_solo_deck_has_run_out():
    """Ruling H32: though five-point tokens are left."""
    table = solo("PC")
    take_turn(table, MoveOneHex(NORTH))
    take_turn(table, MoveOneHex(SOUTH), name="8-wood")
    table.play(StayPut())
    assert table.state.phase is Phase.OVER
    assert any(5 in values for values in table.state.tokens)


@pytest.mark.parametrize("holes", range(1, 19))
def test_h31_opponents_score_in_a_third_of_the_holes_and_in_one_turn_at_least(holes):
    course = replace(LONG, holes=LONG.holes[:holes])
    wanted = max(1, holes // 3)
    once = [
        number for number, card in enumerate(the_box().solo_cards) if card.turns.count("C") == 1
    ]
    with pytest.raises(ValueError, match="solo deck"):
        started(tuple(once[: wanted - 1]), course=course)
    state, _ = started(tuple(once[:wanted]), course=course)
    assert [len(rival.targets) for rival in state.rivals] == [holes // 3] * 3


def test_on_a_course_of_five_holes_each_opponent_has_one_target():
    meadow = next(one.course for one in the_box().presets if one.course.id == "practice-meadow")
    state, _ = started(deck_of("PPPPC"), course=meadow)
    assert [len(rival.targets) for rival in state.rivals] == [1, 1, 1]


def test_on_a_course_of_two_holes_opponents_have_no_target():
    meadow = next(one.course for one in the_box().presets if one.course.id == "practice-meadow")
    short = replace(meadow, holes=meadow.holes[:2])
    state, _ = started(deck_of("PC"), course=short)
    assert [rival.targets for rival in state.rivals] == [(), (), ()]
