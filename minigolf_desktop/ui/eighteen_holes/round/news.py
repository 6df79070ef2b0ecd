"""What a step's events mean for those who look on: animations, rows, headlines."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes import events as of
from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, COUNTED_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.model.eighteen_holes.terrain import WATERS
from minigolf_desktop.ui.common.widgets.banner import Headline
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.board.picture import Animation, Flight, Hop, Walk
from minigolf_desktop.ui.eighteen_holes.board.ways import hexes_of
from minigolf_desktop.ui.eighteen_holes.round.chaos_news import chaos_headlines
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.text.ground import onto_words
from minigolf_desktop.ui.eighteen_holes.text.scores import listed

translate = QCoreApplication.translate


class News(NamedTuple):
    """A headline of the banner."""

    title: str
    note: str = ""
    seats: tuple[int, ...] = ()
    """Whose shapes stand beside it."""
    cheers: bool = False
    """Whether it is a great moment: a hole won, a hole-in-one, a jackpot."""
    rival: int = -1
    """The opponent whose shape stands beside it."""

    @property
    def headline(self) -> Headline:
        """What the banner shows of it."""
        sign = partial(_paint_rival, self.rival) if self.rival >= 0 else None
        colours = tuple(map(colour_of, self.seats))
        return Headline(self.title, self.note, colours, sign, self.cheers)


def _paint_rival(rival: int, painter: QPainter, middle: QPointF, radius: float) -> None:
    paint_rival_token(painter, rival, middle, radius)


def animations(events: Iterable[Any], table: Table) -> list[Animation]:
    """Return what is seen happening on the course, in order."""
    found: list[Animation] = []
    events = tuple(events)
    field = table.field
    reached = {event.ball for event in events if isinstance(event, of.ReachedGreen)}
    aces = {e.ball for e in events if isinstance(e, of.ReachedGreen) and e.hole_in_one}
    if table.setup.mode in CHAOS_MODES:
        reached = _claiming(events, table)
    for event in events:
        match event:
            case of.Flew(ball, _, path, outcome):
                found.append(
                    Flight(
                        ball,
                        hexes_of(field, path),
                        stopped=outcome is Outcome.STOPPED,
                        out=outcome is Outcome.OUT,
                        splash=_splashes(table, path, outcome),
                        holed=ball in reached,
                        ace=ball in aces,
                    )
                )
            case of.LeftBunker(ball, _, start, end):
                found.append(Hop(ball, field.hexes[start], field.hexes[end]))
            case of.Walked(ball, start, end):
                found.append(Walk(ball, hexes_of(field, (start, end))))
    return found


def _claiming(events: Iterable[Any], table: Table) -> set[int]:
    """Return the golfers who come to a green and take something there."""
    events = tuple(events)
    scored = {(e.seat, e.hole) for e in events if isinstance(e, of.Scored)}
    greens = table.field.greens
    found = set()
    for event in events:
        if isinstance(event, of.Flew) and event.path[-1] in greens:
            hole = greens.index(event.path[-1])
            if (table.seat_of(event.ball), hole) in scored:
                found.add(event.ball)
    return found


def _splashes(table: Table, path: Sequence[int], outcome: Outcome) -> bool:
    return outcome is not Outcome.OUT and table.field.terrain(path[-1]) in WATERS


def doings(events: Iterable[Any], table: Table) -> dict[int, str]:
    """Return by seat what was done in the round so far: in the last turn, where there are more."""
    found: dict[int, str] = {}
    acting: set[int] = set()
    ordered = False
    for event in events:
        words = _doing(event, table)
        if words:
            seat = table.seat_of(event.ball) if hasattr(event, "ball") else event.seat
            if isinstance(event, of.MissedTurn) and seat in found:
                continue  # A golfer of a team, while the other one played (ruling H23).
            found[seat] = words
            acting.discard(seat)
        elif isinstance(event, of.Ordered):
            ordered = True
            acting.update(event.seats)
        elif isinstance(event, of.Selected) and ordered:
            # The club of an extra turn.
            acting.add(event.seat)
        elif isinstance(event, of.TookBack) and event.seat in acting:
            found[event.seat] = translate("golf round", "reset the hand")
    return found


def _doing(event: Any, table: Table) -> str:
    ground = table.field.terrain
    match event:
        case of.Walked(_, _, end):
            return translate("golf round", "moved {place}").replace(
                "{place}", onto_words(ground(end))
            )
        case of.Flew(outcome=Outcome.STOPPED):
            return translate("golf round", "stopped by the trees")
        case of.Flew(_, _, path):
            words = translate("golf round", "played {place}")
            return words.replace("{place}", onto_words(ground(path[-1])))
        case of.LeftBunker(_, _, start, end):
            if start == end:
                return translate("golf round", "stays in the bunker")
            return translate("golf round", "left the bunker")
        case of.FellIntoWater():
            return translate("golf round", "fell into the water")
        case of.WentOut():
            return translate("golf round", "went out of bounds")
        case of.MissedTurn():
            return translate("golf round", "misses this turn")
        case of.Scored(_, _, hole) if table.setup.mode in CHAOS_MODES:
            return translate("golf round", "took green {hole}").replace("{hole}", str(hole + 1))
        case of.ReachedGreen(_, hole):
            return translate("golf round", "reached green {hole}").replace("{hole}", str(hole + 1))
    return ""


def headlines(events: Iterable[Any], table: Table, names: Sequence[str]) -> list[News]:
    """Return what is to be told large: who won a hole, holes in one, jackpots, the tie-break."""
    events = tuple(events)
    if table.setup.mode in CHAOS_MODES:
        return [
            News(title, note, seats, cheers)
            for title, note, seats, cheers in chaos_headlines(events, table, names)
        ]
    found = _scores(events, table, names)
    # That a hole is tied comes before who plays on for its jackpot.
    for event in sorted(events, key=lambda event: not isinstance(event, of.Jackpot)):
        news = _headline(event, table, names)
        if news is not None:
            found.append(news)
    return found


def _headline(event: Any, table: Table, names: Sequence[str]) -> News | None:
    match event:
        case of.ReachedGreen(ball, hole, _, True):
            seat = table.seat_of(ball)
            title = translate("golf round", "A hole-in-one for {name}!")
            return News(title.replace("{name}", names[seat]), _hole(hole), (seat,), cheers=True)
        case of.Jackpot(hole, onto, tokens):
            title = translate("golf round", "Hole {hole} is tied: a jackpot")
            note = translate("golf round", "%n points move on to hole {onto}", "", sum(tokens))
            note = note.replace("{onto}", str(onto + 1))
            return News(title.replace("{hole}", str(hole + 1)), note, cheers=True)
        case of.Eliminated(seats):
            title = translate("golf round", "Out of the play for the jackpot: {names}")
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
        case of.TieBreak(seats):
            title = translate("golf round", "A tie: {names} play on from hole 1")
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
        case of.MissedTurn(ball):
            seat = table.seat_of(ball)
            title = translate("golf round", "{name} misses a turn")
            note = translate("golf round", "because of the water")
            return News(title.replace("{name}", names[seat]), note, (seat,))
        case of.HoleBegun(hole, seats) if hole and table.setup.mode is Mode.RACING:
            title = translate("golf round", "On to hole {hole}: {names}")
            title = title.replace("{hole}", str(hole + 1))
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
    return None


def _scores(events: Iterable[Any], table: Table, names: Sequence[str]) -> list[News]:
    """Return what each hole that was finished gave to whom."""
    scored: dict[int, list[of.Scored]] = {}
    for event in events:
        if isinstance(event, of.Scored):
            scored.setdefault(event.hole, []).append(event)
    if table.setup.mode in COUNTED_MODES:
        return [_finished(hole, scores, table, names) for hole, scores in scored.items()]
    return [_won(hole, scores, table, names) for hole, scores in scored.items()]


def _finished(hole: int, scores: Sequence[of.Scored], table: Table, names: Sequence[str]) -> News:
    """Tell what everybody has from a hole, where all finish it."""
    title = translate("golf round", "Hole {hole} is finished").replace("{hole}", str(hole + 1))
    note = translate("golf round", "Points: {scores}")
    if table.setup.mode is Mode.STROKE:
        note = translate("golf round", "Strokes: {scores}")
    told = "  ·  ".join(f"{names[one.seat]} {one.points}" for one in scores)
    return News(title, note.replace("{scores}", told))


def _won(hole: int, scores: Sequence[of.Scored], table: Table, names: Sequence[str]) -> News:
    """Tell to whom a hole goes, and for how much where holes differ in that."""
    seats = tuple(one.seat for one in scores)
    title = translate("golf round", "Hole {hole} goes to {names}")
    title = title.replace("{hole}", str(hole + 1))
    points = max(one.points for one in scores)
    worth = translate("golf round", "%n points", "", points)
    note = worth if table.setup.mode is Mode.SKINS else ""
    return News(title.replace("{names}", listed(_of(seats, names))), note, seats, cheers=True)


def _hole(hole: int) -> str:
    return translate("golf round", "Hole {hole}").replace("{hole}", str(hole + 1))


def _of(seats: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[seat] for seat in seats]
