"""Who sits at the table: people and computer players, and what everybody may look at."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

EVERYBODY = -1
"""The seat of those who look at the table without having one: only what lies open is seen."""

ChoiceT = TypeVar("ChoiceT", bound=StrEnum)

LONGEST_NAME = 40
"""Letters of a player's name at most."""

MOST_HANDICAP = 99
"""The largest handicap (:mod:`.handicap`)."""

COLOURS = ("red", "blue", "yellow", "purple", "green")
"""The colours that players have, in the order of seats."""


class SetupFormatError(ValueError):
    """The JSON of a set-up is not of the form; the message names the field."""


class Level(StrEnum):
    """How strong a computer player is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    JUST_RIGHT = "just-right"
    """As strong as the people it plays with: see :func:`next_strength`."""


FIXED_LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)
"""The levels that are as strong in every game."""
STRONGEST = 7
"""The highest strength that a computer plays at; 1 is that of a beginner, whom 0 lets win more."""
_STRENGTHS = {Level.EASY: 2, Level.MEDIUM: 4, Level.HARD: STRONGEST}
FIRST_STRENGTH = _STRENGTHS[Level.MEDIUM]
"""The strength at which a computer that is just right meets somebody for the first time."""


def strength_of(level: Level, adapted: int | None = None) -> int:
    """Return how strong a computer of a level plays, from 0 to :data:`STRONGEST`.

    ``adapted`` is what one that is just right has come to; where that is not known, it begins.
    """
    if level is Level.JUST_RIGHT:
        return FIRST_STRENGTH if adapted is None else adapted
    return _STRENGTHS[level]


def next_strength(strength: int, *, won: bool) -> int:
    """Return how strong a computer that is just right plays after a game that a person won or lost.

    A step up for each won and a step down for each lost comes to rest where a person wins as often
    as not.
    """
    return min(STRONGEST, strength + 1) if won else max(0, strength - 1)


class Character(StrEnum):
    """Whom the computer plays as: one value of a position for all, each with a taste of its own."""

    ADA = "ada"
    """Counts, and likes nothing better than points."""
    BRUNO = "bruno"
    """Is in a hurry."""
    CLEO = "cleo"
    """Loves a round trip."""
    DARIO = "dario"
    """Dares."""
    ENID = "enid"
    """Hates water."""
    FRITZ = "fritz"
    """Loves company."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat of a match: a person, or the computer."""

    name: str = ""
    """As typed by the player; empty where nobody typed one."""
    colour: str = ""
    """Name of the player's colour; empty where the seat alone decides it."""
    computer: Level | None = None
    """How strong the computer plays here; None for a person."""
    character: Character | None = None
    """Whom the computer plays as; None for a person."""
    strength: int | None = None
    """How strong a computer that is just right plays in this match, from 0 to :data:`STRONGEST`.
    None before the match begins, and for everybody else."""
    handicap: int = 0
    """Points added in the end, or strokes taken off, as the game counts; to :data:`MOST_HANDICAP`.
    The rules know nothing of it: see :mod:`.handicap`."""
    portrait: str = ""
    """Name of the picture of a person of the house; empty for somebody without one."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.computer is None


def colour_of(players: Sequence[Seat], seat: int) -> str:
    """Return the colour of a seat: that of who sits there, or its own where nobody chose one."""
    return players[seat].colour or COLOURS[seat]


def colours_of(players: Sequence[Seat]) -> tuple[str, ...]:
    """Return the colours of all seats."""
    return tuple(colour_of(players, seat) for seat in range(len(players)))


class Seated(Protocol):
    """A set-up: whatever else is chosen, somebody plays."""

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays, by seat; none where a game alone names nobody."""


def seat_to_json(seat: Seat) -> dict[str, object]:
    """Return the JSON form of a seat; only a computer player says how strong it is, and who.

    Nor does a seat without a handicap or a portrait say so.
    """
    fields: dict[str, object] = {"name": seat.name, "colour": seat.colour}
    if seat.computer is not None:
        fields["computer"] = str(seat.computer)
    if seat.character is not None:
        fields["character"] = str(seat.character)
    if seat.strength is not None:
        fields["strength"] = seat.strength
    if seat.handicap:
        fields["handicap"] = seat.handicap
    if seat.portrait:
        fields["portrait"] = seat.portrait
    return fields


def seat_from_json(place: str, data: object) -> Seat:
    """Return the seat of a JSON value; ``place`` names it in a SetupFormatError."""
    if not isinstance(data, Mapping) or not {"name", "colour"} <= set(data) <= {
        "name",
        "colour",
        "computer",
        "character",
        "strength",
        "handicap",
        "portrait",
    }:
        raise SetupFormatError(f"{place}: a name, a colour and perhaps a computer are wanted")
    for field in ("name", "colour"):
        text = data[field]
        if not isinstance(text, str) or len(text) > LONGEST_NAME:
            raise SetupFormatError(
                f"{place}, field {field}: a text of at most {LONGEST_NAME} letters is wanted"
            )
    if data["colour"] not in ("", *COLOURS):
        raise SetupFormatError(
            f"{place}, field colour: one of {', '.join(COLOURS)}, or none, is wanted"
        )
    if "character" in data and "computer" not in data:
        raise SetupFormatError(f"{place}, field character: only a computer plays as somebody")
    return Seat(
        data["name"],
        data["colour"],
        _one_of(place, "computer", data, Level),
        _one_of(place, "character", data, Character),
        _strength(place, data),
        _handicap(place, data.get("handicap", 0)),
        _portrait(place, data.get("portrait", "")),
    )


def _strength(place: str, data: Mapping[str, object]) -> int | None:
    """Return how strong a computer that is just right plays; None where nothing says so."""
    value = data.get("strength")
    if value is None:
        return None
    if data.get("computer") != Level.JUST_RIGHT:
        raise SetupFormatError(
            f"{place}, field strength: only a computer that is just right has it"
        )
    if type(value) is not int or not 0 <= value <= STRONGEST:
        raise SetupFormatError(f"{place}, field strength: a number to {STRONGEST} is wanted")
    return value


def _handicap(place: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST_HANDICAP:
        raise SetupFormatError(f"{place}, field handicap: a number to {MOST_HANDICAP} is wanted")
    return value


def _portrait(place: str, value: object) -> str:
    """Return the name of a picture, which need not be one of today: it is then not shown."""
    if not isinstance(value, str) or not re.fullmatch("[a-z]{0,20}", value):
        raise SetupFormatError(f"{place}, field portrait: a word of small letters is wanted")
    return value


def _one_of(
    place: str, field: str, data: Mapping[str, object], kind: type[ChoiceT]
) -> ChoiceT | None:
    """Return the value of a field that may be missing."""
    value = data.get(field)
    if value is None:
        return None
    names = [str(one) for one in kind]
    if value not in names:
        raise SetupFormatError(f"{place}, field {field}: one of {', '.join(names)} is wanted")
    return kind(value)
