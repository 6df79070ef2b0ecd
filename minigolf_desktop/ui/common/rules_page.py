"""The rules of a game in words, tables and pictures, for the dialog of the rules."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.rules_help import ChapterRecord, load_rules_help
from minigolf_desktop.content.texts import rules_context
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps


class RulesPicture(NamedTuple):
    """A picture of the rules, drawn by the art of its game when it is looked at."""

    width: int
    """In logical pixels at 100 %."""
    height: int
    paint: Callable[[Look], Steps]
    """Returns the steps that paint it in a theme; they raise ContentError."""


class Captioned(NamedTuple):
    """A picture, its name, and what stands below it."""

    name: str
    picture: RulesPicture
    caption: str


class RulesTable(NamedTuple):
    """A table of the rules. A game makes it from its own figures, so that both say the same."""

    title: str
    heads: tuple[str, ...]
    """One for each column; the first may be empty."""
    rows: tuple[tuple[str, ...], ...]
    """What each begins with names it."""
    note: str = ""
    """What is said below it."""
    words: int = 1
    """So many columns hold words; all after them hold figures."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is read, line by line."""
        return (self.title, *self.heads, *(cell for row in self.rows for cell in row), self.note)

    @property
    def told(self) -> str:
        """The table for who cannot see its columns: a sentence for each row."""
        rows = (
            with_colon(row[0], ", ".join(map(_headed, self.heads[1:], row[1:])))
            for row in self.rows
        )
        return in_sentences(self.title, *rows, self.note)


def _headed(head: str, cell: str) -> str:
    """Return a cell with the head of its column, where both say something."""
    return f"{head} {cell}" if head and cell else cell


Tables = Mapping[str, Callable[[], RulesTable]]
"""By name: what makes a table in the player's language."""


class Chapter(NamedTuple):
    """A title, its paragraphs, and the pictures and tables below them."""

    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[Captioned, ...] = ()
    tables: tuple[RulesTable, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is read, from top to bottom."""
        captions = (shown.caption for shown in self.pictures)
        tables = (text for table in self.tables for text in table.texts)
        return (self.title, *self.paragraphs, *captions, *tables)


Chapters = Sequence[Chapter]

_NONE: Mapping[str, Chapters] = MappingProxyType({})
_NO_TABLES: Tables = MappingProxyType({})


class RulesPage(NamedTuple):
    """A page of the rules: chapters one below the other, sections to choose from, or keys."""

    title: str
    chapters: Chapters = ()
    sections: Mapping[str, Chapters] = _NONE
    """By id; the first chapter of a section gives its title. Ids differ from game to game."""
    keys: Sequence[tuple[str, str]] = ()
    """Keys and what they do."""


def pages_of(
    game: str,
    figures: Mapping[str, object] = MappingProxyType({}),
    pictures: Mapping[str, RulesPicture] = MappingProxyType({}),
    tables: Tables = _NO_TABLES,
) -> tuple[RulesPage, ...]:
    """Return the rules help of a game, or of the house, in the player's language: figures, tables
    and pictures too.

    Raises ContentError.
    """

    def words(text: str) -> str:
        return QCoreApplication.translate(rules_context(game), text).format_map(figures)

    def chapter(told: ChapterRecord) -> Chapter:
        shown = tuple(
            Captioned(f"{game}/{one.picture}", pictures[one.picture], words(one.caption))
            for one in told.pictures
        )
        made = tuple(tables[name]() for name in told.tables)
        return Chapter(words(told.title), tuple(map(words, told.paragraphs)), shown, made)

    return tuple(
        RulesPage(
            words(page.title),
            tuple(map(chapter, page.chapters)),
            {told.id: tuple(map(chapter, (told, *told.chapters))) for told in page.sections},
            tuple((words(line.key), words(line.does)) for line in page.keys),
        )
        for page in load_rules_help(game, figures, pictures, tables)
    )
