"""A golfer card as a widget."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.golfer_card import paint_golfer_card
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL, lay_card
from minigolf_desktop.ui.eighteen_holes.text.golfers import golfer_rules, golfer_words
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import MARGIN, PILL, CardButton

translate = QCoreApplication.translate


class GolferCardView(CardButton):
    """A golfer card; to be chosen where it is told so."""

    chosen = Signal(str)
    """The face was clicked or keyed."""

    def __init__(self, look: Look, width: float = 128) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__(look)
        self._width = width
        self._face = ""
        self._used = False
        self._colour = ""
        self._label = ""
        self.setFixedSize(self.sizeHint())
        self.setEnabled(False)
        self.clicked.connect(lambda: self.chosen.emit(self._face))

    @property
    def face(self) -> str:
        """The face shown; empty for none."""
        return self._face

    def show_face(
        self,
        face: str,
        *,
        used: bool = False,
        colour: str = "",
        choosable: bool = False,
        refusal: str = "",
        label: str = "",
    ) -> None:
        """Show a face by id (``lucky-b``); empty for none.

        ``used`` is whether it is pale: its power is used up for now, or what ``label`` says.
        ``colour`` is that of the player who has it; ``choosable`` whether it is asked for, with a
        ``refusal`` where it cannot be chosen. ``label`` stands on the pill below the card, for a
        used power the word for that.
        """
        self._face, self._used, self._colour = face, used, colour
        self._label = label or (translate("GolferCard", "used") if used else "")
        if face:
            words = golfer_words(face)
            if used and not label:
                words += " " + translate("GolferCard", "The power is used for now.")
            self.set_choosable(refusal if choosable else None, words)
            told = golfer_rules(face)
            self.setToolTip(f"{refusal}\n{told}" if refusal else told)
        else:
            self.set_choosable(None, "")
        self.update()

    def nextCheckState(self) -> None:
        """Leave the check to whoever shows the card."""

    def sizeHint(self) -> QSize:
        """Return room for the card, its shadow and a label."""
        return self.look.size(
            self._width + 2 * MARGIN, self._width * TALL + MARGIN + PILL / 2 + MARGIN / 2
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        if not self._face:
            return
        painter = QPainter(self)
        wide = self.look.px(self._width)
        card = QRectF((self.width() - wide) / 2, self.look.px(MARGIN), wide, wide * TALL)
        if self.is_pointed:
            card.translate(0, -3)
        gold = self.isCheckable() and self.isChecked()
        lit = gold or self.is_pointed
        key = self._face, self._colour, self._used, lit
        lay_card(painter, self.stamps, card, key, partial(self._paint_card, lit))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_focus(painter, card)
        self.paint_pill(painter, card, self._label, lit=gold)
        painter.end()

    def _paint_card(self, gold: bool, painter: QPainter, card: QRectF) -> None:
        paint_golfer_card(
            painter,
            card,
            self._face,
            colour=self._colour,
            used=self._used,
            gold=gold,
            theme=self.look.theme,
            scale=self.look.scale,
        )
