"""The table of Putt Dice: the screen on which a round is played."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.play.seats import colour_of, colours_of
from minigolf_desktop.model.putt_dice import (
    HOLES,
    Action,
    Event,
    FinishedHole,
    Moved,
    Phase,
    Rolled,
    Suffered,
    TeedOff,
    View,
)
from minigolf_desktop.model.putt_dice.state import hole_of
from minigolf_desktop.ui.common.art.surroundings import Surroundings, surroundings_of
from minigolf_desktop.ui.common.asks import Asks
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.players import seat_name, your_turn
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.table.small_talk import Moment, Talk, Went, end_of_row
from minigolf_desktop.ui.common.table.table import MatchTable, TableWing
from minigolf_desktop.ui.common.text import Figure, content_name, with_practice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Headline
from minigolf_desktop.ui.common.widgets.corner_card import CARD_WIDTH
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps
from minigolf_desktop.ui.putt_dice.console import DiceConsole
from minigolf_desktop.ui.putt_dice.ending import RoundEnd
from minigolf_desktop.ui.putt_dice.hole_view import HoleView
from minigolf_desktop.ui.putt_dice.panels import HolesBar, OrderPanel, ScoreCard
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.tasks import (
    QUESTIONS,
    ChooseDice,
    PuttOffer,
    PuttQuestion,
    PuttTask,
    RoundOver,
    Watch,
)
from minigolf_desktop.ui.putt_dice.words import HoleStand, players_words, stroke_words


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


def moments_of(events: Iterable[Event], view: View) -> Iterator[Moment]:
    """Give what computers may talk about after some events; ``view`` is that after them."""
    for event in events:
        if isinstance(event, FinishedHole):
            hole = hole_of(view.setup, len(view.cards[event.player]) - 1)
            if event.holed and event.strokes <= max(1, hole.par // 2):
                yield Moment(event.player, Went.WELL)
            elif event.strokes > hole.par:
                yield Moment(event.player, Went.BADLY)
        elif isinstance(event, Suffered):
            yield Moment(event.player, Went.BADLY)
        elif isinstance(event, TeedOff):
            yield from (Moment(seat, Went.BEGINS) for seat in event.order)


def _ace(player: int, view: View) -> Headline:
    words = translate("putting", "{player} makes a hole in one!")
    title = words.replace("{player}", seat_name(view.setup.players, player))
    return Headline(title, "", (colour_of(view.setup.players, player),), cheers=True)


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
    hole = number % HOLES + 1
    title = words.format(player=seat_name(view.setup.players, seat), hole=hole)
    note = translate("putting", "in {strokes}").replace("{strokes}", str(fewest))
    return [Headline(title, note, (colour_of(view.setup.players, seat),), cheers=True)]


def round_parts(hole_view: HoleView, console: DiceConsole, **others: QWidget) -> dict[str, Finder]:
    """Return what finds each part. Tiles are counted from the tee, cards by their dice, from 1."""

    def tile(position: int) -> QRect:
        room = hole_view.tile_room(position - 1)
        return room.translated(hole_view.pos())

    def faces(_: int) -> QWidget | None:
        return console.tray if console.tray.shows_all_faces else None

    found: dict[str, QWidget] = {
        "hole": hole_view,
        "dice": console.choices,
        "question": console.question,
        "roll": console.main_button,
        "tray": console.tray,
        "faces-button": console.faces_button,
        "news": console.news,
        **others,
    }
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "tile": tile,
        "die-card": lambda count: console.cards[count - 1],
        "faces": faces,
    }


class RoundMeadow(MeadowScreen):
    """Everything on the table, on a meadow: hole, panels and console, and how the round ended."""

    ended = Signal()
    """It is shown how the round ended."""

    def __init__(
        self, look: Look, session: PuttingSession, atlas: TileAtlas, motion: Motion, asks: Asks
    ) -> None:
        """``atlas`` has pictures of the tiles."""
        super().__init__(look)
        view = session.view
        self._session = session
        self._shown: View | None = None
        self.hole_view = HoleView(look, session.course, atlas, motion)
        """The hole."""
        self.console = DiceConsole(look, session, motion, asks)
        """Dice and button."""
        self.order = OrderPanel(look, view, session.course)
        """Who plays when."""
        self.order.setAccessibleName(translate("putting", "Order of play"))
        self.holes = HolesBar(look, view)
        """The nine holes, and the totals."""
        self.card = ScoreCard(look, view)
        """The score card of the player who is to decide."""
        self.card.setAccessibleName(translate("putting", "Score card"))
        self.end = RoundEnd(look, view, session.course, atlas, motion)
        """What is seen once the round is over."""
        Piecemeal(thumbnail_steps(session.course, atlas), self.order.show_course, self)

    def lay_out(self, bar: QWidget) -> None:
        """Lay everything out below a bar."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(self._middle(), 1)
        column.addWidget(self.console)

    def _middle(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addWidget(self.order)
        centre = self._centre = QVBoxLayout()
        centre.setSpacing(look.px(Space.SMALL))
        centre.addWidget(self.holes)
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        self._title = label("", "course_name")
        self._subtitle = label("", "body")
        head.addWidget(self._title)
        head.addWidget(self._subtitle, 1, Qt.AlignmentFlag.AlignBottom)
        self._price = label("", "small_body", "second")
        self._price.setText(
            translate("putting", "Leaving a tile costs the number on its red flag.")
        )
        head.addWidget(self._price, 0, Qt.AlignmentFlag.AlignBottom)
        centre.addLayout(head)
        centre.addWidget(self.hole_view, 1)
        centre.addLayout(self.end)
        row.addLayout(centre, 1)
        row.addWidget(self.card)
        return row

    def surroundings(self) -> Surroundings:
        """Return what lies about the course."""
        return surroundings_of(self._session.view.setup.course.name)

    def meadow_seen(self) -> QRect:
        """Return the room of the hole, or the whole screen once the round is over."""
        return self.hole_view.geometry() if self.hole_view.isVisible() else super().meadow_seen()

    def raised(self) -> list[QWidget]:
        """Return the panels that throw a shadow on the meadow."""
        panels = (self.order, self.holes, self.card, self.end.result)
        return [panel for panel in panels if panel.isVisibleTo(self)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the hole its share of a low window."""
        self.console.fit(self.height())
        self.end.fit(self.width())
        super().resizeEvent(event)

    @property
    def hole_title(self) -> str:
        """Which hole is played."""
        return self._title.text()

    @property
    def hole_facts(self) -> str:
        """Its par and its length, and whether it belongs to a play-off."""
        return self._subtitle.text()

    def show_offer(self, offer: PuttOffer) -> None:
        """Show where the round stands, and what is offered."""
        if self._session.view is not self._shown:
            self._shown = self._session.view
            self._show_view(self._session.view)
        self.console.show_offer(offer)
        self._show_stand(offer)

    def _show_view(self, view: View) -> None:
        player = self._session.to_move
        is_over = player is None
        self.card.player = view.order[0] if player is None else player
        for panel in (self.order, self.holes, self.card):
            panel.show_view(view)
        self.end.show_view(view, is_over=is_over)
        # Qt gives a layout its share of the height though nothing in it is to be seen.
        self._centre.setStretchFactor(self.end, int(is_over))
        while_played: tuple[QWidget, ...] = (
            self.hole_view,
            self.order,
            self.holes,
            self.card,
            self._title,
            self._subtitle,
            self._price,
        )
        for part in while_played:
            part.setVisible(not is_over)
        if is_over:
            self.ended.emit()
        else:
            self._name_hole(view)

    def _name_hole(self, view: View) -> None:
        number = translate("putting", "Hole {number}")
        self._title.setText(number.replace("{number}", str(view.round % HOLES + 1)))
        tiles = translate("putting", "{tiles}, tee to green")
        tiles = tiles.replace("{tiles}", Figure(view.hole.length).tiles)
        par = translate("putting", "par {par}").replace("{par}", str(view.hole.par))
        words = f"{par}  ·  {tiles}"
        if view.round >= HOLES:
            words += "  ·  " + translate("putting", "play-off")
        self._subtitle.setText(words)

    def _show_stand(self, offer: PuttOffer) -> None:
        view, player = self._session.view, self._session.to_move
        if player is None:
            return
        playing = view.phase is not Phase.PICK_FIRST
        stand = HoleStand(
            view.hole,
            view.position,
            player if playing else -1,
            view.order[view.turn + 1 :] if playing else view.order,
            self._session.odds(offer.dice) if offer.dice else None,
            offer.dice,
            colours_of(view.setup.players),
        )
        self.hole_view.show_stand(stand)


class PuttTable(TableWing[PuttOffer, Action, Event]):
    """Choose dice, roll, watch the ball; the round asks for what comes next."""

    table: MatchTable[PuttOffer, Action, Event]
    """Where the round is played."""
    meadow: RoundMeadow
    """Everything on it."""

    def __init__(self, session: PuttingSession, atlas: TileAtlas) -> None:
        """``atlas`` has pictures of the tiles."""
        setup = session.view.setup
        self.session = session
        """The round on the table."""
        self.title = translate("putting", "Putt Dice")
        words = f"{content_name(setup.course.name)}  ·  {players_words(len(setup.players))}"
        self.words = with_practice(words, setup)
        self.talk = Talk(
            lambda moves, events: moments_of(events, session.open_view(moves)),
            FinishedHole,
            self.seat_room,
            lambda words: words.playing,
        )
        self._atlas = atlas
        self._round = session.view.round
        self._is_moving = False

    # The screen

    def furnish(self, table: MatchTable[PuttOffer, Action, Event]) -> QWidget:
        """Make the meadow with everything on it, and let it listen."""
        self.table = table
        meadow = RoundMeadow(table.look, self.session, self._atlas, table.motion, table.asks)
        self.meadow = meadow
        tools = table.tools
        for action in (tools.undo, tools.seats, tools.rules, tools.settings):
            table.bar.add(action)
        meadow.lay_out(table.bar)
        self._console.acted.connect(table.act)
        self._console.chosen.connect(self._take_dice)
        self._recall()
        return meadow

    @property
    def _console(self) -> DiceConsole:
        return self.meadow.console

    def _recall(self) -> None:
        """Show the last roll of a round that is gone on with."""
        events = self.session.match.last_events
        rolled = _rolled(events)
        if rolled is not None:
            self._console.tray.show_faces(rolled.faces)
            self._console.tell(events)

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons and tips tell about, by name."""
        meadow = self.meadow
        return round_parts(meadow.hole_view, self._console, score=meadow.card, holes=meadow.holes)

    @property
    def keyboard(self) -> QWidget:
        """What the keyboard belongs to now."""
        return self._console.keyboard

    def set_motion(self, motion: Motion) -> None:
        """Let ball and dice move as fast as the player wishes."""
        self.meadow.hole_view.motion = self._console.tray.motion = motion

    def seat_room(self, seat: int) -> Sequence[QRect]:
        """Return where a player stands in the order of play."""
        order = self.meadow.order
        return end_of_row(order.row_of(seat), order, self.table)

    # What is asked

    def task_for(self, events: Sequence[Event]) -> PuttTask:
        """Return what is asked now."""
        session, table = self.session, self.table
        phase = session.view.phase
        if phase is Phase.OVER:
            return RoundOver(session, table.change_offer, table.asks.again.emit)
        if session.computer_to_move is not None:
            return Watch(session, table.change_offer, table.pace, self._console.dice)
        kind = PuttQuestion if phase in QUESTIONS else ChooseDice
        return kind(session, table.change_offer)

    def show(self, offer: PuttOffer) -> None:
        """Show the round as it stands, and what is offered."""
        self.meadow.show_offer(offer)

    def tell(self, offer: PuttOffer, *, is_new: bool) -> None:
        """Tell who cannot see it what is asked, once."""
        if is_new:
            self._console.tell_question()

    def headlines(self, events: Sequence[Event], *, passed: bool) -> list[Headline]:
        """Tell great moments, to whom the turn has passed, and alone that a hole begins."""
        view, player = self.session.view, self.session.to_move
        begun, self._round = view.round != self._round, view.round
        if player is None:
            return []
        lines = great_moments(events, view)
        if passed and self.table.task.is_asked:
            note = f"{self.meadow.hole_title}  ·  {stroke_words(view)}"
            title = your_turn(seat_name(view.setup.players, player))
            lines.append(Headline(title, note, (colour_of(view.setup.players, player),)))
        elif begun and not passed:
            lines.append(Headline(self.meadow.hole_title, self.meadow.hole_facts))
        return lines

    def _take_dice(self, dice: int) -> None:
        if isinstance(self.table.task, PuttTask) and not self._is_moving:
            self.table.task.take_dice(dice)

    def take_key(self, event: QKeyEvent) -> bool:
        """Show all faces of the dice by F."""
        if event.key() != Qt.Key.Key_F or event.modifiers():
            return False
        self._console.turn_dice()
        return True

    def press_number(self, number: int) -> bool:
        """Choose dice or an answer; return whether there is such a one."""
        offer = self.table.offer
        if self.session.computer_to_move is not None:
            return False
        if offer.answers:
            self._console.answer(number - 1)
            return number <= len(offer.answers)
        is_place = bool(offer.dice) and number <= len(self._console.cards)
        if is_place:
            self._take_dice(number)
        return is_place

    # What happens

    @property
    def is_moving(self) -> bool:
        """Whether dice or ball are on their way."""
        return self._is_moving

    def freeze(self) -> None:
        """Take no answer, and tell no chances, while dice and ball are on their way."""
        self._console.freeze()
        self.meadow.hole_view.hide_chances()

    def play(self, events: Sequence[Event], done: Callable[[], None]) -> None:
        """Let dice fall and the ball roll, and cheer it in the cup."""
        ways = [event for event in events if isinstance(event, Moved | Suffered)]
        finished = (event for event in events if isinstance(event, FinishedHole))
        holed = next((event for event in finished if event.holed), None)
        rolled = _rolled(events)
        self._is_moving = True

        def follow_ball() -> None:
            if ways:
                self.meadow.hole_view.roll(ways.pop(0), follow_ball)
            elif holed is not None:
                self.meadow.hole_view.cheer(holed.strokes == 1, done)
            else:
                done()

        if rolled is None:
            follow_ball()
        else:
            self._console.tray.roll(rolled.faces, follow_ball)

    def settle(self, events: Sequence[Event]) -> None:
        """Show the dice as they lie, and tell what came of them."""
        self._is_moving = False
        rolled = _rolled(events)
        if rolled is not None:
            self._console.tray.show_faces(rolled.faces)
        if any(isinstance(event, TeedOff) for event in events):
            self._console.tray.show_faces(())
        if events:
            self._console.tell(events)

    # Hints

    def hint_room(self) -> QRect:
        """Return where hints lie: over the score card, which nobody putts by."""
        card = self.meadow.card
        missing = self.table.look.px(CARD_WIDTH) - card.width()
        return card.geometry().adjusted(-max(0, missing), 0, 0, 0)


def _rolled(events: Iterable[Event]) -> Rolled | None:
    """Return the roll among some events; None without one."""
    return next((event for event in events if isinstance(event, Rolled)), None)
