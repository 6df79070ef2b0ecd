"""What the curtain says before the next player of a group takes the mouse."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Phase, View
from minigolf_desktop.ui.common.curtain import Handover, SeatState
from minigolf_desktop.ui.designer.text.versions import setup_words

translate = QCoreApplication.translate


def seat_states(state: View, seat: int, waiting: set[int]) -> list[SeatState]:
    """Return what the curtain says of every seat: whose turn it is, and who waits."""
    return [
        SeatState.NOW if one == seat else SeatState.WAITS if one in waiting else SeatState.DONE
        for one in range(len(state.designers))
    ]


def handover(state: View, name: str) -> Handover:
    """Return the words for a player who is to move."""
    footer = setup_words(state.setup)
    if state.turn:
        text = translate("curtain", "Round {number}").replace("{number}", str(state.turn))
        footer = f"{text} · {footer}"
    if state.phase is Phase.PROMISES:
        title = translate("curtain", "{name}, your promises")
        note = translate(
            "curtain", "Everybody else looks away.\nNothing shows before the button is pressed."
        )
        if state.turn:
            note = translate("curtain", "The clients visit. Everybody else looks away.")
        action = translate("curtain", "I am {name}, show my cards")
    elif state.phase is Phase.CHOOSE_LAND:
        title = translate("curtain", "{name}, choose your land")
        note = translate("curtain", "Three lands are waiting.")
        action = translate("curtain", "I am {name}, show my lands")
    else:
        title = translate("curtain", "{name}, it is your turn")
        note = translate("curtain", "The mouse is yours.")
        action = translate("curtain", "I am {name}, show the table")
    return Handover(title.replace("{name}", name), note, action.replace("{name}", name), footer)


def peek_handover(name: str) -> Handover:
    """Return the words for a player who looks at promises in the middle of a turn."""
    return Handover(
        translate("curtain", "{name}, your promises").replace("{name}", name),
        translate("curtain", "Everybody else looks away."),
        translate("curtain", "I am {name}, show my cards").replace("{name}", name),
    )
