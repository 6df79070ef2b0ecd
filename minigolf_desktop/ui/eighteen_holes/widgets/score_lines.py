"""What stands on a score card of 18 Holes: one line a player, one cell a hole."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.standings import Standing, standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, signed
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

translate = QCoreApplication.translate

HALF = 9
"""Holes to the turn: a longer round is summed up before and after it."""


@dataclass(frozen=True)
class ScoreCell:
    """A hole of a player."""

    turns: int = 0
    """Turns, or strokes; 0 where the hole is not finished."""
    to_par: int = 0
    points: int | None = None
    """Points of the hole, where the mode gives some for turns."""
    tokens: tuple[int, ...] = ()
    """Tokens won on its green."""

    @property
    def is_ace(self) -> bool:
        """Whether it took a single turn."""
        return self.turns == 1


@dataclass(frozen=True)
class ScoreLine:
    """A player, or an automatic opponent."""

    name: str
    cells: tuple[ScoreCell, ...]
    sums: tuple[str, ...]
    """Under the titles of :func:`sum_titles`; the last one decides."""
    colour: str = ""
    """Name of the player's colour; empty for an opponent."""
    rival: int = -1
    """Number of the opponent; -1 for a player."""
    golfer: str = ""
    """Face of the golfer card."""
    rank: int = 0
    """1 for the winners; 0 while the game goes on, and for who plays alone."""
    aces: int = 0
    """Hole-in-one tokens."""
    has_drive: bool = False
    """Whether the Longest Drive was kept."""


def sum_titles(mode: Mode, holes: int) -> tuple[str, ...]:
    """Return what is summed up at the end of a line."""
    halves = (translate("score card", "Out"), translate("score card", "In"))
    match mode:
        case Mode.STROKE:
            total = (translate("score card", "To par"), translate("score card", "Total"))
            return (*halves, *total) if holes > HALF else total
        case Mode.STABLEFORD:
            last = (translate("score card", "Points"),)
            return (*halves, *last) if holes > HALF else last
        case Mode.RACING:
            return translate("score card", "Turns"), translate("score card", "Greens")
        case Mode.MATCH | Mode.CHAOS_TEAMS:
            return (translate("score card", "Flags"),)
    return (translate("score card", "Points"),)


def score_lines(view: View, names: Sequence[str]) -> tuple[ScoreLine, ...]:
    """Return the lines: the best first when the game is over, by seat before."""
    mode = view.table.setup.mode
    faces = view.table.setup.golfers
    lines = [
        ScoreLine(
            name=names[seat],
            colour=PLAYER_COLOURS[seat].name,
            golfer=faces[seat],
            cells=_cells(view, seat),
            sums=_sums(view, seat, one),
            rank=view.ranks[seat] if len(view.ranks) > 1 else 0,
            aces=one.aces,
            has_drive=bool(view.players[seat].drives),
        )
        for seat, one in enumerate(standings(view))
    ]
    if mode is Mode.SOLO_CHAOS:
        lines.extend(_rival_line(view, rival) for rival in range(len(view.rivals)))
    return tuple(sorted(lines, key=lambda line: line.rank))


def _cells(view: View, seat: int) -> tuple[ScoreCell, ...]:
    player, pars = view.players[seat], view.table.field.pars
    counts = view.table.setup.mode is Mode.STABLEFORD
    cells = []
    for hole, par in enumerate(pars):
        turns = player.card[hole] if hole < len(player.card) else 0
        cells.append(
            ScoreCell(
                turns=turns,
                to_par=turns - par if turns else 0,
                points=stableford_points(par, turns) if counts and turns else None,
                tokens=tuple(value for where, value in player.taken if where == hole),
            )
        )
    return tuple(cells)


def _rival_line(view: View, number: int) -> ScoreLine:
    rival, seats = view.rivals[number], len(view.players)
    holes = len(view.table.field.pars)
    return ScoreLine(
        name=rival_name(number),
        rival=number,
        cells=tuple(
            ScoreCell(tokens=tuple(value for where, value in rival.taken if where == hole))
            for hole in range(holes)
        ),
        sums=(str(rival.points),),
        rank=view.ranks[seats + number] if view.ranks else 0,
    )


def _sums(view: View, seat: int, standing: Standing) -> tuple[str, ...]:
    mode, card = view.table.setup.mode, view.players[seat].card
    pars = view.table.field.pars
    if mode is Mode.STROKE:
        total = (signed(standing.to_par, plus=True), str(standing.points))
        return (*_halves(card, len(pars)), *total)
    if mode is Mode.STABLEFORD:
        points = tuple(map(stableford_points, pars, card))
        return (*_halves(points, len(pars)), str(standing.points))
    if mode is Mode.RACING:
        return str(sum(card)), str(standing.points)
    return (str(standing.points),)


def _halves(figures: Sequence[int], holes: int) -> tuple[str, ...]:
    if holes <= HALF:
        return ()
    return str(sum(figures[:HALF])), str(sum(figures[HALF:]))


def shows_turns(mode: Mode) -> bool:
    """Return whether holes are played in order, so that turns are written down."""
    return mode not in CHAOS_MODES
