"""Install the program from its disk image of macOS and let it test itself.

    python installer/check_image.py dist

A step of the release workflow on macOS. Exit status 0 when all is as it should be.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from clean_system import CheckFailed, expect, run
from release import macos, product
from release.frozen import program_in


def check(image: Path) -> None:
    """Copy the bundle out of an image and start it; raises CheckFailed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        mounted = folder / "image"
        run("hdiutil", "attach", str(image), "-mountpoint", str(mounted), "-nobrowse")
        try:
            bundle = f"{product.NAME}.app"
            run("cp", "-R", str(mounted / bundle), str(folder))
        finally:
            run("hdiutil", "detach", str(mounted))
        facts = folder / bundle / "Contents" / "Info.plist"
        run("plutil", "-lint", str(facts))
        icon = folder / bundle / "Contents" / "Resources" / macos.COURSE_ICON.name
        expect(icon.is_file(), "the bundle has no icon for course files")
        program = program_in(folder / bundle)
        run(str(program), "--self-test", "--thorough", settings={"QT_QPA_PLATFORM": "offscreen"})


def main() -> int:
    """Check the image of the folder named and return the exit status."""
    parser = argparse.ArgumentParser(description="Install from a disk image of macOS and test.")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    try:
        found = sorted(folder.glob("*.dmg"))
        expect(len(found) == 1, f"{len(found)} disk images are in {folder}")
        check(found[0])
    except CheckFailed as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"works: {found[0].name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
