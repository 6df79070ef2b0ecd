"""What a round tells who cannot see it: what happened, what may be chosen, what comes of it."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence

from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, distance
from minigolf_desktop.ui.common.spoken import (
    announce,
    in_sentences,
    keyed,
    taken_back,
    voice_of,
)
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import aim_number, hex_centre, step_vector
from minigolf_desktop.ui.eighteen_holes.round.landings import lying_words
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Offer
from minigolf_desktop.ui.eighteen_holes.round.reach import reach_words
from minigolf_desktop.ui.eighteen_holes.round.table import RoundTable
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_words
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence
from minigolf_desktop.ui.eighteen_holes.text.ground import direction_name
from minigolf_desktop.ui.eighteen_holes.text.shots import shot_words

translate = QCoreApplication.translate


class SpokenRound(QObject):
    """Announces what happens, and of every offer what is another than in the one before."""

    def __init__(self, table: RoundTable) -> None:
        super().__init__(table)
        self._table = table
        self._told: frozenset[str] = frozenset()
        self._asked = _asked(table.offer)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._tell_now)
        self._moves = len(table.session.match.log)
        table.session.changed.connect(self._follow)

    def tell(self) -> None:
        """Tell what is new in the offer that is shown, once all is done that is done now.

        So nothing is told of an offer that gives way at once to another, or to a curtain.
        """
        if QAccessible.isActive():
            self._soon.start()

    def _tell_now(self) -> None:
        if self._table.curtain is None:
            voice_of(self._table).say(self._new(), at_once=True)

    def tell_hex(self, place: Hex, words: tuple[str, str]) -> None:
        """Tell what lies on a hex, how far it is, and who stands there."""
        announce(self._table, lambda: self._hex(place, words), at_once=True)

    def _follow(self, events: tuple[Any, ...]) -> None:
        # Some moves make no event: an aim that is chosen, say.
        before, self._moves = self._moves, len(self._table.session.match.log)
        back = self._moves < before
        announce(self._table, lambda: taken_back() if back else self._happened(events))

    def _happened(self, events: tuple[Any, ...]) -> str:
        table, names = self._table.session.view.table, self._table.names
        return in_sentences(*(golf_event_sentence(event, table, names) for event in events))

    def _hex(self, place: Hex, words: tuple[str, str]) -> str:
        table = self._table
        view = table.session.view
        standing = [one.name for one in table.scene.picture.golfers if one.place == place]
        start = view.table.field.hexes[view.balls[max(0, view.ball)].place]
        away = distance(start, place)
        far = translate("golf round", "%n hexes from the ball", "", away) if away else ""
        return in_sentences(words[0], far, ", ".join(standing), words[1])

    def _new(self) -> str:
        parts = tuple(part for part in self._parts(self._table.offer) if part)
        before, self._told = self._told, frozenset(parts)
        if self._asked != _asked(self._table.offer):
            # Another's keys may do the same: who has not heard them is told all of them.
            self._asked, before = _asked(self._table.offer), frozenset()
        return in_sentences(*(part for part in parts if part not in before))

    def _parts(self, offer: Offer) -> Iterable[str]:
        """Return all that is shown of an offer, part by part."""
        table = self._table
        yield table.names[offer.who]
        yield in_sentences(offer.title, offer.note)
        yield in_sentences(table.console.lie, _way_to_green(table.session.view, offer))
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


def _asked(offer: Offer) -> tuple[int, bool]:
    """Return who is asked, and whether behind the curtain: all is told anew to somebody else."""
    return offer.who, offer.is_private


def _way_to_green(view: View, offer: Offer) -> str:
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


def _clubs(offer: Offer) -> Iterable[str]:
    """Return the clubs that may be chosen, each with its key."""
    for number, place in enumerate(offer.hand, start=1):
        if place.club is not None and place.refusal == "":
            yield _numbered(number, club_words(place.club).split("\n")[0])


def _cards(offer: Offer) -> Iterable[str]:
    """Return the cards drawn, and the greens that may be chosen, each with its key."""
    for number, stack in enumerate(offer.stacks, start=1):
        if stack.cards:
            words = shot_words(stack.cards[-1])
            can_choose = offer.is_spread and stack.refusal == ""
            yield _numbered(number, words) if can_choose else words
    for number, card in enumerate(offer.target_cards, start=1):
        words = translate("TargetCards", "Green {hole}").replace("{hole}", str(card.hole + 1))
        yield _numbered(number, f"{words}, {card.note}")


def _aims(offer: Offer) -> Iterable[str]:
    """Return the directions that may be chosen, each with its key and what is there."""
    for direction, aim in sorted(offer.aims.items(), key=lambda one: aim_number(one[0])):
        words = ", ".join(filter(None, (direction_name(direction), aim.words)))
        yield _numbered(aim_number(direction), words)


def _chosen(offer: Offer) -> Iterable[str]:
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
