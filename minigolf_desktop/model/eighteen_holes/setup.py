"""How a game of 18 Holes is set up, and the forms that a set-up has.

In files it is JSON; in a code (:mod:`..play.game_code`) it is digits. The course of the day and
the hole of the week are set-ups that a date alone decides.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Box
from minigolf_desktop.model.eighteen_holes.course import (
    MOST_HOLES,
    Course,
    CourseFormatError,
    course_from_json,
    course_to_json,
)
from minigolf_desktop.model.eighteen_holes.hazards import HAZARD_SEEDS, Hazards
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.play.game_code import Digit, NoCode, Packed, pack_seats, take_seats
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of
from minigolf_desktop.model.play.randomness import seed_from_text
from minigolf_desktop.model.play.seats import Seat, SetupFormatError, seat_from_json, seat_to_json

# --- How a game of 18 Holes is set up


class Mode(StrEnum):
    """The ways to play."""

    MATCH = "match"
    STROKE = "stroke"
    STABLEFORD = "stableford"
    SKINS = "skins"
    RACING = "racing"
    CHAOS = "chaos"
    CHAOS_TEAMS = "chaos-teams"
    KELLY = "kelly"
    SOLO_CHAOS = "solo-chaos"


SEATS = {
    Mode.MATCH: range(2, 6),
    Mode.STROKE: range(1, 6),
    Mode.STABLEFORD: range(1, 6),
    Mode.SKINS: range(2, 6),
    Mode.RACING: range(2, 6),
    Mode.CHAOS: range(3, 6),
    Mode.CHAOS_TEAMS: range(2, 3),
    Mode.KELLY: range(2, 6),
    Mode.SOLO_CHAOS: range(1, 2),
}
"""By mode: for how many players it is."""

CHAOS_MODES = frozenset({Mode.CHAOS, Mode.CHAOS_TEAMS, Mode.KELLY, Mode.SOLO_CHAOS})
"""Modes in which greens are claimed in any order."""

TEAM_MODES = frozenset({Mode.CHAOS_TEAMS})
"""Modes in which each player has two golfers on the course (page 20)."""

COUNTED_MODES = frozenset({Mode.STROKE, Mode.STABLEFORD})
"""Modes in which everybody finishes every hole (pages 23 and 26)."""


class ClubChoice(StrEnum):
    """How the players come by their clubs."""

    DRAFT = "draft"
    """Hands are dealt, a club is picked, the rest passed on (ruling H9)."""
    FIRST_GAME = "first-game"
    """Hands A to E, ready made, without golfer cards."""
    FREE = "free"
    """Alone: five of one's choice."""
    RANDOM = "random"
    """Dealt by chance out of the clubs of a draft, as golfer cards allow: for those who know the
    game and would rather tee off. The rule book has no such hands."""


@dataclass(frozen=True)
class Setup:
    """Choices made before a game."""

    course: Course
    mode: Mode
    golfers: tuple[str, ...]
    """By seat: face of the golfer card (:data:`~.box.GOLFER_FACES`), empty for none."""
    clubs: ClubChoice = ClubChoice.DRAFT
    players: tuple[Seat, ...] = ()
    """By seat who plays there; where none is given, people without names."""
    open_choices: bool = False
    """Secret choices are made in the open, without a privacy screen (ruling H11), and all hands
    lie open (ruling H19)."""
    fly_over: bool = False
    """A ball may fly over open ground outside the course (ruling H10)."""
    solo_deck: tuple[int, ...] = ()
    """Solo Chaos: numbers of the solo cards in the deck (ruling H12)."""
    practice: bool = False
    """It is only for practice: no result of it is kept."""
    hazards: Hazards = Hazards.AS_DRAWN
    """What the table does with the bunkers and lakes of the course (ruling H35)."""
    hazard_seed: int = 0
    """Which of them: below :data:`~.hazards.HAZARD_SEEDS`; 0 where they stay as drawn."""

    def __post_init__(self) -> None:
        """Seat people without names where nobody is named."""
        if not self.players:
            object.__setattr__(self, "players", (Seat(),) * len(self.golfers))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.golfers)


# --- The JSON form of the set-up of a game of 18 Holes

LONGEST_NAME = 24
"""Letters at most of a name that is typed for a game of 18 Holes."""
SOLO_CARDS = 24
"""Cards that a solo deck is built from."""

_FIELDS = (
    *("course", "mode", "golfers", "clubs", "players"),
    *("open_choices", "fly_over", "solo_deck"),
)
_SELDOM_FIELDS = ("practice", "hazards", "hazard_seed")
"""Fields that are there only where they say something unusual."""
_OLDER_FIELDS = tuple("names" if field == "players" else field for field in _FIELDS)
"""Fields of set-ups from before there were computer players: only names, or none at all."""

ChoiceT = TypeVar("ChoiceT", bound=StrEnum)


def setup_to_json(setup: Setup) -> dict[str, object]:
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
        # Nor do those before the choice of hazards know these.
        **hazards_to_json(setup),
    }


def hazards_to_json(setup: Setup) -> dict[str, object]:
    """Return the fields that tell what is done with the hazards; none where that is nothing."""
    if setup.hazards is Hazards.AS_DRAWN:
        return {}
    return {"hazards": str(setup.hazards), "hazard_seed": setup.hazard_seed}


def setup_from_json(data: object) -> Setup:
    """Return the set-up of a JSON value, of today or older; raises SetupFormatError."""
    known = (set(_FIELDS), set(_OLDER_FIELDS))
    if not isinstance(data, dict) or set(data) - set(_SELDOM_FIELDS) not in known:
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
        hazards=_choice("hazards", data.get("hazards", str(Hazards.AS_DRAWN)), Hazards),
        hazard_seed=_hazard_seed(data.get("hazard_seed", 0)),
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


def _hazard_seed(value: object) -> int:
    if type(value) is not int or not 0 <= value < HAZARD_SEEDS:
        raise SetupFormatError(
            f"field hazard_seed: a whole number from 0 to {HAZARD_SEEDS - 1} is wanted"
        )
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


# --- A set-up of 18 Holes as the digits of a code (:mod:`..play.game_code`)

CODE_LETTER = "H"
_MODES, _CLUBS, _PRESETS, _FACES, _HAZARDS = 16, 8, 64, 32, 4
"""Bases of digits. That of the clubs counts the ways to come by them once more for games whose
hazards are not as drawn: then these are told too, and older programs say that they do not know it.
"""
_SHORT, _LONG = 1 << 20, 1 << 64
_SEEDS = (_SHORT, _LONG)
"""Bases that the seed of a quick course is packed in: the first that is large enough."""
_MOST_WORDS = 6
"""Words at most of the text that a quick course was drawn from."""


def pack_setup(box: Box, setup: Setup) -> list[Digit]:
    """Return a set-up without names; raises NoCode for a course of the player's own."""
    digits = pack_seats(setup.players)
    has_golfers, has_deck = any(setup.golfers), bool(setup.solo_deck)
    clubs, are_altered = list(ClubChoice).index(setup.clubs), setup.hazards is not Hazards.AS_DRAWN
    digits += [
        Digit(list(Mode).index(setup.mode), _MODES),
        Digit(clubs + (len(ClubChoice) if are_altered else 0), _CLUBS),
        *(Digit(flag, 2) for flag in (setup.open_choices, setup.fly_over, has_golfers, has_deck)),
    ]
    if has_golfers:
        known = list(GOLFER_FACES)
        digits += [Digit(known.index(face) + 1 if face else 0, _FACES) for face in setup.golfers]
    if has_deck:
        digits.append(Digit(sum(1 << card for card in setup.solo_deck), 1 << SOLO_CARDS))
    if are_altered:
        digits.append(Digit(list(Hazards).index(setup.hazards), _HAZARDS))
        digits.append(Digit(setup.hazard_seed, HAZARD_SEEDS))
    return digits + _pack_course(box, setup.course)


def unpack_setup(box: Box, packed: Packed, quick_name: str) -> Setup:
    """Return the set-up of a code; a quick course has its seed in place of ``{seed}`` in its name.

    Raises FutureCode.
    """
    players = take_seats(packed)
    mode = list(Mode)[packed.one_of(len(Mode), _MODES)]
    are_altered, clubs = divmod(packed.one_of(2 * len(ClubChoice), _CLUBS), len(ClubChoice))
    open_choices, fly_over, has_golfers, has_deck = (bool(packed.take(2)) for _ in range(4))
    faces: tuple[str, ...] = ("",) * len(players)
    if has_golfers:
        known = ("", *GOLFER_FACES)
        faces = tuple(known[packed.one_of(len(known), _FACES)] for _ in players)
    cards = packed.take(1 << SOLO_CARDS) if has_deck else 0
    hazards, hazard_seed = Hazards.AS_DRAWN, 0
    if are_altered:
        hazards = list(Hazards)[packed.one_of(len(Hazards), _HAZARDS)]
        hazard_seed = packed.take(HAZARD_SEEDS)
    return Setup(
        course=_unpack_course(box, packed, quick_name),
        mode=mode,
        golfers=faces,
        clubs=list(ClubChoice)[clubs],
        players=players,
        open_choices=open_choices,
        fly_over=fly_over,
        solo_deck=tuple(card for card in range(SOLO_CARDS) if cards >> card & 1),
        hazards=hazards,
        hazard_seed=hazard_seed,
    )


def _pack_course(box: Box, course: Course) -> list[Digit]:
    presets = [preset.course for preset in box.presets]
    for place, preset in enumerate(presets):
        if preset.is_laid_like(course):
            return [Digit(0, 2), Digit(place, _PRESETS)]
    seed = _seed_of_quick(box, course)
    kind = 0 if seed < _SHORT else 1
    holes = Digit(len(course.holes) - 1, MOST_HOLES)
    return [Digit(1, 2), holes, Digit(kind, 2), Digit(seed, _SEEDS[kind])]


def _seed_of_quick(box: Box, course: Course) -> int:
    """Return what a quick course was drawn from, which its name ends with; raises NoCode."""
    words = course.name.split()
    if course.holes and len(course.holes) <= MOST_HOLES:
        for count in range(1, min(len(words), _MOST_WORDS) + 1):
            seed = seed_from_text(" ".join(words[-count:]))
            if quick_course(box, len(course.holes), seed).is_laid_like(course):
                return seed
    raise NoCode("the course is neither one of the box nor a quick one")


def _unpack_course(box: Box, packed: Packed, quick_name: str) -> Course:
    if not packed.take(2):
        return box.presets[packed.one_of(len(box.presets), _PRESETS)].course
    holes = packed.take(MOST_HOLES) + 1
    seed = packed.take(_SEEDS[packed.take(2)])
    name = quick_name.replace("{seed}", str(seed))
    return replace(quick_course(box, holes, seed), name=name)


# --- The course of the day and the hole of the week, for one golfer: a date alone decides them

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
