"""The style sheet: complete, scaled, and swallowed by Qt without a warning."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.theme import DARK, LIGHT, TYPE_SCALE, font, load_fonts, stylesheet


@pytest.fixture
def form(qtbot):
    load_fonts()
    window = QWidget()
    layout = QVBoxLayout(window)
    for widget in (QPushButton("Play"), QLineEdit(), QComboBox(), QCheckBox("Hints"), QSlider()):
        layout.addWidget(widget)
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_widgets_take_the_style_sheet_without_a_warning(form, theme, scale):
    form.setStyleSheet(stylesheet(theme, scale))
    assert not form.grab().isNull()


def test_the_scale_makes_targets_larger(form):
    button = form.findChild(QPushButton)
    form.setStyleSheet(stylesheet(LIGHT, 1.0))
    small = button.sizeHint().height()
    form.setStyleSheet(stylesheet(LIGHT, 2.0))
    assert button.sizeHint().height() == 2 * small


@pytest.mark.parametrize("role", ["main", "secondary", "quiet", "pill", "danger"])
def test_buttons_are_large_enough_to_hit(qtbot, role):
    button = QPushButton("Go")
    button.setProperty("role", role)
    qtbot.addWidget(button)
    button.setStyleSheet(stylesheet(LIGHT))
    assert button.sizeHint().height() >= 34


# The offscreen platform says this of any window that is shown.
@pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_focused_control_has_a_ring_in_the_focus_colour(form, theme, qtbot):
    form.setStyleSheet(stylesheet(theme))
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    button = form.findChild(QPushButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    drawn = button.grab().toImage()
    column = [drawn.pixelColor(drawn.width() // 2, y) for y in range(3)]
    assert button.hasFocus()
    assert theme.focus in column


def test_panels_are_filled_with_the_panel_colour(qtbot):
    panel = QFrame()
    panel.setProperty("role", "panel")
    panel.resize(80, 60)
    qtbot.addWidget(panel)
    panel.setStyleSheet(stylesheet(DARK))
    assert panel.grab().toImage().pixelColor(40, 30) == DARK.panel


def test_every_picture_named_in_the_sheet_exists():
    paths = re.findall(r'url\("([^"]+)"\)', stylesheet(LIGHT) + stylesheet(DARK))
    assert paths
    assert all(Path(path).is_file() for path in paths)


def test_labels_have_every_role_of_the_type_scale(qtbot):
    load_fonts()
    label = QLabel("88")
    label.setProperty("role", "total")
    qtbot.addWidget(label)
    label.setStyleSheet(stylesheet(LIGHT))
    label.ensurePolished()
    assert label.font().pixelSize() == 36
    assert label.font().family() == "Quicksand"


@pytest.mark.parametrize("role", TYPE_SCALE)
def test_the_shipped_fonts_are_used_not_substitutes(qapp, role):
    load_fonts()
    face = font(role)
    assert QFontInfo(face).family().startswith(face.family())


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="what is mapped is read there")
def test_no_font_is_mapped_so_that_its_file_may_be_written_anew(qtbot):
    load_fonts()
    label = QLabel("88")
    label.setFont(font("total"))
    qtbot.addWidget(label)
    label.grab()
    fonts = [path.name for path in resource("fonts").glob("*.ttf")]
    mapped = Path("/proc/self/maps").read_text(encoding="utf-8")
    assert fonts and not any(name in mapped for name in fonts)


def test_a_negative_figure_has_a_true_minus_sign():
    assert signed(-3) == "−3"


def test_a_gain_has_a_plus_sign_only_on_request():
    assert (signed(3), signed(3, plus=True), signed(0, plus=True)) == ("3", "+3", "0")


def test_the_choices_of_a_field_open_below_it(form):
    (field,) = form.findChildren(QComboBox)
    assert not field.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, None, field)
