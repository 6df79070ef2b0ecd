"""What a game plays by itself: scenes for the pictures of all screens, turns for the self-test."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.bots.judgement import (
    Judged,
    Mark,
    Outset,
    Weighed,
    judged_to_json,
    outset_to_json,
)
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.model.play.seats import FIXED_LEVELS, Character
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.journal import Journal, digest_of, keep_judgement
from minigolf_desktop.storage.people import PeopleBook, Person
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.ui.common.game import Best
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.review.wing import Turn
from minigolf_desktop.ui.common.widgets.look import Look

Thing = TypeVar("Thing")

Picture = tuple[str, QImage]
"""Name of a file without its ending, and what it shows."""
Take = Callable[[Callable[[Look], QWidget]], QImage]
"""Shows a screen and takes its picture."""


class Failed(Exception):
    """Something does not work; the message says what."""


class Stage(Protocol):
    """Where the scenes of a game are set up and taken."""

    window: MainWindow
    folders: Folders
    shell: MatchShell[Any]
    """The shell of the game."""

    def take(self, make: Callable[[Look], QWidget]) -> QImage:
        """Show a screen and take its picture."""

    def again(self) -> QImage:
        """Take the picture of the screen shown once more."""

    def sheets(self, painters: Mapping[str, Callable[[], QImage]]) -> Iterator[Picture]:
        """Paint sheets of pieces, which are on no screen, unless a sample is enough."""

    def states(self, pictures: Iterator[Picture]) -> Iterator[Picture]:
        """Give the pictures of one kind of screen in many states, or the first for a sample."""

    def some(self, things: Sequence[Thing]) -> Sequence[Thing]:
        """Return what a screen is to show of things of one kind: all, or a few for a sample."""

    def home(self, offer: Latest, picture: Path, bests: Mapping[str, Best]) -> QImage:
        """Take the picture of the home screen."""

    def records(self) -> QImage:
        """Take the picture of the records of the game."""

    def celebrated(self, count: int) -> QImage:
        """Take the picture of the screen shown with so many badges of the game just earned."""

    def guest_book(
        self,
        games: Sequence[HistoryGame],
        *,
        badges: bool = False,
        family: bool = False,
        whose: str = "",
    ) -> QImage:
        """Take the picture of the guest book at the game, with some games more in it.

        It is that of everybody, or of who is called so.
        """

    def reference(self, page: int) -> QImage:
        """Take the picture of a page of what is in the box of the game."""

    def rule(self, section: str) -> QImage:
        """Take the picture of the rules at a section."""

    def saved_games(self) -> QImage:
        """Take the picture of the list of saved games."""


@dataclass(frozen=True)
class ScriptedTurn:
    """How a turn of a game is played in a window that shows its set-up."""

    name: str
    """The game, and which of its versions."""
    play: Callable[[Any], None]
    """Begins a match in the shell of its game and plays a turn of it; raises Failed."""
    screen: str
    """Class of the screen that the turn ends on, and that the match opens with again; of a table
    that of its wing."""


_MOST_WAITING = 20_000
"""Milliseconds after which a step that is not reached is given up."""


def lesson_scene(stage: Stage, name: str, lesson: str, at: int) -> Iterator[Picture]:
    """Take the picture of a step, from 0, reached by doing what those before it ask for.

    None of them may ask for a look. Raises Failed where the lesson goes no further.
    """
    stage.shell.lessons.teach(lesson, anew=True)
    coach = stage.shell.lessons.coach
    if coach is None:
        raise TypeError("a lesson that is begun has a coach")
    clock = QElapsedTimer()
    clock.start()
    while coach.at < at or coach.bubble is None or coach.bubble.isHidden():
        if clock.elapsed() > _MOST_WAITING:
            raise Failed(f"{lesson} stays at step {coach.at}")
        QApplication.processEvents()
        if coach.at < at:
            coach.do()
        else:
            coach.look()
    yield name, stage.again()
    stage.shell.lessons.end()
    # Its last word comes now, and goes with this screen.
    QApplication.processEvents()


_COSTS = (0.0, 0.2, 0.0, 0.55, 0.0, 0.0, 1.3, 0.0, 0.1, 0.0, 0.4, 0.0, 0.0)
_LUCKS = (0.3, -0.2, 0.5, 0.1, -0.6, 0.4, 0.2, -0.1, 0.3, -0.4)
_LOOKED_AT = (Mark.BLUNDER, Mark.BRILLIANT)
"""Marks that are seen, each in a picture."""


def review_scenes(
    stage: Stage,
    name: str,
    match: AnyMatch,
    unit: float,
    reasons: Sequence[Reason],
    course: Mapping[str, Any] | None = None,
    outset: Outset | None = None,
) -> Iterator[Picture]:
    """Take pictures of a match that is over, at its end and at what is marked.

    ``unit`` is what a blunder costs nearly, ``reasons`` are told of what is better.
    """
    shell = stage.shell
    with Journal.create(stage.folders.saves, match, course=course) as journal:
        path = journal.finish(stage.folders.finished)
    shell.reviews.show(path)
    turns = _screen(stage).turns
    shell.put_away()
    judged = _made_up(match, turns, unit, tuple(reasons))
    digest = digest_of(match, shell.wing.play.judge_version)
    decisions = [judged_to_json(one) for one in judged]
    keep_judgement(path, digest, decisions, [outset_to_json(outset)])
    shell.reviews.show(path)
    try:
        yield name, stage.again()
        marks = {one.move: one.mark for one in judged}
        for mark in _LOOKED_AT:
            seen = [turn.number for turn in turns if marks[turn.move] is mark]
            _screen(stage).timeline.setValue(seen[len(seen) // 2])
            yield f"{name}-{mark}", stage.again()
    finally:
        shell.put_away()
        path.unlink()


def _screen(stage: Stage) -> ReviewScreen:
    screen = stage.window.screen_shown
    if not isinstance(screen, ReviewScreen):
        raise TypeError("the window shows another screen")
    return screen


def _made_up(
    match: AnyMatch, turns: Sequence[Turn], unit: float, reasons: tuple[Reason, ...]
) -> list[Judged]:
    found = []
    marks = {0.55: Mark.SLIP, 1.3: Mark.BLUNDER}
    for turn, cost, luck in zip(turns, cycle(_COSTS), cycle(_LUCKS), strict=False):
        done = match.moves[turn.move].action
        best, mark = Hint(done), marks.get(cost)
        if cost:
            best = Hint(_another(match, turn), reasons)
        elif turn.number % len(_COSTS) in (3, 9):
            mark = Mark.BRILLIANT if turn.number % 2 else Mark.GOOD
        cost_of = Weighed(unit * cost, unit * cost / 10)
        found.append(Judged(turn.move, turn.seat, done, best, cost_of, unit * luck, mark))
    return found


def _another(match: AnyMatch, turn: Turn) -> Any:
    """Return something else that could have been done, of the same kind where there is any."""
    done = match.moves[turn.move].action
    legal = list(match.rules.legal(match.state_after(turn.move)))
    others = [action for action in legal if action != done]
    alike = [action for action in others if type(action) is type(done)]
    return (alike or others or [done])[-1]


_FIRST_GAME = datetime(2025, 11, 3, 19, tzinfo=UTC)
_DAYS_OF_YEAR = 365


def made_up_house() -> PeopleBook:
    """Return a family, the same in every picture."""
    family = (
        ("Odile", "purple", "waves"),
        ("Marek", "blue", "beard"),
        ("Pim", "green", "freckles"),
        ("Vera", "red", "bun"),
        ("Sol", "yellow", "cap"),
    )
    people = (
        Person(id=f"{number:08x}", name=name, colour=colour, portrait=portrait)
        for number, (name, colour, portrait) in enumerate(family)
    )
    return PeopleBook(people=tuple(people), even={DESIGNER: True})


def evenings_of_the_family() -> tuple[HistoryGame, ...]:
    """Return games that some of the family finished together, Pim with a handicap."""
    year = MadeUpYear(12, "family")
    games = []
    for number in range(12):
        scores = [year.grown(number, *span) for span in ((80, 120), (75, 118), (40, 85))]
        best = sorted(scores, reverse=True)
        players = tuple(
            HistoryPlayer(
                name=name,
                land=f"land-{1 + number % 5:02}",
                score=score,
                place=1 + best.index(score),
                handicap=handicap,
            )
            for name, score, handicap in zip(
                ("Odile", "Marek", "Pim"), scores, (0, 4, 33), strict=True
            )
        )
        games.append(
            HistoryGame(
                date=f"2026-11-{10 + number // 2}T19:{10 + 30 * (number % 2)}:00+00:00",
                match=year.match(number),
                game=DESIGNER,
                mode="family-group",
                clients=("mrs-evergreen", "mr-long" if number % 3 else "mr-short"),
                players=players,
            )
        )
    return tuple(games)


class MadeUpYear:
    """Makes figures that get better in the course of the year, the same in every picture."""

    def __init__(self, games: int, name: str) -> None:
        """``name`` tells the years of different games apart."""
        self.chance = Random(name)
        """What figures are made of."""
        self._games, self._name = games, name.encode("ascii").hex()[:8]

    def date(self, number: int) -> str:
        """Return when a game ended."""
        at = _FIRST_GAME + timedelta(days=_DAYS_OF_YEAR * number / self._games)
        return at.isoformat(timespec="seconds")

    def match(self, number: int) -> str:
        """Return the id of a game."""
        return f"{self._name}{number:08x}"

    def grown(self, number: int, low: int, high: int) -> int:
        """Return a figure between two, nearer to the second as the year goes on."""
        share = 0.25 + 0.5 * number / self._games + self.chance.uniform(-0.3, 0.25)
        return round(low + (high - low) * min(1.0, max(0.0, share)))

    def computer(self, score: int, place: int = 0, colour: str = "") -> HistoryPlayer:
        """Return a computer that came to a score."""
        who = self.chance.choice(list(Character))
        return HistoryPlayer(
            name=who.value.capitalize(),
            colour=colour,
            character=who,
            level=self.chance.choice(FIXED_LEVELS),
            score=score,
            place=place,
        )
