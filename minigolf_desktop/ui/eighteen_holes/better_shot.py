"""Where a better choice would have led, on the course of a game that is seen again."""

from minigolf_desktop.bots.eighteen_holes.advice import GOAL, LIES, OUT, WALKS
from minigolf_desktop.bots.hint import Hint
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import MoveOneHex, PlayShot
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.board.ways import hexes_of
from minigolf_desktop.ui.eighteen_holes.round.greens import counts
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    landing_target,
    lying_words,
    sign_of,
    walk_target,
)


def better_target(before: View, best: Hint, title: str) -> Target | None:
    """Return where an action would have sent the ball, below a title; None where nobody knows.

    Of a club no card is drawn yet: then it is the hex where its ball is likeliest to come to lie.
    ``before`` is the view of the seat that decided.
    """
    ball = before.ball if before.ball != NONE else before.table.balls_of(before.seat)[0]
    target = _target(before, ball, best)
    if target is None:
        return None
    place = ", ".join(filter(None, (target.title, target.note)))
    return target._replace(title=title or target.title, note=place if title else target.note)


def _target(view: View, ball: int, best: Hint) -> Target | None:
    match best.action:
        case PlayShot(slot, flight, aim):
            for landing in landings(view, slot):
                if (landing.flight, landing.aim) == (flight, aim):
                    return landing_target(view, ball, landing)
        case MoveOneHex(direction):
            return walk_target(view, ball, direction)
    if ball >= len(view.balls):
        return None
    start, end = view.balls[ball].place, _likeliest(view, ball, best)
    if NONE in (start, end) or start == end:
        return None
    told = {reason.what: reason.amount for reason in best.reasons}
    return Target(
        hexes_of(view.table.field, (start, end)),
        GroundSign.WALK if WALKS in told else sign_of(view, end),
        False,
        *lying_words(view, ball, end, walks=WALKS in told),
        goal=counts(view, ball, end),
    )


def _likeliest(view: View, ball: int, best: Hint) -> int:
    """Return the hex where the ball is likeliest to lie, by the reasons of a hint; NONE for none.

    That is the green where a shot reaches it more often than any other ground.
    """
    told = {reason.what: reason.amount for reason in best.reasons}
    others = [chance for what, chance in told.items() if what not in (GOAL, LIES, OUT, WALKS)]
    greens, hole = view.table.field.greens, view.balls[ball].hole
    if told.get(GOAL, 0.0) > max(others, default=0.0) and 0 <= hole < len(greens):
        return greens[hole]
    return round(told.get(WALKS, told.get(LIES, NONE)))
