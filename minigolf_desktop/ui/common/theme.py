"""The look of the program: palette, time of the year, type scale, spacing, style sheet."""

import re
from enum import IntEnum, StrEnum, auto
from math import cos, pi, sin
from string import Template
from typing import Literal, NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPainterPath, QPen

from minigolf_desktop.content.resources import ContentError, resource


class TimeOfYear(StrEnum):
    """What grows outdoors: blossom, green leaves, red leaves, frost.

    Whoever paints something that grows asks its theme: ``theme.time_of_year``. The meadow and the
    land of a theme have the colours of the time already, and a screen is made anew in another
    theme when the player chooses another time. Without a choice :data:`LIGHT` and :data:`DARK`
    are summer.
    """

    SPRING = auto()
    SUMMER = auto()
    AUTUMN = auto()
    WINTER = auto()

    @classmethod
    def in_month(cls, month: int) -> "TimeOfYear":
        """Return what it is in a month, 1 to 12, in the north."""
        return list(cls)[(month - 3) % 12 // 3]


class Theme(NamedTuple):
    """Every colour role of one theme."""

    name: str
    """``light`` or ``dark``; what the settings store."""
    meadow: QColor
    """Meadow outside the plot, behind every screen."""
    meadow_band: QColor
    """Wide mowing bands of the meadow."""
    meadow_dot: QColor
    """Dots of the meadow, one a cell."""
    plot_shadow: QColor
    """Soft shadow on the meadow, of plot and scenery; its alpha is the full strength."""
    land: QColor
    """Lawn still to build on."""
    land_band: QColor
    """Mowing bands of that lawn."""
    cell_dash: QColor
    """Dashed lines between its cells."""
    land_edge: QColor
    """Grass verge between the lawn and the fence."""
    window: QColor
    """Window behind panels where no meadow shows."""
    panel: QColor
    """Fill of panels, menus and dialogs."""
    inset: QColor
    """Fill of what lies inside a panel: secondary buttons, fields, inset boxes."""
    line: QColor
    """Thin lines and edges."""
    control_edge: QColor
    """Edge of fields and boxes that take input; 3 : 1 against the panel."""
    track: QColor
    """Empty part of a progress bar, groove of a slider, ground of a segmented control."""
    text: QColor
    """Text and icons."""
    second_text: QColor
    """Captions, explanations, a score of nought."""
    disabled_text: QColor
    """Text of what cannot be used now; 3 : 1 on whatever it stands on."""
    action: QColor
    """The one filled button of a screen."""
    action_hover: QColor
    """The filled button under the pointer."""
    action_pressed: QColor
    """The filled button held down."""
    action_edge: QColor
    """Lower lip of the filled button."""
    action_text: QColor
    """Text on the filled button."""
    link: QColor
    """Text that acts when clicked."""
    fits: QColor
    """What is right: a side that fits, a hole in the zone."""
    fits_wash: QColor
    """Ground behind something that is right."""
    fits_disk: QColor
    """Disk of a white tick."""
    wrong: QColor
    """What is wrong or costs points."""
    wrong_wash: QColor
    """Ground behind something that is wrong."""
    wrong_disk: QColor
    """Disk of a white cross."""
    hover: QColor
    """Ground of a hovered line."""
    hover_edge: QColor
    """Edge of a hovered line, frame of its tiles."""
    hover_text: QColor
    """Text and icon of a hovered line."""
    par_zone: QColor
    """Green zone of the score sheet."""
    par_zone_edge: QColor
    """Edge of the zone; the filled part of a progress bar."""
    pill: QColor
    """Pill with the worth of a placement, tooltip."""
    pill_text: QColor
    """Text on a pill."""
    focus: QColor
    """Ring of the control with the keyboard's focus."""
    shadow: QColor
    """Shadow of panels; its alpha is the strength of one of its layers."""
    veil: QColor
    """Laid over the tiles that a hovered line does not concern."""
    evening: QColor
    """Laid over the finished plot; fully transparent in the light theme."""
    steps: tuple[QColor, QColor, QColor, QColor, QColor]
    """The five steps of the solo game's scale, unhappy to impressed."""
    time_of_year: TimeOfYear = TimeOfYear.SUMMER
    """Decides what grows outdoors, and the colours of meadow and land."""

    def __hash__(self) -> int:
        # Colours of Qt have none.
        return hash(self.name)

    @property
    def is_dark(self) -> bool:
        """Whether this is the dark theme."""
        return self.name == "dark"

    def at(self, time: TimeOfYear) -> "Theme":
        """Return the theme at a time of the year; summer has the colours of the concept."""
        usual = DARK if self.is_dark else LIGHT
        summer = _Turf(*(getattr(usual, role) for role in _Turf._fields))
        turf = _TURF.get((self.name, time), summer)
        return self._replace(**turf._asdict(), time_of_year=time)


class _Turf(NamedTuple):
    """The colours of a theme that change with the time of the year."""

    meadow: QColor
    meadow_band: QColor
    meadow_dot: QColor
    land: QColor
    land_band: QColor
    cell_dash: QColor
    land_edge: QColor


def _turf(*names: str) -> _Turf:
    return _Turf(*map(QColor, names))


_TURF = {
    ("light", TimeOfYear.SPRING): _turf(
        *("#DCE7B9", "#D0DFA8", "#AECB83", "#C2DD8A", "#B7D57E", "#86AC55", "#B0CC76")
    ),
    ("light", TimeOfYear.AUTUMN): _turf(
        *("#E3DDB1", "#DAD2A1", "#C9B078", "#D0CE86", "#C7C27A", "#9C9250", "#C0B871")
    ),
    ("light", TimeOfYear.WINTER): _turf(
        *("#E5EAE3", "#D9E2DD", "#B6C9C6", "#D5E1CF", "#CAD9C7", "#87A596", "#C3D2C2")
    ),
    ("dark", TimeOfYear.SPRING): _turf(
        *("#222D23", "#273428", "#3B4B38", "#527040", "#4B683A", "#7EA35B", "#43602F")
    ),
    ("dark", TimeOfYear.AUTUMN): _turf(
        *("#2B2920", "#322F25", "#4C4431", "#6A623A", "#625A35", "#A0925A", "#574D2C")
    ),
    ("dark", TimeOfYear.WINTER): _turf(
        *("#252C2F", "#2C3539", "#47555B", "#667970", "#5F7169", "#94ABA1", "#55675F")
    ),
}
"""By theme and time of the year, but for summer."""


def _veil(colour: str, alpha: float) -> QColor:
    shade = QColor(colour)
    shade.setAlphaF(alpha)
    return shade


_STEPS = (
    QColor("#C9553F"),
    QColor("#E08A3F"),
    QColor("#EDC04B"),
    QColor("#9CB955"),
    QColor("#4E9A52"),
)

LIGHT = Theme(
    name="light",
    meadow=QColor("#DBDFB9"),
    meadow_band=QColor("#D0D6AA"),
    meadow_dot=QColor("#B9C190"),
    plot_shadow=_veil("#6E7A45", 0.38),
    land=QColor("#C3D690"),
    land_band=QColor("#BBCF86"),
    cell_dash=QColor("#8FA85A"),
    land_edge=QColor("#B6C77D"),
    window=QColor("#F7F0E0"),
    panel=QColor("#FFFBF1"),
    inset=QColor("#F6EEDB"),
    line=QColor("#E4D8BD"),
    control_edge=QColor("#8F8364"),
    track=QColor("#F0E6CF"),
    text=QColor("#33302A"),
    second_text=QColor("#625A4C"),
    disabled_text=QColor("#897F6A"),
    action=QColor("#B4452E"),
    action_hover=QColor("#A63D27"),
    action_pressed=QColor("#8F3421"),
    action_edge=QColor("#8A3523"),
    action_text=QColor("#FFFFFF"),
    link=QColor("#9A3823"),
    fits=QColor("#156C5B"),
    fits_wash=QColor("#CFE9DF"),
    fits_disk=QColor("#1B7A68"),
    wrong=QColor("#A8241F"),
    wrong_wash=QColor("#F8D8D0"),
    wrong_disk=QColor("#A8241F"),
    hover=QColor("#FFF0C4"),
    hover_edge=QColor("#F2B632"),
    hover_text=QColor("#6B4A00"),
    par_zone=QColor("#DCEBC6"),
    par_zone_edge=QColor("#6F9A3C"),
    pill=QColor("#33302A"),
    pill_text=QColor("#FFFBF1"),
    focus=QColor("#245FA6"),
    shadow=_veil("#5A4A2A", 0.03),
    veil=_veil("#EEF0D2", 0.34),
    evening=QColor(0, 0, 0, 0),
    steps=_STEPS,
)

DARK = Theme(
    name="dark",
    meadow=QColor("#232B24"),
    meadow_band=QColor("#28312A"),
    meadow_dot=QColor("#3A463A"),
    plot_shadow=_veil("#0B0F0B", 0.7),
    land=QColor("#54693F"),
    land_band=QColor("#4E633B"),
    cell_dash=QColor("#7F9A5C"),
    land_edge=QColor("#46582F"),
    window=QColor("#1D2421"),
    panel=QColor("#28312D"),
    inset=QColor("#313B36"),
    line=QColor("#414D46"),
    control_edge=QColor("#7F8C80"),
    track=QColor("#37423C"),
    text=QColor("#F5EEDD"),
    second_text=QColor("#BDB9A6"),
    disabled_text=QColor("#979F92"),
    action=QColor("#E5805F"),
    action_hover=QColor("#EC9174"),
    action_pressed=QColor("#D06D4D"),
    action_edge=QColor("#B05E42"),
    action_text=QColor("#2A120A"),
    link=QColor("#F09A7C"),
    fits=QColor("#7FD0B9"),
    fits_wash=QColor("#27463E"),
    fits_disk=QColor("#1C7D6A"),
    wrong=QColor("#FF9C8B"),
    wrong_wash=QColor("#4E2A26"),
    wrong_disk=QColor("#C6402F"),
    hover=QColor("#454024"),
    hover_edge=QColor("#F5C451"),
    hover_text=QColor("#FFE3A0"),
    par_zone=QColor("#38492F"),
    par_zone_edge=QColor("#94BE62"),
    pill=QColor("#FFFBF1"),
    pill_text=QColor("#33302A"),
    focus=QColor("#8FC3FF"),
    shadow=_veil("#000000", 0.07),
    veil=_veil("#1B231C", 0.46),
    evening=_veil("#10180F", 0.16),
    steps=_STEPS,
)


class PlayerColour(NamedTuple):
    """One player's colour with the shape that tells it without colour."""

    name: str
    """Red, blue, yellow, purple or green; what saves and settings store."""
    shape: str
    """Heart, drop, star, clover or plus."""
    light: QColor
    """Fill in the light theme."""
    stamp: QColor
    """Colour of the shape where it is stamped on the fill."""

    @property
    def dark(self) -> QColor:
        """Fill in the dark theme: a quarter lighter."""
        return self.light.lighter(125)

    def fill(self, theme: Theme) -> QColor:
        """Return the fill in a theme."""
        return self.dark if theme.is_dark else self.light


PLAYER_COLOURS = (
    PlayerColour("red", "heart", QColor("#C93A4B"), QColor("#FFFFFF")),
    PlayerColour("blue", "drop", QColor("#2F6FB7"), QColor("#FFFFFF")),
    PlayerColour("yellow", "star", QColor("#E3A81B"), QColor("#33302A")),
    PlayerColour("purple", "clover", QColor("#7C4DA8"), QColor("#FFFFFF")),
    PlayerColour("green", "plus", QColor("#1E8A72"), QColor("#FFFFFF")),
)
"""The five colours in seat order."""


def player_colour(name: str) -> PlayerColour:
    """Return the player colour of that name; raises KeyError if there is none."""
    return {colour.name: colour for colour in PLAYER_COLOURS}[name]


def paint_player_shape(
    painter: QPainter, colour_name: str, center: QPointF, radius: float, fill: QColor
) -> None:
    """Paint the shape of a player's colour inside a circle; raises KeyError for a wrong name."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(player_shape(colour_name))
    painter.restore()


def player_shape(colour_name: str) -> QPainterPath:
    """Return the shape of a player's colour inside a circle of radius 1; raises KeyError."""
    return {
        "heart": _heart,
        "drop": _drop,
        "star": _star,
        "clover": _clover,
        "plus": _plus,
    }[player_colour(colour_name).shape]()


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.92))
    path.cubicTo(-0.52, 0.5, -0.98, 0.14, -0.98, -0.32)
    path.cubicTo(-0.98, -0.92, -0.22, -1.06, 0, -0.46)
    path.cubicTo(0.22, -1.06, 0.98, -0.92, 0.98, -0.32)
    path.cubicTo(0.98, 0.14, 0.52, 0.5, 0, 0.92)
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.34, -0.5, 0.7, -0.12, 0.7, 0.28)
    path.cubicTo(0.7, 0.7, 0.38, 0.98, 0, 0.98)
    path.cubicTo(-0.38, 0.98, -0.7, 0.7, -0.7, 0.28)
    path.cubicTo(-0.7, -0.12, -0.34, -0.5, 0, -1)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach = 0.5 if corner % 2 else 1.0
        angle = -pi / 2 + corner * pi / 5
        point = QPointF(reach * cos(angle), reach * sin(angle) + 0.06)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x in (-0.42, 0.42):
        for y in (-0.42, 0.42):
            path.addEllipse(QPointF(x, y), 0.52, 0.52)
    path.addRect(QRectF(-0.4, -0.4, 0.8, 0.8))
    return path


def _plus() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(-0.34, -0.92, 0.68, 1.84), 0.16, 0.16)
    path.addRoundedRect(QRectF(-0.92, -0.34, 1.84, 0.68), 0.16, 0.16)
    return path


class Space(IntEnum):
    """The steps that margins, paddings and gaps are taken from."""

    HAIR = 4
    SMALL = 8
    MEDIUM = 12
    LARGE = 16
    WIDE = 24
    GIANT = 48

    PANEL_GAP = 10
    """Between two panels."""

    def at(self, scale: float) -> int:
        """Return the step at an interface scale, in whole pixels."""
        return round(self * scale)


class Radius(IntEnum):
    """Corner radii of the program's surfaces."""

    INSET = 10
    BUTTON = 12
    PANEL = 14
    CARD = 18

    def at(self, scale: float) -> int:
        """Return the radius at an interface scale, in whole pixels."""
        return round(self * scale)


FontRole = Literal[
    "total",
    "course_name",
    "card_title",
    "points",
    "panel_title",
    "main_button",
    "body",
    "body_bold",
    "small_body",
    "small_bold",
    "caption",
    "caption_bold",
    "figure",
]
"""What a piece of text is for; decides family, weight and size."""

TITLE_FAMILY = "Quicksand"
BODY_FAMILY = "Manrope"

_MEDIUM, _BOLD = QFont.Weight.Medium, QFont.Weight.Bold

TYPE_SCALE: dict[FontRole, tuple[str, QFont.Weight, int]] = {
    "total": (TITLE_FAMILY, _BOLD, 36),
    "course_name": (TITLE_FAMILY, _BOLD, 24),
    "card_title": (TITLE_FAMILY, _BOLD, 20),
    "points": (TITLE_FAMILY, _BOLD, 19),
    "panel_title": (TITLE_FAMILY, _BOLD, 16),
    "main_button": (BODY_FAMILY, _BOLD, 15),
    "body": (BODY_FAMILY, _MEDIUM, 14),
    "body_bold": (BODY_FAMILY, _BOLD, 14),
    "small_body": (BODY_FAMILY, _MEDIUM, 13),
    "small_bold": (BODY_FAMILY, _BOLD, 13),
    "caption": (BODY_FAMILY, _MEDIUM, 12),
    "caption_bold": (BODY_FAMILY, _BOLD, 12),
    "figure": (BODY_FAMILY, _BOLD, 11),
}
"""Family, weight and size in pixels at an interface scale of 1 of every role."""

_HAS_FONTS = "has_fonts"
"""Property of the application that knows the shipped fonts."""


def load_fonts() -> None:
    """Make the shipped fonts known to Qt; raises ContentError if one cannot be read.

    Needs a QGuiApplication, which knows them from then on. As a catalogue of words a file of a font
    is read and not mapped: whoever writes it anew ends no program that draws with it.
    """
    application = QCoreApplication.instance()
    assert application is not None
    if application.property(_HAS_FONTS):
        return
    for path in sorted(resource("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFontFromData(QByteArray(path.read_bytes())) < 0:
            raise ContentError(f"{path.name}: Qt cannot read this font")
    application.setProperty(_HAS_FONTS, True)


def font(role: FontRole, scale: float = 1.0) -> QFont:
    """Return the font of a role at an interface scale."""
    family, weight, size = TYPE_SCALE[role]
    face = QFont(family)
    face.setPixelSize(max(1, round(size * scale)))
    face.setWeight(weight)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return face


_SHADOW_LAYERS = 6


def paint_panel_shadow(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.PANEL
) -> None:
    """Paint the shadow of a panel: soft, 3 px down and 1.5 px to the right.

    It reaches at most 8 px beyond ``rect`` to the sides and 12 px below.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.shadow)
    for layer in range(_SHADOW_LAYERS):
        wide, high = layer * 1.3, layer * 1.1
        round_ = radius + layer * 1.2
        painter.drawRoundedRect(
            rect.translated(1.5, 3).adjusted(-wide, -high, wide, high * 1.2), round_, round_
        )
    painter.restore()


def paint_panel(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = Radius.PANEL
) -> None:
    """Paint a panel with its edge, without shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


_LENGTH = re.compile(r"(?P<radius>border-radius: )?(?P<length>\d+)px")


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """Return the style sheet for every widget of the program at an interface scale.

    Widgets choose their look by the dynamic properties ``role`` and ``tone``; which there are is
    written in ``resources/theme/program.qss``.
    """
    colours = {
        role: _css(value) for role, value in theme._asdict().items() if isinstance(value, QColor)
    }
    sheet = resource("theme", "program.qss").read_text(encoding="utf-8") + _label_roles()
    text = Template(sheet).substitute(colours, controls=_controls(theme))
    return text if scale == 1 else _LENGTH.sub(lambda match: _scaled(match, scale), text)


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def _controls(theme: Theme) -> str:
    return resource("icons", "controls", theme.name).as_posix()


def _label_roles() -> str:
    return "".join(
        f'QLabel[role="{role}"] {{ font-family: "{family}"; font-weight: {int(weight)}; '
        f"font-size: {size}px; }}\n"
        for role, (family, weight, size) in TYPE_SCALE.items()
    )


def _scaled(match: re.Match[str], scale: float) -> str:
    length = int(match["length"]) * scale
    if match["radius"]:
        # Qt draws square corners where a radius is more than half the side: round it down.
        return f"border-radius: {int(length)}px"
    return f"{max(1, round(length)) if length else 0}px"
