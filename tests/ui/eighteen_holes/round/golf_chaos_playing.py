"""Plays a game of a chaos mode on, as a greedy golfer would, until something is so; looks at it."""

from collections.abc import Callable

from golf_playing import play_on
from hands import lift_curtain

from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import deck_of_rank, usual_rank
from minigolf_desktop.model.eighteen_holes.moves import Action
from minigolf_desktop.ui.eighteen_holes.session import GolfSession


def greedy_action(session: GolfSession) -> Action:
    """Return what a greedy golfer does."""
    seat = session.match.state.seat
    return GreedyGolfer(session.match.state.round + seat).choose(
        session.seen_by(seat), session.legal
    )


def play_greedily_until(
    session: GolfSession, until: Callable[[GolfSession], bool], most: int = 4000
) -> None:
    """Let everybody play on until something is so; a screen shows the last move alone."""
    play_on(session, greedy_action, until, most)


def fair_deck(box, combined: int) -> tuple[int, ...]:
    """Return a solo deck that is a fair match."""
    return deck_of_rank(box.solo_cards, combined, usual_rank(combined), 3)


def in_round(number, phase):
    """Return whether a session is in a phase, in a round from one on."""
    return lambda session: (
        session.match.state.phase is phase and session.match.state.round >= number
    )


def last_actions(play, count):
    """Return the actions that were taken last."""
    return [move.action for move in play.session.match.moves[-count:]]


def open_curtain(play):
    """Open the curtain, if it is down."""
    lift_curtain(play.screen)


def flag(play, hole):
    """Return a green as the course shows it."""
    return next(one for one in play.board.scene.picture.flags if one.hole == hole)
