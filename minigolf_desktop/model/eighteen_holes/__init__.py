"""The rules of 18 Holes: course, clubs, shot cards, golfers, modes."""

from minigolf_desktop.model.eighteen_holes.box import Box, Preset, SoloCard
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.leaderboard import Standing, standings, winners_of
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules, GolfMatch
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, State, View, view_of

__all__ = [
    "NONE",
    "PLAY_MODES",
    "SEATS",
    "Action",
    "Box",
    "ClubChoice",
    "Course",
    "EighteenHolesRules",
    "GolfMatch",
    "Landing",
    "Mode",
    "Phase",
    "Preset",
    "Setup",
    "SoloCard",
    "Standing",
    "State",
    "View",
    "landings",
    "standings",
    "view_of",
    "winners_of",
]
