"""Reads the rules help of a game: its pages in English, with figures still to be filled in."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from minigolf_desktop.content.record import Id, Limits, Record, read_content, read_entries
from minigolf_desktop.content.resources import ContentError

FIGURE = r"\{([a-z_]+)(?:\.[a-z]+)?\}"
Text = Annotated[str, Limits(min_length=1, pattern=rf"^([^{{}}]|{FIGURE})*$")]
"""What a player reads; ``{pass_cost}`` in it is a figure of the rules, ``{pass_cost.points}`` that
figure with what it counts."""


class PictureRecord(Record):
    """A picture that the game draws, by its name, and what stands below it."""

    picture: Id
    caption: Text


class ChapterRecord(Record):
    """A title, its paragraphs, and the pictures and tables below them."""

    title: Text
    paragraphs: tuple[Text, ...]
    pictures: tuple[PictureRecord, ...] = ()
    tables: tuple[Id, ...] = ()
    """Names of tables that the game makes from its rules."""


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

    def __post_init__(self) -> None:
        if sum(map(bool, (self.chapters, self.sections, self.keys))) != 1:
            raise ValueError("a page has chapters, sections or keys")


def load_rules_help(
    game: str,
    figures: Collection[str],
    pictures: Collection[str] = (),
    tables: Collection[str] = (),
    folder: Path | None = None,
) -> list[PageRecord]:
    """Read the pages of a game, in their order.

    ``figures``, ``pictures`` and ``tables`` name those that there are. ``folder`` is that of the
    rules help in the resources, which was checked when the program was built; another one that is
    named is checked now. Raises ContentError.
    """

    def load(folder: Path, strictly: bool) -> list[PageRecord]:
        path = folder / f"{game}.json"
        pages = read_entries(path, PageRecord, strictly, "title")
        ids = Counter(section.id for page in pages for section in page.sections)
        twice = next((identity for identity, count in ids.items() if count > 1), None)
        used = figures_in([asdict(page) for page in pages])
        unknown = next((name for name in used if name not in figures), None)
        if twice is not None:
            raise ContentError(f"{path.name}: section {twice} is there twice")
        if unknown is not None:
            raise ContentError(f"{path.name}: there is no figure {unknown}")
        unmade = next((name for name in tables_in(pages) if name not in tables), None)
        if unmade is not None:
            raise ContentError(f"{path.name}: there is no table {unmade}")
        undrawn = next((name for name in pictures_in(pages) if name not in pictures), None)
        if undrawn is not None:
            raise ContentError(f"{path.name}: there is no picture {undrawn}")
        return pages

    return read_content(folder, "rules", load)


def figures_in(told: object) -> Iterator[str]:
    """Yield the name of every figure in the texts of pages, at any depth."""
    if isinstance(told, str):
        yield from re.findall(FIGURE, told)
    elif isinstance(told, dict | list | tuple):
        for part in told.values() if isinstance(told, dict) else told:
            yield from figures_in(part)


def pictures_in(pages: Iterable[PageRecord]) -> Iterator[str]:
    """Yield the name of every picture of pages, in their order."""
    for chapter in _chapters_in(pages):
        yield from (one.picture for one in chapter.pictures)


def tables_in(pages: Iterable[PageRecord]) -> Iterator[str]:
    """Yield the name of every table of pages, in their order."""
    for chapter in _chapters_in(pages):
        yield from chapter.tables


def _chapters_in(pages: Iterable[PageRecord]) -> Iterator[ChapterRecord]:
    for page in pages:
        for told in (*page.chapters, *page.sections):
            yield told
            if isinstance(told, SectionRecord):
                yield from told.chapters
