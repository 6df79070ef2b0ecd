"""A home is taken along in a file and brought back from one, while the window answers.

The work is done in steps on the thread that writes: what a match writes goes in between.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QDate, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import HOME_ENDING, Folders
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.settings import settings_of
from minigolf_desktop.storage.taking_along import Far, Merged, PackedHome, pack
from minigolf_desktop.ui.common.file_dialog import (
    ask_where_to_save,
    ask_which_to_open,
    saved_words,
)
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import day_and_time
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay, Waiting
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.games import parts_of_games

if TYPE_CHECKING:
    from minigolf_desktop.ui.house.house import House

ResultT = TypeVar("ResultT")

WIDTH = 460
_STAYS = frozenset({"window"})
"""Settings of one display, which are never brought."""


class _Ended(NamedTuple):
    """The last step was done."""

    result: Any


def _next(steps: Generator[Far, None, Any] | Iterator[Far]) -> Far | _Ended:
    try:
        return next(steps)
    except StopIteration as end:
        return _Ended(end.value)


class BringSheet(Overlay):
    """Tells what a file holds, and asks whether it is to be brought."""

    accepted = Signal(bool)
    """It is to be brought; carries whether the settings are, too."""

    def __init__(self, parent: QWidget, look: Look, told: str, *, has_settings: bool) -> None:
        title = translate("carrying", "Bring this home back?")
        super().__init__(parent, look, title, WIDTH)
        self.column.addWidget(label(title, "card_title", wrap=True))
        self.column.addWidget(label(told, "body", "second", wrap=True))
        words = translate(
            "carrying", "It is merged with what is here. Nothing that is here is overwritten."
        )
        self.column.addWidget(label(words, "body", "second", wrap=True))
        self.settings = QCheckBox(translate("carrying", "The settings as well"))
        """Whether the settings of here give way to those of there."""
        self.settings.setVisible(has_settings)
        self.column.addWidget(self.settings)
        self.column.addSpacing(look.px(Space.MEDIUM))
        self.yes = self.add_answers(translate("carrying", "Bring back"), self._accept)
        """Brings it."""
        self.open(self.yes)

    def _accept(self) -> None:
        self.leave()
        self.accepted.emit(self.settings.isChecked())


class Carrying(QObject):
    """Takes the home along, and brings others back."""

    def __init__(self, house: House, folders: Folders) -> None:
        super().__init__(house.window)
        self._house, self._window = house, house.window
        self._folders = folders
        self.waiting: Waiting | None = None
        """What tells how far it is; None while nothing is carried."""

    # Taking along

    def take(self) -> None:
        """Ask where to, and take the home along."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        day = QDate.currentDate().toString("yyyy-MM-dd")
        proposal = folder / f"minigolf-{day}{HOME_ENDING}"
        title = translate("carrying", "Take everything along")
        path = ask_where_to_save(self._window, title, proposal, _kinds(), (HOME_ENDING,))
        if path is not None:
            self.take_to(path)

    def take_to(self, path: Path) -> None:
        """Take the home along in a file."""
        words = translate("carrying", "Taking everything along")
        done = saved_words(path)
        self._run(
            pack(parts_of_games(), self._folders, path), words, lambda _: self._window.say(done)
        )

    # Bringing back

    def bring(self) -> None:
        """Ask for a file, and bring the home in it back."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        title = translate("carrying", "Bring a home back")
        path = ask_which_to_open(self._window, title, folder, _kinds())
        if path is not None:
            self.bring_from(path)

    def bring_from(self, path: Path) -> None:
        """Look at a file, and ask whether the home in it is to be brought back."""

        def looked() -> Generator[Far, None, PackedHome]:
            there = PackedHome(path, parts_of_games())
            try:
                yield from there.check()
            except StorageError:
                there.close()
                raise
            return there

        self._run(looked(), translate("carrying", "Looking at the file"), self._ask)

    def _ask(self, there: PackedHome) -> None:
        screen = self._window.screen_shown
        if screen is None:
            there.close()
            return
        manifest = there.manifest
        games = sum(one.name.endswith(".jsonl") for one in manifest.files)
        told = translate("carrying", "Packed {when}, with %n games.", "", games)
        when = day_and_time(moment_of(manifest.packed))
        sheet = BringSheet(
            screen,
            self._window.look,
            told.replace("{when}", when),
            has_settings=there.settings() is not None,
        )
        sheet.accepted.connect(lambda settings: self._merge(there, settings))

    def _merge(self, there: PackedHome, settings: bool) -> None:
        def ended(merged: Merged) -> None:
            found = there.settings() if settings else None
            there.close()
            if found is not None:
                wanted = settings_of(found)._asdict()
                self._window.change_settings(
                    **{name: value for name, value in wanted.items() if name not in _STAYS}
                )
            self._house.home()
            self._window.say(merged_words(merged))

        words = translate("carrying", "Bringing everything back")
        self._run(there.merge(self._folders), words, ended)

    # Step by step

    def _run(
        self,
        steps: Generator[Far, None, ResultT] | Iterator[Far],
        title: str,
        then: Callable[[Any], object],
    ) -> None:
        """Do steps on the thread that writes, tell how far it is, then do something."""
        screen = self._window.screen_shown
        if screen is None or self.waiting is not None:
            return
        card = self.waiting = Waiting(screen, self._window.look, title)
        later = self._window.disk.later

        def pieces() -> Iterator[Far | None]:
            while True:
                try:
                    told = yield from later.done(lambda: _next(steps))
                except StorageError as error:
                    self._finish()
                    self._window.tell_fault(error)
                    return
                if isinstance(told, _Ended):
                    self._finish()
                    then(told.result)
                    return
                yield told

        doing = Piecemeal(pieces(), self._tell, self)

        def stop() -> None:
            self.waiting = None
            doing.stop()
            if isinstance(steps, Generator):
                # Behind the step that is being done.
                later.write(steps.close)

        card.stopped.connect(stop)

    def _tell(self, far: Far) -> None:
        if self.waiting is not None:
            self.waiting.tell(far.done / max(1, far.of))

    def _finish(self) -> None:
        card, self.waiting = self.waiting, None
        if card is not None:
            card.blockSignals(True)
            card.finish()


def _kinds() -> str:
    return translate("carrying", "Homes (*.minigolf-home)")


def merged_words(merged: Merged) -> str:
    """Return what was new, in a sentence."""
    told = [
        translate("carrying", "%n games", "", merged.games) if merged.games else "",
        translate("carrying", "%n boards", "", merged.boards) if merged.boards else "",
        translate("carrying", "%n courses", "", merged.courses) if merged.courses else "",
    ]
    listed = ", ".join(filter(None, told))
    if listed:
        return translate("carrying", "New here: {what}.").replace("{what}", listed)
    if merged.anything:
        return translate("carrying", "Records and figures are merged; no game is new.")
    return translate("carrying", "All of it was here already.")
