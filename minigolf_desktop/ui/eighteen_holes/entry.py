"""18 Holes as home shows it: a light description, and its words."""

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.overview import course_played_last, entries, text
from minigolf_desktop.storage.saved_matches import Latest, Save
from minigolf_desktop.ui.common.game import Best, Game, GivenOut, HomeCard, MatchOffer
from minigolf_desktop.ui.common.text import content_name, holes_words, seats_words
from minigolf_desktop.ui.common.translation import translate


def card() -> HomeCard:
    """Return what the card of the game says."""
    return HomeCard(
        translate("home", "18 Holes"),
        translate("home", "Draft clubs, shape shots, beat the hex course."),
        translate("home", "1 to 5 players"),
    )


def bests(folders: Folders) -> tuple[Best, ...]:
    """Return the best score on the course played last, in the mode that was played there last."""
    course = course_played_last(folders.golf)
    modes = course.get("bests")
    listed = (
        [(entries(scores), mode) for mode, scores in modes.items()]
        if isinstance(modes, dict)
        else []
    )
    known = [(scores, mode) for scores, mode in listed if scores]
    if not known:
        return ()
    scores, mode = max(known, key=lambda one: max(text(score.get("date")) for score in one[0]))
    score = scores[0].get("score")
    if type(score) is not int:
        return ()
    name = content_name(text(course.get("name"))) or translate("records", "Nameless course")
    where = ", ".join(filter(None, (name, text(scores[0].get("name")))))
    return (Best(where, str(score), _counted(mode)),)


def _counted(mode: str) -> str:
    """Return what the scores of a mode count."""
    return {
        "stroke": translate("home", "strokes"),
        "racing": translate("home", "rounds"),
        "match": translate("home", "flags"),
        "chaos-teams": translate("home", "flags"),
    }.get(mode, translate("home", "points"))


def offer(latest: Latest) -> MatchOffer:
    """Return the game left last in words."""
    course = latest.land_name
    name = content_name(course) if course else translate("home", "18 Holes")
    game = translate("home", "18 Holes · {players}")
    game = game.replace("{players}", seats_words(latest.players))
    return MatchOffer(name, game, holes_words(latest.placed, latest.of))


def _mode_names() -> dict[str, str]:
    """Return what each mode is called: here, for lists of saved games do without the rules."""
    return {
        "match": translate("golf modes", "Match Play"),
        "stroke": translate("golf modes", "Stroke Play"),
        "stableford": translate("golf modes", "Stableford"),
        "skins": translate("golf modes", "Skins"),
        "racing": translate("golf modes", "Golf Racing"),
        "chaos": translate("golf modes", "Chaos Golf"),
        "chaos-teams": translate("golf modes", "Chaos Teams"),
        "kelly": translate("golf modes", "Kelly Golf"),
        "solo-chaos": translate("golf modes", "Solo Chaos"),
    }


def mode_name(mode: str) -> str:
    """Return what a mode is called."""
    return _mode_names()[mode]


def save_words(save: Save) -> tuple[str, ...]:
    """Return in which mode and where a saved game is played, and by how many."""
    course = content_name(save.course) if save.course else ""
    return _mode_names().get(save.mode, ""), course, seats_words(save.players)


EIGHTEEN_HOLES = Game(
    name="eighteen-holes",
    card=card,
    offer=offer,
    save_words=save_words,
    bests=bests,
    modes={
        "match": range(2, 6),
        "stroke": range(1, 6),
        "stableford": range(1, 6),
        "skins": range(2, 6),
        "racing": range(2, 6),
        "chaos": range(3, 6),
        "chaos-teams": range(2, 3),
        "kelly": range(2, 6),
        "solo-chaos": range(1, 2),
    },
    given_out=GivenOut(("day", "week"), icon="putt", counts="par"),
    code_letter="H",
    rules_version=2,
    course_format="golf-course",
)
"""Its courses are its own."""
