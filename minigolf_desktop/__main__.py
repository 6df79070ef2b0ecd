"""``python -m minigolf_desktop``, and the command of the installed program."""

import sys

from minigolf_desktop.cli import run


def main() -> int:
    """Run the program with the arguments of the command line; return its exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
