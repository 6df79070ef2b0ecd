"""What players are called: people by their names or colours, the computer by its characters."""

from collections.abc import Sequence

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.seats import colour_of
from minigolf_desktop.storage.people import PORTRAITS
from minigolf_desktop.storage.progress import Adapted
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.translation import translate


def character_name(character: Character) -> str:
    """Return what a character is called."""
    return _told_of(character)[0]


def who_acts(seat: Seat) -> str:
    """Return what whoever decides on a seat is called: the computer as whom it plays, although
    somebody who left had the seat before.
    """
    return seat.name if seat.character is None else character_name(seat.character)


def face_of(seat: Seat) -> str:
    """Return the picture (:mod:`.art.pictures`) of who decides on a seat; empty for none."""
    if seat.character is not None:
        return f"characters/{seat.character}"
    return portrait_of(seat.portrait)


def portrait_of(portrait: str) -> str:
    """Return the picture of a portrait of people; empty where there is none of that name."""
    return f"people/{portrait}" if portrait in PORTRAITS else ""


def character_words(character: Character) -> str:
    """Return what a character likes, in a word or two."""
    return _told_of(character)[1]


def _told_of(character: Character) -> tuple[str, str]:
    """Return the name of a character, and what it likes."""
    return {
        Character.ADA: (
            translate("characters", "Ada"),
            translate("characters", "counts every point"),
        ),
        Character.BRUNO: (
            translate("characters", "Bruno"),
            translate("characters", "is in a hurry"),
        ),
        Character.CLEO: (
            translate("characters", "Cleo"),
            translate("characters", "loves a round trip"),
        ),
        Character.DARIO: (translate("characters", "Dario"), translate("characters", "dares")),
        Character.ENID: (translate("characters", "Enid"), translate("characters", "hates water")),
        Character.FRITZ: (
            translate("characters", "Fritz"),
            translate("characters", "loves company"),
        ),
    }[character]


def level_name(level: Level) -> str:
    """Return how strong a computer player is, in a word."""
    return {
        Level.EASY: translate("characters", "easy"),
        Level.MEDIUM: translate("characters", "medium"),
        Level.HARD: translate("characters", "hard"),
        Level.JUST_RIGHT: translate("characters", "just right"),
    }[level]


def computer_words(seat: Seat) -> str:
    """Return a computer player in words: who, and how strong."""
    assert seat.computer is not None, "a computer sits there"
    text = translate("characters", "{name}, {level}")
    return text.format(name=seat.name, level=level_name(seat.computer))


def adapted_words(adapted: Sequence[Adapted]) -> str:
    """Return what rivals that are just right made of a game, a sentence or two a person."""
    return " ".join(map(_adapted, adapted))


def _adapted(one: Adapted) -> str:
    is_same = one.after.strength == one.before
    if not one.person.name and not one.person.colour:
        text = _adapted_to_you(one.won, is_same)
    elif one.won and is_same:
        text = translate("characters", "{person} won, and {rival} is at full strength already.")
    elif one.won:
        text = translate("characters", "{person} won: {rival} plays a little stronger next time.")
    elif is_same:
        text = translate("characters", "{rival} beat {person}, and cannot play any weaker.")
    else:
        text = translate(
            "characters", "{rival} beat {person}, and plays a little weaker next time."
        )
    lately = translate("characters", "Won lately: {won} of {games}.")
    lately = lately.replace("{won}", str(sum(one.after.won)))
    lately = lately.replace("{games}", str(len(one.after.won)))
    person = one.person.name
    if not person and one.person.colour:
        person = name_of_colour(one.person.colour)
    rival = one.rival.name
    if one.rival.character is not None:
        rival = character_name(one.rival.character)
    return f"{text} {lately}".replace("{person}", person).replace("{rival}", rival)


def _adapted_to_you(won: bool, is_same: bool) -> str:
    if won and is_same:
        return translate("characters", "You won, and {rival} is at full strength already.")
    if won:
        return translate("characters", "You won: {rival} plays a little stronger next time.")
    if is_same:
        return translate("characters", "{rival} beat you, and cannot play any weaker.")
    return translate("characters", "{rival} beat you, and plays a little weaker next time.")


def player_name(names: Sequence[str], seat: int) -> str:
    """Return what a player is called: by the name typed, else by the colour of the seat."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return name_of_colour(PLAYER_COLOURS[seat].name)


def seat_name(players: Sequence[Seat], seat: int) -> str:
    """Return what somebody at a table is called: by the name typed, else by the colour."""
    return players[seat].name or name_of_colour(colour_of(players, seat))


def name_of_colour(colour: str) -> str:
    """Return what somebody without a name is called: by the colour, in every game.

    Raises KeyError for an unknown one.
    """
    return {
        "red": translate("putting", "Red"),
        "blue": translate("putting", "Blue"),
        "yellow": translate("putting", "Yellow"),
        "purple": translate("putting", "Purple"),
        "green": translate("putting", "Green"),
    }[colour]


def colour_name(colour: str) -> str:
    """Return the name of a player's colour with its shape; raises KeyError for an unknown one."""
    return {
        "red": translate("versions", "red heart"),
        "blue": translate("versions", "blue drop"),
        "yellow": translate("versions", "yellow star"),
        "purple": translate("versions", "purple clover"),
        "green": translate("versions", "green plus"),
    }[colour]


def your_turn(name: str) -> str:
    """Return what a banner tells a player to whom the turn has passed."""
    return translate("banner", "{name}, your turn").replace("{name}", name)
