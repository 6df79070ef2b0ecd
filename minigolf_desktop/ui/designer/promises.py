"""Choosing promises: at the start of an advanced game, and whenever the clients visit.

A promise is a card: rosette, name, one plain fact, and what it brings.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import PROMISES, Course, MrClient, MrsClient, promise_points
from minigolf_desktop.model.designer.conditions import SOLO_POINTS
from minigolf_desktop.model.designer.moves import TakePromise
from minigolf_desktop.ui.common.art.drawing import mixed
from minigolf_desktop.ui.common.art.honours import paint_rosette
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import rule_button, tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text import content_name, signed, with_colon
from minigolf_desktop.ui.common.theme import Radius, Space, font, paint_panel_shadow, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPicture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    frame,
    label,
    label_button,
    picture_label,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.course_art import thumbnail_steps
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    promise_fact,
    promise_name,
    rank_word,
    with_figures,
)
from minigolf_desktop.ui.designer.widgets.clients import ClientCard, wish_icon

_RAISE = 10
"""How far a card that is chosen stands out, in pixels."""
_TICK = QColor("#FFFFFF")
"""Of the white tick on the disk of what is right."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter


def worths(players: int) -> tuple[tuple[str, int], ...]:
    """Return what a promise brings, each with its word: kept and broken, or by rank."""
    if players == 1:
        return (
            (translate("promises", "kept"), SOLO_POINTS),
            (translate("promises", "broken"), -SOLO_POINTS),
        )
    return tuple((rank_word(rank), promise_points(rank, players)) for rank in range(1, players + 1))


class PromiseCard(QAbstractButton):
    """One of the seven. It is taken for good, chosen now, or left."""

    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the left one, 1 for the right one."""

    def __init__(
        self, look: Look, promise: str, number: int, icon: str, colour: str, players: int
    ) -> None:
        super().__init__()
        self.promise = promise
        """Its id."""
        self._look = look
        self._number = number
        self._icon = icon
        self._colour = colour
        self._fact = promise_fact(promise, players)
        self._worths = worths(players)
        self._taken = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(with_colon(promise_name(promise), self._fact))
        told = (f"{word} {signed(points, plus=True)}" for word, points in self._worths)
        self.setAccessibleDescription(", ".join(told))
        self.setToolTip(translate("promises", "Key {number}").replace("{number}", str(number)))

    @property
    def is_taken(self) -> bool:
        """Whether it was promised before, which cannot be taken back."""
        return self._taken

    def take(self) -> None:
        """Show it as promised before."""
        self._taken = True
        self.setEnabled(False)
        self.setAccessibleDescription(translate("promises", "promised"))

    def sizeHint(self) -> QSize:
        """Return the size of the concept's card in a row of seven."""
        return self._look.size(168, 322)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which everything can be read."""
        return self._look.size(140, 290)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the cards."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.walk.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self.isChecked() or self._taken
        lift = 0 if raised else look.px(_RAISE)
        area = QRectF(self.rect()).adjusted(
            look.px(5), look.px(4) + lift, -look.px(7), -look.px(22) + lift
        )
        radius = Radius.BUTTON.at(look.scale)
        paint_panel_shadow(painter, area.toRect().toRectF(), theme, radius)
        self._paint_paper(painter, area, radius)
        top = area.height() * 0.46
        self._paint_words(painter, area.adjusted(0, top, 0, 0))
        self._paint_key(painter, area)
        if raised:
            self._paint_label(painter, area)
        painter.end()

    def _paint_paper(self, painter: QPainter, area: QRectF, radius: float) -> None:
        look, theme = self._look, self._look.theme
        colour = player_colour(self._colour).fill(theme)
        outline = QPainterPath()
        outline.addRoundedRect(area, radius, radius)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(
            area, theme.hover if self.underMouse() and not self._taken else theme.panel
        )
        high = area.height() * 0.46
        sky = QRectF(area.left(), area.top(), area.width(), high)
        ground = theme.inset if theme.is_dark else QColor("#FFFFFF")
        painter.fillRect(sky, mixed(ground, colour, 0.2))
        middle = QPointF(sky.center().x(), sky.top() + high * 0.44)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(ground, colour, 0.1))
        painter.drawEllipse(middle, high * 0.46, high * 0.46)
        radius = round(high * 0.36)
        reach = QPointF(1.1 * radius, 1.1 * radius)
        # Its outermost petals begin on a whole pixel, where it is sharp.
        middle = QPointF((middle - reach).toPoint()) + reach
        paint_rosette(painter, middle, radius, colour, self._icon)
        painter.fillRect(QRectF(area.left(), sky.bottom() - 2, area.width(), 2), colour)
        painter.restore()
        gold = self.isChecked() or self._taken
        edge = theme.hover_edge if gold else theme.line
        if self.hasFocus():
            edge = theme.focus
        painter.setPen(QPen(edge, look.px(3) if gold or self.hasFocus() else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(theme.text)
        painter.setFont(font("card_title", look.scale))
        line = QRectF(area.left(), area.top() + look.px(12), area.width(), look.px(26))
        painter.drawText(line, _MIDDLE, promise_name(self.promise))
        painter.setPen(theme.second_text)
        painter.setFont(font("small_body", look.scale))
        room = QRectF(
            area.left() + look.px(10),
            line.bottom() + look.px(2),
            area.width() - look.px(20),
            look.px(38),
        )
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags) | int(Qt.TextFlag.TextWordWrap), self._fact)
        bottom = area.bottom() - look.px(12)
        self._paint_worths(
            painter,
            QRectF(
                area.left() + look.px(9),
                bottom - look.px(48),
                area.width() - look.px(18),
                look.px(48),
            ),
        )

    def _paint_worths(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        gap = look.px(4)
        wide = (area.width() - gap * (len(self._worths) - 1)) / len(self._worths)
        for place, (word, points) in enumerate(self._worths):
            box = QRectF(area.left() + place * (wide + gap), area.top(), wide, area.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.fits_wash if points > 0 else theme.inset)
            painter.drawRoundedRect(box, look.px(8), look.px(8))
            painter.setPen(theme.second_text)
            painter.setFont(font("figure" if wide < look.px(34) else "caption", look.scale))
            upper = QRectF(box.left(), box.top() + look.px(5), wide, look.px(16))
            painter.drawText(upper, _MIDDLE, word)
            painter.setPen(theme.text)
            painter.setFont(font("small_bold" if wide < look.px(44) else "panel_title", look.scale))
            lower = QRectF(box.left(), box.top() + look.px(22), wide, look.px(21))
            painter.drawText(lower, _MIDDLE, signed(points, plus=True))

    def _paint_key(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setPen(theme.text)
        painter.setFont(font("caption_bold", look.scale))
        corner = QRectF(area.left() + look.px(6), area.top() + look.px(5), look.px(18), look.px(18))
        painter.drawText(corner, _MIDDLE, str(self._number))

    def _paint_label(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        word = translate("promises", "promised") if self._taken else translate("promises", "chosen")
        side = look.px(14)
        painter.setFont(font("caption_bold", look.scale))
        wide = painter.fontMetrics().horizontalAdvance(word) + side + look.px(24)
        pill = QRectF(area.center().x() - wide / 2, area.bottom() - look.px(8), wide, look.px(24))
        painter.setPen(QPen(theme.panel, look.px(2)))
        painter.setBrush(theme.fits_disk if self._taken else theme.pill)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        ink = _TICK if self._taken else theme.pill_text
        tick = icon_pixmap("check", ink, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(pill.left() + look.px(9), pill.center().y() - side / 2), tick)
        painter.setPen(ink)
        painter.drawText(pill.adjusted(side + look.px(6), 0, 0, 0), _MIDDLE, word)


_KEYS = {Qt.Key(Qt.Key.Key_1 + place): place for place in range(len(PROMISES))}


class Promiser(NamedTuple):
    """Who makes promises, and what is known about it."""

    name: str
    """Empty in a solo game."""
    colour: str
    taken: tuple[int, ...]
    """Promises made before, as indexes of PROMISES."""
    course: Course
    clients: tuple[MrsClient, MrClient]
    players: int
    visit: bool
    """Whether the clients visit; otherwise the game begins."""
    looking: bool = False
    """Whether the promises are only looked at, in the middle of a game."""


class PromisesScreen(MeadowScreen):
    """Seven cards: those taken, those chosen now, those left."""

    promised = Signal(object)
    """The promises that were chosen, as a tuple of indexes; it may be empty at a visit."""
    back = Signal()
    """The screen is to be closed without a promise."""

    def __init__(
        self, look: Look, promiser: Promiser, atlas: TileAtlas, hints: Hints | None = None
    ) -> None:
        super().__init__(look)
        tells_about(self, "promises")
        self._promiser = promiser
        self.hint_panel = None if hints is None else self._panel_of(hints)
        """Good promises; None where they are only looked at."""
        title = translate("promises", "Your promises")
        if promiser.name:
            title = translate("promises", "{name}, your promises").replace("{name}", promiser.name)
        self.setAccessibleName(title)
        mrs, mr = promiser.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        self.cards = [
            PromiseCard(look, promise, place, icons[promise], promiser.colour, promiser.players)
            for place, promise in enumerate(PROMISES, 1)
        ]
        """The cards, in the order of PROMISES."""
        self._main = button(look, "", "main", "check")
        self._main.setToolTip(translate("promises", "Enter"))
        self._main.clicked.connect(self._commit)
        self._words = label("", "body", "second", wrap=True)
        self._lay_out(title, atlas)
        for place, card in enumerate(self.cards):
            if place in promiser.taken:
                card.take()
            elif promiser.looking:
                card.setEnabled(False)
            card.toggled.connect(self._count)
            card.toggled.connect(lambda: announce(self, self._choice, at_once=True))
            card.walk.connect(lambda step, place=place: self._walk(place, step))
        self._count()
        self._first().setFocus()

    @property
    def chosen(self) -> tuple[int, ...]:
        """Promises chosen now and not yet made."""
        return tuple(place for place, card in enumerate(self.cards) if card.isChecked())

    @property
    def is_settled(self) -> bool:
        """Whether one may read: nothing moves here."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about; promises are counted from 1."""
        return {
            "promise": lambda number: self.cards[number - 1],
            "main": lambda _: self._main,
        }

    def _panel_of(self, hints: Hints) -> HintPanel:
        panel = HintPanel(self.look, self, hints, self._room_for_hints, lambda _: self._areas())
        panel.taken.connect(self._choose)
        return panel

    def _room_for_hints(self) -> QRect:
        """Return where hints lie: over the foot, left of the button."""
        decided = self._decided.geometry().translated(self._foot_row.pos())
        room = QRect(QPoint(self._foot_row.x(), decided.top()), decided.bottomLeft())
        return room.adjusted(0, 0, -self.look.px(Space.LARGE), 0)

    def _areas(self) -> tuple[QRect, ...]:
        """Return where the clients say what they want."""
        return tuple(one.geometry().translated(self._foot_row.pos()) for one in self._clients)

    def _choose(self, action: object) -> None:
        """Choose the card of a hint, to be promised by the button; or none for no more."""
        if isinstance(action, TakePromise):
            self.cards[action.promise].setChecked(True)
            self.cards[action.promise].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            for card in self.cards:
                card.setChecked(False)
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, title: str, atlas: TileAtlas) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(22), margin, look.px(24))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(self._heading(title))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.HAIR))
        for card in self.cards:
            card.setMaximumSize(look.size(230, 400))
            row.addWidget(card, 1)
        column.addStretch(1)
        column.addLayout(row, 300)
        foot = self._foot_row = QWidget()
        foot.setLayout(self._foot(atlas))
        foot.setMaximumHeight(look.px(300))
        column.addWidget(foot, 200)
        column.addStretch(1)

    def _heading(self, title: str) -> Heading:
        promiser = self._promiser
        heading = Heading(self.look, title, self._task())
        heading.back.connect(self.back)
        heading.add(rule_button(self.look))
        if self.hint_panel is not None:
            heading.add(self.hint_panel.bulb)
        if promiser.name:
            ratio = self.devicePixelRatioF()
            token = player_shape_pixmap(self.look, promiser.colour, self.look.px(44), ratio)
            heading.add(picture_label(token, promiser.name))
        return heading

    def _task(self) -> str:
        if self._promiser.looking:
            return translate("promises", "Only you see them.")
        if self._promiser.visit:
            return translate("promises", "The clients are here. Promise more, or leave it at that.")
        return translate("promises", "One at least. What is promised cannot be taken back.")

    def _foot(self, atlas: TileAtlas) -> QHBoxLayout:
        look, course = self.look, self._promiser.course
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))

        def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
            colour = self._promiser.colour
            for done in thumbnail_steps(course, atlas, colour, theme=look.theme):
                small = None if done is None else QPixmap.fromImage(done)
                yield None if small is None else on_meadow(small, look, width, height, ratio)

        name = content_name(course.land.name)
        paper = frame("card", name)
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(*(look.px(6),) * 4)
        inside.addWidget(LaterPicture(look, steps, name, look.px(12), look.size(240, 150)))
        row.addWidget(paper, 3)
        clients = QVBoxLayout()
        clients.setSpacing(look.px(Space.PANEL_GAP))
        self._clients = [ClientCard(look, client) for client in self._promiser.clients]
        for card in self._clients:
            clients.addWidget(card, 1)
        row.addLayout(clients, 3)
        self._decided = self._decision()
        row.addWidget(self._decided, 4)
        return row

    def _decision(self) -> QWidget:
        look = self.look
        card = frame("card", translate("promises", "Your choice"))
        column = QVBoxLayout(card)
        column.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 16)))
        column.setSpacing(look.px(Space.SMALL))
        self._headline = label("", "card_title")
        column.addWidget(self._headline)
        column.addWidget(self._words)
        column.addStretch()
        column.addWidget(self._main)
        return card

    def _first(self) -> QWidget:
        return next((card for card in self.cards if card.isEnabled()), self._main)

    def _walk(self, place: int, step: int) -> None:
        for far in range(1, len(self.cards) + 1):
            card = self.cards[(place + step * far) % len(self.cards)]
            if card.isEnabled():
                card.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _count(self) -> None:
        count, promiser = len(self.chosen), self._promiser
        taken = len(promiser.taken)
        head = translate("promises", "No promise chosen")
        if count:
            head = translate("promises", "%n promises chosen", "", count)
        elif taken:
            head = translate("promises", "%n promises made", "", taken)
        self._headline.setText(head)
        self._words.setText(self._advice())
        if count:
            label_button(self._main, translate("promises", "Make %n promises", "", count))
        else:
            none = (
                translate("promises", "Promise nothing more")
                if promiser.taken
                else translate("promises", "Choose at least one")
            )
            label_button(self._main, none)
        self._main.setEnabled(bool(count) or bool(promiser.taken))
        if promiser.looking:
            label_button(self._main, translate("promises", "Close the cards"))

    def _offer(self) -> str:
        """Return what is told of the cards: those promised, the others with their keys."""
        told = [_card_words(number, card) for number, card in enumerate(self.cards, 1)]
        worth = next((one.accessibleDescription() for one in self.cards if one.isEnabled()), "")
        return in_sentences(*told, worth, self._advice(), self._choice())

    def _choice(self) -> str:
        """Return how many cards are chosen, and what Enter does."""
        if not self._main.isEnabled():
            return self._headline.text()
        enter = keyed(QKeySequence(Qt.Key.Key_Return), self._main.accessibleName())
        return in_sentences(self._headline.text(), enter)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell the cards, after what the screen is for."""
        super().showEvent(event)
        announce(self, self._offer)

    def _advice(self) -> str:
        if self._promiser.players == 1:
            return with_figures(
                translate(
                    "promises",
                    "Each promise kept brings {promise_points.points}, each one broken costs "
                    "{promise_points}. There is no way to promise less later.",
                )
            )
        return translate(
            "promises",
            "At the end each condition is ranked, and only those who promised it win or lose by "
            "it. Nobody sees yours before.",
        )

    def _commit(self) -> None:
        if self._promiser.looking:
            self.back.emit()
        elif self._main.isEnabled():
            self.promised.emit(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 7 choose a card, Enter promises, H shows hints, Esc closes."""
        key = event.key()
        if self.hint_panel is not None and self.hint_panel.take_key(event):
            return
        if key in _KEYS:
            self._toggle(self.cards[_KEYS[Qt.Key(key)]])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._commit()
        elif key == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _toggle(self, card: PromiseCard) -> None:
        if card.isEnabled():
            card.setFocus(Qt.FocusReason.ShortcutFocusReason)
            card.toggle()


def _card_words(number: int, card: PromiseCard) -> str:
    """Return what is told of a card, with the key that chooses it; one that is taken has none."""
    if card.is_taken:
        return with_colon(translate("promises", "promised"), card.accessibleName())
    return keyed(QKeySequence(str(number)), card.accessibleName()) if card.isEnabled() else ""


__all__ = ["Promiser", "PromisesScreen"]


def promiser_of(session: TableSession, *, looking: bool) -> Promiser:
    """Return who is to move, as somebody who promises; raises ValueError without a land."""
    designer, player = session.designer, session.players[session.seat]
    if designer.course is None:
        raise ValueError("promises are made on a land")
    return Promiser(
        name="" if session.is_solo else player.name,
        colour=player.colour,
        taken=designer.promises,
        course=designer.course,
        clients=session.table.clients,
        players=len(session.players),
        visit=session.table.turn > 0,
        looking=looking,
    )
