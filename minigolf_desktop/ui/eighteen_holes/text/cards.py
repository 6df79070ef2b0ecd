"""What the cards of 18 Holes are called and do: clubs, shots, golfers; and what the ground is."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from minigolf_desktop.model.eighteen_holes import box
from minigolf_desktop.model.eighteen_holes.box import (
    GOLFER_FACES,
    LEFT,
    STRAIGHT,
    Box,
    BunkerOutcome,
    CardKind,
    Club,
    Deck,
    Flight,
    Golfer,
    ShotCard,
)
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS
from minigolf_desktop.ui.common.text import Figure, with_colon, with_semicolons
from minigolf_desktop.ui.common.translation import translate


def club_name(club: Club) -> str:
    """Return the name of a club as on its card: ``6 iron``, ``Sand wedge``."""
    return {
        "3-hybrid": translate("clubs", "3 hybrid"),
        "5-hybrid": translate("clubs", "5 hybrid"),
        "8-hybrid": translate("clubs", "8 hybrid"),
        "2-iron": translate("clubs", "2 iron"),
        "3-iron": translate("clubs", "3 iron"),
        "4-iron": translate("clubs", "4 iron"),
        "5-iron": translate("clubs", "5 iron"),
        "6-iron": translate("clubs", "6 iron"),
        "7-iron": translate("clubs", "7 iron"),
        "8-iron": translate("clubs", "8 iron"),
        "9-iron": translate("clubs", "9 iron"),
        "3-wood": translate("clubs", "3 wood"),
        "5-wood": translate("clubs", "5 wood"),
        "8-wood": translate("clubs", "8 wood"),
        "driver": translate("clubs", "Driver"),
        "sand-wedge": translate("clubs", "Sand wedge"),
        "pitching-wedge": translate("clubs", "Pitching wedge"),
        "lob-wedge": translate("clubs", "Lob wedge"),
    }[club.name]


def deck_name(deck: Deck) -> str:
    """Return the name of a shot deck."""
    return {
        Deck.CHIP: translate("clubs", "chip deck"),
        Deck.TWO: translate("clubs", "deck 2"),
        Deck.THREE: translate("clubs", "deck 3"),
        Deck.FOUR: translate("clubs", "deck 4"),
        Deck.FIVE: translate("clubs", "deck 5"),
    }[deck]


def deck_in_words(deck: Deck) -> str:
    """Return a shot deck as it is called in a sentence: ``the chip deck``, ``deck 3``."""
    return translate("clubs", "the chip deck") if deck is Deck.CHIP else deck_name(deck)


def club_draw(club: Club) -> str:
    """Return what a club draws or how far it goes, in a few words."""
    if not club.decks:
        words = translate("clubs", "goes {far.hexes} straight on, {rough} from the rough")
        return words.format(far=Figure(club.distance), rough=club.distance_from_rough)
    first = deck_in_words(club.decks[0])
    if len(club.decks) > 1:
        words = translate("clubs", "draw 1 card from {first} or {second}")
        return words.replace("{first}", first).replace("{second}", deck_in_words(club.decks[1]))
    words = translate("clubs", "draw 1 card from {deck}")
    if club.draw > 1:
        words = translate("clubs", "draw {count.cards} from {deck}, play one")
    return words.format(count=Figure(club.draw), deck=first)


def club_rules(club: Club) -> tuple[str, ...]:
    """Return what else is to be known about a club, a sentence each."""
    told = []
    if club.tee_box_only:
        told.append(translate("clubs", "Only from a tee box."))
    if club.bunker_counts_as_rough:
        told.append(translate("clubs", "Plays out of a bunker as out of the rough."))
    if club.kind == "hybrid":
        told.append(translate("clubs", "Goes its whole distance from the rough."))
    if Deck.CHIP in club.decks:
        if club.declares_direction:
            told.append(translate("clubs", "The aim of a chip is told before the card is drawn."))
        else:
            told.append(translate("clubs", "The aim of its chip is chosen after the draw."))
    if club.big_hit:
        words = translate("clubs", "Big hit: draws from {deck}.")
        told.append(words.replace("{deck}", deck_in_words(club.big_hit_deck)))
    else:
        told.append(translate("clubs", "No big hit."))
    return tuple(told)


def club_words(club: Club) -> str:
    """Return the full text of a club card, for tooltips and screen readers.

    Each rule has a line of its own: Qt breaks no plain words of a tooltip, however long.
    """
    initiative = translate("clubs", "initiative {number}").replace("{number}", str(club.initiative))
    head = with_colon(f"{club_name(club)}, {initiative}", f"{club_draw(club)}.")
    return "\n".join((head, *club_rules(club)))


def shot_name(kind: CardKind) -> str:
    """Return the heading of a kind of shot card."""
    return {
        CardKind.FLIGHT: translate("shots", "Flight"),
        CardKind.WILD: translate("shots", "Wild"),
        CardKind.LONGEST_DRIVE: translate("shots", "Longest drive"),
        CardKind.SUPER: translate("shots", "Super!"),
        CardKind.SHORT: translate("shots", "Short"),
        CardKind.SHUFFLE: translate("shots", "Shuffle"),
    }[kind]


def flight_lines(flight: Flight) -> tuple[str, ...]:
    """Return a flight in words, one line a stretch: ``2 ahead``, ``2 right``."""
    lines = []
    for turn, steps in groupby(flight):
        if turn == STRAIGHT:
            words = translate("shots", "{steps} ahead")
        elif turn == LEFT:
            words = translate("shots", "{steps} left")
        else:
            words = translate("shots", "{steps} right")
        lines.append(words.replace("{steps}", str(len(tuple(steps)))))
    return tuple(lines)


def deck_flights(box: Box) -> tuple[str, ...]:
    """Return by deck how far its cards send a ball, from good ground and from the rough."""
    told = []
    for deck in Deck:
        cards = [box.shot_cards[card] for card in box.cards_of_deck[deck]]
        lengths = sorted({len(flight) for card in cards for flight in card.flights})
        least, most = lengths[0], Figure(lengths[-1])
        words = translate("shots", "Flies {most.hexes}.")
        if least != most:
            words = translate("shots", "Flies {least} to {most.hexes}.")
        rough = translate("shots", "From the rough one less, but not with hybrids.")
        if deck is Deck.CHIP:
            rough = translate("shots", "From the rough as well, and over trees beside the ball.")
        told.append(f"{words.format(least=least, most=most)} {rough}")
    return tuple(told)


def choice_lines(flights: int) -> tuple[str, str]:
    """Return the two lines of a wild card with so many flights."""
    second = (
        translate("shots", "left or right") if flights == 2 else translate("shots", "one of three")
    )
    return translate("shots", "you choose"), second


def bunker_words(outcome: BunkerOutcome) -> str:
    """Return where a ball goes that is hit in a bunker."""
    return {
        BunkerOutcome.STAY: translate("shots", "stays in the bunker"),
        BunkerOutcome.TARGET: translate("shots", "out of the bunker as aimed"),
        BunkerOutcome.LEFT: translate("shots", "out of the bunker to the left"),
        BunkerOutcome.RIGHT: translate("shots", "out of the bunker to the right"),
    }[outcome]


def next_deck_words(card: ShotCard) -> str:
    """Return what a card without a flight asks for, before the sign of the deck."""
    if card.kind is CardKind.SHUFFLE:
        return translate("shots", "shuffle, then draw again")
    return translate("shots", "lay down and draw from")


def shot_words(card: ShotCard) -> str:
    """Return the full text of a shot card, for tooltips and screen readers."""
    return with_colon(f"{shot_name(card.kind)}, {deck_name(card.deck)}", _shot_rules(card))


def _shot_rules(card: ShotCard) -> str:
    if card.draw_from is not None:
        if card.kind is CardKind.SHUFFLE:
            return translate("shots", "the deck takes its discards back, draw again.")
        words = translate("shots", "lay it down and draw from {deck}.")
        return words.replace("{deck}", deck_in_words(card.draw_from))
    either = translate("shots", " or ")
    told = either.join(", ".join(flight_lines(flight)) for flight in card.flights)
    if card.kind is CardKind.LONGEST_DRIVE:
        told += translate("shots", "; whoever plays it keeps it")
    if card.bunker is not None:
        told = with_semicolons((told, bunker_words(card.bunker)))
    return told + "."


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
        box.BUNJIL_A: translate("golfers", "Once a hole: looks at the top card of a deck."),
        box.BUNJIL_B: translate("golfers", "Once a hole: looks at a card, keeps or shows it."),
        box.DORIAN_A: translate("golfers", "One club of your choice is never used up."),
        box.DORIAN_B: translate("golfers", "Only three clubs, and none is ever used up."),
        box.IRON_JANE_A: translate("golfers", "Picks her irons before the draft."),
        box.IRON_JANE_B: translate("golfers", "Picks four irons before the draft, no two alike."),
        box.LUCKY_A: translate("golfers", "Once a hand: draws a shot card anew."),
        box.LUCKY_B: translate("golfers", "Once a hole: throws in a club to draw anew."),
        box.SLICK_RIKESH_A: translate("golfers", "Once a hole: plays a club revealed by another."),
        box.SLICK_RIKESH_B: translate("golfers", "Has one club, and plays what others have used."),
        box.SLUGGER_A: translate("golfers", "Always has the driver."),
        box.SLUGGER_B: translate("golfers", "Always has the driver; tees off with it or a wood."),
        box.SWIFT_A: translate("golfers", "Plays one earlier and wins every tie."),
        box.SWIFT_B: translate("golfers", "Plays one earlier but loses every tie."),
        box.THE_SHARK_A: translate("golfers", "Water is plain ground."),
        box.THE_SHARK_B: translate("golfers", "Water is plain ground; carries no wedge."),
    }[face]


def golfer_rules(face: str) -> str:
    """Return the whole of what a face does, for tooltips."""
    return {
        box.BUNJIL_A: translate(
            "golfers",
            "Once on every hole, just before choosing a club, you may look in secret at the top "
            "card of a deck that one of your clubs can draw from. It goes back where it was.",
        ),
        box.BUNJIL_B: translate(
            "golfers",
            "Once on every hole, just before choosing a club, you may look at the top card of a "
            "deck that one of your clubs can draw from. Keep it for your next shot, with a club "
            "that draws from that deck, or put it back face up for all to see.",
        ),
        box.DORIAN_A: translate(
            "golfers",
            "After the draft you tell all which of your clubs lasts: it always returns to your "
            "hand. You may take the others back only between holes, when it is the last you hold.",
        ),
        box.DORIAN_B: translate(
            "golfers", "You carry three clubs instead of five. All return to your hand after use."
        ),
        box.IRON_JANE_A: translate(
            "golfers", "You choose five irons out of all the clubs before the others draft theirs."
        ),
        box.IRON_JANE_B: translate(
            "golfers",
            "You choose four irons out of all the clubs before the others draft theirs; "
            "each must have another name.",
        ),
        box.LUCKY_A: translate(
            "golfers",
            "After a draw you may draw another card from the same deck; that one must be played. "
            "You can do so again after taking your hand back.",
        ),
        box.LUCKY_B: translate(
            "golfers",
            "After a draw you may put another of your clubs on the discard and draw another card "
            "from the same deck; that one must be played. Once a hand, and once a hole at most.",
        ),
        box.SLICK_RIKESH_A: translate(
            "golfers",
            "Once on every hole, when all clubs are revealed, you may play the club of somebody "
            "else instead of your own, right after its owner.",
        ),
        box.SLICK_RIKESH_B: translate(
            "golfers",
            "You draft a single club, at any time in the draft. It tells when your turn is; you "
            "play with any club that lies in the discard of another, or with your own.",
        ),
        box.SLUGGER_A: translate(
            "golfers",
            "The driver is yours and returns to your hand after use. You draft four clubs besides.",
        ),
        box.SLUGGER_B: translate(
            "golfers",
            "The driver is yours and returns to your hand after use. You draft four clubs besides. "
            "From every tee box you must play the driver or a wood, on par 3 too.",
        ),
        box.SWIFT_A: translate(
            "golfers",
            "The initiative of your club counts one less. Where it equals that of another, you "
            "play first.",
        ),
        box.SWIFT_B: translate(
            "golfers",
            "The initiative of your club counts one less. Where it equals that of another, the "
            "other plays first.",
        ),
        box.THE_SHARK_A: translate(
            "golfers", "You play from water as from the ground below it and miss no turn."
        ),
        box.THE_SHARK_B: translate(
            "golfers",
            "You play from water as from the ground below it and miss no turn. Pitching, sand and "
            "lob wedge are not for you.",
        ),
    }[face]


def golfer_words(face: str) -> str:
    """Return name, side and fact, for screen readers."""
    return with_colon(f"{golfer_name(face)}, {side_words(face)}", golfer_fact(face))


def terrain_name(terrain: Terrain) -> str:
    """Return what a kind of ground is called."""
    return {
        Terrain.ROUGH: translate("golf ground", "rough"),
        Terrain.FAIRWAY: translate("golf ground", "fairway"),
        Terrain.TEE: translate("golf ground", "tee"),
        Terrain.GREEN: translate("golf ground", "green"),
        Terrain.BUNKER: translate("golf ground", "bunker"),
        Terrain.WATER: translate("golf ground", "water"),
        Terrain.LAKE: translate("golf ground", "lake"),
        Terrain.TREES: translate("golf ground", "trees"),
        Terrain.CLUBHOUSE: translate("golf ground", "clubhouse"),
        Terrain.OUTSIDE: translate("golf ground", "open ground"),
    }[terrain]


def lie_words(terrain: Terrain) -> str:
    """Return from where a shot is played: ``from the fairway``."""
    return {
        Terrain.ROUGH: translate("golf ground", "from the rough"),
        Terrain.FAIRWAY: translate("golf ground", "from the fairway"),
        Terrain.TEE: translate("golf ground", "from the tee"),
        Terrain.GREEN: translate("golf ground", "from a green"),
        Terrain.BUNKER: translate("golf ground", "in a bunker"),
        Terrain.WATER: translate("golf ground", "in the water, as rough"),
        Terrain.LAKE: translate("golf ground", "in a lake, as fairway"),
    }.get(terrain, "")


def onto_words(terrain: Terrain) -> str:
    """Return where a ball comes to lie: ``onto the fairway``."""
    return {
        Terrain.ROUGH: translate("golf ground", "into the rough"),
        Terrain.FAIRWAY: translate("golf ground", "onto the fairway"),
        Terrain.TEE: translate("golf ground", "onto a tee"),
        Terrain.GREEN: translate("golf ground", "onto a green"),
        Terrain.BUNKER: translate("golf ground", "into a bunker"),
        Terrain.WATER: translate("golf ground", "into the water"),
        Terrain.LAKE: translate("golf ground", "into a lake"),
    }.get(terrain, "")


def direction_name(direction: int) -> str:
    """Return a direction of the hex grid as a point of the compass; counted from south-east."""
    return (
        translate("golf ground", "south-east"),
        translate("golf ground", "north-east"),
        translate("golf ground", "north"),
        translate("golf ground", "north-west"),
        translate("golf ground", "south-west"),
        translate("golf ground", "south"),
    )[direction]


def way_words(path: Sequence[int], field: Field) -> str:
    """Return how a path of hexes goes, in points of the compass: ``south-east, then south``."""
    names: list[str] = []
    for place, onto in pairwise(path):
        ways = [way for way in DIRECTIONS if field.next[way][place] == onto]
        name = direction_name(ways[0]) if ways else ""
        if not names or names[-1] != name:
            names.append(name)
    return translate("golf ground", ", then ").join(names)
