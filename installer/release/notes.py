"""What is said of a release at the forge: what changed, and which file is for whom.

    python installer/release/notes.py TAG

prints it, and fails unless the tag is that of the program's version.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from release.product import COMMAND, ChangelogError, Release, history

FILES = """\
| for | file |
| --- | --- |
| Debian 12, Ubuntu 24.04, Mint 22 and later | `{command}_{version}_amd64.deb` |
| any other Linux | `{command}-{version}-x86_64.AppImage`, started as it is |
| the same, to be unpacked | `{command}-{version}-linux-x86_64.tar.xz` |
| Windows 10, version 1809, and later | `{command}-{version}-windows-x64-setup.exe` |
| macOS 13 and later | `{command}-{version}-macos-arm64.dmg`, `…-x86_64.dmg` |
| Python 3.11 to 3.14 | `minigolf_desktop-{version}-py3-none-any.whl` |

For ARM64, Linux has the same with `arm64` or `aarch64` in its name (Debian 13 and later), and
Windows 11 with `arm64`. `SHA256SUMS` holds the checksum of each.
"""


def notes(release: Release) -> str:
    """Return what is said of a release, in Markdown."""
    changes = "\n".join(f"- {change}" for change in release.changes)
    return f"{changes}\n\n{FILES.format(command=COMMAND, version=release.version)}"


def main() -> int:
    """Print the notes of the release that has the tag named and return the exit status."""
    try:
        latest = history()[0]
    except ChangelogError as fault:
        print(fault, file=sys.stderr)
        return 1
    if sys.argv[1:] != [f"v{latest.version}"]:
        print(f"the tag of version {latest.version} is v{latest.version}", file=sys.stderr)
        return 1
    print(notes(latest))
    return 0


if __name__ == "__main__":
    sys.exit(main())
