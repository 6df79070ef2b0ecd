"""The clients: what they are called and wish for, and how they are shown on a card or in full."""

from math import pi, sin

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Client, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.box import ARROWS, GRASS
from minigolf_desktop.model.designer.conditions import HOLE_POINTS
from minigolf_desktop.ui.common.art.furnishings import paint_bubble
from minigolf_desktop.ui.common.art.pictures import face_pixmap, icon_pixmap
from minigolf_desktop.ui.common.boards.motion import Moment, Motion, animate
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text import Figure, content_name, with_colon
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import FittingLabel, icon_label, label, picture_label
from minigolf_desktop.ui.common.widgets.tokens import round_portrait
from minigolf_desktop.ui.designer.text.conditions import with_figures


def client_name(client: Client) -> str:
    """Return the name of a client in the player's language."""
    return content_name(client.name)


def client_wish(client: Client) -> str:
    """Return what a client likes, in a few words for a card."""
    if isinstance(client, MrsClient):
        return {
            "dogs": translate("clients", "Loves dogs"),
            "trees": translate("clients", "Loves trees"),
            "benches": translate("clients", "Loves benches"),
            "pools": translate("clients", "Loves water pools"),
            "pipes": translate("clients", "Loves pipes and tunnels"),
            "slopes": translate("clients", "Loves slopes"),
            "flowers": translate("clients", "Loves flower beds"),
            ARROWS: translate("clients", "Loves arrows the right way"),
            GRASS: translate("clients", "Loves grass without a path"),
        }[client.element]
    return {
        Feature.SHORT: translate("clients", "Loves a hole of two tiles"),
        Feature.LONG: translate("clients", "Loves a hole of four tiles or more"),
        Feature.LINEAR: translate("clients", "Loves a hole without a bend"),
        Feature.TURNER: translate("clients", "Loves a hole with a bend"),
        Feature.LUCKYFOR: translate("clients", "Loves a hole of par 4"),
        Feature.UBERSTITIOUS: translate("clients", "Par 4 on hole 4 only"),
        Feature.STRAIGHTFORWARD: translate("clients", "Loves to walk straight on"),
        Feature.INTHEWAY: translate("clients", "Loves a hole with an obstacle"),
        Feature.PERFECT: translate("clients", "Loves what has no flaw"),
    }[client.feature]


def wish_points(client: Client) -> str:
    """Return what each fulfilled wish is worth: ``2 each``."""
    worth = wish_worth(client)
    if isinstance(client, MrClient) and client.feature is Feature.PERFECT:
        return worth
    return translate("clients", "{points} each").replace("{points}", worth)


def wish_worth(client: Client) -> str:
    """Return what a fulfilled wish is worth: ``2``, of Mr Perfect ``3 to 6``."""
    if isinstance(client, MrClient) and client.feature is Feature.PERFECT:
        return with_figures(translate("clients", "{no_mistake_points} to {perfect_par_points}"))
    return str(client.points if isinstance(client, MrsClient) else HOLE_POINTS)


def wish_rule(client: Client) -> str:
    """Return the whole rule of a client's wish in a sentence or two."""
    if isinstance(client, MrsClient):
        text = {
            "dogs": translate("clients", "Every dog on the course is worth {points.points}."),
            "trees": translate("clients", "Every tree on the course is worth {points.points}."),
            "benches": translate("clients", "Every bench on the course is worth {points.points}."),
            "pools": translate("clients", "Every pool on the course is worth {points.points}."),
            "pipes": translate(
                "clients", "Every pipe or tunnel on the course is worth {points.points}."
            ),
            "slopes": translate("clients", "Every slope on the course is worth {points.points}."),
            "flowers": translate(
                "clients", "Every flower bed on the course is worth {points.points}."
            ),
            ARROWS: translate(
                "clients", "Every arrow that points the way of play is worth {points.points}."
            ),
            GRASS: translate("clients", "Every tile without a path is worth {points.points}."),
        }[client.element]
        return text.format(points=Figure(client.points))
    return with_figures(_his_rule(client.feature))


def _his_rule(feature: Feature) -> str:
    return {
        Feature.SHORT: translate(
            "clients",
            "Every finished hole that is a tee and a green alone is worth {taste_points.points}.",
        ),
        Feature.LONG: translate(
            "clients", "Every finished hole of four tiles or more is worth {taste_points.points}."
        ),
        Feature.LINEAR: translate(
            "clients", "Every finished hole without a corner is worth {taste_points.points}."
        ),
        Feature.TURNER: translate(
            "clients",
            "Every finished hole with a corner is worth {taste_points.points}, however many it "
            "has.",
        ),
        Feature.LUCKYFOR: translate(
            "clients", "Every finished hole of par {taste_par} is worth {taste_points.points}."
        ),
        Feature.UBERSTITIOUS: translate(
            "clients",
            "Every finished hole is worth {taste_points.points}: hole 4 if its par is 4, the "
            "others if not.",
        ),
        Feature.STRAIGHTFORWARD: translate(
            "clients",
            "{taste_points.points} each time the next tee lies straight ahead of a green; "
            "{all_straight_points} more when all eight do.",
        ),
        Feature.INTHEWAY: translate(
            "clients",
            "Every finished hole with an obstacle is worth {taste_points.points}, however many.",
        ),
        Feature.PERFECT: translate(
            "clients",
            "{no_mistake_points.points} for a course without a mistake, {filled_points} for a land "
            "just filled, {perfect_circuit_points} for a perfect circuit, {perfect_par_points} for "
            "perfect par.",
        ),
    }[feature]


_OF_ELEMENT = {
    "people": "person",
    "dogs": "dog",
    "trees": "tree",
    "benches": "bench",
    "pools": "pool",
    "pipes": "pipe",
    "slopes": "slope",
    "flowers": "flower",
    ARROWS: "one-way",
    GRASS: "tent",
}

_OF_FEATURE = {
    Feature.SHORT: "short",
    Feature.LONG: "long",
    Feature.LINEAR: "linear",
    Feature.TURNER: "bend",
    Feature.LUCKYFOR: "four",
    Feature.UBERSTITIOUS: "uberstitious",
    Feature.STRAIGHTFORWARD: "straight-on",
    Feature.INTHEWAY: "obstacle",
    Feature.PERFECT: "perfect",
}


def element_icon(element: str) -> str:
    """Return the name of the icon of an element; raises KeyError for an unknown one."""
    return _OF_ELEMENT[element]


def wish_icon(client: Client) -> str:
    """Return the name of the icon of what a client wishes for."""
    if isinstance(client, MrsClient):
        return _OF_ELEMENT[client.element]
    return _OF_FEATURE[client.feature]


def portrait_pixmap(client_id: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a client's round portrait, ``size`` logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if nobody has drawn the client.
    """
    return round_portrait(f"designer/portraits/{client_id}", size, ratio, theme)


_REACTION = 620
"""Milliseconds of a nod, or of a shake of the head."""
_NODS, _SHAKES = 2, 3
_DEEP, _WIDE = 0.07, 7.0
"""How deep a nod is, in heights of the portrait; how far the head turns, in degrees."""


class LivelyPortrait(QWidget):
    """Nods or shakes its head once; in between it is as still as any picture."""

    def __init__(self, picture: QPixmap, name: str) -> None:
        super().__init__()
        self._picture = picture
        self._moment = Moment(self)
        self._part, self._pleased = 1.0, True
        self.setFixedSize(picture.deviceIndependentSize().toSize())
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_moving(self) -> bool:
        """Whether it reacts just now."""
        return self._moment.is_playing

    def react(self, motion: Motion, *, pleased: bool) -> None:
        """Nod, or shake the head; where nothing may move, nothing does."""
        if motion.moves:
            self._pleased = pleased
            self._moment.play(_REACTION, motion, self._show)

    def _show(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait as far as it has bowed or turned."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        # It ends as it began: upright, and less and less on the way.
        swing = sin(pi * (_NODS if self._pleased else _SHAKES) * self._part) * (1 - self._part)
        foot = QPointF(area.center().x(), area.bottom())
        painter.translate(foot)
        if self._pleased:
            painter.scale(1.0, 1.0 - _DEEP * abs(swing))
        else:
            painter.rotate(_WIDE * swing)
        painter.translate(-foot)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


PORTRAIT = 62


class ClientCard(Panel):
    """One of the two clients; under the pointer it lights what pleases them."""

    pointed = Signal(bool)
    """The pointer came or left."""

    def __init__(self, look: Look, client: Client, *, in_full: bool = False) -> None:
        """``in_full`` cards tell the whole rule of the wish, and no count."""
        super().__init__(look, client_name(client))
        tells_about(self, "wishes")
        self.client = client
        """Whose card it is."""
        self._condition = "her_whim" if isinstance(client, MrsClient) else "his_whim"
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(12), look.px(10), look.px(14), look.px(10))
        row.setSpacing(look.px(12))
        ratio = self.devicePixelRatioF()
        portrait = portrait_pixmap(client.id, look.px(PORTRAIT), ratio, look.theme)
        self.portrait = LivelyPortrait(portrait, client_name(client))
        """Nods when the client is pleased more than before, where things may move."""
        self.motion = Motion(0)
        """How fast it moves: not at all until somebody says so."""
        self._points: int | None = None
        row.addWidget(self.portrait)
        words = QVBoxLayout()
        words.setSpacing(look.px(2))
        words.addStretch(1)
        words.addWidget(FittingLabel(client_name(client), "panel_title"))
        wish = wish_rule(client) if in_full else client_wish(client)
        words.addWidget(label(wish, "caption", "second", wrap=True))
        self._so_far = label("", "caption", "second")
        if not in_full:
            words.addLayout(self._worth_row(look))
        words.addStretch(1)
        row.addLayout(words, 1)
        self.setToolTip(wish_rule(client))

    def _worth_row(self, look: Look) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.px(4))
        row.addWidget(icon_label(look, wish_icon(self.client), 17))
        row.addSpacing(look.px(4))
        smile = icon_pixmap("smile", look.theme.text, look.px(16), self.devicePixelRatioF())
        row.addWidget(picture_label(smile))
        row.addWidget(label(wish_points(self.client), "caption_bold"))
        row.addStretch(1)
        row.addWidget(self._so_far)
        return row

    @property
    def condition(self) -> str:
        """Id of the condition that counts the client's wish."""
        return self._condition

    def show_count(self, points: int) -> None:
        """Show how often the wish is fulfilled so far, from the points that it brought."""
        before, self._points = self._points, points
        if before is not None and points != before:
            self.portrait.react(self.motion, pleased=points > before)
        if isinstance(self.client, MrClient) and self.client.feature is Feature.PERFECT:
            text, count = translate("ClientCard", "%n points", "", points), points
        else:
            each = self.client.points if isinstance(self.client, MrsClient) else 2
            text, count = translate("ClientCard", "{count} so far"), points // each
        self._so_far.setText(text.replace("{count}", str(count)))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        self.pointed.emit(False)
        super().leaveEvent(event)


_LARGEST, _LEAST = 108.0, 44.0
"""Width of a portrait."""
_BADGE = 0.34
"""Part of a portrait that its face takes."""
_REACTING = 900
"""Milliseconds in which they hop, or shake their heads."""
_HOPS = (0.0, 0.0, 0.06, 0.12, 0.2)
"""How high they hop by level, in parts of a portrait."""
_PAIR_SHAKES = (9.0, 5.0, 0.0, 0.0, 0.0)
"""How far they shake their heads by level, in degrees."""
_GLAD = 3
"""The level that they move by where nothing is told of one."""
_TAIL = 9


class ClientPair(QWidget):
    """Both portraits, each with the face of the level, under a speech bubble."""

    def __init__(
        self,
        look: Look,
        clients: tuple[MrsClient, MrClient],
        words: str,
        motion: Motion,
        level: int | None = None,
        *,
        is_always_heard: bool = False,
    ) -> None:
        """``words`` are what they say, ``level`` is how satisfied they are, 0 to 4.

        Without a level, as in a group, they wear no faces and are glad of the winner. What is
        ``is_always_heard`` is told in a low window too, without their portraits.
        """
        super().__init__()
        self._look = look
        self._clients = clients
        self._level = level
        self._mood = _GLAD if level is None else level
        self._words = words
        self._motion = motion
        self._part = 1.0
        self._reacting: QVariantAnimation | None = None
        self._reacted = False
        names = ", ".join(client_name(client) for client in clients)
        self.setAccessibleName(with_colon(names, words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if is_always_heard:
            self.setMinimumHeight(round(self._bubble_height(look.px(220))))

    @property
    def words(self) -> str:
        """What they say."""
        return self._words

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves."""
        return self._reacting is None

    @property
    def shows_portraits(self) -> bool:
        """Whether there is room for both beside what they say."""
        return self._side() >= self._look.px(_LEAST)

    def _side(self) -> float:
        """Return the width of a portrait."""
        look = self._look
        room = self.height() - self._bubble_height(self.width()) - look.px(_TAIL)
        return min(room, self.width() * 0.47, float(look.px(_LARGEST)))

    def sizeHint(self) -> QSize:
        """Return the size with both portraits as large as they come."""
        wide = self._look.px(222)
        return QSize(wide, round(self._bubble_height(wide) + self._look.px(_TAIL + _LARGEST)))

    def showEvent(self, event: QShowEvent) -> None:
        """React, once."""
        super().showEvent(event)
        if not self._reacted and self._motion.moves:
            duration = self._motion.duration(_REACTING)
            self._reacting = animate(self, duration, self._react, self._settle)
        self._reacted = True

    def _react(self, part: float) -> None:
        self._part = part
        self.update()

    def _settle(self) -> None:
        self._reacting = None
        self._react(1.0)

    def _bubble_height(self, wide: float) -> float:
        look = self._look
        metrics = QFontMetricsF(font("body_bold", look.scale))
        room = QRectF(0, 0, wide - look.px(24), 10_000)
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words)
        return words.height() + look.px(16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what they say, and both below it."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self._bubble_height(self.width())
        tail = look.px(_TAIL)
        room, side = self.height() - high - tail, self._side()
        if not self.shows_portraits:
            if self.height() >= high:
                bubble = QRectF(1, 1, self.width() - 2, high - 2)
                self._paint_words(painter, bubble, bubble.center())
            painter.end()
            return
        top = high + tail + (room - side) / 2
        gap = look.px(8)
        middles = [QPointF(self.width() / 2 + sign * (side + gap) / 2, top) for sign in (-1, 1)]
        bubble = QRectF(1, top - tail - high, self.width() - 2, high)
        tip = QPointF(self.width() / 2, bubble.bottom() + tail)
        self._paint_words(painter, bubble, tip)
        for number, at in enumerate(middles):
            self._paint_client(painter, number, at, side)
        painter.end()

    def _paint_words(self, painter: QPainter, bubble: QRectF, tip: QPointF) -> None:
        look = self._look
        paint_bubble(painter, bubble, tip, look.theme, look.scale)
        painter.setPen(look.theme.text)
        painter.setFont(font("body_bold", look.scale))
        inside = bubble.adjusted(look.px(11), look.px(6), -look.px(11), -look.px(6))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, int(flags), self._words)

    def _paint_client(self, painter: QPainter, number: int, top: QPointF, side: float) -> None:
        """Paint a client whose portrait hangs from a point, at this moment of the reaction."""
        look, ratio = self._look, self.devicePixelRatioF()
        # One after the other: the second is a third of a hop behind.
        beat = sin(2 * pi * max(0.0, self._part * 1.15 - 0.15 * number))
        weaker = 1 - self._part
        lift = abs(beat) * weaker * _HOPS[self._mood] * side
        tilt = beat * weaker * _PAIR_SHAKES[self._mood]
        client = self._clients[number]
        portrait = portrait_pixmap(client.id, round(side), ratio, look.theme)
        painter.save()
        painter.translate(top + QPointF(0, side / 2 - min(lift, look.px(_TAIL))))
        painter.rotate(tilt)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), portrait)
        if self._level is not None:
            badge = round(side * _BADGE)
            corner = QPointF(side / 2 - badge * 0.95, side / 2 - badge * 0.95)
            painter.drawPixmap(corner, face_pixmap(self._level, badge, ratio))
        painter.restore()
