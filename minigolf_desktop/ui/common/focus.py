"""Where the focus is on a screen, kept while the screen is made anew, and what holds it.

A cover lies over a whole screen for a while: Tab goes round inside, and what lies behind gets no
keys.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Self

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """Lies over a screen, which rests meanwhile, until it is put away."""

    def cover(self, screen: QWidget, focus: QWidget) -> None:
        """Lie over a screen and grow with it; the keyboard goes to a control here."""
        self.setParent(screen)
        self.setGeometry(screen.rect())
        screen.installEventFilter(_Fitting(self))
        self.show()
        self.raise_()
        focus.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Uncover the screen, for good."""
        self.hide()
        self.deleteLater()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round here: what lies behind is out of reach."""
        # Qt asks who is next when it is hidden, too.
        if self.isVisible():
            return _tab_within(self, forward)
        return super().focusNextPrevChild(forward)


class _Fitting(QObject):
    """Keeps a cover as large as the screen whose events it sees."""

    def __init__(self, cover: Cover) -> None:
        super().__init__(cover)
        self._cover = cover

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the screen."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._cover.setGeometry(watched.rect())
        return super().eventFilter(watched, event)


def _tab_within(ring: QWidget, forward: bool) -> bool:
    """Give the keyboard to the next control inside a widget; return whether there is another."""
    start = ring.focusWidget() or ring
    control = _beside(start, forward)
    while control is not None and control is not start:
        if ring.isAncestorOf(control) and _takes_tab(control):
            control.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        control = _beside(control, forward)
    return False


def _beside(control: QWidget, forward: bool) -> QWidget | None:
    return control.nextInFocusChain() if forward else control.previousInFocusChain()


def _takes_tab(control: QWidget) -> bool:
    tabbed = control.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(tabbed) and control.isVisible() and control.isEnabled()


class FocusPlace(NamedTuple):
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


def give_focus(screen: QWidget, *spots: FocusPlace | None) -> None:
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
    spot = FocusPlace.of(screen)
    yield
    if spot is not None:
        give_focus(screen, spot)


def _of_kind(kind: type[QWidget], around: QWidget) -> list[QWidget]:
    return [one for one in around.children() if type(one) is kind]


def _takes_keys(control: QWidget, screen: QWidget) -> bool:
    reached = control.focusPolicy() != Qt.FocusPolicy.NoFocus
    return reached and control.isEnabled() and control.isVisibleTo(screen)
