"""Plays a game of a chaos mode on, as a greedy golfer would, until something is so."""

from collections.abc import Callable

from minigolf_desktop.bots.greedy_golfer import GreedyGolfer
from minigolf_desktop.model.eighteen_holes.moves import Action
from minigolf_desktop.model.eighteen_holes.solo_deck import deck_of_rank, usual_rank
from minigolf_desktop.ui.golf import GolfSession


def greedy_action(session: GolfSession) -> Action:
    """Return what a greedy golfer does."""
    seat = session.state.seat
    return GreedyGolfer(session.state.round + seat).choose(session.view(seat), session.legal)


def play_greedily_until(
    session: GolfSession, until: Callable[[GolfSession], bool], most: int = 4000
) -> None:
    """Let everybody play on until something is so."""
    for _ in range(most):
        if until(session):
            return
        session.play(greedy_action(session))
    raise AssertionError("it never came to that")


def fair_deck(box, combined: int) -> tuple[int, ...]:
    """Return a solo deck that is a fair match."""
    return deck_of_rank(box.solo_cards, combined, usual_rank(combined), 3)
