"""Words of the chaos modes of 18 Holes: the log, headlines, what is done in the round."""

from dataclasses import replace

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.field import lay_out
from minigolf_desktop.model.eighteen_holes.moves import (
    Flew,
    HoleBegun,
    MissedTurn,
    RivalClub,
    RivalScored,
    RivalTarget,
    Scored,
    ShotOutcome,
    SoloTurn,
    TargetDrawn,
    TargetLost,
    TokensLaid,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.eighteen_holes.round.news import doings, headlines
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Odile", "Marek")


def table_of(mode):
    box = load_box()
    course = box.presets[0].course
    setup = Setup(course, mode, ("", ""), ClubChoice.FIRST_GAME, tuple(map(Seat, NAMES)))
    return Table(setup, box, course, lay_out(course, box.face_by_id))


def told(event, mode=Mode.CHAOS):
    return golf_event_sentence(event, table_of(mode), NAMES)


def test_what_lies_on_the_greens_is_told_at_the_start():
    assert told(TokensLaid(())) == "Tokens of 5 and 2 points lie on every green."
    assert told(TokensLaid(()), Mode.KELLY) == "A flag stands on every green."


def test_no_hole_is_told_where_all_are_played_at_once():
    assert told(HoleBegun(0, (0, 1))) == "Everybody tees off, in any direction."


def test_a_target_that_is_kept_is_not_told():
    assert told(TargetDrawn(1, 6), Mode.KELLY) == "Marek keeps a secret target."
    assert "7" not in told(TargetDrawn(1, 6), Mode.KELLY)


def test_who_has_no_target_left_is_told():
    assert told(TargetDrawn(0, -1), Mode.KELLY) == "No target is left for Odile."


def test_a_target_that_was_reached_is_told_with_its_owner():
    own = told(TargetLost(0, 6, 0), Mode.KELLY)
    others = told(TargetLost(0, 6, 1), Mode.KELLY)
    assert own == "Green 7 was Odile's secret target."
    assert others == "Marek reached the secret target of Odile."


def test_points_are_told_with_their_green():
    assert told(Scored(1, 5, 2)) == "Marek: 5 points for green 3."
    assert told(Scored(1, 1, 2), Mode.CHAOS_TEAMS) == "Marek takes the flag of green 3."


def test_golfers_of_a_team_are_told_by_their_number():
    assert told(MissedTurn(3), Mode.CHAOS_TEAMS).startswith("Marek's golfer 2")


def test_everything_that_opponents_do_is_told():
    mode = Mode.SOLO_CHAOS
    assert told(RivalTarget(0, 4), mode) == "Moon makes for green 5."
    assert told(RivalScored(1, 2, 4), mode) == "Bolt: 2 points for green 5."
    assert told(RivalClub(2, 0), mode).startswith("Leaf's club: ")
    assert told(SoloTurn(0, 0, True), mode).startswith("Combined scoring")
    assert told(SoloTurn(0, 0, False), mode) == "Only you can score this turn."


def test_a_headline_tells_whose_secret_target_was_reached():
    events = (TargetLost(0, 6, 1), Scored(1, 2, 6))
    (news,) = headlines(events, table_of(Mode.KELLY), NAMES)
    assert news.title == "Marek takes 2 points"
    assert news.note == "Green 7 was Odile's secret target"
    assert news.seats == (1,)


def test_a_headline_tells_the_own_secret_target():
    events = (TargetLost(1, 6, 1), Scored(1, 3, 6))
    (news,) = headlines(events, table_of(Mode.KELLY), NAMES)
    assert (news.title, news.note) == ("Marek takes 3 points", "Green 7, the secret target")


def test_the_order_of_play_tells_who_took_a_green():
    table = table_of(Mode.CHAOS)
    green = table.field.greens[2]
    events = (Flew(0, 3, (1, green), ShotOutcome.LANDED), Scored(0, 5, 2))
    assert doings(events, table) == {0: "took green 3"}


def test_in_skins_points_are_told_by_the_hole():
    table = table_of(Mode.CHAOS)
    skins = replace(table, setup=replace(table.setup, mode=Mode.SKINS))
    sentence = golf_event_sentence(Scored(1, 2, 2), skins, NAMES)
    assert sentence == "Marek: 2 points for hole 3."
