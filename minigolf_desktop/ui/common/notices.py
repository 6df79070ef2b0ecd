"""What stands above the screens of a window: sentences that are true, and a strip of a game."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.widgets.look import Look

# Loaded when there is something to say: the home screen must be there at once.
make_notice: Callable[..., QWidget] = Later("minigolf_desktop.ui.common.widgets.notice:Notice")

MakeStrip = Callable[[Look], QWidget]
"""Makes a strip in a look; called again when the look changes."""


class Notices:
    """The upper rows of a column; what is below them has the rest of the window."""

    def __init__(self, column: QVBoxLayout) -> None:
        self._column = column
        self._said: dict[str, str] = {}
        self._strip: MakeStrip | None = None
        self._shown: list[QWidget] = []

    def keep_saying(self, look: Look, text: str, about: str) -> None:
        """Say a sentence with an icon, one with each; an empty text ends it."""
        self._said = {**self._said, about: text}
        self.show(look)

    def stand(self, look: Look, make: MakeStrip | None) -> None:
        """Show a strip above the sentences; None takes it away."""
        if make is not self._strip or make is not None:
            self._strip = make
            self.show(look)

    def show(self, look: Look) -> None:
        """Show all of it in a look."""
        for shown in self._shown:
            self._column.removeWidget(shown)
            shown.hide()
            shown.deleteLater()
        self._shown = [] if self._strip is None else [self._strip(look)]
        said = self._said.items()
        self._shown += [make_notice(look, text, icon) for icon, text in said if text]
        for place, one in enumerate(self._shown):
            self._column.insertWidget(place, one)
            one.show()
