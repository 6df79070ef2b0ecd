"""How the set-ups of the games are written into journals, and read again."""

from collections.abc import Callable
from typing import Any, NamedTuple

from minigolf_desktop.model import designer
from minigolf_desktop.model.eighteen_holes import setup_form as golf_form
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Match, SetupFormatError
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.errors import StorageError

GameRules = Any
"""The rules of any game: what keeps the contract of :class:`~minigolf_desktop.model.play.Rules`."""


class SetupForm(NamedTuple):
    """The JSON form of the set-ups of one game."""

    to_json: Callable[[Any], dict[str, Any]]
    from_json: Callable[[object], Any]
    """Raises one of :data:`FORMAT_ERRORS`."""


FORMAT_ERRORS = (
    designer.SetupFormatError,
    SetupFormatError,
)

_FORMS = {
    "designer": SetupForm(designer.setup_to_json, designer.setup_from_json),
    "putt-dice": SetupForm(PuttDiceRules.setup_to_json, PuttDiceRules.setup_from_json),
    "eighteen-holes": SetupForm(golf_form.setup_to_json, golf_form.setup_from_json),
}


def setup_form(game: str) -> SetupForm:
    """Return the form of the set-ups of a game; raises KeyError."""
    return _FORMS[game]


def check_ground(setup: Any, rules: GameRules) -> None:
    """Raise StorageError where a set-up of sound form has a course that cannot be played."""
    if not isinstance(setup, GolfSetup):
        return
    for fault in faults(setup.course, rules.box):
        if fault.forbids_play:
            raise StorageError(f"field 'setup', field 'course': {fault.code}")


def check_setup(match: Match[Any, Any]) -> None:
    """Raise StorageError where a set-up of sound form names what the content lacks."""
    setup = match.setup
    if not isinstance(setup, designer.Setup):
        return
    present = [client.id for client in match.state.clients]
    for wanted in (setup.mrs, setup.mr):
        if wanted is not None and wanted not in present:
            raise StorageError(f"field 'setup': there is no such client {wanted[:40]!r}")
