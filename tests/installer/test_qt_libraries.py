"""The list of libraries that a system needs says what is loaded, no more and no less."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6
from release import debian, product, slimming

from minigolf_desktop.content import qt_libraries

OF_EVERY_SYSTEM = re.compile(r"(libc|libm|libdl|libpthread|libgcc_s|libz|ld-linux[\w-]*)\.so")
"""What a system could not even install a program without."""

PYSIDE, SHIBOKEN = (Path(module.__file__).parent for module in (PySide6, shiboken6))


def modules():
    """Return the modules of Qt that the program imports."""
    sources = (
        path.read_text("utf-8") for path in Path(product.CHECKOUT, product.PACKAGE).rglob("*.py")
    )
    found = {name for text in sources for name in re.findall(r"\bPySide6\.(Qt\w+)", text)}
    return [*(PYSIDE / f"{name}.abi3.so" for name in sorted(found)), *SHIBOKEN.glob("Shiboken*.so")]


def plugins():
    """Return the plugins of Qt that are shipped, but for those that are left to the system."""
    patterns = ("/lib".join(name.split("/")) for name in slimming.PLUGINS_KEPT)
    found = [path for one in patterns for path in (PYSIDE / "Qt/plugins").glob(f"{one}*.so")]
    return [path for path in found if path.name not in debian.LEFT_TO_THE_SYSTEM]


def loaded(file):
    """Return the names of the libraries that a file loads."""
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    return re.findall(r"NEEDED +(\S+)", told.stdout)


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None,
    reason="looks into libraries of Linux with binutils",
)
def test_every_library_that_is_loaded_is_named_and_no_other():
    folders = (PYSIDE, PYSIDE / "Qt" / "lib", SHIBOKEN)
    brought = {path.name: path for folder in folders for path in folder.glob("lib*.so*")}
    waiting, seen, needed = [*modules(), *plugins()], set(), set()
    assert len(waiting) > 12
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            names = loaded(file)
            waiting += [brought[name] for name in names if name in brought]
            needed |= {name for name in names if name not in brought}
    expected = {name for name in needed if not OF_EVERY_SYSTEM.match(name)}
    assert {library.file for library in qt_libraries.LIBRARIES} == expected
