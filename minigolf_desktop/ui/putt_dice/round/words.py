"""What the round says to the players."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice import (
    MOST_STROKES,
    BonusCard,
    Dice,
    Eliminated,
    Event,
    FinishedHole,
    HoleTile,
    Mishap,
    Phase,
    Rolled,
    Suffered,
    Tied,
    View,
    standings,
)
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.text.punctuation import with_colon, with_semicolons
from minigolf_desktop.ui.common.theme import MINUS, PLAYER_COLOURS, signed
from minigolf_desktop.ui.common.widgets.podium import Placed

translate = QCoreApplication.translate


def roll_sum(dice: Dice, rolled: Rolled) -> str:
    """Return the sum of a roll: ``1 + 2 − 1 = 2``."""
    values = [die.faces[face].precision for die, face in zip(dice, rolled.faces, strict=False)]
    parts = [str(values[0])]
    parts += [f"{MINUS if value < 0 else '+'} {abs(value)}" for value in values[1:]]
    return f"{' '.join(parts)} = {rolled.precision}"


def what_happened(events: Iterable[Event], names: Sequence[str] = ()) -> tuple[str, bool]:
    """Return what to tell of some events, and whether it is bad news."""
    text, bad = "", False
    for event in events:
        match event:
            case Suffered(mishap=Mishap.SPLASH):
                text, bad = translate("putting", "Bad luck: a splash, and a penalty stroke"), True
            case Suffered():
                text, bad = translate("putting", "Bad luck: rolled back down the slope"), True
            case FinishedHole(player, strokes, True):
                words = translate("putting", "{player} holes out in {strokes}")
                if strokes == 1:
                    words = translate("putting", "{player} makes a hole in one!")
                text = words.replace("{player}", player_name(names, player))
                text, bad = text.replace("{strokes}", str(strokes)), False
            case FinishedHole(player):
                words = translate("putting", "{player} picks the ball up after {strokes} strokes")
                text = words.replace("{player}", player_name(names, player))
                text, bad = text.replace("{strokes}", str(MOST_STROKES)), True
            case Tied():
                text, bad = translate("putting", "Equal totals: a play-off from hole 1"), False
            case Eliminated(players):
                listed = ", ".join(player_name(names, player) for player in players)
                words = translate("putting", "Out of the play-off: {players}")
                text, bad = words.replace("{players}", listed), True
    return text, bad


def card_name(card: BonusCard) -> str:
    """Return what a bonus card is called."""
    return {
        BonusCard.INVESTMENT: translate("putting", "investment card"),
        BonusCard.PRESS_COVERAGE: translate("putting", "press card"),
        BonusCard.TRAINING_COUPON: translate("putting", "training coupon"),
    }[card]


def against_par(strokes: int, par: int) -> str:
    """Return a score against par: ``−2``, ``+1`` or ``par``."""
    if strokes == par:
        return translate("putting", "par")
    return signed(strokes - par, plus=True)


def mishap_words(mishap: Mishap, tile: HoleTile) -> str:
    """Return what a mishap does, for its button."""
    if mishap is Mishap.ROLL_BACK:
        return translate("putting", "Down the slope: one tile back")
    if tile.water:
        return translate("putting", "Into the water: one tile on, one stroke more")
    return translate("putting", "Into the flowers: one tile on, one stroke more")


def players_words(players: int) -> str:
    """Return how many play."""
    if players == 1:
        return translate("putting", "one player")
    return translate("putting", "{number} players").replace("{number}", str(players))


def dice_words(dice: int) -> str:
    """Return how many dice there are."""
    if dice == 1:
        return translate("putting", "one die")
    return translate("putting", "{number} dice").replace("{number}", str(dice))


def with_dice_words(dice: int) -> str:
    """Return the title above the odds of so many dice."""
    if dice == 1:
        return translate("putting", "With one die, from the ball")
    words = translate("putting", "With {number} dice, from the ball")
    return words.replace("{number}", str(dice))


def roll_words(dice: int) -> str:
    """Return the text of the button that rolls so many dice."""
    if dice == 1:
        return translate("putting", "Roll one die")
    return translate("putting", "Roll {number} dice").replace("{number}", str(dice))


def strokes_words(strokes: int) -> str:
    """Return how many strokes a round took."""
    return translate("putting", "{strokes} strokes").replace("{strokes}", str(strokes))


def stroke_words(view: View) -> str:
    """Return which stroke is played: the next one, or the one that bad luck struck."""
    number = view.strokes + (view.phase is not Phase.MISHAP)
    return translate("putting", "stroke {number}").replace("{number}", str(number))


def colour_name(colour: str) -> str:
    """Return what the colour of a die is called."""
    return {
        "white": translate("dice", "white"),
        "yellow": translate("dice", "yellow"),
        "orange": translate("dice", "orange"),
        "red": translate("dice", "red"),
    }[colour]


def faces_words(dice: Dice) -> str:
    """Return all faces of all dice as a text: flags by number, bad luck as ``!``."""
    return with_semicolons(
        with_colon(
            colour_name(die.colour),
            ", ".join(
                f"{signed(face.precision)}{'!' if face.bad_luck else ''}"
                for face in sorted(die.faces, reverse=True)
            ),
        )
        for die in dice
    )


def placed_players(view: View) -> tuple[Placed, ...]:
    """Return who came where in a round, for the podium: best first."""
    names = view.setup.names
    placed = []
    for one in standings(view):
        seat = view.setup.players[one.seat]
        words = strokes_words(one.strokes)
        face = f"characters/{seat.character}" if seat.character is not None else ""
        colour = PLAYER_COLOURS[one.seat].name
        placed.append(Placed(one.rank, player_name(names, one.seat), words, colour, face))
    return tuple(placed)


def winners_words(view: View) -> str:
    """Return the headline of a finished round: who won it, or that it is over for one alone."""
    first = [one.seat for one in standings(view) if one.rank == 1]
    if len(view.setup.players) == 1:
        return translate("putting", "The round is over")
    names = ", ".join(player_name(view.setup.names, seat) for seat in first)
    words = translate("putting", "{player} wins the round")
    if len(first) > 1:
        words = translate("putting", "{player} share the first place")
    return words.replace("{player}", names)
