"""Why an action of 18 Holes is not allowed, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.play import Refusal

translate = QCoreApplication.translate


def golf_refusal_sentence(refusal: Refusal) -> str:
    """Return the sentence for a refusal; raises KeyError for a code the model does not know."""
    return {
        "game-over": translate("golf refusals", "The game is over."),
        "not-your-turn": translate("golf refusals", "It is not your turn."),
        "no-such-choice": translate("golf refusals", "That is not possible at this moment."),
        "aim-was-told": translate(
            "golf refusals", "The direction was told before the card was drawn."
        ),
        "other-end-in-play": translate(
            "golf refusals", "Of a wild card the end that stays on the course must be taken."
        ),
        "nothing-to-take-back": translate("golf refusals", "There is nothing in the discard."),
        "club-can-be-used": translate("golf refusals", "Every club in hand can be used now."),
        "not-in-hand": translate("golf refusals", "That club is not in the hand."),
        "tee-off-with-wood": translate(
            "golf refusals", "Slugger plays a wood or the driver on a tee box."
        ),
        "nothing-with-that-club": translate(
            "golf refusals", "With that club Dorian could do nothing here."
        ),
        "kept-card-decides": translate(
            "golf refusals", "The card that Bunjil keeps must be used by this shot."
        ),
        "power-used": translate("golf refusals", "The golfer's power is used already."),
        "name-golfer-first": translate("golf refusals", "First name the golfer who moves."),
        "not-in-bunker": translate("golf refusals", "The ball does not lie in a bunker."),
        "in-bunker": translate("golf refusals", "First the ball must get out of the bunker."),
        "driver-off-tee": translate("golf refusals", "The driver can be used on a tee box only."),
        "wood-in-bunker": translate("golf refusals", "A wood does not get out of a bunker."),
        "no-big-hit": translate("golf refusals", "No big hit can be tried with this club."),
        "dorian-resets-at-tee": translate(
            "golf refusals", "Dorian resets the hand before teeing off only."
        ),
        "nothing-to-borrow": translate("golf refusals", "Nobody else has a club to borrow."),
        "trees": translate("golf refusals", "Nobody can stand on fenced trees."),
        "clubhouse": translate("golf refusals", "Nobody can stand on the clubhouse."),
        "off-course": translate("golf refusals", "That is off the course."),
        "wood-draws-nothing": translate("golf refusals", "A wood draws no cards."),
        "not-a-deck-of-the-club": translate(
            "golf refusals", "This club does not draw from that deck."
        ),
    }[refusal.code]
