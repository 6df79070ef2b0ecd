"""Pictures that are shown before they are copied or saved, in the theme of one's choice."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, QTemporaryDir
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.ui.common.application import dress_window
from minigolf_desktop.ui.common.file_dialog import (
    ask_where_to_save,
    file_name,
    pictures_folder,
    save_file,
    saved_words,
)
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_file import ENDINGS, Keepsake, picture_with_plaque
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.theme import LIGHT, Space
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.dialogs import Wait
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture_preview import PicturePreview
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, label
from minigolf_desktop.ui.common.worker import Work

Draw = Callable[[str, Path], Work | QImage]
"""Draws in a theme: into a file beside the window, or at once."""


class PictureChoice(NamedTuple):
    """A picture that can be shown."""

    words: str
    """Tells it from the others."""
    name: str
    """Proposed for its file."""
    draw: Draw
    endings: tuple[str, ...] = (".png",)
    """What its file may end in, the usual first."""
    printable: Printable | None = None
    """What it is on paper; None for what is no sheet."""


_THEMES = ("light", "dark")
_PREVIEW = (640, 420)


class PictureDialog(CardDialog):
    """Shows the picture, then copies or saves it."""

    def __init__(self, window: MainWindow, choices: Sequence[PictureChoice]) -> None:
        super().__init__(window)
        look = self._look = window.look
        self._window, self._choices = window, choices
        self._folder = QTemporaryDir()
        self._drawn_before: dict[Path, QImage] = {}
        self._work: Work | None = None
        self._image = QImage()
        title = translate("pictures", "A picture to show")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        head = QHBoxLayout()
        head.addWidget(label(title, "course_name"), 1)
        words = [translate("pictures", "Light"), translate("pictures", "Dark")]
        now = _THEMES.index(look.theme.name)
        self.themes = Segments(look, translate("pictures", "Theme"), words, now)
        """Chooses the theme of the picture."""
        self.themes.chosen.connect(self._show)
        names = [one.words for one in choices]
        self.pictures = Segments(look, translate("pictures", "Picture"), names, 0)
        """Chooses what is shown; hidden where there is one picture."""
        self.pictures.chosen.connect(self._show)
        self.pictures.setVisible(len(choices) > 1)
        head.addWidget(self.pictures)
        head.addWidget(self.themes)
        column.addLayout(head)
        self.preview = PicturePreview(look.size(320, 200))
        """The picture, as large as there is room for."""
        column.addWidget(self.preview, 1)
        self.copy = button(look, translate("pictures", "Copy"), icon="copy")
        """Puts the picture on the clipboard."""
        self.copy.clicked.connect(self._copy)
        self.save = button(look, translate("pictures", "Save"), icon="save")
        """Asks where to save it."""
        self.save.clicked.connect(self._save)
        self.print = button(look, translate("print", "On paper"), icon="print")
        """Shows it as a sheet for the garden or the table; hidden for what is none."""
        self.print.clicked.connect(self._print)
        self.add_foot(look, column, self.copy, self.save, self.print)
        self.fit(look.size(_PREVIEW[0] + 48, _PREVIEW[1] + 150))
        self._show()

    @property
    def _theme(self) -> str:
        return _THEMES[self.themes.current]

    @property
    def _choice(self) -> PictureChoice:
        return self._choices[self.pictures.current]

    @property
    def _path(self) -> Path:
        """Where the picture of the theme chosen is drawn."""
        return Path(self._folder.path()) / f"{self.pictures.current}-{self._theme}.png"

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is there."""
        return not self._image.isNull()

    def _show(self) -> None:
        """Have the picture drawn, unless it was before."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        self.print.setVisible(self._choice.printable is not None)
        path = self._path
        drawn = self._drawn_before.get(path) or self._choice.draw(self._theme, path)
        if isinstance(drawn, QImage):
            self._drawn(path, drawn)
            return
        self._take(QImage())
        self._work = drawn.belong_to(self)
        drawn.answered.connect(lambda _: self._drawn(path, QImage(str(path))))
        drawn.refused.connect(self._refused)

    def _drawn(self, path: Path, image: QImage) -> None:
        self._work = None
        self._drawn_before[path] = image
        self._take(image)

    def _refused(self, words: str) -> None:
        self._work = None
        self._window.tell_fault(DiskError(words))

    def _take(self, image: QImage) -> None:
        self._image = image
        for one in (self.copy, self.save):
            one.setEnabled(self.is_drawn)
        if not self.is_drawn:
            self.preview.tell(translate("pictures", "Drawing the picture"))
            return
        self.preview.show_image(image, self._choice.name)

    def _print(self) -> None:
        printable = self._choice.printable
        assert printable is not None, "the button is hidden for what is no sheet"
        show_sheets(self._window, printable, above=self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self._image)
        self._window.say(translate("pictures", "The picture is on the clipboard."))

    def _save(self) -> None:
        """Ask where to save the picture, and save it."""
        kinds = " ".join(f"*{ending}" for ending in self._choice.endings)
        words = translate("pictures", "Pictures ({kinds})").replace("{kinds}", kinds)
        proposal = pictures_folder() / f"{file_name(self._choice.name)}{self._choice.endings[0]}"
        title = translate("pictures", "Save the picture")
        path = ask_where_to_save(self._window, title, proposal, words, self._choice.endings)
        if path is None:
            return
        if path.suffix.lower() == ".png":
            image = self._image
            save_file(self._window, path, lambda: write_atomically(path, png_bytes(image)))
            return
        work = self._choice.draw(self._theme, path)
        if isinstance(work, Work):
            work.answered.connect(lambda _: self._window.say(saved_words(path)))
            work.refused.connect(self._refused)
            Wait(self._window, work, translate("saving", "Drawing the picture"))


def course_to_show(
    window: MainWindow, course: dict[str, Any], keepsake: Keepsake, evening: str | None = None
) -> PictureChoice:
    """Return the picture of the course of a document, which is drawn beside the window.

    ``evening`` is the colour of its roof, where the evening of its opening day is to be seen.
    """

    def draw(theme: str, path: Path) -> Work:
        told = _as_seen(window, keepsake, theme)
        question = {"course": course, "keepsake": list(told), "path": str(path)}
        if evening is not None:
            question["evening"] = evening
        return window.workers.work.ask("picture", question)

    endings = ENDINGS if evening is None else (".png",)
    printable = Printable.of_course(keepsake.title, course)
    return PictureChoice(translate("pictures", "Course"), keepsake.title, draw, endings, printable)


def card_to_show(
    window: MainWindow, make: Callable[[Look], QWidget], keepsake: Keepsake
) -> PictureChoice:
    """Return the picture of a score card, which is made in a look and painted at once."""

    def draw(theme: str, _: Path) -> QImage:
        told = _as_seen(window, keepsake, theme)
        look = Look(told.colours)
        return picture_with_plaque(_grabbed(make(look), look), told)

    words = translate("pictures", "Score card")
    return PictureChoice(words, f"{keepsake.title} {words}", draw)


def _as_seen(window: MainWindow, keepsake: Keepsake, theme: str) -> Keepsake:
    """Return a keepsake in a theme, at the time of the year that the window shows."""
    return keepsake._replace(theme=theme, time_of_year=window.look.theme.time_of_year)


def _grabbed(card: QWidget, look: Look) -> QPixmap:
    """Return the picture of a widget in a look: the window may be dressed in the other theme."""
    # Corners are round, and what has no parent is painted with the colour of windows below.
    ground = QWidget()
    ground.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    dress_window(ground, look)
    ground.resize(card.size())
    card.setParent(ground)
    return ground.grab()


def plaque(title: str, score: str, notes: Iterable[str]) -> Keepsake:
    """Return what stands on a plaque; notes that are empty are left out."""
    return Keepsake(title, score, "  ·  ".join(filter(None, notes)), LIGHT.name)


def show(window: MainWindow, *choices: PictureChoice) -> None:
    """Show pictures, to be copied or saved."""
    PictureDialog(window, choices).open()
