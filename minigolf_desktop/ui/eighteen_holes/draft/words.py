"""What the draft says to the player who picks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import clubs_in
from minigolf_desktop.model.eighteen_holes.draft import PASSES
from minigolf_desktop.model.eighteen_holes.golfers import (
    DORIAN_B,
    IRON_JANE_A,
    IRON_JANE_B,
    SLICK_RIKESH_B,
    SLUGGER_A,
    SLUGGER_B,
    THE_SHARK_B,
    clubs_carried,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.view import View

translate = QCoreApplication.translate


def draft_title(view: View, name: str) -> str:
    """Return what is to be done, and by whom."""
    setup = view.table.setup
    left = clubs_carried(setup.golfers[view.seat]) - view.players[view.seat].clubs
    if setup.clubs is ClubChoice.FREE:
        return translate("golf draft", "Choose %n clubs", "", left)
    return translate("golf draft", "{name}, pick a club").replace("{name}", name)


def draft_note(view: View, names: Sequence[str]) -> str:
    """Return where the draft stands, and where the cards go."""
    draft = view.draft
    if draft is None:
        return ""
    if view.table.setup.clubs is ClubChoice.FREE:
        if view.table.setup.mode is Mode.SOLO_CHAOS:
            return translate("golf draft", "Any of all 34; the opponents share what is left.")
        return translate("golf draft", "Any of the clubs for one and two players.")
    if not draft.passing:
        if draft.passes:
            return translate("golf draft", "What nobody took may make up the hand.")
        return translate("golf draft", "Before anybody else: irons only.")
    words = f"{pick_words(view)}."
    if draft.passes + 1 == PASSES:
        return f"{words} {translate('golf draft', 'What is left goes back into the box.')}"
    if len(draft.passing) == 1:
        return f"{words} {translate('golf draft', 'Nobody else picks from these cards.')}"
    passed = translate("golf draft", "Then the cards go to {name}.")
    if draft.passes + 2 == PASSES:
        passed = translate(
            "golf draft", "Then the cards go to {name}; the last one that comes is yours."
        )
    return f"{words} {passed.replace('{name}', _next_name(view, names))}"


def _next_name(view: View, names: Sequence[str]) -> str:
    """Return who gets the cards next; empty where the player passes none on."""
    passing = view.draft.passing if view.draft is not None else ()
    if view.seat not in passing:
        return ""
    return names[passing[(passing.index(view.seat) + 1) % len(passing)]]


def pick_words(view: View) -> str:
    """Return which of the player's clubs is picked; empty before cards are dealt and after them.

    Golfers carry one to five clubs, and some hold one before the draft: the pass says less.
    """
    draft = view.draft
    if draft is None or not draft.passing:
        return ""
    setup, seat = view.table.setup, view.seat
    words = translate("golf draft", "Club {number} of {clubs}")
    words = words.replace("{number}", str(view.players[seat].clubs + 1))
    return words.replace("{clubs}", str(clubs_carried(setup.golfers[seat])))


def golfer_note(view: View) -> str:
    """Return what the golfer card has to say about the draft; empty where it has nothing."""
    face = view.table.setup.golfers[view.seat]
    return {
        IRON_JANE_A: translate("golf draft", "Iron Jane chooses five irons first."),
        IRON_JANE_B: translate("golf draft", "Iron Jane chooses four irons first, all different."),
        SLICK_RIKESH_B: translate(
            "golf draft", "Slick Rikesh takes a single club, now or in a later pass."
        ),
        SLUGGER_A: translate("golf draft", "The driver is yours: four more."),
        SLUGGER_B: translate(
            "golf draft", "The driver is yours: four more. Every tee is left with it or a wood."
        ),
        THE_SHARK_B: translate("golf draft", "The Shark may not carry wedges."),
        DORIAN_B: translate("golf draft", "Dorian takes three clubs, and keeps them all."),
    }.get(face, "")


def closed_note(view: View) -> str:
    """Return why some of the cards cannot be taken."""
    face = view.table.setup.golfers[view.seat]
    if face == THE_SHARK_B:
        return translate("golf draft", "The Shark may not carry wedges.")
    return translate("golf draft", "This golfer may not carry it.")


def offered_clubs(view: View) -> tuple[int, ...]:
    """Return the numbers of the clubs on the table before the player, by initiative."""
    draft = view.draft
    if draft is None:
        return ()
    hand = draft.hands[view.seat] if draft.passing else draft.pool
    return tuple(clubs_in(hand))
