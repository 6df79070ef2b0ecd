"""A round of Putt Dice as the digits of a code, and the round that a date alone decides."""

from collections.abc import Iterator
from functools import cache

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.model.play.game_code import Digit, NoCode, Packed, pack_seats, take_seats
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of
from minigolf_desktop.model.putt_dice import PuttCourse, Setup
from minigolf_desktop.model.putt_dice.setup import MOST_PLAYERS
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.course_to_putt_on import putt_course
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_course, shipped_path

LETTER = "P"
COURSES = (
    "clockwork-yard",
    "duck-ponds",
    "flower-show",
    "long-way-round",
    "over-and-under",
    "pocket-park",
    "seven-hills",
)
"""The courses that come with the program, by their number in codes: new ones come last."""
_COURSES = 64


@cache
def _catalogue() -> Catalogue:
    return load()


@cache
def _file(place: int) -> CourseFile:
    return shipped_course(shipped_path(COURSES[place]), _catalogue())


@cache
def _course(place: int) -> PuttCourse:
    return putt_course(_file(place))


def _courses() -> tuple[PuttCourse, ...]:
    return tuple(map(_course, range(len(COURSES))))


def read_courses() -> Iterator[None]:
    """Read the courses of codes one by one: the first code would wait for all of them."""
    _catalogue()
    yield
    for place in range(len(COURSES)):
        _course(place)
        yield


def course_file_of(course: PuttCourse) -> CourseFile | None:
    """Return the file of a course that comes with the program; None for another.

    Raises StorageError.
    """
    places = [place for place, one in enumerate(_courses()) if one.holes == course.holes]
    return _file(places[0]) if places else None


def pack(setup: Setup) -> list[Digit]:
    """Return a set-up without names; raises NoCode for a course of the player's own."""
    holes = [course.holes for course in _courses()]
    if setup.course.holes not in holes:
        raise NoCode("the course does not come with the program")
    return [
        *pack_seats(setup.players),
        Digit(holes.index(setup.course.holes), _COURSES),
        Digit(setup.first, MOST_PLAYERS),
        Digit(0 if setup.coupon is None else setup.coupon + 1, MOST_PLAYERS + 1),
    ]


def unpack(packed: Packed) -> Setup:
    """Return the set-up of a code; raises FutureCode."""
    players = take_seats(packed)
    course = _courses()[packed.one_of(len(COURSES), _COURSES)]
    first = packed.one_of(len(players), MOST_PLAYERS)
    coupon = packed.one_of(len(players) + 1, MOST_PLAYERS + 1)
    return Setup(course, players, first, coupon - 1 if coupon else None)


def given_round(name: str, occasion: Occasion, day: int) -> Given:
    """Return the round of a date, which is its ordinal, for one player without a coupon."""
    stream = chance_of(name, occasion, day)
    place, stream = stream.below(len(COURSES))
    seed, stream = stream.below(SEEDS)
    return Given(Setup(_courses()[place]), seed)
