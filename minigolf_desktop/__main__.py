"""``python -m minigolf_desktop``, and the command of the installed program."""

import gc
import sys

PROGRAM = "minigolf-desktop"
CANNOT_START = 2
"""Exit status where the program lacks what it needs of the system."""

# An older Python would only complain of how the rest is written; this it can read.
if sys.version_info < (3, 11):  # noqa: UP036
    found = "{}.{}".format(*sys.version_info)
    sys.stderr.write(PROGRAM + ": Python 3.11 or later is needed; this is " + found + "\n")
    sys.exit(CANNOT_START)

# What is loaded stays: looking for garbage in it only costs time. The window lets Python look when
# it has been painted.
gc.disable()

from minigolf_desktop.content.qt_libraries import why_not_started  # noqa: E402


def _explain(fault: ImportError) -> int:
    """Say in one line what the program lacks to start; raises the fault where it is another one."""
    line = why_not_started(fault)
    if not line:
        raise fault
    print(f"{PROGRAM}: {line}", file=sys.stderr)
    return CANNOT_START


try:
    from minigolf_desktop.cli import enter
except ImportError as fault:
    sys.exit(_explain(fault))


def main() -> int:
    """Run the program with the arguments of the command line; return its exit status."""
    try:
        return enter(sys.argv[1:])
    except ImportError as fault:
        return _explain(fault)


if __name__ == "__main__":
    sys.exit(main())
