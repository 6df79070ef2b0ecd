"""The table of Putt Dice: the screen on which a round is played."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.putt_dice import (
    HOLES,
    Action,
    Event,
    FinishedHole,
    Moved,
    Phase,
    Roll,
    Rolled,
    Suffered,
    TeedOff,
    View,
)
from minigolf_desktop.ui.common.art.surroundings import Surroundings, surroundings_of
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers, Pace
from minigolf_desktop.ui.common.hints import HINT_WIDTH, HintPanel, Hints
from minigolf_desktop.ui.common.key_gate import Steps, rest_keys
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.players import player_name, your_turn
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import content_name, with_practice
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Banner, Headline
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label, logo_label, press_focused
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps
from minigolf_desktop.ui.putt_dice.console import Console
from minigolf_desktop.ui.putt_dice.ending import RoundEnd
from minigolf_desktop.ui.putt_dice.hole_view import HoleView
from minigolf_desktop.ui.putt_dice.panels import HolesBar, OrderPanel, ScoreCard
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.words import Stand, players_words, stroke_words


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


def _ace(player: int, view: View) -> Headline:
    words = translate("putting", "{player} makes a hole in one!")
    title = words.replace("{player}", player_name(view.setup.names, player))
    return Headline(title, "", (PLAYER_COLOURS[player].name,), cheers=True)


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
    title = words.replace("{player}", player_name(view.setup.names, seat))
    title = title.replace("{hole}", str(number % HOLES + 1))
    note = translate("putting", "in {strokes}").replace("{strokes}", str(fewest))
    return [Headline(title, note, (PLAYER_COLOURS[seat].name,), cheers=True)]


def round_parts(hole_view: HoleView, console: Console, **others: QWidget) -> dict[str, Finder]:
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


_DIGITS = {Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3, Qt.Key.Key_4: 4, Qt.Key.Key_5: 5}


class PuttingScreen(MeadowScreen):
    """Choose dice, roll, watch the ball; the round asks for what comes next."""

    home = Signal()
    """The screen before is asked for."""
    rules = Signal()
    """Rules and keys are asked for."""
    settings = Signal()
    """The settings are asked for."""
    seats = Signal()
    """Somebody else is to decide on a seat."""
    again = Signal()
    """Another round is asked for."""

    def __init__(
        self,
        look: Look,
        session: PuttingSession,
        atlas: TileAtlas,
        motion: Motion,
        computers: ComputerPlayers | None = None,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("putting", "Putt Dice"))
        self.session = session
        """The round on the screen."""
        self.moving = False
        """Whether dice or ball are on their way."""
        self.banner = Banner(look, motion, self)
        """Whose turn it is, when that changes."""
        self._steps = Steps(self)
        self._steps.ended.connect(self.banner.end)
        self._round = session.view.round
        self._player: int | None = session.to_move
        view = session.view
        self.hole_view = HoleView(look, session.course, atlas, motion)
        """The hole."""
        self.console = Console(look, session, motion)
        """Dice and button."""
        self.order = OrderPanel(look, view, session.course)
        self.holes = HolesBar(look, view)
        self.card = ScoreCard(look, view)
        self.end = RoundEnd(look, view, session.course, atlas, motion)
        """What is seen once the round is over."""
        self.result, self.podium = self.end.result, self.end.podium
        """The whole score card, and who came where."""
        self.keepsake = self.end.keepsake
        """The course below the score card."""
        Piecemeal(thumbnail_steps(session.course, atlas), self.order.show_course, self)
        self.order.setAccessibleName(translate("putting", "Order of play"))
        self.card.setAccessibleName(translate("putting", "Score card"))
        self.hint_panel = None if hints is None else self._panel_of(hints)
        """Good moves; None where the round is only looked at."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        column.addLayout(self._middle(), 1)
        column.addWidget(self.console)
        session.changed.connect(self._follow)
        self.console.roll.connect(self._roll)
        self.console.looked_at.connect(lambda _: self._show_stand())
        self.console.answered.connect(self._answer)
        self.console.again.connect(self.again)
        self.pace = Pace(self, motion, computers)
        """Plays what computers decide, so that one can follow."""
        self.pace.shown.connect(self.console.show_decision)
        self.pace.due.connect(self.session.play)
        self.console.hurried.connect(self.pace.hurry)
        self.console.finish_at_once.connect(self.pace.finish_at_once)
        self._recall()
        self._show()

    def surroundings(self) -> Surroundings:
        """Return what lies about the course."""
        return surroundings_of(self.session.view.setup.course.name)

    def meadow_seen(self) -> QRect:
        """Return the room of the hole, or the whole screen once the round is over."""
        return self.hole_view.geometry() if self.hole_view.isVisible() else super().meadow_seen()

    def _panel_of(self, hints: Hints) -> HintPanel:
        panel = HintPanel(
            self.look,
            self,
            hints,
            self._hint_room,
        )
        panel.pointed.connect(self._prepare)
        panel.taken.connect(self.console.get_ready)
        panel.closed.connect(self.console.release)
        panel.closed.connect(self.console.keep_focus)
        return panel

    def _hint_room(self) -> QRect:
        """Return where hints lie: over the score card, which nobody putts by."""
        missing = self.look.px(HINT_WIDTH) - self.card.width()
        return self.card.geometry().adjusted(-max(0, missing), 0, 0, 0)

    def _prepare(self, action: Action) -> None:
        """Choose what a hint says, without playing it."""
        if self._is_asked:
            self.console.prepare(action)

    def _recall(self) -> None:
        """Show the last roll of a round that is gone on with."""
        events = self.session.match.log[-1]
        rolled = next((event for event in events if isinstance(event, Rolled)), None)
        if rolled is not None:
            self.console.tray.show_faces(rolled.faces)
            self.console.tell(events)

    def _bar(self) -> QFrame:
        look = self.look
        bar = QFrame()
        bar.setProperty("role", "bar")
        bar.setFixedHeight(look.px(48))
        row = QHBoxLayout(bar)
        row.setContentsMargins(look.px(10), 0, look.px(10), 0)
        row.setSpacing(look.px(Space.SMALL))
        back = icon_button(look, "home", translate("putting", "Home (Esc)"))
        back.clicked.connect(self.home)
        row.addWidget(back)
        row.addWidget(logo_label(look, 28))
        row.addWidget(label(translate("putting", "Putt Dice"), "panel_title"))
        row.addSpacing(look.px(10))
        setup = self.session.view.setup
        words = f"{content_name(setup.course.name)}  ·  {players_words(len(setup.players))}"
        row.addWidget(label(with_practice(words, setup), "small_body", "second"))
        row.addStretch(1)
        self._undo = icon_button(look, "undo", translate("putting", "Undo (Ctrl+Z)"))
        self._undo.clicked.connect(self._take_back)
        row.addWidget(self._undo)
        if self.hint_panel is not None:
            row.addWidget(self.hint_panel.bulb)
        for name, text, signal in (
            ("person", translate("characters", "Who plays (Ctrl+Shift+P)"), self.seats),
            ("book", translate("putting", "Rules (F1)"), self.rules),
            ("gear", translate("putting", "Settings"), self.settings),
        ):
            tool = icon_button(look, name, text)
            tool.clicked.connect(signal)
            row.addWidget(tool)
        return bar

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
        head.addWidget(self._price, 0, Qt.AlignmentFlag.AlignBottom)
        centre.addLayout(head)
        centre.addWidget(self.hole_view, 1)
        centre.addLayout(self.end)
        row.addLayout(centre, 1)
        row.addWidget(self.card)
        return row

    # Showing

    def _show(self) -> None:
        """Show where the round stands, with nothing on its way."""
        session, view = self.session, self.session.view
        player = session.to_move
        if view.phase is Phase.PUTT and session.computer_to_move is None:
            # The dice that promise the fewest strokes: a good place to think from.
            self.console.choose(session.best_dice)
        self.card.player = view.order[0] if player is None else player
        for panel in (self.order, self.holes, self.card):
            panel.show_view(view)
        self.end.show_view(view, is_over=player is None)
        # Qt gives a layout its share of the height though nothing in it is to be seen.
        self._centre.setStretchFactor(self.end, int(player is None))
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
            part.setVisible(player is not None)
        self._undo.setEnabled(session.can_undo and not self.moving)
        self._name_hole()
        self.console.ask()
        self._show_stand()
        self.console.keep_focus()
        self.pace.go_on()

    def _name_hole(self) -> None:
        view = self.session.view
        if view.phase is Phase.OVER:
            return
        self._price.setText(
            translate("putting", "Leaving a tile costs the number on its red flag.")
        )
        number = translate("putting", "Hole {number}")
        self._title.setText(number.replace("{number}", str(view.round % HOLES + 1)))
        tiles = translate("putting", "{number} tiles, tee to green")
        tiles = tiles.replace("{number}", str(view.hole.length))
        par = translate("putting", "par {par}").replace("{par}", str(view.hole.par))
        words = f"{par}  ·  {tiles}"
        if view.round >= HOLES:
            words += "  ·  " + translate("putting", "play-off")
        self._subtitle.setText(words)

    def _show_stand(self) -> None:
        view, player = self.session.view, self.session.to_move
        if player is None:
            return
        putting = view.phase is Phase.PUTT
        playing = view.phase is not Phase.PICK_FIRST
        stand = Stand(
            view.hole,
            view.position,
            player if playing else -1,
            view.order[view.turn + 1 :] if playing else view.order,
            self.session.odds(self.console.dice) if putting else None,
            self.console.dice,
        )
        self.hole_view.show_stand(stand)

    # Playing

    def _roll(self, dice: int) -> None:
        if self._is_asked and self.session.view.phase is Phase.PUTT:
            self.session.play(Roll(dice))

    def _answer(self, action: Action) -> None:
        if self._is_asked:
            self.session.play(action)

    @property
    def _is_asked(self) -> bool:
        """Whether a person is to decide, and sees how the round stands."""
        return not self.moving and self.session.computer_to_move is None

    def _take_back(self) -> None:
        if not self.moving:
            self.session.undo()

    def _follow(self, events: tuple[Event, ...]) -> None:
        """Let dice fall and the ball roll as the events tell, then show how the round stands."""
        # A button that goes dead hands the keyboard on, and the next in line is Home.
        self._steps.end()
        self.console.freeze()
        self.hole_view.hide_chances()
        self.moving = True
        self.pace.wait()
        ways = [event for event in events if isinstance(event, Moved | Suffered)]
        rolled = next((event for event in events if isinstance(event, Rolled)), None)
        finished = (event for event in events if isinstance(event, FinishedHole))
        holed = next((event for event in finished if event.holed), None)

        def settle() -> None:
            self.moving = False
            if any(isinstance(event, TeedOff) for event in events):
                self.console.tray.show_faces(())
            if events:
                self.console.tell(events)
            passed = self.session.to_move != self._player
            if passed:
                self._player = self.session.to_move
                self._steps.hand_over()
            elif self.session.view.phase is not Phase.PUTT:
                # Nobody has read yet what is asked now.
                rest_keys(self)
            self._show()
            self._tell(events, passed=passed)

        def follow_ball() -> None:
            if not ways:
                if holed is None:
                    settle()
                else:
                    self.hole_view.cheer(holed.strokes == 1, settle)
                return
            way = ways.pop(0)
            self.hole_view.roll(way, follow_ball)

        if self.pace.is_at_once:
            if rolled is not None:
                self.console.tray.show_faces(rolled.faces)
            settle()
        elif rolled is None:
            follow_ball()
        else:
            self.console.tray.roll(rolled.faces, follow_ball)

    def _tell(self, events: tuple[Event, ...], *, passed: bool) -> None:
        """Tell great moments, to whom the turn has passed, and alone that a hole begins."""
        view, player = self.session.view, self.session.to_move
        begun, self._round = view.round != self._round, view.round
        names = view.setup.names
        if player is None:
            return
        lines = great_moments(events, view)
        if passed and self.session.computer_to_move is None:
            note = f"{self._title.text()}  ·  {stroke_words(view)}"
            colour = PLAYER_COLOURS[player].name
            lines.append(Headline(your_turn(player_name(names, player)), note, (colour,)))
        elif begun and not passed:
            lines.append(Headline(self._title.text(), self._subtitle.text()))
        self.banner.tell(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the hole its share of a low window."""
        self.console.fit(self.height())
        self.end.fit(self.width())
        super().resizeEvent(event)

    # What a lesson tells about

    @property
    def is_settled(self) -> bool:
        """Whether neither dice nor ball are on their way."""
        return not self.moving

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return round_parts(self.hole_view, self.console, score=self.card, holes=self.holes)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 to 4 choose dice or an answer, Space and Enter roll, Ctrl+Z undoes, Esc goes home.

        F shows all faces of the dice, H twice good moves.
        """
        if self.hint_panel is not None and self.hint_panel.take_key(event):
            return
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_Escape:
            self.home.emit()
        elif key == Qt.Key.Key_F1:
            self.rules.emit()
        elif key == Qt.Key.Key_Z and control:
            self._take_back()
        elif key in _DIGITS and self._is_asked:
            self._digit(_DIGITS[Qt.Key(key)])
        elif key == Qt.Key.Key_F and not event.modifiers():
            self.console.turn_dice()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.session.computer_to_move is not None:
                self.pace.hurry()
            elif not (self.console.answers() and press_focused(self)):
                self._roll(self.console.dice)
        else:
            super().keyPressEvent(event)

    def _digit(self, number: int) -> None:
        answers = self.console.answers()
        if answers:
            if number <= len(answers):
                answers[number - 1].click()
        elif number <= len(self.console.cards) and self.session.view.phase is Phase.PUTT:
            self.console.choose(number)

    def raised(self) -> list[QWidget]:
        """Return the panels that throw a shadow on the meadow."""
        return [
            panel
            for panel in (self.order, self.holes, self.card, self.result)
            if panel.isVisibleTo(self)
        ]


__all__ = ["PuttingScreen"]
