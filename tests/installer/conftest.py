"""The installer's modules are scripts of their own: tests find them by their folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
