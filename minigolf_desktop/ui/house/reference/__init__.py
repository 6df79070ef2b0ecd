"""Everything in the box: tiles, clients, promises and lands, to look things up."""

from minigolf_desktop.ui.house.reference.screen import ReferenceScreen

__all__ = ["ReferenceScreen"]
