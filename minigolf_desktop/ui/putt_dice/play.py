"""What Putt Dice is played by without a window."""

from collections.abc import Callable

from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.bots.putt_dice.judgement import judge
from minigolf_desktop.bots.putt_dice.mind import mind
from minigolf_desktop.bots.putt_dice.random_rounds import kernel_playout, playout
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import PuttCourse, Setup
from minigolf_desktop.storage.home_parts import BookPart
from minigolf_desktop.storage.putt_dice import (
    PUTTING_BOOKS,
    check_round,
    putt_course,
    shipped_courses,
)
from minigolf_desktop.ui.common.game import Play


def play(mode: str, players: int, games: int, seed: int, pure: bool) -> PlayoutFigures:
    """Play on the courses that come with the program, one after the other; there is one mode."""
    return (playout if pure else kernel_playout)(
        putt_dice_rules(), _courses(), players, games, seed
    )


def setups(mode: str, players: int) -> Callable[[int], Setup]:
    """Return what sets rounds up on these courses, for so many players."""
    courses = _courses()
    return lambda game: Setup(courses[game % len(courses)], (Seat(),) * players, game % players)


def _courses() -> list[PuttCourse]:
    return [putt_course(course_file) for course_file in shipped_courses(load_catalogue())]


PUTT_DICE_PLAY = Play(
    rules=putt_dice_rules,
    mind=mind,
    judge=judge,
    judge_version=2,
    playout=play,
    setups=setups,
    parts=(BookPart("putting.json", lambda one: one.putting, PUTTING_BOOKS),),
    check_match=check_round,
)
"""Courses are files of Minigolf Designer: there they are checked."""
