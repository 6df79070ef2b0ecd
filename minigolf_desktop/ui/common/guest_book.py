"""What a game tells the guest book: by what its games are told apart, its badges, its words."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QPixmap

from minigolf_desktop.content.badges import BadgeRecord, load_badges
from minigolf_desktop.content.texts import badges_context
from minigolf_desktop.model.play.seats import COLOURS, Character, Level
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import (
    Facet,
    GameName,
    HistoryGame,
    against,
    against_people,
    by_player,
    everything,
)
from minigolf_desktop.storage.reading import Reading
from minigolf_desktop.ui.common.players import character_name, level_name, player_name
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import character_portrait

TOKEN = 30
"""Side of the pictures before the lines, at an interface scale of 1."""

Paint = Callable[[Look, str, float], QPixmap]
"""Returns the picture of a group for a screen of a pixel ratio; a null one for none."""


def no_picture(look: Look, group: str, ratio: float) -> QPixmap:
    """Return a null picture."""
    return QPixmap()


class BookChapter(NamedTuple):
    """A way to tell games apart."""

    title: str
    facet: Facet
    words: Callable[[str], str]
    """What a group is called."""
    picture: Paint = no_picture
    fewest: bool | None = None
    """Whether lower figures are better; None where that is as the mode counts."""
    in_order: bool = False
    """Whether groups stand in the order of their keys; else those with most games stand first."""
    is_margin: bool = False
    """Whether figures are by how much somebody was beaten, and those above 0 are wins."""


class GuestBook(NamedTuple):
    """The part of a game in the guest book."""

    game: GameName
    chapters: Sequence[BookChapter]
    badges: Sequence[BadgeRecord]
    mode_name: Callable[[str], str]
    """What a mode is called."""
    earlier: Callable[[Folders], Reading[tuple[HistoryGame, ...]]]
    """Read, step by step, the games of before the history."""
    favourites: Sequence[BookChapter]
    """By what it is told what somebody likes: what they played most with, or on."""
    host: str
    """Picture (:mod:`.art.pictures`) of the host who invites to a first game."""

    def badge_words(self, text: str) -> str:
        """Return a text of a badge in the player's language."""
        return translate(badges_context(self.game), text)


def badges_of(game: GameName) -> Sequence[BadgeRecord]:
    """Return the badges of a game; raises ContentError."""
    return tuple(load_badges(game))


def all_games() -> BookChapter:
    """Return the chapter of all games of a mode together, and month by month."""
    words = translate("book", "All games")
    return BookChapter(words, everything, lambda group: month(group) or words, in_order=True)


def players() -> BookChapter:
    """Return the chapter that tells games apart by player."""
    return BookChapter(translate("book", "Players"), by_player, player_words)


def computers() -> BookChapter:
    """Return the chapter of the computers that were played against."""
    return BookChapter(
        translate("book", "Computer players"),
        against,
        computer_words,
        _computer_picture,
        fewest=False,
        is_margin=True,
    )


def rivals_of_the_house() -> BookChapter:
    """Return the chapter of the people who were played against."""
    return BookChapter(
        translate("people", "Against each other"),
        against_people,
        player_words,
        fewest=False,
        is_margin=True,
    )


def month(group: str) -> str:
    """Return a month (``2026-03``) in words; empty for none."""
    return QLocale().toString(QDate.fromString(group, "yyyy-MM"), "MMMM yyyy") if group else ""


def course_words(group: str) -> str:
    """Return what a course is called, and how many holes of it were played where that is told."""
    holes, _, name = group.partition("|")
    called = content_name(name) or translate("records", "Nameless course")
    if not holes:
        return called
    return f"{called}, {translate('records', '%n holes', '', int(holes))}"


def par_words(group: str) -> str:
    """Return what the holes of a par are called."""
    return translate("book", "Par {par}").replace("{par}", group)


def player_words(group: str) -> str:
    """Return what a player is called: by the name, or else by the colour."""
    return player_name((), COLOURS.index(group)) if group in COLOURS else group


def computer_words(group: str) -> str:
    """Return what a computer is called, by character and level."""
    who, _, level = group.partition(" ")
    strength = level_name(Level(level))
    return f"{character_name(Character(who))}, {strength}" if who else strength


def _computer_picture(look: Look, group: str, ratio: float) -> QPixmap:
    who = group.partition(" ")[0]
    if not who:
        return QPixmap()
    return character_portrait(Character(who), look.px(TOKEN), ratio, look.theme)
