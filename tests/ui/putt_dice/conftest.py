"""What tests of Putt Dice on the screen share."""

import pytest

from minigolf_desktop.storage.putt_dice import shipped_courses


@pytest.fixture(scope="session")
def courses(catalogue):
    """The courses that come with the program, by name."""
    return {one.name: one for one in shipped_courses(catalogue)}
