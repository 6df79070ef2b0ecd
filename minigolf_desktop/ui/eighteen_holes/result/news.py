"""What is told at the end of the best score on the course."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.storage.eighteen_holes.records import GolfBest, GolfBook, is_record
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.eighteen_holes.text.scores import best_words

translate = QCoreApplication.translate


def record_words(
    before: GolfBook, view: View, kept: Sequence[GolfBest], names: Sequence[str]
) -> str:
    """Return what is told of the best score on the course.

    ``before`` is the book as it was before the game, ``kept`` what the game adds to it, ``names``
    those of the players by seat.
    """
    setup = view.table.setup
    if not kept:
        return ""
    records = [one for one in kept if is_record(before, setup.course, setup.mode, one)]
    known = before.bests_on(setup.course, setup.mode)
    if records:
        # All that beat the old record stand in the order of the seats; the winner's is the best.
        best = min(records, key=lambda one: view.ranks[one.seat])
        words = translate("golf result", "New best score on this course: {score}, {name}")
        if not known:
            words = translate("golf result", "First score on this course: {score}, {name}")
        name = names[best.seat]
    else:
        best = known[0]
        words = translate("golf result", "Best score on this course: {score}, {name}")
        name = best.name or player_name((), best.seat)
    score = best_words(setup.mode, best.score, best.beaten)
    return words.replace("{score}", score).replace("{name}", name)
