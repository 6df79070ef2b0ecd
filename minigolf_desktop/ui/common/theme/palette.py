"""The colours of the program by role, in a light and a dark theme."""

from typing import NamedTuple

from PySide6.QtGui import QColor


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

    def __hash__(self) -> int:
        # Colours of Qt have none.
        return hash(self.name)

    @property
    def is_dark(self) -> bool:
        """Whether this is the dark theme."""
        return self.name == "dark"


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
