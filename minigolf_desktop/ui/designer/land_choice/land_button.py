"""A land as a large card that is looked at by pointing at it and chosen by a click or Enter."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.designer.land import Land, Water
from minigolf_desktop.model.designer.land_shape import Trait, trait_of
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space, player_colour
from minigolf_desktop.ui.common.widgets.balls import balls_pixmap
from minigolf_desktop.ui.common.widgets.later_picture import LaterPicture
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, meadow_pixmap
from minigolf_desktop.ui.common.widgets.pieces import label, picture_label
from minigolf_desktop.ui.designer.art.land_card import land_shapes, paint_land

translate = QCoreApplication.translate


class LandButton(QPushButton):
    """One of the dealt lands."""

    looked_at = Signal()
    """The pointer or the keyboard's focus came to it."""
    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the left one, 1 for the right one."""

    def __init__(self, look: Look, land: Land, colour: str) -> None:
        """``colour`` is that of the gate's roof: the player's."""
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
        asks = label(shape_words(land), "small_body", wrap=True)
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
    """Return what the shape of a land asks of whoever builds there."""
    return {
        Trait.LANES: translate("land", "Lanes one tile wide: many edges, little choice."),
        Trait.ENDS: translate("land", "Ends of one tile: keep tees and greens for them."),
        Trait.RING: translate("land", "A gap in the middle: lead the circuit round it."),
        Trait.SHORE: translate("land", "Long shores: no path may end in the water."),
        Trait.OPEN: translate("land", "Wide and open: room for long holes."),
        Trait.MIXED: translate("land", "Something of everything."),
    }[trait_of(land)]


def land_words(land: Land) -> str:
    """Return everything about a land in one line."""
    points = land.points
    said = translate("land", "%n points", "", points)
    words = (said, difficulty_words(land), tiles_words(land), area_words(land), water_words(land))
    return " · ".join(words)
