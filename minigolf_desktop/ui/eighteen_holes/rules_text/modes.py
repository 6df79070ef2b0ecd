"""The nine ways to play 18 Holes, in our own words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.text.section import Section
from minigolf_desktop.ui.eighteen_holes.text.figures import with_golf_figures
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name, mode_players, mode_when

translate = QCoreApplication.translate


def golf_modes() -> dict[str, Section]:
    """Return a section a mode by its id."""
    told = {**_golfing(), **_chaotic()}
    return {
        str(mode): (mode_name(mode), (_head(mode), *map(with_golf_figures, told[mode])))
        for mode in Mode
    }


def _head(mode: Mode) -> str:
    words = translate("golf rules", "{players} players. {when}")
    return words.replace("{players}", mode_players(mode)).replace("{when}", mode_when(mode))


def _golfing() -> dict[Mode, tuple[str, ...]]:
    return {
        Mode.MATCH: (
            translate(
                "golf rules",
                "A hole ends in the first round in which somebody reaches the green. All who are "
                "there then have a point: one takes the flag, the others a token.",
            ),
            translate(
                "golf rules",
                "The most points win; between equals the most holes in one, else they share the "
                "win.",
            ),
        ),
        Mode.STROKE: (
            translate(
                "golf rules",
                "Everybody finishes every hole and waits on the green for the others. Each turn is "
                "a stroke, whatever was done in it. Water and out of bounds cost one more; no turn "
                "is missed.",
            ),
            translate(
                "golf rules", "The fewest strokes win. The best rounds of each course are kept."
            ),
        ),
        Mode.STABLEFORD: (
            translate(
                "golf rules",
                "Everybody finishes every hole. Turns are counted, missed ones and those out of "
                "bounds too.",
            ),
            translate(
                "golf rules",
                "Par brings {par_points} points, each turn less one more, each turn more one "
                "less, but never below nought. The most points win.",
            ),
        ),
        Mode.SKINS: (
            translate(
                "golf rules",
                "A token of {big_skin} lies on the last green; every player puts another one on a "
                "green of choice. The other greens get {least_skin} or {small_skin} by chance. "
                "All this is seen before the draft.",
            ),
            translate(
                "golf rules",
                "Who reaches the green first, and alone, takes its tokens. If several do, the "
                "tokens move on to the next green.",
            ),
            translate(
                "golf rules",
                "Where the last hole is tied and the jackpot decides, or points are level, those "
                "concerned play on from the first hole with full hands until one is alone on a "
                "green.",
            ),
        ),
        Mode.RACING: (
            translate(
                "golf rules",
                "Who is on a green when a round is over goes on to the next tee, whatever the "
                "others do.",
            ),
            translate(
                "golf rules",
                "First on the last green wins; between equals the most holes in one.",
            ),
        ),
    }


def _chaotic() -> dict[Mode, tuple[str, ...]]:
    return {
        Mode.CHAOS: (
            translate(
                "golf rules",
                "Everybody begins on the first tee and plays to any green in any order. The first "
                "there takes the token of {first_token}, the second that of {second_token}; "
                "nobody takes both of a green. On the same green in one round, the lower "
                "initiative is first.",
            ),
            translate(
                "golf rules",
                "Fast travel: who comes to a tee box with a turn may take another at the end of "
                "the round, in the order of initiative, with any club in hand; and again, as long "
                "as tees are reached and clubs last.",
            ),
            translate(
                "golf rules",
                "The game ends after the round in which the last {first_token} is taken. The most "
                "points win.",
            ),
        ),
        Mode.CHAOS_TEAMS: (
            translate(
                "golf rules",
                "Each player has two golfers and one hand of five clubs. Which golfer is to move "
                "is named after the card is drawn; before it only to move one hex or to leave a "
                "bunker.",
            ),
            translate(
                "golf rules",
                "One flag a green, in any order. A golfer on a tee box takes the extra turn "
                "itself. Ten flags win at once; else the most when all are taken.",
            ),
        ),
        Mode.KELLY: (
            translate(
                "golf rules",
                "Everybody draws two targets and keeps one, in secret. Greens are claimed in any "
                "order, with fast travel as in Chaos Golf.",
            ),
            translate(
                "golf rules",
                "The own target brings {own_target} points, the target of another "
                "{others_target}, any other green {no_target}. A target that is claimed, by "
                "whomever, is replaced by one of two new ones.",
            ),
            translate(
                "golf rules", "The game ends when the last flag is taken. The most points win."
            ),
        ),
        Mode.SOLO_CHAOS: (
            translate(
                "golf rules",
                "Chaos Golf against Moon, Bolt and Leaf. Each of them has a row of target greens, "
                "the next one known. You choose five of all 34 clubs; each of them is dealt five, "
                "face down.",
            ),
            translate(
                "golf rules",
                "A deck of solo cards says which turns are yours alone and after which ones the "
                "opponents score too: then each takes the largest token of its target. On a green "
                "where you are too, the lower initiative has the {first_token} and the other the "
                "{second_token}.",
            ),
            translate(
                "golf rules",
                "Before you move you may turn an opponent's club over, once your own is chosen. "
                "Extra turns come after the opponents; of a big hit, chance throws a card away.",
            ),
            translate(
                "golf rules",
                "The rank of the deck says how strong they are. The game ends with the last token "
                "of {first_token}, or with the deck. Have more points than each of them.",
            ),
        ),
    }
