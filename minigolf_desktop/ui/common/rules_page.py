"""The rules of a game in words, for the dialog of the rules."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.rules_help import ChapterRecord, load_rules_help
from minigolf_desktop.content.texts import rules_context

Chapter = tuple[str, tuple[str, ...]]
"""A title and its paragraphs."""
Chapters = Sequence[Chapter]

_NONE: Mapping[str, Chapters] = MappingProxyType({})


class RulesPage(NamedTuple):
    """A page of the rules: chapters one below the other, sections to choose from, or keys."""

    title: str
    chapters: Chapters = ()
    sections: Mapping[str, Chapters] = _NONE
    """By id; the first chapter of a section gives its title. Ids differ from game to game."""
    keys: Sequence[tuple[str, str]] = ()
    """Keys and what they do."""


def pages_of(game: str, figures: Mapping[str, object]) -> tuple[RulesPage, ...]:
    """Return the rules help of a game in the player's language, with its figures.

    Raises ContentError.
    """

    def words(text: str) -> str:
        return QCoreApplication.translate(rules_context(game), text).format_map(figures)

    def chapter(told: ChapterRecord) -> Chapter:
        return words(told.title), tuple(map(words, told.paragraphs))

    return tuple(
        RulesPage(
            words(page.title),
            tuple(map(chapter, page.chapters)),
            {told.id: tuple(map(chapter, (told, *told.chapters))) for told in page.sections},
            tuple((words(line.key), words(line.does)) for line in page.keys),
        )
        for page in load_rules_help(game, figures)
    )
