"""What the catalogues of translations are made of, and what every one of them keeps."""

import argparse
import ast
import gettext
import inspect
import json
import re
import xml.etree.ElementTree as ET
from typing import NamedTuple

import pytest
import translations
from translations import (
    FAULTS,
    FOLDER,
    OF_ARGPARSE,
    SOURCE_LANGUAGE,
    TERMINAL,
    catalogue,
    compiled,
    handed_to,
    listed,
    missing_in,
    said_in,
    told,
    translated_in,
    update,
)

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.terminal_language import DOMAIN
from minigolf_desktop.content.texts import CONTENT

LANGUAGES = sorted(
    path.stem.removeprefix("minigolf_")
    for path in FOLDER.glob("minigolf_*.ts")
    if path != catalogue(SOURCE_LANGUAGE)
)
"""Of the translations; English is what they translate."""

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


class Translated(NamedTuple):
    """A message and what a translation says for it: a text, or a form for each kind of number."""

    context: str
    source: str
    texts: tuple[str, ...]


def messages_in(language: str) -> list[Translated]:
    return [
        Translated(
            context.findtext("name", ""),
            message.findtext("source", ""),
            tuple(form.text or "" for form in message.iter("numerusform"))
            or (message.findtext("translation", ""),),
        )
        for context in ET.parse(catalogue(language)).iter("context")
        for message in context.iter("message")
    ]


def wrong(language: str, is_right) -> list[tuple[str, str]]:
    """Source and translation wherever ``is_right`` says no to the two."""
    return [
        (message.source, text)
        for message in messages_in(language)
        for text in message.texts
        if not is_right(message.source, text)
    ]


def places_in(text: str) -> list[str]:
    return sorted(re.findall(r"%n|%\(\w+\)\w|%[rs]|\{[\w.]+\}", text))


def test_what_a_source_file_says_is_found_whatever_it_counts_with(tmp_path):
    source = tmp_path / "screen.py"
    source.write_text(
        'translate("land", "Heart")\n'
        'QCoreApplication.translate("land", "%n tiles", "", len(land.cells))\n'
        'translate("sign", "P{par}", "PAR in one letter")\n'
        "painter.translate(2, 3)\n"
    )
    assert said_in(source) == {
        ("land", "Heart"),
        ("land", "%n tiles"),
        ("sign", "P{par}", "PAR in one letter"),
    }


def test_the_text_of_a_fault_is_found_where_it_is_handed_on(tmp_path):
    source = tmp_path / "files.py"
    source.write_text(
        'raise DiskError("{file}: not saved ({why})", file=name, why=Words("too long"))\n'
        'raise type(error)("line 1: {fault}", fault=error)\n'
        "raise StorageError(str(error))\n"
        'super().__init__("nothing of ours")\n'
    )
    found = set(handed_to(FAULTS, source))
    assert found == {"{file}: not saved ({why})", "too long", "line 1: {fault}"}


def test_messages_are_listed_as_calls_that_say_whether_they_count():
    said = {("land", 'The "Heart"'), ("land", "%n tiles"), ("sign", "P", "PAR")}
    calls = [node for node in ast.walk(ast.parse(listed(said))) if isinstance(node, ast.Call)]
    assert [[word.value for word in call.args] for call in calls] == [
        ["land", "%n tiles", "", 2],
        ["land", 'The "Heart"', ""],
        ["sign", "P", "PAR"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_all_that_english_says(language):
    english = {(message.context, message.source) for message in messages_in(SOURCE_LANGUAGE)}
    assert {(message.context, message.source) for message in messages_in(language)} == english
    assert missing_in(catalogue(language))[1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_every_land_and_every_course(language):
    lands = {land.name for land in load_catalogue().lands}
    courses = {preset.course.name for preset in load_box().presets}
    named = {
        message.source
        for message in messages_in(language)
        if message.context == CONTENT and all(message.texts)
    }
    assert lands | courses <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_what_is_filled_in(language):
    assert wrong(language, lambda source, text: places_in(source) == places_in(text)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_lines_mnemonics_and_outer_spaces(language):
    def alike(source: str, text: str) -> bool:
        before, after = (re.match(r" *", one)[0] for one in (source, text))
        return (
            source.count("\n") == text.count("\n")
            and source.count("&") == text.count("&")
            and before == after
            and source.endswith(" ") == text.endswith(" ")
        )

    assert wrong(language, alike) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_keeps_the_endings_of_files(language):
    def endings(text: str) -> list[str]:
        return re.findall(r"\*\.\w+", text)

    assert wrong(language, lambda source, text: endings(source) == endings(text)) == []


def test_french_has_a_narrow_space_that_never_breaks_before_high_punctuation():
    def spaced(source: str, text: str) -> bool:
        words = re.sub(r"%\(\w+\)\w|%[rs]", "", text)
        loose = re.search(rf"[^{NARROW_SPACE}(/][:;!?»%](?!\w)|«[^{NARROW_SPACE}]", words)
        return text in {"?", ":"} or loose is None

    assert wrong("fr", spaced) == []


def test_french_has_round_apostrophes_and_no_straight_quotes():
    assert wrong("fr", lambda source, text: not set("'\"") & set(text)) == []


def test_french_says_the_terms_of_the_rule_books():
    table = json.loads((FOLDER / "terms.json").read_text(encoding="utf-8"))
    names = re.compile("|".join(["%n", r"\{[\w.]+\}", *table["names"]]))
    messages = messages_in("fr")
    for term in table["terms"]:
        head, *rest = term["english"].split(" ", 1)
        words = " ".join([f"{head}(es|s)?", *rest])
        said = re.compile(rf"(?<![\w-]){words}(es|s)?(?![\w-])", re.IGNORECASE)
        meant = [
            message
            for message in messages
            if said.search(names.sub("", message.source))
            and not any(other in message.source for other in term.get("except", ()))
        ]
        assert meant, term["english"]
        forms = [form.replace("'", "’") for form in (term["french"], *term.get("also", ()))]
        for message in meant:
            for text in message.texts:
                assert any(form.lower() in text.lower() for form in forms), (term, text)


def test_a_third_language_begins_with_a_file_that_misses_everything(tmp_path, monkeypatch):
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    update("eo")
    count, missing = missing_in(catalogue("eo"))
    assert count == len(missing) == len(messages_in("eo"))
    assert catalogue("eo").with_suffix(".qm").is_file()
    first = told("eo", count, missing).splitlines()
    assert first[0] == f"eo: {count} of {count} messages are not translated yet"
    context, text = missing[0]
    assert first[1] == f"  {context}: {text!r}"
    assert first[-1].startswith(f"  and {count - len(first) + 2} more")


def test_a_whole_catalogue_is_told_in_a_line():
    assert told("fr", 5, []) == "fr: all 5 messages are translated"


def test_a_compiled_catalogue_is_what_gettext_reads(tmp_path):
    path = tmp_path / "fr.mo"
    path.write_bytes(compiled({"score courses": "compter des parcours", "usage: ": "emploi : "}))
    with path.open("rb") as file:
        spoken = gettext.GNUTranslations(file)
    assert spoken.gettext("score courses") == "compter des parcours"
    assert spoken.gettext("usage: ") == "emploi : "
    assert spoken.gettext("draw a course") == "draw a course"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_reads_what_the_catalogue_says(language):
    place = FOLDER / TERMINAL / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    assert place.read_bytes() == compiled(translated_in(catalogue(language), TERMINAL))


def test_argparse_says_what_is_translated_of_it():
    source = inspect.getsource(argparse)
    assert [text for text in OF_ARGPARSE if text not in source] == []
