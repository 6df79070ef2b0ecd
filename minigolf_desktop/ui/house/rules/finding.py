"""Finds words in the rules: small or capital, with accents or without."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage


class Hit(NamedTuple):
    """A place where the words stand."""

    page: int
    """Number of the page, from 0."""
    section: str
    """Id of the section; empty on a page without sections."""
    number: int
    """Which of the places of that page or section it is, from 0."""


def hits_in(pages: Sequence[RulesPage], words: str) -> list[Hit]:
    """Return every place where some words stand, in the order of reading; none for no words."""
    return [
        Hit(number, section, place)
        for number, page in enumerate(pages)
        for section, texts in texts_of(page)
        for place in range(sum(len(places_in(text, words)) for text in texts))
    ]


def texts_of(page: RulesPage) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the sections of a page with their texts from top to bottom; one without id for all."""
    if page.sections:
        for section, told in page.sections.items():
            yield section, _read(told)
    elif page.keys:
        yield "", [text for line in page.keys for text in line]
    else:
        yield "", _read(page.chapters)


def _read(told: Chapters) -> list[str]:
    return [text for chapter in told for text in chapter.texts]


def places_in(text: str, words: str) -> list[int]:
    """Return where some words begin in a text, none of them within another."""
    told, wanted = _plain(text), _plain(words.strip())
    places: list[int] = []
    at = told.find(wanted) if wanted else -1
    while at >= 0:
        places.append(at)
        at = told.find(wanted, at + len(wanted))
    return places


def _plain(text: str) -> str:
    """Return a text of the same length in small letters, without accents, with usual spaces."""
    return "".join(" " if letter.isspace() else _plain_letter(letter) for letter in text)


def _plain_letter(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower()[0]
