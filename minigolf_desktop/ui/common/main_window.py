"""The window: shows one screen at a time, and keeps its look, its size and its menu."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QCloseEvent, QWindowStateChangeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from minigolf_desktop.storage.errors import DiskError, MatchInUse, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings, write_settings
from minigolf_desktop.ui.common.appearance import LEAST_ROOM, dress, largest_scale, look_of, room
from minigolf_desktop.ui.common.art.logo import app_icon
from minigolf_desktop.ui.common.key_gate import KeyGate
from minigolf_desktop.ui.common.translation import language_for, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.window_place import USUAL_FRAME, first_place, kept_inside

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

SMALLEST_SIZE = QSize(1180, 670)
"""However small the interface is."""

MakeScreen = Callable[[Look], QWidget]
"""Makes a screen in a look; called again when the look changes."""

_FILLING = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized

_SETTLES = 100
"""Milliseconds after which a desktop has given a window its frame."""

_LOOKS = ("theme", "scale", "language")
"""Settings after which every screen is made anew."""


class _Covered(NamedTuple):
    """A screen that waits below another."""

    make: MakeScreen
    look: Look
    """Look that it was made in."""
    screen: QWidget
    focus: QWidget | None
    """What had the keyboard's focus."""


class MainWindow(QMainWindow):
    """One window, one screen at a time."""

    painted = Signal()
    """The first screen has been painted completely."""
    settings_changed = Signal(object)
    """The :class:`Settings` are others now."""
    closing = Signal()
    """The window is about to close: what is open must be put away."""

    def __init__(
        self,
        folders: Folders,
        settings: Settings,
        translator: QTranslator,
        given_room: QSize | None = None,
    ) -> None:
        """``given_room`` is how large it may be, for a window that no display shows."""
        super().__init__()
        self._given_room = given_room
        self._folders = folders
        self._settings = settings
        self._translator = translator
        self._make: MakeScreen | None = None
        self._covered: _Covered | None = None
        self._painted = False
        self._toast: QWidget | None = None
        self.keys = KeyGate(self)
        """What stands between the keyboard and every window."""
        self.look = look_of(settings, self._room)
        """Theme and scale of the screens."""
        self._stack = QStackedWidget()
        self._notice = ""
        self._notice_shown: QWidget | None = None
        middle = QWidget()
        self._middle = QVBoxLayout(middle)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        self._middle.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        # Seven sizes of it take a while, and nobody looks at them first.
        self.painted.connect(lambda: self.setWindowIcon(app_icon()))
        self._keep_room()
        self._restore_size()

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self._settings

    @property
    def _room(self) -> QSize:
        """How large it may be within its frame."""
        return self._given_room or room()

    @property
    def largest_scale(self) -> float:
        """How far the interface may be enlarged before a screen has no room for itself."""
        return largest_scale(self._room)

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen now shown; None before the first."""
        return self._stack.currentWidget()

    def show_screen(self, make: MakeScreen) -> None:
        """Show a screen in place of the one before, which is put away."""
        self._forget_covered()
        self._end_toast()
        self._show(make)
        self.keys.rest()

    def cover_screen(self, make: MakeScreen) -> None:
        """Show a screen over the present one, which :meth:`uncover` shows again as it was."""
        before = self._stack.currentWidget()
        if self._covered is not None or self._make is None or before is None:
            self._show(make)
            return
        self._covered = _Covered(self._make, self.look, before, self.focusWidget())
        self._make = make
        screen = make(self.look)
        self._stack.setCurrentIndex(self._stack.addWidget(screen))
        self.setWindowTitle(screen.accessibleName())
        self.keys.rest()

    @property
    def is_covered(self) -> bool:
        """Whether a screen waits below the one now shown."""
        return self._covered is not None

    def uncover(self) -> None:
        """Show the covered screen again; made anew if the look is another one now."""
        covered = self._covered
        if covered is None:
            return
        if covered.look != self.look:
            self.show_screen(covered.make)
            return
        self._covered = None
        self._make = covered.make
        over = self._stack.currentWidget()
        self._stack.setCurrentWidget(covered.screen)
        if over is not None:
            self._stack.removeWidget(over)
            over.deleteLater()
        self.setWindowTitle(covered.screen.accessibleName())
        (covered.focus or covered.screen).setFocus()
        self.keys.rest()

    def _forget_covered(self) -> None:
        if self._covered is not None:
            self._stack.removeWidget(self._covered.screen)
            self._covered.screen.deleteLater()
            self._covered = None

    def _show(self, make: MakeScreen) -> None:
        self._make = make
        before = self._stack.currentWidget()
        screen = make(self.look)
        focus = screen.focusWidget()
        if not self._painted:
            screen.installEventFilter(self)
        self._stack.setCurrentIndex(self._stack.addWidget(screen))
        if before is not None:
            self._stack.removeWidget(before)
            before.deleteLater()
        self.setWindowTitle(screen.accessibleName())
        if focus is not None:
            focus.setFocus()

    def change_settings(self, **changes: Any) -> None:
        """Change settings by name, keep them, and show everything as they want it."""
        before, self._settings = self._settings, replace(self._settings, **changes)
        if self._settings == before:
            return
        self._keep_settings()
        changed = {name for name in changes if getattr(before, name) != changes[name]}
        if changed & set(_LOOKS):
            self._change_look("language" in changed)
        self.settings_changed.emit(self._settings)

    def _keep_settings(self) -> None:
        try:
            write_settings(self._folders.settings, self._settings)
        except StorageError as error:
            self.tell_fault(error)

    def _change_look(self, language: bool) -> None:
        if language:
            self._translator = speak(language_for(self._settings.language), self._translator)
        self.look = look_of(self._settings, self._room)
        self._keep_room()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, self.look)
        self._show_notice()
        self.remake_screen()

    def _keep_room(self) -> None:
        """Let the window not be made smaller than the screens can stand."""
        wanted = SMALLEST_SIZE.expandedTo(LEAST_ROOM * self.look.scale)
        self.setMinimumSize(wanted.boundedTo(self._room))

    def remake_screen(self) -> None:
        """Make the screen anew; the keyboard's focus stays on the control of the same name."""
        if self._make is None:
            return
        focus = self.focusWidget()
        name = focus.accessibleName() if focus else ""
        self._show(self._make)
        screen = self.screen_shown
        for widget in screen.findChildren(QWidget) if screen and name else []:
            if widget.accessibleName() == name:
                widget.setFocus()
                break

    def warn(self, text: str) -> None:
        """Tell what went wrong; the window takes no input until it was read."""
        _log.warning("Told the player: %s", text)
        # Loaded when there is something to say: the home screen must be there at once.
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415

        box = QMessageBox(self)
        box.setWindowTitle(translate("window", "Minigolf Desktop"))
        box.setText(text)
        read = box.addButton(translate("window", "All right"), QMessageBox.ButtonRole.AcceptRole)
        read.setProperty("role", "main")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def tell_fault(self, fault: StorageError) -> None:
        """Tell what is wrong with a file, and what may be done about it."""
        text = str(fault)
        if isinstance(fault, MatchInUse):
            text = translate("flow", "This game is open in another window.")
        elif isinstance(fault, DiskError):
            advice = translate(
                "window",
                "Look whether the disk is full, and whether your files may be written. "
                "What was saved before is safe.",
            )
            text = f"{text}\n{advice}"
        self.warn(text)

    def say(self, text: str) -> None:
        """Tell something for a moment, over the lower edge of the screen."""
        # Loaded when there is something to say, as in :meth:`warn`.
        from minigolf_desktop.ui.common.widgets.toast import Toast  # noqa: PLC0415

        self._end_toast()
        toast = Toast(self.look, self)
        toast.stand(QPointF(self.width() / 2, self.height() - self.look.px(64)))
        toast.say(text)
        self._toast = toast

    def _end_toast(self) -> None:
        """End what is told for a moment: it belongs to the screen that it was told on."""
        if self._toast is not None:
            self._toast.deleteLater()
            self._toast = None

    def keep_saying(self, text: str) -> None:
        """Tell something above the screens for as long as it is true; an empty text ends it."""
        self._notice = text
        self._show_notice()

    def _show_notice(self) -> None:
        if self._notice_shown is not None:
            self._middle.removeWidget(self._notice_shown)
            self._notice_shown.hide()
            self._notice_shown.deleteLater()
            self._notice_shown = None
        if self._notice:
            # Loaded when there is something to say, as in :meth:`warn`.
            from minigolf_desktop.ui.common.widgets.notice import Notice  # noqa: PLC0415

            self._notice_shown = Notice(self.look, self._notice)
            self._middle.insertWidget(0, self._notice_shown)
            self._notice_shown.show()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window as it was: filling the work area, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell, once, when the first screen has been painted."""
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            watched.removeEventFilter(self)
            # Fires when the children, which are painted after their parent, are done too.
            QTimer.singleShot(0, self.painted.emit)
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let what is open be put away, and remember the size."""
        self.closing.emit()
        geometry = bytes(self.saveGeometry().toHex().data()).decode("ascii")
        self.change_settings(window=geometry)
        super().closeEvent(event)

    def appear(self) -> None:
        """Show the window; the first time it fills a display too small for it and its frame."""
        if self._fills:
            self.showMaximized()
        else:
            self.show()
            QTimer.singleShot(_SETTLES, self, self._keep_on_display)

    def changeEvent(self, event: QEvent) -> None:
        """Stay where all of the window is seen when it no longer fills the display."""
        super().changeEvent(event)
        if isinstance(event, QWindowStateChangeEvent) and event.oldState() & _FILLING:
            QTimer.singleShot(_SETTLES, self, self._keep_on_display)

    def _restore_size(self) -> None:
        saved = QByteArray.fromHex(self._settings.window.encode("ascii"))
        self._fills = False
        if saved.isEmpty() or not self.restoreGeometry(saved):
            place = first_place(self.work_area, USUAL_FRAME)
            self._fills = place.fills
            self.setGeometry(place.inside)

    @property
    def work_area(self) -> QRect:
        """The display without its task bars."""
        return self.screen().availableGeometry()

    def _keep_on_display(self) -> None:
        """Let no part of a window that fills neither display nor work area be out of sight."""
        handle = self.windowHandle()
        if handle is None or self.windowState() & (_FILLING | Qt.WindowState.WindowMinimized):
            return
        kept = kept_inside(self.geometry(), self.work_area, handle.frameMargins())
        if kept != self.geometry():
            self.setGeometry(kept)
