"""Reads the dice of Putt Dice; pydantic checks every field."""

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from minigolf_desktop.content.entries import Record
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.putt_dice.dice import Dice, Die, Face

COLOURS = ("white", "yellow", "orange", "red")
"""The dice in the order in which they are taken."""

SIDES = 6


class DieRecord(Record):
    """A die."""

    colour: Literal["white", "yellow", "orange", "red"]
    faces: Annotated[
        list[Annotated[int, Field(ge=-9, le=9)]], Field(min_length=SIDES, max_length=SIDES)
    ]
    bad_luck: list[Annotated[int, Field(ge=0, lt=SIDES)]]

    @model_validator(mode="after")
    def _faces_differ(self) -> Self:
        if len(set(self.bad_luck)) != len(self.bad_luck):
            raise ValueError("bad_luck names a face twice")
        return self

    def die(self) -> Die:
        """Return the die."""
        return Die(
            self.colour,
            tuple(Face(value, place in self.bad_luck) for place, value in enumerate(self.faces)),
        )


def load_dice(folder: Path | None = None) -> Dice:
    """Read the four dice; raises ContentError with file and field.

    ``folder`` is the folder of Putt Dice in the resources unless another is named.
    """
    path = (folder or resource("putt_dice")) / "dice.json"
    try:
        records = TypeAdapter(list[DieRecord]).validate_json(path.read_bytes())
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from error
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        place = ".".join(map(str, fault["loc"])) or "file"
        raise ContentError(f"{path.name}: {place}: {fault['msg']}") from error
    if tuple(record.colour for record in records) != COLOURS:
        raise ContentError(f"{path.name}: the dice are {', '.join(COLOURS)}, in this order")
    return tuple(record.die() for record in records)
