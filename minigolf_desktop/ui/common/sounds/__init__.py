"""What is heard. Whoever shows something lets it be heard, at the place where it is shown.

:func:`let_hear` is the one door. It finds the :class:`Sounds` of the window, which ask the player's
settings and hand the sound to a :class:`Speaker`; that opens the device, in a thread of its own,
with the first sound, and closes it after a while of silence. A window without sounds, a system
without a device and a library that is missing or broken are silent.
"""

from minigolf_desktop.ui.common.sounds.sound import Sound
from minigolf_desktop.ui.common.sounds.window_sounds import Sounds, let_hear

__all__ = ["Sound", "Sounds", "let_hear"]
