"""Who sits at the table: people and computer players, and what everybody may look at."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

EVERYBODY = -1
"""The seat of those who look at the table without having one: only what lies open is seen."""

LONGEST_NAME = 40
"""Letters of a player's name at most."""


class SetupFormatError(ValueError):
    """The JSON of a set-up is not of the form; the message names the field."""


class Level(StrEnum):
    """How strong a computer player is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat of a match: a person, or the computer."""

    name: str = ""
    """As typed by the player; empty where nobody typed one."""
    colour: str = ""
    """Name of the player's colour; empty where the seat alone decides it."""
    computer: Level | None = None
    """How strong the computer plays here; None for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.computer is None


def seat_to_json(seat: Seat) -> dict[str, Any]:
    """Return the JSON form of a seat; only a computer player says how strong it is."""
    fields: dict[str, Any] = {"name": seat.name, "colour": seat.colour}
    return fields if seat.is_person else {**fields, "computer": str(seat.computer)}


def seat_from_json(place: str, data: object) -> Seat:
    """Return the seat of a JSON value; ``place`` names it in a SetupFormatError."""
    if not isinstance(data, Mapping) or not {"name", "colour"} <= set(data) <= {
        "name",
        "colour",
        "computer",
    }:
        raise SetupFormatError(f"{place}: a name, a colour and perhaps a computer are wanted")
    for field in ("name", "colour"):
        text = data[field]
        if not isinstance(text, str) or len(text) > LONGEST_NAME:
            raise SetupFormatError(
                f"{place}, field {field}: a text of at most {LONGEST_NAME} letters is wanted"
            )
    level = data.get("computer")
    levels = [str(one) for one in Level]
    if level is not None and level not in levels:
        raise SetupFormatError(f"{place}, field computer: one of {', '.join(levels)} is wanted")
    return Seat(data["name"], data["colour"], None if level is None else Level(level))
