"""What is worked out for the game on the table, and let go of when that is left.

Shapes of lands, turned tiles, pictures: each land, course and hand brings new ones, and an evening
would fill every such store up to its limit. What the house itself shows, and what takes long and
comes back in every game, is kept elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from functools import _lru_cache_wrapper

ResultT = TypeVar("ResultT")

_stores: list[Callable[[], None]] = []
"""Each lets go of what one function keeps: as lasting as the functions themselves."""


def kept(most: int) -> Callable[[Callable[..., ResultT]], _lru_cache_wrapper[ResultT]]:
    """Let a function keep what it returned last, up to so many things, until a game is left."""

    def keep(work: Callable[..., ResultT]) -> _lru_cache_wrapper[ResultT]:
        store = lru_cache(maxsize=most)(work)
        let_go_too(store.cache_clear)
        return store

    return keep


def let_go_too(forget: Callable[[], None]) -> None:
    """Have something else forgotten as well that is kept for a game."""
    _stores.append(forget)


def let_go() -> None:
    """Let go of all that is kept for a game: it was left."""
    for forget in _stores:
        forget()
