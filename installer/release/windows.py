"""The installer for Windows, made by NSIS."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from release import product, signing
from release.frozen import BuildFailed
from release.product import CHECKOUT, Release

SCRIPT = Path(__file__).parent / "nsis" / "installer.nsi"
ICON = Path(__file__).parent / "icons" / "icon.ico"
COURSE_ICON = Path(__file__).parent / "icons" / "course.ico"
KINDS = {"arm64": "arm64", "aarch64": "arm64"}
"""What Windows calls a kind of processor that is not x64, by what Python calls it."""
OLDEST_BUILD = 17763
"""The oldest build of Windows 10 that Qt in this version runs on: that of version 1809."""
TARGET = "NSIS_TARGET"
"""Environment variable that names another target of NSIS, such as `amd64-unicode`."""
NSIS_FOLDERS = (Path("C:/Program Files (x86)/NSIS"), Path("C:/Program Files/NSIS"))
"""Where NSIS installs itself, without a word to the search path."""

VERSION_RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('FileDescription', '{name}'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', '{command}'),
      StringStruct('LegalCopyright', '{copyright}'),
      StringStruct('ProductName', '{name}'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])])
  ]
)
"""


def version_resource(work: Path) -> str:
    """Write what the properties of the program say, for PyInstaller, and return the file."""
    version = product.version()
    text = VERSION_RESOURCE.format(
        numbers=(*numbers(version), 0),
        name=product.NAME,
        version=version,
        command=product.COMMAND,
        copyright=product.COPYRIGHT,
    )
    file = work / "version.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as the three numbers that Windows wants."""
    parts = [int("".join(filter(str.isdigit, part)) or 0) for part in version.split(".")]
    return tuple([*parts, 0, 0, 0][:3])


def build(frozen: Path, work: Path, out: Path, history: tuple[Release, ...], home: str) -> Path:
    """Make the installer and return it; raises BuildFailed."""
    version = history[0].version
    kind = processor()
    installer = out / f"{product.COMMAND}-{version}-windows-{kind}-setup.exe"
    facts = {
        "NAME": product.NAME,
        "COMMAND": product.COMMAND,
        "VERSION": version,
        "NUMBERS": ".".join(map(str, (*numbers(version), 0))),
        "COPYRIGHT": product.COPYRIGHT,
        "HOME": home,
        "COURSE_ENDING": product.COURSE_ENDING,
        "PROCESSOR": kind,
        "OLDEST_BUILD": str(OLDEST_BUILD),
        "FROZEN": str(frozen),
        "CHECKOUT": str(CHECKOUT),
        "ICON": str(ICON),
        "COURSE_ICON": str(COURSE_ICON),
        "SLASH": os.sep,
        "KILOBYTES": str(sum(one.stat().st_size for one in frozen.rglob("*")) // 1024),
        "INSTALLER": str(installer),
    }
    if not signing.sign_for_windows(*sorted(frozen.glob("*.exe"))):
        raise BuildFailed("the programs could not be signed; the reason stands above")
    if TARGET in os.environ:
        facts["TARGET"] = os.environ[TARGET]
    defined = [f"-D{name}={value}" for name, value in facts.items()]
    command = [compiler(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]
    if subprocess.call(command):
        raise BuildFailed("NSIS could not make the installer; the reason stands above")
    if not signing.sign_for_windows(installer):
        raise BuildFailed("the installer could not be signed; the reason stands above")
    return installer


def processor() -> str:
    """Return the kind of processor that this Python is built for, as Windows calls it."""
    return KINDS.get(sysconfig.get_platform().rpartition("-")[2], "x64")


def compiler() -> str:
    """Return the compiler of NSIS; raises BuildFailed."""
    folders = [str(folder) for folder in NSIS_FOLDERS if folder.is_dir()]
    found = shutil.which("makensis") or shutil.which("makensis", path=";".join(folders))
    if found is None:
        raise BuildFailed("makensis: not found; install NSIS 3")
    return found
