"""Reads what the characters of the computer say at the table, each in its own voice."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.play import Character

FEWEST = 3
"""Sentences for each occasion: none is said twice in a game."""
Words = Annotated[str, Limits(min_length=2, max_length=44, pattern=r"^[^{}\n]+$")]
"""One short sentence, which a small bubble has room for."""


class Remark(Record):
    """A sentence in the languages of the program."""

    en: Words
    fr: Words

    def words(self, language: str) -> str:
        """Return it in a language; in English where it is not known in that one."""
        return self.fr if language == "fr" else self.en


class RemarksOfAGame(Record):
    """What somebody says, by occasion."""

    plan: tuple[Remark, ...]
    """At the beginning, about what is to come."""
    praise: tuple[Remark, ...]
    """When a person did well."""
    glad: tuple[Remark, ...]
    """When it did well itself."""
    sigh: tuple[Remark, ...]
    """When it did not, or luck was bad."""

    def __post_init__(self) -> None:
        for name, remarks in zip(
            ("plan", "praise", "glad", "sigh"),
            (self.plan, self.praise, self.glad, self.sigh),
            strict=True,
        ):
            if len(remarks) < FEWEST:
                raise ValueError(f"{name}: at least {FEWEST} sentences are wanted")


class CharacterRemarks(Record):
    """What a character says."""

    id: Id
    building: RemarksOfAGame
    """At Minigolf Designer."""
    playing: RemarksOfAGame
    """At Putt Dice and 18 Holes."""

    def __post_init__(self) -> None:
        said = [
            words
            for game in (self.building, self.playing)
            for remarks in (game.plan, game.praise, game.glad, game.sigh)
            for remark in remarks
            for words in (remark.en, remark.fr)
        ]
        twice = next((words for words in said if said.count(words) > 1), None)
        if twice is not None:
            raise ValueError(f"{twice!r} is there twice")


def load_remarks(folder: Path | None = None) -> Mapping[Character, CharacterRemarks]:
    """Return what each character says; raises ContentError.

    ``folder`` is that of the characters in the resources, which were checked when the program was
    built; another one that is named is checked now.
    """

    def load(folder: Path, strictly: bool) -> Mapping[Character, CharacterRemarks]:
        path = folder / "remarks.json"
        entries = read_entries(path, CharacterRemarks, strictly)
        if check_ids(path.name, entries) != set(Character):
            raise ContentError(f"{path.name}: every character, and nobody else, has its remarks")
        return {Character(entry.id): entry for entry in entries}

    return read_content(folder, "characters", load)
