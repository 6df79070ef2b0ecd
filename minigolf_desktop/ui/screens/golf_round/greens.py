"""What a green means to a golfer in each way to play: whether it counts, and what it gives."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import State

translate = QCoreApplication.translate


def counts(state: State, ball: int, place: int) -> bool:
    """Return whether a golfer gets something for being on a hex."""
    greens = state.table.field.greens
    if place not in greens:
        return False
    if state.table.setup.mode in CHAOS_MODES:
        return bool(state.tokens[greens.index(place)])
    hole = state.balls[ball].hole
    return hole < len(greens) and greens[hole] == place


def green_words(state: State, ball: int, place: int, walks: bool) -> str:
    """Return what a golfer gets for a green that counts; ``walks`` onto it is no hole-in-one."""
    hole = state.table.field.greens.index(place)
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
        }.get(state.table.setup.mode, translate("golf round", "takes green {hole}"))
        .replace("{hole}", str(hole + 1))
        .replace("{turns}", str(turns))
        .replace("{tokens}", _tokens(state, hole))
    )


def _racing(state: State, hole: int) -> str:
    if hole + 1 == len(state.table.field.greens):
        return translate("golf round", "finishes the race")
    return translate("golf round", "on to the next tee")


def _tokens(state: State, hole: int) -> str:
    tokens = state.tokens[hole] if hole < len(state.tokens) else ()
    return " + ".join(map(str, tokens))
