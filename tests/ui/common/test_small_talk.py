"""What computers say at the table: seldom, never twice, and nothing that is not for all to know."""

from itertools import pairwise

import pytest

from minigolf_desktop.content.characters import load_remarks
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.ui.common.table.small_talk import (
    TURNS_BETWEEN,
    Moment,
    SmallTalk,
    Talk,
    Went,
)

PERSON = Seat("Odile", "red")
BRUNO = Seat("Bruno", "blue", Level.HARD, Character.BRUNO)
ENID = Seat("Enid", "yellow", Level.HARD, Character.ENID)


class Turn:
    """An event: a turn has ended."""


class Log:
    """A session of a match of which only the log counts."""

    def __init__(self, *seats):
        self.seats = seats
        self.match = self
        self.log = []

    def goes(self, *moments):
        """A turn in which something is worth a word."""
        self.log = [*self.log, (Turn(), *moments)]


def talk_at(session):
    return SmallTalk(
        session,
        Talk(
            lambda _, events: [one for one in events if isinstance(one, Moment)],
            Turn,
            lambda seat: (),
            lambda words: words.building,
        ),
    )


@pytest.fixture
def session():
    return Log(PERSON, BRUNO, ENID)


def said_in(session, *moments):
    """All that is said while the same things happen for a hundred turns."""
    talk, said = talk_at(session), []
    for turn in range(100):
        session.goes(*moments)
        one = talk.after_last_move()
        if one is not None:
            said.append((turn, one))
    return said


def test_at_most_one_turn_of_four_has_a_remark(session):
    turns = [turn for turn, _ in said_in(session, Moment(1, Went.WELL), Moment(2, Went.BADLY))]
    assert turns
    assert all(later - sooner >= TURNS_BETWEEN for sooner, later in pairwise(turns))


def test_nothing_is_said_twice_and_then_there_is_silence(session):
    said = [one.remark for _, one in said_in(session, Moment(1, Went.WELL))]
    glad = load_remarks()[Character.BRUNO].building.glad
    assert len(said) == len(glad)
    assert set(said) == set(glad)


@pytest.mark.parametrize(
    ("moment", "occasion", "characters"),
    [
        (Moment(1, Went.BEGINS), "plan", {Character.BRUNO}),
        (Moment(1, Went.WELL), "glad", {Character.BRUNO}),
        (Moment(2, Went.BADLY), "sigh", {Character.ENID}),
        (Moment(0, Went.WELL), "praise", {Character.BRUNO, Character.ENID}),
    ],
)
def test_everybody_speaks_of_what_is_its_own_and_praises_people(
    session, moment, occasion, characters
):
    said = said_in(session, moment)
    assert {one.character for _, one in said} == characters
    for _, one in said:
        assert one.remark in getattr(load_remarks()[one.character].building, occasion)


@pytest.mark.parametrize("went", [Went.BEGINS, Went.BADLY])
def test_nobody_speaks_of_the_plans_and_the_bad_luck_of_people(session, went):
    assert said_in(session, Moment(0, went)) == []


def test_a_match_that_is_opened_again_goes_on_where_it_was(session):
    said = dict(said_in(session, Moment(0, Went.WELL), Moment(1, Went.WELL)))
    log, again = session.log, {}
    # At every turn somebody opens the match anew.
    for turn in range(len(log)):
        session.log = log[: turn + 1]
        one = talk_at(session).after_last_move()
        if one is not None:
            again[turn] = one
    assert again == said


def test_what_was_taken_back_was_not_said(session):
    talk = talk_at(session)
    session.goes(Moment(1, Went.WELL))
    first = talk.after_last_move()
    session.log = []
    assert talk.after_last_move() is None
    session.goes(Moment(1, Went.WELL))
    assert talk.after_last_move() == first
