"""The rules of a game in words, for the dialog of the rules."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

Chapters = Sequence[tuple[str, tuple[str, ...]]]
"""Titles and their paragraphs."""

_NONE: Mapping[str, Chapters] = MappingProxyType({})


class RulesPage(NamedTuple):
    """A page of the rules: chapters one below the other, sections to choose from, or keys."""

    title: str
    chapters: Chapters = ()
    sections: Mapping[str, Chapters] = _NONE
    """By id; the first chapter of a section gives its title. Ids differ from game to game."""
    keys: Sequence[tuple[str, str]] = ()
    """Keys and what they do."""
