"""Random games of every mode, in which each tip that could be told must be true.

What a tip claims is worked out here from the states before and after, and from how the game goes
on: never from what the rules say that happened.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import designer_tips
import golf_tips
import putt_tips
from tip_moments import Claims, Moment, Played

from minigolf_desktop.ui.common.lessons.tips import Tips, Told
from minigolf_desktop.ui.designer import teaching as designer
from minigolf_desktop.ui.eighteen_holes import teaching as golf
from minigolf_desktop.ui.putt_dice import teaching as putting

ENDLESS = 40_000
"""Moves after which a game does not end any more."""


class Kind(NamedTuple):
    """A game of the program, as tips are tried in it."""

    tips: Callable[[], Tips]
    modes: Mapping[str, Callable[[int], Played]]
    """By mode: what sets up the game of a seed."""
    claims: Claims
    """By cause: what a tip on it claims."""


KINDS: Mapping[str, Kind] = {
    "designer": Kind(designer.tips, designer_tips.MODES, designer_tips.CLAIMS),
    "putt-dice": Kind(putting.tips, putt_tips.MODES, putt_tips.CLAIMS),
    "eighteen-holes": Kind(golf.tips, golf_tips.MODES, golf_tips.CLAIMS),
}


class Tried(NamedTuple):
    """What came of a game."""

    told: Counter[str]
    """How often each wording could be told, by tip, cause and modes."""
    faults: list[str]
    """Claims that were not true."""


def name_of(told: Told) -> str:
    """Return the wording of a tip in a few words."""
    modes = " or ".join(told.wording.modes) or "every mode"
    return f"{told.tip.id}, {told.wording.on}, {modes}"


def try_tips(kind: Kind, tips: Tips, mode: str, seed: int) -> Tried:
    """Play the game of a seed and check every tip that could be told in it."""
    match, choose, reader = kind.modes[mode](seed)
    told: Counter[str] = Counter()
    faults: list[str] = []
    pending: list[tuple[str, Iterator[None]]] = []
    for number in range(1, ENDLESS + 1):
        seat = match.rules.to_move(match.state)
        if seat is None:
            break
        match.play(seat, choose(match.state))
        for one in tips.told_on(match, reader):
            name = name_of(one)
            told[name] += 1
            says = " ".join(map(tips.words, one.wording.says))
            claim = kind.claims[one.wording.on]
            pending.append((name, claim(Moment(match, number, reader, says))))
        pending = [one for one in pending if _holds(*one, faults, f"{mode}, seed {seed}, {number}")]
    else:
        faults.append(f"{mode}, seed {seed}: given up after {ENDLESS} moves")
    return Tried(told, faults)


def _holds(name: str, claim: Iterator[None], faults: list[str], place: str) -> bool:
    """Look at a claim once more; return whether it is to be looked at again."""
    try:
        next(claim)
    except StopIteration:
        return False
    except AssertionError as error:
        faults.append(f"{place}: {name}: {error}")
        return False
    return True


def seeds(mode: str, games: int, seed: int) -> Iterator[int]:
    """Yield seeds of their own for the games of a mode."""
    chance = random.Random(f"{mode} {seed}")
    for _ in range(games):
        yield chance.randrange(1 << 40)
