"""What a step's events look like on the screen: animations, headlines, a summary."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes import moves as of
from minigolf_desktop.model.eighteen_holes.course import WATERS
from minigolf_desktop.model.eighteen_holes.moves import (
    Borrowed,
    Ordered,
    Revealed,
    Selected,
    ShotOutcome,
)
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, COUNTED_MODES
from minigolf_desktop.model.eighteen_holes.state import NONE, Table
from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.table.small_talk import Moment, Went
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Headline
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.board.drawings import hexes_of
from minigolf_desktop.ui.eighteen_holes.board.picture import Animation, Flight, Hop, Walk
from minigolf_desktop.ui.eighteen_holes.session import colour_at, player_names
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name, onto_words
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_of
from minigolf_desktop.ui.eighteen_holes.text.modes import GOLF_MODES, hole_name, listed

ChaosHeadline = tuple[str, str, tuple[int, ...], bool]
"""Title, note, whose shapes stand beside it, and whether it is a great moment."""


def chaos_headlines(
    events: Iterable[of.Event], table: Table, names: Sequence[str]
) -> Iterable[ChaosHeadline]:
    """Yield what is to be told large, in the order in which it happened."""
    targets = {event.hole: event for event in events if isinstance(event, of.TargetLost)}
    for event in events:
        match event:
            case of.Scored(seat, points, hole):
                yield _taken(table, names, seat, points, hole, targets.get(hole))
            case of.MissedTurn(ball):
                title = translate("golf round", "{name} misses a turn")
                note = translate("golf round", "because of the water")
                name = golfer_of(ball, table, names)
                yield title.replace("{name}", name), note, (table.seat_of(ball),), False


def _taken(
    table: Table,
    names: Sequence[str],
    seat: int,
    points: int,
    hole: int,
    target: of.TargetLost | None,
) -> ChaosHeadline:
    mode = table.setup.mode
    title = translate("golf round", "{name} takes %n points", "", points)
    note = translate("golf round", "Green {hole}")
    if GOLF_MODES[mode].counts_flags:
        title = translate("golf round", "{name} takes flag {hole}")
        note = ""
    elif target is not None:
        note = translate("golf round", "Green {hole} was {owner}'s secret target")
        if target.seat == seat:
            note = translate("golf round", "Green {hole}, the secret target")
    owner = "" if target is None else names[target.seat]
    title = title.format(name=names[seat], hole=hole + 1)
    own_target = target is not None and target.seat == seat
    return title, note.format(owner=owner, hole=hole + 1), (seat,), own_target


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

    def headline(self, table: Table) -> Headline:
        """Return the headline as the banner of a table shows it."""
        sign = partial(_paint_rival, self.rival) if self.rival >= 0 else None
        colours = tuple(colour_at(table, seat) for seat in self.seats)
        return Headline(self.title, self.note, colours, sign, self.cheers)


def _paint_rival(rival: int, painter: QPainter, middle: QPointF, radius: float) -> None:
    paint_rival_token(painter, rival, middle, radius)


def animations(events: Iterable[of.Event], table: Table) -> list[Animation]:
    """Return what is seen happening on the course, in order."""
    found: list[Animation] = []
    events = tuple(events)
    field = table.field
    reached = {event.ball for event in events if isinstance(event, of.ReachedGreen)}
    aces = {e.ball for e in events if isinstance(e, of.ReachedGreen) and e.hole_in_one}
    if table.in_any_order:
        reached = _claiming(events, table)
    for event in events:
        match event:
            case of.Flew(ball, _, path, outcome):
                found.append(
                    Flight(
                        ball,
                        hexes_of(field, path),
                        stopped=outcome is ShotOutcome.STOPPED,
                        out=outcome is ShotOutcome.OUT,
                        splash=_splashes(table, path, outcome),
                        holed=ball in reached,
                        ace=ball in aces,
                    )
                )
            case of.LeftBunker(ball, _, start, end, _):
                found.append(Hop(ball, field.hexes[start], field.hexes[end]))
            case of.Walked(ball, start, end):
                found.append(Walk(ball, hexes_of(field, (start, end))))
    return found


def _claiming(events: Iterable[of.Event], table: Table) -> set[int]:
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


def _splashes(table: Table, path: Sequence[int], outcome: ShotOutcome) -> bool:
    return outcome is not ShotOutcome.OUT and table.field.terrain(path[-1]) in WATERS


def doings(events: Iterable[of.Event], table: Table) -> dict[int, str]:
    """Return by seat what was done in the round so far: in the last turn, where there are more."""
    found: dict[int, str] = {}
    acting: set[int] = set()
    ordered = False
    for event in events:
        words = _doing(event, table)
        if words:
            seat = _seat_of(event, table)
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


def _seat_of(event: of.Event, table: Table) -> int:
    """Return whose doing an event is."""
    ball: int = getattr(event, "ball", NONE)
    seat: int = getattr(event, "seat", NONE)
    return seat if ball == NONE else table.seat_of(ball)


def _doing(event: of.Event, table: Table) -> str:
    ground = table.field.terrain
    match event:
        case of.Walked(_, _, end):
            return translate("golf round", "moved {place}").replace(
                "{place}", onto_words(ground(end))
            )
        case of.Flew(outcome=ShotOutcome.STOPPED):
            return translate("golf round", "stopped by the trees")
        case of.Flew(_, _, path):
            words = translate("golf round", "played {place}")
            return words.replace("{place}", onto_words(ground(path[-1])))
        case of.LeftBunker(_, _, start, end, _):
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
        case of.ReachedGreen(_, hole) if hole >= len(table.field.pars):
            return translate("golf round", "is in the clubhouse")
        case of.ReachedGreen(_, hole):
            return translate("golf round", "reached green {hole}").replace("{hole}", str(hole + 1))
    return ""


WELL_AHEAD = 2
"""Turns fewer than par that are worth a word."""
PLANS_EVERY = 3
"""Holes of which one begins with a plan."""


def moments_of(events: Iterable[of.Event], table: Table) -> Iterator[Moment]:
    """Give what computers may talk about: greens reached early, water, bunkers, trees."""
    for event in events:
        seat = _seat_of(event, table)
        match event:
            case of.ReachedGreen(_, hole, turns, hole_in_one):
                pars = table.field.pars
                early = hole < len(pars) and turns <= pars[hole] - WELL_AHEAD
                if hole_in_one or (early and not table.in_any_order):
                    yield Moment(seat, Went.WELL)
            case of.Scored() if table.in_any_order:
                yield Moment(seat, Went.WELL)
            case of.FellIntoWater() | of.WentOut() | of.Flew(outcome=ShotOutcome.STOPPED):
                yield Moment(seat, Went.BADLY)
            case of.LeftBunker(_, _, start, end, _) if start == end:
                yield Moment(seat, Went.BADLY)
            case of.HoleBegun(hole, seats) if hole % PLANS_EVERY == 0:
                yield from (Moment(one, Went.BEGINS) for one in seats)


def headlines(events: Iterable[of.Event], table: Table, names: Sequence[str]) -> list[News]:
    """Return what is to be told large: who won a hole, holes in one, jackpots, the tie-break."""
    events = tuple(events)
    if table.in_any_order:
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


def _headline(event: of.Event, table: Table, names: Sequence[str]) -> News | None:
    match event:
        case of.ReachedGreen(ball, hole, _, True):
            seat = table.seat_of(ball)
            title = translate("golf round", "A hole-in-one for {name}!")
            note = hole_name(table, hole)
            return News(title.replace("{name}", names[seat]), note, (seat,), cheers=True)
        case of.Jackpot(hole, onto, tokens):
            title = translate("golf round", "Hole {hole} is tied: a jackpot")
            note = translate("golf round", "%n points move on to hole {onto}", "", sum(tokens))
            note = note.replace("{onto}", str(onto + 1))
            return News(title.replace("{hole}", str(hole + 1)), note, cheers=True)
        case of.Eliminated(seats):
            title = translate("golf round", "Out of the tie-break: {names}")
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
        case of.TieBreak(seats):
            title = translate("golf round", "A tie: {names} play on from hole 1")
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
        case of.MissedTurn(ball):
            title = translate("golf round", "{name} misses a turn")
            note = translate("golf round", "because of the water")
            name = golfer_of(ball, table, names)
            return News(title.replace("{name}", name), note, (table.seat_of(ball),))
        case of.NineteenthOver(-1):
            title = translate("golf round", "Nobody in the clubhouse: the win stays shared")
            return News(title)
        case of.NineteenthOver(seat):
            title = translate("golf round", "{name} wins the 19th")
            return News(title.replace("{name}", names[seat]), "", (seat,), cheers=True)
        case of.HoleBegun(hole, seats) if _is_race(table) and 0 < hole < len(table.field.pars):
            title = translate("golf round", "On to hole {hole}: {names}")
            title = title.replace("{hole}", str(hole + 1))
            return News(title.replace("{names}", listed(_of(seats, names))), "", seats)
    return None


def _is_race(table: Table) -> bool:
    return GOLF_MODES[table.setup.mode].is_race


def _scores(events: Iterable[of.Event], table: Table, names: Sequence[str]) -> list[News]:
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
    if GOLF_MODES[table.setup.mode].counts_strokes:
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
    note = worth if GOLF_MODES[table.setup.mode].has_tokens else ""
    return News(title.replace("{names}", listed(_of(seats, names))), note, seats, cheers=True)


def _of(seats: Iterable[int], names: Sequence[str]) -> list[str]:
    return [names[seat] for seat in seats]


_ROW = 32
_NAME, _CLUB, _WORDS = 44, 190, 420
"""Where the columns begin."""


class SummaryRow(NamedTuple):
    """A player in the round."""

    colour: str
    name: str
    club: str
    """The club, then those of extra turns; empty for a player who used none."""
    words: str
    """What was done last."""


def summary_of(events: Sequence[of.Event], table: Table) -> tuple[SummaryRow, ...]:
    """Return what everybody did in a round, in the order of play, who missed it last."""
    names = player_names(table.setup)
    clubs = _clubs_played(events)
    order = next((event.seats for event in events if isinstance(event, Ordered)), ())
    told = doings(events, table)
    seats = [*order, *(seat for seat in told if seat not in order)]
    return tuple(
        SummaryRow(
            colour_at(table, seat),
            names[seat],
            ", ".join(club_name(table.box.clubs[club]) for club in clubs.get(seat, ())),
            told.get(seat, ""),
        )
        for seat in seats
    )


def _clubs_played(events: Sequence[of.Event]) -> dict[int, list[int]]:
    """Return by seat the clubs of a round, one for each turn."""
    found: dict[int, list[int]] = {}
    for event in events:
        match event:
            case Revealed(clubs):
                found = {seat: [club] for seat, club in enumerate(clubs) if club >= 0}
            case Borrowed(seat, _, club):
                found[seat][-1] = club
            case Selected(seat, club) if found:
                found[seat].append(club)
    return found


class RoundSummary(QWidget):
    """One line a player: shape, name, club, what was done."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[SummaryRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: tuple[SummaryRow, ...]) -> None:
        """Show a round."""
        self._rows = rows
        lines = [" ".join(part for part in row[1:] if part) for row in rows]
        self.setAccessibleName("; ".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all players."""
        return self._look.size(700, len(self._rows) * _ROW + 16)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(420, len(self._rows) * _ROW + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, row in enumerate(self._rows):
            top = look.px(8 + place * _ROW)
            if place:
                painter.setPen(theme.line)
                painter.drawLine(QPointF(look.px(8), top), QPointF(look.px(660), top))
            at = QPointF(look.px(24), top + look.px(_ROW) / 2)
            paint_player_token(painter, row.colour, at, look.px(11), theme)
            columns: tuple[tuple[float, float, str, FontRole, QColor], ...] = (
                (_NAME, _CLUB, row.name, "body_bold", theme.text),
                (_CLUB, _WORDS, row.club, "body", theme.second_text),
                (_WORDS, 700, row.words, "body", theme.text),
            )
            for left, right, words, role, ink in columns:
                room = QRectF(look.px(left), top, look.px(right - left - 8), look.px(_ROW))
                face = font(role, look.scale)
                write(painter, room, words, face, ink)
        painter.end()
