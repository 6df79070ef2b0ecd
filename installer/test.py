"""Set up Minigolf Desktop for development, then check and test all of it.

`python3 installer/test.py` runs everything; `--quick` one test of every module of tests, for an
answer in under a minute. Other arguments go to pytest.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import python_version

python_version.require()

import environment  # noqa: E402

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
)
"""What is run beside the tests, one after the other; it is told after pytest's summary."""

TESTS = ("pytest", "-n", "auto", "--dist", "worksteal")
"""Neighbours stay together, for what they share is made once; who has done its own helps others."""


class Ended(NamedTuple):
    """A command that was run to its end."""

    command: Sequence[str]
    status: int
    told: str = ""
    """What it wrote, unless that was seen at once."""


def main() -> int:
    """Run every check and return 0, or the exit status of the first that failed."""
    try:
        python = environment.prepare(environment.DEVELOPMENT_LOCK)
    except environment.SetupFailed as fault:
        print(fault, file=sys.stderr)
        return environment.CANNOT_START
    settings = _settings(os.environ)
    with ThreadPoolExecutor(1) as beside:
        checks = [beside.submit(_check, python, check, settings) for check in CHECKS]
        tests = _test(python, (*TESTS, *sys.argv[1:]), settings)
        ended = [*(check.result() for check in checks), tests]
    for one in ended[:-1]:
        print("$", *one.command)
        print(one.told, end="", flush=True)
    failed = [one for one in ended if one.status]
    for one in failed:
        print(f"failed: {' '.join(one.command)}", file=sys.stderr)
    return failed[0].status if failed else 0


def _settings(given: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of what is run, from that of whoever runs it."""
    # No test needs a screen; who wants to watch one sets the platform beforehand.
    settings = {"QT_QPA_PLATFORM": "offscreen", **given}
    # Workers, and the programs that tests start, would each compile all sources for themselves.
    settings.pop("PYTHONDONTWRITEBYTECODE", None)
    return settings


def _check(python: Path, command: Sequence[str], settings: Mapping[str, str]) -> Ended:
    """Run a check without a word."""
    done = subprocess.run(
        [str(python), "-m", *command],
        cwd=environment.CHECKOUT,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return Ended(command, done.returncode, done.stdout)


def _test(python: Path, command: Sequence[str], settings: Mapping[str, str]) -> Ended:
    """Run the tests and let be seen how far they are."""
    print("$", *command, flush=True)
    status = subprocess.call([str(python), "-m", *command], cwd=environment.CHECKOUT, env=settings)
    return Ended(command, status)


if __name__ == "__main__":
    sys.exit(main())
