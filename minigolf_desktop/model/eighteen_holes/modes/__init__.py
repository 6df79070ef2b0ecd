"""The ways to play 18 Holes, by the names of their modes.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.modes`: what changes here changes there.
"""

from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import ChaosGolf, ChaosTeams, KellyGolf
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import (
    GolfRacing,
    MatchPlay,
    Skins,
    Stableford,
    StrokePlay,
    stableford_points,
)
from minigolf_desktop.model.eighteen_holes.modes.mode import PlayMode
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import TheNineteenth
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import SoloChaos
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import State, View

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

_NINETEENTHS = {mode: TheNineteenth(played) for mode, played in PLAY_MODES.items()}


def mode_of(state: State | View) -> PlayMode:
    """Return how a game is played, or the 19th that follows it."""
    modes = PLAY_MODES if state.nineteenth is None else _NINETEENTHS
    return modes[state.table.setup.mode]


__all__ = ["PLAY_MODES", "PlayMode", "mode_of", "stableford_points"]
