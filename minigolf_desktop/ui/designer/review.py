"""A match of Minigolf Designer seen again: turn by turn, beside the best course with its tiles.

The best course is found beside the window.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.bots.designer.best_course import SECONDS, best_course
from minigolf_desktop.bots.judgement import Judged
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import (
    NO_TILE,
    Course,
    DesignerMatch,
    Event,
    Setup,
    TileDesign,
    View,
    moves,
)
from minigolf_desktop.model.designer.conditions import Line, promise_of
from minigolf_desktop.model.designer.course import empty_course, place
from minigolf_desktop.model.designer.scoring import Assessment, Score, Standings
from minigolf_desktop.model.play import AnyMove, Match, action_from_json
from minigolf_desktop.storage.replay import move_line
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.placement import PillText
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.review.judging import NO_BREAK, gain_words
from minigolf_desktop.ui.common.review.wing import Made, Share, Turn
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import Figure, Measure, signed
from minigolf_desktop.ui.common.theme import Radius, Space, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk, Habits
from minigolf_desktop.ui.designer.board.hole_sign import signs_of
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.tile_item import GhostTile, cell_rect
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.course_art import course_area, course_picture, square_of
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.conditions import condition_name, promise_reason
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.tiles import tile_words

TASK = "best course"
"""What is asked of the process beside the window."""
_SIZE = QSize(1040, 620)
_PICTURE = QSize(300, 220)
_STEPS = 100


def find_best_course(question: Any, tell: Callable[[Any], None]) -> dict[str, Any]:
    """Find the best course for a solo game, and tell how much of the time has passed.

    ``setup`` (a JSON text), ``seed`` and ``moves`` (lines of a journal) tell the game.
    """
    rules = designer_rules()
    setup = rules.setup_from_json(json.loads(question["setup"]))
    match: DesignerMatch = Match(rules, setup, question["seed"])
    for line in question["moves"]:
        action = {name: value for name, value in line.items() if name != "seat"}
        match.play(line["seat"], action_from_json(rules.action_kinds, action, line["seat"]))
    states = [match.state_after(count) for count in range(len(match.moves) + 1)]
    found = best_course(match.rules, states, tell)  # type: ignore[arg-type]
    tiles = list(found.course.tiles.items())
    passes, parting = found.passes, found.parting
    return {"tiles": tiles, "total": found.total, "passes": passes, "parting": parting}


class BestCourseDialog(CardDialog):
    """Both courses beside each other; closing it ends the search."""

    def __init__(
        self,
        window: MainWindow,
        session: TableSession,
        moves: tuple[AnyMove, ...],
        atlas: TileAtlas,
    ) -> None:
        """``session`` is that of a solo game that is over, ``moves`` are all of its moves."""
        super().__init__(window)
        look = self._look = window.look
        self._atlas = atlas
        title = translate("best course", "The best course with these tiles")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        match = session.match
        last = match.state_after(len(moves))
        own = last.designers[0].course
        assert own is not None, "a game that is over has a course"
        self._own = own
        self._last = last
        self._rules = session.rules
        self._score = session.rules.assessment(last, 0, True).score
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.WIDE),) * 4)
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(title, "course_name"))
        self._words = label(self._searching(), "body", "second", wrap=True)
        column.addWidget(self._words)
        self._progress = QProgressBar()
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(translate("best course", "Time of the search"))
        column.addWidget(self._progress)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.px(Space.LARGE))
        self._row.addWidget(
            self._shown(own, translate("best course", "Yours"), self._score.total), 1
        )
        column.addLayout(self._row, 1)
        self.add_foot(look, column)
        self.fit(look.size(_SIZE.width(), _SIZE.height()))
        setup = json.dumps(match.rules.setup_to_json(match.setup))
        lines = [move_line(move) for move in moves]
        question = {"setup": setup, "seed": match.seed, "moves": lines}
        work = window.workers.work.ask(TASK, question)
        work.news.connect(self._show_progress)
        work.answered.connect(self._show_found)
        work.ended.connect(self._progress.hide)
        self.finished.connect(lambda _: work.cancel() if self._progress.isVisible() else None)

    def _searching(self) -> str:
        words = translate(
            "best course",
            "The computer knows all tiles beforehand that you drew, in their order, and looks for "
            "{seconds} seconds for the best course with them. Close this to cancel.",
        )
        return words.replace("{seconds}", str(round(SECONDS)))

    def _show_progress(self, part: float) -> None:
        """Show how much of the time has passed; a dialog that is gone hears of nothing more."""
        self._progress.setValue(round(_STEPS * part))

    def _show_found(self, answer: dict[str, Any]) -> None:
        course = empty_course(self._own.box, self._own.land)
        for cell, tile in answer["tiles"]:
            course = place(course, cell, tile)
        total = self._score.total
        if answer["total"] <= total:
            words = translate("best course", "Nothing better than yours was found. Well built!")
            self._words.setText(words)
            return
        designer = self._last.designers[0]
        found = designer._replace(course=course, passes=answer["passes"], numbers={})
        counted = self._rules.assessment(self._last._replace(designers=(found,)), 0, True)
        told = (
            points_words(self._score, counted.score),
            tiles_words(self._own, course, answer["parting"]),
        )
        self._words.setText(" ".join(told))
        name = translate("best course", "The best that was found")
        self._row.addWidget(self._shown(course, name, answer["total"]), 1)

    def _shown(self, course: Course, name: str, total: int) -> QWidget:
        """Return a course with its name and its score."""
        look: Look = self._look
        card = QWidget()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            largest = QSize(round(width * ratio), round(height * ratio))
            drawn = QPixmap.fromImage(course_picture(course, largest, look.theme, self._atlas))
            picture = QPixmap(largest)
            picture.fill(look.theme.meadow)
            painter = QPainter(picture)
            left, top = picture.width() - drawn.width(), picture.height() - drawn.height()
            painter.drawPixmap(left // 2, top // 2, drawn)
            if course is not self._own:
                painter.translate(left // 2, top // 2)
                self._paint_alike(painter, course, drawn.width())
            painter.end()
            picture.setDevicePixelRatio(ratio)
            return picture

        smallest = look.size(_PICTURE.width(), _PICTURE.height())
        column.addWidget(Picture(draw, name, look.px(12), smallest), 1)
        row = QHBoxLayout()
        row.addWidget(label(name, "panel_title"))
        if course is not self._own:
            faint = translate("best course", "Faint: as in yours")
            row.addWidget(label(faint, "small_body", "second"))
        row.addStretch(1)
        row.addWidget(label(signed(total), "card_title"), 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(row)
        return card

    def _paint_alike(self, painter: QPainter, course: Course, width: int) -> None:
        """Make the tiles faint that lie as in the player's own course."""
        area = course_area(course)
        painter.scale(width / area.width(), width / area.width())
        painter.translate(-area.topLeft())
        for cell in same_tiles(self._own, course):
            painter.fillRect(square_of(cell), self._look.theme.veil)


def same_tiles(one: Course, other: Course) -> list[int]:
    """Return the cells where the same tile lies in two courses, turned the same way."""
    return [cell for cell, tile in other.tiles.items() if one.tiles.get(cell) == tile]


def points_words(own: Score, found: Score) -> str:
    """Return where a better course has its points from, in a sentence."""
    before = {one.id: one.points for one in own.conditions}
    more = {one.id: one.points - before.get(one.id, 0) for one in found.conditions}
    told = sorted((item for item in more.items() if item[1]), key=lambda one: -abs(one[1]))

    def listed(sign: int) -> str:
        some = [(name, points) for name, points in told if points * sign > 0]
        return ", ".join(
            f"{condition_name(name)}\N{NO-BREAK SPACE}{signed(points, True)}"
            for name, points in some
        )

    text = translate(
        "best course", "With all tiles known beforehand it has {points} more: {gains}."
    )
    if listed(-1):
        text = translate(
            "best course",
            "With all tiles known beforehand it has {points} more: {gains}, but {losses}.",
        )
    points = Figure(found.total - own.total).points
    text = text.replace("{points}", points).replace("{gains}", listed(1))
    return text.replace("{losses}", listed(-1))


def tiles_words(own: Course, found: Course, parting: int) -> str:
    """Return what a better course lays otherwise, in a sentence.

    ``parting`` is the number of the first draw with which it does so; 0 where nobody knows.
    """
    mine = Counter(tile >> 2 for tile in own.tiles.values())
    theirs = Counter(tile >> 2 for tile in found.tiles.values())
    taken, left = (theirs - mine).total(), (mine - theirs).total()
    moved = len(found.tiles) - taken - len(same_tiles(own, found))
    clauses = (
        (taken, translate("best course", "lays %n tiles that you left", "", taken)),
        (left, translate("best course", "leaves %n of yours", "", left)),
        (moved, translate("best course", "lays %n of yours in another way", "", moved)),
    )
    told = ", ".join(words for count, words in clauses if count)
    # Nothing but fewer passes makes the same course worth more.
    told = told or translate("best course", "passes less often")
    text = translate("best course", "It {changes}.")
    if parting:
        text = translate("best course", "From draw {draw} on it goes its own way: it {changes}.")
    return text.replace("{draw}", str(parting)).replace("{changes}", told)


_TURNS = (
    moves.ChooseLand,
    moves.TakePromise,
    moves.Done,
    moves.PlaceTile,
    moves.PlaceReserved,
    moves.Pass,
    moves.Stop,
    moves.Reserve,
    moves.Collect,
)
"""What decides a turn at the table, and what is chosen before the first."""
_NOTHING = PillText()


class DesignerReview:
    """Shows a match at any turn."""

    has_ground = True

    def __init__(self, look: Look, shell: DesignerShell, session: TableSession) -> None:
        self._session = session
        self._seat = 0 if session.onlooker is None else session.onlooker
        atlas = shell.box.atlas
        roof = player_colour(session.players[0].colour).fill(look.theme)
        self._look = look
        self._scene = BoardScene(atlas, look.theme, roof, session)
        self._scene.motion = Motion.of(shell.window.settings)
        desk = Desk(session, self._scene, Habits(confirm=False, hints=False), session)
        session.changed.connect(desk.board_changed)
        desk.watch()
        self._view = BoardView(self._scene, desk)
        self._led_away = False
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.destroyed.connect(self._scene.deleteLater)
        pages = self._pages = QStackedWidget()
        self.board: QWidget = pages
        """The course of the player whose turn it is, once a land is chosen."""
        pages.addWidget(self._view)
        none_yet = label(translate("review", "No land is chosen yet."), "body", "second")
        none_yet.setAlignment(Qt.AlignmentFlag.AlignCenter)
        pages.addWidget(none_yet)
        self._hand = TilesOfTurn(look, atlas)
        self.aside: QWidget | None = self._hand
        """The tiles that there were to choose from."""
        self.further: QPushButton | None = None
        """Leads to the best course with the tiles that were drawn, where one played alone."""
        if session.is_solo:
            words = translate("best course", "The best course with these tiles")
            self.further = button(look, words, icon="trophy")
            moves = session.match.moves_known
            self.further.clicked.connect(
                lambda: BestCourseDialog(shell.window, session, moves, atlas).open()
            )

    def is_turn(self, move: AnyMove) -> bool:
        """Whether a move puts a tile down or does without, or chooses land and promises before."""
        if isinstance(move.action, moves.ChooseLand):
            # A land that was given out is no choice.
            return self._session.match.setup.land is None
        return isinstance(move.action, _TURNS)

    def show(self, turn: Turn | None, before: View | None, judged: Judged | None) -> None:
        """Show the course after a turn, its tile lit, and as a ghost where a tile did better."""
        session = self._session
        seat = self._seat if turn is None else turn.seat
        course = session.view(seat).designers[seat].course
        fit = self._scene.course is None or (course and course.land is not self._scene.land)
        self._scene.set_roof(player_colour(session.players[seat].colour).fill(self._look.theme))
        self._pages.setCurrentIndex(int(course is None))
        if course is not None:
            assessment = session.assessment_of(seat, False)
            self._scene.show_course(course, signs_of(course, assessment, set()))
        if fit or self._led_away:
            self._view.fit()
            self._led_away = False
        done = None if turn is None else session.match.moves_known[turn.move].action
        lit = [done.cell] if isinstance(done, moves.PlaceTile | moves.PlaceReserved) else []
        self._scene.light(lit, veils=False)
        best = None if judged is None or judged.is_best else judged.best.action
        self._show_ghost(before, best, judged)
        self._hand.show_tiles(self._designs(before), _slot(done), _slot(best))

    def _show_ghost(self, before: View | None, best: object, judged: Judged | None) -> None:
        """Show the better move as a ghost, if it lays a tile where none lies by now."""
        ghost, pill = None, _NOTHING
        if before is not None and judged is not None:
            ghost = self._ghost_of(before, best)
        if ghost is not None and judged is not None:
            pill = PillText(cost=gain_words(self, judged.cost.amount))
        self._scene.show_ghost(ghost, pill)
        if ghost is not None and self._view.isVisible() and self._view.is_fitted:
            # It may lie beyond the land, where a course that is fitted ends.
            self._view.reveal(cell_rect(ghost.cell))
            self._led_away = not self._view.is_fitted

    def _ghost_of(self, before: View, action: object) -> GhostTile | None:
        """Return the tile that an action lays, where it goes; None where one lies by now."""
        course, designs = self._scene.course, self._session.rules.box.designs
        match action:
            case moves.PlaceTile(slot, cell, rotation):
                design = designs[before.rack[slot]]
            case moves.PlaceReserved(cell, rotation):
                design = designs[before.designers[before.seat].reserved]
            case _:
                return None
        if course is None or cell in course.tiles:
            return None
        return GhostTile(cell, design, rotation, (), True, is_held=False)

    def _designs(self, before: View | None) -> list[TileDesign | None]:
        if before is None:
            return []
        designs = self._session.rules.box.designs
        return [None if one == NO_TILE else designs[one] for one in before.rack]

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """Return what happened in the words of the log."""
        rules = self._session.rules
        names = [player.name for player in self._session.players]
        lands = rules.lands_of(self._session.match.setup)
        told = (event_sentence(event, rules.box, lands, names) for event in events)
        return [sentence for sentence in told if sentence]

    @cached_property
    def _standings(self) -> Standings | None:
        """The game of a group, counted to the end; None where one played alone."""
        match = self._session.match
        if self._session.is_solo:
            return None
        return self._session.rules.standings(match.state_after(len(match.moves_known)))

    def made(self, seat: int) -> Made | None:
        """Return what a course and its promises brought a seat, and what lies between it and the
        one before it.
        """
        return None if self._standings is None else made_of(self._standings, seat, self._called)

    def _called(self, seat: int) -> str:
        return player_name([one.name for one in self._session.seats], seat)

    def amount(self, figure: str, amount: float) -> str:
        """Return so many points."""
        return Measure(amount, figure).points


def made_of(standings: Standings, seat: int, name: Callable[[int], str]) -> Made:
    """Return what a seat of a group came to; ``name`` tells what a seat is called."""
    totals, promised = standings.totals, [promised_points(one) for one in standings.assessments]
    places = sorted(range(len(totals)), key=lambda one: (standings.places[one], one))
    place = places.index(seat)
    other = places[place - 1] if place else places[1]
    ahead, decided = totals[seat] - totals[other], ""
    if not ahead and standings.places[seat] != standings.places[other]:
        first = min(seat, other, key=standings.places.__getitem__)
        decided = translate("review", "{name} was the first to take a tile face down")
        decided = decided.replace("{name}", name(first))
    if promised[seat] is None or promised[other] is None:
        return Made(totals[seat], (), other, ahead, decided)
    mine, theirs = promised[seat] or 0, promised[other] or 0
    told = [promises_words(standings, one, name(one)) for one in (seat, other)]
    shares = (
        Share(translate("review", "Course"), totals[seat] - mine, ahead - (mine - theirs), ""),
        Share(translate("review", "Promises"), mine, mine - theirs, told[0]),
    )
    return Made(totals[seat], shares, other, ahead, in_sentences(decided, *told))


def promised_points(assessment: Assessment) -> int | None:
    """Return what promises bring a course; None in a game without any."""
    if all(one.id != "promises" for one in assessment.score.conditions):
        return None
    return assessment.score.condition("promises").points


def promises_words(standings: Standings, seat: int, name: str) -> str:
    """Return what a seat promised, the rank that it came to in each, and what that brought."""
    lines = standings.assessments[seat].score.condition("promises").lines
    told = [
        f"{promise_reason(line, len(standings.totals), _rank(standings, line, seat))} "
        f"({signed(line.points, plus=True)})".replace(" ", NO_BREAK)
        for line in lines
    ]
    words = translate("review", "{name} promised {promises}")
    return words.format(name=name, promises=", ".join(told))


def _rank(standings: Standings, line: Line, seat: int) -> int:
    return standings.tables[promise_of(line.reason)][seat]


def practice_setup(setup: Setup) -> Setup:
    """Return the set-up of a practice game like another; nobody is raced in it."""
    return replace(setup, practice=True, rival=None)


def _slot(action: object) -> int | None:
    """Return the slot of the tile that an action is about."""
    kinds = moves.PlaceTile | moves.Reserve | moves.Collect
    return action.slot if isinstance(action, kinds) else None


_TILE, _GAP, _FRAME, _ROW = 64, 12, 5, 3


class TilesOfTurn(QWidget):
    """The tiles to choose from: the one taken in a full frame, the better one in a dashed one."""

    def __init__(self, look: Look, atlas: TileAtlas) -> None:
        super().__init__()
        self._look = look
        self._atlas = atlas
        self._tiles: list[TileDesign | None] = []
        self._taken: int | None = None
        self._better: int | None = None
        self.setAccessibleName(translate("review", "Tiles to choose from"))

    def show_tiles(
        self, tiles: list[TileDesign | None], taken: int | None, better: int | None
    ) -> None:
        """Show tiles by slot; which one was taken, and which would have been better."""
        self._tiles, self._taken, self._better = tiles, taken, better
        self.setVisible(any(tiles))
        words = "; ".join(tile_words(tile) for tile in tiles if tile is not None)
        self.setAccessibleDescription(words)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for rows of at most three tiles: the sheet has room for no more."""
        look = self._look
        step = look.px(_TILE) + look.px(_GAP)
        rows = max(1, -(-len(self._tiles) // _ROW))
        return QSize(step * min(_ROW, max(1, len(self._tiles))), step * rows)

    def _place(self, slot: int) -> QRectF:
        look = self._look
        step, side = look.px(_TILE) + look.px(_GAP), look.px(_TILE)
        row, column = divmod(slot, _ROW)
        return QRectF(column * step + look.px(_GAP) / 2, row * step + look.px(_GAP) / 2, side, side)

    def event(self, event: QEvent) -> bool:
        """Tell what is on the tile under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for slot, tile in enumerate(self._tiles):
                if tile is not None and self._place(slot).contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), tile_words(tile), self)
                    return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles and their frames."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, radius = look.px(_TILE), Radius.INSET.at(look.scale) / 2
        for slot, tile in enumerate(self._tiles):
            if tile is None:
                continue
            place = self._place(slot)
            picture = self._atlas.pixmap(tile, 0, side, self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), picture)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = place.adjusted(-2, -2, 2, 2)
            if slot == self._taken:
                painter.setPen(QPen(theme.par_zone_edge, look.px(3)))
                painter.drawRoundedRect(around, radius, radius)
            if slot == self._better and slot != self._taken:
                painter.setPen(QPen(theme.focus, look.px(3), Qt.PenStyle.DashLine))
                painter.drawRoundedRect(around, radius, radius)
        painter.end()
