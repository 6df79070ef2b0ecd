"""Actions as whole numbers: the kind times 256, and what it says of itself below that.

========================================  =====================================
kind of the model                         the lower eight bits
========================================  =====================================
of one field                              that number
of none                                   0
:class:`PlayClub` ``(deck, aim)``         ``7 * (deck + 1) + aim + 1``
:class:`ExitBunker` ``(deck, aim)``       ``6 * deck + aim``
:class:`Redraw` ``(slot, club)``          ``64 * slot + club + 1``
:class:`PlayShot` ``(slot, flight, aim)``  ``32 * slot + 8 * flight + aim``
========================================  =====================================

The kinds are numbered in the order of :data:`~minigolf_desktop.model.eighteen_holes.moves.ACTIONS`.
"""

from typing import Any, Final

from minigolf_desktop.model.eighteen_holes.moves import (
    ACTIONS,
    Action,
    ExitBunker,
    PlayClub,
    PlayShot,
    Redraw,
)

KIND_BITS: Final = 8
ARGUMENT: Final = 255
"""The bits that a kind says of itself."""

PLACE_TOKEN: Final = 0
PICK_CLUB: Final = 1
PASS_PICK: Final = 2
DECLARE_CLUB: Final = 3
KEEP_TARGET: Final = 4
LOOK_AT_DECK: Final = 5
KEEP_CARD: Final = 6
PUT_BACK: Final = 7
RESET_FIRST: Final = 8
SELECT_CLUB: Final = 9
BORROW_CLUB: Final = 10
OWN_CLUB: Final = 11
MOVE_ONE_HEX: Final = 12
PLAY_CLUB: Final = 13
BIG_HIT: Final = 14
EXIT_BUNKER: Final = 15
RESET_HAND: Final = 16
NAME_GOLFER: Final = 17
FOLLOW_CARD: Final = 18
HAND_OVER: Final = 19
THROW_CARD: Final = 20
REDRAW: Final = 21
PLAY_SHOT: Final = 22
STAY_PUT: Final = 23
REVEAL_CLUB: Final = 24
PLAY_NINETEENTH: Final = 25


def code_of(action: Action) -> int:
    """Return the number of an action of the model."""
    match action:
        case PlayClub(deck, aim):
            argument = 7 * (deck + 1) + aim + 1
        case ExitBunker(deck, aim):
            argument = 6 * deck + aim
        case Redraw(slot, club):
            argument = 64 * slot + club + 1
        case PlayShot(slot, flight, aim):
            argument = 32 * slot + 8 * flight + aim
        case _:
            fields: tuple[int, ...] = action
            argument = fields[0] if fields else 0
    return ACTIONS.index(type(action)) << KIND_BITS | argument


def action_of(code: int) -> Action:
    """Return the action of the model that a number stands for."""
    kind: Any = ACTIONS[code >> KIND_BITS]
    argument = code & ARGUMENT
    found: Action
    if kind is PlayClub:
        found = PlayClub(argument // 7 - 1, argument % 7 - 1)
    elif kind is ExitBunker:
        found = ExitBunker(argument // 6, argument % 6)
    elif kind is Redraw:
        found = Redraw(argument // 64, argument % 64 - 1)
    elif kind is PlayShot:
        found = PlayShot(argument // 32, argument // 8 % 4, argument % 8)
    else:
        found = kind(argument) if kind._fields else kind()
    return found
