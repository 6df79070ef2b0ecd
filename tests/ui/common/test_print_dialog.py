"""The dialog of sheets: printed page by page, or told about where nothing prints."""

import re

import pytest
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QFileDialog

from minigolf_desktop.ui.common.printing import dialog as printing
from minigolf_desktop.ui.common.printing.dialog import Printable, PrintDialog
from minigolf_desktop.ui.common.widgets.dialogs import Question

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints|QPainter::begin")


@pytest.fixture
def dialog(player, qtbot, monkeypatch):
    """Show the sheets of a game; they are printed coarsely, and otherwise as ever."""
    monkeypatch.setattr(printing, "_PRINT_DOTS", 40.0)
    shown = PrintDialog(player.window, [Printable("Golf", "Golf", {"game": "eighteen-holes"})])
    shown.open()
    qtbot.waitUntil(lambda: shown.print.isEnabled() and shown.is_drawn, timeout=20_000)
    return shown


@pytest.fixture
def told(player, monkeypatch):
    """What the window says and warns of."""
    lines = []
    monkeypatch.setattr(player.window, "say", lines.append)
    monkeypatch.setattr(player.window, "warn", lines.append)
    return lines


def printer_to(path):
    printer = QPrinter()
    printer.setOutputFileName(str(path))
    return printer


def pages_in(path):
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_where_no_printer_is_known_a_file_is_offered(dialog, monkeypatch, tmp_path, qtbot):
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / "golf")])
    dialog.print.click()
    (question,) = dialog.findChildren(Question)
    assert question.accessibleName().startswith("This computer knows no printer.")
    question.yes.click()
    qtbot.waitUntil((tmp_path / "golf.pdf").exists, timeout=20_000)


@pytest.mark.parametrize(("wanted", "printed"), [(None, 4), ((2, 3), 2)])
def test_the_pages_that_are_asked_for_are_printed(dialog, told, tmp_path, qtbot, wanted, printed):
    printer = printer_to(tmp_path / "printed.pdf")
    if wanted is not None:
        printer.setFromTo(*wanted)
    dialog.print_on(printer)
    qtbot.waitUntil(lambda: told != [], timeout=20_000)
    assert told == ["The pages are on their way to the printer."]
    assert pages_in(tmp_path / "printed.pdf") == printed


def test_a_printer_that_takes_nothing_is_told_about(dialog, told, tmp_path):
    dialog.print_on(printer_to(tmp_path / "no such folder" / "printed.pdf"))
    assert told == ["The printer takes no pages. Is it switched on?"]
