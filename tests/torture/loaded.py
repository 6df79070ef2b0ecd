"""All games, loaded with their content as soon as this is: for processes that are forked after it.

No application is made, no window, no thread: whoever is forked does that, as every start does.
"""

from minigolf_desktop.ui.games import GAMES, play_of, wing_of

from . import driven

DRIVEN = driven.main
"""What runs in them."""

for _game in GAMES:
    play_of(_game).rules()
    wing_of(_game)
