"""Where Qt cannot start there is one line and exit status 2, no abort and no traceback."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop.content import qt_libraries
from minigolf_desktop.ui.common import application as qt_platforms
from minigolf_desktop.ui.common import application as qt_start

CHECKOUT = Path(__file__).resolve().parent.parent
DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"}

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays of Linux")


def start(tmp_path, *command, **settings):
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    environment |= {"MINIGOLF_DESKTOP_HOME": str(tmp_path), "PYTHONPATH": str(CHECKOUT)}
    return subprocess.run(
        command or [sys.executable, "-m", "minigolf_desktop", "--exit-when-shown"],
        env=environment | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@on_linux
@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, "no display"),
        ({"DISPLAY": ":987"}, "the display :987 cannot be opened"),
        ({"QT_QPA_PLATFORM": "crayon"}, "no platform crayon"),
    ],
)
def test_without_a_display_one_line_says_so(tmp_path, settings, words):
    if not settings.get("QT_QPA_PLATFORM") and qt_platforms.platform_fault("xcb"):
        words = "Qt needs"
    done = start(tmp_path, **settings)
    assert done.returncode == qt_start.CANNOT_START
    (line,) = done.stderr.splitlines()
    assert line.startswith("minigolf-desktop: ")
    assert words in line


@pytest.mark.quick
def test_a_missing_library_is_named_with_what_to_install(monkeypatch):
    monkeypatch.setattr(qt_libraries, "missing", list)
    monkeypatch.setattr(qt_libraries.shutil, "which", lambda name: None)
    fault = "libEGL.so.1: cannot open shared object file: No such file or directory"
    line = qt_libraries.why_not_loaded(f"Cannot load library /x/libqxcb.so: ({fault})")
    assert line.startswith("Qt needs libEGL.so.1,")
    assert line.endswith("sudo apt-get install libegl1")


def test_a_library_that_the_binding_itself_misses_is_told_in_one_line(tmp_path):
    binding = tmp_path / "shiboken6"
    binding.mkdir()
    fault = "libstdc++.so.6: cannot open shared object file: No such file or directory"
    (binding / "__init__.py").write_text(f"raise ImportError({fault!r})")
    done = start(tmp_path, PYTHONPATH=os.pathsep.join((str(tmp_path), str(CHECKOUT))))
    assert done.returncode == qt_start.CANNOT_START
    (line,) = done.stderr.splitlines()
    assert line.startswith("minigolf-desktop: Qt needs libstdc++.so.6,")


@pytest.mark.parametrize(
    ("language", "words"), [("C", "is not installed"), ("fr", "n’est pas installé")]
)
def test_sources_that_were_never_set_up_say_what_to_run(tmp_path, language, words):
    spoken = {"LANGUAGE": language, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    # Without `site` nothing that was installed is found.
    done = start(tmp_path, sys.executable, "-S", "-m", "minigolf_desktop", **spoken)
    assert done.returncode == qt_start.CANNOT_START
    (line,) = done.stderr.splitlines()
    assert words in line
    assert "python3 installer/start.py" in line


def test_the_loader_is_understood_in_every_language(monkeypatch):
    monkeypatch.setattr(qt_libraries, "missing", list)
    said = "libxcb-cursor.so.0: Ne peut ouvrir le fichier d'objet partagé: Aucun fichier"
    line = qt_libraries.why_not_loaded(f"Cannot load library /x/libqxcb.so: {said}")
    assert line.startswith("Qt needs libxcb-cursor.so.0,")


def test_all_missing_libraries_are_named_at_once(monkeypatch):
    cursor, *_rest = (one for one in qt_libraries.LIBRARIES if "cursor" in one.file)
    monkeypatch.setattr(qt_libraries, "missing", lambda: [cursor])
    line = qt_libraries.why_not_loaded("libGL.so.1: cannot open shared object file: gone")
    assert "libGL.so.1, libxcb-cursor.so.0" in line


@on_linux
def test_what_only_lacks_a_missing_library_is_not_named_beside_it(monkeypatch):
    def load(file):
        lost = OSError("libxcb.so.1: cannot open shared object file: No such file or directory")
        if file in ("libxcb.so.1", "libX11.so.6"):
            raise lost
        if file == "libxcb-cursor.so.0":
            raise OSError(f"Failed to load {file!r} that was frozen") from lost
        if file == "libEGL.so.1":
            raise OSError("libfar.so.9: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(qt_libraries.ctypes, "CDLL", load)
    assert [one.file for one in qt_libraries.missing()] == ["libEGL.so.1", "libxcb.so.1"]


def test_a_broken_library_is_named():
    assert "libEGL.so.1: file too short" in qt_libraries.why_not_loaded(
        "/lib/x86_64-linux-gnu/libEGL.so.1: file too short"
    )


def test_other_faults_are_not_explained_away():
    old = "/lib/libc.so.6: version `GLIBC_2.34' not found (required by /x/libQt6Core.so.6)"
    assert qt_libraries.why_not_loaded(old) == ""
    assert qt_libraries.why_not_loaded("cannot import name 'golf'") == ""


def test_a_session_on_wayland_tries_that_first(monkeypatch):
    monkeypatch.setattr(qt_platforms.sys, "platform", "linux")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert qt_platforms.platforms_of_window() == ["wayland", "xcb"]


@pytest.mark.skipif(shutil.which("pyenv") is None, reason="no older Python is at hand")
@pytest.mark.parametrize("version", ["3.6", "3.9"])
@pytest.mark.parametrize("script", ["installer/start.py", "minigolf_desktop/__main__.py"])
def test_an_older_python_is_told_which_is_needed(tmp_path, version, script):
    pythons = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = sorted(pythons.glob(f"{version}.*/bin/python"))
    if not found:
        pytest.skip(f"no Python {version}")
    done = start(tmp_path, str(found[0]), str(CHECKOUT / script))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert f"3.11 or later is needed; this is {version}" in line or f"this is {version}." in line
