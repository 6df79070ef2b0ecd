"""Plays a game of 18 Holes on until something is so, and lets a screen see what came of it."""

from collections.abc import Callable
from random import Random

from minigolf_desktop.model.eighteen_holes.moves import Action, Phase, PlayShot
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.eighteen_holes.session import GolfSession


def play_on(
    session: GolfSession,
    decide: Callable[[GolfSession], Action],
    until: Callable[[GolfSession], bool],
    most: int = 4000,
) -> None:
    """Let everybody play on until something is so.

    A screen shows the last move alone, for each takes it twenty times as long as it is played:
    whole games are followed in ``test_golf_flow.py`` and ``test_golf_chaos_games.py``.
    """
    match = session.match
    before = None
    session.blockSignals(True)
    for _ in range(most):
        if until(session):
            break
        before = match.copy()
        session.play(decide(session))
    else:
        raise AssertionError("it never came to that")
    session.blockSignals(False)
    if before is not None:
        now, events = match.copy(), match.last_events
        match.become(before)
        session.tell_changed(())
        match.become(now)
        session.tell_changed(events)


def play_until(
    session: GolfSession, until: Callable[[GolfSession], bool], most: int = 4000
) -> None:
    """Let everybody play on, as well as the nearest landing is, until something is so."""
    chance = Random(3)
    play_on(
        session,
        lambda one: _sensible(one, chance),
        lambda one: one.seat is None or until(one),
        most,
    )


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
