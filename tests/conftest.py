"""What all tests need: Qt must not look for a display."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
