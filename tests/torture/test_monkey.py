"""The short form of the monkey: some hundred actions in one home."""

import pytest

from .found import Found
from .monkey import roam

ACTIONS = 250
"""So many that it is through the screens of a game or two."""
LEAST_PLACES = 6
"""Screens, dialogs and menus that it finds at least in so many actions."""


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_keys_and_clicks_by_chance_find_no_fault(tmp_path):
    found = Found()
    # How all screens fit at which scale is for the pictures to ask.
    seen = roam(tmp_path, 1, ACTIONS, found, scales=False)
    assert found.faults == [], "seed 1"
    assert sum(seen.values()) >= ACTIONS
    assert len(seen) >= LEAST_PLACES
