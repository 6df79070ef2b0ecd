"""The ways to play 18 Holes: what they are called, when to choose them, how they are won."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.text.figures import with_golf_figures

translate = QCoreApplication.translate


def mode_name(mode: Mode) -> str:
    """Return what a mode is called."""
    return {
        Mode.MATCH: translate("golf modes", "Match Play"),
        Mode.STROKE: translate("golf modes", "Stroke Play"),
        Mode.STABLEFORD: translate("golf modes", "Stableford"),
        Mode.SKINS: translate("golf modes", "Skins"),
        Mode.RACING: translate("golf modes", "Golf Racing"),
        Mode.CHAOS: translate("golf modes", "Chaos Golf"),
        Mode.CHAOS_TEAMS: translate("golf modes", "Chaos Teams"),
        Mode.KELLY: translate("golf modes", "Kelly Golf"),
        Mode.SOLO_CHAOS: translate("golf modes", "Solo Chaos"),
    }[mode]


def mode_when(mode: Mode) -> str:
    """Return a sentence on when to choose a mode."""
    text = {
        Mode.MATCH: translate(
            "golf modes",
            "For a first game and for lively evenings: one bad hole is soon forgotten.",
        ),
        Mode.STROKE: translate(
            "golf modes", "For those who want golf as it is on television, with every turn counted."
        ),
        Mode.STABLEFORD: translate(
            "golf modes",
            "For an honest round that forgives: one awful hole costs {par_points} points.",
        ),
        Mode.SKINS: translate(
            "golf modes", "For gamblers: save your best clubs for the greens that pay."
        ),
        Mode.RACING: translate(
            "golf modes", "For those who like to see who is ahead: the course is the score board."
        ),
        Mode.CHAOS: translate(
            "golf modes", "For a group that would rather grab flags than queue at the tee."
        ),
        Mode.CHAOS_TEAMS: translate(
            "golf modes", "For two who like Chaos Golf: each leads a pair with one bag of clubs."
        ),
        Mode.KELLY: translate(
            "golf modes", "For bluffers: every golfer is on the way to a green nobody knows of."
        ),
        Mode.SOLO_CHAOS: translate(
            "golf modes", "For one, against three quick opponents whose strength you set yourself."
        ),
    }[mode]
    return with_golf_figures(text)


def mode_wins(mode: Mode) -> str:
    """Return in a sentence how a mode is won."""
    text = {
        Mode.MATCH: translate(
            "golf modes",
            "First on the green takes the flag. Most flags win, then most holes in one.",
        ),
        Mode.STROKE: translate(
            "golf modes", "Every turn, splash and ball out of bounds is a stroke. Fewest win."
        ),
        Mode.STABLEFORD: translate(
            "golf modes",
            "Par is worth {par_points} points, a turn less 1 more, a turn more 1 less.",
        ),
        Mode.SKINS: translate(
            "golf modes",
            "Greens are worth {least_skin}, {small_skin} or {big_skin}. A tie takes the points to "
            "the next green.",
        ),
        Mode.RACING: translate(
            "golf modes", "Every green in order, each at one's own pace. First on the last wins."
        ),
        Mode.CHAOS: translate(
            "golf modes",
            "Greens in any order: {first_token} points for the first there, {second_token} for "
            "the second.",
        ),
        Mode.CHAOS_TEAMS: translate(
            "golf modes", "Greens in any order, one flag each. Ten flags win at once."
        ),
        Mode.KELLY: translate(
            "golf modes",
            "{own_target} points for your secret green, {others_target} for that of another, "
            "{no_target} for any other.",
        ),
        Mode.SOLO_CHAOS: translate(
            "golf modes",
            "Greens in any order, {first_token} and {second_token} points. Have more than any "
            "opponent.",
        ),
    }[mode]
    return with_golf_figures(text)


def mode_players(mode: Mode) -> str:
    """Return how many can play a mode: ``2 to 5``."""
    least, most = SEATS[mode][0], SEATS[mode][-1]
    if least == most:
        return str(least)
    words = translate("golf modes", "{least} to {most}")
    return words.replace("{least}", str(least)).replace("{most}", str(most))


def clubs_name(clubs: ClubChoice) -> str:
    """Return what a way to come by clubs is called."""
    return {
        ClubChoice.DRAFT: translate("golf modes", "Draft"),
        ClubChoice.FIRST_GAME: translate("golf modes", "Ready hands"),
        ClubChoice.FREE: translate("golf modes", "Free choice"),
        ClubChoice.RANDOM: translate("golf modes", "Random"),
    }[clubs]


def clubs_note(clubs: ClubChoice) -> str:
    """Return a sentence on a way to come by clubs."""
    return {
        ClubChoice.DRAFT: translate(
            "golf modes", "Pick a club, pass the other cards on, until everybody has five."
        ),
        ClubChoice.FIRST_GAME: translate(
            "golf modes", "The hands A to E of a first game; golfer cards stay in the box."
        ),
        ClubChoice.FREE: translate("golf modes", "Any five of the clubs."),
        ClubChoice.RANDOM: translate(
            "golf modes", "Hands dealt by chance, for those who know the game: no draft."
        ),
    }[clubs]


def course_size(holes: int, par: int) -> str:
    """Return how long a course is: ``9 holes, par 35``."""
    words = translate("golf modes", "%n holes, par {par}", "", holes)
    return words.replace("{par}", str(par))


def rank_words(rank: int) -> str:
    """Return the rank of a solo deck; a dash where the opponents have no greens to go for."""
    return str(rank) if rank else "\N{EN DASH}"


def rival_name(rival: int) -> str:
    """Return what an automatic opponent is called: by its shape."""
    return (
        translate("golf modes", "Moon"),
        translate("golf modes", "Bolt"),
        translate("golf modes", "Leaf"),
    )[rival]
