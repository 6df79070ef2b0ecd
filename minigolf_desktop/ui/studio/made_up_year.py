"""A year of games that nobody played, for pictures of the guest book and for measuring it."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.play.seats import COLOURS, Character, Level
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.eighteen_holes.records import course_key as golf_key
from minigolf_desktop.storage.history import (
    DESIGNER,
    GOLF,
    PUTT_DICE,
    HistoryGame,
    HistoryPlayer,
)
from minigolf_desktop.storage.putt_dice.course_to_putt_on import putt_course
from minigolf_desktop.storage.putt_dice.records import course_key as putt_key

_FIRST = datetime(2025, 11, 3, 19, tzinfo=UTC)
_DAYS = 365
_CONDITIONS = {
    "fun": (18, 46),
    "her_whim": (8, 34),
    "his_whim": (2, 22),
    "par": (6, 18),
    "land": (6, 16),
    "circuit": (4, 20),
    "playability": (-9, 9),
    "passes": (-6, 0),
}
"""Least and most points of a made-up course by condition."""
_MODES = ("stroke", "stroke", "stableford", "skins", "match", "kelly")
_GOLFERS = ("lucky-a", "swift-a", "iron-jane-a", "the-shark-a")


class MadeUpYear:
    """Makes games one after the other, which get better in the course of the year."""

    def __init__(self, catalogue: Catalogue, courses: Sequence[CourseFile], count: int) -> None:
        self._random = Random(18)
        self._catalogue = catalogue
        self._putted = [putt_course(one) for one in courses]
        self._golfed = [one.course for one in load_box().presets]
        self._count = count

    def games(self) -> list[HistoryGame]:
        """Return the games of all three kinds in turn, the oldest first."""
        makers = (self._built, self._built, self._round, self._golf)
        return [makers[number % len(makers)](number) for number in range(self._count)]

    def _date(self, number: int) -> str:
        at = _FIRST + timedelta(days=_DAYS * number / self._count)
        return at.isoformat(timespec="seconds")

    def _grown(self, number: int, low: int, high: int) -> int:
        """Return a figure between two, nearer to the second as the year goes on."""
        share = 0.25 + 0.5 * number / self._count + self._random.uniform(-0.3, 0.25)
        return round(low + (high - low) * min(1.0, max(0.0, share)))

    def _computer(self, score: int, place: int, colour: str) -> HistoryPlayer:
        return HistoryPlayer(
            name=(who := self._random.choice(list(Character))).value.capitalize(),
            colour=colour,
            character=who,
            level=self._random.choice(list(Level)),
            score=score,
            place=place,
        )

    def _built(self, number: int) -> HistoryGame:
        chance = self._random
        points = {name: self._grown(number, *ends) for name, ends in _CONDITIONS.items()}
        score = sum(points.values())
        player = HistoryPlayer(
            land=chance.choice(self._catalogue.lands[:14]).id,
            score=score,
            points=points,
            strokes=tuple(chance.randint(3, 5) for _ in range(9)),
            facts={
                "holes": 9,
                "passes": -points["passes"] // 3,
                "missing": chance.randint(0, 4),
                "crossings": chance.randint(0, 2),
                "longest": chance.randint(5, 9),
            },
        )
        rivals = [self._computer(score + chance.randint(-30, 24), 0, "")] if number % 3 else []
        mrs = chance.choice(self._catalogue.mrs_clients[:4])
        mr = chance.choice(self._catalogue.mr_clients[:4])
        return HistoryGame(
            date=self._date(number),
            match=f"{number:016x}",
            game=DESIGNER,
            mode="advanced-solo" if number % 9 == 0 else "family-solo",
            clients=(mrs.id, mr.id),
            players=(player, *rivals),
        )

    def _round(self, number: int) -> HistoryGame:
        course = self._random.choice(self._putted)
        strokes = tuple(max(1, hole.par - self._grown(number, -3, 2)) for hole in course.holes)
        score = sum(strokes)
        player = HistoryPlayer(
            name="Odile", colour=COLOURS[0], score=score, place=1, strokes=strokes
        )
        other = self._computer(score + self._random.randint(-4, 9), 2, COLOURS[1])
        return HistoryGame(
            date=self._date(number),
            match=f"{number:016x}",
            game=PUTT_DICE,
            course=putt_key(course),
            name=course.name,
            pars=tuple(hole.par for hole in course.holes),
            players=(player, other),
        )

    def _golf(self, number: int) -> HistoryGame:
        course, mode = self._random.choice(self._golfed[:3]), self._random.choice(_MODES)
        holes = len(course.holes)
        strokes = tuple(6 - self._grown(number, 0, 4) for _ in range(holes))
        score = sum(strokes) if mode == "stroke" else self._grown(number, holes, 3 * holes)
        player = HistoryPlayer(
            name="Odile",
            colour=COLOURS[0],
            golfer=self._random.choice(_GOLFERS),
            score=score,
            place=1,
            strokes=strokes,
            facts={"aces": int(self._random.random() < 0.2), "won": self._random.randint(0, 9)},
        )
        other = self._computer(score + self._random.randint(-6, 6), 2, COLOURS[1])
        return HistoryGame(
            date=self._date(number),
            match=f"{number:016x}",
            game=GOLF,
            mode=mode,
            course=golf_key(course),
            name=course.name,
            pars=(4,) * holes,
            players=(player, other),
        )
