"""Words are found in the rules of all games, marked, and gone to one after the other."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.rules_page import Captioned, Chapter, RulesPage, RulesPicture
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.teaching import rules_pages as designer_pages
from minigolf_desktop.ui.eighteen_holes.teaching import rules_pages as golf_pages
from minigolf_desktop.ui.house.rules import RulesDialog, hits_in, places_in

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize(
    ("text", "words", "places"),
    [
        ("The gate by the gate", "GATE", [4, 16]),
        ("Une égalité", "egal", [4]),
        ("9\N{NARROW NO-BREAK SPACE}%", "9 %", [0]),
        ("aaaa", "aa", [0, 2]),
        ("anything", "  ", []),
        ("İstanbul ﬁeld", "field", []),
    ],
)
def test_words_are_found_however_they_are_written(text, words, places):
    assert places_in(text, words) == places


def test_titles_texts_captions_and_keys_are_searched_in_the_order_of_reading():
    nothing = RulesPicture(10, 10, lambda look: lambda *size: iter(()))
    chapter = Chapter("A cup", ("One cup, two cups.",), (Captioned("x", nothing, "The cup."),))
    pages = [
        RulesPage("cup", chapters=(chapter,)),
        RulesPage("of a page the title is no text", sections={"a": (chapter,), "b": (chapter,)}),
        RulesPage("keys", keys=(("C", "into the cup"),)),
    ]
    found = hits_in(pages, "cup")
    assert [(hit.page, hit.section) for hit in found] == [
        *[(0, "")] * 4,
        *[(1, "a")] * 4,
        *[(1, "b")] * 4,
        (2, ""),
    ]
    assert [hit.number for hit in found[:4]] == [0, 1, 2, 3]


@pytest.fixture
def dialog(qapp, qtbot):
    """Open the rules of two games at the circuit."""
    host = QWidget()
    host.resize(1366, 768)
    qtbot.addWidget(host)
    host.show()
    games = [designer_pages(), golf_pages()]
    dialog = RulesDialog(Look(LIGHT), host, games, section="circuit")
    dialog.open()
    return dialog


def marked(dialog) -> list[str]:
    return [mark.cursor.selectedText() for mark in dialog.text.extraSelections()]


def test_a_search_goes_on_from_the_section_shown_over_the_games_and_round_again(dialog):
    field, found = dialog.search.field, dialog.search.found
    QTest.keyClick(dialog, "/")
    assert field.hasFocus()
    QTest.keyClicks(field, "GATE")
    assert dialog.sections.shown == "circuit"
    assert {word.lower() for word in marked(dialog)} == {"gate"}
    first, _, count = found.text().partition(" of ")
    assert 1 < int(first) < int(count)
    seen = [found.text()]
    for _ in range(int(count) - 1):
        QTest.keyClick(field, Key.Key_Return)
        seen.append(found.text())
        assert "gate" in dialog.text.toPlainText().lower()
    assert len(set(seen)) == int(count)
    QTest.keyClick(field, Key.Key_Return)
    assert found.text() == seen[0]
    QTest.keyClick(field, Key.Key_Return, SHIFT)
    assert found.text() == seen[-1]
    assert dialog.isVisible()
    QTest.keyClick(field, Key.Key_Escape)
    assert (field.text(), found.text(), marked(dialog)) == ("", "", [])
    assert dialog.isVisible()


def test_a_word_of_another_game_is_gone_to_and_one_of_none_is_told(dialog):
    dialog.search.field.setText("longest drive")
    assert dialog.sections.shown == "special"
    assert {word.lower() for word in marked(dialog)} == {"longest drive"}
    dialog.search.field.setText("submarine")
    assert dialog.search.found.text() == "Not found"
    assert marked(dialog) == []


def test_the_pictures_of_a_section_are_painted_when_there_is_time(dialog, qtbot):
    painting = dialog.text.findChild(PaintingLater)
    qtbot.waitUntil(lambda: not painting.busy)
    image = dialog.text.document().begin()
    names = []
    while image.isValid():
        fragments = image.begin()
        while not fragments.atEnd():
            form = fragments.fragment().charFormat().toImageFormat()
            if form.isValid():
                names.append(form.name())
            fragments += 1
        image = image.next()
    assert names == ["designer/circuit"]
