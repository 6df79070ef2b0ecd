"""Qt style sheets with colour roles for colours and lengths at an interface scale of 1.

A ``$name`` stands for the colour of that name in the theme, ``$controls`` for the folder with the
small pictures of ticks and arrows.

Dynamic properties that choose a look:

- QPushButton ``role``: ``main`` (the one filled button of a screen), ``secondary`` (also without a
  role), ``quiet``, ``pill``, ``danger``, ``link``, ``segment`` (checkable, inside a QFrame of the
  role ``segments``);
- QToolButton ``role``: ``icon`` (a square of 34 px), ``tool`` (icon above a short text);
- QFrame and QWidget ``role``: ``panel``, ``inset``, ``card``, ``bar``, ``segments``, ``line`` (a
  separator), ``row`` with ``lit`` true while it is hovered;
- QLabel ``role``: a role of the type scale; ``tone``: ``second``, ``fits``, ``wrong``,
  ``disabled``, ``hover``.
"""

BASE = """
* {
    font-family: "Manrope"; font-weight: 500; font-size: 14px;
    color: $text;
    selection-background-color: $focus; selection-color: $panel;
}
QMainWindow, QDialog { background: $window; }
QDialog[role="card"], QMessageBox { background: $panel; }
QMessageBox { border: 1px solid $line; }
QAbstractScrollArea { background: transparent; border: none; }
QToolTip {
    background: $pill; color: $pill_text; border: 1px solid $pill;
    padding: 5px 9px; font-size: 12px;
}
QLabel { background: transparent; }
QLabel[tone="second"] { color: $second_text; }
QLabel[tone="fits"] { color: $fits; }
QLabel[tone="wrong"] { color: $wrong; }
QLabel[tone="hover"] { color: $hover_text; }
QLabel[tone="disabled"], QLabel:disabled { color: $disabled_text; }
QFrame[role="panel"], QWidget[role="panel"] {
    background: $panel; border: 1px solid $line; border-radius: 14px;
}
QFrame[role="card"], QWidget[role="card"] {
    background: $panel; border: 1px solid $line; border-radius: 18px;
}
QFrame[role="inset"], QWidget[role="inset"] {
    background: $inset; border: none; border-radius: 10px;
}
QFrame[role="bar"], QWidget[role="bar"] {
    background: $panel; border: none; border-bottom: 1px solid $line; border-radius: 0px;
}
QFrame[role="line"] {
    background: $line; border: none; min-height: 1px; max-height: 1px;
}
QFrame[role="row"] { background: transparent; border: 1px solid transparent; border-radius: 10px; }
QFrame[role="row"][lit="true"] { background: $hover; border-color: $hover_edge; }
QFrame[role="segments"] { background: $track; border: none; border-radius: 10px; }
"""

BUTTONS = """
QPushButton {
    background: $inset; color: $text; border: 1px solid $line; border-radius: 12px;
    padding: 5px 15px; min-height: 24px; font-weight: 700; outline: none;
}
QPushButton:hover { background: $hover; border-color: $hover_edge; }
QPushButton:pressed { background: $track; border-color: $control_edge; }
QPushButton:checked { background: $hover; border-color: $hover_edge; }
QPushButton:focus { border: 2px solid $focus; padding: 4px 14px; }
QPushButton:disabled { background: transparent; color: $disabled_text; border-color: $line; }
QPushButton::menu-indicator { image: none; width: 0px; }

QPushButton[role="main"] {
    background: $action; color: $action_text; border: none; border-bottom: 2px solid $action_edge;
    padding: 8px 22px 7px 22px; min-height: 28px; font-size: 15px;
}
QPushButton[role="main"]:hover { background: $action_hover; }
QPushButton[role="main"]:pressed {
    background: $action_pressed; border-top: 2px solid $action_edge; border-bottom: none;
}
QPushButton[role="main"]:focus {
    border: 2px solid $text; padding: 6px 20px 7px 20px;
}
QPushButton[role="main"]:disabled {
    background: $track; color: $disabled_text; border: none;
    border-bottom: 2px solid $line;
}

QPushButton[role="quiet"], QPushButton[role="danger"] {
    background: transparent; border-color: transparent;
}
QPushButton[role="quiet"]:hover, QPushButton[role="danger"]:hover { background: $inset; }
QPushButton[role="quiet"]:pressed, QPushButton[role="danger"]:pressed { background: $track; }
QPushButton[role="quiet"]:focus, QPushButton[role="danger"]:focus { border-color: $focus; }
QPushButton[role="quiet"]:disabled, QPushButton[role="danger"]:disabled {
    border-color: transparent;
}
QPushButton[role="danger"] { color: $wrong; }
QPushButton[role="danger"]:hover { background: $wrong_wash; }
QPushButton[role="danger"]:disabled { background: transparent; color: $disabled_text; }

QPushButton[role="pill"] {
    background: $panel; border-radius: 19px; min-height: 28px; padding: 4px 17px;
}
QPushButton[role="pill"]:hover { background: $hover; border-color: $hover_edge; }
QPushButton[role="pill"]:focus { border-color: $focus; padding: 3px 16px; }

QPushButton[role="link"] {
    background: transparent; border: 1px solid transparent; color: $link;
    padding: 2px 4px; min-height: 20px; border-radius: 6px; font-size: 13px;
}
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:disabled { color: $disabled_text; }
QPushButton[role="link"]:focus { border: 2px solid $focus; padding: 1px 3px; }

QPushButton[role="segment"] {
    background: transparent; border: 1px solid transparent; border-radius: 8px;
    color: $second_text; padding: 2px 12px; min-height: 24px; font-size: 13px; font-weight: 500;
}
QPushButton[role="segment"]:hover { color: $text; }
QPushButton[role="segment"]:checked {
    background: $panel; border-color: $line; color: $text; font-weight: 700;
}
QPushButton[role="segment"]:focus { border: 2px solid $focus; padding: 1px 11px; }
QPushButton[role="segment"]:disabled { color: $disabled_text; }

QToolButton {
    background: transparent; border: 1px solid transparent; border-radius: 10px;
    padding: 5px; min-width: 22px; min-height: 22px; outline: none;
}
QToolButton:hover { background: $inset; border-color: $line; }
QToolButton:pressed, QToolButton:checked { background: $hover; border-color: $hover_edge; }
QToolButton:focus { border: 2px solid $focus; padding: 4px; }
QToolButton:disabled { color: $disabled_text; background: transparent; border-color: transparent; }
QToolButton::menu-indicator { image: none; width: 0px; }
QToolButton[role="tool"] {
    background: $panel; border: 1px solid $line; border-radius: 12px;
    font-size: 12px; font-weight: 700; padding: 4px 8px; min-height: 38px;
}
QToolButton[role="tool"]:hover { background: $hover; border-color: $hover_edge; }
QToolButton[role="tool"]:pressed { background: $track; border-color: $control_edge; }
QToolButton[role="tool"]:focus { border: 2px solid $focus; padding: 3px 7px; }
QToolButton[role="tool"]:disabled { background: $panel; border-color: $line; }
"""

FIELDS = """
QLineEdit, QSpinBox, QPlainTextEdit, QTextEdit, QComboBox {
    background: $inset; color: $text; border: 1px solid $control_edge; border-radius: 10px;
    padding: 5px 11px; min-height: 22px;
}
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: $text; }
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus {
    border: 2px solid $focus; padding: 4px 10px;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    color: $disabled_text; border-color: $line;
}
QTextBrowser { background: transparent; border: none; padding: 0px; }
QTextBrowser:focus { border: none; padding: 0px; }
QSpinBox { padding-right: 28px; }
QSpinBox QLineEdit {
    background: transparent; border: none; padding: 0px 0px 0px 10px; min-height: 0px;
}
QSpinBox QLineEdit:focus { border: none; padding: 0px 0px 0px 10px; }
QSpinBox::up-button, QSpinBox::down-button {
    background: transparent; border: none; width: 24px; subcontrol-origin: border;
}
QSpinBox::up-button { subcontrol-position: top right; margin-top: 3px; }
QSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 3px; }
QSpinBox::up-arrow { image: url("$controls/up.svg"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("$controls/down.svg"); width: 10px; height: 10px; }
QComboBox { padding-right: 30px; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 30px; }
QComboBox::down-arrow { image: url("$controls/down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $control_edge; padding: 4px; outline: none;
    selection-background-color: $hover; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0px 8px; border-radius: 8px; }

QCheckBox, QRadioButton {
    background: transparent; spacing: 10px; min-height: 30px;
    border: 2px solid transparent; border-radius: 8px; padding: 0px 4px;
}
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled_text; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 18px; height: 18px; background: $inset; border: 1px solid $control_edge;
}
QCheckBox::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $text; }
QCheckBox::indicator:checked {
    background: $action; border-color: $action; image: url("$controls/tick.svg");
}
QRadioButton::indicator:checked {
    background: $action; border-color: $action; image: url("$controls/dot.svg");
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {
    background: $disabled_text; border-color: $disabled_text;
}

QSlider { min-height: 30px; }
QSlider::groove:horizontal { background: $track; height: 8px; border-radius: 4px; }
QSlider::sub-page:horizontal { background: $par_zone_edge; border-radius: 4px; }
QSlider::handle:horizontal {
    background: $par_zone_edge; border: 3px solid $panel; width: 16px; height: 16px;
    margin: -7px 0px; border-radius: 11px;
}
QSlider::handle:horizontal:hover { border-color: $hover; }
QSlider::handle:horizontal:focus { border-color: $focus; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled {
    background: $disabled_text;
}
QProgressBar {
    background: $track; border: none; border-radius: 4px; min-height: 8px; max-height: 8px;
    color: transparent;
}
QProgressBar::chunk { background: $par_zone_edge; border-radius: 4px; }
"""

LISTS = """
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $control_edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $second_text; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $panel; border-bottom: 1px solid $line; }
QMenuBar::item { background: transparent; padding: 6px 10px; border-radius: 8px; }
QMenuBar::item:selected { background: $hover; color: $text; }
QMenu { background: $panel; border: 1px solid $control_edge; padding: 6px; }
QMenu::item { padding: 8px 28px 8px 14px; border-radius: 8px; }
QMenu::item:selected { background: $hover; color: $text; }
QMenu::item:disabled { color: $disabled_text; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { background: $line; height: 1px; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 8px; }
QMenu::indicator:checked { image: url("$controls/mark.svg"); }
QMenu::right-arrow { image: url("$controls/right.svg"); width: 12px; height: 12px; }

QListView, QTreeView, QTableView {
    background: transparent; border: none; outline: none; gridline-color: $line;
    selection-background-color: $hover; selection-color: $text;
}
QListView::item, QTreeView::item, QTableView::item {
    padding: 7px 8px; border: 1px solid transparent; border-radius: 8px;
}
QListView::item:hover, QTreeView::item:hover { background: $inset; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $hover; color: $text; border-color: $hover_edge;
}
QHeaderView::section {
    background: transparent; color: $second_text; border: none;
    border-bottom: 1px solid $line; padding: 6px 8px; font-size: 12px;
}
QTabWidget::pane { border: none; }
QTabBar::tab {
    background: transparent; color: $second_text; font-weight: 700;
    padding: 8px 14px; border: none; border-bottom: 2px solid transparent;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $action; }
QTabBar::tab:focus { color: $focus; }
QSplitter::handle { background: $line; }
"""

ALL = BASE + BUTTONS + FIELDS + LISTS
"""The whole sheet, later rules winning over earlier ones of the same weight."""
