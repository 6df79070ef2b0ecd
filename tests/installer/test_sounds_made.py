"""The sounds of the program come out of the script that makes them."""

import pytest
import sounds

from minigolf_desktop.ui.common.sounds import RATE, Sound, read_samples


def test_every_sound_has_a_recipe():
    assert set(sounds.RECIPES) == set(Sound)
    assert sounds.RATE == RATE


@pytest.mark.parametrize("sound", [Sound.LAID, Sound.TREES])
def test_a_sound_that_is_made_anew_is_the_one_that_is_shipped(sound: Sound):
    made, kept = sounds.made(sound), read_samples(sound)
    assert len(made) == len(kept)
    # Sines differ in their last digit from system to system.
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1
