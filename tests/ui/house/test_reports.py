"""What nobody expected: it is in the log, and the player is told and plays on."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from minigolf_desktop import __version__
from minigolf_desktop.model.designer import ChooseLand, Pass, PutBack
from minigolf_desktop.storage.log_file import LogFile
from minigolf_desktop.ui.house.reports import QUIET, Repeats, ReportDialog, Reports, head

pytestmark = [
    pytest.mark.qt_no_exception_capture,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

CHECKOUT = Path(__file__).resolve().parents[3]


@pytest.fixture
def reports(qapp, folders):
    """Catch what goes wrong, into the log of the player's home."""
    reports = Reports(LogFile(folders.log, head))
    reports.catch()
    yield reports
    reports.release(0)


@pytest.fixture
def log(folders):
    """Read what the log holds."""
    return lambda: (folders.log / "minigolf-desktop.log").read_text(encoding="utf-8")


@pytest.fixture
def shown(player, reports):
    """Sit before a window whose errors are caught."""
    reports.tell_in(player.window, player.flow.home)
    return player


def stumble():
    raise LookupError("no such ball")


def fail_in_a_slot(qtbot, slot=stumble):
    QTimer.singleShot(0, slot)
    qtbot.wait(1)
    QApplication.processEvents()


def begin(player):
    """Begin a solo game, and pass."""
    player.click("Begin a game")
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))
    player.session.play(Pass())


def dialogs(player):
    return [one for one in player.window.findChildren(ReportDialog) if one.isVisible()]


def test_an_error_in_a_slot_is_told_and_is_in_the_log_with_its_trace(shown, qtbot, log):
    fail_in_a_slot(qtbot)
    (dialog,) = dialogs(shown)
    assert dialog.path.text().endswith("minigolf-desktop.log")
    assert "in stumble" in log()
    assert "LookupError: no such ball" in log()


def test_the_match_goes_on_where_it_was(shown, qtbot):
    begin(shown)
    before = shown.session.match.state
    fail_in_a_slot(qtbot)
    (dialog,) = dialogs(shown)
    dialog.accept()
    assert dialogs(shown) == []
    assert shown.session.match.state is before
    shown.session.play(PutBack(0))
    assert shown.session.match.state is not before


def test_home_is_gone_to_and_the_match_waits_there(shown, qtbot):
    begin(shown)
    passed = shown.session.match.state
    fail_in_a_slot(qtbot)
    (dialog,) = dialogs(shown)
    dialog.home.click()
    assert shown.screen_name == "HomeScreen"
    assert dialogs(shown) == []
    shown.flow.play_on()
    assert shown.session.match.state == passed


def test_home_leaves_no_dialog_behind(shown, qtbot):
    shown.flow.settings()
    settings = QApplication.activeModalWidget()
    fail_in_a_slot(qtbot)
    (dialog,) = dialogs(shown)
    dialog.home.click()
    assert not settings.isVisible()


def test_one_dialog_shows_at_a_time(shown, qtbot, log):
    fail_in_a_slot(qtbot)
    fail_in_a_slot(qtbot, lambda: next(iter(())))
    assert len(dialogs(shown)) == 1
    assert "StopIteration" in log()
    dialogs(shown)[0].accept()
    fail_in_a_slot(qtbot, lambda: {}["x"])
    assert len(dialogs(shown)) == 1


def test_an_error_in_painting_is_told_once(shown, qtbot, log):
    class Broken(QWidget):
        def paintEvent(self, event):
            stumble()

    broken = Broken(shown.window)
    broken.resize(9, 9)
    broken.show()
    for _ in range(5):
        broken.update()
        QApplication.processEvents()
    (dialog,) = dialogs(shown)
    dialog.accept()
    broken.update()
    QApplication.processEvents()
    assert dialogs(shown) == []
    assert log().count("LookupError: no such ball") == 1
    broken.hide()


def test_what_is_kept_quiet_is_counted():
    repeats = Repeats()
    told = [repeats.before("paint", now) for now in (0, 1, 2, QUIET, QUIET + 1)]
    assert told == [0, None, None, 2, None]
    assert repeats.untold == 1
    assert repeats.before("timer", 3) == 0


def test_an_error_in_a_thread_is_told_in_the_window(shown, qtbot, log):
    thread = threading.Thread(target=stumble)
    thread.start()
    thread.join()
    QApplication.processEvents()
    assert len(dialogs(shown)) == 1
    assert "in stumble" in log()


def test_an_error_in_taking_something_apart_is_only_in_the_log(shown, log):
    class Ball:
        def __del__(self):
            stumble()

    Ball()
    QApplication.processEvents()
    assert dialogs(shown) == []
    assert "in stumble" in log()


def test_an_error_after_the_window_closed_is_only_in_the_log(shown, qtbot, log):
    shown.window.close()
    fail_in_a_slot(qtbot)
    assert dialogs(shown) == []
    assert "no such ball" in log()


def test_the_end_of_the_program_by_key_is_no_error(shown, qtbot, log, capsys):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QApplication.processEvents()
    assert dialogs(shown) == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


@pytest.mark.no_qt_log
def test_warnings_of_qt_are_in_the_log(reports, log):
    qWarning("QPainter::begin: no device")
    qWarning("QPainter::begin: no device")
    assert log().count("WARNING minigolf_desktop.Qt: QPainter::begin: no device") == 1
    reports.release(0)
    assert "End, status 0; 1 repetitions not told" in log()


def test_what_the_player_is_told_is_in_the_log(shown, log):
    type(shown.window).warn(shown.window, "pond.json: not a course file")
    shown.window.findChild(QMessageBox).accept()
    assert "Told the player: pond.json: not a course file" in log()


def test_matches_and_courses_that_are_opened_are_in_the_log(shown, log, folders):
    begin(shown)
    shown.flow.home()
    shown.flow.play_on()
    (journal,) = folders.saves.glob("*.jsonl")
    assert f"Match begun: {journal}" in log()
    assert f"Match opened: {journal}" in log()


def test_a_file_that_is_set_aside_is_in_the_log(shown, log, folders):
    journal = folders.saves / "bad.jsonl"
    journal.parent.mkdir()
    journal.write_text("no game\n")
    shown.flow.resume(journal)
    assert f"Set aside as bad.jsonl: {journal}" in log()


def test_the_folder_of_the_reports_can_be_shown(shown, qtbot, folders, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    shown.flow.about()
    shown.click("Reports")
    fail_in_a_slot(qtbot)
    shown.click("Show folder")
    assert [Path(url.toLocalFile()) for url in opened] == [folders.log] * 2


def test_an_error_without_a_log_is_told_without_a_path(player, folders, qtbot):
    folders.log.write_text("in the way")
    reports = Reports(LogFile(folders.log, head))
    reports.catch()
    reports.tell_in(player.window, player.flow.home)
    fail_in_a_slot(qtbot)
    (dialog,) = dialogs(player)
    assert not hasattr(dialog, "path")
    dialog.accept()
    reports.release(0)


def test_an_error_before_there_is_a_window_is_told_in_a_box(reports, log, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *about: told.append(about[-1]))
    reports.caught(LookupError, LookupError("no fonts"), None)
    assert len(told) == 1
    assert "minigolf-desktop.log" in told[0]
    assert "LookupError: no fonts" in log()


def started(tmp_path, *lines):
    """Start the program in which something was broken first; return it when it has ended."""
    script = "\n".join(
        (
            *lines,
            "import sys",
            "sys.argv = ['minigolf-desktop', '--exit-when-shown']",
            "from minigolf_desktop.__main__ import main",
            "sys.exit(main())",
        )
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(CHECKOUT),
        "MINIGOLF_DESKTOP_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    return subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_start_that_fails_ends_with_status_1_and_a_report(tmp_path):
    done = started(
        tmp_path,
        "from minigolf_desktop.ui.house import app",
        "from PySide6.QtWidgets import QMessageBox",
        "QMessageBox.critical = lambda *about: print(about[-1])",
        "app.load_fonts = lambda: 1 / 0",
    )
    assert done.returncode == 1
    assert "cannot start" in done.stdout
    assert "ZeroDivisionError" in done.stderr
    written = (tmp_path / "log" / "minigolf-desktop.log").read_text()
    assert written.index(f"Minigolf Desktop {__version__}") < written.index("ZeroDivisionError")
    assert "End, status 1" in written


def test_the_program_starts_where_no_log_can_be_written(tmp_path):
    (tmp_path / "log").write_text("in the way")
    done = started(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_start_and_end_are_in_the_log(tmp_path):
    assert started(tmp_path).returncode == 0
    first, last = (tmp_path / "log" / "minigolf-desktop.log").read_text().splitlines()
    assert "Python 3." in first
    assert "Qt 6." in first
    assert last.endswith("End, status 0")
