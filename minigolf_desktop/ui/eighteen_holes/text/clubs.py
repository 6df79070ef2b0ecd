"""What clubs and shot decks are called, and what a club does."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import Club, Deck
from minigolf_desktop.ui.common.text.punctuation import with_colon

translate = QCoreApplication.translate


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
    """Return a shot deck as it is spoken of in a sentence: ``the chip deck``, ``deck 3``."""
    return translate("clubs", "the chip deck") if deck is Deck.CHIP else deck_name(deck)


def club_draw(club: Club) -> str:
    """Return what a club draws or how far it goes, in a few words."""
    if not club.decks:
        words = translate("clubs", "goes {far} hexes straight on, {rough} from the rough")
        return words.replace("{far}", str(club.distance)).replace(
            "{rough}", str(club.distance_from_rough)
        )
    first = deck_in_words(club.decks[0])
    if len(club.decks) > 1:
        words = translate("clubs", "draw 1 card from {first} or {second}")
        return words.replace("{first}", first).replace("{second}", deck_in_words(club.decks[1]))
    words = translate("clubs", "draw 1 card from {deck}")
    if club.draw > 1:
        words = translate("clubs", "draw {count} cards from {deck}, play one")
    return words.replace("{count}", str(club.draw)).replace("{deck}", first)


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
    """Return all that a club card says, for tooltips and for those who listen.

    Each rule has a line of its own: Qt breaks no plain words of a tooltip, however long.
    """
    initiative = translate("clubs", "initiative {number}").replace("{number}", str(club.initiative))
    head = with_colon(f"{club_name(club)}, {initiative}", f"{club_draw(club)}.")
    return "\n".join((head, *club_rules(club)))
