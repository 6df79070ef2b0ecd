"""What is left out of the frozen program, on each system."""

import ast
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import librt
from release import frozen, product
from release.slimming import MODULES_LEFT_OUT, SOURCES_OF_WORDS, kept_files

QT = "PySide6/Qt"
WHEELS = "/env/site-packages"


def kept(entries, needs=None):
    needed = needs or {}
    found = kept_files(entries, lambda source: needed.get(source, ()))
    return [target for target, _, _ in found]


def test_plugins_of_qt_are_left_out_unless_they_are_kept():
    entries = [
        (f"{QT}/plugins/{name}.so", f"{WHEELS}/{name}.so", "BINARY")
        for name in ("platforms/libqxcb", "platforms/libqvnc", "sqldrivers/libqsqlite")
    ]
    assert kept(entries) == [f"{QT}/plugins/platforms/libqxcb.so"]


def test_what_knows_the_printers_of_a_system_is_kept_with_the_library_that_prints():
    plugins = [
        (f"{QT}/plugins/printsupport/libcupsprintersupport.so", "cups", "BINARY"),
        ("PySide6\\plugins\\printsupport\\windowsprintersupport.dll", "windows", "BINARY"),
        (f"{QT}/plugins/printsupport/libcocoaprintersupport.dylib", "cocoa", "BINARY"),
    ]
    library = (f"{QT}/lib/libQt6PrintSupport.so.6", "library", "BINARY")
    needs = {"cups": ["libQt6PrintSupport.so.6", "libcups.so.2"]}
    assert kept([*plugins, library], needs) == [target for target, _, _ in (*plugins, library)]


def test_libraries_of_qt_stay_when_something_that_stays_loads_them():
    entries = [
        ("PySide6/QtGui.abi3.so", f"{WHEELS}/QtGui.abi3.so", "EXTENSION"),
        (f"{QT}/lib/libQt6Gui.so.6", f"{WHEELS}/libQt6Gui.so.6", "BINARY"),
        (f"{QT}/lib/libQt6Core.so.6", f"{WHEELS}/libQt6Core.so.6", "BINARY"),
        (f"{QT}/lib/libQt6Qml.so.6", f"{WHEELS}/libQt6Qml.so.6", "BINARY"),
        ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", f"{QT}/lib/libQt6Qml.so.6", "SYMLINK"),
    ]
    needs = {
        f"{WHEELS}/QtGui.abi3.so": ["libQt6Gui.so.6"],
        f"{WHEELS}/libQt6Gui.so.6": ["libQt6Core.so.6", "libc.so.6"],
    }
    assert kept(entries, needs) == [
        "PySide6/QtGui.abi3.so",
        f"{QT}/lib/libQt6Gui.so.6",
        f"{QT}/lib/libQt6Core.so.6",
        "libQt6Core.so.6",
    ]


def test_libraries_of_the_system_stay_behind_but_for_those_that_desktops_lack():
    program = (f"{QT}/plugins/platforms/libqxcb.so", f"{WHEELS}/libqxcb.so", "BINARY")
    names = ("libxcb-cursor.so.0", "libX11.so.6", "libglib-2.0.so.0")
    libraries = [(name, f"/lib/x86_64-linux-gnu/{name}", "BINARY") for name in names]
    assert kept([program, *libraries], {program[1]: names}) == [program[0], "libxcb-cursor.so.0"]


def test_the_paths_of_windows_are_understood():
    base = "C:\\env\\PySide6"
    entries = [
        ("PySide6\\plugins\\platforms\\qwindows.dll", f"{base}\\qwindows.dll", "BINARY"),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", f"{base}\\qdirect2d.dll", "BINARY"),
        ("PySide6\\Qt6Gui.dll", f"{base}\\Qt6Gui.dll", "BINARY"),
        ("PySide6\\opengl32sw.dll", f"{base}\\opengl32sw.dll", "BINARY"),
        ("PySide6\\translations\\qtbase_tlh.qm", f"{base}\\qtbase_tlh.qm", "DATA"),
        ("PySide6\\translations\\qtbase_fr.qm", f"{base}\\qtbase_fr.qm", "DATA"),
        ("PySide6\\translations\\qtmultimedia_fr.qm", f"{base}\\qtmultimedia_fr.qm", "DATA"),
        ("PySide6\\MSVCP140.dll", f"{base}\\MSVCP140.dll", "BINARY"),
    ]
    needs = {f"{base}\\qwindows.dll": ["Qt6Gui.dll"]}
    assert kept(entries, needs) == [
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\Qt6Gui.dll",
        "PySide6\\translations\\qtbase_fr.qm",
        "PySide6\\MSVCP140.dll",
    ]


def test_a_framework_of_macos_stays_or_goes_as_a_whole():
    frameworks = f"{QT}/lib/Qt{{}}.framework"
    entries = [("PySide6/QtGui.abi3.so", f"{WHEELS}/QtGui.abi3.so", "EXTENSION")]
    for name in ("Gui", "Qml"):
        folder = frameworks.format(name)
        entries += [
            (f"{folder}/Versions/A/Qt{name}", f"{WHEELS}/Qt{name}", "BINARY"),
            (f"{folder}/Versions/A/Resources/Info.plist", f"{WHEELS}/Info.plist", "DATA"),
            (f"{folder}/Versions/Current", "A", "SYMLINK"),
        ]
    needs = {f"{WHEELS}/QtGui.abi3.so": ["@rpath/QtGui.framework/Versions/A/QtGui"]}
    assert [one for one in kept(entries, needs) if "Qml" in one] == []
    assert len(kept(entries, needs)) == 4


def test_of_translations_only_what_the_program_reads_is_shipped():
    folder = "minigolf_desktop/resources/translations"
    names = ("minigolf_fr.qm", "minigolf_fr.ts", "terms.json")
    entries = [(f"{folder}/{name}", f"/sources/{name}", "DATA") for name in names]
    assert kept(entries) == [f"{folder}/minigolf_fr.qm"]


def test_wheels_are_without_them_too():
    told = tomllib.loads((product.CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    left_out = told["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    folder = product.CHECKOUT / "resources" / "translations"
    sources = [path for path in folder.iterdir() if str(path).endswith(SOURCES_OF_WORDS)]
    assert len(sources) > 2
    for path in folder.iterdir():
        place = f"/{path.relative_to(product.CHECKOUT).as_posix()}"
        assert any(fnmatch(place, one) for one in left_out) is (path in sources)


def test_everything_of_python_and_of_the_program_stays():
    entries = [
        ("minigolf_desktop/resources/icons/qt.svg", f"{WHEELS}/qt.svg", "DATA"),
        ("pydantic_core/_pydantic_core.so", f"{WHEELS}/_pydantic_core.so", "EXTENSION"),
        ("libpython3.11.so.1.0", "/opt/python/lib/libpython3.11.so.1.0", "BINARY"),
    ]
    assert kept(entries) == [target for target, _, _ in entries]


def test_the_python_of_a_system_stays_whole_though_it_lies_among_its_libraries():
    lib = "/usr/lib/x86_64-linux-gnu"
    entries = [
        ("libpython3.11.so.1.0", f"{lib}/libpython3.11.so.1.0", "BINARY"),
        ("libmpdec.so.3", f"{lib}/libmpdec.so.3", "BINARY"),
        ("lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so", "EXTENSION"),
        ("libexpat.so.1", f"{lib}/libexpat.so.1", "BINARY"),
    ]
    assert kept(entries) == [target for target, _, _ in entries[:-1]]


def test_what_the_python_of_a_system_needs_to_start_comes_along():
    lib = "/usr/lib/x86_64-linux-gnu"
    python = ("libpython3.11.so.1.0", f"{lib}/libpython3.11.so.1.0", "BINARY")
    parts = [(name, f"{lib}/{name}", "BINARY") for name in ("libexpat.so.1", "libz.so.1")]
    needs = {python[1]: ["libexpat.so.1", "libz.so.1", "libc.so.6"]}
    assert kept([python, *parts], needs) == [python[0], "libexpat.so.1"]


def test_of_librt_only_the_arrays_come_along():
    described = Path(librt.__path__[0]).glob("[!_]*.pyi")
    parts = {f"librt.{path.stem}" for path in described}
    assert parts - set(MODULES_LEFT_OUT) == {"librt.vecs"}
    assert "librt.vecs" in frozen.HIDDEN


def test_the_program_imports_nothing_that_is_left_out():
    imported = set()
    for path in (product.CHECKOUT / product.PACKAGE).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module)
                imported |= {f"{node.module}.{name.name}" for name in node.names}
    assert imported & set(MODULES_LEFT_OUT) == set()
