"""Whom the computer plays as, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Character, Level, Seat

translate = QCoreApplication.translate


def character_name(character: Character) -> str:
    """Return what a character is called."""
    return {
        Character.ADA: translate("characters", "Ada"),
        Character.BRUNO: translate("characters", "Bruno"),
        Character.CLEO: translate("characters", "Cleo"),
        Character.DARIO: translate("characters", "Dario"),
        Character.ENID: translate("characters", "Enid"),
        Character.FRITZ: translate("characters", "Fritz"),
    }[character]


def character_words(character: Character) -> str:
    """Return what a character likes, in a word or two."""
    return {
        Character.ADA: translate("characters", "counts every point"),
        Character.BRUNO: translate("characters", "is in a hurry"),
        Character.CLEO: translate("characters", "loves a round trip"),
        Character.DARIO: translate("characters", "dares"),
        Character.ENID: translate("characters", "hates water"),
        Character.FRITZ: translate("characters", "loves company"),
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
