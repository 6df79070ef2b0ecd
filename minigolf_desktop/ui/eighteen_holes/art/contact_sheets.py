"""Sheets with every card, token and hex tile of 18 Holes, to judge their art by."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Box, Deck
from minigolf_desktop.model.eighteen_holes.course import Face, FaceKind, PlacedTile, Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.cards import (
    CardState,
    paint_club_card,
    paint_golfer_card,
    paint_solo_card,
)
from minigolf_desktop.ui.eighteen_holes.art.course_picture import paint_bed, paint_evening
from minigolf_desktop.ui.eighteen_holes.art.grid import TILE_HEIGHT, TILE_WIDTH
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    TALL,
    TALL_IN_HAND,
    paint_club_back,
    paint_deck_sign,
    paint_shot_back,
)
from minigolf_desktop.ui.eighteen_holes.art.shot_card import paint_shot_card
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_tile_signs
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_tile
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    RIVALS,
    paint_ace_token,
    paint_point_token,
    paint_rival_token,
)
from minigolf_desktop.ui.eighteen_holes.text.cards import terrain_name

_WIDTH = 1720
_MARGIN, _GAP, _HEADING = 32, 14, 44
_CARD, _SHOT, _GOLFER, _IN_HAND, _TOKEN = 170, 137, 194, 128, 44
"""Widths of what stands on the sheet, in pixels."""

Paint = Callable[[QPainter, QRectF], None]
"""Paints a card or token into a rectangle."""


class _Block(NamedTuple):
    """Cards of one size under a heading."""

    title: str
    width: float
    tall: float
    cards: Sequence[Paint]

    @property
    def columns(self) -> int:
        """How many stand side by side."""
        return int((_WIDTH - 2 * _MARGIN + _GAP) // (self.width + _GAP))

    @property
    def height(self) -> float:
        """Height of the block with its heading."""
        rows = -(-len(self.cards) // self.columns)
        return _HEADING + rows * (self.width * self.tall + _GAP) + _GAP


def golf_card_sheet(box: Box, theme: Theme) -> QImage:
    """Return a picture of all cards in the box, and the tokens, at 100 %."""
    blocks = _blocks(box, theme)
    height = sum(block.height for block in blocks) + 2 * _MARGIN
    sheet = QImage(_WIDTH, round(height), QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(theme.window)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = float(_MARGIN)
    for block in blocks:
        painter.setPen(theme.text)
        painter.setFont(font("card_title"))
        heading = QRectF(_MARGIN, top, _WIDTH - 2 * _MARGIN, _HEADING - 10)
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter, block.title)
        for number, paint in enumerate(block.cards):
            row, column = divmod(number, block.columns)
            x = _MARGIN + column * (block.width + _GAP)
            y = top + _HEADING + row * (block.width * block.tall + _GAP)
            paint(painter, QRectF(x, y, block.width, block.width * block.tall))
        top += block.height
    painter.end()
    return sheet


def _blocks(box: Box, theme: Theme) -> list[_Block]:
    in_hand: list[Paint] = [
        partial(paint_club_card, club=club, state=state, theme=theme, lasting=club.tee_box_only)
        for club, state in zip(box.clubs[1::3], _states(), strict=False)
    ]
    backs: list[Paint] = [partial(paint_club_back, theme=theme)]
    backs += [partial(paint_shot_back, deck=deck, theme=theme) for deck in Deck]
    return [
        _Block(
            translate("GolfCardSheet", "Clubs"),
            _CARD,
            TALL,
            [partial(paint_club_card, club=club, theme=theme) for club in box.clubs],
        ),
        _Block(translate("GolfCardSheet", "Clubs in the hand"), _IN_HAND, TALL_IN_HAND, in_hand),
        _Block(
            translate("GolfCardSheet", "Shot cards"),
            _SHOT,
            TALL,
            [partial(paint_shot_card, card=card, theme=theme) for card in box.shot_cards],
        ),
        _Block(translate("GolfCardSheet", "Backs"), _SHOT, TALL, backs),
        _Block(
            translate("GolfCardSheet", "Golfers"),
            _GOLFER,
            TALL,
            [partial(paint_golfer_card, face=face, theme=theme) for face in GOLFER_FACES],
        ),
        _Block(
            translate("GolfCardSheet", "Solo cards"),
            _IN_HAND,
            TALL,
            [
                partial(paint_solo_card, card=card, theme=theme)
                for card in dict.fromkeys(box.solo_cards)
            ],
        ),
        _Block(translate("GolfCardSheet", "Tokens"), _TOKEN, 1, _tokens()),
    ]


def _states() -> list[CardState]:
    """Return states so that every one is seen, ready cards most often."""
    others = [state for state in CardState if state is not CardState.READY]
    return [state for other in others for state in (CardState.READY, other)] + [CardState.READY] * 9


def _tokens() -> list[Paint]:
    signs: list[Callable[[QPainter, QPointF, float], None]] = [
        *(partial(_paint_points, points=points) for points in (1, 2, 5)),
        paint_ace_token,
        *(partial(_paint_rival, rival=rival) for rival in range(RIVALS)),
        *(partial(_paint_deck, deck=deck) for deck in Deck),
    ]
    return [partial(_in_the_middle, sign=sign) for sign in signs]


def _in_the_middle(
    painter: QPainter, rect: QRectF, sign: Callable[[QPainter, QPointF, float], None]
) -> None:
    sign(painter, rect.center(), rect.width() * 0.43)


def _paint_points(painter: QPainter, middle: QPointF, radius: float, points: int) -> None:
    paint_point_token(painter, points, middle, radius)


def _paint_rival(painter: QPainter, middle: QPointF, radius: float, rival: int) -> None:
    paint_rival_token(painter, rival, middle, radius)


def _paint_deck(painter: QPainter, middle: QPointF, radius: float, deck: Deck) -> None:
    paint_deck_sign(painter, deck, middle, radius * 0.9)


_COLUMNS = 8
_TILE_MARGIN = 40
_TILE_GAP, _SMALL_TILE_GAP = 22, 7
_TILE_HEADING, _CAPTION = 46, 24
_UPRIGHT = 2
"""Turns after which the way in of every face lies to the south."""
_PLAIN = {Terrain.ROUGH, Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN}


def hex_tile_sheet(
    faces: Sequence[Face], theme: Theme, large: float = 36.0, small: float = 28 / 3**0.5
) -> QImage:
    """Return a picture of faces by kind: large with marks, signs and captions, then small.

    ``large`` and ``small`` are the sides of a hex in pixels.
    """
    kinds = [(kind, [face for face in faces if face.kind is kind]) for kind in FaceKind]
    width = 2 * _TILE_MARGIN + round(_COLUMNS * (TILE_WIDTH * large + _TILE_GAP)) - _TILE_GAP
    height = 2 * _TILE_MARGIN + sum(
        _block_height(len(members), large, small, width) for _, members in kinds
    )
    sheet = QImage(QSize(width, round(height)), QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(theme.window)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = float(_TILE_MARGIN)
    for kind, members in kinds:
        painter.setPen(theme.text)
        painter.setFont(font("card_title"))
        painter.drawText(QPointF(_TILE_MARGIN, top + 20), _title(kind))
        _paint_large(painter, members, top + _TILE_HEADING, large, theme)
        below = top + _TILE_HEADING + _rows(len(members), _COLUMNS) * _cell(large)[1]
        _paint_small(painter, members, below, small, width, theme)
        top += _block_height(len(members), large, small, width)
    painter.end()
    return sheet


def _title(kind: FaceKind) -> str:
    return {
        FaceKind.TEE: QCoreApplication.translate("TileSheet", "Tees"),
        FaceKind.FAIRWAY: QCoreApplication.translate("TileSheet", "Fairways"),
        FaceKind.GREEN: QCoreApplication.translate("TileSheet", "Greens"),
    }[kind]


def _cell(unit: float) -> tuple[float, float]:
    return TILE_WIDTH * unit + _TILE_GAP, TILE_HEIGHT * unit + _TILE_GAP + _CAPTION


def _small_cell(unit: float) -> tuple[float, float]:
    return TILE_WIDTH * unit + _SMALL_TILE_GAP, TILE_HEIGHT * unit + _SMALL_TILE_GAP


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _small_columns(unit: float, width: float) -> int:
    return max(1, int((width - 2 * _TILE_MARGIN + _SMALL_TILE_GAP) / _small_cell(unit)[0]))


def _block_height(count: int, large: float, small: float, width: float) -> float:
    small_rows = _rows(count, _small_columns(small, width))
    return (
        _TILE_HEADING
        + _rows(count, _COLUMNS) * _cell(large)[1]
        + small_rows * _small_cell(small)[1]
        + _TILE_MARGIN
    )


def _paint_large(
    painter: QPainter, faces: Sequence[Face], top: float, unit: float, theme: Theme
) -> None:
    across, down = _cell(unit)
    for number, face in enumerate(faces):
        row, column = divmod(number, _COLUMNS)
        middle = QPointF(
            _TILE_MARGIN + column * across + TILE_WIDTH * unit / 2,
            top + row * down + TILE_HEIGHT * unit / 2,
        )
        _paint_face(painter, face, middle, unit, theme, marks=True)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption"))
        line = QRectF(middle.x() - across / 2, middle.y() + TILE_HEIGHT * unit / 2 + 4, across, 20)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, hazards_caption(face))


def _paint_small(
    painter: QPainter, faces: Sequence[Face], top: float, unit: float, width: float, theme: Theme
) -> None:
    across, down = _small_cell(unit)
    for number, face in enumerate(faces):
        row, column = divmod(number, _small_columns(unit, width))
        middle = QPointF(
            _TILE_MARGIN + column * across + TILE_WIDTH * unit / 2,
            top + row * down + TILE_HEIGHT * unit / 2,
        )
        _paint_face(painter, face, middle, unit, theme, marks=False)


def _paint_face(
    painter: QPainter, face: Face, middle: QPointF, unit: float, theme: Theme, *, marks: bool
) -> None:
    alone = (PlacedTile(face.id, Hex(0, 0), _UPRIGHT),)
    painter.save()
    painter.translate(middle)
    paint_bed(painter, alone, unit, theme)
    paint_tile(painter, face, _UPRIGHT, unit, marks=marks)
    paint_evening(painter, alone, unit, theme)
    paint_tile_signs(painter, face, _UPRIGHT, unit)
    painter.restore()


def hazards_caption(face: Face) -> str:
    """Return what is on a face beside fairway, tee and greens, in the player's language."""
    found = [terrain for terrain in face.terrain if terrain not in _PLAIN]
    words = []
    for terrain in sorted(set(found)):
        count = found.count(terrain)
        words.append(f"{count} × {terrain_name(terrain)}" if count > 1 else terrain_name(terrain))
    return ", ".join(words) or QCoreApplication.translate("TileSheet", "no hazard")
