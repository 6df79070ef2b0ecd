"""Set up Minigolf Desktop for development, then check and test all of it.

`python3 installer/test.py` runs everything; arguments go to pytest.
"""

import os
import subprocess
import sys

import python_version

python_version.require()

import environment  # noqa: E402

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "auto"),
)
"""What is run, in this order; pytest's summary comes last."""


def main() -> int:
    """Run every check and return 0, or the exit status of the first that failed."""
    try:
        python = environment.prepare(environment.DEVELOPMENT_LOCK)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return environment.CANNOT_START
    # No test needs a screen; who wants to watch one sets the platform beforehand.
    settings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    failures = []
    for check in CHECKS:
        arguments = sys.argv[1:] if check[0] == "pytest" else []
        command = [*check, *arguments]
        print("$", *command, flush=True)
        status = subprocess.call(
            [str(python), "-m", *command], cwd=environment.CHECKOUT, env=settings
        )
        if status:
            failures.append((" ".join(command), status))
    for name, _ in failures:
        print(f"failed: {name}", file=sys.stderr)
    return failures[0][1] if failures else 0


if __name__ == "__main__":
    sys.exit(main())
