"""The short form of the soak: some games and boards in one window, twice, and nothing is left."""

from pathlib import Path

import pytest
from painted_once import pictures_as_ever

from .found import Found
from .soak import soak

KINDS = ("putt-dice round 1", "free board", "eighteen-holes stroke 1", "designer practice 1")
MOST_GROWTH = 30
"""Megabytes that the second time of all may take: pictures that are kept, up to a number."""


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="figures are read there")
def test_nothing_is_left_of_games_that_were_played_and_left(tmp_path):
    found, once = Found(), len(KINDS)
    with pictures_as_ever():
        there = list(soak(tmp_path, KINDS, 2 * once, 1, found))
    assert found.faults == []
    # Three of them are the worker's, which goes when it has nothing to do for a while.
    assert there[-1].files <= max(one.files for one in there[:once])
    assert there[-1].threads == there[once - 1].threads
    assert there[-1].memory.resident < there[once - 1].memory.resident + MOST_GROWTH
