"""Pictures to show of a game of 18 Holes: its course, and its score card."""

from collections.abc import Iterable, Sequence

from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.storage.eighteen_holes.courses import golf_course_to_json
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.showing import card_to_show, course_to_show, plaque, show
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.result.words import headline
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.text.scores import score_words
from minigolf_desktop.ui.eighteen_holes.widgets.score_card import ScoreCard

_WIDE = 1240
"""Width of a score card as a picture, for all 18 holes."""


def _reached(view: View, names: Sequence[str]) -> str:
    """Return who wins, or the score of somebody who played alone."""
    if len(names) > 1 or view.rivals:
        return headline(view, names)
    return score_words(view.table.setup.mode, standings(view)[0].points)


def show_pictures(window: MainWindow, view: View, notes: Iterable[str]) -> None:
    """Show course and score card of a finished game."""
    setup = view.table.setup
    names = player_names(setup)
    who = ", ".join(names)
    told = plaque(
        content_name(setup.course.name), _reached(view, names), (mode_name(setup.mode), who, *notes)
    )

    def card(look: Look) -> ScoreCard:
        drawn = ScoreCard(look)
        drawn.show_game(view, names)
        drawn.resize(look.px(_WIDE), drawn.sizeHint().height())
        return drawn

    course = course_to_show(window, golf_course_to_json(setup.course), told)
    show(window, course, card_to_show(window, card, told))
