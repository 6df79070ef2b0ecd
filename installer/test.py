"""Set up Minigolf Desktop for development, then check and test all of it.

`python3 installer/test.py` runs everything; arguments go to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys

import environment

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "auto"),
)
"""What is run, in this order; the first that fails ends the run."""


def main() -> int:
    """Run the checks and return the exit status of the first that fails, or 0."""
    try:
        python = environment.prepare(environment.DEVELOPMENT_LOCK)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return 1
    # No test needs a screen; who wants to watch one sets the platform beforehand.
    settings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    for check in CHECKS:
        arguments = sys.argv[1:] if check[0] == "pytest" else []
        print("$", *check, *arguments, flush=True)
        status = subprocess.call(
            [python, "-m", *check, *arguments], cwd=environment.CHECKOUT, env=settings
        )
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
