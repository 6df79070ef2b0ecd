"""Plays a game of 18 Holes on until something is so."""

from collections.abc import Callable
from random import Random

from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayShot
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.eighteen_holes.session import GolfSession


def play_until(
    session: GolfSession, until: Callable[[GolfSession], bool], most: int = 4000
) -> None:
    """Let everybody play on, as well as the nearest landing is, until something is so."""
    chance = Random(3)
    for _ in range(most):
        if session.seat is None or until(session):
            return
        session.play(_sensible(session, chance))
    raise AssertionError("it never came to that")


def legal_kinds(session: GolfSession) -> set[type]:
    """Return the kinds of actions that are allowed now."""
    return {type(action) for action in session.legal}


def in_act_with(kind: type) -> Callable[[GolfSession], bool]:
    """Return whether somebody is to act, and may do so in a way, as a function of a game."""
    return lambda session: session.match.state.phase is Phase.ACT and kind in legal_kinds(session)


def _sensible(session: GolfSession, chance: Random):
    """Return the shot that ends nearest to the green, or another action that plays on."""
    state, legal = session.match.state, session.legal
    if state.phase is Phase.CHOOSE:
        field, hole = state.table.field, state.balls[state.ball].hole
        green = field.hexes[field.greens[hole]]

        def far(action) -> int:
            found = session.landings(action.slot)
            end = next(
                one.end for one in found if (one.aim, one.flight) == (action.aim, action.flight)
            )
            return distance(field.hexes[end], green)

        shots = [action for action in legal if isinstance(action, PlayShot)]
        if shots:
            # Now and then another one: who always aims alike may stand before a tree for ever.
            return chance.choice(shots) if chance.random() < 0.2 else min(shots, key=far)
    wanted = ("SelectClub", "PlayClub", "ExitBunker", "HandOver", "ThrowCard", "OwnClub")
    fitting = [one for one in legal if type(one).__name__ in wanted]
    return chance.choice(fitting) if fitting else legal[0]


def in_phase(phase: Phase):
    """Return whether a session is in a phase."""
    return lambda session: session.match.state.phase is phase
