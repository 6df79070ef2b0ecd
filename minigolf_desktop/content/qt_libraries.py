"""The libraries that Qt expects the system to have, on Linux; read without Qt.

Windows, macOS and most desktops have them all; a server, a container or a minimal
installation lacks some. Each is looked for by loading it.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import sys
from collections.abc import Iterable
from gettext import gettext as _
from typing import NamedTuple

from minigolf_desktop.content.terminal_language import speak_as_terminal


class Library(NamedTuple):
    """A shared library and the package that brings it."""

    file: str
    """Name that the dynamic loader knows it by."""
    debian: str
    """Package of Debian, Ubuntu and Mint."""
    fedora: str
    """Package of Fedora and its relatives."""
    arch: str
    """Package of Arch and its relatives."""
    suse: str
    """Package of openSUSE."""


LIBRARIES = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    Library("libstdc++.so.6", "libstdc++6", "libstdc++", "gcc-libs", "libstdc++6"),
    Library("libzstd.so.1", "libzstd1", "libzstd", "zstd", "libzstd1"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6", "freetype", "freetype2", "libfreetype6"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    Library("libX11.so.6", "libx11-6", "libX11", "libx11", "libX11-6"),
    # What follows only a window needs.
    Library("libxcb.so.1", "libxcb1", "libxcb", "libxcb", "libxcb1"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    Library(
        "libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor",
        "libxcb-cursor0",
    ),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    Library(
        "libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0",
    ),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
    Library(
        "libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil",
        "xcb-util-renderutil", "libxcb-render-util0",
    ),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
    Library(
        "libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms",
        "libxcb-keysyms1",
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
    Library(
        "libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11",
        "libxkbcommon-x11-0",
    ),
    Library(
        "libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland",
        "libwayland-client0",
    ),
    Library(
        "libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland",
        "libwayland-cursor0",
    ),
)  # fmt: skip
"""Everything that is loaded of Qt's wheels here, and that these do not bring themselves.

What every system has, which could not even install a program without, is left out.
"""

_BROKEN = r"[\w./+-]+\.so[\w.]*: (file too short|invalid ELF header|undefined symbol).*"
_MISSING = r"(?<![\w./+-])(lib[\w.+-]+\.so[\w.]*):(?! .*GLIBC)"
"""What the dynamic loader misses, in any language; whatever asks for it is named with its path."""


def missing(needed: Iterable[Library] = LIBRARIES) -> list[Library]:
    """Return the libraries that the system lacks; none on Windows and macOS.

    One that is there, and only cannot be loaded as another of them is missing, is not among them.
    """
    if not sys.platform.startswith("linux"):
        return []
    blamed = {library: _lacking(library.file) for library in needed}
    known = {library.file for library in blamed}
    return [one for one, file in blamed.items() if file and (file == one.file or file not in known)]


def command_for(lacking: list[Library]) -> str:
    """Return the one line that installs `lacking` on this system."""
    if shutil.which("dnf"):
        return "sudo dnf install " + _names({library.fedora for library in lacking})
    if shutil.which("pacman"):
        return "sudo pacman -S " + _names({library.arch for library in lacking})
    if shutil.which("zypper"):
        return "sudo zypper install " + _names({library.suse for library in lacking})
    return "sudo apt-get install " + _names({library.debian for library in lacking})


def missing_at_once(file: str) -> list[Library]:
    """Return every library that is missing here, when one file is found to be; it comes first."""
    known = [library for library in LIBRARIES if library.file == file]
    return known + [library for library in missing() if library.file != file]


NOT_SET_UP = {"PySide6", "shiboken6", "pydantic", "platformdirs", "mypy_extensions"}
"""What is not there where the sources were never set up."""


def why_not_started(fault: ImportError) -> str:
    """Return in one line, in the language of the terminal, what the program lacks to start.

    Empty where the fault is another one.
    """
    speak_as_terminal()
    name = (fault.name or "").partition(".")[0]
    line = why_not_loaded(str(fault))
    if not line and isinstance(fault, ModuleNotFoundError) and name in NOT_SET_UP:
        told = _("{name} is not installed; from the sources, run {command}")
        line = told.format(name=name, command="python3 installer/start.py")
    return line


def why_not_loaded(fault: str) -> str:
    """Return in one line which libraries are missing or broken, of what the dynamic loader says.

    Empty where that is about something else.
    """
    found = re.search(_MISSING, fault)
    if found is None:
        broken = re.search(_BROKEN, fault)
        return _("a library is broken: {fault}").format(fault=broken[0]) if broken else ""
    lacking = missing_at_once(found[1])
    files = ", ".join(dict.fromkeys([found[1], *(library.file for library in lacking)]))
    if not lacking:
        return _("Qt needs {files}, missing on this system").format(files=files)
    line = _("Qt needs {files}, missing on this system; install with: {command}")
    return line.format(files=files, command=command_for(lacking))


def _lacking(file: str) -> str:
    """Return the file that the dynamic loader misses for a library; empty where it loads."""
    try:
        ctypes.CDLL(file)
    except OSError as fault:
        # In a frozen program what the loader said is only the cause of the fault.
        found = re.search(_MISSING, str(fault.__cause__ or fault))
        return found[1] if found else file
    return ""


def _names(packages: set[str]) -> str:
    """Return package names in a stable order, as a command takes them."""
    return " ".join(sorted(packages))
