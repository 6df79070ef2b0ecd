"""Names that are typed or pasted are as plain as those out of files, and are seen."""

import pytest

from minigolf_desktop.ui.common.widgets.name_field import NameField

FAMILY = "👩‍👩‍👧‍👦"


@pytest.fixture
def named(qtbot):
    """Return what comes of a text that is pasted into a field for eight letters."""
    field = NameField(8)
    qtbot.addWidget(field)

    def paste(text):
        field.clear()
        field.insert(text)
        return field.typed

    return paste


@pytest.mark.parametrize(
    ("pasted", "name"),
    [
        pytest.param(" A\u202enna\x07 ", "Anna", id="what turns letters round is left out"),
        pytest.param("A\nB\tC", "A B C", id="it is one line"),
        pytest.param("דנה O'N", "דנה O'N", id="any writing is kept"),
        pytest.param("W" * 200, "W" * 8, id="of what is too long the beginning is kept"),
        pytest.param("x" + "👩" * 200, "x" + "👩" * 7, id="a picture counts as a letter"),
        pytest.param("Bo" + FAMILY, "Bo" + "👩‍👩‍👧", id="no joint is left at its end"),
        pytest.param("   ", "", id="blanks are no name"),
        pytest.param("\u200b\u2060\u3164", "", id="nor is what nobody sees"),
        pytest.param("<b>&%1", "<b>&%1", id="signs of other programs mean nothing"),
    ],
)
def test_a_name_is_what_is_seen_of_what_was_pasted(named, pasted, name):
    assert named(pasted) == name


def test_a_name_may_be_set_as_it_is_kept(qtbot):
    field = NameField(8, "Featherstone")
    qtbot.addWidget(field)
    assert field.typed == field.text() == "Feathers"
