"""How the sides of a tile fit, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.text.punctuation import with_colon, with_semicolons

translate = QCoreApplication.translate

MARKED = (Fit.FITS, Fit.OPEN, Fit.ASTRAY, Fit.WRONG)
"""What has a mark on the board, the best first."""


def fit_words(fit: Fit) -> str:
    """Return what a mark of fit means; raises KeyError for what has none."""
    return {
        Fit.FITS: translate("Legend", "side fits"),
        Fit.OPEN: translate("Legend", "still open"),
        Fit.ASTRAY: translate("Legend", "leads off the land"),
        Fit.WRONG: translate("Legend", "does not fit"),
    }[fit]


def sides_words(fits: Sequence[Fit]) -> str:
    """Return how the sides fit, from north clockwise: ``side fits: north, west``.

    Sides without a mark are passed over; of no tile nothing is said.
    """
    sides = (
        translate("Legend", "north"),
        translate("Legend", "east"),
        translate("Legend", "south"),
        translate("Legend", "west"),
    )
    told = []
    for mark in MARKED:
        which = [side for side, fit in zip(sides, fits, strict=False) if fit is mark]
        if which:
            told.append(with_colon(fit_words(mark), ", ".join(which)))
    return with_semicolons(told)
