"""What a green means to a golfer in each way to play: whether it counts, and what it gives."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.ui.eighteen_holes.round.goals import may_claim
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

translate = QCoreApplication.translate


def counts(state: State, ball: int, place: int) -> bool:
    """Return whether a golfer gets something for being on a hex."""
    greens = state.table.field.greens
    if place not in greens:
        return False
    if state.table.setup.mode in CHAOS_MODES:
        return may_claim(state, state.table.seat_of(ball), greens.index(place))
    hole = state.balls[ball].hole
    return hole < len(greens) and greens[hole] == place


def green_words(state: State, ball: int, place: int, walks: bool) -> str:
    """Return what a golfer gets for a green that counts; ``walks`` onto it is no hole-in-one."""
    hole = state.table.field.greens.index(place)
    if state.table.setup.mode in CHAOS_MODES:
        return _chaos_words(state, hole)
    turns = state.balls[ball].turns + 1
    if turns == 1 and not walks:
        return translate("golf round", "a hole-in-one!")
    return (
        {
            Mode.MATCH: translate("golf round", "takes flag {hole}"),
            Mode.STROKE: translate("golf round", "holes out in {turns}"),
            Mode.STABLEFORD: translate("golf round", "holes out in {turns}"),
            Mode.SKINS: translate("golf round", "takes the tokens: {tokens}"),
            Mode.RACING: _racing(state, hole),
        }[state.table.setup.mode]
        .replace("{hole}", str(hole + 1))
        .replace("{turns}", str(turns))
        .replace("{tokens}", _tokens(state, hole))
    )


def _chaos_words(state: State, hole: int) -> str:
    """Return what a green gives where greens are claimed in any order.

    Whether it is a secret target is not told: everybody may look on.
    """
    mode = state.table.setup.mode
    words = translate("golf round", "takes the flag of green {hole}")
    if mode in (Mode.CHAOS, Mode.SOLO_CHAOS):
        words = translate("golf round", "%n points for green {hole}", "", state.tokens[hole][0])
        rivals = [
            number for number, rival in enumerate(state.rivals) if rival.targets[:1] == (hole,)
        ]
        if rivals and is_combined(state) and not state.scored:
            words = translate("golf round", "green {hole}, which {rival} wants too")
            words = words.replace("{rival}", rival_name(rivals[0]))
    return words.replace("{hole}", str(hole + 1))


def _racing(state: State, hole: int) -> str:
    if hole + 1 == len(state.table.field.greens):
        return translate("golf round", "finishes the race")
    return translate("golf round", "on to the next tee")


def _tokens(state: State, hole: int) -> str:
    tokens = state.tokens[hole] if hole < len(state.tokens) else ()
    return " + ".join(map(str, tokens))
