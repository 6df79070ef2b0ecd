"""The lower part of the table: the last roll, the choice of dice, the button that rolls."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.putt_dice import HOLES, Event, Phase, Rolled
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.rule_places import rule_button, tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    AnswerButton,
    button,
    dress_button,
    empty,
    label,
    label_button,
)
from minigolf_desktop.ui.common.widgets.tokens import character_portrait
from minigolf_desktop.ui.putt_dice.dice import DiceCard, DiceTray
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.tasks import PuttOffer
from minigolf_desktop.ui.putt_dice.words import (
    hole_told,
    roll_sum,
    roll_words,
    scores_told,
    stroke_words,
    tile_number,
    what_happened,
)


class EndButtons(QWidget):
    """Offers what can be done with a round that is over."""

    def __init__(self, look: Look, asks: Asks) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        replay = button(look, translate("review", "Replay"), icon="eye")
        replay.clicked.connect(asks.review)
        pictures = button(look, translate("golf result", "Pictures to show"), icon="picture")
        pictures.clicked.connect(asks.pictures)
        self.code_button = CodeButton(look)
        """Copies the code of the round; hidden where there is none."""
        for one in (replay, pictures, self.code_button):
            # As high as the button beside: the style sheet knows no height of its own for these.
            one.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            row.addWidget(one)


_FACE = 30
HEIGHT, LEAST, LOW = 212, 184, 84
"""Heights while there is something to roll, the least of them, and once the round is over."""
_SHARE = 0.28
"""Share of the screen that it takes while there is something to roll."""


class DiceConsole(QFrame):
    """Shows what the player on turn needs at hand: the last roll, the dice, the main button."""

    acted = Signal()
    """The filled button was pressed."""
    chosen = Signal(int)
    """So many dice were chosen; none is rolled yet."""

    def __init__(self, look: Look, session: PuttingSession, motion: Motion, asks: Asks) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        tells_about(self, "precision")
        self._look = look
        self._session = session
        self._asks = asks
        self._offer = PuttOffer(0)
        self._is_frozen = False
        self._screen_height = 0
        self.tray = DiceTray(look, session.rules.dice, motion)
        """Where the dice fall."""
        self.cards = [
            DiceCard(look, session.rules.dice[:count])
            for count in range(1, len(session.rules.dice) + 1)
        ]
        """The choices of dice."""
        row = QHBoxLayout(self)
        row.setContentsMargins(*(look.px(side) for side in (16, 10, 16, 12)))
        row.setSpacing(look.px(Space.WIDE))
        row.addWidget(self._left(), 54)
        row.addLayout(self._middle(), 52)
        row.addLayout(self._right(), 23)
        self.cards[0].setChecked(True)

    def _left(self) -> QWidget:
        self._rolled = QWidget()
        tells_about(self._rolled, "dice")
        column = QVBoxLayout(self._rolled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(6))
        words = QHBoxLayout()
        words.setSpacing(self._look.px(Space.SMALL))
        self._name = label("", "card_title")
        self._stroke = label("", "small_body", "second")
        self._face = label("", "body")
        self._face.setFixedSize(self._look.size(_FACE, _FACE))
        self._last = label("", "panel_title")
        self.faces_button = button(self._look, "", "link")
        """Shows all faces of the dice in the tray, or the last roll again."""
        self.faces_button.setToolTip(translate("putting", "What is on the dice (F)"))
        self.faces_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.faces_button.clicked.connect(self.turn_dice)
        self.tray.turned.connect(self._name_faces)
        self._name_faces(False)
        words.addWidget(self._face)
        words.addWidget(self._name)
        words.addWidget(self._stroke)
        words.addStretch(1)
        words.addWidget(self._last)
        words.addStretch(1)
        words.addWidget(self.faces_button)
        column.addLayout(words)
        column.addWidget(self.tray, 1)
        return self._rolled

    def _middle(self) -> QVBoxLayout:
        look = self._look
        column = QVBoxLayout()
        column.setSpacing(look.px(6))
        self._question = label("", "panel_title")
        self._hint = label("", "small_body", "second")
        head = QVBoxLayout()
        head.setSpacing(0)
        asked = QHBoxLayout()
        asked.addWidget(self._question, 1)
        asked.addWidget(rule_button(look))
        head.addLayout(asked)
        head.addWidget(self._hint)
        column.addLayout(head)
        choices = QWidget()
        cards = QHBoxLayout(choices)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(look.px(Space.MEDIUM))
        for card in self.cards:
            cards.addWidget(card)
            card.toggled.connect(lambda on, dice=card.dice: self._choose(dice) if on else None)
        self._buttons: list[AnswerButton] = []
        self._answers = QVBoxLayout()
        self._answers.setSpacing(look.px(Space.SMALL))
        answers = QWidget()
        answers.setLayout(self._answers)
        self.choices = choices
        """The cards of the dice, in a row."""
        self.question = answers
        """What may be answered where something else is asked."""
        self._pages = QStackedWidget()
        self._pages.addWidget(choices)
        self._pages.addWidget(answers)
        column.addWidget(self._pages, 1)
        return column

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._look.px(Space.SMALL))
        self.news = self._news = label("", "small_bold", "second", wrap=True)
        self._news.setFixedHeight(self._look.px(46))
        self._news.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._news.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column.addWidget(self._news)
        self.main_button = button(self._look, "", "main", "dice")
        """Rolls the dice, or begins another round once this one is over."""
        label_button(self.main_button, roll_words(1))
        self.main_button.setMinimumHeight(self._look.px(56))
        self.main_button.clicked.connect(self.acted)
        self.ending = EndButtons(self._look, self._asks)
        """What else can be done once the round is over."""
        self.ending.hide()
        row = QHBoxLayout()
        row.setSpacing(self._look.px(Space.SMALL))
        row.addWidget(self.ending)
        row.addWidget(self.main_button, 1)
        column.addLayout(row)
        self._luck = label("", "small_body", "second", wrap=True)
        self._result = label("", "small_body", "second", wrap=True)
        for facts in (self._luck, self._result):
            facts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            column.addWidget(facts)
        column.addStretch(1)
        return column

    @property
    def dice(self) -> int:
        """How many dice are chosen."""
        return next((card.dice for card in self.cards if card.isChecked()), 1)

    def choose(self, dice: int) -> None:
        """Choose so many dice."""
        self.cards[dice - 1].setChecked(True)

    def _choose(self, dice: int) -> None:
        if dice != self._offer.dice:
            self.chosen.emit(dice)

    def turn_dice(self) -> None:
        """Show all faces of the dice, or the last roll again."""
        self.tray.show_all_faces(not self.tray.shows_all_faces)

    def _name_faces(self, all_faces: bool) -> None:
        words = (
            translate("putting", "Last roll") if all_faces else translate("putting", "All faces")
        )
        label_button(self.faces_button, words)
        if all_faces:
            announce(self, self.tray.accessibleDescription, at_once=True)

    def freeze(self) -> None:
        """Take no input while dice and ball are on their way."""
        self._is_frozen = True
        self.main_button.setEnabled(False)
        for card in self.cards:
            card.setEnabled(False)

    def tell(self, events: Iterable[Event]) -> None:
        """Tell the last roll and what came of it."""
        events = tuple(events)
        rolled = next((event for event in events if isinstance(event, Rolled)), None)
        if rolled is not None:
            words = translate("putting", "Last roll  {sum}")
            self._last.setText(words.replace("{sum}", roll_sum(self._session.rules.dice, rolled)))
        text, bad = what_happened(events, self._session.view.setup.players)
        self._news.setText(text)
        self._news.setProperty("tone", "wrong" if bad else "second")
        self._news.style().unpolish(self._news)
        self._news.style().polish(self._news)
        last = "" if rolled is None else self._last.text()
        announce(self, lambda: in_sentences(last, text))

    def show_offer(self, offer: PuttOffer) -> None:
        """Show what is offered in the round as it stands."""
        self._offer, self._is_frozen = offer, False
        session, look = self._session, self._look
        view, computer = session.view, session.computer_to_move
        over = view.phase is Phase.OVER
        # The score card needs the room, and nothing is rolled any more.
        for part in (self._rolled, self._news, self._pages, self._luck, self._result):
            part.setHidden(over)
        self.ending.setVisible(over)
        self._stand_high()
        self._name.setText(seat_name(view.setup.players, offer.who))
        self._stroke.setText(translate("putting", "wins") if over else stroke_words(view))
        self._face.setVisible(offer.face is not None)
        if offer.face is not None:
            ratio = self.devicePixelRatioF()
            portrait = character_portrait(offer.face, look.px(_FACE), ratio, look.theme)
            self._face.setPixmap(portrait)
        self._question.setText(offer.title)
        self._hint.setText(offer.note)
        self._show_dice(offer)
        self._show_answers(offer)
        for choice in (*self.cards, *self._buttons):
            choice.setEnabled(computer is None)
        self._show_main(offer)
        self._luck.setText(offer.bad_luck)
        self._result.setText(offer.holed)

    def _show_dice(self, offer: PuttOffer) -> None:
        """Show the chances of every number of dice, where dice are asked for."""
        session = self._session
        self._pages.setCurrentIndex(0 if offer.dice else 1)
        for card in self.cards:
            if offer.dice:
                card.show_odds(session.odds(card.dice), session.expected(card.dice))
            else:
                card.show_odds(None, 0.0)
        if offer.dice:
            self.choose(offer.dice)

    def _show_answers(self, offer: PuttOffer) -> None:
        """Show a button for each answer, pressed down where a hint or a computer says it."""
        words = [answer.words for answer in offer.answers]
        if words != [answer.accessibleName() for answer in self._buttons]:
            empty(self._answers)
            self._buttons.clear()
            for text in words:
                self._add_answer(text)
        for answer, choice in zip(self._buttons, offer.answers, strict=True):
            answer.setDown(choice.chosen)

    def _show_main(self, offer: PuttOffer) -> None:
        """Show the filled button; without anything for it it rests with what it said last."""
        main = offer.main
        self.main_button.setEnabled(main is not None and main.is_ready)
        if main is not None:
            icon = self._look.icon(main.icon, filled=True) if main.icon else QIcon()
            self.main_button.setIcon(icon)
            label_button(self.main_button, main.words)

    def fit(self, height: int) -> None:
        """Leave the hole its share of a screen of so many pixels."""
        self._screen_height = height
        self._stand_high()

    def _stand_high(self) -> None:
        if self._session.view.phase is Phase.OVER:
            self.setFixedHeight(self._look.px(LOW))
            return
        least, most = self._look.px(LEAST), self._look.px(HEIGHT)
        self.setFixedHeight(max(least, min(most, round(self._screen_height * _SHARE))))

    def tell_question(self) -> None:
        """Tell who cannot see it what is asked now."""
        announce(self, self._spoken)

    def _spoken(self) -> str:
        """Return who is asked what, and the keys of the answers."""
        view = self._session.view
        if view.phase is Phase.OVER or self._session.computer_to_move is not None:
            return self._question.text()
        answers = (
            keyed(QKeySequence(str(number)), answer.accessibleName())
            for number, answer in enumerate(self._buttons, start=1)
        )
        where = tile_number(view.position)
        stands = f"{self._name.text()}, {self._stroke.text()}, {where}"
        return in_sentences(stands, *self._hole(), self._question.text(), *answers)

    def _hole(self) -> Iterable[str]:
        """Tell how long the hole is; before the first stroke its tiles, and where all stand."""
        view = self._session.view
        if view.strokes or view.position:
            far = translate("putting", "{tiles}, tee to green")
            yield far.replace("{tiles}", Figure(view.hole.length).tiles)
        else:
            number = translate("putting", "Hole {number}")
            yield number.replace("{number}", str(view.round % HOLES + 1))
            yield hole_told(view.hole)
            yield scores_told(view)

    def _add_answer(self, text: str) -> None:
        number = len(self._buttons)
        answer = AnswerButton()
        dress_button(answer, self._look, f"{text}   {number + 1}")
        answer.setAccessibleName(text)
        answer.clicked.connect(lambda: self.answer(number))
        self._answers.addWidget(answer)
        # Before the layout does it, so that it can take the focus at once.
        answer.show()
        self._buttons.append(answer)

    def answer(self, place: int) -> None:
        """Give an answer, from 0, unless dice or ball are on their way."""
        if not self._is_frozen and place < len(self._offer.answers):
            self._offer.answers[place].run()

    def answers(self) -> Sequence[AnswerButton]:
        """Return the buttons of the question that is asked."""
        return list(self._buttons)

    @property
    def keyboard(self) -> QPushButton:
        """What the keyboard belongs to: the answer that is marked, or else what comes next."""
        answers = self._buttons
        if answers and answers[0].isEnabled():
            return next((answer for answer in answers if answer.isDown()), answers[0])
        return self.main_button
