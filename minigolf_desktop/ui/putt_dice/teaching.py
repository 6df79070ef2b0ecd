"""What teaches Putt Dice: its page of rules, its lessons and its tips."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import seat_from_json
from minigolf_desktop.model.putt_dice import HOLES, Event, Mishap, Setup, Suffered
from minigolf_desktop.model.putt_dice.leaderboard import COUPON_STROKES
from minigolf_desktop.model.putt_dice.putting import MOST_STROKES
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.putt_dice import putt_course, shipped_course, shipped_path
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips, lessons_of, tips_of
from minigolf_desktop.ui.common.rules_page import RulesPage, RulesPicture, pages_of
from minigolf_desktop.ui.putt_dice.rules_art import steps_of

_PUTTS = ("putt-strength", "putt-held", "putt-cup", "putt-slope", "putt-water")


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    sizes = {"dice": (330, 224), **dict.fromkeys(_PUTTS, (300, 132))}
    return {name: RulesPicture(*size, partial(steps_of, name)) for name, size in sizes.items()}


FIGURES = {"most_strokes": MOST_STROKES, "coupon_strokes": COUPON_STROKES}
"""The figures that texts about the rules may name."""


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page; raises ContentError."""
    return pages_of("putt-dice", FIGURES, rules_pictures())


def tips() -> Tips:
    """Return what is told once, in the player's language; raises ContentError."""
    return tips_of("putt-dice", FIGURES)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("putt-dice", FIGURES)


def happenings(events: Iterable[Event]) -> Iterator[str]:
    """Yield what tips may be told on."""
    for event in events:
        if isinstance(event, Suffered):
            yield "splash" if event.mishap is Mishap.SPLASH else "roll-back"


def setup_of_lesson(told: Mapping[str, Any], course: CourseFile) -> Setup:
    """Return the set-up that a lesson or task tells, on its course; of one player unless it tells
    who plays.

    Raises SetupFormatError, and StorageError where the course cannot be putted on.
    """
    seats = [
        seat_from_json(f"player {number}", one)
        for number, one in enumerate(told.get("players", ()), 1)
    ]
    return Setup(putt_course(course), tuple(seats) or (Seat(),))


def course_of_lesson(told: Mapping[str, Any], catalogue: Catalogue) -> CourseFile:
    """Return the course of a lesson's set-up: one that comes with the program, by its file.

    The lesson begins at one of its holes; those before it come last. Raises StorageError.
    """
    shipped = shipped_course(shipped_path(told["course"]), catalogue)
    numbers = {
        place: (number - told["hole"]) % HOLES + 1 for place, number in shipped.hole_numbers.items()
    }
    return replace(shipped, hole_numbers=numbers)
