"""A year of rounds of Putt Dice that nobody played."""

from collections.abc import Sequence

from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.history import PUTT_DICE, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.putt_dice.records import course_key
from minigolf_desktop.ui.common.made_up_games import MadeUpYear


def year_of_rounds(courses: Sequence[PuttCourse], rounds: int) -> list[HistoryGame]:
    """Return so many rounds of one person against a computer."""
    year = MadeUpYear(rounds, PUTT_DICE)
    return [_round(year, year.chance.choice(courses), number) for number in range(rounds)]


def _round(year: MadeUpYear, course: PuttCourse, number: int) -> HistoryGame:
    strokes = tuple(max(1, hole.par - year.grown(number, -3, 2)) for hole in course.holes)
    score = sum(strokes)
    player = HistoryPlayer(name="Odile", colour=COLOURS[0], score=score, place=1, strokes=strokes)
    return HistoryGame(
        date=year.date(number),
        match=year.match(number),
        game=PUTT_DICE,
        course=course_key(course),
        name=course.name,
        pars=tuple(hole.par for hole in course.holes),
        players=(player, year.computer(score + year.chance.randint(-4, 9), 2, COLOURS[1])),
    )
