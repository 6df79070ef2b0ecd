"""Best scores of 18 Holes: what a finished game adds to them, and what is told of them."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.solo_deck import rank_range
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.storage.eighteen_holes.records import (
    GolfBest,
    GolfBook,
    keep_golf_scores,
)
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.eighteen_holes.result.news import record_words
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.text.scores import best_words
from minigolf_desktop.ui.eighteen_holes.widgets.takers import takers_of

translate = QCoreApplication.translate


def scores_of(ended: Ended) -> list[GolfBest]:
    """Return the scores of the people of a finished game; of a race only the winners have one, its
    rounds.
    """
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    racing = setup.mode is Mode.RACING
    return [
        GolfBest(
            score=view.round if racing else standing.points,
            beaten=rank_beaten(view),
            name=setup.players[seat].name,
            seat=seat,
            golfer=setup.golfers[seat],
            players=setup.seats,
            seed=ended.match.seed,
            date=ended.date,
            match=ended.id,
        )
        for seat, standing in enumerate(standings(view))
        if seat in ended.people and (not racing or view.ranks[seat] == 1)
    ]


def rank_beaten(view: View) -> int:
    """Return the rank of the solo deck that the player beat alone; 0 where there was none.

    Of a deck whose rank is a range it is the least (ruling H27).
    """
    if view.solo is None or view.ranks[0] != 1 or view.ranks.count(1) > 1:
        return 0
    combined = max(1, targets_of_each(len(view.table.field.greens)))
    return rank_range(view.table.box.solo_cards, view.table.setup.solo_deck, combined)[0]


def holes_done(view: View) -> int:
    """Return how many holes are finished; in chaos modes, how many greens gave something."""
    if view.table.setup.mode not in CHAOS_MODES:
        return max((ball.hole for ball in view.balls), default=0)
    return sum(bool(takers_of(view, hole)) for hole in range(len(view.table.field.greens)))


class Ending(NamedTuple):
    """What a game that has just ended means for the best scores."""

    news: str = ""
    """What is told of the best score on the course."""
    date: str = ""
    """Date of the game's scores in the book; empty where none are there."""
    warning: str = ""
    """What was wrong with the book; empty when nothing was."""


def keep_scores(path: Path, ended: Ended) -> Ending:
    """Write the scores of a finished game into the book; raises StorageError."""
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    kept = scores_of(ended)
    put = keep_golf_scores(path, setup.course, setup.mode, kept, ended.id, ended.began)
    news = record_words(put.before, view, kept, player_names(setup))
    return Ending(news, kept[0].date if kept else "", put.warning)


def named(course: Course) -> Course:
    """Return a course with a name, to be kept: a quick one has none."""
    return replace(course, name=course.name or translate("golf round", "Quick course"))


def best_round(book: GolfBook, course: Course, mode: Mode) -> str:
    """Return the best round of a mode on a course in words; empty where there is none."""
    bests = book.bests_on(course, mode)
    if not bests:
        return ""
    words = translate("golf round", "Best: {score}, {name}")
    words = words.replace("{score}", best_words(mode, bests[0].score, bests[0].beaten))
    return words.replace("{name}", bests[0].name or player_name((), bests[0].seat))
