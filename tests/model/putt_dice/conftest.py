import random

import pytest
from holes_in_letters import course_of

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import (
    ForcedFalls,
    HoleTile,
    Phase,
    PuttCourse,
    PuttDiceRules,
    PuttHole,
    Roll,
    Setup,
)
from minigolf_desktop.model.putt_dice.odds import FallTable


class Round:
    """A round with forced dice, and what happened in it."""

    def __init__(self, dice, setup):
        self.dice = dice
        self.rules = PuttDiceRules(dice)
        self.state = self.rules.start(setup, 0).state
        self.events = ()

    def putt(self, *values):
        """Roll as many dice as values; ``!`` is the bad-luck face, then 1, 0, -2 and so on."""
        faces = []
        for die, value in zip(self.dice, values, strict=False):
            wanted = (1, True) if value == "!" else (value, False)
            faces.append([tuple(face) for face in die.faces].index(wanted))
        self.state = self.state._replace(chance=ForcedFalls(tuple(faces)))
        self.do(Roll(len(values)))
        return self

    def do(self, action):
        seat = self.rules.to_move(self.state)
        assert self.rules.refusal(self.state, seat, action) is None
        step = self.rules.apply(self.state, action)
        self.state, self.events, self.reveals = step.state, step.events, step.reveals
        assert self.rules.problems(self.state) == []
        return self

    def event(self, kind):
        return next((event for event in self.events if type(event) is kind), None)

    def take(self, strokes):
        """Finish an easy hole, tee and green, in so many strokes."""
        if strokes == 1:
            return self.putt(1, 1)
        for _ in range(strokes - 2):
            self.putt(1, -1)
        return self.putt(1).putt(1)

    @property
    def over(self):
        return self.state.phase is Phase.OVER


@pytest.fixture(scope="session")
def dice():
    return load_dice()


@pytest.fixture(scope="session")
def table(dice):
    return FallTable(dice)


@pytest.fixture
def play(dice):
    """Begin a round on a course whose first holes are given."""

    def begin(*texts, players=1, **choices):
        return Round(dice, Setup(course_of(*texts), (Seat(),) * players, **choices))

    return begin


@pytest.fixture(scope="session")
def any_course():
    """A course with tiles of every kind."""
    rng = random.Random(5)
    kinds = [{}, {"slope": True}, {"water": True}, {"slope": True, "flowers": True}]
    return PuttCourse(
        "",
        tuple(
            PuttHole(
                tuple(
                    HoleTile(rng.randrange(4), **rng.choice(kinds))
                    for _ in range(rng.randrange(2, 7))
                )
            )
            for _ in range(9)
        ),
    )
