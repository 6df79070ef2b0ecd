"""How far a text stands out is measured as it is seen.

What is asked of every screen (``test_odd_names``, ``test_screenshots``): a text stands out 4.5 to 1
from what it stands on, and 3 to 1 on a control that cannot be used now (WCAG 2, 1.4.3).
"""

import pytest
from contrast import contrasts
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def sheet(qtbot):
    """Return a grey widget with a column for texts."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setAutoFillBackground(True)
    widget.setPalette(QPalette(QColor("#808080"), QColor("#FFFFFF")))
    QVBoxLayout(widget)
    return widget


def text(words, ink):
    label = QLabel(words)
    label.setStyleSheet(f"color: {ink}; font-size: 20px;")
    return label


def told(widget):
    widget.show()
    QApplication.processEvents()
    return {one.words: one for one in contrasts(widget, widget.grab().toImage())}


@pytest.mark.parametrize(
    ("ink", "ratio"), [("#000000", 21.0), ("#767676", 4.54), ("#949494", 3.03), ("#FFFFFE", 1.0)]
)
def test_a_text_is_measured_by_its_colour_and_the_pixels_about_it(sheet, ink, ratio):
    sheet.layout().addWidget(text("A green", ink))
    assert told(sheet)["A green"].ratio == pytest.approx(ratio, abs=0.02)


def test_a_text_that_is_painted_faintly_is_measured_as_it_is_seen(sheet):
    sheet.layout().addWidget(text("A tee", "rgba(0, 0, 0, 128)"))
    assert told(sheet)["A tee"].ratio == pytest.approx(4.0, abs=0.05)


def test_a_text_that_is_covered_is_not_measured(sheet):
    label = text("A bunker", "#000000")
    sheet.layout().addWidget(label)
    cover = QWidget(sheet)
    cover.setStyleSheet("background: #FFFFFF;")
    cover.setGeometry(0, 0, 2000, 2000)
    cover.setAutoFillBackground(True)
    assert told(sheet) == {}


def test_it_is_told_whether_a_control_can_be_used(sheet):
    button = QPushButton("Putt")
    button.setEnabled(False)
    sheet.layout().addWidget(button)
    assert not told(sheet)["Putt"].is_usable
