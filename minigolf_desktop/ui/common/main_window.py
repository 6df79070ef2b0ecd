"""The window: shows one screen at a time, and keeps its look, its size and its notices."""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QByteArray,
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
from PySide6.QtGui import QCloseEvent, QGuiApplication, QWindowStateChangeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.errors import DiskError, MatchInUse, StorageError, unturned
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings, change_settings
from minigolf_desktop.ui.common import application as appearance
from minigolf_desktop.ui.common.application import USUAL_FRAME, first_place, kept_inside
from minigolf_desktop.ui.common.art.pictures import app_icon
from minigolf_desktop.ui.common.disk import Disk
from minigolf_desktop.ui.common.focus import FocusPlace, give_focus
from minigolf_desktop.ui.common.kept import Tidying
from minigolf_desktop.ui.common.key_gate import KeyGate
from minigolf_desktop.ui.common.screen_stack import ScreenStack
from minigolf_desktop.ui.common.setting_aside import fault_in_words
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import language_for, speak, translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_label, label
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.common.worker import Workers

T = TypeVar("T")

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
        if text != self._said.get(about, ""):
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
        self._shown += [Notice(look, text, icon) for icon, text in said if text]
        for place, one in enumerate(self._shown):
            self._column.insertWidget(place, one)
            one.show()


_log = logging.getLogger(__name__)

SMALLEST_SIZE = QSize(1180, 670)
"""However small the interface is."""

MakeScreen = Callable[[Look], QWidget]
"""Makes a screen in a look; called again when the look changes."""

_FILLING = Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized

_SETTLES = 100
"""Milliseconds after which a desktop has given a window its frame."""

_MOST_FAULTS = 5
"""Files of which a message tells one by one what is wrong with them."""

_LOOKS = ("theme", "time_of_year", "scale", "language")
"""Settings after which every screen is made anew."""


class _Covered(NamedTuple):
    """A screen that waits below another."""

    make: MakeScreen
    screen: QWidget
    spot: FocusPlace | None
    """Where the keyboard was."""
    is_stale: bool = False
    """Whether theme, scale or language are others than when it was made."""


@runtime_checkable
class FollowsSettings(Protocol):
    """A screen on which other settings take effect at once."""

    def apply_settings(self, settings: Settings) -> None:
        """Follow other settings."""


@runtime_checkable
class GoesOn(Protocol):
    """A screen with a place of its own in what it shows, which outlives a change of the look."""

    def go_on_from(self, before: QWidget) -> None:
        """Go to where the screen was that this one was made in place of."""


_IS_LONG = 300
"""Milliseconds after which it is said that the disk is waited for."""


_SAVING_PLACE = 46
"""How far below the upper edge it ends: on the bar of a board."""


class Saving(QObject):
    """Says that the window waits for the disk, where that takes more than a moment.

    It says so over the screen: on a slow disk that comes and goes with every move, and a table that
    made room for it would be laid out anew each time.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._waiting: Piecemeal | None = None
        self._sign: Toast | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_IS_LONG)
        self._soon.timeout.connect(self._say)

    @property
    def is_waiting(self) -> bool:
        """Whether something is to be done when everything is on disk."""
        return self._waiting is not None

    def begin(self) -> None:
        """Begin to wait."""
        self._soon.start()

    def end(self) -> None:
        """Wait no more; who waits for everything goes on saying so."""
        if self.is_waiting:
            return
        self._soon.stop()
        if self._sign is not None:
            self._sign.deleteLater()
            self._sign = None

    def write(
        self,
        write: Callable[[], T],
        then: Callable[[T], object] = lambda result: None,
        failed: Callable[[StorageError], object] | None = None,
    ) -> None:
        """Have something written that a player asked for, and do something when it is.

        ``write`` is called on the thread of the writer, ``then`` with what it returned. Where the
        disk refuses, ``failed`` is called, or the fault is told.
        """

        def written(result: T) -> None:
            self.end()
            then(result)

        def refused(fault: StorageError) -> None:
            self.end()
            tell(fault)

        tell = failed or self._window.tell_fault
        self.begin()
        self._window.disk.later.write(write, written, refused)

    def then(self, act: Callable[[], object]) -> None:
        """Do something when everything is on disk, at once if it is.

        It takes the place of what was to be done then before.
        """
        self._stop_waiting()
        if not self._window.disk.is_busy:
            self.end()
            act()
            return

        def steps() -> Iterator[None]:
            yield from self._window.disk.saving()
            self._stop_waiting()
            self.end()
            act()

        self.begin()
        self._waiting = Piecemeal(steps(), lambda _: None, self)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None

    def _say(self) -> None:
        if self._sign is not None:
            return
        window = self._window
        sign = self._sign = Toast(window.look, window)
        sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        sign.stand(QPointF(window.width() / 2, window.look.px(_SAVING_PLACE)))
        sign.say(translate("window", "Saving…"), stays=True)


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
        self._suited: dict[str, Any] = {}
        # As they were read, or last written: what differs is still to be written.
        self._kept_settings = settings
        self.translator = translator
        self._make: MakeScreen | None = None
        self._covered: _Covered | None = None
        self._painted = False
        self._toast: QWidget | None = None
        self._is_left = False
        self.disk = Disk(self)
        """Writes what is kept."""
        self.saving = Saving(self)
        """Says that the disk is waited for."""
        self.workers = Workers(self)
        """What works beside the window."""
        self._faults_told: set[str] = set()
        self.keys = KeyGate(self)
        """What stands between the keyboard and every window."""
        self.tidying = Tidying(self)
        """Takes up what is left of games."""
        self.look = appearance.look_of(settings, self._room)
        """Theme and scale of the screens."""
        appearance.dress_window(self, self.look)
        self.screens = ScreenStack()
        """Holds the screens."""
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.screens, 1)
        self._notices = Notices(column)
        self.setCentralWidget(middle)
        # Seven sizes of it take a while, and nobody looks at them first.
        self.painted.connect(lambda: self.setWindowIcon(app_icon()))
        self._keep_room()
        self._restore_size()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)

    @property
    def settings(self) -> Settings:
        """The player's settings, as who is at the table wants them."""
        return self._settings._replace(**self._suited)

    @property
    def usual_scale(self) -> int:
        """The interface scale of the settings in per cent, whoever is at the table."""
        return self._settings.scale

    @property
    def _room(self) -> QSize:
        """How large it may be within its frame."""
        return self._given_room or appearance.room()

    @property
    def largest_scale(self) -> float:
        """How far the interface may be enlarged before a screen has no room for itself."""
        return appearance.largest_scale(self._room, appearance.display_scale())

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen now shown, or the one that is coming; None before the first."""
        return self.screens.shown

    def show_screen(self, make: MakeScreen) -> None:
        """Show a screen in place of the one before, which is put away."""
        self._forget_covered()
        self._end_toast()
        self._show(make)
        self.keys.rest()

    def cover_screen(self, make: MakeScreen) -> None:
        """Show a screen over the present one, which :meth:`uncover` shows again as it was."""
        self.screens.arrive()
        before = self.screens.shown
        if self._covered is not None or self._make is None or before is None:
            self._show(make)
            return
        self._covered = _Covered(self._make, before, FocusPlace.of(before))
        self._make = make
        self._bring(make(self.look))
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
        over, self._covered = self.screens.shown, None
        if covered.is_stale:
            self._show(covered.make, covered.spot, covered.screen)
            self._throw_away(covered.screen)
            self.keys.rest()
            return
        self._make = covered.make
        self.screens.go_back(covered.screen)
        self._throw_away(over)
        self._take_title_of(covered.screen)
        give_focus(covered.screen, covered.spot)
        self.keys.rest()

    def _forget_covered(self) -> None:
        if self._covered is not None:
            self._throw_away(self._covered.screen)
            self._covered = None

    def _show(
        self, make: MakeScreen, spot: FocusPlace | None = None, earlier: QWidget | None = None
    ) -> None:
        """Show a screen in place of the one now shown, with the keyboard at a spot of it.

        ``earlier`` is the same in another look: it is gone on from there.
        """
        self._make = make
        before = self.screens.shown
        screen = make(self.look)
        if earlier is not None and isinstance(screen, GoesOn):
            screen.go_on_from(earlier)
        if not self._painted:
            screen.installEventFilter(self)
        self._bring(screen, spot)
        self._throw_away(before)

    def _bring(self, screen: QWidget, spot: FocusPlace | None = None) -> None:
        """Show a new screen, with the keyboard at a spot of it, or where it was made to be."""
        # Showing a screen moves its focus, and so does hiding the one before.
        chosen = FocusPlace.of(screen)

        def arrived() -> None:
            self._take_title_of(screen)
            give_focus(screen, spot, chosen)

        self.screens.bring(screen, arrived)

    def _throw_away(self, screen: QWidget | None) -> None:
        if screen is not None:
            self.screens.throw_away(screen)

    def _take_title_of(self, screen: QWidget) -> None:
        # Qt has a sign for documents that are not saved, which a name may hold.
        self.setWindowTitle(screen.accessibleName().replace("[*]", "[*][*]"))

    def change_settings(self, **changes: Any) -> None:
        """Change settings by name, keep them, and show everything as they want it.

        What could not be written before, on a full disk for example, is written along.
        """
        before = self.settings
        self._suited = {name: one for name, one in self._suited.items() if name not in changes}
        self._settings = self._settings._replace(**changes)
        if self._settings != self._kept_settings:
            self._keep_settings()
        self._show_settings(before)

    def suit(self, **wanted: Any) -> None:
        """Show everything as somebody at the table wants it, by settings; what is kept stays.

        What was wanted before is not any more. Who changes such a setting changes it for good.
        """
        before, self._suited = self.settings, wanted
        self._show_settings(before)

    def _show_settings(self, before: Settings) -> None:
        """Show everything as the settings want it, where they were others before."""
        after = self.settings
        changed = {name for name in after._fields if getattr(before, name) != getattr(after, name)}
        if not changed:
            return
        if changed & set(_LOOKS):
            self._change_look("language" in changed)
        self._tell_screens()
        self.settings_changed.emit(after)

    def _tell_screens(self) -> None:
        """Let the screens that are here follow the settings: nobody asks one that was left."""
        covered = None if self._covered is None else self._covered.screen
        for screen in (covered, self.screen_shown):
            if isinstance(screen, FollowsSettings):
                screen.apply_settings(self.settings)

    def _keep_settings(self) -> None:
        """Write what was changed; what another window changed meanwhile stays in the file."""
        before, wanted = self._kept_settings, self._settings
        self.disk.later.write(
            lambda: change_settings(self._folders.settings, before, wanted),
            then=lambda _: self._note_kept(wanted),
            failed=self._tell_not_kept,
            key="settings",
        )

    def _note_kept(self, settings: Settings) -> None:
        self._kept_settings = settings

    def _tell_not_kept(self, fault: StorageError) -> None:
        """Tell why the settings were not written."""
        if isinstance(fault, MatchInUse):
            self.warn(
                translate(
                    "window",
                    "Another window is writing the settings. What you chose counts here, and is "
                    "written with your next choice or when you leave.",
                )
            )
        else:
            self.tell_fault(fault)

    def _follow_desktop(self) -> None:
        """Be as light or dark as the desktop has become, where the settings leave it to that."""
        wanted = appearance.look_of(self.settings, self._room).theme
        if wanted.is_dark != self.look.theme.is_dark:
            self._change_look(language=False)

    def _change_look(self, language: bool) -> None:
        if language:
            self.translator = speak(language_for(self.settings.language), self.translator)
        self.look = appearance.look_of(self.settings, self._room)
        if self._covered is not None:
            self._covered = self._covered._replace(is_stale=True)
        self._keep_room()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            appearance.dress(application, self.look)
        appearance.dress_window(self, self.look)
        self._notices.show(self.look)
        self.remake_screen()

    def _keep_room(self) -> None:
        """Let the window not be made smaller than the screens can stand."""
        wanted = SMALLEST_SIZE.expandedTo(appearance.LEAST_ROOM * self.look.scale)
        self.setMinimumSize(wanted.boundedTo(self._room))

    def remake_screen(self) -> None:
        """Make the screen anew; the keyboard stays on the same control, where there is one."""
        self.screens.arrive()
        screen = self.screen_shown
        if self._make is not None and screen is not None:
            self._show(self._make, FocusPlace.of(screen), screen)

    def warn(self, text: str) -> None:
        """Tell what went wrong; the window takes no input until it was read."""
        _log.warning("Told the player: %s", text)
        box = QtWidgets.QMessageBox(self)
        box.setWindowTitle(translate("window", "Minigolf Desktop"))
        box.setText(unturned(text))
        role = QtWidgets.QMessageBox.ButtonRole.AcceptRole
        read = box.addButton(translate("window", "All right"), role)
        read.setProperty("role", "main")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def tell_faults(self, what: str, faults: Sequence[str]) -> None:
        """Tell in one message what is wrong with several files, and of each only once.

        ``what`` tells which files they are.
        """
        news = [fault for fault in faults if fault not in self._faults_told]
        self._faults_told.update(news)
        if not news:
            return
        lines = [what, *news[:_MOST_FAULTS]]
        if len(news) > _MOST_FAULTS:
            lines.append(translate("window", "And %n more.", "", len(news) - _MOST_FAULTS))
        self.warn("\n".join(lines))

    def tell_fault(self, fault: StorageError) -> None:
        """Tell what is wrong with a file, and what may be done about it."""
        text = fault_in_words(fault)
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
        self._end_toast()
        toast = Toast(self.look, self)
        toast.stand(QPointF(self.width() / 2, self.height() - self.look.px(64)))
        toast.say(unturned(text))
        self._toast = toast

    def _end_toast(self) -> None:
        """End what is told for a moment: it belongs to the screen that it was told on."""
        if self._toast is not None:
            self._toast.deleteLater()
            self._toast = None

    def keep_saying(self, text: str, about: str = "eye") -> None:
        """Tell something above the screens for as long as it is true; an empty text ends it.

        ``about`` names the icon before it: there is one sentence with each.
        """
        self._notices.keep_saying(self.look, text, about)

    def stand_above(self, make: MakeScreen | None) -> None:
        """Show a strip above the screens until there is another one, or None."""
        self._notices.stand(self.look, make)

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
        """Let what is open be put away, remember the size, and wait for the disk."""
        if not self.disk.is_busy and not self._is_left:
            self._is_left = True
            self.closing.emit()
            self.workers.end()
            geometry = bytes(self.saveGeometry().toHex().data()).decode("ascii")
            self.change_settings(window=geometry)
        if self.disk.is_busy:
            event.ignore()
            self.saving.then(self.close)
            return
        super().closeEvent(event)

    def appear(self) -> None:
        """Show the window; the first time it fills a display too small for it and its frame."""
        if self._fills:
            self.showMaximized()
        else:
            self.show()
            QTimer.singleShot(_SETTLES, self, self._keep_on_display)
        # Where no window manager does so, keys of actions would wait for the first click.
        self.activateWindow()

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


class Notice(QFrame):
    """A bar with a sentence over the whole width."""

    def __init__(self, look: Look, text: str, icon: str = "eye") -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        side, edge = look.px(Space.LARGE), look.px(Space.SMALL)
        row.setContentsMargins(side, edge, side, edge)
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(icon_label(look, icon, 22))
        row.addWidget(label(text, "body", wrap=True), 1)
