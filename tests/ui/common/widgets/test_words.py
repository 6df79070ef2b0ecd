"""Words on labels: whatever names stand in them, they are read in their order, and to their end."""

import pytest
from PySide6.QtGui import QFontMetrics

from minigolf_desktop.ui.common.text import in_order
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, WrappedLabel, caption, label

LONG = "W" * 40


@pytest.fixture
def wrapped(qtbot):
    """Show words on a label of a size; return it."""

    def show(words, width, height=400):
        widget = WrappedLabel(words)
        qtbot.addWidget(widget)
        widget.resize(width, height)
        return widget

    return show


def inked_rows(widget):
    """Return the rows of pixels of a widget that something is painted on."""
    picture = widget.grab().toImage()
    ground = picture.pixel(0, 0)
    return [
        y
        for y in range(picture.height())
        if any(picture.pixel(x, y) != ground for x in range(picture.width()))
    ]


def test_a_name_from_right_to_left_turns_no_sentence_round():
    assert in_order("שרה לוי: 5 points") == "\u2067שרה לוי\u2069: 5 points"


def test_each_name_from_right_to_left_stands_for_itself():
    assert in_order("שרה, ליל & Zoë") == "\u2067שרה\u2069, \u2067ליל\u2069 & Zoë"


@pytest.mark.parametrize("text", ["Zoë wins", "5 points, −3", "👩‍🚀 & Co", "<b>%1</b>"])
def test_any_other_text_stays_as_it_is(text):
    assert in_order(text) == text


@pytest.mark.parametrize("wrap", [False, True])
def test_a_label_begins_on_the_left_whoever_is_told_of_first(qtbot, wrap):
    widget = label("שרה wins", "body", wrap=wrap)
    qtbot.addWidget(widget)
    assert widget.text().startswith("\u2067שרה")
    widget.setText("ליל wins")
    assert widget.text().startswith("\u2067ליל")


def test_a_button_reads_a_name_as_it_is():
    assert caption("Putt on גולף & Co") == "Putt on \u2067גולף\u2069 && Co"


def test_a_word_too_long_for_a_line_goes_on_in_the_next(wrapped):
    widget = wrapped(f"{LONG} wins", 120)
    line = QFontMetrics(widget.font()).height()
    rows = QFontMetrics(widget.font()).horizontalAdvance(LONG) // 120
    assert widget.heightForWidth(120) >= rows * line
    assert widget.minimumSizeHint().width() < 120
    inked = inked_rows(widget)
    assert inked[-1] - inked[0] > (rows - 1) * line


def test_words_that_fit_are_wrapped_as_ever(wrapped):
    widget = wrapped("Everybody else looks away now", 120)
    line = QFontMetrics(widget.font()).height()
    assert widget.heightForWidth(120) in range(2 * line, 3 * line + 4)


def test_lines_without_room_end_in_dots_and_are_never_cut(wrapped):
    line = wrapped("", 10).fontMetrics().height()
    widget = wrapped("Equal on points with everybody, but stopped building first", 100, line + 3)
    assert len(inked_rows(widget)) <= line
    dots = wrapped("Equal on points…", 100, line + 3)
    assert inked_rows(widget)[-1] <= inked_rows(dots)[-1]


def test_a_line_gives_way_down_to_its_dots_and_tells_all_of_it(qtbot):
    widget = ElidedLabel(LONG, "body", yields=True)
    qtbot.addWidget(widget)
    assert widget.minimumSizeHint().width() == 0
    widget.setText("Zoë")
    assert widget.toolTip() == "Zoë"
