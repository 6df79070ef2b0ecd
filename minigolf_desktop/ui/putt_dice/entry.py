"""Putt Dice as home shows it: a light description, and its words."""

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.overview import course_played_last, entries, text
from minigolf_desktop.storage.saved_matches import Latest, Save
from minigolf_desktop.ui.common.game import Best, Game, GivenOut, HomeCard, MatchOffer
from minigolf_desktop.ui.common.text import content_name, holes_words, seats_words
from minigolf_desktop.ui.common.translation import translate


def card() -> HomeCard:
    """Return what the card of the game says."""
    return HomeCard(
        translate("home", "Putt Dice"),
        translate("home", "Roll, putt and stay dry on a course you built."),
        translate("home", "1 to 5 players"),
    )


def offer(latest: Latest) -> MatchOffer:
    """Return the round left last in words."""
    # A course of a player is called what they called it, in no language.
    name = content_name(latest.land_name) or translate("home", "Putt Dice")
    game = translate("home", "Putt Dice · {players}")
    game = game.replace("{players}", seats_words(latest.players))
    return MatchOffer(name, game, holes_words(latest.placed, latest.of))


def bests(folders: Folders) -> tuple[Best, ...]:
    """Return the record of the course played last."""
    course = course_played_last(folders.putting)
    players = course.get("golfers")
    rounds = players.values() if isinstance(players, dict) else ()
    strokes = [one.get("strokes") for one in entries(list(rounds))]
    fewest = min((count for count in strokes if type(count) is int), default=None)
    if fewest is None:
        return ()
    name = text(course.get("name")) or translate("putting", "Nameless course")
    return (Best(name, str(fewest), translate("home", "strokes")),)


def save_words(save: Save) -> tuple[str, ...]:
    """Return where a saved round is played, and by how many."""
    return save.course, seats_words(save.players)


PUTT_DICE = Game(
    name="putt-dice",
    card=card,
    offer=offer,
    save_words=save_words,
    bests=bests,
    modes={"round": range(1, 6)},
    given_out=GivenOut(("day",), icon="dice", counts="strokes"),
    code_letter="P",
    rules_version=2,
    has_reference=False,
    plays_on="designer",
)
"""It is played on the courses of Minigolf Designer."""
