"""Whole games of Minigolf Designer with random actions."""

from minigolf_desktop.bots.designer.playout import playout, setup_for_playout
from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.content.designer.rules import designer_rules


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play games of a mode: ``family``, ``advanced`` or ``expansion``."""
    return playout(designer_rules(), games, seed, setup_for_playout(mode, players), pure=pure)
