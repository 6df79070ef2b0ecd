"""The guest book: figures and badges of all games that were finished."""

from minigolf_desktop.ui.house.book.screen import GuestBookScreen

__all__ = ["GuestBookScreen"]
