"""What is said at the end of a game: who won, by what, and how that compares."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.eighteen_holes.text.scores import listed, par_words, score_words

translate = QCoreApplication.translate


def winners(view: View) -> tuple[int, ...]:
    """Return the seats that won; an opponent of Solo Chaos counts on from the player."""
    return tuple(seat for seat, rank in enumerate(view.ranks) if rank == 1)


def headline(view: View, names: Sequence[str]) -> str:
    """Return who wins."""
    won = winners(view)
    if len(view.players) == 1 and not view.rivals:
        score = standings(view)[0].points
        words = translate("golf result", "Round finished: {score}")
        return words.replace("{score}", score_words(view.table.setup.mode, score))
    if view.rivals and 0 not in won:
        return translate("golf result", "The opponents win")
    if view.rivals:
        alone = won == (0,)
        shared = translate("golf result", "You share the win")
        return translate("golf result", "You win!") if alone else shared
    words = translate("golf result", "{names} wins")
    if len(won) > 1:
        words = translate("golf result", "{names} win together")
    return words.replace("{names}", listed([names[seat] for seat in won]))


def reason(view: View) -> str:
    """Return why; for who played alone what the score is against par, where that says anything."""
    mode = view.table.setup.mode
    if len(view.ranks) < 2:
        one = standings(view)[0]
        return par_words(mode, one.points, one.to_par, one.holes)
    merits = _points(view)
    won = winners(view)
    best = merits[won[0]]
    level = [seat for seat, points in enumerate(merits) if points == best]
    if view.rivals and 0 not in won:
        words = translate("golf result", "{theirs} points against your {mine}.")
        return words.replace("{theirs}", str(best)).replace("{mine}", str(merits[0]))
    if len(won) > 1 and mode in CHAOS_MODES:
        return translate("golf result", "Level on points, and no tie-break in this mode.")
    if len(won) > 1:
        return translate("golf result", "Nothing between them, not even a hole in one.")
    if len(level) > 1:
        if view.tie_break:
            return translate("golf result", "Level in the end, and first in the play-off.")
        return translate("golf result", "Level in the end, with more holes in one.")
    others = [points for seat, points in enumerate(merits) if seat not in won]
    second = min(others) if mode is Mode.STROKE else max(others)
    ahead = abs(best - second)
    words = translate("golf result", "{score}, {ahead} ahead of the next.")
    words = words.replace("{score}", score_words(mode, best))
    return words.replace("{ahead}", str(ahead))


def _points(view: View) -> tuple[int, ...]:
    points = tuple(one.points for one in standings(view))
    return (*points, *(rival.points for rival in view.rivals))
