"""What the characters like at 18 Holes, besides needing few turns; hard players like nothing else.

Ada has no tastes. Bruno is in a hurry and hits far, Cleo keeps to the fairway all the way round,
Dario dares big hits, Enid hates water, and Fritz loves company.
"""

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    KIND_BITS,
    PLAY_CLUB,
    PLAY_SHOT,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    CHOOSE,
    FAIRWAY,
    LAKE,
    NONE,
    WATER,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns import landing
from minigolf_desktop.model.play import Character

HASTE = 0.15
"""Turns that a longer deck is worth to Bruno, each."""
ON_THE_FAIRWAY = 0.4
"""Turns that the fairway is worth to Cleo."""
DARING = 0.8
"""Turns that a big hit is worth to Dario."""
FEAR = 0.4
"""Turns that every hex of water costs Enid, beside the ball or under it."""
COMPANY = 0.4
"""Turns that a ball close by is worth to Fritz."""


def taste(position: Position, action: int, character: Character) -> float:
    """Return the turns that an action seems to cost a character besides."""
    kind, argument = action >> KIND_BITS, action & ARGUMENT
    if position.phase == ACT:
        if character is Character.DARIO and kind == BIG_HIT:
            return -DARING
        if character is Character.BRUNO and kind == PLAY_CLUB:
            return -HASTE * (argument // 7 - 1)
        return 0.0
    if position.phase != CHOOSE or kind != PLAY_SHOT or position.ball == NONE or position.bunker:
        return 0.0
    end = landing(position, argument // 32, argument // 8 % 4, argument % 8)
    return 0.0 if end == NONE else _taste_of_landing(position, end, character)


def _taste_of_landing(position: Position, end: int, character: Character) -> float:
    ground = position.table.ground
    around = [end, *(ground.beside[6 * end + way] for way in range(6))]
    match character:
        case Character.CLEO:
            return -ON_THE_FAIRWAY * (ground.ground[end] == FAIRWAY)
        case Character.ENID:
            return FEAR * sum(ground.ground[place] in (WATER, LAKE) for place in around)
        case Character.FRITZ:
            others = [ball.place for n, ball in enumerate(position.balls) if n != position.ball]
            return -COMPANY * any(place in around for place in others)
    return 0.0
