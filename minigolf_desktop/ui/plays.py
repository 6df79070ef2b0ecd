"""What games are played by without a window, and their long work, found by names.

The process that works beside the window asks here: it loads nothing that draws, and one game alone.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from minigolf_desktop.ui.common.game import Play

TASKS: Mapping[str, str] = MappingProxyType(
    {
        "small picture": "minigolf_desktop.ui.designer.course_art:small_picture",
        "fill land": "minigolf_desktop.ui.designer.land_editor.editor:fill_land",
        "best course": "minigolf_desktop.ui.designer.review:find_best_course",
        "repair": "minigolf_desktop.storage.putt_dice:repair_work",
        "golf picture": "minigolf_desktop.ui.eighteen_holes.course_drawing:copy",
    }
)
"""Long work of games that is done beside the window: where its function is, by what is asked for.

The process that works finds it by its name, and loads nothing else of the game.
"""


def play_called(name: str) -> Play:
    """Return what the game of a name in files is played by. Raises KeyError where there is none."""
    if name == "designer":
        from minigolf_desktop.ui.designer.play import DESIGNER_PLAY  # noqa: PLC0415

        return DESIGNER_PLAY
    if name == "putt-dice":
        from minigolf_desktop.ui.putt_dice.play import PUTT_DICE_PLAY  # noqa: PLC0415

        return PUTT_DICE_PLAY
    if name == "eighteen-holes":
        from minigolf_desktop.ui.eighteen_holes.play import EIGHTEEN_HOLES_PLAY  # noqa: PLC0415

        return EIGHTEEN_HOLES_PLAY
    raise KeyError(name)
