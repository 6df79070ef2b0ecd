"""The index of the rule books: what each sentence says, what was decided, and what tests it.

The files in `tests/rules` hold a table for each sentence of a book; its header tells how they are
counted. Here is checked that every sentence has a test, that the tests and the decisions are
there, and that every decision is used. ``python tests/test_rules_index.py`` prints the counts.
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
RULES = CHECKOUT / "tests" / "rules"
BOOKS = {
    "designer": "Minigolf Designer, in French",
    "designer_in_english": "Minigolf Designer, in English",
    "putt_of_no_return": "Putt of No Return",
    "putt_dice": "Putt Dice",
    "eighteen_holes": "18 Holes",
}
TRANSLATED = {"designer_in_english": "designer"}
"""Books that say in another language what another one says."""
FEWEST = {
    "designer": 250,
    "designer_in_english": 250,
    "putt_of_no_return": 50,
    "putt_dice": 70,
    "eighteen_holes": 300,
}
"""Sentences that a book has at least; a file that was cut short would pass all other tests."""
SERIES = {"D": 40, "P": 10, "H": 35}
"""The last ruling of each series."""
REASONS = {
    "component count": "Only how many of a piece lie in the box, where the program needs none.",
    "advice": "How to play well, or what a group may like.",
    "physical handling: the program does it": "Shuffling, laying, moving of pieces by hand.",
    "not built yet": "Decided, and still to be built.",
}
"""Why a sentence or a decision may have no test."""
NOT_BUILT_YET: list[str] = []
"""Decisions that the program does not follow yet; each goes from here when it does."""
KEY = re.compile(r"[1-9]\d*(-\d+|\.[1-9](-\d+)?)?")


class Sentence(NamedTuple):
    """A sentence of a book that says a rule."""

    book: str
    line: str
    rule: str
    """In our own words."""
    rulings: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    untested: str | None = None

    def __str__(self) -> str:
        return f"{self.book} {self.line}"


class Ruling(NamedTuple):
    """A decision."""

    number: str
    title: str
    tests: tuple[str, ...] = ()
    untested: str | None = None

    def __str__(self) -> str:
        return self.number


def read(name: str) -> dict[str, dict[str, object]]:
    """Return the tables of a file by their keys."""
    return tomllib.loads((RULES / f"{name}.toml").read_text(encoding="utf-8"))


def fields(table: dict[str, object]) -> dict[str, object]:
    """Return the fields of a table with lists as tuples."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}


@cache
def sentences() -> tuple[Sentence, ...]:
    """Return the sentences of all books; a translation is as its original, under its own line."""
    found: dict[tuple[str, str], Sentence] = {}
    for book in BOOKS:
        for line, table in read(book).items():
            original = table.get("french")
            if original is None:
                found[book, line] = Sentence(book, line, **fields(table))
            else:
                assert list(table) == ["french"], f"{book} {line} says more than where it is said"
                meant = found.get((TRANSLATED[book], original))
                assert meant, f"{book} {line}: there is no sentence {original} in French"
                found[book, line] = meant._replace(book=book, line=line)
    return tuple(found.values())


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return all decisions."""
    return tuple(Ruling(number, **fields(table)) for number, table in read("rulings").items())


@cache
def written() -> dict[str, str]:
    """Return the text of every test by its id: ``tests/...py::test_...``.

    It is the function with all that stands over it, and what is said of its module.
    """
    found = {}
    for path in sorted((CHECKOUT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        module = ast.parse(text)
        about = ast.get_docstring(module)
        lines, before = text.splitlines(), 0
        for node in module.body:
            end = node.end_lineno or before
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                own = "\n".join(lines[before:end])
                place = path.relative_to(CHECKOUT).as_posix()
                found[f"{place}::{node.name}"] = f"{about}\n{own}"
            before = end
    return found


def names(text: str, number: str) -> bool:
    """Return whether a text names a decision, as a number of its own or in a name."""
    return bool(re.search(rf"(?<![0-9A-Za-z]){number}(?![0-9A-Za-z])", text, re.IGNORECASE))


def entries() -> Iterator[Sentence | Ruling]:
    yield from sentences()
    yield from rulings()


# --- every sentence


@pytest.mark.parametrize("book", BOOKS)
def test_every_book_has_its_sentences(book):
    assert count(book)["sentences"] >= FEWEST[book]


@pytest.mark.parametrize("book", BOOKS)
def test_a_sentence_has_a_line_of_the_book_and_says_its_rule_in_short(book):
    for one in sentences():
        if one.book == book:
            assert KEY.fullmatch(one.line), f"{one}: no line of a book"
            assert one.rule.endswith("."), f"{one}: {one.rule}"
            assert 5 < len(one.rule) < 200, f"{one}: {one.rule}"


@pytest.mark.parametrize("book", BOOKS)
def test_sentences_stand_in_chapters_in_the_order_of_the_book(book):
    """Within a chapter: the two languages put some chapters elsewhere."""
    text = (RULES / f"{book}.toml").read_text(encoding="utf-8")
    for chapter in text.split("# --- ")[1:]:
        title = chapter.partition("\n")[0]
        lines = re.findall(r'^\["(\d+)(?:\.(\d))?', chapter, re.MULTILINE)
        places = [(int(line), int(sentence or 0)) for line, sentence in lines]
        assert places == sorted(places), f"{book}, {title}"


def test_every_sentence_and_every_ruling_has_a_test_or_says_why_not():
    for one in entries():
        assert bool(one.tests) != bool(one.untested), f"{one} has no test, or a test and a reason"
        assert one.untested is None or one.untested in REASONS, f"{one}: {one.untested}"


def test_nothing_else_is_left_to_be_built():
    waiting = [str(one) for one in entries() if one.untested == "not built yet"]
    assert waiting == NOT_BUILT_YET


def test_every_test_that_is_named_is_there():
    for one in entries():
        for test in one.tests:
            assert test in written(), f"{one} names a test that is not there: {test}"
        assert len(set(one.tests)) == len(one.tests), f"{one} names a test twice"


# --- every ruling


def test_the_rulings_are_numbered_without_a_gap():
    expected = [f"{letter}{n}" for letter, last in SERIES.items() for n in range(1, last + 1)]
    assert [one.number for one in rulings()] == expected


def test_every_ruling_that_a_sentence_names_is_there():
    known = {one.number for one in rulings()}
    for one in sentences():
        assert set(one.rulings) <= known, f"{one}: {one.rulings}"


def test_every_ruling_belongs_to_a_sentence():
    used = {number for one in sentences() for number in one.rulings}
    assert [one.number for one in rulings() if one.number not in used] == []


def test_the_tests_of_a_ruling_name_it():
    for one in rulings():
        for test in one.tests:
            assert names(written()[test], one.number), f"{test} does not name {one}"


def test_every_ruling_that_the_program_or_its_tests_speak_of_is_there():
    known = {one.number for one in rulings()}
    for folder in ("minigolf_desktop", "tests"):
        for path in sorted((CHECKOUT / folder).rglob("*.py")):
            spoken = re.findall(r"\brulings? ([DPH]\d+)\b", path.read_text(encoding="utf-8"))
            assert set(spoken) <= known, f"{path}: {spoken}"


# --- counts


def count(book: str) -> Counter[str]:
    """Return how many sentences a book has, how many are decided about, and how many tested."""
    of_book = [one for one in sentences() if one.book == book]
    counts = Counter(
        {
            "sentences": len(of_book),
            "with a ruling": sum(bool(one.rulings) for one in of_book),
            "with a test": sum(bool(one.tests) for one in of_book),
        }
    )
    counts.update(one.untested for one in of_book if one.untested)
    return counts


def test_most_sentences_are_tested():
    total = sum((count(book) for book in BOOKS), Counter[str]())
    assert total["with a test"] >= 0.9 * total["sentences"]
    assert total["with a ruling"] > 0


if __name__ == "__main__":
    for book, title in BOOKS.items():
        print(title)
        for what, many in count(book).items():
            print(f"{many:6} {what}")
    named = {test for one in entries() for test in one.tests}
    print(
        f"{len(rulings())} rulings, {len(named)} tests; not built yet: {', '.join(NOT_BUILT_YET)}"
    )
