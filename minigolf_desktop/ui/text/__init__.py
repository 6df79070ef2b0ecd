"""Words for the codes of the model: everything a player reads about the rules is said here."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from minigolf_desktop.ui.text.clients import client_name, client_wish, wish_points, wish_rule
    from minigolf_desktop.ui.text.conditions import (
        CONDITION_ICONS,
        condition_name,
        condition_note,
        condition_rule,
    )
    from minigolf_desktop.ui.text.content_names import content_name
    from minigolf_desktop.ui.text.events import event_sentence
    from minigolf_desktop.ui.text.levels import level_name, level_verdict
    from minigolf_desktop.ui.text.reasons import line_reason
    from minigolf_desktop.ui.text.refusals import refusal_sentence
    from minigolf_desktop.ui.text.tiles import cell_words, element_count, tile_words

__all__ = [
    "CONDITION_ICONS",
    "cell_words",
    "client_name",
    "client_wish",
    "condition_name",
    "condition_note",
    "condition_rule",
    "content_name",
    "element_count",
    "event_sentence",
    "level_name",
    "level_verdict",
    "line_reason",
    "refusal_sentence",
    "tile_words",
    "wish_points",
    "wish_rule",
]

_PLACES = {
    "clients": ("client_name", "client_wish", "wish_points", "wish_rule"),
    "conditions": ("CONDITION_ICONS", "condition_name", "condition_note", "condition_rule"),
    "content_names": ("content_name",),
    "events": ("event_sentence",),
    "levels": ("level_name", "level_verdict"),
    "reasons": ("line_reason",),
    "refusals": ("refusal_sentence",),
    "tiles": ("cell_words", "element_count", "tile_words"),
}


def __getattr__(name: str) -> Any:
    """Load the module of a name at first use: the home screen opens without the rules."""
    for module, names in _PLACES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
