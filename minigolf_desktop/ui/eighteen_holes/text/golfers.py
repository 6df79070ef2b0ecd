"""What the golfers are called and what each of their two sides does (ruling H8)."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes import golfers
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.ui.common.text.punctuation import with_colon

translate = QCoreApplication.translate


def golfer_name(face: str) -> str:
    """Return the name of a golfer by a face's id (``lucky-b``)."""
    return {
        Golfer.BUNJIL: translate("golfers", "Bunjil"),
        Golfer.DORIAN: translate("golfers", "Dorian"),
        Golfer.IRON_JANE: translate("golfers", "Iron Jane"),
        Golfer.LUCKY: translate("golfers", "Lucky"),
        Golfer.SLICK_RIKESH: translate("golfers", "Slick Rikesh"),
        Golfer.SLUGGER: translate("golfers", "Slugger"),
        Golfer.SWIFT: translate("golfers", "Swift"),
        Golfer.THE_SHARK: translate("golfers", "The Shark"),
    }[GOLFER_FACES[face].golfer]


def side_words(face: str) -> str:
    """Return which side it is and how hard: ``side B, the harder one``."""
    if GOLFER_FACES[face].side == "a":
        return translate("golfers", "side A, the easier one")
    return translate("golfers", "side B, the harder one")


def golfer_fact(face: str) -> str:
    """Return what a face does, in one plain sentence for its card."""
    return {
        golfers.BUNJIL_A: translate("golfers", "Once a hole: looks at the top card of a deck."),
        golfers.BUNJIL_B: translate("golfers", "Once a hole: looks at a card, keeps or shows it."),
        golfers.DORIAN_A: translate("golfers", "One club of your choice is never used up."),
        golfers.DORIAN_B: translate("golfers", "Only three clubs, and none is ever used up."),
        golfers.IRON_JANE_A: translate("golfers", "Picks her irons before the draft."),
        golfers.IRON_JANE_B: translate(
            "golfers", "Picks four irons before the draft, no two alike."
        ),
        golfers.LUCKY_A: translate("golfers", "Once a hand: draws a shot card anew."),
        golfers.LUCKY_B: translate("golfers", "Once a hole: throws in a club to draw anew."),
        golfers.SLICK_RIKESH_A: translate(
            "golfers", "Once a hole: plays a club revealed by another."
        ),
        golfers.SLICK_RIKESH_B: translate(
            "golfers", "Has one club, and plays what others have used."
        ),
        golfers.SLUGGER_A: translate("golfers", "Always has the driver."),
        golfers.SLUGGER_B: translate(
            "golfers", "Always has the driver; tees off with it or a wood."
        ),
        golfers.SWIFT_A: translate("golfers", "Plays one earlier and wins every tie."),
        golfers.SWIFT_B: translate("golfers", "Plays one earlier but loses every tie."),
        golfers.THE_SHARK_A: translate("golfers", "Water is plain ground."),
        golfers.THE_SHARK_B: translate("golfers", "Water is plain ground; carries no wedge."),
    }[face]


def golfer_rules(face: str) -> str:
    """Return the whole of what a face does, for tooltips."""
    return {
        golfers.BUNJIL_A: translate(
            "golfers",
            "Once on every hole, just before choosing a club, you may look in secret at the top "
            "card of a deck that one of your clubs can draw from. It goes back where it was.",
        ),
        golfers.BUNJIL_B: translate(
            "golfers",
            "Once on every hole, just before choosing a club, you may look at the top card of a "
            "deck that one of your clubs can draw from. Keep it for your next shot, with a club "
            "that draws from that deck, or put it back face up for all to see.",
        ),
        golfers.DORIAN_A: translate(
            "golfers",
            "After the draft you tell all which of your clubs lasts: it always returns to your "
            "hand. You may take the others back only between holes, when it is the last you hold.",
        ),
        golfers.DORIAN_B: translate(
            "golfers", "You carry three clubs instead of five. All return to your hand after use."
        ),
        golfers.IRON_JANE_A: translate(
            "golfers", "You choose five irons out of all the clubs before the others draft theirs."
        ),
        golfers.IRON_JANE_B: translate(
            "golfers",
            "You choose four irons out of all the clubs before the others draft theirs; "
            "each must have another name.",
        ),
        golfers.LUCKY_A: translate(
            "golfers",
            "After a draw you may draw another card from the same deck; that one must be played. "
            "You can do so again after taking your hand back.",
        ),
        golfers.LUCKY_B: translate(
            "golfers",
            "After a draw you may put another of your clubs on the discard and draw another card "
            "from the same deck; that one must be played. Once a hand, and once a hole at most.",
        ),
        golfers.SLICK_RIKESH_A: translate(
            "golfers",
            "Once on every hole, when all clubs are revealed, you may play the club of somebody "
            "else instead of your own, right after its owner.",
        ),
        golfers.SLICK_RIKESH_B: translate(
            "golfers",
            "You draft a single club, at any time in the draft. It tells when your turn is; you "
            "play with any club that lies in the discard of another, or with your own.",
        ),
        golfers.SLUGGER_A: translate(
            "golfers",
            "The driver is yours and returns to your hand after use. You draft four clubs besides.",
        ),
        golfers.SLUGGER_B: translate(
            "golfers",
            "The driver is yours and returns to your hand after use. You draft four clubs besides. "
            "From every tee box you must play the driver or a wood, on par 3 too.",
        ),
        golfers.SWIFT_A: translate(
            "golfers",
            "The initiative of your club counts one less. Where it equals that of another, you "
            "play first.",
        ),
        golfers.SWIFT_B: translate(
            "golfers",
            "The initiative of your club counts one less. Where it equals that of another, the "
            "other plays first.",
        ),
        golfers.THE_SHARK_A: translate(
            "golfers", "You play from water as from the ground below it and miss no turn."
        ),
        golfers.THE_SHARK_B: translate(
            "golfers",
            "You play from water as from the ground below it and miss no turn. Pitching, sand and "
            "lob wedge are not for you.",
        ),
    }[face]


def golfer_words(face: str) -> str:
    """Return name, side and fact, for those who listen."""
    return with_colon(f"{golfer_name(face)}, {side_words(face)}", golfer_fact(face))
