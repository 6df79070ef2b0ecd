"""The three lands that were dealt, shown large; one of them is built on."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.model.designer.box import (
    Apart,
    Client,
    Land,
    Measure,
    Trait,
    Water,
    set_apart,
    trait_of,
)
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.hints import HintPanel, Hints
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed
from minigolf_desktop.ui.common.text import content_name, with_colon
from minigolf_desktop.ui.common.theme import Space, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPicture, Picture, meadow_pixmap
from minigolf_desktop.ui.common.widgets.pieces import button, label, label_button, picture_label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.tokens import balls_pixmap, player_shape_pixmap
from minigolf_desktop.ui.designer.art.plot import land_shapes, paint_land
from minigolf_desktop.ui.designer.session import SOLO_COLOUR
from minigolf_desktop.ui.designer.widgets.clients import ClientCard


class LandButton(QPushButton):
    """One of the dealt lands."""

    looked_at = Signal()
    """The pointer or the keyboard's focus came to it."""
    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the left one, 1 for the right one."""

    def __init__(self, look: Look, land: Land, colour: str, apart: Apart | None = None) -> None:
        """``colour`` is that of the gate's roof: the player's.

        ``apart`` is what sets the land apart from others that ask for the same.
        """
        super().__init__()
        self.land = land
        """The land."""
        self._look = look
        self.setProperty("role", "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAutoDefault(False)
        self.setAccessibleName(with_colon(content_name(land.name), land_words(land)))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 8, 8, 18)))
        column.setSpacing(look.px(Space.SMALL))

        def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
            yield from land_shapes(land)
            ground = meadow_pixmap(look, width, height, ratio)
            painter = QPainter(ground)
            edge = look.px(Space.SMALL)
            room = QRectF(0, 0, width, height).adjusted(edge, edge, -edge, -edge)
            paint_land(painter, land, look.theme, room, player_colour(colour).fill(look.theme))
            painter.end()
            yield ground

        name, smallest = content_name(land.name), look.size(240, 200)
        picture = self._picture = LaterPicture(look, steps, name, look.px(12), smallest)
        column.addWidget(picture, 1)
        column.addLayout(self._names())
        column.addLayout(self._figures())
        said = in_sentences(shape_words(land), apart_words(apart))
        asks = label(said, "small_body", wrap=True)
        asks.setContentsMargins(look.px(12), 0, look.px(12), 0)
        column.addWidget(asks)
        for child in self.findChildren(Picture):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def words_height(self) -> int:
        """How high name and figures are below the picture, in pixels."""
        return self.height() - self._picture.geometry().bottom()

    def _names(self) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setContentsMargins(look.px(12), look.px(6), look.px(12), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(label(content_name(self.land.name), "course_name"), 1)
        face = icon_pixmap("smile", look.theme.text, look.px(28), self.devicePixelRatioF())
        row.addWidget(picture_label(face))
        row.addWidget(label(str(self.land.points), "total"))
        return row

    def _figures(self) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setContentsMargins(look.px(12), 0, look.px(12), 0)
        row.setSpacing(look.px(Space.MEDIUM))
        balls = balls_pixmap(look, self.land.difficulty, self.devicePixelRatioF())
        row.addWidget(picture_label(balls, difficulty_words(self.land)))
        row.addWidget(label(tiles_words(self.land), "body", "second"), 1)
        row.addWidget(label(area_words(self.land), "body", "second"))
        return row

    def sizeHint(self) -> QSize:
        """Return the size of its content, not that of a button's text."""
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of its content."""
        layout = self.layout()
        return layout.minimumSize() if layout else super().minimumSizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer looks at it."""
        super().enterEvent(event)
        self.looked_at.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard looks at it."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the lands, Enter and Space choose."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.walk.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def difficulty_words(land: Land) -> str:
    """Return how hard a land is to fill."""
    return (
        translate("land", "not rated"),
        translate("land", "easy to fill"),
        translate("land", "tricky to fill"),
        translate("land", "hard to fill"),
    )[land.difficulty]


def tiles_words(land: Land) -> str:
    """Return how many tiles fill a land."""
    count = len(land.free)
    return translate("land", "%n tiles", "", count)


def area_words(land: Land) -> str:
    """Return the area of a land."""
    return translate("land", "{area} m²").replace("{area}", str(land.area))


def water_words(land: Land) -> str:
    """Return what water lies on a land."""
    kinds = set(land.water.values())
    if not kinds:
        return translate("land", "no water")
    if kinds == {Water.POND}:
        return translate("land", "a pond to build round")
    if kinds == {Water.STREAM}:
        return translate("land", "a stream to build round")
    return translate("land", "a pond and a stream to build round")


def shape_words(land: Land) -> str:
    """Return what the shape of a land asks of its builder."""
    return {
        Trait.LANES: translate("land", "Lanes one tile wide: many edges, little choice."),
        Trait.ENDS: translate("land", "Ends of one tile: keep tees and greens for them."),
        Trait.RING: translate("land", "A gap in the middle: lead the circuit round it."),
        Trait.SHORE: translate("land", "Long shores: no path may end in the water."),
        Trait.OPEN: translate("land", "Wide and open: room for long holes."),
        Trait.MIXED: translate("land", "Something of everything."),
    }[trait_of(land)]


def apart_words(apart: Apart | None) -> str:
    """Return what sets a land apart from others of its kind; empty where nothing does."""
    if apart is None:
        return ""
    measure, value, is_most = apart
    if measure is Measure.STRAIGHT:
        if is_most:
            return translate("land", "The longest straight here: %n tiles.", "", value)
        return translate("land", "The shortest straights here: %n tiles at most.", "", value)
    if measure is Measure.RIM:
        if is_most:
            return translate("land", "The longest fence here: %n edges.", "", value)
        return translate("land", "The most compact one here: %n edges.", "", value)
    if is_most:
        return translate("land", "The most corners here: %n.", "", value)
    return translate("land", "The fewest corners here: %n.", "", value)


def land_words(land: Land) -> str:
    """Return everything about a land in one line."""
    points = land.points
    said = translate("land", "%n points", "", points)
    words = (said, difficulty_words(land), tiles_words(land), area_words(land), water_words(land))
    return " · ".join(words)


class LandChoiceScreen(MeadowScreen):
    """Shows the lands; the one looked at is named below and on the main button."""

    chosen = Signal(int)
    """Which of the dealt lands is to be built on: 0, 1 or 2."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        lands: Sequence[Land],
        clients: Sequence[Client],
        seed_text: str,
        player: Seat | None = None,
        hints: Hints | None = None,
    ) -> None:
        """``player`` is the one of a group who chooses."""
        super().__init__(look)
        tells_about(self, "land")
        self.hint_panel = None if hints is None else self._panel_of(hints)
        """Good choices; None where nobody is given any."""
        self._player = player
        # A task or a code may give a single one.
        is_given = len(lands) == 1
        self._title = (
            translate("land", "Your land") if is_given else translate("land", "Choose your land")
        )
        if player is not None:
            text = translate("land", "{name}, choose your land")
            self._title = text.replace("{name}", player.name)
        self.setAccessibleName(self._title)
        colour = player.colour if player else SOLO_COLOUR
        self._lands = [
            LandButton(look, land, colour, apart)
            for land, apart in zip(lands, set_apart(lands), strict=True)
        ]
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(20))
        column.addWidget(self._head(seed_text))
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        for place, land in enumerate(self._lands):
            land.clicked.connect(lambda _, place=place: self.chosen.emit(place))
            land.looked_at.connect(lambda place=place: self._look_at(place))
            land.walk.connect(lambda step, place=place: self._walk(place + step))
            row.addWidget(land, 1)
        column.addLayout(row, 1)
        column.addLayout(self._foot(clients))
        self._current = 0
        self._look_at(0)
        self._lands[0].setFocus()

    def _panel_of(self, hints: Hints) -> HintPanel:
        panel = HintPanel(self.look, self, hints, self._room_for_hints, self._areas)
        panel.pointed.connect(lambda action: self._look_at(action.choice))
        panel.taken.connect(lambda action: self._walk(action.choice))
        return panel

    def _room_for_hints(self) -> QRect:
        """Return where hints lie: over the pictures, above the names and points of the lands."""
        first, last = self._lands[0].geometry(), self._lands[-1].geometry()
        edge = self.look.px(Space.LARGE)
        words = max(land.words_height for land in self._lands)
        return first.united(last).adjusted(edge, edge, -edge, -edge - words)

    def _head(self, seed_text: str) -> Heading:
        heading = Heading(
            self.look,
            self._title,
            translate("land", "The points are yours as long as you stay on it and fill it."),
        )
        heading.back.connect(self.back)
        if seed_text:
            seed = translate("land", "Seed {seed}").replace("{seed}", seed_text)
            note = label(seed, "small_body", "second")
            note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            heading.add(note)
        if self.hint_panel is not None:
            heading.add(self.hint_panel.bulb)
        if self._player is not None:
            side = self.look.px(44)
            token = player_shape_pixmap(
                self.look, self._player.colour, side, self.devicePixelRatioF()
            )
            heading.add(picture_label(token, self._player.name))
        return heading

    def _foot(self, clients: Sequence[Client]) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        self._clients = [ClientCard(look, client) for client in clients]
        for card in self._clients:
            row.addWidget(card, 3)
        row.addSpacing(look.px(Space.SMALL))
        right = QVBoxLayout()
        right.setSpacing(look.px(Space.SMALL))
        self._words = label("", "small_body", "second", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        right.addWidget(self._words, 1)
        self._build = button(look, "", "main", "check")
        self._build.setToolTip(translate("land", "Enter"))
        self._build.clicked.connect(lambda: self.chosen.emit(self._current))
        right.addWidget(self._build)
        row.addLayout(right, 4)
        return row

    @property
    def is_settled(self) -> bool:
        """Whether one may read: nothing moves here."""
        return True

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about; lands are counted from 1."""
        mrs, mr = self._clients
        return {
            "land": lambda number: self._lands[number - 1],
            "mrs": lambda _: mrs,
            "mr": lambda _: mr,
            "build": lambda _: self._build,
        }

    def _offer(self) -> str:
        """Return what is told of the clients, and the lands with their keys."""
        names = (content_name(one.land.name) for one in self._lands)
        lands = (keyed(QKeySequence(str(place)), name) for place, name in enumerate(names, 1))
        wishes = (with_colon(one.accessibleName(), one.toolTip()) for one in self._clients)
        return in_sentences(*wishes, *lands)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell clients and lands, after what the screen is for."""
        super().showEvent(event)
        announce(self, self._offer)

    def _areas(self, action: ChooseLand) -> tuple[QRect, ...]:
        """Return where the land of a hint is seen."""
        return (self._lands[action.choice].geometry(),)

    def _look_at(self, place: int) -> None:
        self._current = place
        land = self._lands[place].land
        self._words.setText(land_words(land))
        text = translate("land", "Build on {land}").replace("{land}", content_name(land.name))
        label_button(self._build, text)

    def _walk(self, place: int) -> None:
        self._lands[place % len(self._lands)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1, 2 and 3 look at a land, H shows hints, Esc goes back."""
        numbers = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}
        if self.hint_panel is not None and self.hint_panel.take_key(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in numbers:
            self._walk(numbers[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


__all__ = ["LandChoiceScreen"]
