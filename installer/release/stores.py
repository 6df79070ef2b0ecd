"""Write what the stores want to have of a release: Flathub and winget; and the checksums.

`installer/stores.py` prepares what it needs. It takes the packages of a release from one folder,
where it also writes their checksums, and puts what belongs into each store into a folder of its
own.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from release import flatpak, winget
from release.checksums import write_checksums
from release.frozen import BuildFailed
from release.product import ChangelogError, history


def main() -> int:
    """Write it and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="stores.py", description="Write what Flathub and winget take."
    )
    parser.add_argument("packages", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--home", required=True, metavar="URL", help="address of the project")
    wanted = parser.parse_args()
    try:
        releases = history()
        write_checksums(wanted.packages)
        winget.write(wanted.packages, wanted.target / "winget", releases, wanted.home)
        flatpak.write(wanted.packages, wanted.target / "flathub", releases, wanted.home)
    except (BuildFailed, ChangelogError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
