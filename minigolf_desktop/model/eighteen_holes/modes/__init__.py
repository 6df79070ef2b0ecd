"""The ways to play 18 Holes, one module each."""

from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import ChaosGolf
from minigolf_desktop.model.eighteen_holes.modes.chaos_teams import ChaosTeams
from minigolf_desktop.model.eighteen_holes.modes.counted_play import (
    Stableford,
    StrokePlay,
    stableford_points,
)
from minigolf_desktop.model.eighteen_holes.modes.golf_racing import GolfRacing
from minigolf_desktop.model.eighteen_holes.modes.kelly_golf import KellyGolf
from minigolf_desktop.model.eighteen_holes.modes.match_play import MatchPlay
from minigolf_desktop.model.eighteen_holes.modes.mode import PlayMode
from minigolf_desktop.model.eighteen_holes.modes.skins import Skins
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import SoloChaos
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.eighteen_holes.view import View

PLAY_MODES: dict[Mode, PlayMode] = {
    Mode.MATCH: MatchPlay(),
    Mode.STROKE: StrokePlay(),
    Mode.STABLEFORD: Stableford(),
    Mode.SKINS: Skins(),
    Mode.RACING: GolfRacing(),
    Mode.CHAOS: ChaosGolf(),
    Mode.CHAOS_TEAMS: ChaosTeams(),
    Mode.KELLY: KellyGolf(),
    Mode.SOLO_CHAOS: SoloChaos(),
}
"""How each mode is played."""


def mode_of(state: State | View) -> PlayMode:
    """Return how a game is played."""
    return PLAY_MODES[state.table.setup.mode]


__all__ = ["PLAY_MODES", "PlayMode", "mode_of", "stableford_points"]
