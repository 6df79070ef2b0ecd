"""Small pictures of what is chosen for a new game: who plays, by which rules, with which tiles."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, finished
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.art.rosette import paint_rosette
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.designer.art.tile import paint_tile

_TOKEN, _STEP = 8.0, 13.0
"""Radius of a player's token, and from one to the next."""
_SIDE = 30.0
"""Side of the other pictures."""
_SHARP = 2.0
"""Pixels to a logical one."""


def players_picture(look: Look, colours: Sequence[str], rival: Character | None) -> QPixmap:
    """Return the tokens of players side by side, by the names of their colours; then a rival."""
    step = _STEP * len(colours)
    portrait = 2 * _TOKEN + 4 if rival is not None else 0
    picture, painter = _begun(look, 2 * _TOKEN + 4 - _STEP + step + portrait, 2 * _TOKEN + 4)
    for place, colour in enumerate(colours):
        middle = QPointF(_TOKEN + 2 + _STEP * place, _TOKEN + 2)
        paint_player_token(painter, colour, middle, _TOKEN, look.theme)
    if rival is not None:
        face = character_portrait(rival, round(portrait), look.scale * _SHARP, look.theme)
        painter.drawPixmap(QPointF(step + 2 * _TOKEN + 4 - _STEP, 0), face)
    painter.end()
    return finished(picture)


def tile_picture(look: Look, design: TileDesign) -> QPixmap:
    """Return the picture of a tile."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    painter.scale(_SIDE / 100, _SIDE / 100)
    paint_tile(painter, design, 0)
    painter.end()
    return finished(picture)


def no_picture(look: Look) -> QPixmap:
    """Return what is as large as the picture of a tile, and clear."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    painter.end()
    return finished(picture)


def promise_picture(look: Look) -> QPixmap:
    """Return the rosette of a promise."""
    picture, painter = _begun(look, _SIDE, _SIDE)
    colour = PLAYER_COLOURS[0].fill(look.theme)
    paint_rosette(painter, QPointF(_SIDE / 2, _SIDE * 0.4), _SIDE * 0.36, colour, "promise")
    painter.end()
    return finished(picture)


def _begun(look: Look, wide: float, high: float) -> tuple[QPixmap, QPainter]:
    picture = clear_pixmap(look.px(wide), look.px(high), _SHARP)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(look.scale, look.scale)
    return picture, painter
