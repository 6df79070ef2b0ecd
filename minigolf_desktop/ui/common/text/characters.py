"""Whom the computer plays as, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Character, Level, Seat

translate = QCoreApplication.translate


def character_name(character: Character) -> str:
    """Return what a character is called."""
    return _told_of(character)[0]


def who_acts(seat: Seat) -> str:
    """Return what whoever decides on a seat is called: the computer as whom it plays, although
    somebody who left had the seat before.
    """
    return seat.name if seat.character is None else character_name(seat.character)


def character_words(character: Character) -> str:
    """Return what a character likes, in a word or two."""
    return _told_of(character)[1]


def _told_of(character: Character) -> tuple[str, str]:
    """Return the name of a character, and what it likes."""
    return {
        Character.ADA: (
            translate("characters", "Ada"),
            translate("characters", "counts every point"),
        ),
        Character.BRUNO: (
            translate("characters", "Bruno"),
            translate("characters", "is in a hurry"),
        ),
        Character.CLEO: (
            translate("characters", "Cleo"),
            translate("characters", "loves a round trip"),
        ),
        Character.DARIO: (translate("characters", "Dario"), translate("characters", "dares")),
        Character.ENID: (translate("characters", "Enid"), translate("characters", "hates water")),
        Character.FRITZ: (
            translate("characters", "Fritz"),
            translate("characters", "loves company"),
        ),
    }[character]


def level_name(level: Level) -> str:
    """Return how strong a computer player is, in a word."""
    return {
        Level.EASY: translate("characters", "easy"),
        Level.MEDIUM: translate("characters", "medium"),
        Level.HARD: translate("characters", "hard"),
    }[level]


def computer_words(seat: Seat) -> str:
    """Return a computer player in words: who, and how strong."""
    assert seat.computer is not None, "a computer sits there"
    text = translate("characters", "{name}, {level}").replace("{name}", seat.name)
    return text.replace("{level}", level_name(seat.computer))
