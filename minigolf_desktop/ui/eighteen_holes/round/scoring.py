"""Solo Chaos: what happened in a turn of combined scoring, step by step (page 25)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes import moves as of
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import (
    NONE,
    SeenPlayer,
    SeenRival,
    SoloTrack,
    View,
    put,
)
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.ui.common.art.drawing import write
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

Log = Sequence[Sequence[of.Event]]
"""The events of every step of a game, oldest first."""


ALL = -2
"""All opponents."""


class ScoreStep(NamedTuple):
    """One step of the scoring, with the game as it stands then."""

    title: str
    note: str
    hole: int
    """Whose green is looked at; NONE for none."""
    rival: int
    """Whom it is about; NONE for the player, :data:`ALL` for the opponents together."""
    view: View


class _Before(NamedTuple):
    """How the table lay before the scoring."""

    targets: tuple[int, ...]
    solo: SoloTrack
    club: int
    """The player's."""
    shown: tuple[int, ...]
    """By opponent: the club that was turned over in this turn; NONE while it is face down."""


def scoring_steps(log: Log, view: View) -> tuple[ScoreStep, ...]:
    """Return what is to be told of the last step of a game; nothing unless opponents scored.

    A step may end more than one turn: who is in the water misses the next one, in which the
    opponents may score again. ``view`` is the game after it.
    """
    events = log[-1] if log else ()
    if view.solo is None or not _is_scoring(events):
        return ()
    now = view
    for event in reversed(events):
        now = _without(now, event)
    past, turns = list(log[:-1]), _turns(events)
    found: list[ScoreStep] = []
    for turn in turns:
        before = _before(past, view)
        now = _as_before(now, before)
        past.append(turn)
        if _is_missed(turn):
            title = translate("golf scoring", "You miss a turn")
            note = translate("golf scoring", "because of the water")
            found.append(ScoreStep(title, note, NONE, NONE, now))
        if _is_scoring(turn):
            for title, note, hole, rival, seen in _told(turn, view, before):
                for event in seen:
                    now = _with(now, event)
                found.append(ScoreStep(title, note, hole, rival, now))
            then = view if turn is turns[-1] else _as_before(now, _before(past, view))
            found.append(_next_step(turn, then))
    return tuple(found)


def _turns(events: Sequence[of.Event]) -> list[Sequence[of.Event]]:
    """Return the events by turn, without what is only the beginning of the next one."""
    begins = [place for place, one in enumerate(events) if isinstance(one, of.RoundBegun)]
    turns = [
        events[start:end] for start, end in zip([0, *begins], [*begins, len(events)], strict=True)
    ]
    while not (_is_scoring(turns[-1]) or _is_missed(turns[-1])):
        turns.pop()
    return turns


def _is_missed(events: Iterable[of.Event]) -> bool:
    return any(isinstance(event, of.MissedTurn) for event in events)


def _is_scoring(events: Iterable[of.Event]) -> bool:
    """Return whether a turn of combined scoring ended: opponents scored or have new targets."""
    events = tuple(events)
    if any(isinstance(event, of.HoleBegun) for event in events):
        return False
    return any(isinstance(event, of.RivalScored | of.RivalTarget) for event in events)


def _before(log: Log, view: View) -> _Before:
    """Find targets, marker and the player's club as they were last told."""
    targets: dict[int, int] = {}
    solo = view.solo
    club = NONE
    shown: dict[int, int] = {}
    found_solo = False
    assert solo is not None
    for event in (event for step in reversed(log) for event in reversed(step)):
        match event:
            case of.RivalTarget(rival, hole):
                targets.setdefault(rival, hole)
            case of.RivalClub(rival, turned_over) if not found_solo:
                shown.setdefault(rival, turned_over)
            case of.SoloTurn(card, place) if not found_solo:
                solo, found_solo = SoloTrack((), card, place), True
            case of.Selected(_, last) if club == NONE:
                club = last
        if found_solo and club != NONE and len(targets) == len(view.rivals):
            break
    rivals = range(len(view.rivals))
    known = tuple(targets.get(number, NONE) for number in rivals)
    return _Before(known, solo, club, tuple(shown.get(number, NONE) for number in rivals))


def _as_before(view: View, before: _Before) -> View:
    """Return the game with marker and targets of the turn that is scored."""
    rivals = tuple(
        rival._replace(target=target, targets_left=rival.targets_left + 1, club=club)
        if target != NONE
        else rival
        for rival, target, club in zip(view.rivals, before.targets, before.shown, strict=True)
    )
    clubs = (before.club,)
    return view._replace(
        rivals=rivals,
        solo=before.solo,
        phase=Phase.ACT,
        seat=NONE,
        chosen=clubs,
        used=clubs,
        order=(),
        played=(0,),
        ranks=(),
    )


_Told = tuple[str, str, int, int, tuple[of.Event, ...]]


def _told(events: Sequence[of.Event], view: View, before: _Before) -> list[_Told]:
    """Return the steps, each with its events."""
    found: list[_Told] = []
    scored = {event.rival: event for event in events if isinstance(event, of.RivalScored)}
    shown = {event.rival: event for event in events if isinstance(event, of.RivalClub)}
    mine = [event for event in events if isinstance(event, of.Scored)]
    for number, hole in enumerate(before.targets):
        if hole == NONE:
            continue
        if number in shown:
            found.append(_duel(view, before, shown[number], hole))
            rivals = [scored[number]] if number in scored else []
            own = [event for event in mine if event.hole == hole]
            both: list[of.Scored | of.RivalScored] = [*own, *rivals]
            found.extend(map(_taking, sorted(both, key=lambda event: -event.points)))
            mine = [event for event in mine if event.hole != hole]
        elif number in scored:
            found.append(_taking(scored[number]))
        else:
            words = translate("golf scoring", "{rival} finds nothing left on green {hole}")
            words = words.replace("{rival}", rival_name(number))
            found.append((words.replace("{hole}", str(hole + 1)), "", hole, number, ()))
    found.extend(_taking(event) for event in mine)
    return found


def _duel(view: View, before: _Before, event: of.RivalClub, hole: int) -> _Told:
    """Tell of a green that the player and an opponent are both on."""
    title = translate("golf scoring", "{rival} wants green {hole} too")
    title = title.replace("{rival}", rival_name(event.rival)).replace("{hole}", str(hole + 1))
    clubs = view.table.box.clubs
    theirs = clubs[event.club]
    note = translate("golf scoring", "{club}, {theirs}: after your {mine}, so you come first")
    if before.club == NONE or theirs.initiative < clubs[before.club].initiative:
        note = translate("golf scoring", "{club}, {theirs}: before your {mine}, so they come first")
    mine = str(clubs[before.club].initiative) if before.club != NONE else "\N{EN DASH}"
    note = note.replace("{club}", club_name(theirs)).replace("{theirs}", str(theirs.initiative))
    return title, note.replace("{mine}", mine), hole, event.rival, (event,)


def _taking(event: of.Scored | of.RivalScored) -> _Told:
    """Tell who takes a token."""
    if isinstance(event, of.RivalScored):
        title = translate("golf scoring", "{rival}: %n points", "", event.points)
        title = title.replace("{rival}", rival_name(event.rival))
        rival = event.rival
    else:
        title = translate("golf scoring", "You: %n points", "", event.points)
        rival = NONE
    note = translate("golf scoring", "from green {hole}").replace("{hole}", str(event.hole + 1))
    return title, note, event.hole, rival, (event,)


def _next_step(events: Sequence[of.Event], view: View) -> ScoreStep:
    """Tell what the opponents make for next."""
    targets = [event for event in events if isinstance(event, of.RivalTarget)]
    if not targets:
        title = translate("golf scoring", "The opponents have no targets left")
        return ScoreStep(title, "", NONE, ALL, view)
    words = translate("golf scoring", "{rival} to green {hole}")
    told = [
        words.replace("{rival}", rival_name(event.rival)).replace("{hole}", str(event.hole + 1))
        for event in targets
    ]
    return ScoreStep(translate("golf scoring", "New targets"), ", ".join(told), NONE, ALL, view)


# --- the game between its two states


def _without(view: View, event: of.Event) -> View:
    """Return the game before an event of its scoring."""
    match event:
        case of.RivalScored(number, points, hole):
            rival = view.rivals[number]
            before = rival._replace(points=rival.points - points, taken=rival.taken[:-1])
            return _lay(_put_rival(view, number, before), hole, points)
        case of.Scored(seat, points, hole):
            player = view.players[seat]
            poorer = player._replace(points=player.points - points, taken=player.taken[:-1])
            return _lay(_put_player(view, seat, poorer), hole, points)
    return view


def _with(view: View, event: of.Event) -> View:
    """Return the game after an event of its scoring."""
    match event:
        case of.RivalScored(number, points, hole):
            rival = view.rivals[number]
            taken = (*rival.taken, (hole, points))
            after = rival._replace(points=rival.points + points, taken=taken)
            return _take(_put_rival(view, number, after), hole, points)
        case of.Scored(seat, points, hole):
            player = view.players[seat]
            taken = (*player.taken, (hole, points))
            richer = player._replace(points=player.points + points, taken=taken)
            return _take(_put_player(view, seat, richer), hole, points)
        case of.RivalClub(number, club):
            return _put_rival(view, number, view.rivals[number]._replace(club=club))
    return view


def _put_rival(view: View, number: int, rival: SeenRival) -> View:
    return view._replace(rivals=put(view.rivals, number, rival))


def _put_player(view: View, seat: int, player: SeenPlayer) -> View:
    return view._replace(players=put(view.players, seat, player))


def _lay(view: View, hole: int, points: int) -> View:
    tokens = tuple(sorted((*view.tokens[hole], points), reverse=True))
    return view._replace(tokens=put(view.tokens, hole, tokens))


def _take(view: View, hole: int, points: int) -> View:
    tokens = list(view.tokens[hole])
    tokens.remove(points)
    return view._replace(tokens=put(view.tokens, hole, tuple(tokens)))


_ROW = 24
_TITLE, _NOTE, _END = 44, 250, 720
"""Where title and note begin, and where the line ends."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

_MOST = 7
"""Steps that are shown: the first make room for more."""

PLAYER = -1


class StepRow(NamedTuple):
    """A step that was told."""

    rival: int
    """Whom it is about: the number of an opponent, :data:`PLAYER`, or less for all of them."""
    title: str
    note: str


class StepList(QWidget):
    """Lines below each other; the last one is the current step."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[StepRow, ...] = ()
        self.colour = COLOURS[0]
        """Colour of the player."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: tuple[StepRow, ...]) -> None:
        """Show the steps that were told, the last one now."""
        self._rows = rows
        self.setAccessibleName("; ".join(f"{row.title} {row.note}".strip() for row in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the steps that are shown."""
        return self._look.size(700, min(_MOST, len(self._rows)) * _ROW + 8)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(420, min(_MOST, len(self._rows)) * _ROW + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = min(self.width() - 2.0, look.px(_END))
        rows = self._rows[-_MOST:]
        for place, row in enumerate(rows):
            area = QRectF(1, look.px(4 + place * _ROW), wide, look.px(_ROW - 2))
            now = place + 1 == len(rows)
            if now:
                painter.setPen(QPen(theme.hover_edge, look.px(1.5)))
                painter.setBrush(theme.hover)
                radius = Radius.INSET.at(look.scale)
                painter.drawRoundedRect(area, radius, radius)
            at = QPointF(look.px(24), area.center().y())
            if row.rival == PLAYER:
                paint_player_token(painter, self.colour, at, look.px(9), theme)
            elif row.rival >= 0:
                paint_rival_token(painter, row.rival, at, look.px(9.5))
            else:
                side = look.px(18)
                flag = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
                paint_icon(painter, "par", theme.hover_text if now else theme.text, flag)
            painter.setFont(font("body_bold", look.scale))
            painter.setPen(theme.hover_text if now else theme.text)
            # A title that nothing stands beside has the whole line.
            right = look.px(_NOTE) if row.note else wide - look.px(8)
            title = QRectF(look.px(_TITLE), area.top(), right - look.px(_TITLE), area.height())
            painter.drawText(title, _LEFT, row.title)
            ink = theme.hover_text if now else theme.second_text
            note = QRectF(look.px(_NOTE), area.top(), wide - look.px(_NOTE + 8), area.height())
            write(painter, note, row.note, font("body", look.scale), ink)
        painter.end()
