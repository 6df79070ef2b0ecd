"""Scores of 18 Holes in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes.counted_play import STABLEFORD_BASE
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.theme import signed

translate = QCoreApplication.translate


def score_words(mode: Mode, score: int) -> str:
    """Return a score with what it counts: ``3 flags``, ``41 strokes``."""
    match mode:
        case Mode.MATCH | Mode.CHAOS_TEAMS:
            return translate("golf scores", "%n flags", "", score)
        case Mode.STROKE:
            return translate("golf scores", "%n strokes", "", score)
        case Mode.RACING:
            return translate("golf scores", "%n greens", "", score)
    return translate("golf scores", "%n points", "", score)


def best_words(mode: Mode, score: int, beaten: int = 0) -> str:
    """Return a score among the best of a course; a race is told by its rounds.

    ``beaten`` is the rank of the solo deck that was beaten, 0 where there was none.
    """
    if mode is Mode.RACING:
        return translate("golf scores", "%n rounds", "", score)
    words = score_words(mode, score)
    if not beaten:
        return words
    told = translate("golf scores", "{points} against rank {rank}")
    return told.replace("{points}", words).replace("{rank}", str(beaten))


def against_par_words(to_par: int) -> str:
    """Return strokes against par: ``3 under par``, ``par``, ``2 over par``."""
    if to_par == 0:
        return translate("golf scores", "par")
    words = translate("golf scores", "{number} over par")
    if to_par < 0:
        words = translate("golf scores", "{number} under par")
    return words.replace("{number}", str(abs(to_par)))


def par_words(mode: Mode, score: int, to_par: int, holes: int) -> str:
    """Return what a score is against par; empty in modes in which that says nothing."""
    if mode is Mode.STROKE or mode is Mode.RACING:
        return against_par_words(to_par)
    if mode is Mode.STABLEFORD:
        words = translate("golf scores", "{difference} against par on every hole")
        return words.replace("{difference}", signed(score - STABLEFORD_BASE * holes, plus=True))
    return ""


def listed(names: Sequence[str]) -> str:
    """Return names in a row: ``Odile, Marek and Sol``."""
    if len(names) == 1:
        return names[0]
    words = translate("golf scores", "{names} and {last}")
    return words.replace("{names}", ", ".join(names[:-1])).replace("{last}", names[-1])
