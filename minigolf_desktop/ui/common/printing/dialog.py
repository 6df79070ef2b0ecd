"""The dialog of sheets: what they look like on paper, saved as a PDF file or printed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QStandardPaths, Qt, QTemporaryDir
from PySide6.QtGui import QImage, QKeyEvent, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.ui.common.file_dialog import ask_where_to_save, file_name, saved_words
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.printing.sheets import Ink, Paper
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import language_for, translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.dialogs import Question, Wait
from minigolf_desktop.ui.common.widgets.picture_preview import PicturePreview
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, label
from minigolf_desktop.ui.common.worker import Work

ENDING = ".pdf"
_SIZE = (780, 690)
_PREVIEW_DOTS = 110.0
_PRINT_DOTS = 300.0
"""Dots to an inch of a page that is printed."""


class Printable(NamedTuple):
    """Something that can be printed."""

    words: str
    """Tells it from the others."""
    name: str
    """Proposed for its file."""
    question: dict[str, Any]
    """What its sheets are made of beside the window: the document of a ``course``, or the name of
    the ``game`` whose score sheets they are."""

    @classmethod
    def of_course(cls, name: str, document: dict[str, Any]) -> Printable:
        """Return a course that can be printed."""
        return cls(translate("print", "Course"), name, {"course": document})


class PrintDialog(CardDialog):
    """Shows the pages one by one, then prints or saves them."""

    def __init__(self, window: MainWindow, choices: Sequence[Printable]) -> None:
        super().__init__(window)
        self._window, self._choices = window, choices
        self._folder = QTemporaryDir()
        self._work: Work | None = None
        self._pages: dict[tuple[str, ...], int] = {}
        self._now = 0
        title = translate("print", "On paper")
        self.setWindowTitle(title)
        look = window.look
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        head = QHBoxLayout()
        head.addWidget(label(title, "course_name"), 1)
        names = [one.words for one in choices]
        self.choice = Segments(look, translate("print", "Sheet"), names, 0)
        """Chooses what is printed; hidden where there is one thing."""
        self.choice.setVisible(len(choices) > 1)
        head.addWidget(self.choice)
        column.addLayout(head)
        column.addLayout(self._settings())
        self.preview = PicturePreview(look.size(320, 260))
        """The page, as large as there is room for."""
        column.addWidget(self.preview, 1)
        column.addLayout(self._turning())
        self.print = button(look, translate("print", "Print"), icon="print")
        """Asks for a printer, and prints."""
        self.print.clicked.connect(self._ask_for_printer)
        self.save = button(look, translate("print", "Save as PDF"), icon="save")
        """Asks where to save all pages."""
        self.save.clicked.connect(self._save)
        self.add_foot(look, column, self.print, self.save)
        self.fit(look.size(*_SIZE))
        for one in (self.choice, self.paper, self.ink):
            one.chosen.connect(self._begin)
        self._begin()

    def _settings(self) -> QHBoxLayout:
        look = self._window.look
        row = QHBoxLayout()
        papers = [translate("print", "A4"), translate("print", "Letter")]
        usual = list(Paper).index(Paper.usual())
        self.paper = Segments(look, translate("print", "Paper"), papers, usual)
        """Chooses the paper."""
        inks = [translate("print", "Colour"), translate("print", "Black and white")]
        self.ink = Segments(look, translate("print", "Ink"), inks, 0)
        """Chooses the ink."""
        row.addWidget(self.paper)
        row.addStretch(1)
        row.addWidget(self.ink)
        return row

    def _turning(self) -> QHBoxLayout:
        look = self._window.look
        row = QHBoxLayout()
        row.addStretch(1)
        self.back = button(look, "", "pill", "left")
        """Turns a page back."""
        self.back.setAccessibleName(translate("print", "Page before"))
        self.back.setToolTip(translate("print", "Page before (Page up)"))
        self.back.clicked.connect(lambda: self.turn(-1))
        self.number = label("", "body", "second")
        """Which page of how many is shown."""
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setMinimumWidth(look.px(120))
        self.on = button(look, "", "pill", "right")
        """Turns a page on."""
        self.on.setAccessibleName(translate("print", "Next page"))
        self.on.setToolTip(translate("print", "Next page (Page down)"))
        self.on.clicked.connect(lambda: self.turn(1))
        for one in (self.back, self.number, self.on):
            row.addWidget(one)
        row.addStretch(1)
        self._row = [self.back, self.number, self.on]
        return row

    # What is chosen

    @property
    def _key(self) -> tuple[str, ...]:
        return (str(self.choice.current), self._paper, self._ink)

    @property
    def _paper(self) -> Paper:
        return list(Paper)[self.paper.current]

    @property
    def _ink(self) -> Ink:
        return list(Ink)[self.ink.current]

    @property
    def _chosen(self) -> Printable:
        return self._choices[self.choice.current]

    def _question(self, **more: object) -> dict[str, Any]:
        return {
            **self._chosen.question,
            "paper": self._paper,
            "ink": self._ink,
            "language": language_for(self._window.settings.language),
            **more,
        }

    def _page(self, number: int, kind: str = "preview") -> Path:
        return Path(self._folder.path()) / "-".join((*self._key, kind, f"{number}.png"))

    def _pages_asked(self, dots: float, kind: str) -> dict[str, Any]:
        """Return the question for pictures of all pages."""
        place = str(self._page(0, kind)).removesuffix("0.png")
        return self._question(place=place, dots=dots)

    # What is shown

    def _begin(self) -> None:
        """Have the pages drawn that were chosen, unless they were before."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        self._now = 0
        if self._key not in self._pages:
            question = self._pages_asked(_PREVIEW_DOTS, "preview")
            work = self._window.workers.work.ask("pages", question).belong_to(self)
            self._work, key = work, self._key
            work.news.connect(lambda news: self._drawn(key, *news))
            work.answered.connect(self._all_drawn)
            work.refused.connect(self._refused)
        self._show()

    def show_page(self, number: int, count: int, image: QImage) -> None:
        """Show a page that is drawn already, of so many."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        image.save(str(self._page(number)))
        self._drawn(self._key, number, count)

    def _drawn(self, key: tuple[str, ...], number: int, count: int) -> None:
        self._pages[key] = count
        if key == self._key and number == self._now:
            self._show()

    def _all_drawn(self, _: object) -> None:
        self._work = None

    def _refused(self, words: str) -> None:
        self._work = None
        self._pages.pop(self._key, None)
        self._window.tell_fault(DiskError(words))

    def turn(self, by: int) -> None:
        """Turn pages on or back, as far as there are any."""
        self._now = max(0, min(self.count - 1, self._now + by))
        self._show()

    @property
    def count(self) -> int:
        """How many pages there are; 0 before that is known."""
        return self._pages.get(self._key, 0)

    @property
    def is_drawn(self) -> bool:
        """Whether the page is there."""
        return self.preview.has_picture

    def _show(self) -> None:
        image = QImage(str(self._page(self._now)))
        words = translate("print", "Page {number} of {count}").format(
            number=self._now + 1, count=max(1, self.count)
        )
        if image.isNull():
            self.preview.tell(translate("print", "Drawing the pages"))
        else:
            self.preview.show_image(image, f"{self._chosen.name}, {words}")
        for one in self._row:
            one.setVisible(self.count > 1)
        self.number.setText(words)
        self.back.setEnabled(self._now > 0)
        self.on.setEnabled(self._now + 1 < self.count)
        for button_ in (self.print, self.save):
            button_.setEnabled(self.count > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down turn pages."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    # Files and printers

    def _save(self) -> None:
        """Ask where to save the pages, and save them."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = folder / f"{file_name(self._chosen.name)}{ENDING}"
        title = translate("print", "Save the pages")
        kinds = translate("print", "Sheets (*.pdf)")
        path = ask_where_to_save(self._window, title, proposal, kinds, (ENDING,))
        if path is None:
            return
        work = self._window.workers.work.ask("pages", self._question(path=str(path)))
        work.answered.connect(lambda _: self._window.say(saved_words(path)))
        work.refused.connect(self._refused)
        Wait(self._window, work, translate("print", "Drawing the pages"), words=_share)

    def _ask_for_printer(self) -> None:
        """Ask for printer and pages, and print them; where no printer is known, offer a file."""
        if not QPrinterInfo.availablePrinterNames():
            self._offer_file()
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._chosen.name)
        printer.setColorMode(
            QPrinter.ColorMode.Color if self._ink is Ink.COLOUR else QPrinter.ColorMode.GrayScale
        )
        printer.setPageSize(self._paper.page_size)
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, self.count)
        accepted = dialog.exec()
        dialog.deleteLater()
        if accepted:
            self.print_on(printer)

    def _offer_file(self) -> None:
        question = Question(
            self,
            self._window.look,
            translate("print", "This computer knows no printer."),
            translate("print", "Save the pages as a PDF file: it can be printed anywhere."),
            translate("print", "Save as PDF"),
        )
        question.accepted.connect(self._save)

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages that were asked for, each as soon as it is drawn.

        A printer that takes none is told about.
        """
        first, last = printer.fromPage() or 1, printer.toPage() or self.count
        wanted = range(first - 1, last)
        printer.setFullPage(True)
        printer.setPageOrientation(self._orientation)
        painter = QPainter()
        if not painter.begin(printer):
            self._window.warn(translate("print", "The printer takes no pages. Is it switched on?"))
            return
        question = self._pages_asked(_PRINT_DOTS, "print")
        work = self._window.workers.work.ask("pages", question)
        names = [self._page(number, "print") for number in range(self.count)]

        def lay(news: tuple[int, int]) -> None:
            number, _ = news
            image = QImage(str(names[number]))
            if number in wanted:
                if number > wanted.start:
                    printer.newPage()
                size = printer.pageLayout().fullRectPixels(printer.resolution()).size()
                painter.drawImage(QRectF(0, 0, size.width(), size.height()), image)
            names[number].unlink(missing_ok=True)

        def done(_: object) -> None:
            painter.end()
            self._window.say(translate("print", "The pages are on their way to the printer."))

        work.news.connect(lay)
        work.answered.connect(done)
        work.refused.connect(self._refused)
        Wait(self._window, work, translate("print", "Drawing the pages"), words=_share)

    @property
    def _orientation(self) -> QPageLayout.Orientation:
        """How the pages lie: as the one that is shown, for all of them lie alike."""
        shown = QImage(str(self._page(self._now)))
        ways = QPageLayout.Orientation
        return ways.Landscape if shown.width() > shown.height() else ways.Portrait


def _share(news: tuple[int, int]) -> tuple[float, str]:
    number, count = news
    return (number + 1) / max(1, count), ""


def show_sheets(window: MainWindow, *choices: Printable, above: QWidget | None = None) -> None:
    """Show sheets, to be printed or saved; ``above`` is closed, which led here."""
    if above is not None:
        above.close()
    PrintDialog(window, choices).open()
