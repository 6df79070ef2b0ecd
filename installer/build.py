"""Build the packages of Minigolf Desktop for the system that this runs on.

`python3 installer/build.py` puts them into `dist`: a Debian package and a portable archive on
Linux, an installer on Windows, a disk image on macOS, and what pip installs. Packages can be
named (`python3 installer/build.py deb`); `--help` tells which there are.
"""

import subprocess
import sys

import python_version

python_version.require()

import build_tools  # noqa: E402
import environment  # noqa: E402
from release.__main__ import WHEEL, asked  # noqa: E402


def main() -> int:
    """Set up what building needs, build, and return the exit status."""
    kinds = asked(sys.argv[1:]).kinds
    try:
        # What pip installs on every system is made without a compiler.
        if kinds != [WHEEL]:
            build_tools.provide()
        python = environment.prepare(environment.BUILD_LOCK, environment.BUILD_ENVIRONMENT)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return environment.CANNOT_START
    folder = environment.CHECKOUT / "installer"
    return subprocess.call([str(python), "-m", "release", *sys.argv[1:]], cwd=folder)


if __name__ == "__main__":
    sys.exit(main())
