"""What Putt Dice says to its players: the round, its holes, chances and hints in words."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from minigolf_desktop.bots.mind import AHEAD, LIKING, Hint, HintWords
from minigolf_desktop.bots.putt_dice.mind import AHEAD_IN_WINNING
from minigolf_desktop.model.play import Amendment, Character
from minigolf_desktop.model.play.seats import COLOURS, Seat, colour_of
from minigolf_desktop.model.putt_dice import (
    COUPON_STROKES,
    HOLES,
    MOST_STROKES,
    BonusCard,
    ChooseMishap,
    Dice,
    Eliminated,
    Event,
    FinishedHole,
    HoleTile,
    Mishap,
    Odds,
    Phase,
    PickFirst,
    PuttHole,
    Roll,
    Rolled,
    Suffered,
    Tied,
    View,
    standings,
    total,
)
from minigolf_desktop.model.putt_dice.leaderboard import (
    CARD_COVERAGE_POINTS,
    CARD_INCOME,
    CARD_MONEY,
)
from minigolf_desktop.model.putt_dice.putting import suffer
from minigolf_desktop.ui.common.handicaps import HandicapLine, handicap_result
from minigolf_desktop.ui.common.players import face_of, seat_name
from minigolf_desktop.ui.common.text import (
    MINUS,
    Figure,
    in_tenths,
    per_cent,
    signed,
    with_colon,
    with_semicolons,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import Placed


def roll_sum(dice: Dice, rolled: Rolled) -> str:
    """Return the sum of a roll: ``1 + 2 − 1 = 2``."""
    values = [die.faces[face].precision for die, face in zip(dice, rolled.faces, strict=False)]
    parts = [str(values[0])]
    parts += [f"{MINUS if value < 0 else '+'} {abs(value)}" for value in values[1:]]
    return f"{' '.join(parts)} = {rolled.precision}"


def what_happened(events: Iterable[Event], seats: Sequence[Seat] = ()) -> tuple[str, bool]:
    """Return what to tell of some events, and whether it is bad news."""
    text, bad = "", False
    for event in events:
        match event:
            case Suffered(mishap=Mishap.SPLASH):
                text, bad = translate("putting", "Bad luck: a splash, and a penalty stroke"), True
            case Suffered(start=start, end=end):
                text, bad = translate("putting", "Bad luck: rolled back down the slope"), True
                if start == end:
                    text = translate("putting", "Bad luck on the slope, but the tee holds the ball")
            case FinishedHole(player, strokes, True):
                words = translate("putting", "{player} holes out in {strokes}")
                if strokes == 1:
                    words = translate("putting", "{player} makes a hole in one!")
                text = words.format(player=seat_name(seats, player), strokes=strokes)
                bad = False
            case FinishedHole(player):
                words = translate("putting", "{player} picks the ball up after {strokes}")
                most = Figure(MOST_STROKES).strokes
                text = words.format(player=seat_name(seats, player), strokes=most)
                bad = True
            case Tied(_, played):
                words = translate("putting", "Equal totals: a play-off from hole {number}")
                if played > HOLES:
                    words = translate("putting", "Still equal: the play-off goes on, hole {number}")
                text, bad = words.replace("{number}", str(played % HOLES + 1)), False
            case Eliminated(players):
                listed = ", ".join(seat_name(seats, player) for player in players)
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


def card_held(card: BonusCard, holder: str) -> str:
    """Return in a sentence who holds a bonus card, and what it does (ruling P7).

    Two of them do it in Minigolf Empire, which is no part of this program (rule book: link with
    the empire).
    """
    text = {
        BonusCard.INVESTMENT: translate(
            "putting",
            "{player} holds the investment card: in Minigolf Empire, another game, it adds "
            "{money} golfars to invest in land and advertising, and {income} to the income.",
        ),
        BonusCard.PRESS_COVERAGE: translate(
            "putting",
            "{player} holds the press card: in Minigolf Empire, another game, it gives {points} "
            "more from Mrs Pressco for the best press coverage, even a shared one.",
        ),
        BonusCard.TRAINING_COUPON: translate(
            "putting",
            "{player} holds the training coupon: in the next round it takes {strokes} off.",
        ),
    }[card]
    figures = {
        "{money}": str(CARD_MONEY),
        "{income}": str(CARD_INCOME),
        "{points}": Figure(CARD_COVERAGE_POINTS).points,
        "{strokes}": Figure(COUPON_STROKES).strokes,
    }
    for name, figure in figures.items():
        text = text.replace(name, figure)
    return text.replace("{player}", holder)


def against_par(strokes: int, par: int) -> str:
    """Return a score against par: ``−2``, ``+1`` or ``par``."""
    if strokes == par:
        return translate("putting", "par")
    return signed(strokes - par, plus=True)


def mishap_words(mishap: Mishap, hole: PuttHole, position: int) -> str:
    """Return what a mishap does to a ball on a tile of a hole, for its button.

    There is nothing before the tee and nothing beyond the green.
    """
    end, _ = suffer(hole, position, mishap)
    if mishap is Mishap.ROLL_BACK:
        if end == position:
            return translate("putting", "The slope: the ball stays on the tee")
        return translate("putting", "Down the slope: one tile back")
    if hole.tiles[position].water:
        if end == position:
            return translate("putting", "Into the water: still on the green, one stroke more")
        return translate("putting", "Into the water: one tile on, one stroke more")
    if end == position:
        return translate("putting", "Into the flowers: still on the green, one stroke more")
    return translate("putting", "Into the flowers: one tile on, one stroke more")


def players_words(players: int) -> str:
    """Return how many play."""
    if players == 1:
        return translate("putting", "one player")
    return Figure(players).players


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
    return Figure(strokes).strokes


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
    players = view.setup.players
    placed = []
    for one in standings(view):
        seat = players[one.seat]
        words = strokes_words(one.strokes)
        colour = colour_of(players, one.seat)
        placed.append(Placed(one.rank, seat_name(players, one.seat), words, colour, face_of(seat)))
    return tuple(placed)


def with_handicaps(view: View) -> str:
    """Return who wins with handicaps; empty where nobody has one."""
    players = view.setup.players
    lines = [
        HandicapLine(seat_name(players, one.seat), one.strokes, players[one.seat].handicap)
        for one in standings(view)
    ]
    return handicap_result(lines, fewest=True)


def winners_words(view: View) -> str:
    """Return the headline of a finished round: who won it, or that it is over for one alone."""
    first = [one.seat for one in standings(view) if one.rank == 1]
    if len(view.setup.players) == 1:
        return translate("putting", "The round is over")
    names = ", ".join(seat_name(view.setup.players, seat) for seat in first)
    words = translate("putting", "{player} wins the round")
    if len(first) > 1:
        words = translate("putting", "{player} share the first place")
    return words.replace("{player}", names)


def hole_told(hole: PuttHole) -> str:
    """Return the tiles of a hole from tee to green: ``tile 1: par 2; tile 2: par 1, slope``."""
    return "; ".join(
        with_colon(tile_number(position), _tile_told(tile))
        for position, tile in enumerate(hole.tiles)
    )


def tile_number(position: int) -> str:
    """Return what a tile of a hole is called; the tee is at 0."""
    return translate("putting", "tile {number}").replace("{number}", str(position + 1))


def _tile_told(tile: HoleTile) -> str:
    par = translate("putting", "par {par}").replace("{par}", str(tile.par))
    return ", ".join((par, *_dangers(tile)))


def _dangers(tile: HoleTile) -> Iterable[str]:
    """Return what may bring bad luck on a tile."""
    if tile.slope:
        yield translate("putting", "a slope")
    if tile.water:
        yield translate("putting", "water")
    if tile.flowers:
        yield translate("putting", "flowers")


def scores_told(view: View) -> str:
    """Return the strokes of every player on the holes so far."""
    players = range(len(view.setup.players))
    return ", ".join(
        with_colon(seat_name(view.setup.players, seat), total(view, seat)) for seat in players
    )


def card_told(strokes: Iterable[int], pars: Iterable[int]) -> str:
    """Return a score card, of the holes that have strokes: ``Hole 1: 4, par 3``."""
    told = []
    for number, (count, par) in enumerate(zip(strokes, pars, strict=False), start=1):
        if count:
            hole = translate("putting", "Hole {number}").replace("{number}", str(number))
            par_words = translate("putting", "par {par}").replace("{par}", str(par))
            told.append(f"{with_colon(hole, count)}, {par_words}")
    return "; ".join(told)


class HoleStand(NamedTuple):
    """Describes how a hole stands, for the picture of it."""

    hole: PuttHole
    position: int
    player: int
    """Seat of the player who putts; -1 when nobody does."""
    waiting: tuple[int, ...]
    """Seats that are still to play the hole."""
    odds: Odds | None
    """Chances of the dice chosen; None while no dice are asked for."""
    dice: int
    colours: tuple[str, ...] = COLOURS
    """By seat."""


class BallStop(NamedTuple):
    """A place where the ball may stop."""

    position: int
    """Step of the hole; its length stands for the cup."""
    words: str
    chance: Fraction
    holed: bool = False


def outcomes_of(stand: HoleStand) -> tuple[BallStop, ...]:
    """Return where the ball may stop, in the order of the hole; all chances make up 1."""
    odds, hole = stand.odds, stand.hole
    if odds is None:
        return ()
    found = []
    for position in range(stand.position, hole.length):
        if not odds.stop[position]:
            continue
        if position == stand.position:
            words = translate("putting", "stays here")
        elif position == hole.length - 1:
            words = translate("putting", "green")
        else:
            words = tile_number(position)
        found.append(BallStop(position, words, odds.stop[position]))
    if odds.hole_out:
        words = translate("putting", "hole out")
        found.append(BallStop(hole.length, words, odds.hole_out, holed=True))
    return tuple(found)


def percent(chance: Fraction | float) -> str:
    """Return a chance in whole per cent: 0 only if it cannot happen, 100 if it cannot fail."""
    share = round(chance * 100)
    if 0 < chance < 1:
        share = min(99, max(1, share))
    return per_cent(share)


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the round."""
    match hint.action:
        case Roll(dice):
            title = roll_words(dice)
        case ChooseMishap(mishap):
            title = mishap_words(Mishap(mishap), view.hole, view.position)
        case PickFirst(player):
            return HintWords(seat_name(view.setup.players, player), _why_first(view, player))
        case other:
            raise ValueError(f"no hint of Putt Dice: {other}")
    return HintWords(title, " · ".join(_reason(what, amount) for what, amount in hint.reasons))


def _why_first(view: View, player: int) -> str:
    """Return who putts before the one who picks, if a player goes first."""
    players = view.setup.players
    order = sorted(view.order, key=lambda seat: (seat - player) % len(players))
    before = order.index(view.last) if view.last in order else None
    if before is None:
        words = translate("putting", "{name} is out, and only says who begins")
    elif before == len(order) - 1:
        words = translate("putting", "{name} then putts last, and knows what to beat")
    elif before:
        words = translate("putting", "{name} then putts after %n other players", "", before)
    else:
        words = translate("putting", "{name} putts first: nobody else may be picked")
    return words.replace("{name}", seat_name(players, view.last))


def _reason(what: str, amount: float) -> str:
    match what:
        case what if what == AHEAD and amount < _STROKES:
            return translate("putting", "the next roll is about as good, as it sees it")
        case what if what == AHEAD_IN_WINNING and abs(amount) < _CHANCE:
            return translate("putting", "wins as often with the next roll")
        case what if what == AHEAD_IN_WINNING and amount < 0:
            text = translate("putting", "wins {chance} less than with the next roll")
        case what if what.startswith(LIKING):
            return _liking(Character(what.removeprefix(LIKING)))
        case "winning":
            text = translate("putting", "wins {chance} of such rounds")
        case "strokes":
            text = translate("putting", "{strokes} expected on this hole")
        case "hole_out":
            text = translate("putting", "holed now {chance}")
        case "mishap":
            text = translate("putting", "bad luck {chance}")
        case what if what == AHEAD:
            text = translate("putting", "{strokes} better than the next roll, as it sees it")
        case what if what == AHEAD_IN_WINNING:
            text = translate("putting", "wins {chance} more than with the next roll")
        case _:
            raise ValueError(f"no reason of Putt Dice: {what}")
    words = text.replace("{chance}", percent(abs(amount)))
    return words.replace("{strokes}", in_tenths(amount).strokes)


_STROKES, _CHANCE = 0.05, 0.005
"""Strokes and chances to win from which on two rolls are told apart; less is as good as none."""


def _liking(character: Character) -> str:
    """Return what a computer likes, where that alone made the difference."""
    return {
        Character.BRUNO: translate("putting", "Bruno likes many dice"),
        Character.CLEO: translate("putting", "Cleo likes few dice"),
        Character.DARIO: translate("putting", "Dario likes to hole out at once"),
        Character.ENID: translate("putting", "Enid keeps away from bad luck"),
        Character.FRITZ: translate("putting", "Fritz likes to share a score"),
    }[character]


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "last-player-picks": translate(
            "amendments",
            "In a play-off the last to play picks who goes first among equals, though out.",
        ),
    }[amendment.code]
