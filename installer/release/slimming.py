"""What the frozen program does without: parts of Qt, of Python and of the system."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import NamedTuple

MODULES_LEFT_OUT = [
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtTest"),
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtXml"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "readline", "curses", "_curses"),
    *("bz2", "_bz2", "lzma", "_lzma", "_uuid", "_codecs_cn", "_codecs_hk", "_codecs_jp"),
    *("_codecs_kr", "_codecs_tw", "_codecs_iso2022", "_multibytecodec"),
    *("asyncio", "multiprocessing", "concurrent", "unittest", "doctest", "pdb", "pydoc"),
    *("_statistics", "tkinter", "xmlrpc", "lib2to3", "distutils", "setuptools", "mypy"),
    *("mypyc", "packaging"),
    *("librt.base64", "librt.internal", "librt.random", "librt.strings"),
    *("librt.threading", "librt.time"),
]
"""Modules that others would use if they were there, and that the program never needs."""

PLUGINS_KEPT = {
    *("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen"),
    *("platforms/qwindows", "platforms/qcocoa"),
    *("platformthemes/qgtk3", "platformthemes/qxdgdesktopportal"),
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    *("styles/qmacstyle", "iconengines/qsvgicon", "imageformats/qsvg"),
    *("printsupport/cupsprintersupport", "printsupport/windowsprintersupport"),
    "printsupport/cocoaprintersupport",
    *("wayland-shell-integration/xdg-shell", "wayland-decoration-client/bradient"),
}
"""Plugins of Qt that are shipped, without the beginnings and endings of file names."""

CARRIED = re.compile(r"libxcb-|libxkbcommon|libffi|libexpat")
"""Libraries of the Linux system that are taken along, as many a desktop lacks them.

Python itself may need the last two: without them it could not say what else is missing.
"""

OF_PYTHON = re.compile(r"libpython3|libmpdec")
"""Libraries of Python itself, wherever a system keeps them; no other release has the same."""

_TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations"
WORDS_KEPT = {
    f"qtbase_{path.stem.partition('_')[2]}.qm" for path in _TRANSLATIONS.glob("minigolf_*.ts")
}
"""Catalogues of Qt's own words that are shipped: those of the program's languages."""

SOURCES_OF_WORDS = ("resources/translations/terms.json", ".ts")
"""Endings of what catalogues are made from; the program reads only what is made of it."""

_PLUGIN = re.compile(r"/plugins/([\w-]+)/(?:lib)?([\w-]+?)\.(?:so|dll|dylib)$")
_LIBRARY_OF_QT = re.compile(r"(?:lib)?(?:Qt6|icu)\w*|Qt[A-Z]\w+$|d3dcompiler|opengl32sw")
_FRAMEWORK = re.compile(r"/(Qt\w+)\.framework/")
_SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")
_SYMLINK = "SYMLINK"


Collected = tuple[str, str, str]
"""A file that PyInstaller would collect: see Entry."""

Needs = Callable[[str], Iterable[str]]
"""Returns the names of the libraries that a library or program loads."""


class Entry(NamedTuple):
    """A file to be collected."""

    target: str
    """Where it goes."""
    source: str
    """Where it comes from; where a link leads to."""
    kind: str

    @property
    def name(self) -> str:
        """Name of the file, or of the framework of macOS that it is a part of."""
        framework = _FRAMEWORK.search(self.target)
        return framework[1] if framework else PurePath(self._path).name

    @property
    def is_plugin(self) -> bool:
        """Whether it is a plugin of Qt."""
        return _PLUGIN.search(self._path) is not None

    @property
    def is_kept_anyway(self) -> bool:
        """Whether it stays although no other file may need it."""
        plugin = _PLUGIN.search(self._path)
        if plugin is not None:
            return f"{plugin[1]}/{plugin[2]}" in PLUGINS_KEPT
        if "/translations/qt" in self._path:
            return self.name in WORDS_KEPT
        if self._path.endswith(SOURCES_OF_WORDS):
            return False
        return not (_LIBRARY_OF_QT.match(self.name) or self.is_of_the_system)

    @property
    def is_of_the_system(self) -> bool:
        """Whether it is a library of the Linux system that the program is frozen on."""
        if self.kind == "EXTENSION" or OF_PYTHON.match(self.name):
            return False
        return self.source.startswith(_SYSTEM)

    @property
    def may_be_needed(self) -> bool:
        """Whether it is taken along if a file that stays needs it."""
        if self.is_plugin:
            return False
        return not self.is_of_the_system or CARRIED.match(self.name) is not None

    @property
    def loads_others(self) -> bool:
        """Whether it is a library or a program."""
        return self.kind in ("BINARY", "EXTENSION")

    @property
    def _path(self) -> str:
        return self.target.replace("\\", "/")


def kept_files(collected: Iterable[Collected], needs: Needs) -> list[Collected]:
    """Return what stays of the files that PyInstaller would collect.

    That are plugins that are kept and everything of Python, then what those load.
    """
    entries = [Entry(*one) for one in collected]
    files = [one for one in entries if one.kind != _SYMLINK]
    kept = {one.name for one in files if one.is_kept_anyway}
    spare = {one.name for one in files if not one.is_kept_anyway and one.may_be_needed}
    waiting = [one for one in files if one.is_kept_anyway and one.loads_others]
    while waiting:
        for needed in needs(waiting.pop().source):
            name = PurePath(needed.replace("\\", "/")).name
            if name in spare:
                spare.remove(name)
                kept.add(name)
                waiting += [one for one in files if one.name == name and one.loads_others]
    stays = (
        one for one in entries if one.name in kept and (one.is_kept_anyway or not one.is_plugin)
    )
    return [(one.target, one.source, one.kind) for one in stays]
