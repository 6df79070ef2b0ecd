"""Reads the badges of a game: feats worth telling, and what each is drawn as."""

from dataclasses import field
from pathlib import Path
from typing import Annotated, Literal

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.content.rules_help import Text

Shape = Literal["disc", "scallop", "shield", "hexagon", "pennant", "diamond"]
Paint = Literal["meadow", "sun", "brick", "water", "plum", "wood"]


class EmblemRecord(Record):
    """What a badge looks like."""

    shape: Shape
    colour: Paint
    mark: Annotated[str, Limits(pattern="^[a-z-]+$", max_length=20)]
    """Icon in its middle."""
    figure: Annotated[int, Limits(ge=0, le=999)] = 0
    """Number on its ribbon; 0 for none."""


class BadgeRecord(Record):
    """A badge."""

    id: Id
    title: Text
    about: Text
    """What it is given for, in a line."""
    emblem: EmblemRecord
    feat: Annotated[str, Limits(pattern="^[a-z_]+$", max_length=30)]
    """Name of the function that finds the game in which it was earned."""
    given: dict[str, int | str] = field(default_factory=dict)
    """What that function is given besides the games."""


def load_badges(game: str, folder: Path | None = None) -> list[BadgeRecord]:
    """Read the badges of a game, in their order; raises ContentError.

    ``folder`` is that of the badges in the resources, which were checked when the program was
    built; another one that is named is checked now.
    """

    def load(folder: Path, strictly: bool) -> list[BadgeRecord]:
        path = folder / f"{game}.json"
        badges = read_entries(path, BadgeRecord, strictly)
        check_ids(path.name, badges)
        return badges

    return read_content(folder, "badges", load)
