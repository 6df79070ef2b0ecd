"""What became of the holes so far, for the strip above the course."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.setup import COUNTED_MODES, Mode
from minigolf_desktop.model.eighteen_holes.standings import best_on
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.text.scores import against_par_words, score_words
from minigolf_desktop.ui.eighteen_holes.widgets.takers import takers_of

translate = QCoreApplication.translate


class HoleResult(NamedTuple):
    """What became of a hole."""

    winners: tuple[str, ...] = ()
    """Names of the shapes of those who won something there, or were best there."""
    alone: str = ""
    """What the only player made of it, in a figure."""
    words: str = ""
    """The same of everybody, a line each."""


def hole_result(view: View, hole: int, names: Sequence[str]) -> HoleResult:
    """Return what became of a hole; ``names`` are those of the players by seat."""
    mode = view.table.setup.mode
    if mode not in COUNTED_MODES:
        return HoleResult(takers_of(view, hole))
    best = best_on(view, hole)
    words = "\n".join(_told(view, hole, seat, names[seat]) for seat in _finishers(view, hole))
    if len(view.players) == 1 and best:
        return HoleResult(alone=_figure(view, hole), words=words)
    return HoleResult(tuple(map(colour_of, best)), words=words)


def _finishers(view: View, hole: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if hole < len(player.card)]


def _figure(view: View, hole: int) -> str:
    par, turns = view.table.field.pars[hole], view.players[0].card[hole]
    if view.table.setup.mode is Mode.STABLEFORD:
        return str(stableford_points(par, turns))
    return signed(turns - par, plus=True)


def _told(view: View, hole: int, seat: int, name: str) -> str:
    par, turns = view.table.field.pars[hole], view.players[seat].card[hole]
    mode = view.table.setup.mode
    if mode is Mode.STABLEFORD:
        result = score_words(mode, stableford_points(par, turns))
    else:
        result = f"{score_words(mode, turns)}, {against_par_words(turns - par)}"
    return translate("golf round", "{name}: {result}").format(name=name, result=result)
