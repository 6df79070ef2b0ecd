"""The panel at the end: who wins and why, and what to do now."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.model.designer import MrClient, MrsClient, Standings
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.counting.counting_end import CountingEnd
from minigolf_desktop.ui.designer.widgets.client_pair import ClientPair

translate = QCoreApplication.translate


class WinnerPanel(CountingEnd):
    """The winner, or those who share the victory."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        standings: Standings,
        clients: tuple[MrsClient, MrClient],
        motion: Motion,
    ) -> None:
        super().__init__(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 14)))
        column.setSpacing(look.px(Space.SMALL))
        winners = [players[seat] for seat in standings.winners]
        column.addLayout(self._winners([(player.colour, player.name) for player in winners]))
        names = _listed([player.name for player in winners])
        shared = len(winners) > 1
        text = (
            translate("counting", "{names} win")
            if shared
            else translate("counting", "{names} wins")
        )
        self.headline = label(text.replace("{names}", names), "course_name", wrap=True)
        """Who wins."""
        column.addWidget(self.headline)
        self.reason = label(_reason(players, standings), "body", "second", wrap=True)
        """Why."""
        column.addWidget(self.reason)
        self.pair = ClientPair(look, clients, _choice(names, shared), motion)
        column.addWidget(self.pair, 1)
        column.addWidget(self._inset(8))
        column.addWidget(self._see_button())
        others = (*self._again_and_putt(), self._save_table(), *self._picture_and_course())
        self._add_buttons(column, others)

    @property
    def result(self) -> str:
        """Who wins, and why."""
        return in_sentences(self.headline.text(), self.reason.text())

    def _first_words(self) -> str:
        return translate("counting", "The best a group has done so far!")

    def _place_words(self) -> str:
        return translate("counting", "Place {place} among your groups.")


def _choice(names: str, shared: bool) -> str:
    """Return what the clients say to whoever wins."""
    if shared:
        return translate("counting", "We cannot choose: we build them all!")
    return translate("counting", "We build yours, {name}!").replace("{name}", names)


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    text = translate("counting", "{names} and {last}")
    return text.replace("{names}", ", ".join(names[:-1])).replace("{last}", names[-1])


def _reason(players: Sequence[Seat], standings: Standings) -> str:
    best = max(standings.totals)
    level = [seat for seat, total in enumerate(standings.totals) if total == best]
    if len(level) == 1:
        second = max((total for total in standings.totals if total != best), default=best)
        return translate("counting", "%n points ahead.", "", best - second)
    if len(standings.winners) > 1:
        return translate("counting", "Equal on points, and nobody took a tile first.")
    others = _listed([players[seat].name for seat in level if seat not in standings.winners])
    text = translate("counting", "Equal on points with {names}, but stopped building first.")
    return text.replace("{names}", others)
