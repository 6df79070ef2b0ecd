"""The rules of 18 Holes on the content of the program."""

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules


def eighteen_holes_rules() -> EighteenHolesRules:
    """Return the rules; their ``box`` is everything that lies in it. Raises ContentError."""
    return EighteenHolesRules(load_box())
