"""The pictures of a studio, those of one game at a time, so that more than one can be at work."""

from collections.abc import Iterator

from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.studio.screenshots import Picture, Studio

PARTS = ("house", *(game.name for game in GAMES))


def pictures_of(studio: Studio, part: str) -> Iterator[Picture]:
    """Take the pictures of the house or of a game, by its name."""
    for game in GAMES:
        if game.name == part:
            yield from studio.scenes(game)
    if part == "house":
        yield from studio.house()
