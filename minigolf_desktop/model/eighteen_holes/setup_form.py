"""The JSON form of the set-up of a game of 18 Holes."""

from enum import StrEnum
from typing import Any, TypeVar

from minigolf_desktop.model.eighteen_holes.course_form import (
    CourseFormatError,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode, Setup
from minigolf_desktop.model.play.seats import (
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)

LONGEST_NAME = 24
"""Letters at most of a name that is typed for a game of 18 Holes."""
SOLO_CARDS = 24
"""Cards that a solo deck is built from."""

_FIELDS = (
    *("course", "mode", "golfers", "clubs", "players"),
    *("open_choices", "fly_over", "solo_deck"),
)
_OLDER_FIELDS = tuple("names" if field == "players" else field for field in _FIELDS)
"""Fields of set-ups from before there were computer players: only names, or none at all."""

ChoiceT = TypeVar("ChoiceT", bound=StrEnum)


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return the JSON form of a set-up."""
    return {
        "course": course_to_json(setup.course),
        "mode": str(setup.mode),
        "golfers": list(setup.golfers),
        "clubs": str(setup.clubs),
        "players": [seat_to_json(seat) for seat in setup.players],
        "open_choices": setup.open_choices,
        "fly_over": setup.fly_over,
        "solo_deck": list(setup.solo_deck),
        # Programs before practice games know no such field.
        **({"practice": True} if setup.practice else {}),
    }


def setup_from_json(data: object) -> Setup:
    """Return the set-up of a JSON value, of today or older; raises SetupFormatError."""
    known = (set(_FIELDS), set(_OLDER_FIELDS))
    if not isinstance(data, dict) or set(data) - {"practice"} not in known:
        raise SetupFormatError(f"set-up: an object with the fields {', '.join(_FIELDS)} is wanted")
    try:
        course = course_from_json(data["course"])
    except CourseFormatError as error:
        raise SetupFormatError(f"field course, {error}") from error
    mode = _choice("mode", data["mode"], Mode)
    golfers = _golfers(data["golfers"], mode)
    if "players" in data:
        players = _players(data["players"], len(golfers))
    else:
        players = _named(data["names"], len(golfers))
    return Setup(
        course=course,
        mode=mode,
        golfers=golfers,
        clubs=_choice("clubs", data["clubs"], ClubChoice),
        players=players,
        open_choices=_yes_or_no("open_choices", data["open_choices"]),
        fly_over=_yes_or_no("fly_over", data["fly_over"]),
        solo_deck=_solo_deck(data["solo_deck"]),
        practice=_yes_or_no("practice", data.get("practice", False)),
    )


def _choice(name: str, value: object, choices: type[ChoiceT]) -> ChoiceT:
    for choice in choices:
        if value == str(choice):
            return choice
    raise SetupFormatError(f"field {name}: one of {', '.join(choices)} is wanted")


def _golfers(value: object, mode: Mode) -> tuple[str, ...]:
    """Return the golfer faces by seat: as many as the mode is for, each golfer card once."""
    seats = SEATS[mode]
    if not isinstance(value, list) or len(value) not in seats:
        raise SetupFormatError(
            f"field golfers: a list of {seats[0]} to {seats[-1]} golfer faces is wanted"
        )
    if any(face != "" and (type(face) is not str or face not in GOLFER_FACES) for face in value):
        raise SetupFormatError("field golfers: there is no such golfer")
    cards = [GOLFER_FACES[face].golfer for face in value if face]
    if len(set(cards)) != len(cards):
        raise SetupFormatError("field golfers: a golfer card is there twice")
    return tuple(value)


def _players(value: object, seats: int) -> tuple[Seat, ...]:
    if not isinstance(value, list) or len(value) != seats:
        raise SetupFormatError("field players: a list of one for each seat is wanted")
    return tuple(
        seat_from_json(f"field players, seat {seat + 1}", one) for seat, one in enumerate(value)
    )


def _named(value: object, seats: int) -> tuple[Seat, ...]:
    """Return the people of an older set-up."""
    if not isinstance(value, list) or len(value) not in {0, seats}:
        raise SetupFormatError("field names: a list of one name for each seat, or none, is wanted")
    if any(not isinstance(name, str) or len(name) > LONGEST_NAME for name in value):
        raise SetupFormatError(f"field names: texts of at most {LONGEST_NAME} letters are wanted")
    return tuple(map(Seat, value))


def _yes_or_no(name: str, value: object) -> bool:
    if type(value) is not bool:
        raise SetupFormatError(f"field {name}: true or false is wanted")
    return value


def _solo_deck(value: object) -> tuple[int, ...]:
    if (
        not isinstance(value, list)
        or any(type(card) is not int or not 0 <= card < SOLO_CARDS for card in value)
        or len(set(value)) != len(value)
    ):
        raise SetupFormatError(
            f"field solo_deck: a list of different numbers from 0 to {SOLO_CARDS - 1} is wanted"
        )
    return tuple(value)
