"""What a match shell says of the game that it shows."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from minigolf_desktop.bots.mind import Hint, HintWords
from minigolf_desktop.model.play import Amendment
from minigolf_desktop.storage.books import Ended
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.saved_matches import Save
from minigolf_desktop.ui.common.game_parts import Codes, Givings, Judging
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips
from minigolf_desktop.ui.common.season_map import SeasonPart


class GameWords(Protocol):
    """Words of a game, in the player's language. The entry of each game has them."""

    @property
    def title(self) -> str:
        """The name of the game."""
        ...

    @property
    def save_words(self) -> Callable[[Save], Sequence[str]]:
        """A saved match in words: which version, where, by how many."""
        ...

    @property
    def amendment_words(self) -> Callable[[Amendment], str]:
        """How the rules of the game were amended, in words: what they say today."""
        ...

    @property
    def lessons(self) -> Callable[[], Lessons] | None:
        """The lessons of the game; None where it has none."""
        ...

    @property
    def tips(self) -> Callable[[], Tips] | None:
        """What is told the first time that something happens; None for nothing."""
        ...

    @property
    def history(self) -> Callable[[Any, Ended], HistoryGame | None] | None:
        """What the guest book keeps of a match that ended, given the rules; None for nothing."""
        ...

    @property
    def hint_words(self) -> Callable[[Any, Hint], HintWords] | None:
        """Puts a hint into words, for the seat whose view it is; None where nobody gives hints."""
        ...

    @property
    def judging(self) -> Judging | None:
        """How its matches are seen again and judged; None where they are not."""
        ...

    @property
    def codes(self) -> Codes | None:
        """The codes of its set-ups; None where there are none."""
        ...

    @property
    def givings(self) -> Givings | None:
        """What a date gives out; None for nothing."""
        ...

    @property
    def season(self) -> Callable[[], SeasonPart] | None:
        """What the game brings along for the season; None where there are no tasks for it."""
        ...
