"""The course of the day and the hole of the week, for one golfer: a date alone decides them."""

from dataclasses import replace

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of
from minigolf_desktop.model.play.seats import Seat

HOLES = {Occasion.DAY: 9, Occasion.WEEK: 1}
"""Holes of what is given out."""


def given_game(name: str, box: Box, occasion: Occasion, day: int, quick_name: str) -> Given:
    """Return the game of a date, which is its ordinal: strokes are counted, clubs are dealt."""
    stream = chance_of(name, occasion, day)
    drawn, stream = stream.below(SEEDS)
    seed, stream = stream.below(SEEDS)
    course = quick_course(box, HOLES[occasion], drawn)
    named = replace(course, name=quick_name.replace("{seed}", str(drawn)))
    setup = Setup(named, Mode.STROKE, ("",), ClubChoice.RANDOM, (Seat(),))
    return Given(setup, seed)
