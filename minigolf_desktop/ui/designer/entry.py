"""Minigolf Designer as home shows it: a light description, and its words."""

from collections.abc import Sequence

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.designer.best_courses import BestCourse, read_best_courses
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.saved_matches import Latest, Save
from minigolf_desktop.ui.common.game import (
    Best,
    Board,
    Game,
    GivenOut,
    HomeCard,
    Invitation,
    MatchOffer,
    SettingChoice,
    on_off,
)
from minigolf_desktop.ui.common.text import Figure, content_name, signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.text.game import level_name, version_words


def card() -> HomeCard:
    """Return what the card of the game says."""
    return HomeCard(
        translate("home", "Minigolf Designer"),
        translate("home", "Lay tiles, build nine holes, please two fussy clients."),
        translate("home", "1 to 5 players"),
    )


def offer(latest: Latest) -> MatchOffer:
    """Return the match left last in words."""
    version = version_words(latest.players, latest.mode, latest.expansion)
    game = translate("home", "Minigolf Designer · {version}").replace("{version}", version)
    land = latest.land_name
    name = content_name(land) if land else translate("home", "Three lands to see")
    if not latest.is_known:
        name = translate("home", "A course in the making")
    tiles = translate("home", "{placed} of {cells.tiles}")
    tiles = tiles.format(placed=latest.placed, cells=Figure(latest.of))
    return MatchOffer(name, game, tiles, latest.score)


def save_words(save: Save) -> tuple[str, ...]:
    """Return which version a saved match is."""
    return (version_words(save.players, save.mode, save.expansion),)


def invitation() -> Invitation:
    """Return what is said before the first match."""
    return Invitation(
        translate("home", "Your first course"),
        translate(
            "home",
            "Choose one of three easy pieces of land, lay a tile a turn, and see what two fussy "
            "clients make of your nine holes. The program counts every point.",
        ),
        resource("pictures", "first-course.png"),
    )


def bests(folders: Folders) -> tuple[Best, ...]:
    """Return the best courses, best first."""
    return best_words(read_best_courses(folders))


def best_words(courses: Sequence[BestCourse]) -> tuple[Best, ...]:
    """Return courses in words: their land and clients, and how these liked them."""
    return tuple(
        Best(
            ", ".join(content_name(name) for name in (course.land, course.mrs, course.mr)),
            signed(course.total),
            level_name(course.level),
        )
        for course in courses
    )


def board() -> Board:
    """Return what leads to the free board."""
    return Board(translate("home", "Free board"), "land", "Ctrl+B")


def choices() -> tuple[SettingChoice, ...]:
    """Return the settings of the game, in the order of the dialog."""
    return _edges(), _leftover(), _bag()


def _edges() -> SettingChoice:
    options = (
        (translate("settings", "Prevent"), "prevent"),
        (translate("settings", "Warn"), "warn"),
        (translate("settings", "Allow"), "allow"),
    )
    note = translate("settings", "What a new game does about paths that meet grass.")
    return SettingChoice("edges", translate("settings", "Edge checking"), note, options)


def _leftover() -> SettingChoice:
    options = (
        (translate("settings", "Ask"), "ask"),
        (translate("settings", "Put back"), "put-back"),
        (translate("settings", "Discard"), "discard"),
    )
    note = translate(
        "settings", "What becomes of the tile not placed, when the next two are drawn."
    )
    return SettingChoice("leftover", translate("settings", "Tile left over"), note, options)


def _bag() -> SettingChoice:
    note = translate("settings", "Tells how many tiles are left.")
    return SettingChoice("show_bag", translate("settings", "Bag"), note, on_off())


DESIGNER = Game(
    name="designer",
    card=card,
    offer=offer,
    save_words=save_words,
    bests=bests,
    modes=dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
    given_out=GivenOut(("day",), icon="land", counts="points"),
    code_letter="D",
    rules_version=3,
    invitation=invitation,
    board=board,
    settings=choices,
    course_format="minigolf-course",
    opens_gates=True,
)
"""It is the first game of the house."""
