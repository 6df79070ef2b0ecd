"""Where the ball may stop with the dice chosen, tile by tile."""

from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice import Odds, PuttHole
from minigolf_desktop.ui.common.text.numbers import per_cent
from minigolf_desktop.ui.putt_dice.round.told import tile_number

translate = QCoreApplication.translate


class Stand(NamedTuple):
    """How a hole stands: what is shown of it."""

    hole: PuttHole
    position: int
    player: int
    """Seat of the player who putts; -1 when nobody does."""
    waiting: tuple[int, ...]
    """Seats that are still to play the hole."""
    odds: Odds | None
    """Chances of the dice chosen; None while no dice are asked for."""
    dice: int


class Outcome(NamedTuple):
    """One place where the ball may stop."""

    position: int
    """Step of the hole; its length stands for the cup."""
    words: str
    chance: Fraction
    holed: bool = False


def outcomes_of(stand: Stand) -> tuple[Outcome, ...]:
    """Return where the ball may stop, in the order of the hole; all chances make up 1."""
    odds, hole = stand.odds, stand.hole
    if odds is None:
        return ()
    found = []
    for position in range(stand.position, hole.length):
        if not odds.stop[position]:
            continue
        if position == stand.position:
            words = translate("putting", "stays here")
        elif position == hole.length - 1:
            words = translate("putting", "green")
        else:
            words = tile_number(position)
        found.append(Outcome(position, words, odds.stop[position]))
    if odds.hole_out:
        words = translate("putting", "hole out")
        found.append(Outcome(hole.length, words, odds.hole_out, holed=True))
    return tuple(found)


def percent(chance: Fraction | float) -> str:
    """Return a chance in whole per cent: 0 only if it cannot happen, 100 if it cannot fail."""
    share = round(chance * 100)
    if 0 < chance < 1:
        share = min(99, max(1, share))
    return per_cent(share)
