"""What lies by the hand over the board: who decides, the actions, the cards, the main button."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.rule_places import rule_button
from minigolf_desktop.ui.common.table.task import Choice
from minigolf_desktop.ui.common.theme import Radius, Space, font, paint_panel_shadow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import MainButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, icon_button, label
from minigolf_desktop.ui.common.widgets.tokens import character_portrait, player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_point_token
from minigolf_desktop.ui.eighteen_holes.round.news import RoundSummary
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.panels import WIDTH, CardSpread
from minigolf_desktop.ui.eighteen_holes.round.pictures import BEFORE, cards_left, lie_of
from minigolf_desktop.ui.eighteen_holes.round.scoring import StepList
from minigolf_desktop.ui.eighteen_holes.session import colour_at
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_flights, lie_words
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_mark
from minigolf_desktop.ui.eighteen_holes.widgets import ClubHand, DecksLeft, GolferCardView
from minigolf_desktop.ui.eighteen_holes.widgets.cards import TargetCards

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT_ALIGNED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class KeyLine(QPushButton):
    """One line: a tick or an icon, what is done, its key in a small box."""

    def __init__(self, look: Look, height: float) -> None:
        super().__init__()
        self._look = look
        self._choice = Choice("", Qt.Key.Key_unknown)
        self._height = height
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The style sheet asks for more height than a line of five has.
        self.setStyleSheet("min-height: 0px; padding: 0px;")
        self.setFixedHeight(look.px(height))
        self.clicked.connect(self._run)

    def _run(self) -> None:
        self._choice.run()

    def sizeHint(self) -> QSize:
        """Return its height; it is as wide as its column."""
        return self._look.size(180, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return its height at its narrowest."""
        return self._look.size(120, self._height)

    @property
    def choice(self) -> Choice:
        """What it does."""
        return self._choice

    def show_choice(self, choice: Choice) -> None:
        """Show a choice; one that cannot be made is greyed and says why."""
        self._choice = choice
        self.setEnabled(choice.is_ready)
        key = QKeySequence(choice.key).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(choice.refusal or f"{choice.words} ({key})")
        self.setAccessibleName(choice.words)
        self.setAccessibleDescription(choice.refusal)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, sign, words and key."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, area)
        chosen, ready = self._choice.chosen, self.isEnabled()
        # What was chosen is told in full, also when it cannot be chosen otherwise any more.
        ink = theme.text if ready or chosen else theme.disabled_text
        icon = "check" if chosen else self._choice.icon
        side = look.px(16)
        if icon:
            sign = icon_pixmap(icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(look.px(12), round((self.height() - side) / 2), sign)
        box = QRectF(0, 0, self._key_width(), look.px(18))
        box.moveCenter(area.center())
        box.moveRight(area.right() - look.px(9))
        painter.setPen(ink)
        painter.setFont(font("body_bold" if chosen else "body", look.scale))
        left = look.px(34 if icon else 14)
        words = area.adjusted(left, 0, -(area.right() - box.left()) - look.px(4), 0)
        dots = Qt.TextElideMode.ElideRight
        text = painter.fontMetrics().elidedText(self._choice.words, dots, round(words.width()))
        painter.drawText(words, _LEFT_ALIGNED, text)
        self._paint_key(painter, box)
        painter.end()

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        theme, look = self._look.theme, self._look
        pointed = self.underMouse() and self.isEnabled()
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 2))
        elif self._choice.chosen or pointed:
            painter.setPen(QPen(theme.hover_edge, 2 if self._choice.chosen else 1))
        else:
            painter.setPen(QPen(theme.line, 1))
        lit = self._choice.chosen or pointed
        painter.setBrush(theme.hover if lit else theme.inset if self.isEnabled() else theme.panel)
        if self.isDown():
            painter.setBrush(theme.track)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)

    def _key_text(self) -> str:
        return QKeySequence(self._choice.key).toString(QKeySequence.SequenceFormat.NativeText)

    def _key_width(self) -> float:
        text = self._key_text()
        return self._look.px(22 if len(text) == 1 else 12 + 8 * len(text))

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel if self._choice.chosen else theme.track)
        painter.drawRoundedRect(box, look.px(5), look.px(5))
        plain = self.isEnabled() or self._choice.chosen
        painter.setPen(theme.second_text if plain else theme.disabled_text)
        painter.setFont(font("figure", look.scale))
        painter.drawText(box, _CENTRE, self._key_text())


_WIDE = 1300
"""Width from which there is room for everything."""
_ANSWERS = 248
"""Width of the piece at the right of the hand."""
_SHEET = 700
"""Width of the sheet that tells what was done."""
_LINES = 5
_LINE = 32
"""Height of an action."""
_LINES_USUAL = 3
"""Actions that are mostly possible at a time."""
_OTHER = 30
_MAIN = 46
_TOKEN = 42
_EYE = 28
"""Side of the button that shows a hand: the lie below it has the whole width."""
_SHOT = 124
"""Width of a shot card beside a club at most."""
_PLAYED = 122
"""Width of the place of the club in play."""
_CARD = 92
"""Width of a golfer card."""
_COIN = 64
"""Radius of a token that is to be placed."""
_SHADOW = 12
"""How far the shadow of a piece reaches at most."""


class TokenCoin(QWidget):
    """A point token that is to be placed (Skins)."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._points = 0
        self.setFixedSize(look.size(2 * _COIN + 8, 2 * _COIN + 8))

    def show_token(self, points: int) -> None:
        """Show a token; nothing without points."""
        self.setVisible(bool(points))
        self._points = points
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        paint_point_token(painter, self._points, middle, self.width() / 2 - 4)
        painter.end()


class Console(QWidget):
    """Everything that the player to decide needs at hand; between its pieces the board is seen."""

    acted = Signal()
    """The main button was pressed."""
    moved = Signal(QRegion)
    """The board is seen elsewhere than before: where pieces are or were, in its own pixels."""

    def __init__(self, look: Look, motion: Motion, has_golfers: bool) -> None:
        super().__init__()
        self._look = look
        self._shown: tuple[GolfOffer, bool] | None = None
        self.hand = ClubHand(look, motion=motion)
        """The clubs."""
        self.played = ClubHand(look, 1, motion)
        """The club in play, where the cards beside it leave no room for the hand."""
        self.cards = CardSpread(look, motion, _SHOT)
        """The cards drawn for a shot."""
        self.golfer = GolferCardView(look, _CARD) if has_golfers else None
        """The player's golfer card, where golfer cards are played with."""
        self.decks = DecksLeft(look)
        """The decks that may be drawn from, with how many cards they have."""
        self._row = row = QHBoxLayout(self)
        edge = look.px(Space.MEDIUM)
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(look.px(Space.LARGE))
        low = Qt.AlignmentFlag.AlignBottom
        self._side = self._left()
        row.addWidget(self._side, 0, low)
        if self.golfer is not None:
            row.addWidget(self.golfer, 0, low)
        row.addLayout(self._middle(), 1)
        self.answers = self._right()
        """What is asked, and what answers it."""
        row.addWidget(self.answers, 0, low)
        for cards in (self.hand, self.played, self.cards):
            cards.laid.connect(self._cut_out)

    @property
    def usual_height(self) -> int:
        """Height that it mostly has; where a player can do more it stands higher."""
        look = self._look
        lines = look.px(_TOKEN + _LINES_USUAL * (_LINE + 3) + 3 * Space.SMALL)
        return max(self.hand.sizeHint().height(), lines) + 2 * look.px(Space.MEDIUM)

    def _left(self) -> Panel:
        look = self._look
        side = Panel(look, translate("golf round", "Who decides"))
        side.setFixedWidth(look.px(WIDTH))
        column = QVBoxLayout(side)
        column.setContentsMargins(*(look.px(edge) for edge in (10, 8, 10, 10)))
        column.setSpacing(look.px(Space.HAIR))
        who = QHBoxLayout()
        who.setSpacing(look.px(Space.SMALL))
        self._face = QLabel()
        self._face.setFixedSize(look.size(_TOKEN, _TOKEN))
        who.addWidget(self._face)
        self._shape = QLabel()
        self._shape.setFixedSize(look.size(_TOKEN, _TOKEN))
        who.addWidget(self._shape)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._name = ElidedLabel("", "card_title")
        self._lie = ElidedLabel("", "small_body", "second")
        name = QHBoxLayout()
        name.addWidget(self._name, 1)
        words.addLayout(name)
        words.addWidget(self._lie)
        who.addLayout(words, 1)
        self.look_button = icon_button(
            look, "eye", translate("golf round", "Hold to see your hand (V)")
        )
        """Shows the hand while it is held, where it lies face down (ruling H19)."""
        self.look_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.look_button.setFixedSize(look.size(_EYE, _EYE))
        name.addWidget(self.look_button)
        column.addLayout(who)
        self._hints = label("", "small_body", "second", wrap=True)
        self._hints.setIndent(look.px(Space.HAIR))
        column.addWidget(self._hints)
        self.lines = [KeyLine(look, _LINE) for _ in range(_LINES)]
        """The actions of a turn."""
        for line in self.lines:
            column.addWidget(line)
        return side

    def _middle(self) -> QVBoxLayout:
        look = self._look
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        column.addStretch(1)
        self._title = label("", "small_bold", "second")
        # It lies on the board, as paper.
        paper = look.theme.panel.name()
        self._title.setStyleSheet(f"background: {paper}; border-radius: 6px; padding: 1px 8px;")
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        row = self._lying = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        self.played.setFixedWidth(look.px(_PLAYED))
        self._sheet = Panel(look, translate("golf round", "What was done"))
        self._sheet.setMaximumWidth(look.px(_SHEET))
        told = QVBoxLayout(self._sheet)
        told.setContentsMargins(0, 0, 0, 0)
        self.summary = RoundSummary(look)
        """What everybody did in the round that is over."""
        told.addWidget(self.summary)
        self.steps = StepList(look)
        """The steps of combined scoring so far."""
        told.addWidget(self.steps)
        self.targets = TargetCards(look)
        """Greens to keep one of as the secret target."""
        self._coin = TokenCoin(look)
        self.hand.setMaximumWidth(self.hand.sizeHint().width())
        self.cards.setFixedHeight(self.hand.sizeHint().height())
        self.targets.setFixedHeight(self.hand.sizeHint().height())
        low = Qt.AlignmentFlag.AlignBottom
        row.addStretch()
        row.addWidget(self._sheet, 8, low)
        row.addWidget(self.targets, 8, low)
        row.addWidget(self._coin, 0, low)
        row.addWidget(self.hand, 8, low)
        row.addWidget(self.played, 0, low)
        row.addWidget(self.cards, 8, low)
        row.addStretch()
        column.addLayout(row)
        return column

    def _right(self) -> Panel:
        look = self._look
        side = Panel(look, translate("golf round", "What is asked"))
        side.setFixedWidth(look.px(_ANSWERS))
        column = QVBoxLayout(side)
        column.setContentsMargins(*(look.px(edge) for edge in (12, 8, 12, 12)))
        column.setSpacing(look.px(Space.HAIR))
        words = QVBoxLayout()
        words.setSpacing(0)
        self._ask = label("", "panel_title", wrap=True)
        self._note = label("", "small_body", "second", wrap=True)
        for text in (self._ask, self._note):
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            words.addWidget(text)
        asked = QHBoxLayout()
        asked.addLayout(words, 1)
        asked.addWidget(rule_button(look), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(asked)
        column.addWidget(self.decks)
        self._main = QAction(self)
        self._main.triggered.connect(self.acted)
        self.main_button = MainButton(
            look, self._main, translate("golf round", "Enter"), height=_MAIN
        )
        """Does what the offer is about."""
        # The key stands at the right end: words in the middle would run into it.
        self.main_button.setStyleSheet(f"text-align: left; padding-left: {look.px(16)}px;")
        self.others = [KeyLine(look, _OTHER) for _ in range(2)]
        """Buttons above the main one, which therefore keeps its place."""
        for button in (*self.others, self.main_button):
            column.addWidget(button)
        return side

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room between the parts to the cards where the window is narrow."""
        wide = self.width() >= self._look.px(_WIDE)
        self._row.setSpacing(self._look.px(Space.LARGE if wide else Space.HAIR))
        super().resizeEvent(event)
        if self._shown is not None:
            self._show_cards(*self._shown)
        self._cut_out()

    def event(self, event: QEvent) -> bool:
        """Notice that its pieces need another place."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._cut_out()
        return done

    @property
    def _papers(self) -> list[Panel]:
        return [one for one in (self._side, self._sheet, self.answers) if one.isVisibleTo(self)]

    @property
    def pieces(self) -> list[QRect]:
        """Where something lies on the board, in its pixels."""
        self._row.activate()
        found = [paper.geometry() for paper in self._papers]
        for widget in (self.golfer, self._title, self._coin, self.targets):
            if widget is not None and widget.isVisibleTo(self):
                found.append(widget.geometry())
        for cards in (self.hand, self.played, self.cards):
            if cards.isVisibleTo(self):
                found += [place.translated(cards.pos()) for place in cards.places]
        return found

    @property
    def paper(self) -> QRegion:
        """What its pieces hide of the board, in its pixels: all but edges and corners."""
        paper, radius = QRegion(), Radius.PANEL.at(self._look.scale)
        if self.style().inherits("QStyleSheetStyle"):
            for place in (one.geometry() for one in self._papers):
                paper += place.adjusted(1, radius, -1, -radius)
                paper += place.adjusted(radius, 1, -radius, -1)
        return paper

    def _cut_out(self) -> None:
        """Be nothing but its pieces and their shadows: beside them lies the board."""
        shadow, region = self._look.px(_SHADOW), QRegion()
        papers = [paper.geometry() for paper in self._papers]
        for place in self.pieces:
            around = place.adjusted(-shadow, -shadow, shadow, shadow)
            region += around if place in papers else place
        region &= self.rect()
        before = self.mask()
        if region != before:
            self.setMask(region)
            self.moved.emit(region + before)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadows of what is paper, but not where it hides them."""
        look, painter = self._look, QPainter(self)
        exposed = event.region() - self.paper
        painter.setClipRegion(exposed)
        for place in (paper.geometry() for paper in self._papers):
            if exposed.intersects(place.adjusted(-12, -12, 12, 14)):
                radius = Radius.PANEL.at(look.scale)
                paint_panel_shadow(painter, QRectF(place), look.theme, radius)
        painter.end()

    # Showing

    def show_offer(
        self,
        offer: GolfOffer,
        view: View,
        names: tuple[str, ...],
        *,
        may_look: bool = False,
        looks: bool = False,
    ) -> None:
        """Show what is offered to a player.

        ``may_look`` where the own hand lies face down, ``looks`` while it is looked at.
        """
        look = self._look
        colour = colour_at(view.table, offer.who)
        ratio = self.devicePixelRatioF()
        self._shape.setPixmap(player_shape_pixmap(look, colour, look.px(_TOKEN), ratio))
        self._face.setVisible(offer.face is not None)
        if offer.face is not None:
            portrait = character_portrait(offer.face, look.px(_TOKEN), ratio, look.theme)
            self._face.setPixmap(portrait)
        self._tell(self._name, names[offer.who])
        ready = view.phase not in BEFORE and view.phase is not Phase.OVER
        # Who looks at the clubs of another does not play this shot.
        ready = ready and offer.owner in (-1, offer.who)
        self._tell(self._lie, _lie(view, offer) if ready else "")
        self._show_choices(offer)
        self._show_decks(offer, view)
        self.steps.colour = colour
        self._show_cards(offer, looks)
        self._title.setText(offer.hand_title)
        self._title.setVisible(bool(offer.hand_title))
        self.look_button.setVisible(may_look)
        if self.golfer is not None:
            face = view.table.setup.golfers[offer.who]
            self.golfer.setVisible(bool(face))
            if face:
                used_up = view.players[offer.who].turned
                self.golfer.show_face(face, used=used_up, colour=colour)
        self._hints.setText("" if offer.actions else "\n".join(offer.hints))
        self._hints.setVisible(bool(self._hints.text()))
        self._ask.setText(offer.title)
        self._note.setText(offer.note)
        self._note.setVisible(bool(offer.note))
        self._cut_out()

    def _show_decks(self, offer: GolfOffer, view: View) -> None:
        """Show the decks where one of them is to be chosen, and before a club is."""
        chooses = any(place.refusal == "" for place in offer.hand)
        self.decks.setVisible(bool(offer.decks) or (chooses and bool(view.deck_sizes)))
        flights = deck_flights(view.table.box)
        self.decks.show_decks(cards_left(view), offer.decks or None, offer.deck, flights)

    def _show_cards(self, offer: GolfOffer, looks: bool) -> None:
        """Show the hand, and cards drawn beside it: beside the club in play where it is narrow."""
        self._shown = offer, looks
        choosing = any(place.refusal == "" for place in offer.hand)
        drawn = bool(offer.stacks) and not choosing and not looks
        self.summary.setVisible(bool(offer.summary))
        self.summary.show_rows(offer.summary)
        self.targets.setVisible(bool(offer.target_cards))
        self.targets.show_cards(offer.target_cards)
        self.steps.setVisible(bool(offer.steps))
        self.steps.show_rows(offer.steps)
        self._sheet.setVisible(bool(offer.summary or offer.steps))
        self._coin.show_token(offer.token)
        told = bool(offer.summary or offer.target_cards or offer.steps or offer.token)
        wide = self.cards.width_of(len(offer.stacks))
        beside = self.hand.sizeHint().width() + wide + self._look.px(2 * Space.LARGE)
        alone = drawn and beside > self._room
        self.hand.setVisible(not alone and not told)
        self.played.setVisible(alone)
        self.cards.setVisible(drawn)
        if drawn:
            self.cards.setMaximumWidth(wide)
        self.hand.show_hand(() if alone else offer.hand)
        up = [place for place in offer.hand if place.card_state is CardState.IN_PLAY]
        self.played.show_hand(up if alone else ())
        self.cards.show_stacks(offer.stacks if drawn else (), offer.slot)

    @property
    def _room(self) -> int:
        """Width between what stands at the left and at the right."""
        before = self._look.px(WIDTH + _ANSWERS + 2 * Space.MEDIUM) + 2 * self._row.spacing()
        if self.golfer is not None and self.golfer.isVisibleTo(self):
            before += self.golfer.sizeHint().width() + self._row.spacing()
        return self.width() - before

    def _tell(self, line: ElidedLabel, text: str) -> None:
        line.setText(text)
        line.setToolTip(text)

    def _show_choices(self, offer: GolfOffer) -> None:
        # The key of an action that is not possible tells why.
        possible = tuple(choice for choice in offer.actions if choice.is_ready)
        for line, choice in _pairs(self.lines, possible):
            line.setVisible(choice is not None)
            if choice is not None:
                line.show_choice(choice)
        for line, choice in _pairs(self.others, offer.others):
            line.setVisible(choice is not None)
            if choice is not None:
                line.show_choice(choice)
        main = offer.main
        self.main_button.setVisible(main is not None and main.is_ready)
        if main is not None:
            self._main.setText(main.words)
            self._main.setEnabled(main.is_ready)
            self._main.setToolTip(main.refusal or main.words)
            icon = self._look.icon(main.icon or "check", filled=main.is_ready)
            self.main_button.setIcon(icon)

    @property
    def lie(self) -> str:
        """From where the shot is played, as it is shown; empty between shots."""
        return self._lie.text()

    def freeze(self) -> None:
        """Take no input while cards and balls are on their way."""
        self._main.setEnabled(False)
        for line in (*self.lines, *self.others):
            line.setEnabled(False)


def _lie(view: View, offer: GolfOffer) -> str:
    """Return from where a shot is played; of a team, once one of its golfers is chosen."""
    ball = offer.golfer if offer.golfer >= 0 else view.ball
    if view.table.teams and ball < 0:
        return _team_words(view, offer.who)
    words = lie_words(lie_of(view, offer.who, ball))
    if not view.table.teams:
        return words
    both = translate("golf round", "golfer {number}, {lie}").replace("{lie}", words)
    return both.replace("{number}", golfer_mark(ball))


def _team_words(view: View, seat: int) -> str:
    """Return which golfers of a team play: not one that misses the turn (ruling H23)."""
    missing = [ball for ball in view.table.balls_of(seat) if view.balls[ball].lying]
    if len(missing) != 1:
        return translate("golf round", "golfers 1 and 2")
    plays = next(ball for ball in view.table.balls_of(seat) if ball not in missing)
    words = translate("golf round", "golfer {number} plays, {other} misses")
    words = words.replace("{number}", golfer_mark(plays))
    return words.replace("{other}", golfer_mark(missing[0]))


def _pairs(
    lines: list[KeyLine], choices: tuple[Choice, ...]
) -> list[tuple[KeyLine, Choice | None]]:
    """Return every line with its choice; those left over have none."""
    return [
        (line, choices[place] if place < len(choices) else None) for place, line in enumerate(lines)
    ]
