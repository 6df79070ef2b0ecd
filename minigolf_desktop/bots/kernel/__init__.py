"""What the kernels of all games share; see :mod:`minigolf_desktop.bots.compiled`."""
