"""Where the keyboard is on a screen, told so that it outlives the screen: for what is made anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.widgets.cover import Cover


class Spot(NamedTuple):
    """A control of a screen, by its place and its name.

    The place holds in another language, the name where more or less lies before the control.
    """

    path: tuple[tuple[type[QWidget], int], ...]
    """From the screen inwards: kind of a control, and which of its kind it is beside its siblings,
    from the newest: what was made anew beside what is about to go has the same place."""
    name: str
    """What it is called by who has the screen read out."""

    @classmethod
    def of(cls, screen: QWidget) -> Self | None:
        """Return where the keyboard is on a screen; None where it is elsewhere."""
        control = screen.focusWidget()
        if control is None:
            return None
        name, path = control.accessibleName(), []
        while control is not screen:
            around = control.parentWidget()
            if around is None:
                return None
            alike = _of_kind(type(control), around)
            path.append((type(control), len(alike) - alike.index(control)))
            control = around
        return cls(tuple(reversed(path)), name)

    def alike(self, screen: QWidget) -> Iterator[QWidget]:
        """Yield what may be the same on a screen like the one it was found on, likeliest first."""
        here = screen
        for kind, place in self.path:
            beside = _of_kind(kind, here)
            if len(beside) < place:
                break
            here = beside[-place]
        else:
            yield here
        if self.path and self.name:
            kind, _ = self.path[-1]
            named = screen.findChildren(kind)
            yield from (one for one in named if one.accessibleName() == self.name)


def give_focus(screen: QWidget, *spots: Spot | None) -> None:
    """Give the keyboard to the first spot that takes keys, or else to the screen itself.

    What lies behind a cover gets none: the cover then has them.
    """
    covers = [cover for cover in screen.findChildren(Cover) if cover.isVisibleTo(screen)]
    top = covers[-1] if covers else screen
    alike = (control for spot in spots if spot is not None for control in spot.alike(screen))
    for control in alike:
        inside = control is top or top.isAncestorOf(control)
        if inside and (control is screen or _takes_keys(control, screen)):
            control.setFocus()
            return
    top.setFocus()


@contextmanager
def focus_kept(screen: QWidget) -> Iterator[None]:
    """Leave the keyboard of a screen where it was, whatever is made anew meanwhile."""
    spot = Spot.of(screen)
    yield
    if spot is not None:
        give_focus(screen, spot)


def _of_kind(kind: type[QWidget], around: QWidget) -> list[QWidget]:
    return [one for one in around.children() if type(one) is kind]


def _takes_keys(control: QWidget, screen: QWidget) -> bool:
    reached = control.focusPolicy() != Qt.FocusPolicy.NoFocus
    return reached and control.isEnabled() and control.isVisibleTo(screen)
