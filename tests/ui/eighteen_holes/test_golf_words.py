"""Words of the round of 18 Holes: refusals, what happened, where a ball lands."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.texts import CONTENT, texts_of_content
from minigolf_desktop.model.eighteen_holes import rules
from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import lay_out
from minigolf_desktop.model.eighteen_holes.moves import (
    Borrowed,
    Drew,
    Eliminated,
    Ended,
    FellIntoWater,
    Flew,
    Jackpot,
    LeftBunker,
    Looked,
    MissedTurn,
    Ordered,
    ReachedGreen,
    Reshuffled,
    Revealed,
    Scored,
    Selected,
    ShotOutcome,
    TargetLost,
    TieBreak,
    TookBack,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.model.play import Refusal, Seat
from minigolf_desktop.ui.eighteen_holes.round.news import animations, doings, headlines, summary_of
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_name,
    lie_words,
    onto_words,
    terrain_name,
    way_words,
)
from minigolf_desktop.ui.eighteen_holes.text.events import (
    card_words,
    golf_event_sentence,
    golf_refusal_sentence,
)

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Odile", "Marek")
STANDABLE = [
    *(Terrain.ROUGH, Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN),
    *(Terrain.BUNKER, Terrain.WATER, Terrain.LAKE),
]


@pytest.fixture(scope="module")
def table():
    box = load_box()
    course = box.presets[0].course
    setup = Setup(course, Mode.MATCH, ("", ""), ClubChoice.FIRST_GAME, tuple(map(Seat, NAMES)))
    return Table(setup, box, course, lay_out(course, box.face_by_id))


def test_translators_meet_names_and_descriptions_of_the_courses(table):
    said = {text for context, text in texts_of_content() if context == CONTENT}
    for preset in table.box.presets:
        assert {preset.course.name, preset.description} <= said


def in_mode(table, mode):
    """Return the same table at which another mode is played."""
    return replace(table, setup=replace(table.setup, mode=mode))


def refusal_codes():
    """Return every code that the model names where it refuses an action."""
    tree = ast.parse(Path(rules.__file__).read_text())
    refusing = [
        node
        for node in tree.body
        if (isinstance(node, ast.FunctionDef) and ast.unparse(node.returns) in {"str", "Refusal"})
        or (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_CLOSED_CODES")
    ]
    words = [
        node.value for part in refusing for node in ast.walk(part) if isinstance(node, ast.Constant)
    ]
    codes = {word for word in words if isinstance(word, str) and word.replace("-", "").islower()}
    return sorted(code for code in codes if " " not in code)


@pytest.mark.parametrize("code", refusal_codes())
def test_every_refusal_of_18_holes_has_a_sentence(code):
    assert golf_refusal_sentence(Refusal(code)).endswith(".")


def test_a_club_chosen_face_down_is_not_told(table):
    assert golf_event_sentence(Selected(0, 3), table, NAMES) == ""


def test_a_look_at_a_card_tells_the_deck_only(table):
    told = golf_event_sentence(Looked(0, 2, 30), table, NAMES)
    assert told == "Odile looked at the top card of deck 3."


def test_a_card_drawn_is_told_with_its_flight(table):
    card = next(one for one in table.box.shot_cards if len(one.flights) == 1)
    told = golf_event_sentence(Drew(1, 0, card.number), table, NAMES)
    assert told.startswith("Marek drew from ") and card_words(card) in told


def test_a_shot_tells_on_what_the_ball_lies(table):
    tee, green = table.field.tees[0], table.field.greens[0]
    told = golf_event_sentence(Flew(0, -1, (tee, green), ShotOutcome.LANDED), table, NAMES)
    assert told == "Odile hit the ball onto a green."


def test_a_ball_out_of_bounds_is_told_once(table):
    tee = table.field.tees[0]
    flown = golf_event_sentence(Flew(0, -1, (tee, 999), ShotOutcome.OUT), table, NAMES)
    assert flown == "" and golf_event_sentence(WentOut(0, 0), table, NAMES)


def test_h16_a_ball_that_leaves_the_course_out_of_a_bunker_is_told_once(table):
    tee = table.field.tees[0]
    left = LeftBunker(0, 3, tee, tee, ShotOutcome.OUT)
    told = [golf_event_sentence(one, table, NAMES) for one in (left, WentOut(0, 0))]
    assert told == ["", "Odile went out of bounds: the club comes back."]


def test_h16_why_a_ball_stays_in_a_bunker_is_told(table):
    tee = table.field.tees[0]
    told = [
        golf_event_sentence(LeftBunker(0, 3, tee, tee, outcome), table, NAMES)
        for outcome in (ShotOutcome.LANDED, ShotOutcome.STOPPED)
    ]
    assert told == [
        "Odile stays in the bunker.",
        "Odile cannot get out that way and stays in the bunker.",
    ]


@pytest.mark.parametrize(
    ("mode", "penalty", "told"),
    [
        (Mode.STROKE, 1, "Odile is in the water: one stroke more."),
        (Mode.STABLEFORD, 0, "Odile is in the water and misses the next turn."),
        (Mode.RACING, 0, "Odile is in the water and misses the next turn."),
        (
            Mode.SKINS,
            0,
            "Odile is in the water and misses the next turn, unless the hole ends first.",
        ),
        (Mode.CHAOS_TEAMS, 0, "Odile's golfer 1 is in the water and misses the next turn."),
    ],
)
def test_what_water_costs_is_told_by_the_mode(table, mode, penalty, told):
    assert golf_event_sentence(FellIntoWater(0, penalty), in_mode(table, mode), NAMES) == told


def test_h22_why_a_deck_is_shuffled_is_told(table):
    told = [
        golf_event_sentence(Reshuffled(Deck.THREE, ran_out), table, NAMES)
        for ran_out in (True, False)
    ]
    assert told == [
        "No card was left in deck 3: its discards were shuffled.",
        "The discards went back into deck 3, shuffled.",
    ]


def test_a_tie_break_without_a_jackpot_tells_of_none(table):
    skins = in_mode(table, Mode.SKINS)
    events = (TieBreak((0, 1)), Eliminated((1,)))
    told = [golf_event_sentence(one, skins, NAMES) for one in events]
    told += [news.title for news in headlines(events, skins, NAMES)]
    assert not any("jackpot" in one for one in told)
    assert "Out of the tie-break: Marek." in told


def test_an_opponent_of_solo_chaos_who_is_first_is_named(table):
    solo = in_mode(table, Mode.SOLO_CHAOS)
    told = golf_event_sentence(Ended((2, 1, 4, 1)), solo, NAMES[:1])
    assert told == "The round is over. First: Moon, Leaf."


@pytest.mark.parametrize(
    ("mode", "score"),
    [(Mode.MATCH, "1 flag"), (Mode.STROKE, "1 stroke"), (Mode.STABLEFORD, "1 point")],
)
def test_what_a_hole_gave_is_told_by_what_the_mode_counts(table, mode, score):
    told = golf_event_sentence(Scored(0, 1, 2), in_mode(table, mode), NAMES)
    assert told == f"Odile: {score} for hole 3."


def test_the_end_of_a_hole_says_whether_strokes_or_points_are_told(table):
    events = (Scored(0, 4, 2), Scored(1, 5, 2))
    notes = [
        headlines(events, in_mode(table, mode), NAMES)[0].note
        for mode in (Mode.STROKE, Mode.STABLEFORD)
    ]
    assert notes == ["Strokes: Odile 4  ·  Marek 5", "Points: Odile 4  ·  Marek 5"]


@pytest.mark.parametrize("terrain", STANDABLE)
def test_every_ground_to_stand_on_has_its_words(terrain):
    assert terrain_name(terrain) and lie_words(terrain) and onto_words(terrain)


def test_a_way_is_told_by_the_points_of_the_compass(table):
    field, tee = table.field, table.field.tees[0]
    east = field.next[1][tee]
    beyond = field.next[1][east]
    assert way_words((tee, east, beyond), field) == "north-east"
    assert way_words((tee, east, field.next[0][east]), field) == "north-east, then south-east"


def test_a_hole_won_and_a_hole_in_one_are_headlines(table):
    events = (ReachedGreen(1, 0, 1, True), Scored(1, 1, 0))
    titles = [news.title for news in headlines(events, table, NAMES)]
    assert titles == ["Hole 1 goes to Marek", "A hole-in-one for Marek!"]


def test_a_hole_won_a_hole_in_one_and_a_jackpot_are_cheered_and_a_missed_turn_is_not(table):
    events = (ReachedGreen(1, 0, 1, True), Scored(1, 1, 0), MissedTurn(0), Jackpot(4, 0, (5,)))
    cheered = [news.title for news in headlines(events, table, NAMES) if news.cheers]
    assert cheered == [
        "Hole 1 goes to Marek",
        "Hole 5 is tied: a jackpot",
        "A hole-in-one for Marek!",
    ]


def test_a_hole_of_skins_tells_what_it_is_worth(table):
    (news,) = headlines((Scored(1, 8, 0),), in_mode(table, Mode.SKINS), NAMES)
    assert news.note == "8 points"


def test_a_ball_that_is_holed_with_the_first_shot_is_an_ace(table):
    tee, green = table.field.tees[0], table.field.greens[0]
    flew = Flew(0, -1, (tee, green), ShotOutcome.LANDED)
    for ace in (True, False):
        (flight,) = animations((flew, ReachedGreen(0, 0, 1 if ace else 3, ace)), table)
        assert flight.holed and flight.ace is ace


def test_a_tied_hole_comes_before_who_plays_on_for_its_jackpot(table):
    events = (TieBreak((0, 1)), Jackpot(4, 0, (5,)))
    titles = [news.title for news in headlines(events, in_mode(table, Mode.SKINS), NAMES)]
    assert titles == [
        "Hole 5 is tied: a jackpot",
        f"A tie: {NAMES[0]} and {NAMES[1]} play on from hole 1",
    ]


def test_the_last_thing_done_stands_in_the_order_of_play(table):
    tee, green = table.field.tees[0], table.field.greens[0]
    events = (Flew(0, -1, (tee, green), ShotOutcome.LANDED), ReachedGreen(0, 0, 2, False))
    assert doings(events, table) == {0: "reached green 1"}


def test_a_hand_reset_in_an_extra_turn_is_told_instead_of_the_shot_before(table):
    tee = table.field.tees[0]
    shot = Flew(0, -1, (tee, table.field.next[1][tee]), ShotOutcome.STOPPED)
    events = (Ordered((0, 1)), shot, Selected(0, 3), TookBack(0, (3, 4)))
    assert doings(events, table) == {0: "reset the hand"}


def test_the_round_tells_the_clubs_of_extra_turns(table):
    events = (Revealed((3, 4)), Ordered((0, 1)), Selected(1, 6), Selected(1, 8))
    told = [club_name(table.box.clubs[club]) for club in (4, 6, 8)]
    assert summary_of(events, table)[1].club == ", ".join(told)


@pytest.mark.parametrize("name", ["{name}", "{owner}", "{hole}", "{club}", "{points}", "{0}", "%1"])
@pytest.mark.parametrize(
    "event",
    [
        Borrowed(0, 1, 3),
        TargetLost(1, 4, 0),
        TargetLost(0, 4, 0),
        Revealed((3, 4)),
        TieBreak((0, 1)),
        MissedTurn(0),
    ],
    ids=repr,
)
def test_names_that_look_like_places_in_a_text_stay_as_they_are(table, event, name):
    table = in_mode(table, Mode.KELLY) if isinstance(event, TargetLost) else table
    told = golf_event_sentence(event, table, NAMES)
    odd = golf_event_sentence(event, table, (name, name))
    for plain in NAMES:
        told = told.replace(plain, name)
    assert odd == told
