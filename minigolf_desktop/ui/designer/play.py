"""What Minigolf Designer is played by without a window."""

from collections.abc import Callable

from minigolf_desktop.bots.designer.judgement import judge
from minigolf_desktop.bots.designer.mind import mind
from minigolf_desktop.bots.designer.playout import playout, setup_for_playout
from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.storage.designer.courses import check_course
from minigolf_desktop.ui.common.game import Play


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play games of a mode: ``family``, ``advanced`` or ``expansion``."""
    return playout(designer_rules(), games, seed, setup_for_playout(mode, players), pure=pure)


def setups(mode: str, players: int) -> Callable[[int], Setup]:
    """Return what sets up games of a mode for so many players."""
    setup = setup_for_playout(mode, players)
    return lambda game: setup


DESIGNER_PLAY = Play(
    rules=designer_rules,
    mind=mind,
    judge=judge,
    judge_version=3,
    playout=play,
    setups=setups,
    check_course=check_course,
)
"""Its rules are those of the box, with all that comes with the program."""
