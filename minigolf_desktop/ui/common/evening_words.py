"""An evening in words: what kind it is, how it stands, who has won it."""

from minigolf_desktop.model.play.evening import Evening, EveningKind, Standing
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.translation import translate


def kind_words(kind: EveningKind) -> str:
    """Return what kind of evening it is."""
    return {
        EveningKind.FIRST_TO_THREE: translate("evening", "First to three"),
        EveningKind.CUP: translate("evening", "Cup of three"),
        EveningKind.CUP_OF_ALL: translate("evening", "All three games"),
    }[kind]


def standing_words(evening: Evening, standing: Standing) -> str:
    """Return what somebody has won so far: wins, or points."""
    if evening.kind.counts_wins:
        return translate("evening", "%n wins", "", standing.wins)
    return translate("evening", "%n points", "", standing.points)


def names_of(evening: Evening) -> tuple[str, ...]:
    """Return what everybody is called, by seat."""
    names = tuple(seat.name for seat in evening.players)
    return tuple(player_name(names, seat) for seat in evening.seats)


def colour_of(evening: Evening, seat: int) -> str:
    """Return the colour of somebody: their own, or that of the seat."""
    return evening.players[seat].colour or COLOURS[seat]


def winners_words(evening: Evening) -> str:
    """Return who has won an evening that is over."""
    names = names_of(evening)
    winners = [names[seat] for seat in evening.winners]
    if len(winners) == 1:
        text = translate("evening", "{name} wins the evening")
        return text.replace("{name}", winners[0])
    text = translate("evening", "{names} share the evening")
    return text.replace("{names}", ", ".join(winners))


def evening_news(evening: Evening) -> str:
    """Return what a match that has just ended makes of the evening."""
    if evening.is_over:
        return translate("evening", "{winners}!").replace("{winners}", winners_words(evening))
    names = names_of(evening)
    told = (f"{names[one.seat]} {standing_words(evening, one)}" for one in evening.standings)
    words = translate("evening", "This evening: {standings}.")
    return words.replace("{standings}", ", ".join(told))
