"""Reads the rules help of a game: its pages in English, with figures still to be filled in."""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Self

from pydantic import Field, model_validator

from minigolf_desktop.content.entries import Id, Record, read_entries
from minigolf_desktop.content.resources import ContentError, resource

FIGURE = r"\{([a-z_]+)\}"
Text = Annotated[str, Field(min_length=1, pattern=rf"^([^{{}}]|{FIGURE})*$")]
"""What a player reads; ``{pass_cost}`` in it is a figure of the rules."""


class ChapterRecord(Record):
    """A title and its paragraphs."""

    title: Text
    paragraphs: tuple[Text, ...]


class SectionRecord(ChapterRecord):
    """A section that the program can open: what it tells itself, then chapters below it."""

    id: Id
    chapters: tuple[ChapterRecord, ...] = ()


class KeyRecord(Record):
    """A key, or several, and what it does."""

    key: Text
    does: Text


class PageRecord(Record):
    """A page: chapters one below the other, sections to choose from, or keys."""

    title: Text
    chapters: tuple[ChapterRecord, ...] = ()
    sections: tuple[SectionRecord, ...] = ()
    keys: tuple[KeyRecord, ...] = ()

    @model_validator(mode="after")
    def _is_of_one_kind(self) -> Self:
        if sum(map(bool, (self.chapters, self.sections, self.keys))) != 1:
            raise ValueError("a page has chapters, sections or keys")
        return self


def load_rules_help(
    game: str, figures: Collection[str], folder: Path | None = None
) -> list[PageRecord]:
    """Read and check the pages of a game, in their order.

    ``figures`` names the figures that there are. ``folder`` is that of the rules help in the
    resources unless another is named. Raises ContentError.
    """
    path = (folder or resource("rules")) / f"{game}.json"
    pages = read_entries(path, PageRecord, "title")
    ids = Counter(section.id for page in pages for section in page.sections)
    twice = next((identity for identity, count in ids.items() if count > 1), None)
    used = _figures_in([page.model_dump(mode="json") for page in pages])
    unknown = next((name for name in used if name not in figures), None)
    if twice is not None:
        raise ContentError(f"{path.name}: section {twice} is there twice")
    if unknown is not None:
        raise ContentError(f"{path.name}: there is no figure {unknown}")
    return pages


def _figures_in(told: object) -> Iterator[str]:
    """Yield the name of every figure in the texts of pages, at any depth."""
    if isinstance(told, str):
        yield from re.findall(FIGURE, told)
    elif isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from _figures_in(part)
