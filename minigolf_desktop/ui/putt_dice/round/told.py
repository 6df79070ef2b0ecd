"""A round in words for who cannot see it: the hole tile by tile, the order of play, the scores."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice import HoleTile, PuttHole, View, total
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.text.punctuation import with_colon

translate = QCoreApplication.translate


def hole_told(hole: PuttHole) -> str:
    """Return the tiles of a hole from tee to green: ``tile 1: par 2; tile 2: par 1, slope``."""
    return "; ".join(
        with_colon(tile_number(position), _tile_told(tile))
        for position, tile in enumerate(hole.tiles)
    )


def tile_number(position: int) -> str:
    """Return what a tile of a hole is called; the tee is at 0."""
    return translate("putting", "tile {number}").replace("{number}", str(position + 1))


def _tile_told(tile: HoleTile) -> str:
    par = translate("putting", "par {par}").replace("{par}", str(tile.par))
    return ", ".join((par, *_dangers(tile)))


def _dangers(tile: HoleTile) -> Iterable[str]:
    """Return what may bring bad luck on a tile."""
    if tile.slope:
        yield translate("putting", "a slope")
    if tile.water:
        yield translate("putting", "water")
    if tile.flowers:
        yield translate("putting", "flowers")


def scores_told(view: View) -> str:
    """Return the strokes of every player on the holes so far."""
    players = range(len(view.setup.players))
    return ", ".join(
        with_colon(player_name(view.setup.names, seat), total(view, seat)) for seat in players
    )


def card_told(strokes: Iterable[int], pars: Iterable[int]) -> str:
    """Return a score card, of the holes that have strokes: ``Hole 1: 4, par 3``."""
    told = []
    for number, (count, par) in enumerate(zip(strokes, pars, strict=False), start=1):
        if count:
            hole = translate("putting", "Hole {number}").replace("{number}", str(number))
            par_words = translate("putting", "par {par}").replace("{par}", str(par))
            told.append(f"{with_colon(hole, count)}, {par_words}")
    return "; ".join(told)
