"""Whatever is counted is told in the right number: nought, one or two of it, in any language."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from translations import FOLDER, TERMINAL, catalogue

from minigolf_desktop.ui.common.text import Figure, Measure
from minigolf_desktop.ui.common.translation import translator_for

LANGUAGES = sorted(path.stem.removeprefix("minigolf_") for path in FOLDER.glob("minigolf_*.ts"))

ONE_UP_TO = {"en": (1, 1), "fr": (0, 1)}
"""By language: which counts are told in the singular, from and to."""

SAME_IN_BOTH = {"fois", "choix", "mis", "pris"}
"""Words that look like plurals and are none."""


class Message(NamedTuple):
    context: str
    source: str
    texts: tuple[str, ...]
    """One, or one for each kind of number."""

    @property
    def counts(self) -> bool:
        return "%n" in self.source


def messages_in(language: str) -> list[Message]:
    return [
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            tuple(form.text or "" for form in message.iter("numerusform"))
            or (message.findtext("translation", "") or message.findtext("source", ""),),
        )
        for context in ET.parse(catalogue(language)).iter("context")
        for message in context.iter("message")
    ]


def nouns(messages: list[Message]) -> dict[str, str]:
    """What is counted anywhere: words that differ between one and several, by the one."""
    found = {}
    for message in messages:
        if message.counts:
            one, several = (re.findall(r"[^\W\d_]{3,}", form) for form in message.texts)
            for single, plural in zip(one, several, strict=False):
                more = plural[-1] in "sx" and single not in (plural, "est", "the")
                if single == "person" or (more and plural.startswith(single[:-1])):
                    found[single] = plural
    assert len(found) > 20
    return found


def wrong_in(text: str, number: int, words: dict[str, str], is_one: bool) -> str:
    """The words after a number that are of the wrong number, if any."""
    bad = set(words.values()) if is_one else set(words) - set(words.values())
    for after in re.finditer(rf"(?<![\w.,−–-]){number}[ \u00a0]((?:[^\W\d_]+[ ]?){{1,2}})", text):
        told = after[1].split()
        if told[0] in bad - SAME_IN_BOTH:
            return after[0]
    return ""


SAID_OTHERWISE = {
    "{number} games": "1 game",
    "{number} players": "1 player",
    "{numbers} or {last} players": "1 player",
}
"""At the terminal, which counts without Qt: texts of several, and what is said of one instead."""


NEVER_ONE = {", {number} parts declared", ", {number} parts tied"}
"""A hole of one part is whole, and nothing is said of parts."""


def is_one(language: str, number: int) -> bool:
    least, most = ONE_UP_TO[language]
    return least <= number <= most


NAMES = "name|names|player|owner|claimer|rival|other|hole|before|green"
"""What is filled in with a name, or with the number that a hole or a golfer is called by."""


def filled(text: str, number: int) -> str:
    """A text with this number for everything that it leaves open, but names."""
    text = re.sub(rf"\{{({NAMES})\}}", "Odile", text)
    for name, unit in re.findall(r"\{(\w+)\.(\w+)\}", text):
        text = text.replace(f"{{{name}.{unit}}}", getattr(Figure(number), unit))
    return re.sub(r"\{\w+\}", str(number), text)


@pytest.fixture(params=LANGUAGES)
def language(request, qapp) -> Iterator[str]:
    translator: QTranslator = translator_for(request.param)
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_counts_is_right_for_none_one_and_two(language: str, number: int):
    messages = messages_in(language)
    words = nouns(messages)
    wrong = []
    for context, source, _ in filter(lambda one: one.counts, messages):
        said = QCoreApplication.translate(context, source, "", number)
        told = filled(said, number)
        if "%n" in said or wrong_in(told, number, words, is_one(language, number)):
            wrong.append((context, source, said))
    assert wrong == []


@pytest.mark.parametrize("number", [0, 1, 2])
def test_what_does_not_count_by_itself_is_right_with_any_number_in_it(language: str, number: int):
    messages = messages_in(language)
    words = nouns(messages)
    apart = {*SAID_OTHERWISE, *NEVER_ONE}
    wrong = []
    for context, source, texts in messages:
        if "{" in source and "%n" not in source and source not in apart:
            said = wrong_in(filled(texts[0], number), number, words, is_one(language, number))
            if said:
                wrong.append((context, source, said))
    assert wrong == []


def test_what_the_terminal_says_of_one_is_a_text_of_its_own(language: str):
    told = {message.source for message in messages_in(language) if message.context == TERMINAL}
    assert {*SAID_OTHERWISE, *SAID_OTHERWISE.values()} <= told


@pytest.mark.parametrize(
    ("number", "written", "words"),
    [
        (0.4, "0.4", {"en": "0.4 strokes", "fr": "0.4 coup"}),
        (1.0, "1.0", {"en": "1.0 strokes", "fr": "1.0 coup"}),
        (1.4, "1.4", {"en": "1.4 strokes", "fr": "1.4 coup"}),
        (2.0, "2.0", {"en": "2.0 strokes", "fr": "2.0 coups"}),
        (-1.4, "−1.4", {"en": "−1.4 strokes", "fr": "−1.4 coup"}),
        (12.5, "12.5", {"en": "12.5 strokes", "fr": "12.5 coups"}),
    ],
)
def test_a_number_with_decimals_is_told_as_its_language_has_it(language, number, written, words):
    assert Measure(number, written).strokes == words[language]


def test_no_text_leaves_the_number_open(language: str):
    texts = [text for message in messages_in(language) for text in message.texts]
    assert [text for text in texts if re.search(r"\w\((s|e|es|x)\)", text)] == []
