"""The screen on which clubs are drafted, or freely chosen by who plays alone."""

from minigolf_desktop.ui.eighteen_holes.draft.screen import GolfDraftScreen

__all__ = ["GolfDraftScreen"]
