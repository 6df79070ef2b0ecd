"""What a round says of the thing under the pointer, and says aloud to a screen reader."""

from collections.abc import Callable, Iterable

from PySide6 import QtGui
from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeySequence

from minigolf_desktop.model.eighteen_holes.course import TeeBox, Terrain
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.eighteen_holes.moves import Action, Event
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, distance
from minigolf_desktop.ui.common.boards.gestures import Direction, nearest_ahead
from minigolf_desktop.ui.common.spoken import announce, in_sentences, keyed, taken_back, voice_of
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.table.task import Choice
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.grid import aim_number, hex_centre, step_vector
from minigolf_desktop.ui.eighteen_holes.board.picture import Tint
from minigolf_desktop.ui.eighteen_holes.round.board import RoundBoard
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    lying_words,
    reach_words,
    tint_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import GolfTask
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_words,
    direction_name,
    shot_words,
    terrain_name,
)
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode


class SpokenRound(QObject):
    """Announces what happens, and of every offer what is another than in the one before."""

    def __init__(self, table: MatchTable[GolfOffer, Action, Event], board: RoundBoard) -> None:
        super().__init__(table)
        self._table = table
        self._board = board
        self._session = board.session
        self._told: frozenset[str] = frozenset()
        self._asked = _asked(board.offer)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell_now)
        self._moves = len(self._session.match.log)
        self._session.changed.connect(self._follow)

    def tell(self) -> None:
        """Tell what is new in the offer that is shown, once all is done that is done now.

        So nothing is told of an offer that gives way at once to another, or to a curtain.
        """
        if QtGui.QAccessible.isActive():
            self._soon.start()

    def _tell_now(self) -> None:
        if self._table.curtain is None:
            voice_of(self._table).say(self._new(), at_once=True)

    def tell_hex(self, place: Hex, words: tuple[str, str]) -> None:
        """Tell what lies on a hex, how far it is, and who stands there."""
        announce(self._table, lambda: self._hex(place, words), at_once=True)

    def _follow(self, events: tuple[Event, ...]) -> None:
        # Some moves make no event: an aim that is chosen, say.
        before, self._moves = self._moves, len(self._session.match.log)
        back = self._moves < before
        announce(self._table, lambda: taken_back() if back else self._happened(events))

    def _happened(self, events: tuple[Event, ...]) -> str:
        table, names = self._session.view.table, self._board.names
        return in_sentences(*(golf_event_sentence(event, table, names) for event in events))

    def _hex(self, place: Hex, words: tuple[str, str]) -> str:
        view = self._session.view
        golfers = self._board.scene.picture.golfers
        standing = [one.name for one in golfers if one.place == place]
        start = view.table.field.hexes[view.balls[max(0, view.ball)].place]
        away = distance(start, place)
        far = translate("golf round", "%n hexes from the ball", "", away) if away else ""
        return in_sentences(words[0], far, ", ".join(standing), words[1])

    def _new(self) -> str:
        offer = self._board.offer
        parts = tuple(part for part in self._parts(offer) if part)
        before, self._told = self._told, frozenset(parts)
        if self._asked != _asked(offer):
            # Another's keys may do the same: who has not heard them is told all of them.
            self._asked, before = _asked(offer), frozenset()
        return in_sentences(*(part for part in parts if part not in before))

    def _parts(self, offer: GolfOffer) -> Iterable[str]:
        """Return all that is shown of an offer, part by part."""
        board = self._board
        yield board.names[offer.who]
        yield in_sentences(offer.title, offer.note)
        yield in_sentences(board.console.lie, _way_to_green(self._session.view, offer))
        # Keys that lie together are told together: else an old meaning of one would seem to stay.
        yield offer.hand_title
        for row in offer.summary:
            yield with_colon(row.name, ", ".join(filter(None, (row.club, row.words))))
        yield in_sentences(*_clubs(offer))
        yield in_sentences(*_cards(offer))
        yield in_sentences(*_aims(offer))
        yield from _chosen(offer)
        yield reach_words(offer.reach)
        main = (offer.main,) if offer.main is not None else ()
        for choice in (*offer.actions, *offer.others, *main):
            yield _choice(choice)


def _asked(offer: GolfOffer) -> tuple[int, bool]:
    """Return who is asked, and whether in secret; a change of either has everything said anew."""
    return offer.who, offer.is_private


def _way_to_green(view: View, offer: GolfOffer) -> str:
    """Return how far the green in play is from the ball, and in which direction."""
    ball = offer.golfer if offer.golfer >= 0 else view.ball
    if ball == NONE and offer.hand and not view.table.teams:
        # A club is chosen for the next turn.
        ball = view.table.balls_of(offer.who)[0]
    if ball == NONE or not 0 <= view.balls[ball].hole < len(view.table.field.greens):
        return ""
    field, place = view.table.field, view.balls[ball].place
    way = hex_centre(field.hexes[field.greens[view.balls[ball].hole]], 1.0)
    way -= hex_centre(field.hexes[place], 1.0)
    direction = max(DIRECTIONS, key=lambda one: QPointF.dotProduct(step_vector(one, 1.0), way))
    return ", ".join((lying_words(view, ball, place).note, direction_name(direction)))


def _clubs(offer: GolfOffer) -> Iterable[str]:
    """Return the clubs that may be chosen, each with its key."""
    for number, place in enumerate(offer.hand, start=1):
        if place.club is not None and place.refusal == "":
            yield _numbered(number, club_words(place.club).split("\n")[0])


def _cards(offer: GolfOffer) -> Iterable[str]:
    """Return the cards drawn, and the greens that may be chosen, each with its key."""
    for number, stack in enumerate(offer.stacks, start=1):
        if stack.cards:
            words = shot_words(stack.cards[-1])
            can_choose = offer.is_spread and stack.refusal == ""
            yield _numbered(number, words) if can_choose else words
    for number, card in enumerate(offer.target_cards, start=1):
        words = translate("TargetCards", "Green {hole}").replace("{hole}", str(card.hole + 1))
        yield _numbered(number, f"{words}, {card.note}")


def _aims(offer: GolfOffer) -> Iterable[str]:
    """Return the directions that may be chosen, each with its key and what is there."""
    for direction, aim in sorted(offer.aims.items(), key=lambda one: aim_number(one[0])):
        words = ", ".join(filter(None, (direction_name(direction), aim.words)))
        yield _numbered(aim_number(direction), words)


def _chosen(offer: GolfOffer) -> Iterable[str]:
    """Return what may be chosen on the course, and the one that is."""
    targets = offer.targets.targets
    if 0 <= offer.target < len(targets):
        target = targets[offer.target]
        if target.title not in f"{offer.title} {offer.note}":
            yield in_sentences(target.title, target.note)
    elif targets:
        yield translate("golf round", "The arrow keys lead through %n choices", "", len(targets))
    if offer.green != NONE:
        words = translate("TargetCards", "Green {hole}")
        yield words.replace("{hole}", str(offer.green + 1))


def _numbered(number: int, words: str) -> str:
    return keyed(QKeySequence(str(number)), words)


def _choice(choice: Choice) -> str:
    if not choice.is_ready:
        return ""
    return keyed(QKeySequence(Qt.Key(choice.key)), choice.words)


def hex_words(view: View, place: Hex, tint: Tint | None) -> tuple[str, str]:
    """Return a title and a note for a hex; empty for the meadow round the course.

    While it is tinted its chance is told in place of its rules.
    """
    field = view.table.field
    number = field.number.get(place, NONE)
    if not 0 <= number < field.size:
        return "", ""
    terrain = field.terrain(number)
    title = _title(view, number, terrain)
    return title, tint_words(tint) if tint is not None else _note(view, place, number, terrain)


def _title(view: View, number: int, terrain: Terrain) -> str:
    field = view.table.field
    if number == field.greens[-1] and view.table.is_nineteenth:
        return translate("golf round", "The clubhouse")
    if number in field.greens:
        words = translate("golf round", "Green of hole {hole}")
        return words.replace("{hole}", str(field.greens.index(number) + 1))
    if number in field.tees:
        words = translate("golf round", "Tee of hole {hole}")
        return words.replace("{hole}", str(field.tees.index(number) + 1))
    name = terrain_name(terrain)
    return name[:1].upper() + name[1:]


def _note(view: View, place: Hex, number: int, terrain: Terrain) -> str:
    """Return what a kind of ground does to a ball and to the next shot."""
    if number in view.table.field.tee_boxes:
        box = _tee_box(view, place)
        return tee_words(box) if box is not None else ""
    if number == view.table.field.greens[-1] and view.table.is_nineteenth:
        return translate("golf round", "The 19th: first there wins.")
    strokes = golf_mode(view).counts_strokes
    water = translate("golf round", "A ball in it misses a turn")
    if strokes:
        water = translate("golf round", "A ball in it costs a stroke")
    out = translate("golf round", "Out of bounds: the ball goes back to where it was hit.")
    return {
        Terrain.ROUGH: translate(
            "golf round", "The next shot goes one hex less; chips and hybrids go as far as ever."
        ),
        Terrain.FAIRWAY: translate("golf round", "The next shot goes its whole distance."),
        Terrain.GREEN: translate("golf round", "Here a hole ends. A ball flies over it, too."),
        Terrain.BUNKER: translate(
            "golf round", "To get out, aim at a hex beside it; the sign on the card decides."
        ),
        Terrain.WATER: f"{water}. " + translate("golf round", "Then it lies as in the rough."),
        Terrain.LAKE: f"{water}. " + translate("golf round", "Then it lies as on the fairway."),
        Terrain.TREES: translate(
            "golf round", "They stop the ball on the hex before. Chips pass those beside the ball."
        ),
        Terrain.CLUBHOUSE: translate("golf round", "Balls may fly over it.") + " " + out,
    }.get(terrain, "")


def _tee_box(view: View, place: Hex) -> TeeBox | None:
    """Return the tee that stands on a hex."""
    faces = view.table.box.face_by_id
    for tile in view.table.setup.course.tiles:
        tee = faces[tile.face].tee
        if tee is not None and tile_hexes(tile)[tee.place] == place:
            return tee
    return None


def tee_words(box: TeeBox) -> str:
    """Return what the sign of a tee says: ``P4 1``."""
    words = translate(
        "golf round",
        "Its sign P{par} {tiles}: par {par}, with %n fairway tiles between tee and green.",
        "",
        box.fairway_tiles,
    )
    return words.replace("{par}", str(box.par)).replace("{tiles}", str(box.fairway_tiles))


class Pointing(QObject):
    """Shows what may come of what is pointed at before it is chosen, and explains the ground."""

    def __init__(
        self, board: RoundBoard, spoken: SpokenRound, task: Callable[[], GolfTask]
    ) -> None:
        """``task`` returns what is asked now."""
        super().__init__(board)
        self._board = board
        self._session = board.session
        self._spoken = spoken
        self._task = task
        self._looked: Hex | None = None
        scene = board.scene
        board.console.hand.pointed.connect(self._point_at_club)
        scene.pointed.connect(self._point_at_target)
        scene.hex_asked.connect(self._explain_hex)
        board.console.decks.pointed.connect(self._point_at_deck)

    def look_around(self, direction: Direction) -> None:
        """Let the keys look at the next hex in a direction, first at that of the ball."""
        scene = self._board.scene
        if scene.playing:
            return
        view, here = self._session.view, self._looked
        hexes = view.table.field.hexes[: view.table.field.size]
        if here is None:
            self._looked = hexes[view.balls[max(0, view.ball)].place]
        else:
            points = ((hex_centre(one, 1.0), one) for one in hexes)
            self._looked = nearest_ahead(hex_centre(here, 1.0), points, direction) or here
        self._board.view.reveal_hex(self._looked)
        words = hex_words(view, self._looked, scene.tint_at(self._looked))
        scene.look_at(self._looked, *words)
        self._spoken.tell_hex(self._looked, words)

    def go_on(self) -> None:
        """Tint what a club may reach that came under a resting pointer, behind a curtain say."""
        club = self._board.console.hand.pointed_at
        if club >= 0 and self._board.offer.reach == NO_REACH:
            self._point_at_club(club)

    def _point_at_club(self, club: int) -> None:
        """Show what a club may reach that lies face up; what is offered when the pointer left."""
        if self._board.scene.playing:
            return
        offer = self._board.offer
        seen = any(place.club is not None and place.club.number == club for place in offer.hand)
        self._board.show_reach(self._task().reach(club) if seen else offer.reach)

    def _point_at_deck(self, deck: int) -> None:
        """Show what a draw from a deck may come to that can be chosen."""
        offer = self._board.offer
        used = self._session.view.used[offer.who]
        if self._board.scene.playing or deck not in (NONE, *offer.decks) or used == NONE:
            return
        self._board.show_reach(offer.reach if deck == NONE else self._task().reach(used, deck))

    def _point_at_target(self, index: int | None) -> None:
        """Show what may come of a direction that is chosen before the draw."""
        offer = self._board.offer
        found = offer.reach_of_targets
        if not self._board.scene.playing and found:
            of_offer = index is None or index >= len(found)
            self._board.show_reach(offer.reach if of_offer else found[index or 0])

    def _explain_hex(self, place: Hex) -> None:
        """Tell what lies on a hex on which the pointer rests."""
        scene = self._board.scene
        scene.explain(place, *hex_words(self._session.view, place, scene.tint_at(place)))
