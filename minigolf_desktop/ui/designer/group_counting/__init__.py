"""The end of a group game: all pawns on the score track, ranking tables, promises, the winner."""

from minigolf_desktop.ui.designer.group_counting.screen import GroupCountingScreen

__all__ = ["GroupCountingScreen"]
