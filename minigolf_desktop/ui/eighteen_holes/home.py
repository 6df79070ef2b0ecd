"""What 18 Holes says on the home screen. Loads neither rules nor content."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.continue_game import Latest
from minigolf_desktop.ui.common.home_words import HomeCard, Offer
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.holes import holes_words
from minigolf_desktop.ui.common.text.seats import seats_words

translate = QCoreApplication.translate


def card() -> HomeCard:
    """Return what the card of the game says."""
    return HomeCard(
        translate("home", "18 Holes"),
        translate("home", "Draft clubs, shape shots, beat the hex course."),
        translate("home", "1 to 5 players"),
    )


def offer(latest: Latest) -> Offer:
    """Return the game left last in words."""
    course = latest.land_name
    name = content_name(course) if course else translate("home", "18 Holes")
    game = translate("home", "18 Holes · {players}")
    game = game.replace("{players}", seats_words(latest.players))
    return Offer(name, game, holes_words(latest.placed, latest.of))
