"""Reads the dice of Putt Dice."""

from pathlib import Path
from typing import Annotated, Literal

from minigolf_desktop.content.record import Limits, Record, read_content, read_entries
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.model.putt_dice.putting import Dice, Die, DieFace

COLOURS = ("white", "yellow", "orange", "red")
"""The dice in the order in which they are taken."""

SIDES = 6


class DieRecord(Record):
    """A die."""

    colour: Literal["white", "yellow", "orange", "red"]
    faces: Annotated[
        list[Annotated[int, Limits(ge=-9, le=9)]], Limits(min_length=SIDES, max_length=SIDES)
    ]
    bad_luck: list[Annotated[int, Limits(ge=0, lt=SIDES)]]

    def __post_init__(self) -> None:
        if len(set(self.bad_luck)) != len(self.bad_luck):
            raise ValueError("bad_luck names a face twice")

    def die(self) -> Die:
        """Return the die."""
        return Die(
            self.colour,
            tuple(DieFace(value, place in self.bad_luck) for place, value in enumerate(self.faces)),
        )


def load_dice(folder: Path | None = None) -> Dice:
    """Read the four dice; raises ContentError with file and field.

    ``folder`` is the folder of Putt Dice in the resources, which was checked when the program was
    built; another one that is named is checked now.
    """
    return read_content(folder, "putt_dice", _load_dice)


def _load_dice(folder: Path, strictly: bool) -> Dice:
    path = folder / "dice.json"
    records = read_entries(path, DieRecord, strictly, "colour")
    if tuple(record.colour for record in records) != COLOURS:
        raise ContentError(f"{path.name}: the dice are {', '.join(COLOURS)}, in this order")
    return tuple(record.die() for record in records)


def putt_dice_rules() -> PuttDiceRules:
    """Return the rules; raises ContentError."""
    return PuttDiceRules(load_dice())
