"""Who holds the bonus cards of the round before, and whether the training coupon is used."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.putt_dice import COUPON_STROKES, BonusCard
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import caption, label
from minigolf_desktop.ui.putt_dice.round.words import card_name

translate = QCoreApplication.translate

_SEATS = {colour.name: seat for seat, colour in enumerate(PLAYER_COLOURS)}


class BonusRow(QWidget):
    """The cards with their owners (ruling P7).

    Whoever plays may use the coupon, now or never (ruling P9).
    """

    def __init__(self, look: Look, book: PuttingBook) -> None:
        super().__init__()
        tells_about(self, "bonus")
        self._holders = {
            card: _SEATS[player]
            for card, player in ((card, book.cards.get(card.value)) for card in BonusCard)
            if player in _SEATS
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        self.words: QLabel = label("", "small_body", "second", wrap=True)
        """Who holds what."""
        self.coupon = QCheckBox()
        """Whether the coupon is used in the next round."""
        self.coupon.setChecked(True)
        column.addWidget(self.coupon)
        column.addWidget(self.words)

    def show_players(self, names: tuple[str, ...], playing: int) -> None:
        """Show who holds which card, by the names of all players; so many of them play."""
        parts = [
            with_colon(card_name(card), player_name(names, seat))
            for card, seat in self._holders.items()
        ]
        self.words.setText("  ·  ".join(parts))
        holder = self._holders.get(BonusCard.TRAINING_COUPON)
        self.coupon.setVisible(holder is not None and holder < playing)
        if holder is not None:
            words = translate(
                "putting", "{player} uses the training coupon now or never: {strokes} strokes off"
            )
            words = words.replace("{strokes}", str(COUPON_STROKES))
            self.coupon.setText(caption(words.replace("{player}", player_name(names, holder))))

    @property
    def uses_coupon(self) -> bool:
        """Whether the coupon is to be used."""
        return self.coupon.isChecked()
