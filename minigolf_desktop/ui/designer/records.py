"""What is remembered of games: the best courses on the wall, and all games in the guest book."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.designer.own_land import is_own
from minigolf_desktop.model.designer.scoring import MISTAKES_IGNORED, Assessment
from minigolf_desktop.model.designer.state import Designer
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.lands import own_lands
from minigolf_desktop.storage.designer.records import (
    GROUP,
    OWN_LAND,
    Result,
    earlier_games,
    mode_of,
    read_results,
)
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.history import (
    DESIGNER,
    GameFigure,
    HistoryGame,
    HistoryPlayer,
    by_client,
    by_clients,
    by_condition,
    by_land,
)
from minigolf_desktop.storage.moments import moment_of, seconds_of
from minigolf_desktop.storage.saved_matches import Save
from minigolf_desktop.storage.shelf import Shelf
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.pictures import face_pixmap, icon_pixmap
from minigolf_desktop.ui.common.guest_book import TOKEN as GUEST_BOOK_TOKEN
from minigolf_desktop.ui.common.guest_book import (
    BookChapter,
    GuestBook,
    all_games,
    badges_of,
    computers,
    players,
    rivals_of_the_house,
)
from minigolf_desktop.ui.common.players import level_name as how_strong
from minigolf_desktop.ui.common.records.exhibition import (
    PORTRAIT,
    Masterpiece,
    RecordsPage,
    Shown,
    in_meadow,
)
from minigolf_desktop.ui.common.records.figures import MOST_DOTS, Ribbon, round_marks
from minigolf_desktop.ui.common.records.wall import TOKEN, Framed, Wall
from minigolf_desktop.ui.common.text import content_name, day, signed, with_colon
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import on_meadow
from minigolf_desktop.ui.common.widgets.pieces import Segments, name_choice
from minigolf_desktop.ui.common.widgets.tokens import player_shapes_pixmap
from minigolf_desktop.ui.designer.art.plot import land_pixmap, land_shapes
from minigolf_desktop.ui.designer.land_editor.words import with_name
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.game import level_name
from minigolf_desktop.ui.designer.widgets.clients import portrait_pixmap

MOST_SCORES = MOST_DOTS
"""How many of the last games are drawn."""

_HIGH = 108
_LEAST_STEP = 5
"""Points between two marks at least."""


class PastScores(NamedTuple):
    """The scores of some games in the order in which they ended."""

    results: tuple[Result, ...]
    marks: tuple[int, ...]
    """Points at which a line is drawn across, from the lowest; all scores lie between them."""

    @property
    def best(self) -> int:
        """Place of the best score, of equal ones the oldest; raises ValueError without any."""
        totals = [result.total for result in self.results]
        return totals.index(max(totals))


def scores_over_time(results: Sequence[Result]) -> PastScores:
    """Return the last games among some results, the oldest first, and round marks for them."""
    last = sorted(results, key=lambda result: seconds_of(result.date))[-MOST_SCORES:]
    return PastScores(tuple(last), round_marks([result.total for result in last], _LEAST_STEP))


class ScoreChart(Ribbon):
    """A dot for each game; the best one and the one looked at stand out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _HIGH)
        self._course = PastScores((), ())
        self._marked_result: Result | None = None

    @property
    def course(self) -> PastScores:
        """What it shows."""
        return self._course

    @property
    def marked(self) -> Result | None:
        """The game looked at."""
        return self._marked_result

    def show_results(self, results: Sequence[Result]) -> None:
        """Show other games."""
        self._course = course = scores_over_time(results)
        self._marked_result = None
        points = [GameFigure(seconds_of(result.date), result.total) for result in course.results]
        words = ""
        if points:
            totals = [point.value for point in points]
            span = translate("records", "{low} to {high}, the last one {last}")
            span = span.replace("{low}", signed(min(totals))).replace("{high}", signed(max(totals)))
            words = translate("records", "Scores of %n games over time", "", len(totals))
            words = f"{words}: {span.replace('{last}', signed(totals[-1]))}"
        self.show_points(points, course.marks, words)

    def mark(self, result: Result | None) -> None:
        """Let a game stand out."""
        self._marked_result = result
        known = result is not None and result in self._course.results
        self.mark_place(self._course.results.index(result) if result and known else None)


MOST_ON_THE_WALL = 100
"""How many of them hang on the wall."""
_FACE = 44
"""Side of the face on the sheet."""


def records_page(look: Look, shell: DesignerShell) -> "DesignerRecords":
    """Return the page of the player's best courses."""
    return DesignerRecords(look, shell.folders, shell.box.catalogue)


class KnownLands:
    """What lands are called and what they look like, those that somebody drew as well."""

    def __init__(self, folders: Folders, catalogue: Catalogue, results: Sequence[Result]) -> None:
        drawn = {one.id: with_name(one).land for one in own_lands(Shelf(folders.lands))}
        self._lands = {**drawn, **catalogue.land_by_id}
        # A land that was changed since is another one: its name is in the records of then.
        self._names = {one.land: one.land_name for one in results if one.land_name}

    def find(self, identity: str) -> Land | None:
        """Return a land of the box or of the shelf; None for one that is gone."""
        return self._lands.get(identity)

    def name(self, identity: str) -> str:
        """Return what a land is called, or was."""
        land = self.find(identity)
        if is_own(identity):
            known = land.name if land else self._names.get(identity)
            return known or translate("records", "A land of one’s own")
        return content_name(land.name) if land else identity


class DesignerRecords(RecordsPage):
    """Best scores, best first; those on a land of one's own apart (ruling D40)."""

    opens_gates = True

    def __init__(self, look: Look, folders: Folders, catalogue: Catalogue) -> None:
        self._results, warning = read_results(folders.records)
        super().__init__(look, translate("records", "Best scores"), warning)
        self._catalogue = catalogue
        self._lands = KnownLands(folders, catalogue, self._results)
        self.wall = Wall(look, translate("records", "Best scores"))
        """The courses, best first."""
        self._listed: tuple[Result, ...] = ()
        self.chart = ScoreChart(look)
        """The scores of the games of the kind chosen, over time."""
        self.wall.selectionModel().currentChanged.connect(self._mark)
        self.let_open(self.wall)
        self._make_choices()
        self._lay_out()
        self._fill()
        self.look_for_games(folders, "designer")

    def _make_choices(self) -> None:
        """Make what the list is chosen by, set to the kind of the game played last."""
        look = self.look
        last = max(self._results, key=lambda result: result.date, default=None)
        kind = 0 if last is None else 2 if last.practice else int(bool(last.seats))
        self._kinds = Segments(
            look,
            translate("records", "Kind of game"),
            (
                translate("records", "Solo"),
                translate("records", "Groups"),
                translate("records", "Practice"),
            ),
            kind,
        )
        self._modes = Segments(
            look,
            translate("records", "Version"),
            (translate("records", "Family"), translate("records", "Advanced")),
            int(last is not None and last.mode == "advanced"),
        )
        self._boxes = Segments(
            look,
            translate("records", "Tiles"),
            (translate("records", "Base box"), translate("records", "Putt of No Return")),
            int(last is not None and last.expansion),
        )
        for choice in (self._kinds, self._modes, self._boxes):
            choice.chosen.connect(self._fill)
        self.choosers = (self._kinds, self._modes, self._boxes)
        own = sorted({one.own_land for one in self._results} - {""}, key=self._lands.name)
        self._grounds = QComboBox()
        name_choice(self._grounds, translate("records", "Lands"))
        self._grounds.addItem(translate("records", "Lands of the box"), "")
        for land in own:
            self._grounds.addItem(self._lands.name(land), land)
        if last is not None:
            self._grounds.setCurrentIndex(self._grounds.findData(last.own_land))
        self._grounds.currentIndexChanged.connect(self._fill)
        if own:
            self.choosers = (*self.choosers, self._grounds)

    def _chosen(self) -> tuple[Result, ...]:
        """Return all results of the kind, version and land chosen, best first.

        Those without mistakes counted come after all others (ruling D36).
        """
        kind = self._kinds.current
        found = [
            result
            for result in self._results
            if result.practice is (kind == 2)
            and (kind == 2 or bool(result.seats) is (kind == 1))
            and (result.mode == "advanced") is bool(self._modes.current)
            and result.expansion is bool(self._boxes.current)
            and result.own_land == self._grounds.currentData()
        ]
        return tuple(sorted(found, key=lambda result: not result.mistakes))

    def _lay_out(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.look.px(Space.SMALL))
        column.addWidget(self.wall, 1)
        column.addWidget(self.chart)
        words = translate("records", "No course has been judged yet. Yours could be the first.")
        self.lay_out(right, words, "designer/portraits/mrs-bloom")

    def _fill(self) -> None:
        rivals = self._chosen()
        self._listed = rivals[:MOST_ON_THE_WALL]
        self.show_gallery(bool(rivals))
        self.chart.show_results(rivals)
        self.wall.hang([self._framed(place, one) for place, one in enumerate(self._listed, 1)])
        self._mark()
        if rivals:
            self.wall.setFocus()

    def _mark(self) -> None:
        """Put the course looked at on the easel, and let it stand out in the chart."""
        chosen = self._looked_at
        self.chart.mark(chosen)
        self.look_at(None if chosen is None else self._masterpiece(chosen))
        self.offer()

    @property
    def _looked_at(self) -> Result | None:
        row = self.wall.currentIndex().row()
        return self._listed[row] if 0 <= row < len(self._listed) else None

    def know(self, save: Save) -> None:
        """Note a saved game: a line may lead to it."""
        super().know(save)
        # A frame that showed the bare land may have its course now.
        self.wall.viewport().update()
        self.easel.update()

    def offer(self) -> None:
        """Say by the button whether the line chosen leads anywhere."""
        game = self._game_of(self._looked_at)
        self.open_button.setEnabled(game is not None)
        self.offer_review(game)

    def _game_of(self, result: Result | None) -> Path | None:
        """Return the journal of the game of a result."""
        return None if result is None else self.games.find(result.match, result.seed)

    def open_course(self) -> None:
        """Ask for the course of the line chosen, where there still is one."""
        game = self._game_of(self._looked_at)
        if game is not None:
            self.game_wanted.emit(game)

    # What hangs on the wall, and stands on the easel

    def _framed(self, place: int, result: Result) -> Framed:
        score, land = signed(result.total), self._land_of(result)
        names = ", ".join(name for _, name in self._clients(result))
        told = (
            f"{place}. {score}",
            self._verdict(result),
            land,
            names,
            *self._notes(result),
        )
        return Framed(
            key=f"{result.match}/{result.date}/{result.seed}/{place}",
            words=", ".join(filter(None, told)),
            score=score,
            title=f"{place} · {land}",
            badge=self._badge(result, TOKEN),
            picture=lambda: self._picture(result),
            best=place == 1,
        )

    def _masterpiece(self, result: Result) -> Masterpiece:
        place = self._listed.index(result) + 1
        return Masterpiece(
            score=signed(result.total),
            verdict=self._verdict(result),
            badge=self._badge(result, _FACE),
            title=self._land_of(result),
            people=self._clients(result),
            notes=self._notes(result),
            picture=lambda: self._picture(result),
            best=place == 1,
        )

    def _land_of(self, result: Result) -> str:
        return self._lands.name(result.land)

    def _clients(self, result: Result) -> tuple[tuple[QPixmap, str], ...]:
        look, known = self.look, self._catalogue.client_by_id
        side, ratio = look.px(PORTRAIT), self.devicePixelRatioF()
        return tuple(
            (portrait_pixmap(client, side, ratio, look.theme), content_name(known[client].name))
            for client in result.clients
            if client in known
        )

    def _notes(self, result: Result) -> tuple[str, ...]:
        """Return who came after the winners, when it was played, and its seed."""
        others, when = _others(result), day(moment_of(result.date))
        if others and result.rival is None:
            others = with_colon(translate("records", "Then came"), others)
        elif others:
            others = with_colon(translate("race", "Rival"), others)
        seed = f"{translate('records', 'Seed')} {result.seed}"
        ignored = "" if result.mistakes else translate("records", "Mistakes were ignored")
        return others, ignored, f"{when} · {seed}"

    def _verdict(self, result: Result) -> str:
        """Return how satisfied the clients are, or who won: a shared win names all who share it."""
        if not result.seats:
            return level_name(result.level)
        return ", ".join(seat.name for seat in result.seats if seat.place == 1)

    def _badge(self, result: Result, length: float) -> QPixmap:
        """Return the face of the clients, or the tokens of the winners."""
        side, ratio = self.look.px(length), self.devicePixelRatioF()
        if not result.seats:
            return face_pixmap(result.level, side, ratio)
        known = {colour.name for colour in PLAYER_COLOURS}
        colours = [seat.colour for seat in result.seats if seat.place == 1]
        colours = [one if one in known else PLAYER_COLOURS[0].name for one in colours]
        return player_shapes_pixmap(self.look, colours, side, ratio)

    def _picture(self, result: Result) -> Shown | None:
        """Return the course that was built; the bare land where its game is no longer there."""
        look, game = self.look, self._game_of(result)
        if game is not None and thumbnail(game).exists():
            return Shown(game, in_meadow(look, lambda: iter((kept_thumbnail(thumbnail(game)),))))
        land = self._lands.find(result.land)
        if land is None:
            return None

        def bare(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
            for _ in land_shapes(land):
                yield None
            picture = land_pixmap(land, LIGHT, round(width * ratio), round(height * ratio), 1.0)
            yield on_meadow(QPixmap(picture), look, width, height, ratio)

        return Shown(land.id, bare)


def _others(result: Result) -> str:
    """Return the players who came after the winners, or a rival, with their totals."""
    if result.rival is not None:
        rival = result.rival
        text = translate("race", "{name}, {level}: {points}")
        level = how_strong(rival.level)
        return text.format(name=rival.name, level=level, points=signed(rival.total))
    behind = sorted(result.seats, key=lambda seat: seat.place)
    behind = [seat for seat in behind if seat.place > 1]
    return ", ".join(f"{seat.name} {signed(seat.total)}" for seat in behind)


_OVERLAP = 0.68
"""How far the second portrait of a couple stands from the first, in widths."""


def guest_book(shell: DesignerShell) -> GuestBook:
    """Return its part; raises ContentError."""
    catalogue = shell.box.catalogue

    @cache
    def lands() -> KnownLands:
        return KnownLands(shell.folders, catalogue, read_results(shell.folders.records)[0])

    def land(group: str) -> str:
        return lands().name(group)

    def land_picture(look: Look, group: str, ratio: float) -> QPixmap:
        known = lands().find(group)
        if known is None:
            return QPixmap()
        side = round(look.px(GUEST_BOOK_TOKEN) * ratio)
        picture = QPixmap(land_pixmap(known, look.theme, side, side, 1.0))
        picture.setDevicePixelRatio(ratio)
        return picture

    def couple(group: str) -> str:
        known = catalogue.client_by_id
        return ", ".join(
            content_name(known[client].name) if client in known else client
            for client in group.split()
        )

    def couple_picture(look: Look, group: str, ratio: float) -> QPixmap:
        side = look.px(GUEST_BOOK_TOKEN)
        known = [client for client in group.split() if client in catalogue.client_by_id]
        picture = clear_pixmap(side * (1 + _OVERLAP * (len(known) - 1)), side, ratio)
        painter = QPainter(picture)
        for place, client in enumerate(known):
            left = side * _OVERLAP * place
            portrait = portrait_pixmap(client, side, ratio, look.theme)
            painter.drawPixmap(QPointF(left, 0), portrait)
        painter.end()
        return picture

    return GuestBook(
        DESIGNER,
        (
            all_games(),
            BookChapter(translate("book", "Lands"), by_land, land, land_picture),
            BookChapter(translate("book", "Clients"), by_clients, couple, couple_picture),
            BookChapter(
                translate("book", "Conditions"),
                by_condition,
                condition_name,
                _condition_picture,
                fewest=False,
            ),
            computers(),
            players(),
            rivals_of_the_house(),
        ),
        badges_of(DESIGNER),
        _mode_name,
        earlier_games,
        (
            BookChapter(translate("people", "Favourite client"), by_client, couple),
            BookChapter(translate("people", "Favourite land"), by_land, land),
        ),
        "designer/portraits/mrs-bloom",
    )


def _condition_picture(look: Look, group: str, ratio: float) -> QPixmap:
    name = CONDITION_ICONS.get(group, "")
    if not name:
        return QPixmap()
    return icon_pixmap(name, look.theme.text, look.px(GUEST_BOOK_TOKEN * 0.8), ratio)


def _mode_name(mode: str) -> str:
    return {
        "family-solo": translate("book", "Family, alone"),
        "advanced-solo": translate("book", "Advanced, alone"),
        f"family-{GROUP}": translate("book", "Family, in a group"),
        f"advanced-{GROUP}": translate("book", "Advanced, in a group"),
        f"family-{OWN_LAND}": translate("book", "Family, on own lands"),
        f"advanced-{OWN_LAND}": translate("book", "Advanced, on own lands"),
    }.get(mode, mode)


def history_of(rules: DesignerRules, ended: EndedMatch) -> HistoryGame | None:
    """Return a game that is over as the history has it.

    None for a practice game, and where only computers played. A rival is one of the players.
    """
    setup, table = ended.match.setup, ended.match.view(EVERYBODY)
    if setup.practice or (setup.players and not ended.people):
        return None
    standings = rules.standings(table)
    seats = setup.players or (Seat(),)
    players = [
        _player(one, table.designers[seat], standings.assessments[seat], standings.places[seat])
        for seat, one in enumerate(seats)
        if seat not in ended.replaced
    ]
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=DESIGNER,
        mode=mode_of(advanced=setup.is_advanced, group=not setup.is_solo, land=players[0].land),
        expansion=setup.expansion,
        clients=tuple(client.id for client in table.clients),
        players=(*players, *_rival(rules, ended)),
    )


def _player(seat: Seat, designer: Designer, assessment: Assessment, place: int) -> HistoryPlayer:
    """Return what is kept of a player and the course that was built."""
    course, numbered = designer.course, assessment.numbering.numbered()
    if course is None:
        raise ValueError("a match without land has no score")
    designs = course.box.designs
    return HistoryPlayer(
        name=seat.name,
        colour=seat.colour,
        level=seat.computer,
        character=seat.character,
        place=place,
        land=course.land.id,
        score=assessment.score.total,
        points={
            one.id: one.points
            for one in assessment.score.conditions
            # What a table ignores is nothing to boast of (ruling D36).
            if MISTAKES_IGNORED not in {line.reason for line in one.lines}
        },
        strokes=tuple(hole.par for hole in numbered.values()),
        facts={
            "holes": len(numbered),
            "longest": max((hole.length for hole in numbered.values()), default=0),
            "passes": designer.passes,
            "missing": course.missing,
            "crossings": sum(designs[tile // 4].is_bridge for tile in course.tiles.values()),
        },
        handicap=seat.handicap,
    )


def _rival(rules: DesignerRules, ended: EndedMatch) -> list[HistoryPlayer]:
    """Return who was raced in a solo game, if anybody was."""
    rival, match = ended.match.setup.rival, ended.match.rival
    if rival is None or match is None:
        return []
    table = match.view(EVERYBODY)
    return [
        HistoryPlayer(
            name=rival.name,
            colour=rival.colour,
            level=rival.computer,
            character=rival.character,
            score=rules.race([table]).totals[0],
        )
    ]
