"""A year of 18 Holes made up, for pictures of the guest book and for long histories."""

from collections.abc import Sequence

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.eighteen_holes import course_key
from minigolf_desktop.storage.history import GOLF, HistoryGame, HistoryPlayer
from minigolf_desktop.ui.common.scripted import MadeUpYear

_MODES = ("stroke", "stroke", "stableford", "skins", "match", "kelly")
_GOLFERS = ("lucky-a", "swift-a", "iron-jane-a", "the-shark-a")
_PAR = 4


def year_of_golf(courses: Sequence[Course], games: int) -> list[HistoryGame]:
    """Return so many games of one person against a computer."""
    year = MadeUpYear(games, GOLF)
    return [_game(year, year.chance.choice(courses), number) for number in range(games)]


def _game(year: MadeUpYear, course: Course, number: int) -> HistoryGame:
    chance, holes = year.chance, len(course.holes)
    mode = chance.choice(_MODES)
    strokes = tuple(6 - year.grown(number, 0, 4) for _ in range(holes))
    score = sum(strokes) if mode == "stroke" else year.grown(number, holes, 3 * holes)
    player = HistoryPlayer(
        name="Odile",
        colour=COLOURS[0],
        golfer=chance.choice(_GOLFERS),
        score=score,
        place=1,
        strokes=strokes,
        facts={"aces": int(chance.random() < 0.2), "won": chance.randint(0, 9)},
    )
    return HistoryGame(
        date=year.date(number),
        match=year.match(number),
        game=GOLF,
        mode=mode,
        course=course_key(course),
        name=course.name,
        holes=holes,
        pars=(_PAR,) * holes,
        players=(player, year.computer(score + chance.randint(-6, 6), 2, COLOURS[1])),
    )
