"""What 18 Holes is played by without a window."""

from collections.abc import Callable

from minigolf_desktop.bots.eighteen_holes.judgement import judge
from minigolf_desktop.bots.eighteen_holes.mind import mind
from minigolf_desktop.bots.eighteen_holes.random_games import (
    playout,
    playout_in_kernel,
    random_setup,
)
from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.storage.eighteen_holes import COURSE_FORMAT, GOLF_BOOKS, check_course
from minigolf_desktop.storage.home_parts import BookPart, NamedPart, SinglePart
from minigolf_desktop.storage.shelf import HISTORY_ENDING
from minigolf_desktop.ui.common.game import Play


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play on the courses that come with the program, one after the other."""
    rules = eighteen_holes_rules()
    wanted = Mode(mode)
    play_all = playout if pure else playout_in_kernel
    return play_all(
        rules, lambda chance: random_setup(rules.box, wanted, players, chance), games, seed
    )


def setups(mode: str, players: int) -> Callable[[int], Setup]:
    """Return what sets games up: on these courses, with golfers drawn by lot."""
    box, wanted = eighteen_holes_rules().box, Mode(mode)
    return lambda game: random_setup(box, wanted, players, game)


_BOARDS = NamedPart(
    "golf-boards",
    lambda one: one.golf_boards,
    (COURSE_FORMAT,),
    (".json",),
    "boards",
    HISTORY_ENDING,
)

EIGHTEEN_HOLES_PLAY = Play(
    rules=eighteen_holes_rules,
    mind=mind,
    judge=judge,
    judge_version=3,
    playout=play,
    setups=setups,
    parts=(
        _BOARDS,
        SinglePart("golf-design.json", lambda one: one.edited_golf_course, _BOARDS),
        NamedPart(
            "golf-courses", lambda one: one.golf_courses, (COURSE_FORMAT,), (".json",), "courses"
        ),
        BookPart("golf.json", lambda one: one.golf, GOLF_BOOKS),
    ),
    check_course=check_course,
)
"""Its rules are those of the box, with all that comes with the program."""
