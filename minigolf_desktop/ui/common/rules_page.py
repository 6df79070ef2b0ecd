"""The rules of a game in words and pictures, for the dialog of the rules."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.rules_help import ChapterRecord, load_rules_help
from minigolf_desktop.content.texts import rules_context
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


class Chapter(NamedTuple):
    """A title, its paragraphs, and the pictures below them."""

    title: str
    paragraphs: tuple[str, ...]
    pictures: tuple[Captioned, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is read, from top to bottom."""
        return (self.title, *self.paragraphs, *(shown.caption for shown in self.pictures))


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


def pages_of(
    game: str, figures: Mapping[str, object], pictures: Mapping[str, RulesPicture]
) -> tuple[RulesPage, ...]:
    """Return the rules help of a game in the player's language, with its figures and pictures.

    Raises ContentError.
    """

    def words(text: str) -> str:
        return QCoreApplication.translate(rules_context(game), text).format_map(figures)

    def chapter(told: ChapterRecord) -> Chapter:
        shown = tuple(
            Captioned(f"{game}/{one.picture}", pictures[one.picture], words(one.caption))
            for one in told.pictures
        )
        return Chapter(words(told.title), tuple(map(words, told.paragraphs)), shown)

    return tuple(
        RulesPage(
            words(page.title),
            tuple(map(chapter, page.chapters)),
            {told.id: tuple(map(chapter, (told, *told.chapters))) for told in page.sections},
            tuple((words(line.key), words(line.does)) for line in page.keys),
        )
        for page in load_rules_help(game, figures, pictures)
    )
