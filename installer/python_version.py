"""Whether this Python is recent enough; written so that Python 2 and 3 of any age can read it."""

import sys

OLDEST = (3, 11)


def require() -> None:
    """End with one line unless it is; nothing that follows would be understood."""
    if sys.version_info < OLDEST:
        found = "{}.{}".format(*sys.version_info)
        sys.stderr.write("Minigolf Desktop needs Python 3.11 or later; this is " + found + ".\n")
        sys.exit(2)
