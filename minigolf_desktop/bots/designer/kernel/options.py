"""What a table chose before the game, as the kernel asks for it."""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.model.designer.moves import EdgeChecking
from minigolf_desktop.model.designer.setup import Setup, VisitRule


@final
class Options:
    """Of a set-up."""

    def __init__(self, setup: Setup) -> None:
        self.seats: i64 = setup.seats
        """Players, 1 to 5."""
        self.is_solo: bool = setup.is_solo
        self.is_advanced: bool = setup.is_advanced
        """Whether it is played with promises."""
        self.prevents: bool = setup.edges is EdgeChecking.PREVENT
        """Whether sides must fit."""
        self.reserve: bool = setup.reserve
        """Whether a tile may be kept on the gate."""
        self.untaken_call: bool = setup.is_advanced and setup.visits is VisitRule.UNTAKEN
        """Whether tiles not taken bring the clients."""
        self.mistakes: bool = setup.mistakes
        """Whether mismatches and wrong directions count."""
