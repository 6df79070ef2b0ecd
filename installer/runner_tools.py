"""Install what building and judging packages takes on a fresh Debian or Ubuntu.

    python3 installer/runner_tools.py

needs root; the release workflow begins with it.
"""

from __future__ import annotations

import sys

import environment

from minigolf_desktop.content import qt_libraries

TOOLS = (
    *("lintian", "desktop-file-utils", "appstream"),
    *("squashfs-tools", "xvfb", "xauth"),
)
"""What judges packages, what AppImages are made with, and a display that nobody sees.

What building takes, `installer/build.py` looks for itself.
"""


def main() -> int:
    """Install them and return the exit status."""
    libraries = {library.debian for library in qt_libraries.LIBRARIES}
    if environment.install_with_apt(sorted({*TOOLS, *libraries})):
        return 0
    print("apt-get could not install it; run this as root on Debian or Ubuntu", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
