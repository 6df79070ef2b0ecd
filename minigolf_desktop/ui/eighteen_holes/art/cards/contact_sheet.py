"""A sheet with every card and token of 18 Holes, to judge their art by."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.eighteen_holes.art.cards.backs import paint_club_back, paint_shot_back
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import CardState, paint_club_card
from minigolf_desktop.ui.eighteen_holes.art.cards.deck_signs import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.cards.golfer_card import paint_golfer_card
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL, TALL_IN_HAND
from minigolf_desktop.ui.eighteen_holes.art.cards.shot_card import paint_shot_card
from minigolf_desktop.ui.eighteen_holes.art.cards.solo_card import paint_solo_card
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import (
    RIVALS,
    paint_ace_token,
    paint_point_token,
    paint_rival_token,
)

translate = QCoreApplication.translate

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
