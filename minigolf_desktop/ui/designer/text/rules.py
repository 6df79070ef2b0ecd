"""The rules where they are met: why an action is refused, which section tells why, what changed."""

from minigolf_desktop.model.geometry.square import NORTH
from minigolf_desktop.model.play import Amendment, Refusal
from minigolf_desktop.ui.common.translation import translate


def refusal_sentence(refusal: Refusal) -> str:
    """Return the sentence for a refusal; raises KeyError for a code the model does not know."""
    if refusal.code == "side-does-not-fit":
        return _sides_sentence(refusal.details)
    return {
        "not-your-turn": translate("refusals", "It is not your turn."),
        "not-your-course": translate("refusals", "This course is another player's."),
        "game-over": translate("refusals", "The game is over."),
        "wrong-phase": translate("refusals", "That is not possible at this moment."),
        "no-such-choice": translate("refusals", "There is no such land to choose."),
        "slot-empty": translate("refusals", "There is no tile to take there."),
        "no-such-rotation": translate("refusals", "A tile has four rotations."),
        "cell-taken": translate("refusals", "There is a tile already."),
        "gate-there": translate("refusals", "The gate stands there."),
        "touches-nothing": translate(
            "refusals", "A tile must touch another one or the gate, if only by a corner."
        ),
        "no-path-there": translate("refusals", "There is no hole to number."),
        "no-such-number": translate("refusals", "Holes are numbered from 1 to 9."),
        "promise-needed": translate("refusals", "At least one promise must be made."),
        "promise-taken": translate("refusals", "This promise is made already."),
        "no-such-promise": translate("refusals", "There is no such promise."),
        "no-reserve": translate("refusals", "No tile may be kept at the gate in this game."),
        "reserve-taken": translate("refusals", "There is a tile at the gate already."),
        "nothing-reserved": translate("refusals", "There is no tile at the gate."),
        "must-take": translate("refusals", "Who has stopped takes a tile each round."),
        "stopped": translate("refusals", "Who has stopped places no tiles any more."),
        "not-final-phase": translate(
            "refusals",
            "Only in the final phase: once a land is full, or nobody has built for three rounds.",
        ),
        "asked-already": translate("refusals", "This tile goes back into the bag already."),
    }[refusal.code]


def _sides_sentence(sides: tuple[int, ...]) -> str:
    count = len(sides)
    if count != 1:
        return translate("refusals", "%n sides do not fit: a path would meet grass.", "", count)
    return (
        translate("refusals", "The side to the north does not fit: a path would meet grass."),
        translate("refusals", "The side to the east does not fit: a path would meet grass."),
        translate("refusals", "The side to the south does not fit: a path would meet grass."),
        translate("refusals", "The side to the west does not fit: a path would meet grass."),
    )[sides[0] - NORTH]


_OF_CONDITION = {
    "fun": "wishes",
    "fast": "final",
    "her_whim": "wishes",
    "his_whim": "wishes",
    "par": "par",
    "land": "land",
    "circuit": "circuit",
    "playability": "playability",
    "reserve": "reserve",
    "passes": "solo",
    "promises": "promises",
}

_OF_REFUSAL = {
    "side-does-not-fit": "placing",
    "cell-taken": "placing",
    "gate-there": "placing",
    "touches-nothing": "placing",
    "not-your-course": "numbers",
    "no-path-there": "numbers",
    "no-such-number": "numbers",
    "promise-needed": "promises",
    "promise-taken": "promises",
    "no-such-promise": "promises",
    "no-reserve": "reserve",
    "reserve-taken": "reserve",
    "nothing-reserved": "reserve",
    "must-take": "final",
    "stopped": "final",
    "not-final-phase": "final",
    "asked-already": "final",
}


def section_of_condition(identity: str) -> str:
    """Return the section about a condition; raises KeyError for an unknown one."""
    return _OF_CONDITION[identity]


def section_of_refusal(code: str) -> str:
    """Return the section that a refusal follows from: that of a turn unless it has its own."""
    return _OF_REFUSAL.get(code, "turn")


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "nobody-builds": translate(
            "amendments", "Three rounds in which everybody passes begin the final phase."
        ),
        "nine-arrows": translate(
            "amendments", "The tricky tee with a slope and a pool has no arrow."
        ),
        "extra-holes-please": translate(
            "amendments", "Extra holes please Mr Client as any other hole does."
        ),
        "all-mistakes-ignored": translate(
            "amendments", "A table that ignores mistakes counts nothing for Playability."
        ),
    }[amendment.code]
