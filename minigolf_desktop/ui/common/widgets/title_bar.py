"""The bar above a screen of a game that needs no menu: mark, title, what is played, buttons."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, label, logo_label

_HIGH, _LOGO = 48, 28
_LEFT, _RIGHT = 16, 12
_LEFT_OF_HOME = 10


def title_bar(
    look: Look,
    name: str,
    title: str,
    played: str,
    buttons: Sequence[QWidget] = (),
    home: QWidget | None = None,
) -> QFrame:
    """Return a bar; ``name`` is read to those who listen, ``played`` stands behind the title.

    The button that leads ``home`` stands before everything, as in the bars of the boards.
    """
    bar = frame("bar", name)
    bar.setFixedHeight(look.px(_HIGH))
    row = QHBoxLayout(bar)
    left = _LEFT if home is None else _LEFT_OF_HOME
    row.setContentsMargins(look.px(left), 0, look.px(_RIGHT), 0)
    row.setSpacing(look.px(Space.SMALL))
    if home is not None:
        row.addWidget(home)
    row.addWidget(logo_label(look, _LOGO))
    row.addWidget(label(title, "panel_title"))
    row.addSpacing(look.px(Space.SMALL))
    row.addWidget(label(played, "small_body", "second"))
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return bar
