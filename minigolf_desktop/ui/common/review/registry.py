"""What a game tells the house of how its matches are judged. Loads nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from minigolf_desktop.bots.judgement import Judge
    from minigolf_desktop.ui.common.review.wing import ReviewWing
    from minigolf_desktop.ui.common.widgets.look import Look


class Judging(NamedTuple):
    """How the matches of a game are judged once they are over."""

    judge: Callable[[Any], Judge]
    """What judges decisions, made of the rules."""
    version: int
    """Raised whenever it judges otherwise: what was judged before is judged anew."""
    wing: Callable[[Look, Any, Any], ReviewWing]
    """What shows a match again in a look; is also given the shell and the session."""
    practice: Callable[[Any], Any]
    """Returns the set-up of a practice match like that of a set-up; no result of it is kept."""
