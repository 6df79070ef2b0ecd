"""The Qt style sheet of the program, made from a theme and an interface scale."""

import re
from string import Template

from PySide6.QtGui import QColor

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.theme.palette import Theme
from minigolf_desktop.ui.common.theme.type import TYPE_SCALE

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
    return _LENGTH.sub(lambda match: _scaled(match, scale), text)


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
