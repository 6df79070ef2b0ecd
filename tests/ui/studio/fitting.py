"""What is cut off or lies over something else on a screen, found by its geometry."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, FittingLabel
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)


def faults_of(screen: QWidget) -> list[str]:
    """Return what is wrong with a screen that is shown."""
    parts = [part for part in _shown(screen) if not _scrolls(part)]
    return [
        *(f"{_name(part)} is cut off" for part in parts if _is_cut(screen, part)),
        *(f"{_name(part)} has no room for its words" for part in parts if _is_short(part)),
        *_overlapping([part for part in parts if isinstance(part, CONTROLS)]),
    ]


def _shown(screen: QWidget) -> Iterator[QWidget]:
    for part in screen.findChildren(QWidget):
        words = isinstance(part, QLabel) and part.text()
        # A tool tip hangs over the screen.
        is_part = part.isVisibleTo(screen) and not part.isWindow()
        if is_part and (words or isinstance(part, CONTROLS)):
            yield part


def _scrolls(part: QWidget) -> bool:
    """Whether it lies in something that scrolls, or belongs to a larger control."""
    above = part.parentWidget()
    while above is not None:
        if isinstance(above, (QAbstractScrollArea, QComboBox, QAbstractSpinBox, QLineEdit)):
            return True
        above = above.parentWidget()
    return False


def _is_cut(screen: QWidget, part: QWidget) -> bool:
    """Whether the window or anything that it lies in hides a part of it."""
    above = part.parentWidget()
    while above is not None:
        place = QRect(part.mapTo(above, QPoint(0, 0)), part.size())
        if not above.rect().adjusted(-1, -1, 1, 1).contains(place):
            return True
        if above is screen:
            break
        above = above.parentWidget()
    return False


def _is_short(part: QWidget) -> bool:
    """Whether its words need more room than it has."""
    if isinstance(part, QLabel):
        if isinstance(part, (ElidedLabel, FittingLabel)):
            return False
        if part.wordWrap():
            return part.heightForWidth(part.width()) > part.height() + 2
        return (
            part.sizeHint().width() > part.width() + 2
            or part.fontMetrics().height() > part.height() + 4
        )
    if isinstance(part, QAbstractButton) and not _has_words(part):
        return False
    hint = part.minimumSizeHint()
    return hint.height() > part.height() + 2 or hint.width() > part.width() + 2


def _has_words(button: QAbstractButton) -> bool:
    only_icon = isinstance(button, QToolButton) and (
        button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    )
    return bool(button.text()) and not only_icon


def _overlapping(controls: list[QWidget]) -> Iterator[str]:
    """Tell which neighbours overlap, but for the cards that are held as a fan."""
    flat = [one for one in controls if not isinstance(one, ClubCard)]
    for number, one in enumerate(flat):
        for two in flat[number + 1 :]:
            siblings = one.parentWidget() is two.parentWidget()
            if siblings and one.geometry().intersects(two.geometry()):
                yield f"{_name(one)} and {_name(two)} overlap"


def _name(part: QWidget) -> str:
    text = part.text() if isinstance(part, (QLabel, QAbstractButton, QLineEdit)) else ""
    return f"{type(part).__name__} {part.accessibleName() or text!r}"
