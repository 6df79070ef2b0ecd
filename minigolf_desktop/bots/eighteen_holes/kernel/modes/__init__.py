"""The ways to play, one module each; :mod:`.by_mode` asks the right one."""
