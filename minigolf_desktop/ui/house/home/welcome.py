"""What the home screen shows, gathered without rules and content."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.storage.continue_game import Latest, read_latest
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.home_words import Best


class Welcome(NamedTuple):
    """Everything on the home screen that changes from day to day."""

    offer: Latest | None = None
    """The game to go on with; None on a first visit and when every game is finished."""
    picture: Path | None = None
    """Small picture of its course; None where there is none."""
    best: Sequence[Best] = ()
    """The best scores, best first; at most three."""

    @property
    def left_at(self) -> datetime:
        """When the offered game was played last, in local time; raises ValueError without one."""
        if self.offer is None:
            raise ValueError("no game is offered")
        return datetime.fromisoformat(self.offer.saved).astimezone()


def welcome(folders: Folders, games: Sequence[Game]) -> Welcome:
    """Look into the player's folders."""
    offer = read_latest(folders)
    picture = thumbnail(folders.saves / offer.journal) if offer else None
    if picture is not None and not picture.is_file():
        picture = None
    # The first game that keeps best scores for the home screen fills its card.
    best = next((game.bests(folders) for game in games if game.bests is not None), ())
    return Welcome(offer, picture, best)
