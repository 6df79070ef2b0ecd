"""Qt without a display."""

import os


def draw_offscreen() -> None:
    """Let Qt draw without a display, unless the environment names a platform."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
