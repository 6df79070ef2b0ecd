"""Whole rounds of Putt Dice with random actions."""

from minigolf_desktop.bots.playout import PlayoutFigures
from minigolf_desktop.bots.putt_dice.random_rounds import playout
from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.putt_dice.rules import putt_dice_rules
from minigolf_desktop.storage.putt_dice.course_to_putt_on import putt_course
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses


def play(mode: str, players: int, games: int, seed: int) -> PlayoutFigures:
    """Play on the courses that come with the program, one after the other; there is one mode."""
    courses = [putt_course(course_file) for course_file in shipped_courses(load())]
    return playout(putt_dice_rules(), courses, players, games, seed)
