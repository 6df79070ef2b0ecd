"""Which section of the rules help tells about a condition or a refusal."""

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
