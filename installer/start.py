"""Set up Minigolf Desktop, the first time or after an update, and start it.

`python3 installer/start.py` opens the window; arguments are passed on, so
`python3 installer/start.py score course.json` scores a course without one.
"""

import os
import subprocess
import sys

import python_version

python_version.require()

import environment  # noqa: E402


def main() -> int:
    """Start the program and return its exit status."""
    try:
        python = environment.prepare(environment.PROGRAM_LOCK)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return environment.CANNOT_START
    command = [str(python), "-m", "minigolf_desktop", *sys.argv[1:]]
    if os.name == "posix":
        # The program takes this process's place, so that signals reach it.
        os.execv(python, command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main())
