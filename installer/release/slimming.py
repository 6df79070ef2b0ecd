"""What the frozen program does without: parts of Qt, of Python and of the system."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePath
from typing import NamedTuple

from PyInstaller.depend import bindepend

MODULES_LEFT_OUT = [
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtTest"),
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtXml"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "readline", "curses", "_curses"),
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid", "_codecs_cn", "_codecs_hk", "_codecs_jp"),
    *("_codecs_kr", "_codecs_tw", "_codecs_iso2022", "_multibytecodec"),
    *("asyncio", "multiprocessing", "concurrent", "unittest", "doctest", "pdb", "pydoc"),
    *(
        "statistics",
        "_statistics",
        "tkinter",
        "xmlrpc",
        "lib2to3",
        "distutils",
        "setuptools",
        "packaging",
        "mypy",
    ),
]
"""Modules that others would use if they were there, and that the program never needs."""

PLUGINS_KEPT = {
    *("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen"),
    *("platforms/qwindows", "platforms/qcocoa"),
    *("platformthemes/qgtk3", "platformthemes/qxdgdesktopportal"),
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    *("styles/qmacstyle", "iconengines/qsvgicon", "imageformats/qsvg"),
    *("wayland-shell-integration/xdg-shell", "wayland-decoration-client/bradient"),
}
"""Plugins of Qt that are shipped, without the beginnings and endings of file names."""

CARRIED = re.compile(
    r"libxcb-(cursor|icccm|image|keysyms|render-util|util|xkb)\.|libxkbcommon|libffi"
)
"""Libraries of the Linux system that are taken along, as many a desktop lacks them."""

_PLUGIN = re.compile(r"/plugins/([\w-]+)/(?:lib)?([\w-]+?)\.(?:so|dll|dylib)$")
_LIBRARY_OF_QT = re.compile(r"(?:lib)?(?:Qt6|icu)\w*|Qt[A-Z]\w+$|d3dcompiler|opengl32sw")
_SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")
_SYMLINK = "SYMLINK"


class Entry(NamedTuple):
    """A file to be collected."""

    target: str
    """Where it goes."""
    source: str
    """Where it comes from; where a link leads to."""
    kind: str

    @property
    def name(self) -> str:
        """Name of the file."""
        return PurePath(self.target).name

    @property
    def is_kept_anyway(self) -> bool:
        """Whether it stays although no other file may need it."""
        plugin = _PLUGIN.search(self.target.replace("\\", "/"))
        if plugin is not None:
            return f"{plugin[1]}/{plugin[2]}" in PLUGINS_KEPT
        if "/translations/qt" in self.target.replace("\\", "/"):
            # The program speaks for itself.
            return False
        return not (_LIBRARY_OF_QT.match(self.name) or self.is_of_the_system)

    @property
    def is_of_the_system(self) -> bool:
        """Whether it is a library of the Linux system that the program is frozen on."""
        return self.source.startswith(_SYSTEM)

    @property
    def may_be_needed(self) -> bool:
        """Whether it is taken along if a file that stays needs it."""
        if _PLUGIN.search(self.target.replace("\\", "/")):
            return False
        return not self.is_of_the_system or CARRIED.match(self.name) is not None


def kept_files(collected: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return what stays of the files that PyInstaller would collect.

    That are plugins that are kept and everything of Python, then what those load.
    """
    entries = [Entry(*one) for one in collected]
    files = [one for one in entries if one.kind != _SYMLINK]
    kept = [one for one in files if one.is_kept_anyway]
    spare = {one.name: one for one in files if not one.is_kept_anyway and one.may_be_needed}
    waiting = [one for one in kept if one.kind in ("BINARY", "EXTENSION")]
    while waiting:
        for needed, _ in bindepend.get_imports(waiting.pop().source):
            library = spare.pop(PurePath(needed).name, None)
            if library is not None:
                kept.append(library)
                waiting.append(library)
    names = {one.name for one in kept}
    links = [one for one in entries if one.kind == _SYMLINK and one.name in names]
    return [tuple(one) for one in (*kept, *links)]  # type: ignore[misc]
