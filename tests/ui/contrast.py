"""How far the text on a widget stands out from what it stands on, by its pixels.

A widget is painted once on a device that keeps every text with its colour and place, and once as a
picture, which shows the ground about it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QTextItem,
)
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.focus import Cover
from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.lessons.coach import Spotlight

_ALIKE = 6
"""Colours closer than this in every part are one colour of a ground."""
_LEAST = 5
"""Height of letters below which they are a picture of text, as on a card that lies far off."""
_INKED = 0.25
"""Part of the way from the ground to the colour of a text that some pixel of it goes at least: a
text of which none does is covered, or lies outside of what is seen."""


class Written(NamedTuple):
    """A line of text that is painted on a widget."""

    words: str
    colour: QColor
    """Its alpha is the strength that it is painted with."""
    box: QRect
    """Where it stands, in pixels of the widget."""


class Contrast(NamedTuple):
    """How far a line of text stands out."""

    words: str
    ratio: float
    """From 1 to 21."""
    ink: str
    ground: str
    box: QRect
    is_usable: bool
    """Whether it does not stand on a control that cannot be used now."""


def brightness(colour: QColor) -> float:
    """Return the relative luminance of a colour, from 0 to 1 (WCAG 2)."""
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """Return how far two colours stand apart, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def contrasts(widget: QWidget, picture: QImage) -> Iterator[Contrast]:
    """Yield how far each line of text that is seen on a widget stands out in its picture.

    What lies under a cover, or is dimmed by a lesson, is veiled, and not there to be read.
    """
    seen = picture.convertToFormat(QImage.Format.Format_RGB32)
    memory, wide = memoryview(seen.constBits()).cast("I"), seen.width()
    for line in _lit(widget, _uncovered(widget)):
        box = line.box.intersected(seen.rect())
        if box.isEmpty():
            continue
        below = widget.childAt(box.center()) or widget
        pixels = Counter[int]()
        for y in range(box.top(), box.bottom() + 1):
            pixels.update(memory[y * wide + box.left() : y * wide + box.right() + 1])
        ground = _ground(pixels, line.colour)
        ink = _laid(line.colour, ground)
        ratio = contrast(ink, ground)
        # A text that hardly stands out leaves a trace; one that is covered evenly does not.
        if _is_inked(pixels, ink, ground) or (ratio < 1.3 and len(pixels) > 1):
            yield Contrast(line.words, ratio, ink.name(), ground.name(), box, below.isEnabled())


def _uncovered(widget: QWidget) -> list[Written]:
    """Return all text on a widget but what lies under a cover."""
    lines = written_on(widget)
    for cover in widget.findChildren(Cover):
        if cover.isVisibleTo(widget):
            area = QRect(cover.mapTo(widget, QPoint(0, 0)), cover.size())
            own = _own(cover, widget)
            lines = [
                line for line in lines if not area.contains(line.box.center()) or _key(line) in own
            ]
    return lines


def _own(part: QWidget, widget: QWidget) -> set[tuple[str | int, ...]]:
    """Return the keys of the text that a part of a widget has itself."""
    corner = part.mapTo(widget, QPoint(0, 0))
    return {_key(line._replace(box=line.box.translated(corner))) for line in written_on(part)}


def _key(line: Written) -> tuple[str | int, ...]:
    return (line.words, *line.box.getRect())


def _lit(widget: QWidget, lines: list[Written]) -> list[Written]:
    """Return what no lesson dims: where one speaks, its words and the parts that it speaks of."""
    lights = [light for light in widget.findChildren(Spotlight) if light.isVisibleTo(widget)]
    if not lights:
        return lines
    said = set[tuple[str | int, ...]]()
    for bubble in widget.findChildren(Bubble):
        if bubble.isVisibleTo(widget):
            said |= _own(bubble, widget)
    parts = [part for light in lights for part in light.parts]
    return [
        line
        for line in lines
        if _key(line) in said or any(part.contains(line.box.center()) for part in parts)
    ]


def written_on(widget: QWidget) -> list[Written]:
    """Return all text that is painted on a widget to be read, in the order of painting."""
    reader = _Reader(widget)
    widget.render(reader)
    return reader.engine.written


class _Reader(QPaintDevice):
    """As large as a widget; whatever is painted on it, only the text is kept."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.engine = _TextEngine()
        self._widget = widget

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return self._widget.metric(metric)


class _TextEngine(QPaintEngine):
    """Keeps every text with its colour and place, and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.written: list[Written] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, _state: QPaintEngineState) -> None:
        """The painter is asked for its state when there is a text."""

    def drawTextItem(self, place: QPointF, item: QTextItem) -> None:
        words, painter = item.text(), self.painter()
        tight = QFontMetricsF(item.font()).tightBoundingRect(words)
        inked = painter.deviceTransform().mapRect(QRectF(tight).translated(place))
        if words.strip() and inked.height() >= _LEAST:
            colour = QColor(painter.pen().color())
            colour.setAlphaF(colour.alphaF() * painter.opacity())
            box = inked.adjusted(-2, -2, 2, 2).toAlignedRect()
            self.written.append(Written(words.strip(), colour, box))

    def _pass_over(self, *_drawn: object) -> None:
        """Draw nothing of what is no text."""

    drawPixmap = drawImage = drawTiledPixmap = drawPath = drawPolygon = _pass_over
    drawRects = drawLines = drawEllipse = drawPoints = _pass_over


def _ground(pixels: Counter[int], ink: QColor) -> QColor:
    """Return the colour that most pixels have which are not of the text itself."""
    alike: dict[tuple[int, ...], Counter[int]] = {}
    for pixel, count in pixels.items():
        red, green, blue = pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255
        key = red // _ALIKE, green // _ALIKE, blue // _ALIKE
        alike.setdefault(key, Counter())[pixel] += count
    for counts in sorted(alike.values(), key=Counter.total, reverse=True):
        ground = QColor.fromRgb(counts.most_common(1)[0][0])
        if ink.alphaF() < 0.99 or _distance(ground, ink) > 3 * _ALIKE:
            return ground
    return ink


def _laid(ink: QColor, ground: QColor) -> QColor:
    part = ink.alphaF()
    both = zip(ink.getRgbF()[:3], ground.getRgbF()[:3], strict=True)
    return QColor.fromRgbF(*(own * part + under * (1 - part) for own, under in both))


def _distance(one: QColor, other: QColor) -> int:
    both = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return max(abs(own - under) for own, under in both)


def _is_inked(pixels: Counter[int], ink: QColor, ground: QColor) -> bool:
    start = ground.red(), ground.green(), ground.blue()
    red, green, blue = ink.red() - start[0], ink.green() - start[1], ink.blue() - start[2]
    length = red * red + green * green + blue * blue
    # How far along the way a pixel lies is the same from black, but for where the way starts.
    least = _INKED * length + red * start[0] + green * start[1] + blue * start[2]
    return any(
        (pixel >> 16 & 255) * red + (pixel >> 8 & 255) * green + (pixel & 255) * blue >= least
        for pixel in pixels
    )
