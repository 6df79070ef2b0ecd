"""What stands at the end of a game: the podium, the best one's rosette, what to do now."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.honours import (
    paint_bunting,
    paint_confetti,
    paint_lawn,
    paint_rays,
    paint_rosette,
    paint_step,
)
from minigolf_desktop.ui.common.boards.motion import Moment, Motion
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import LIGHT, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Sign
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import (
    button,
    dress_button,
    frame,
    icon_label,
    label,
    label_button,
    picture_label,
)
from minigolf_desktop.ui.common.widgets.tokens import (
    paint_player_token,
    player_shape_pixmap,
    round_portrait,
)

_RISING = 1400
"""Milliseconds in which the steps rise, the first place last."""
_HEIGHTS = (132.0, 92.0, 62.0, 34.0)
"""Heights of the steps of the first three places, and of all others."""
_COLUMN = 124.0
"""Width of a step for one player."""
_GAP = 8.0
_PORTRAIT, _TOKEN = 66.0, 24.0
"""Width of a portrait, radius of a token."""
_HEAD = 76.0
"""Room above the player on the highest step."""
_FOOT = 64
"""Room below the steps for the names, in pixels at an interface scale of 1."""
_PRIZES = 20
"""Room for what was won below the names, where somebody won anything."""
_PRIZE = 7.5
"""Radius of a prize."""
_LARGEST = 1.5
"""How much larger than at an interface scale of 1 it is at most."""
_STARTS = {1: 0.5, 2: 0.25}
"""When the step of a place begins to rise, of the whole time; all others do at once."""


class Placed(NamedTuple):
    """Somebody on the podium."""

    place: int
    """1 for the best; who shares a place shares its step."""
    name: str
    score: str
    """What was reached, in words."""
    colour: str
    """The player's, whose shape stands on the step."""
    face: str = ""
    """Name of a picture (:mod:`..art.pictures`) to stand there; without one the shape does."""
    sign: Sign | None = None
    """Paints who stands there instead. Without a colour no shape is beside it."""
    prizes: tuple[Sign, ...] = ()
    """What was won, in a row below the score."""


class PodiumStep(NamedTuple):
    """One step, with everybody who shares its place."""

    place: int
    members: tuple[Placed, ...]


def steps_of(ranked: Sequence[Placed]) -> tuple[PodiumStep, ...]:
    """Return the steps from left to right: the best in the middle, then left and right in turn."""
    places = sorted({one.place for one in ranked})
    row: list[PodiumStep] = []
    for number, place in enumerate(places):
        step = PodiumStep(place, tuple(one for one in ranked if one.place == place))
        if number % 2:
            row.insert(0, step)
        else:
            row.append(step)
    return tuple(row)


class Podium(QWidget):
    """Shows who came where. The steps rise once; a click or a key ends that at once."""

    def __init__(self, look: Look, motion: Motion) -> None:
        super().__init__()
        self._look = look
        self._motion = motion
        self._steps: tuple[PodiumStep, ...] = ()
        self._risen = 1.0
        self._rising = Moment(self)
        self._rises = False
        self.setAccessibleName(translate("podium", "Podium"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(300, 170))

    @property
    def steps(self) -> tuple[PodiumStep, ...]:
        """The steps from left to right."""
        return self._steps

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves any more."""
        return not self._rising.is_playing

    def show_places(self, ranked: Sequence[Placed]) -> None:
        """Show who came where, best first; the steps rise when the podium is next seen."""
        self._steps = steps_of(ranked)
        told = "; ".join(f"{one.place}. {one.name}, {one.score}" for one in ranked)
        self.setAccessibleDescription(told)
        announce(self, lambda: told)
        self._rises = True
        if self.isVisible():
            self._rise()
        self.update()

    def hurry(self) -> None:
        """Come to rest at once."""
        self._rising.hurry()

    def _rise(self) -> None:
        self._rises = False
        let_hear(self, Sound.APPLAUSE)
        self._rising.play(_RISING, self._motion, self._stand)

    def _stand(self, part: float) -> None:
        self._risen = part
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the steps rise."""
        super().showEvent(event)
        if self._rises and self._steps:
            self._rise()

    def sizeHint(self) -> QSize:
        """Return the size of a podium for four."""
        return self._look.size(4 * (_COLUMN + _GAP) + 40, 340)

    def height_at(self, width: int) -> int:
        """Return how high it is, in pixels, where it is so wide: more would be left bare."""
        wide, high = self._needed()
        scale = min(width / wide, _LARGEST * self._look.scale)
        return round(high * scale) + self._foot()

    # Painting

    def _needed(self) -> tuple[float, float]:
        """Return width and height of all but the names, at a scale of 1."""
        wide = sum(_COLUMN * len(step.members) + _GAP for step in self._steps) + 70
        return max(wide, 420.0), _HEAD + _PORTRAIT + _HEIGHTS[0]

    def _foot(self) -> int:
        """Return the room below the steps, in pixels."""
        wins = any(one.prizes for step in self._steps for one in step.members)
        return self._look.px(_FOOT + _PRIZES if wins else _FOOT)

    def _scale(self) -> float:
        wide, high = self._needed()
        room = self.height() - self._foot()
        return min(self.width() / wide, room / high, _LARGEST * self._look.scale)

    def _height_of(self, place: int) -> float:
        """Return how high a step stands now, at a scale of 1."""
        start = _STARTS.get(place, 0.0)
        part = min(1.0, max(0.0, (self._risen - start) / 0.5))
        return _HEIGHTS[min(place, len(_HEIGHTS)) - 1] * part

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the podium in the middle, as large as there is room for."""
        if not self._steps:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        wide, ground = self._needed()
        foot = self._foot()
        left = (self.width() - wide * scale) / 2
        top = (self.height() - foot - ground * scale) / 2
        painter.translate(left, top)
        painter.scale(scale, scale)
        fronts = self._fronts(wide, ground)
        self._paint_stage(painter, wide, ground, fronts)
        for step, front in fronts:
            paint_step(painter, front, step.place)
        painter.resetTransform()
        to_pixels = QPointF(left, top)
        for step, front in fronts:
            for number, one in enumerate(step.members):
                middle = front.left() + front.width() * (number + 0.5) / len(step.members)
                self._paint_member(painter, one, to_pixels, QPointF(middle, front.top()), scale)
                under = QPointF(middle, ground) * scale + to_pixels
                self._paint_words(painter, one, under, (_COLUMN + _GAP - 4) * scale)
        painter.end()

    def _fronts(self, wide: float, ground: float) -> list[tuple[PodiumStep, QRectF]]:
        """Return where each step is seen."""
        total = sum(_COLUMN * len(step.members) + _GAP for step in self._steps) - _GAP
        x, fronts = (wide - total) / 2, []
        for step in self._steps:
            across, high = _COLUMN * len(step.members), self._height_of(step.place)
            fronts.append((step, QRectF(x, ground - high, across, high)))
            x += across + _GAP
        return fronts

    def _paint_stage(
        self, painter: QPainter, wide: float, ground: float, fronts: list[tuple[PodiumStep, QRectF]]
    ) -> None:
        """Paint what is behind the steps and below them."""
        theme = self._look.theme
        best = next(front for step, front in fronts if step.place == self._best)
        crown = QPointF(best.center().x(), ground - _HEIGHTS[0] - _PORTRAIT / 2)
        paint_rays(painter, crown, 185)
        poles = (QPointF(26, 14), QPointF(wide - 26, 14))
        paint_confetti(painter, QRectF(40, 44, wide - 80, ground - 120), theme, self._risen)
        foot = self._foot() / self._scale()
        paint_lawn(painter, QRectF(5, ground - 24, wide - 10, foot + 16))
        paint_bunting(painter, poles, ground - 2, 20, theme)

    @property
    def _best(self) -> int:
        return min(step.place for step in self._steps)

    def _paint_member(
        self, painter: QPainter, one: Placed, origin: QPointF, top: QPointF, scale: float
    ) -> None:
        """Paint a player at a point, in pixels, so that the picture is sharp."""
        theme, foot = self._look.theme, origin + top * scale
        if not one.face and one.sign is None:
            radius = _TOKEN * scale
            middle = foot - QPointF(0, radius + 3 * scale)
            paint_player_token(painter, one.colour, middle, radius, theme)
            return
        side = round(_PORTRAIT * scale)
        corner = foot - QPointF(side / 2, side)
        if one.sign is not None:
            one.sign(painter, foot - QPointF(0, side / 2), side / 2)
        else:
            face = round_portrait(one.face, side, self.devicePixelRatioF(), theme)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), face)
        if one.colour:
            badge = corner + QPointF(side * 0.86, side * 0.84)
            paint_player_token(painter, one.colour, badge, side * 0.17, theme)

    def _paint_words(self, painter: QPainter, one: Placed, under: QPointF, wide: float) -> None:
        """Write name and score below a step."""
        look, ink = self._look, LIGHT.text
        name = font("body_bold", look.scale)
        large = font("card_title", look.scale)
        if one.place == self._best and QFontMetricsF(large).horizontalAdvance(one.name) <= wide:
            name = large
        line = QRectF(under.x() - wide / 2, under.y() + look.px(8), wide, look.px(24))
        write(painter, line, one.name, name, ink, CENTER)
        score = font("small_bold", look.scale)
        write(painter, line.translated(0, look.px(21)), one.score, score, ink, CENTER)
        radius = look.px(_PRIZE)
        step = min(2.2 * radius, (wide - 2 * radius) / max(1, len(one.prizes) - 1))
        first = under + QPointF(-step * (len(one.prizes) - 1) / 2, look.px(_FOOT - 2))
        for number, prize in enumerate(one.prizes):
            prize(painter, first + QPointF(step * number, 0), radius)


_ROSETTE_RADIUS = 42
"""Radius without the ribbons below, at an interface scale of 1."""


class Rosette(QWidget):
    """A golden rosette with a cup; the pointer goes through it."""

    def __init__(self, look: Look, parent: QWidget, words: str) -> None:
        """``words`` are read out."""
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the size with its ribbons."""
        return self._look.size(2 * _ROSETTE_RADIUS + 8, round(2.5 * _ROSETTE_RADIUS) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        look = self._look
        painter = QPainter(self)
        middle = QPointF(self.width() / 2, look.px(_ROSETTE_RADIUS + 2))
        paint_rosette(painter, middle, look.px(_ROSETTE_RADIUS), look.theme.hover_edge, "trophy")
        painter.end()


class CodeButton(QPushButton):
    """Hidden as long as there is no code to copy."""

    shared = Signal()
    """The result is to be copied, with the code."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        dress_button(self, look, translate("counting", "Code"), "chip", "copy")
        self._code = ""
        self._shares = False
        self.clicked.connect(self._copy)
        self.hide()

    def offer(self, code: str) -> None:
        """Offer a code; an empty one is not offered."""
        self._code = code
        words = translate("counting", "Copy the code {code}: it leads to this game")
        self.setToolTip(words.replace("{code}", code))
        self.setAccessibleDescription(self.toolTip())
        self.setVisible(bool(code))

    def offer_result(self) -> None:
        """Offer what was reached instead, which tells the code too."""
        self._shares = True
        self.setIcon(self._look.icon("share"))
        label_button(self, translate("days", "Share"))
        self.setToolTip(translate("days", "Copy the result, a picture and the code of the game"))
        self.setAccessibleDescription(self.toolTip())

    def _copy(self) -> None:
        if self._shares:
            self.shared.emit()
        else:
            QGuiApplication.clipboard().setText(self._code)
        label_button(self, translate("counting", "Copied"))


EndButton = tuple[str, str, SignalInstance]
"""Text and icon of a button, and the signal that it gives."""


def winners_row(
    look: Look, ratio: float, players: Sequence[tuple[str, str]], others: Iterable[QWidget] = ()
) -> QHBoxLayout:
    """Return the row of those who win and of their trophy: players by colour and name."""
    row = QHBoxLayout()
    row.setSpacing(look.px(Space.HAIR))
    side = look.px(56 if len(players) == 1 else 38)
    for colour, name in players:
        row.addWidget(picture_label(player_shape_pixmap(look, colour, side, ratio), name))
    for other in others:
        row.addWidget(other)
    row.addStretch()
    row.addWidget(icon_label(look, "trophy", 40))
    return row


class EndPanel(Panel):
    """A notice of a good place, then what else can be done, the main button last."""

    again = Signal()
    """Another game is asked for."""
    home = Signal()
    """The home screen is asked for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("counting", "Result"))
        self.main_button: QPushButton = button(
            look, translate("counting", "Play again"), "main", "start"
        )
        """Leads to another game."""
        self.main_button.setToolTip(translate("counting", "Enter"))
        self.main_button.clicked.connect(self.again)
        self._words = label("", "small_bold", wrap=True)
        self._notice = frame("inset")
        self._notice.hide()
        self.code_button = CodeButton(look)
        """Copies the code of the game; hidden where there is none."""

    @property
    def notice(self) -> str:
        """What is said about a good place; empty without one."""
        return self._words.text() if not self._notice.isHidden() else ""

    def tell(self, news: str) -> None:
        """Say something about the place that was reached; an empty text takes it back."""
        self._words.setText(news)
        self._notice.setVisible(bool(news))

    def notice_frame(self, margin: float) -> QFrame:
        """Return the frame of the notice; it is hidden until there is news."""
        look = self.look
        row = QHBoxLayout(self._notice)
        row.setContentsMargins(*(look.px(side) for side in (12, margin, 12, margin)))
        row.addWidget(icon_label(look, "trophy", 22))
        row.addWidget(self._words, 1)
        return self._notice

    def add_buttons(
        self,
        column: QVBoxLayout,
        others: Iterable[EndButton],
        pair: Sequence[EndButton] = (),
    ) -> list[QPushButton]:
        """Add what else can be done, the way home and the main button; return all but that.

        A ``pair`` shares a line: its words are short.
        """
        look, buttons = self.look, []
        for one in others:
            buttons.append(self._other(one, "secondary"))
            column.addWidget(buttons[-1])
        home = (translate("counting", "Home"), "home", self.home)
        short = [self._other(one, "chip") for one in (*pair, home)]
        for line in (short[:-1], (short[-1], self.code_button)):
            row = QHBoxLayout()
            row.setSpacing(look.px(Space.HAIR))
            for other in line:
                row.addWidget(other, 1)
            column.addLayout(row)
        buttons += short
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(self.main_button)
        return buttons

    def _other(self, told: EndButton, role: str) -> QPushButton:
        """Return a button; one that shares its line is hardly wider than its words."""
        text, icon, signal = told
        other = button(self.look, text, role, icon)
        other.clicked.connect(signal)
        return other
