"""Who has something from a hole: the shapes of players and of automatic opponents."""

from minigolf_desktop.model.eighteen_holes.standings import winners_of
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import RIVAL_NAMES


def takers_of(view: View, hole: int) -> tuple[str, ...]:
    """Return the names of the shapes of those who have something of a hole, by seat."""
    seats = tuple(PLAYER_COLOURS[seat].name for seat in winners_of(view, hole))
    rivals = tuple(
        RIVAL_NAMES[number]
        for number, rival in enumerate(view.rivals)
        if any(where == hole for where, _ in rival.taken)
    )
    return seats + rivals
