"""The disk image for macOS, with the application bundle that PyInstaller makes."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

from release import product, signing
from release.frozen import BuildFailed
from release.product import CHECKOUT, Release

COURSE = f"{product.IDENTIFIER}.course"

COURSE_ICON = Path(__file__).parent / "icons" / "course.icns"
"""The icon of course files, which lies beside that of the program."""

OLDEST = "13.0"
"""The oldest macOS that Qt in this version runs on."""

INFO: dict[str, Any] = {
    "CFBundleDisplayName": product.NAME,
    "NSHumanReadableCopyright": product.COPYRIGHT,
    "LSMinimumSystemVersion": OLDEST,
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Minigolf course",
            "CFBundleTypeIconFile": COURSE_ICON.name,
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [COURSE],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": COURSE,
            "UTTypeDescription": "Minigolf course",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [product.COURSE_ENDING],
                "public.mime-type": [product.COURSE_TYPE],
            },
        }
    ],
}
"""What the bundle tells the system, beside what PyInstaller writes by itself."""


def info(version: str) -> dict[str, Any]:
    """Return what the bundle of a version tells the system.

    PyInstaller writes the version that people see; updates go by that of the bundle.
    """
    return {**INFO, "CFBundleVersion": version}


def build(frozen: Path, work: Path, out: Path, history: tuple[Release, ...], home: str) -> Path:
    """Make the disk image of a bundle and return it; raises BuildFailed."""
    content = work / "image"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    shutil.copytree(frozen, content / frozen.name, symlinks=True)
    shutil.copy(CHECKOUT / "LICENSE", content)
    (content / "Applications").symlink_to("/Applications")
    version = history[0].version
    image = out / f"{product.COMMAND}-{version}-macos-{platform.machine()}.dmg"
    title = f"{product.NAME} {version}"
    if subprocess.call(image_command(content, title, image)):
        raise BuildFailed("hdiutil could not make the disk image; the reason stands above")
    if not signing.sign_image(image):
        raise BuildFailed("codesign could not sign the disk image; the reason stands above")
    return image


def image_command(content: Path, title: str, image: Path) -> list[str]:
    """Return the command that makes a compressed disk image of a folder."""
    options = ["-ov", "-format", "UDZO", "-fs", "HFS+"]
    return [
        "hdiutil",
        "create",
        "-volname",
        title,
        "-srcfolder",
        str(content),
        *options,
        str(image),
    ]
