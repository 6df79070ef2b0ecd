"""What of a round is told to the whole table: a hole in one, a hole won."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice import HOLES, Event, FinishedHole, View
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.widgets.banner import Headline

translate = QCoreApplication.translate


def great_moments(events: Iterable[Event], view: View) -> list[Headline]:
    """Return the headlines of some events; ``view`` is that after them."""
    lines = []
    for event in events:
        if isinstance(event, FinishedHole):
            if event.holed and event.strokes == 1:
                lines.append(_ace(event.player, view))
            # The turn is that of the first player again: everybody is done with the hole.
            if view.turn == 0:
                lines += _hole_won(view)
    return lines


def _ace(player: int, view: View) -> Headline:
    words = translate("putting", "{player} makes a hole in one!")
    title = words.replace("{player}", player_name(view.setup.names, player))
    return Headline(title, "", (PLAYER_COLOURS[player].name,), cheers=True)


def _hole_won(view: View) -> list[Headline]:
    """Return who took the fewest strokes on the hole that has just ended; nobody wins it alone."""
    number = max(map(len, view.cards)) - 1
    strokes = {seat: card[number] for seat, card in enumerate(view.cards) if len(card) > number}
    fewest = min(strokes.values())
    best = [seat for seat, count in strokes.items() if count == fewest]
    if len(strokes) < 2 or len(best) > 1:
        return []
    (seat,) = best
    words = translate("putting", "{player} wins hole {hole}")
    title = words.replace("{player}", player_name(view.setup.names, seat))
    title = title.replace("{hole}", str(number % HOLES + 1))
    note = translate("putting", "in {strokes}").replace("{strokes}", str(fewest))
    return [Headline(title, note, (PLAYER_COLOURS[seat].name,), cheers=True)]
