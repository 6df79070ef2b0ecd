"""Names that are pasted into a field are as plain as those out of files."""

from PySide6.QtWidgets import QLineEdit

from minigolf_desktop.ui.common.widgets.pieces import typed_name


def test_a_name_that_is_pasted_turns_no_letters_round(qtbot):
    field = QLineEdit("  A\u202enna\x07 ")
    qtbot.addWidget(field)
    assert typed_name(field) == "Anna"


def test_a_name_in_any_writing_stays_as_it_was_typed(qtbot):
    field = QLineEdit("דנה O'Neil")
    qtbot.addWidget(field)
    assert typed_name(field) == "דנה O'Neil"
