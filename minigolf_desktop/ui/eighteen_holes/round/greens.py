"""What a green means to a golfer in each way to play: whether it counts, and what it gives."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import may_claim
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.round.goals import in_extra_turns
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

translate = QCoreApplication.translate


def counts(view: View, ball: int, place: int) -> bool:
    """Return whether a golfer gets something for being on a hex."""
    greens = view.table.field.greens
    if place not in greens:
        return False
    if view.table.setup.mode in CHAOS_MODES:
        return may_claim(view, view.table.seat_of(ball), greens.index(place))
    hole = view.balls[ball].hole
    return hole < len(greens) and greens[hole] == place


def green_words(view: View, ball: int, place: int, walks: bool) -> str:
    """Return what a golfer gets for a green that counts; ``walks`` onto it is no hole-in-one."""
    hole = view.table.field.greens.index(place)
    if view.table.setup.mode in CHAOS_MODES:
        return _chaos_words(view, hole)
    turns = view.balls[ball].turns + 1
    if turns == 1 and not walks:
        return translate("golf round", "a hole-in-one!")
    return (
        {
            Mode.MATCH: translate("golf round", "takes flag {hole}"),
            Mode.STROKE: translate("golf round", "holes out in {turns}"),
            Mode.STABLEFORD: translate("golf round", "holes out in {turns}"),
            Mode.SKINS: translate("golf round", "takes the tokens: {tokens}"),
            Mode.RACING: _racing(view, hole),
        }[view.table.setup.mode]
        .replace("{hole}", str(hole + 1))
        .replace("{turns}", str(turns))
        .replace("{tokens}", _tokens(view, hole))
    )


def _chaos_words(view: View, hole: int) -> str:
    """Return what a green gives where greens are claimed in any order.

    Whether it is a secret target is not told: everybody may look on.
    """
    mode = view.table.setup.mode
    words = translate("golf round", "takes the flag of green {hole}")
    if mode in (Mode.CHAOS, Mode.SOLO_CHAOS):
        words = translate("golf round", "%n points for green {hole}", "", view.tokens[hole][0])
        rivals = [number for number, rival in enumerate(view.rivals) if rival.target == hole]
        if rivals and is_combined(view) and not in_extra_turns(view):
            words = translate("golf round", "green {hole}, which {rival} wants too")
            words = words.replace("{rival}", rival_name(rivals[0]))
    return words.replace("{hole}", str(hole + 1))


def _racing(view: View, hole: int) -> str:
    if hole + 1 == len(view.table.field.greens):
        return translate("golf round", "finishes the race")
    return translate("golf round", "on to the next tee")


def _tokens(view: View, hole: int) -> str:
    tokens = view.tokens[hole] if hole < len(view.tokens) else ()
    return " + ".join(map(str, tokens))
