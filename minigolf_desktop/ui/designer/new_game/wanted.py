"""The game that a player wants to begin."""

from dataclasses import replace
from typing import Any, NamedTuple

from minigolf_desktop.model.designer import (
    EdgeChecking,
    Setup,
    SetupFormatError,
    setup_from_json,
    setup_to_json,
    usual_edges,
)
from minigolf_desktop.model.play import Seat, seed_from_text
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.seed_field import fresh_seed


class WantedGame(NamedTuple):
    """Set-up and seed of a game to begin."""

    setup: Setup
    seed_text: str
    """What stands in the seed's field; the same text gives the same game to two people."""

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return seed_from_text(self.seed_text)


def wanted_by(settings: Settings) -> WantedGame:
    """Return the game of last time with a fresh seed; a plain one before the first.

    Players, version, lands and expansion stay. What would change a game unseen begins anew: chance
    draws the clients, mistakes are counted and checked as the settings say, and it is no practice.
    """
    try:
        last = setup_from_json(dict(settings.last_setup))
    except SetupFormatError:
        last = Setup()
    edges = EdgeChecking(settings.edges)
    if edges is EdgeChecking.PREVENT:
        edges = usual_edges(last.mode)
    setup = replace(
        last, mrs=None, mr=None, edges=edges, mistakes=True, practice=False, newcomers=()
    )
    return WantedGame(setup, fresh_seed())


def setting_changes(wanted: WantedGame) -> dict[str, Any]:
    """Return what to remember of a game that is begun, by the name of the setting."""
    setup = setup_to_json(wanted.setup)
    changes = {"last_setup": setup}
    return {**changes, "last_group": setup} if wanted.setup.seats > 1 else changes


def players_of_last_time(settings: Settings) -> tuple[Seat, ...]:
    """Return who played the last game of a group; nobody before the first."""
    try:
        return setup_from_json(dict(settings.last_group)).players
    except SetupFormatError:
        return ()
