"""An opening day, worked out: who comes, who waits, how strokes go, what is counted."""

from itertools import pairwise

import pytest
from holes_in_letters import hole_of

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.geometry.walking import Footing, Spot, track
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.putt_dice import MOST_STROKES, Prospects, PuttDiceRules
from minigolf_desktop.model.putt_dice.day_plan import (
    FEWEST,
    MOST,
    opening_day,
    play_hole,
)
from minigolf_desktop.model.putt_dice.opening_day import (
    Doing,
    Grounds,
    Happening,
    OpenHole,
    Part,
    Rolling,
    Stand,
    stance,
)

EASY, WET, HARD = "11", "12w2", "113s"
NINE = list(enumerate([EASY, WET, HARD] * 3, 1))


def open_hole(number: int, letters: str) -> OpenHole:
    """Lay a hole down on the meadow, 100 units a tile, with a pool beside each wet tile."""
    hole = hole_of(letters)
    top = 150.0 * number
    line = track(*(Spot(200 + 25 * step, top) for step in range(4 * hole.length)))
    rests = (*(min(100.0 * tile, line.length) for tile in range(hole.length)), line.length)
    return OpenHole(
        number,
        hole,
        line,
        rests,
        tuple(stance(line, along) for along in rests),
        tuple(
            Spot(200 + 100 * place, top + 12) if tile.water or tile.flowers else None
            for place, tile in enumerate(hole.tiles)
        ),
        (),
        tuple(Stand(Spot(150 - 24 * place, top), 90) for place in range(5)),
    )


def grounds(*holes: str, people: int = 20, dogs: int = 2) -> Grounds:
    high = 20 * (len(holes) + 2)
    meadow = Footing(Spot(-100, -100), 100, high, 10, bytes([10]) * 100 * high)
    return Grounds(
        meadow,
        Spot(-60, -60),
        Spot(0, 0),
        tuple(open_hole(number, letters) for number, letters in enumerate(holes, 1)),
        (Stand(Spot(500, 0), 180), Stand(Spot(520, 0), 180)),
        (Stand(Spot(600, 60), 0), Stand(Spot(640, 60), 0)),
        ((Stand(Spot(300, 40), 0),), ()),
        people,
        dogs,
    )


def day_on(dice, ground, seed=3):
    *_, day = opening_day(PuttDiceRules(dice), ground, seed)
    return day


@pytest.fixture(scope="module")
def nine():
    """A day on nine holes."""
    return day_on(load_dice(), grounds(*([EASY, WET, HARD] * 3), people=40, dogs=3))


def test_the_same_seed_gives_the_same_day(dice):
    ground = grounds(EASY, WET)
    assert day_on(dice, ground) == day_on(dice, ground)
    assert day_on(dice, ground) != day_on(dice, ground, seed=4)


@pytest.mark.parametrize(("people", "visitors"), [(0, FEWEST), (25, 25), (90, MOST)])
def test_as_many_come_as_there_are_people_on_the_tiles_within_reason(dice, people, visitors):
    day = day_on(dice, grounds(EASY, people=people))
    assert day.visitors(day.length) == visitors
    assert day.visitors(0) == 0


def test_the_clients_come_too_and_are_not_counted(nine):
    clients = [one for one in nine.guests if one.part is Part.CLIENT]
    assert len(clients) == 2
    assert nine.visitors(nine.length) == len(nine.guests) - 2


def test_nobody_is_in_two_places_and_nobody_jumps(nine):
    for one in nine.guests:
        for before, after in pairwise(one.acts):
            assert before.end == pytest.approx(after.begin)
            assert before.way.spots[-1] == after.way.spots[0]


def test_nobody_is_there_before_coming_and_after_leaving(nine):
    player = next(one for one in nine.guests if one.part is Part.PLAYS)
    assert player.at(player.comes - 0.01) is None
    assert player.at(player.comes) is not None
    assert player.at(player.leaves) is None


def test_holes_are_played_in_the_order_of_their_numbers(nine):
    for one in nine.guests:
        numbers = [played.number for played in one.card]
        assert numbers == list(range(1, len(numbers) + 1))


def test_only_one_at_a_time_is_on_a_tee(nine):
    tees = {open_hole(number, letters).stands[0].spot for number, letters in NINE}
    putts = sorted(
        (act.begin, act.end, act.way.spots[0])
        for one in nine.guests
        for act in one.acts
        if act.doing in (Doing.AIMS, Doing.PUTTS) and act.way.spots[0] in tees
    )
    for place, (begin, end, spot) in enumerate(putts):
        for other_begin, _, other in putts[place + 1 :]:
            if other_begin >= end - 1e-9:
                break
            assert other != spot, f"two putt from {spot} at {begin}"


def test_a_ball_goes_into_the_cup_as_often_as_a_hole_is_played_to_its_end(nine):
    for one in nine.guests:
        drops = sum(act.ends is Rolling.DROPS for act in one.ball)
        assert drops == sum(played.holed for played in one.card)


def test_who_loses_a_ball_in_water_fishes_for_it(nine):
    lost = [moment for moment in nine.moments if moment.kind is Happening.SPLASH]
    assert lost
    for moment in lost:
        acts = nine.guests[moment.guest].acts
        fishing = [act for act in acts if act.doing is Doing.FISHES and act.begin >= moment.time]
        assert fishing
        assert fishing[0].begin - moment.time < 5


def test_a_ball_under_a_bridge_is_not_seen(dice):
    ground = grounds(EASY)
    (hole,) = ground.holes
    length = hole.line.length
    dark = ground._replace(holes=(hole._replace(hidden=((length * 0.3, length * 0.7),)),))
    player = next(one for one in day_on(dice, dark).guests if one.card)
    hit = next(act for act in player.ball if act.stop == length and act.start == 0)
    times = [hit.begin + (hit.end - hit.begin) * part / 20 for part in range(20)]
    assert None in [player.ball_at(time) for time in times]
    assert player.ball_at(times[0]) is not None


def test_the_best_round_is_the_lowest_sum_of_those_who_played_all_holes(dice):
    day = day_on(dice, grounds(EASY, WET, EASY))
    totals = [sum(hole.strokes for hole in one.card) for one in day.guests if len(one.card) == 3]
    assert day.best_round(day.length) == min(totals)
    assert day.best_round(0) is None


def test_before_a_round_has_ended_whoever_has_played_most_holes_with_fewest_strokes_leads(dice):
    day = day_on(dice, grounds(EASY, WET, EASY))
    ended = min(time for time, _ in day.rounds)
    assert day.leader(0) is None
    told = [day.leader(ended * part / 20) for part in range(21)]
    holes = [one.holes for one in told if one is not None]
    assert holes == sorted(holes)
    assert set(holes) == {1, 2, 3}
    assert day.leader(ended) == (day.best_round(ended), 3)


def test_the_hole_with_the_most_expected_strokes_is_hated_most(dice, table):
    day = day_on(dice, grounds(EASY, HARD, WET))
    expected = [Prospects(table, hole_of(letters)).strokes() for letters in (EASY, HARD, WET)]
    assert day.hated.strokes == max(expected)
    assert day.hated.number == 1 + expected.index(max(expected))


def test_without_an_open_hole_people_stroll(dice):
    day = day_on(dice, grounds())
    assert day.hated is None
    assert day.best_round(day.length) is None
    assert {one.part for one in day.guests} == {Part.STROLLS, Part.WALKS_DOG, Part.CLIENT}


def test_nobody_tees_off_after_the_bell(nine):
    tees = {hole.line.spots[0] for hole in grounds(*([EASY, WET, HARD] * 3)).holes}
    for one in nine.guests:
        for act in one.ball:
            if act.start == act.stop == 0 and act.ends is Rolling.LIES:
                assert act.way.at(0) in tees
                assert act.begin < nine.bell + 5


@pytest.mark.parametrize("letters", [EASY, WET, HARD, "12sw1", "3w2s3f"])
def test_a_hole_takes_as_many_strokes_as_the_odds_say(dice, table, letters):
    prospects = Prospects(table, hole_of(letters))
    falls, total, rounds = Randomness.of_seed(11), 0, 600
    for _ in range(rounds):
        strokes, taken, falls = play_hole(PuttDiceRules(dice), prospects, falls)
        assert 1 <= taken <= MOST_STROKES
        assert all(one.start == before.after for before, one in pairwise(strokes))
        total += taken
    assert total / rounds == pytest.approx(float(prospects.strokes()), rel=0.06)
