"""The lower part of the table: the last roll, the choice of dice, the button that rolls."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.putt_dice import (
    HOLES,
    Action,
    ChooseMishap,
    Event,
    Phase,
    PickFirst,
    Roll,
    Rolled,
    mishaps_on,
    standings,
)
from minigolf_desktop.model.putt_dice.state import leaders_of_hole
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.players import player_name, who_acts
from minigolf_desktop.ui.common.rule_places import rule_button, tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, empty, label, label_button
from minigolf_desktop.ui.common.widgets.tokens import character_portrait
from minigolf_desktop.ui.putt_dice.dice import DiceCard, DiceTray
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.words import (
    against_par,
    hole_told,
    mishap_words,
    percent,
    roll_sum,
    roll_words,
    scores_told,
    stroke_words,
    tile_number,
    what_happened,
)


class EndButtons(QWidget):
    """A row of buttons beside the one that leads to another round."""

    reviewed = Signal()
    """The round is to be seen again, putt by putt."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        replay = button(look, translate("review", "Replay"), icon="eye")
        replay.clicked.connect(self.reviewed)
        pictures = button(look, translate("golf result", "Pictures to show"), icon="picture")
        pictures.clicked.connect(self.pictures)
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


class Console(QFrame):
    """What the player whose turn it is needs at hand."""

    roll = Signal(int)
    """So many dice are to be rolled."""
    looked_at = Signal(int)
    """So many dice were chosen; none is rolled yet."""
    answered = Signal(object)
    """A question was answered; carries the action."""
    hurried = Signal()
    """A computer is to do at once what it is about to do."""
    finish_at_once = Signal()
    """The computers, who play alone now, are to finish the round at once."""
    again = Signal()
    """Another round is asked for."""

    def __init__(self, look: Look, session: PuttingSession, motion: Motion) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        tells_about(self, "precision")
        self._look = look
        self._session = session
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
            card.toggled.connect(lambda on, dice=card.dice: self._look_at(dice) if on else None)
        self._buttons: list[QPushButton] = []
        self._offered: list[Action] = []
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
        self.main_button.setMinimumHeight(self._look.px(56))
        self.main_button.clicked.connect(self._act)
        self.ending = EndButtons(self._look)
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

    def _look_at(self, dice: int) -> None:
        self._show_choice()
        self.looked_at.emit(dice)

    def _act(self) -> None:
        if self._session.view.phase is Phase.OVER:
            self.again.emit()
        elif self._session.computer_to_move is not None:
            (self.finish_at_once if self._session.only_computers_left else self.hurried).emit()
        else:
            self.roll.emit(self.dice)

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
        text, bad = what_happened(events, self._session.view.setup.names)
        self._news.setText(text)
        self._news.setProperty("tone", "wrong" if bad else "second")
        self._news.style().unpolish(self._news)
        self._news.style().polish(self._news)
        last = "" if rolled is None else self._last.text()
        announce(self, lambda: in_sentences(last, text))

    def ask(self) -> None:
        """Ask for what comes next in the round."""
        session = self._session
        view, player = session.view, session.to_move
        putting, over = view.phase is Phase.PUTT, view.phase is Phase.OVER
        # The score card needs the room, and nothing is rolled any more.
        for part in (self._rolled, self._news, self._pages, self._luck, self._result):
            part.setHidden(over)
        self._stand_high()
        who = standings(view)[0].seat if player is None else player
        self._name.setText(player_name(view.setup.names, who))
        self._stroke.setText(translate("putting", "wins") if player is None else stroke_words(view))
        self._pages.setCurrentIndex(0 if putting else 1)
        for card in self.cards:
            if putting:
                card.show_odds(session.odds(card.dice), session.expected(card.dice))
            else:
                card.show_odds(None, 0.0)
        self._put_question()
        self._show_choice()
        computer = session.computer_to_move
        face = None if computer is None else computer.character
        self._face.setVisible(face is not None)
        if face is not None:
            look = self._look
            ratio = self.devicePixelRatioF()
            self._face.setPixmap(character_portrait(face, look.px(_FACE), ratio, look.theme))
        for choice in (*self.cards, *self._buttons):
            choice.setEnabled(computer is None)

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

    def prepare(self, action: Action) -> None:
        """Show what may be done next as chosen, without doing it."""
        if isinstance(action, Roll):
            self.choose(action.dice)
        for answer, offered in zip(self._buttons, self._offered, strict=True):
            answer.setDown(offered == action)

    def get_ready(self, action: Action) -> None:
        """Choose what a hint says, for a yes of the keyboard."""
        if isinstance(action, Roll):
            self.choose(action.dice)
        for answer, offered in zip(self._buttons, self._offered, strict=True):
            if offered == action:
                answer.setFocus(Qt.FocusReason.OtherFocusReason)

    def release(self) -> None:
        """Show no answer as chosen any more; a pressed one would take the next Esc for itself."""
        for answer in self._buttons:
            answer.setDown(False)

    def show_decision(self, action: Action) -> None:
        """Show what a computer is about to do."""
        self.prepare(action)
        words = ""
        if isinstance(action, Roll):
            words = roll_words(action.dice)
        for answer, offered in zip(self._buttons, self._offered, strict=True):
            if offered == action:
                words = answer.accessibleName()
        computer = self._session.computer_to_move
        if computer is not None:
            text = translate("characters", "{name}: {action}")
            text = text.replace("{name}", who_acts(computer))
            self._question.setText(text.replace("{action}", words))

    def _put_question(self) -> None:
        view = self._session.view
        names = view.setup.names
        empty(self._answers)
        self._buttons.clear()
        self._offered.clear()
        match view.phase:
            case Phase.PUTT if self._session.computer_to_move is not None:
                words = translate("characters", "{name} is thinking")
                question = words.replace("{name}", who_acts(self._session.computer_to_move))
                hint = translate("characters", "A click, Space or Enter hurries on.")
            case Phase.PUTT:
                question = translate("putting", "How many dice?")
                hint = translate("putting", "more reach, less precision (keys 1 to 4)")
            case Phase.MISHAP:
                question = translate("putting", "Bad luck! Which one?")
                hint = translate("putting", "The tile has a slope and something to fall into.")
                tile = view.hole.tiles[view.position]
                for mishap in mishaps_on(tile):
                    self._add_answer(mishap_words(mishap, tile), ChooseMishap(mishap))
            case Phase.PICK_FIRST:
                words = translate("putting", "{player} picks who putts first")
                question = words.replace("{player}", player_name(names, view.last))
                hint = translate("putting", "They share the fewest strokes on the last hole.")
                if view.last not in view.order:
                    # Ruling P10.
                    words = translate("putting", "{player} is out, but played the last hole last.")
                    hint = words.replace("{player}", player_name(names, view.last))
                for leader in leaders_of_hole(view):
                    self._add_answer(player_name(names, leader), PickFirst(leader))
            case _:
                question = translate("putting", "The round is over")
                hint = translate("putting", "The score card stays until you leave.")
        self._question.setText(question)
        self._hint.setText(hint)
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
            far = translate("putting", "{number} tiles, tee to green")
            yield far.replace("{number}", str(view.hole.length))
        else:
            number = translate("putting", "Hole {number}")
            yield number.replace("{number}", str(view.round % HOLES + 1))
            yield hole_told(view.hole)
            yield scores_told(view)

    def _add_answer(self, text: str, action: Action) -> None:
        number = len(self._buttons) + 1
        answer = button(self._look, f"{text}   {number}")
        answer.setAccessibleName(text)
        answer.clicked.connect(lambda: self.answered.emit(action))
        self._answers.addWidget(answer)
        # Before the layout does it, so that it can take the focus at once.
        answer.show()
        self._buttons.append(answer)
        self._offered.append(action)

    def answers(self) -> list[QPushButton]:
        """Return the buttons of the question that is asked."""
        return list(self._buttons)

    def _show_choice(self) -> None:
        session, view = self._session, self._session.view
        self.main_button.setEnabled(view.phase in (Phase.PUTT, Phase.OVER))
        self._luck.setText("")
        self._result.setText("")
        self.ending.setVisible(view.phase is Phase.OVER)
        if view.phase is Phase.OVER:
            self._name_main(translate("putting", "Another round"), "dice")
            return
        if session.computer_to_move is not None:
            if session.only_computers_left:
                self._name_main(translate("characters", "Finish at once"), "skip")
            else:
                self._name_main(translate("characters", "Go on"), "next")
            self.main_button.setEnabled(True)
            return
        self._name_main(roll_words(self.dice), "dice")
        if view.phase is not Phase.PUTT:
            return
        odds = session.odds(self.dice)
        if odds.mishap:
            words = translate("putting", "Bad luck {chance}")
            self._luck.setText(words.replace("{chance}", percent(odds.mishap)))
        if odds.hole_out:
            words = translate("putting", "Holed now: {score}")
            score = against_par(view.strokes + 1, view.hole.par)
            self._result.setText(words.replace("{score}", score))

    def _name_main(self, words: str, icon: str) -> None:
        self.main_button.setIcon(self._look.icon(icon, filled=True))
        label_button(self.main_button, words)

    def keep_focus(self) -> None:
        """Give the keyboard to what is to be done next."""
        answers = self.answers()
        target = answers[0] if answers and answers[0].isEnabled() else self.main_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)
