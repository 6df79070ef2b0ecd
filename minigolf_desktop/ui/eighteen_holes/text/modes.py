"""The ways to play 18 Holes: what each says, counts and shows; scores in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import (
    FIRST_TOKEN,
    FLAGS_TO_WIN,
    NO_TARGET,
    OTHERS_TARGET,
    OWN_TARGET,
    SECOND_TOKEN,
)
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import (
    BIG_SKIN,
    SMALL_SKINS,
    STABLEFORD_BASE,
)
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import (
    MOST_ROUNDS,
)
from minigolf_desktop.model.eighteen_holes.setup import (
    SEATS,
    ClubChoice,
    Mode,
    Setup,
)
from minigolf_desktop.model.eighteen_holes.state import (
    State,
    Table,
    View,
)
from minigolf_desktop.model.play import Amendment
from minigolf_desktop.ui.common.text import (
    Figure,
    content_name,
    counted_figures,
    signed,
)
from minigolf_desktop.ui.common.translation import translate

FIGURES: Final = counted_figures(
    par_points=STABLEFORD_BASE,
    big_skin=BIG_SKIN,
    least_skin=min(SMALL_SKINS),
    small_skin=max(SMALL_SKINS),
    first_token=FIRST_TOKEN,
    second_token=SECOND_TOKEN,
    own_target=sum(OWN_TARGET),
    others_target=sum(OTHERS_TARGET),
    no_target=sum(NO_TARGET),
    flags_to_win=FLAGS_TO_WIN,
    nineteenth_rounds=MOST_ROUNDS,
)
"""By the name that a text has for each: ``{big_skin}``."""


def hole_label(table: Table, hole: int) -> str:
    """Return the number of a hole as players count; 19 of the one that follows all others."""
    return str(hole + 1) if hole < len(table.field.pars) else "19"


def hole_name(table: Table, hole: int) -> str:
    """Return what a hole is called."""
    if hole >= len(table.field.pars):
        return translate("golf round", "The 19th")
    return translate("golf round", "Hole {hole}").replace("{hole}", str(hole + 1))


def with_golf_figures(text: str) -> str:
    """Return a text with its figures: ``{big_skin}`` is what the dearest skin is worth.

    Raises KeyError for a figure that there is not.
    """
    return text.format_map(FIGURES)


class Counts(Enum):
    """What a score is a number of."""

    FLAGS = auto()
    STROKES = auto()
    POINTS = auto()
    GREENS = auto()


@dataclass(frozen=True)
class GolfMode:
    """A way to play as players see it: what it says, what it counts, what lies on its greens.

    Its rules are the model's; its name stands in the entry of the game, which lists of saved games
    need; its scene is painted on its card, where a game is set up.
    """

    when: Callable[[], str]
    """A sentence on when to choose it."""
    wins: Callable[[], str]
    """How it is won, in a sentence."""
    counts: Counts
    """What its scores are."""
    has_tokens: bool = False
    """Whether what lies on a green is worth more or less than what lies on another."""
    ends_holes: bool = False
    """Whether a hole ends for all when the first is on its green."""
    scores_holes: bool = False
    """Whether the turns for a hole give points, by its par."""
    has_secret_targets: bool = False
    """Whether every player has a green that nobody else knows of."""
    has_solo_deck: bool = False
    """Whether one plays against automatic opponents, whose strength is that of a deck of cards."""

    @property
    def counts_flags(self) -> bool:
        """Whether every green that is won counts the same."""
        return self.counts is Counts.FLAGS

    @property
    def counts_strokes(self) -> bool:
        """Whether turns, splashes and balls out of bounds are added up, and the fewest win."""
        return self.counts is Counts.STROKES

    @property
    def is_race(self) -> bool:
        """Whether each plays on at once; who wins has a time in rounds."""
        return self.counts is Counts.GREENS


GOLF_MODES: Final[Mapping[Mode, GolfMode]] = {
    Mode.MATCH: GolfMode(
        when=lambda: translate(
            "golf modes",
            "For a first game and for lively evenings: one bad hole is soon forgotten.",
        ),
        wins=lambda: translate(
            "golf modes",
            "First on the green takes the flag. Most flags win, then most holes in one.",
        ),
        counts=Counts.FLAGS,
        ends_holes=True,
    ),
    Mode.STROKE: GolfMode(
        when=lambda: translate(
            "golf modes", "For those who want golf as it is on television, with every turn counted."
        ),
        wins=lambda: translate(
            "golf modes", "Every turn, splash and ball out of bounds is a stroke. Fewest win."
        ),
        counts=Counts.STROKES,
    ),
    Mode.STABLEFORD: GolfMode(
        when=lambda: translate(
            "golf modes",
            "For an honest round that forgives: one awful hole costs {par_points.points}.",
        ),
        wins=lambda: translate(
            "golf modes",
            "Par is worth {par_points.points}, a turn less 1 more, a turn more 1 less.",
        ),
        counts=Counts.POINTS,
        scores_holes=True,
    ),
    Mode.SKINS: GolfMode(
        when=lambda: translate(
            "golf modes", "For gamblers: save your best clubs for the greens that pay."
        ),
        wins=lambda: translate(
            "golf modes",
            "Greens are worth {least_skin}, {small_skin} or {big_skin}. A tie takes the points to "
            "the next green.",
        ),
        counts=Counts.POINTS,
        has_tokens=True,
        ends_holes=True,
    ),
    Mode.RACING: GolfMode(
        when=lambda: translate(
            "golf modes", "For those who like to see who is ahead: the course is the score board."
        ),
        wins=lambda: translate(
            "golf modes", "Every green in order, each at one's own pace. First on the last wins."
        ),
        counts=Counts.GREENS,
    ),
    Mode.CHAOS: GolfMode(
        when=lambda: translate(
            "golf modes", "For a group that would rather grab flags than queue at the tee."
        ),
        wins=lambda: translate(
            "golf modes",
            "Greens in any order: {first_token.points} for the first there, {second_token} for "
            "the second.",
        ),
        counts=Counts.POINTS,
        has_tokens=True,
    ),
    Mode.CHAOS_TEAMS: GolfMode(
        when=lambda: translate(
            "golf modes", "For two who like Chaos Golf: each leads a pair with one bag of clubs."
        ),
        wins=lambda: translate(
            "golf modes", "Greens in any order, one flag each. Ten flags win at once."
        ),
        counts=Counts.FLAGS,
    ),
    Mode.KELLY: GolfMode(
        when=lambda: translate(
            "golf modes", "For bluffers: every golfer is on the way to a green nobody knows of."
        ),
        wins=lambda: translate(
            "golf modes",
            "{own_target.points} for your secret green, {others_target} for that of another, "
            "{no_target} for any other.",
        ),
        counts=Counts.POINTS,
        has_secret_targets=True,
    ),
    Mode.SOLO_CHAOS: GolfMode(
        when=lambda: translate(
            "golf modes", "For one, against three quick opponents whose strength you set yourself."
        ),
        wins=lambda: translate(
            "golf modes",
            "Greens in any order, {first_token} and {second_token.points}. Have more than any "
            "opponent.",
        ),
        counts=Counts.POINTS,
        has_tokens=True,
        has_solo_deck=True,
    ),
}
"""By mode: how players see it. Another way to play is another entry here."""


def golf_mode(view: View | State) -> GolfMode:
    """Return how players see the mode of a game."""
    return GOLF_MODES[view.table.setup.mode]


def mode_when(mode: Mode) -> str:
    """Return a sentence on when to choose a mode."""
    return with_golf_figures(GOLF_MODES[mode].when())


def mode_wins(mode: Mode) -> str:
    """Return in a sentence how a mode is won."""
    return with_golf_figures(GOLF_MODES[mode].wins())


def mode_players(mode: Mode) -> str:
    """Return how many can play a mode: ``2 to 5``."""
    least, most = SEATS[mode][0], SEATS[mode][-1]
    if least == most:
        return str(least)
    words = translate("golf modes", "{least} to {most}")
    return words.replace("{least}", str(least)).replace("{most}", str(most))


def mode_seats(mode: Mode) -> str:
    """Return how many can play a mode, in words: ``2 to 5 players``, ``1 player``."""
    least, most = SEATS[mode][0], Figure(SEATS[mode][-1])
    if least == most:
        return most.players
    return translate("golf modes", "{least} to {most.players}").format(least=least, most=most)


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


def hazards_name(hazards: Hazards) -> str:
    """Return what a way to play the hazards of a course is called (ruling H35)."""
    return {
        Hazards.AS_DRAWN: translate("golf modes", "As drawn"),
        Hazards.RELAXED: translate("golf modes", "Relaxed"),
        Hazards.SHARP: translate("golf modes", "Sharp"),
    }[hazards]


def hazards_note(hazards: Hazards, drawn: int, altered: int) -> str:
    """Return what becomes of the bunkers and lakes of a course: how many there are, and change.

    Nothing where all stay as drawn.
    """
    if hazards is Hazards.AS_DRAWN:
        return ""
    if not drawn:
        return translate("golf modes", "Neither sand nor water here")
    if hazards is Hazards.SHARP:
        return translate("golf modes", "%n more hazard hexes", "", altered)
    words = translate("golf modes", "%n of {all} hazard hexes become rough", "", altered)
    return words.replace("{all}", str(drawn))


def course_with_hazards(name: str, hazards: Hazards) -> str:
    """Return what a course is called with its hazards so: ``Larkfield Nine, relaxed``."""
    words = {
        Hazards.AS_DRAWN: "{course}",
        Hazards.RELAXED: translate("golf modes", "{course}, relaxed"),
        Hazards.SHARP: translate("golf modes", "{course}, sharp"),
    }[hazards]
    return words.replace("{course}", name)


def course_name(setup: Setup) -> str:
    """Return what the course of a game is called, in the player's language."""
    return course_with_hazards(content_name(setup.course.name), setup.hazards)


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


def score_words(mode: Mode, score: int) -> str:
    """Return a score with what it counts: ``3 flags``, ``41 strokes``."""
    match GOLF_MODES[mode].counts:
        case Counts.FLAGS:
            return translate("golf scores", "%n flags", "", score)
        case Counts.STROKES:
            return translate("golf scores", "%n strokes", "", score)
        case Counts.GREENS:
            return translate("golf scores", "%n greens", "", score)
        case Counts.POINTS:
            return translate("golf scores", "%n points", "", score)


def best_words(mode: Mode, score: int, beaten: int = 0) -> str:
    """Return a score among the best of a course; that of a race is its rounds.

    ``beaten`` is the rank of the solo deck that was beaten, 0 where there was none.
    """
    if GOLF_MODES[mode].is_race:
        return translate("golf scores", "%n rounds", "", score)
    words = score_words(mode, score)
    if not beaten:
        return words
    told = translate("golf scores", "{points} against rank {rank}")
    return told.replace("{points}", words).replace("{rank}", str(beaten))


def against_par_words(to_par: int) -> str:
    """Return strokes against par: ``3 under par``, ``par``, ``2 over par``."""
    if to_par == 0:
        return translate("golf scores", "par")
    words = translate("golf scores", "{number} over par")
    if to_par < 0:
        words = translate("golf scores", "{number} under par")
    return words.replace("{number}", str(abs(to_par)))


def par_words(mode: Mode, score: int, to_par: int, holes: int) -> str:
    """Return what a score is against par; empty in modes in which that says nothing."""
    if GOLF_MODES[mode].counts in (Counts.STROKES, Counts.GREENS):
        return against_par_words(to_par)
    if GOLF_MODES[mode].scores_holes:
        words = translate("golf scores", "{difference} against par on every hole")
        return words.replace("{difference}", signed(score - STABLEFORD_BASE * holes, plus=True))
    return ""


def listed(names: Sequence[str]) -> str:
    """Return names in a row: ``Odile, Marek and Sol``."""
    if len(names) == 1:
        return names[0]
    words = translate("golf scores", "{names} and {last}")
    return words.format(names=", ".join(names[:-1]), last=names[-1])


def amendment_words(amendment: Amendment) -> str:
    """Return what the rules say today; raises KeyError for a code the model does not know."""
    return {
        "hands-of-five": translate("amendments", "Five clubs are dealt to everybody to draft."),
        "fast-travel": translate(
            "amendments", "A ball travels fast only where it lands on another tee box."
        ),
        "out-of-a-bunker": translate(
            "amendments", "Hit out of a bunker off the course, a ball is out of bounds."
        ),
        "cards-aside": translate(
            "amendments", "Cards of a turn stay aside until it is over, thrown ones too."
        ),
        "jackpots": translate("amendments", "The tokens of the players may be put on any green."),
    }[amendment.code]
