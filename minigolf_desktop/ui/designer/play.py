"""What Minigolf Designer is played by without a window."""

from collections.abc import Callable

from minigolf_desktop.bots.designer.judgement import judge
from minigolf_desktop.bots.designer.mind import mind
from minigolf_desktop.bots.designer.playout import playout, setup_for_playout
from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.content.designer import designer_rules, load_catalogue
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.storage.designer.courses import FORMAT, check_course
from minigolf_desktop.storage.designer.lands import FORMAT as LAND_FORMAT
from minigolf_desktop.storage.designer.records import RECORD_BOOKS, sum_up
from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.storage.home_parts import BookPart, NamedPart, SinglePart
from minigolf_desktop.storage.shelf import HISTORY_ENDING
from minigolf_desktop.ui.common.game import Play


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play games of a mode: ``family``, ``advanced`` or ``expansion``."""
    return playout(designer_rules(), games, seed, setup_for_playout(mode, players), pure=pure)


def setups(mode: str, players: int) -> Callable[[int], Setup]:
    """Return what sets up games of a mode for so many players."""
    setup = setup_for_playout(mode, players)
    return lambda game: setup


_BOARDS = NamedPart(
    "boards", lambda one: one.boards, (FORMAT,), (".json",), "boards", HISTORY_ENDING
)

_LANDS = NamedPart(
    "lands", lambda one: one.lands, (LAND_FORMAT,), (".json",), "boards", HISTORY_ENDING
)

DESIGNER_PLAY = Play(
    rules=designer_rules,
    mind=mind,
    judge=judge,
    judge_version=3,
    playout=play,
    setups=setups,
    parts=(
        _BOARDS,
        _LANDS,
        SinglePart("free-board.json", lambda one: one.free_board, _BOARDS),
        NamedPart("courses", lambda one: one.courses, (FORMAT,), COURSE_ENDINGS, "courses"),
        BookPart(
            "records.json",
            lambda one: one.records,
            RECORD_BOOKS,
            follow=lambda folders: sum_up(folders, load_catalogue()),
        ),
    ),
    check_course=check_course,
)
"""Its rules are those of the box, with all that comes with the program."""
