"""Write what the stores want to have of a release, and the checksums of its packages.

    python3 installer/stores.py PACKAGES TARGET --home URL

takes the packages from one folder and puts what belongs into each store, Flathub and winget, into
a folder of its own below another.
"""

from __future__ import annotations

import os
import subprocess
import sys

import environment


def main() -> int:
    """Set up what building needs, write it, and return the exit status."""
    try:
        python = environment.prepare(environment.BUILD_LOCK, environment.BUILD_ENVIRONMENT)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return 1
    settings = {**os.environ, "PYTHONPATH": str(environment.CHECKOUT / "installer")}
    return subprocess.call([str(python), "-m", "release.stores", *sys.argv[1:]], env=settings)


if __name__ == "__main__":
    sys.exit(main())
