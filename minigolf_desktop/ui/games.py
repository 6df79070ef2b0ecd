"""The games of the house. A new one is a wing, a line here, and a case in each door.

Home stands on :data:`GAMES` alone: what a game is played by, and its screens, are loaded when they
are asked for first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.plays import play_called
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

if TYPE_CHECKING:
    from minigolf_desktop.storage.home_parts import Part
    from minigolf_desktop.ui.common.game import Game, Play
    from minigolf_desktop.ui.common.wing import Wing

GAMES: tuple[Game, ...] = (DESIGNER, PUTT_DICE, EIGHTEEN_HOLES)
"""All of them, in the order in which the house shows them."""


def game_called(name: str) -> Game | None:
    """Return the game of a name in files; None where there is none."""
    return next((game for game in GAMES if game.name == name), None)


def game_of_course(kind: str) -> Game:
    """Return the game of a format of course files; where none has it, the first that has any."""
    with_courses = [game for game in GAMES if game.course_format]
    return next((game for game in with_courses if game.course_format == kind), with_courses[0])


def play_of(game: Game) -> Play:
    """Return what a game is played by without a window."""
    return play_called(game.name)


def parts_of_games() -> tuple[Part, ...]:
    """Return what a home consists of beside what all games share."""
    return tuple(part for game in GAMES for part in play_of(game).parts)


def wing_of(game: Game) -> Wing[Any]:
    """Return the screens of a game, with all that they need."""
    if game is DESIGNER:
        from minigolf_desktop.ui.designer.wing import DESIGNER_WING  # noqa: PLC0415

        return DESIGNER_WING
    if game is PUTT_DICE:
        from minigolf_desktop.ui.putt_dice.wing import PUTT_DICE_WING  # noqa: PLC0415

        return PUTT_DICE_WING
    from minigolf_desktop.ui.eighteen_holes.wing import EIGHTEEN_HOLES_WING  # noqa: PLC0415

    return EIGHTEEN_HOLES_WING
