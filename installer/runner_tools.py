"""Install what building and judging packages takes on a fresh Debian or Ubuntu.

    python3 installer/runner_tools.py

needs root; the release workflow begins with it.
"""

from __future__ import annotations

import sys

import qt_libraries

TOOLS = (
    *("dpkg-dev", "gcc", "libc6-dev", "squashfs-tools"),
    *("lintian", "desktop-file-utils", "appstream"),
    *("xvfb", "xauth"),
)
"""For building, for judging, and for a display that nobody sees."""


def main() -> int:
    """Install them and return the exit status."""
    libraries = {library.debian for library in qt_libraries.LIBRARIES}
    if qt_libraries.install_with_apt(sorted({*TOOLS, *libraries})):
        return 0
    print("apt-get could not install it; run this as root on Debian or Ubuntu", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
