"""The rules of 18 Holes one by one, in our own words: how a round is played."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.ui.common.text.section import Section
from minigolf_desktop.ui.eighteen_holes.rules_text.modes import golf_modes
from minigolf_desktop.ui.eighteen_holes.text.golfers import golfer_name, golfer_rules

translate = QCoreApplication.translate


def golf_sections() -> dict[str, Section]:
    """Return the sections by id: the round, the ground, the cards, then the modes."""
    return {**_before(), **_playing(), **_cards(), **_ground(), **_people(), **golf_modes()}


def _before() -> dict[str, Section]:
    return {
        "course": (
            translate("golf rules", "Course and holes"),
            (
                translate(
                    "golf rules",
                    "A course is laid of large tiles, seven hexes each; where their corners meet "
                    "there is one hex more, and it is rough unless an adjustment tile covers it. "
                    "A hole leads from its tee box to its green, mostly along a fairway. You need "
                    "not keep to the fairway, but shots go farther from it.",
                ),
                translate(
                    "golf rules",
                    "Golfers may share a hex, and may stand on the fairways, tees and greens of "
                    "other holes. Only fenced trees and the clubhouse are closed to them.",
                ),
            ),
        ),
        "draft": (
            translate("golf rules", "Coming by clubs"),
            (
                translate(
                    "golf rules",
                    "All clubs in the game are dealt out evenly: 18 clubs for one or two players, "
                    "26 for three or four, 34 for five. Everybody keeps one and passes the rest to "
                    "the left, until five are kept. What is left over goes back unseen.",
                ),
                translate(
                    "golf rules",
                    "For a first game there are five ready hands, A to E, without golfer cards. "
                    "Who plays alone chooses five clubs freely.",
                ),
                translate(
                    "golf rules",
                    "Look at the course before you pick: sand asks for the sand wedge, trees for "
                    "chips, long fairways for woods and low irons.",
                ),
            ),
        ),
    }


def _playing() -> dict[str, Section]:
    return {
        "round": (
            translate("golf rules", "A round of turns"),
            (
                translate(
                    "golf rules",
                    "Who has no club in hand takes the whole discard back first. So may who holds "
                    "only clubs that cannot be used, such as the driver away from a tee box.",
                ),
                translate(
                    "golf rules",
                    "Then everybody lays a club face down, and all are turned over together. The "
                    "number on its ribbon is its initiative: the lowest plays first.",
                ),
                translate(
                    "golf rules",
                    "After a turn the club goes to the discard. It comes back with all others when "
                    "the hand is reset.",
                ),
            ),
        ),
        "actions": (
            translate("golf rules", "The five actions"),
            (
                translate(
                    "golf rules",
                    "Move one hex: to any open hex beside you, unless you are in a bunker.",
                ),
                translate(
                    "golf rules", "Play the club: draw, decide, move, as the card of the club says."
                ),
                translate(
                    "golf rules", "Big hit: farther than the club can, with a neighbour's help."
                ),
                translate(
                    "golf rules",
                    "Leave the bunker: the only thing to do with a ball in the sand, but to reset.",
                ),
                translate(
                    "golf rules", "Reset the hand: no shot; the discard comes back into the hand."
                ),
            ),
        ),
        "shot": (
            translate("golf rules", "Playing a club"),
            (
                translate(
                    "golf rules",
                    "Most clubs draw one card from a deck, or from one of two decks; some draw two "
                    "cards, of which you play one. Decks are called C, 2, 3, 4 and 5: the higher "
                    "the number, the longer the shots.",
                ),
                translate(
                    "golf rules",
                    "The card shows how the ball goes. You choose the direction of its first step "
                    "and may change your mind until you confirm. Every place where it can land is "
                    "shown on the course, with what it lands on.",
                ),
                translate(
                    "golf rules",
                    "Woods draw nothing: they go straight, a fixed number of hexes. The driver "
                    "draws from deck 5, from a tee box only.",
                ),
                translate(
                    "golf rules",
                    "An empty deck takes its discard back, shuffled, without the cards just drawn.",
                ),
            ),
        ),
        "big-hit": (
            translate("golf rules", "Big hit"),
            (
                translate(
                    "golf rules",
                    "With a club that bears the gold burst, draw one card more than usual, all "
                    "from the deck above its highest. Super, short and shuffle cards are followed "
                    "first. Then the player on your left throws one card away, and you play one of "
                    "those that remain. Alone, chance throws.",
                ),
            ),
        ),
        "green": (
            translate("golf rules", "Reaching the green"),
            (
                translate(
                    "golf rules",
                    "Whoever ends a move on the green has finished the hole. What that is worth "
                    "depends on the mode. Then everybody goes to the next tee, and whoever would "
                    "have missed a turn in the water no longer does.",
                ),
                translate(
                    "golf rules",
                    "A hole in one takes a single turn: from the tee box onto the green, with a "
                    "shot. Its token breaks ties.",
                ),
            ),
        ),
    }


def _cards() -> dict[str, Section]:
    return {
        "chips": (
            translate("golf rules", "Chips"),
            (
                translate(
                    "golf rules",
                    "Before a chip is drawn you tell its direction, and keep to it. The lob wedge "
                    "alone aims after the draw.",
                ),
                translate(
                    "golf rules",
                    "A chip flies over trees on the hex beside you. It cannot land on trees: then "
                    "it lies on the hex before, and where that has trees too, the ball stays where "
                    "it was. Chips go their whole way from the rough.",
                ),
            ),
        ),
        "special": (
            translate("golf rules", "Special cards"),
            (
                translate(
                    "golf rules",
                    "Super and short: another card is drawn on top, from the deck that stands on "
                    "the card. One may lead to the next. A super chip leads to deck 3 and no "
                    "longer flies over trees.",
                ),
                translate(
                    "golf rules",
                    "Shuffle: the deck takes its discard back and is shuffled; then another card "
                    "is drawn from it.",
                ),
                translate(
                    "golf rules",
                    "Wild: choose one of its ends. Where all but one lead out of bounds, that one "
                    "must be taken.",
                ),
                translate(
                    "golf rules",
                    "Longest Drive: six hexes straight on. Whoever plays it keeps the card, for "
                    "the glory.",
                ),
                translate(
                    "golf rules",
                    "Of two cards drawn side by side, special ones need not be followed; only the "
                    "topmost card of each counts.",
                ),
            ),
        ),
    }


def _ground() -> dict[str, Section]:
    return {
        "rough": (
            translate("golf rules", "Rough"),
            (
                translate(
                    "golf rules",
                    "Every hex without fairway is rough: a turn that begins there sends the ball "
                    "one hex less, to the tuft on the card. Woods have a second figure for it.",
                ),
                translate("golf rules", "Hybrids and chips do not mind the rough."),
            ),
        ),
        "bunkers": (
            translate("golf rules", "Bunkers"),
            (
                translate(
                    "golf rules",
                    "A ball in the sand must get out first. Aim at a hex beside, draw a card from "
                    "a deck of your club, and look at its small sign: the ball stays, or goes to "
                    "that hex, or to the one left or right of it.",
                ),
                translate(
                    "golf rules",
                    "Towards trees, the clubhouse or off the course it stays where it is. With the "
                    "sand wedge as the club in play, sand is rough and no more.",
                ),
                translate(
                    "golf rules",
                    "Woods and the driver have no deck for the sand: with them you can only reset "
                    "the hand. Whoever has no other club, nor one to borrow, may walk out.",
                ),
            ),
        ),
        "water": (
            translate("golf rules", "Water and lakes"),
            (
                translate(
                    "golf rules",
                    "A ball that ends in water costs the next turn; after that it is played from "
                    "there, as from the rough, or from a lake on a fairway as from the fairway. "
                    "In Stroke Play it costs a stroke instead of a turn.",
                ),
                translate("golf rules", "To fly over water costs nothing."),
            ),
        ),
        "trees": (
            translate("golf rules", "Trees"),
            (
                translate(
                    "golf rules",
                    "Fenced trees stop the ball on the hex before them; what lies there counts. "
                    "Trees without a fence are only there to be looked at.",
                ),
            ),
        ),
        "out": (
            translate("golf rules", "Out of bounds"),
            (
                translate(
                    "golf rules",
                    "A ball that leaves the course is out, even if it would come back. It lies "
                    "where it was hit, the club returns to the hand, and the turn is over. To land "
                    "on the clubhouse is out too. In Stroke Play it costs a stroke.",
                ),
                translate(
                    "golf rules",
                    "A game may allow balls to cross open ground: then only the landing counts.",
                ),
            ),
        ),
    }


def _people() -> dict[str, Section]:
    return {
        "golfers": (
            translate("golf rules", "The golfers"),
            (
                translate(
                    "golf rules",
                    "A golfer card bends a rule for its player. Side A makes the game easier, side "
                    "B mostly harder. Each golfer is in a game once.",
                ),
                *(
                    f"{golfer_name(face)} {face[-1].upper()}: {golfer_rules(face)}"
                    for face in GOLFER_FACES
                ),
            ),
        ),
    }
