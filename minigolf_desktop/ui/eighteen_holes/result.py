"""The end of a game of 18 Holes: who won, its score card, and what it adds to the best scores."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.hazards import (
    Hazards,
)
from minigolf_desktop.model.eighteen_holes.leaderboard import (
    ranks_before,
    rounds_of,
    standings,
)
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import (
    who_may_play,
)
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import rank_range, targets_of_each
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode, Setup, hazards_to_json
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import colours_of
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import (
    GolfBest,
    GolfBook,
    golf_course_to_json,
    is_record,
    keep_golf_scores,
)
from minigolf_desktop.storage.handicaps import has_handicap
from minigolf_desktop.storage.history import GOLF, fewest_wins
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.handicaps import HandicapLine, handicap_label, handicap_result
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.picture_dialog import card_to_show, course_to_show, plaque, show
from minigolf_desktop.ui.common.players import face_of, player_name
from minigolf_desktop.ui.common.text import Figure, day
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, Space, Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Sign
from minigolf_desktop.ui.common.widgets.bars import TitleBar
from minigolf_desktop.ui.common.widgets.ending import EndPanel, Placed, Podium, winners_row
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    label,
    picture_label,
    press_focused,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    paint_ace_token,
    paint_flag,
    paint_point_token,
    paint_rival_token,
)
from minigolf_desktop.ui.eighteen_holes.board.scene import CourseBoard
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.session import colour_at, player_names, takers_of
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    best_words,
    course_name,
    course_size,
    golf_mode,
    listed,
    mode_wins,
    par_words,
    rival_name,
    score_words,
)
from minigolf_desktop.ui.eighteen_holes.widgets.cards import portrait_pixmap
from minigolf_desktop.ui.eighteen_holes.widgets.score_card import GolfScoreCard, ScoreLine


class ScoreCardDialog(QDialog):
    """Shows how everybody stands; Enter and Esc close it."""

    def __init__(self, look: Look, parent: QWidget, view: View, names: Sequence[str]) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("golf result", "Score card"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (24, 20, 24, 18)))
        column.setSpacing(look.px(Space.MEDIUM))
        mode = view.table.setup.mode
        column.addWidget(label(mode_name(mode), "course_name"))
        column.addWidget(label(mode_wins(mode), "body", "second"))
        self.card = GolfScoreCard(look)
        """The card."""
        self.card.show_game(view, names)
        column.addWidget(self.card)
        foot = QHBoxLayout()
        foot.addStretch()
        done = button(look, translate("golf result", "Done"), "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        foot.addWidget(done)
        column.addLayout(foot)
        wide = min(self.sizeHint().width(), parent.width() - look.px(Space.GIANT))
        self.resize(wide, self.sizeHint().height())
        done.setFocus()


def placed_golfers(view: View, lines: Sequence[ScoreLine], theme: Theme) -> tuple[Placed, ...]:
    """Return the lines of a score card for the podium, best first."""
    return tuple(_placed(view, line, theme) for line in lines)


def _placed(view: View, line: ScoreLine, theme: Theme) -> Placed:
    mode, place = view.table.setup.mode, max(1, line.rank)
    prizes = _prizes(mode, line)
    if line.rival >= 0:
        score = score_words(mode, view.rivals[line.rival].points)
        return Placed(place, line.name, score, "", sign=_rival(line.rival), prizes=prizes)
    players = view.table.setup.players
    seat = colours_of(players).index(line.colour)
    return Placed(
        place,
        line.name,
        score_words(mode, standings(view)[seat].points),
        line.colour,
        face_of(players[seat]),
        _golfer(line.golfer, theme) if line.golfer else None,
        prizes,
    )


def _prizes(mode: Mode, line: ScoreLine) -> tuple[Sign, ...]:
    """Return the flags or tokens of the greens that were won, then the holes in one."""
    tokens = [value for cell in line.cells for value in cell.tokens]
    won = [_flag if GOLF_MODES[mode].counts_flags else _token(value) for value in tokens]
    return (*won, *(paint_ace_token,) * line.aces)


def _flag(painter: QPainter, middle: QPointF, radius: float) -> None:
    # The lawn of the podium is as light in both themes.
    paint_flag(painter, middle, radius, LIGHT.text)


def _token(value: int) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        paint_point_token(painter, value, middle, radius)

    return paint


def _rival(number: int) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        paint_rival_token(painter, number, middle, radius * 0.86)

    return paint


def _golfer(face: str, theme: Theme) -> Sign:
    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        ratio = painter.device().devicePixelRatio()
        portrait = portrait_pixmap(face, round(2 * radius), ratio, theme)
        corner = middle - QPointF(radius, radius)
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), portrait)

    return paint


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
    """Return why they won; for a single player the score against par, where it means something."""
    mode = view.table.setup.mode
    if len(view.ranks) < 2:
        one = standings(view)[0]
        return par_words(mode, one.points, one.to_par, one.holes)
    merits = _points(view)
    won = winners(view)
    if view.nineteenth is not None:
        return _after_nineteenth(len(won) == 1)
    best = merits[won[0]]
    level = [seat for seat, points in enumerate(merits) if points == best]
    if view.rivals and 0 not in won:
        words = translate("golf result", "{theirs.points} against your {mine}.")
        return words.format(theirs=Figure(best), mine=merits[0])
    if len(won) > 1 and mode in CHAOS_MODES:
        return translate("golf result", "Level on points, and no tie-break in this mode.")
    if len(won) > 1:
        return translate("golf result", "Nothing between them, not even a hole in one.")
    if len(level) > 1:
        if view.tie_break:
            return translate("golf result", "Level in the end, and first in the play-off.")
        return translate("golf result", "Level in the end, with more holes in one.")
    others = [points for seat, points in enumerate(merits) if seat not in won]
    second = min(others) if GOLF_MODES[mode].counts_strokes else max(others)
    ahead = abs(best - second)
    words = translate("golf result", "{score}, {ahead} ahead of the next.")
    words = words.replace("{score}", score_words(mode, best))
    return words.replace("{ahead}", str(ahead))


def _after_nineteenth(is_won: bool) -> str:
    """Return what became of a shared first place that was played off (ruling H34)."""
    if is_won:
        return translate("golf result", "The first place was shared, then won at the 19th.")
    return translate("golf result", "Nobody came to the clubhouse: the first place stays shared.")


def _points(view: View) -> tuple[int, ...]:
    points = tuple(one.points for one in standings(view))
    return (*points, *(rival.points for rival in view.rivals))


MOST_BESTS = 5
"""How many of the best scores are listed."""


def _with_handicaps(view: View, names: Sequence[str]) -> str:
    """Return who wins with handicaps; empty where nobody has one."""
    mode, seats = view.table.setup.mode, view.table.setup.players
    if not has_handicap(GOLF, mode.value):
        return ""
    scores = [one.points for one in standings(view)][: len(names)]
    lines = [
        HandicapLine(name, score, seat.handicap)
        for name, score, seat in zip(names, scores, seats, strict=True)
    ]
    return handicap_result(lines, fewest=fewest_wins(GOLF, mode.value))


class WinnerPanel(EndPanel):
    """The winner, or the players who share the win."""

    another = Signal()
    """Another course or mode is to be chosen."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""
    reviewed = Signal()
    """The game is to be seen again, turn by turn."""
    course = Signal()
    """The course is to be kept among the player's own."""
    nineteenth = Signal()
    """The shared first place is to be played off."""

    def __init__(self, look: Look, view: View, names: Sequence[str]) -> None:
        super().__init__(look)
        self._mode = view.table.setup.mode
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 14)))
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._shapes(view, names))
        self.headline = label(headline(view, names), "course_name", wrap=True)
        """Who wins."""
        column.addWidget(self.headline)
        column.addWidget(handicap_label(_with_handicaps(view, names)))
        self.reason = label(reason(view), "body", "second", wrap=True)
        """Why."""
        column.addWidget(self.reason)
        self.reason.setVisible(bool(self.reason.text()))
        self.nineteenth_button = button(
            look, translate("golf result", "Play the 19th"), icon="putt"
        )
        """Plays a shared first place off; hidden where that is not offered."""
        self.nineteenth_button.setToolTip(
            translate(
                "golf result",
                "From the last green to the clubhouse, with the clubs you have: first there wins.",
            )
        )
        self.nineteenth_button.clicked.connect(self.nineteenth)
        self.nineteenth_button.hide()
        column.addWidget(self.nineteenth_button)
        column.addWidget(self.notice_frame(8))
        self._bests = QWidget()
        self._grid = QGridLayout(self._bests)
        self._grid.setContentsMargins(0, look.px(Space.HAIR), 0, 0)
        self._grid.setHorizontalSpacing(look.px(Space.SMALL))
        self._grid.setVerticalSpacing(look.px(2))
        self._grid.setColumnStretch(1, 1)
        self._bests.hide()
        self._rows: list[list[QLabel]] = []
        column.addWidget(self._bests)
        column.addStretch(1)
        others = (
            (translate("review", "Replay"), "eye", self.reviewed),
            (translate("golf result", "Pictures to show"), "picture", self.pictures),
            (translate("golf result", "Keep the course"), "save", self.course),
            (translate("golf result", "Another course"), "land", self.another),
        )
        _, _, self.keep_button, *_ = self.add_buttons(column, others)
        """Keeps the course; hidden for a course of the box."""

    def _shapes(self, view: View, names: Sequence[str]) -> QHBoxLayout:
        won = [seat for seat in winners(view) if seat < len(names)]
        rivals = [seat - len(names) for seat in winners(view) if seat >= len(names)]
        return winners_row(
            self.look,
            self.devicePixelRatioF(),
            [(colour_at(view.table, seat), names[seat]) for seat in won],
            [picture_label(self._rival(rival, 56), rival_name(rival)) for rival in rivals],
        )

    def _rival(self, rival: int, wide: int) -> QPixmap:
        """Return the shape of an automatic opponent."""
        ratio, side = self.devicePixelRatioF(), self.look.px(wide)
        picture = clear_pixmap(side, side, ratio)
        painter = QPainter(picture)
        paint_rival_token(painter, rival, QPointF(side / 2, side / 2), side * 0.42)
        painter.end()
        return picture

    def show_bests(self, bests: Sequence[GolfBest], today: str) -> None:
        """List the best scores on the course; those of a game of ``today`` stand out."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        title = label(translate("golf result", "Best on this course"), "caption_bold", "second")
        self._grid.addWidget(title, 0, 0, 1, 3)
        self._rows = [[title]]
        for row, best in enumerate(bests[:MOST_BESTS], 1):
            new = best.date == today
            role: FontRole = "small_bold" if new else "small_body"
            name = best.name or player_name((), best.seat)
            when = day(moment_of(best.date))
            line: list[QLabel] = [
                label(f"{row}.", role),
                ElidedLabel(f"{name}, {when}", role),
                label(best_words(self._mode, best.score, best.beaten), "small_bold"),
            ]
            for place, words in enumerate(line):
                self._grid.addWidget(words, row, place)
            self._rows.append(line)
        self._bests.setAccessibleName(title.text())
        self._make_room()

    def tell(self, news: str) -> None:
        """Say something about the place that was reached; an empty text takes it back."""
        super().tell(news)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """List as many of the best scores as there is room for."""
        super().resizeEvent(event)
        self._make_room()

    @property
    def _lacks_room(self) -> bool:
        return self._column.totalMinimumHeightForWidth(self.width()) > self.height()

    def _make_room(self) -> None:
        """List the best scores that there is room for below what must be read."""
        shown = len(self._rows)
        self._bests.setVisible(shown > 1)
        for line in self._rows:
            for words in line:
                words.show()
        while shown > 1 and self._lacks_room:
            shown -= 1
            for words in self._rows[shown]:
                words.hide()
            # A title alone says nothing.
            self._bests.setVisible(shown > 1)


_SIDE = 290


class GolfResultScreen(MeadowScreen):
    """Enter plays again, Esc goes home."""

    again = Signal()
    """The same game is to be played once more."""
    another = Signal()
    """Another course or mode is to be chosen."""
    reviewed = Signal()
    """The game is to be seen again, turn by turn."""
    home = Signal()
    """The home screen is asked for."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""
    course_kept = Signal()
    """The course is to be kept among the player's own."""
    nineteenth = Signal()
    """The shared first place is to be played off (ruling H34)."""

    def __init__(self, look: Look, view: View, names: Sequence[str], motion: Motion) -> None:
        """``view`` is that of a finished game, ``names`` are those of its players by seat."""
        super().__init__(look)
        setup = view.table.setup
        self.setAccessibleName(translate("golf result", "Result"))
        self._view = view
        self.card = GolfScoreCard(look)
        """Every hole of everybody."""
        self.card.show_game(view, names)
        self.winner = WinnerPanel(look, view, names)
        """Who wins, and what to do now."""
        self.winner.keep_button.setVisible(not setup.course.id)
        self.podium = Podium(look, motion)
        """Who came where, with what was won."""
        self.podium.show_places(placed_golfers(view, self.card.lines, look.theme))
        self.course = CourseBoard(look, view, motion)
        """The course, with the shapes of the players who won its greens."""
        self._build()
        self.winner.again.connect(self.again)
        self.winner.another.connect(self.another)
        self.winner.home.connect(self.home)
        self.winner.reviewed.connect(self.reviewed)
        self.winner.course.connect(self.course_kept)
        self.winner.nineteenth.connect(self.nineteenth)
        self.winner.pictures.connect(self.pictures)
        self.winner.main_button.setFocus()

    def tell(self, news: str) -> None:
        """Say something of the best score on the course."""
        self.winner.tell(news)

    def show_bests(self, bests: Sequence[GolfBest], today: str) -> None:
        """List the best scores on the course; those of a game of ``today`` stand out."""
        self.winner.show_bests(bests, today)

    def offer_nineteenth(self) -> None:
        """Offer the 19th to those who share the first place, where it may be played."""
        self.winner.nineteenth_button.setVisible(bool(who_may_play(self._view)))

    def _build(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        row = QHBoxLayout()
        row.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        row.setSpacing(look.px(Space.PANEL_GAP))
        left = QVBoxLayout()
        left.setSpacing(look.px(Space.PANEL_GAP))
        stage = QHBoxLayout()
        stage.setSpacing(look.px(Space.PANEL_GAP))
        stage.addWidget(self.podium, 52)
        stage.addWidget(self.course, 48)
        left.addLayout(stage, 1)
        left.addWidget(self.card)
        row.addLayout(left, 1)
        self.winner.setFixedWidth(look.px(_SIDE))
        row.addWidget(self.winner)
        column.addLayout(row, 1)

    def _bar(self) -> QFrame:
        setup = self._view.table.setup
        course = course_name(setup)
        size = course_size(len(setup.course.holes), setup.course.par)
        words = f"{mode_name(setup.mode)}  ·  {course}  ·  {size}"
        bar = TitleBar(self.look, translate("golf result", "Result"), words)
        bar.setAccessibleName(translate("golf result", "18 Holes"))
        return bar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays again, unless another button has the keyboard; Esc goes home."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.again.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)


__all__ = ["GolfResultScreen", "ScoreCardDialog"]


def record_words(
    before: GolfBook, view: View, kept: Sequence[GolfBest], names: Sequence[str]
) -> str:
    """Return the news of the best score on the course.

    ``before`` is the book as it was before the game, ``kept`` what the game adds to it, ``names``
    those of the players by seat.
    """
    setup = view.table.setup
    if not kept:
        return ""
    course, mode, hazards = setup.course, setup.mode, setup.hazards
    records = [one for one in kept if is_record(before, course, mode, one, hazards)]
    known = before.bests_on(course, mode, hazards)
    if records:
        # All that beat the old record stand in the order of the seats; the winner's is the best.
        best = min(records, key=lambda one: view.ranks[one.seat])
        words = translate("golf result", "New best score on this course: {score}, {name}")
        if not known:
            words = translate("golf result", "First score on this course: {score}, {name}")
        name = names[best.seat]
    else:
        best = known[0]
        words = translate("golf result", "Best score on this course: {score}, {name}")
        name = best.name or player_name((), best.seat)
    score = best_words(setup.mode, best.score, best.beaten)
    return words.replace("{score}", score).replace("{name}", name)


_WIDE = 1240
"""Width of a score card as a picture, for all 18 holes."""


def _reached(view: View, names: Sequence[str]) -> str:
    """Return who wins, or the score of somebody who played alone."""
    if len(names) > 1 or view.rivals:
        return headline(view, names)
    return score_words(view.table.setup.mode, standings(view)[0].points)


def drawn(setup: Setup) -> dict[str, object]:
    """Return the document of the course of a game as the table plays it, to be drawn."""
    return {**golf_course_to_json(setup.course), **hazards_to_json(setup)}


def show_pictures(window: MainWindow, view: View, notes: Iterable[str]) -> None:
    """Show course and score card of a finished game."""
    setup = view.table.setup
    names = player_names(setup)
    who = ", ".join(names)
    told = plaque(course_name(setup), _reached(view, names), (mode_name(setup.mode), who, *notes))

    def card(look: Look) -> GolfScoreCard:
        score_card = GolfScoreCard(look)
        score_card.show_game(view, names)
        score_card.resize(look.px(_WIDE), score_card.sizeHint().height())
        return score_card

    course = course_to_show(window, drawn(setup), told)
    show(window, course, card_to_show(window, card, told))


def scores_of(ended: EndedMatch) -> list[GolfBest]:
    """Return the scores of the people of a finished game; of a race only the winners have one, its
    rounds.
    """
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    racing = golf_mode(view).is_race
    return [
        GolfBest(
            score=rounds_of(view) if racing else standing.points,
            beaten=rank_beaten(view),
            name=setup.players[seat].name,
            seat=seat,
            golfer=setup.golfers[seat],
            players=setup.seats,
            seed=ended.match.seed,
            date=ended.date,
            match=ended.id,
        )
        for seat, standing in enumerate(standings(view))
        if seat in ended.people and (not racing or ranks_before(view)[seat] == 1)
    ]


def rank_beaten(view: View) -> int:
    """Return the rank of the solo deck that the player beat alone; 0 where there was none.

    Of a deck whose rank is a range it is the least (ruling H27).
    """
    if view.solo is None or view.ranks[0] != 1 or view.ranks.count(1) > 1:
        return 0
    combined = max(1, targets_of_each(len(view.table.field.greens)))
    return rank_range(view.table.box.solo_cards, view.table.setup.solo_deck, combined)[0]


def holes_done(view: View) -> int:
    """Return how many holes are finished; in chaos modes, how many greens gave something."""
    if view.table.setup.mode not in CHAOS_MODES:
        return max((ball.hole for ball in view.balls), default=0)
    return sum(bool(takers_of(view, hole)) for hole in range(len(view.table.field.greens)))


class KeptScores(NamedTuple):
    """What a game that has just ended means for the best scores."""

    news: str = ""
    """News of the best score on the course."""
    date: str = ""
    """Date of the game's scores in the book; empty where none are there."""
    warning: str = ""
    """What was wrong with the book; empty when nothing was."""


def keep_scores(path: Path, ended: EndedMatch) -> KeptScores:
    """Write the scores of a finished game into the book; raises StorageError."""
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    kept = scores_of(ended)
    put = keep_golf_scores(
        path, setup.course, setup.mode, kept, ended.id, ended.began, setup.hazards
    )
    news = record_words(put.before, view, kept, player_names(setup))
    return KeptScores(news, kept[0].date if kept else "", put.warning)


def named(course: Course) -> Course:
    """Return a course with a name, to be kept: a quick one has none."""
    return replace(course, name=course.name or translate("golf round", "Quick course"))


def best_round(book: GolfBook, course: Course, mode: Mode, hazards: Hazards) -> str:
    """Return the best round of a mode on a course with its hazards so; empty without one."""
    bests = book.bests_on(course, mode, hazards)
    if not bests:
        return ""
    words = translate("golf round", "Best: {score}, {name}")
    words = words.replace("{score}", best_words(mode, bests[0].score, bests[0].beaten))
    return words.replace("{name}", bests[0].name or player_name((), bests[0].seat))
