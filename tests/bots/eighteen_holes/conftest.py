"""Random games of 18 Holes are set up as in the tests of the model."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "model" / "eighteen_holes"))
