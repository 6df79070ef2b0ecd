"""Between a match of a group and the screens."""

from minigolf_desktop.ui.designer.session import TableSession


class GroupSession(TableSession):
    """A match of two to five players on the screen."""
