"""What the frozen program does without: parts of Qt and of Python that it never loads."""

from __future__ import annotations

import re
from pathlib import PurePath

from PyInstaller.depend import bindepend

Entry = tuple[str, str, str]
"""Where a file goes, where it comes from, and PyInstaller's word for its kind."""

MODULES_LEFT_OUT = [
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtTest"),
    *("PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtXml"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "readline", "curses", "_curses"),
    *("asyncio", "multiprocessing", "concurrent", "unittest", "doctest", "pdb", "pydoc"),
    *("tkinter", "xmlrpc", "lib2to3", "distutils", "setuptools", "packaging", "mypy"),
]
"""Modules that others would use if they were there, and that the program never needs."""

PLUGINS_KEPT = {
    *("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen"),
    *("platforms/qwindows", "platforms/qcocoa"),
    *("platformthemes/qgtk3", "platformthemes/qxdgdesktopportal"),
    *("platforminputcontexts/composeplatforminputcontextplugin",),
    *("platforminputcontexts/ibusplatforminputcontextplugin",),
    *("styles/qmacstyle", "iconengines/qsvgicon", "imageformats/qsvg"),
    *("xcbglintegrations/qxcb-egl-integration", "xcbglintegrations/qxcb-glx-integration"),
    *("wayland-shell-integration/xdg-shell", "wayland-decoration-client/bradient"),
    *("wayland-graphics-integration-client/qt-plugin-wayland-egl",),
}
"""Plugins of Qt that are shipped, without the beginnings and endings of file names."""

_PLUGIN = re.compile(r"/plugins/([\w-]+)/(?:lib)?([\w-]+?)\.(?:so|dll|dylib)$")
_LIBRARY_OF_QT = re.compile(r"^(?:lib)?(?:Qt6|icu)\w*|^Qt\w+$|^d3dcompiler|^opengl32sw")
_SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")


def is_of_the_system(source: str) -> bool:
    """Tell whether a file comes from the Linux system that the program is frozen on."""
    return source.startswith(_SYSTEM)


def without_needless_libraries(binaries: list[Entry]) -> list[Entry]:
    """Leave out plugins that are not kept, then libraries that nothing loads any more."""
    wanted = [entry for entry in binaries if _is_kept(entry)]
    droppable = {
        PurePath(entry[0]).name: entry
        for entry in wanted
        if _LIBRARY_OF_QT.match(PurePath(entry[0]).name) or is_of_the_system(entry[1])
    }
    dropped = set(droppable)
    waiting = [entry for entry in wanted if PurePath(entry[0]).name not in dropped]
    while waiting:
        _, source, _ = waiting.pop()
        for needed, _ in bindepend.get_imports(source):
            name = PurePath(needed).name
            if name in dropped:
                dropped.remove(name)
                waiting.append(droppable[name])
    return [entry for entry in wanted if PurePath(entry[0]).name not in dropped]


def without_needless_data(data: list[Entry]) -> list[Entry]:
    """Leave out Qt's own translations: the program speaks for itself."""
    return [entry for entry in data if "/translations/qt" not in _slashes(entry[0])]


def _is_kept(entry: Entry) -> bool:
    plugin = _PLUGIN.search(_slashes(entry[0]))
    return plugin is None or f"{plugin[1]}/{plugin[2]}" in PLUGINS_KEPT


def _slashes(path: str) -> str:
    return path.replace("\\", "/")
