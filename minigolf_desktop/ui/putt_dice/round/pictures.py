"""Pictures to show of a round of Putt Dice: its course, and its score card."""

from collections.abc import Iterable

from minigolf_desktop.model.putt_dice import View, standings
from minigolf_desktop.storage.designer.course_files import CourseFile, course_document
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.showing import card_to_show, course_to_show, plaque, show
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.round.round_card import RoundCard
from minigolf_desktop.ui.putt_dice.round.words import strokes_words, winners_words

_WIDE = 900
"""Width of a score card as a picture."""


def show_pictures(
    window: MainWindow, view: View, course_file: CourseFile, notes: Iterable[str]
) -> None:
    """Show course and score card of a round that is over; what fails is told."""
    course, players = view.setup.course, view.setup.players
    who = ", ".join(player_name(view.setup.names, seat) for seat in range(len(players)))
    alone = len(players) == 1
    reached = strokes_words(standings(view)[0].strokes) if alone else winners_words(view)
    told = plaque(content_name(course.name), reached, (who, *notes))

    def card(look: Look) -> RoundCard:
        drawn = RoundCard(look, view)
        drawn.resize(look.px(_WIDE), drawn.height())
        return drawn

    try:
        document = course_document(course_file)
    except StorageError as error:
        window.tell_fault(error)
        return
    show(window, course_to_show(window, document, told), card_to_show(window, card, told))
