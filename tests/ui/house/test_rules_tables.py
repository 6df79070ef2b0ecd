"""The tables of the rules say what the rule books print, and what the game counts with."""

from collections.abc import Iterator
from dataclasses import asdict

import pytest
from PySide6.QtGui import QTextTable
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.content.rules_help import PageRecord, figures_in, load_rules_help
from minigolf_desktop.model.designer import conditions
from minigolf_desktop.model.designer.counting import points
from minigolf_desktop.model.eighteen_holes.modes import chaos_golf, hole_by_hole
from minigolf_desktop.model.putt_dice import leaderboard
from minigolf_desktop.ui.common.rules_page import Chapter, RulesTable
from minigolf_desktop.ui.common.theme import DARK, LIGHT, stylesheet
from minigolf_desktop.ui.common.translation import speaking
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer import teaching as designer
from minigolf_desktop.ui.eighteen_holes import teaching as golf
from minigolf_desktop.ui.house.rules import ChapterText, RulesDialog, SectionsPage
from minigolf_desktop.ui.putt_dice import teaching as putting

pytestmark = [
    # The display that tests draw on does not know sizes of windows, and says so each time.
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("english"),
]

GAMES = (designer, putting, golf)
TABLES = {name: make for game in GAMES for name, make in game.rules_tables().items()}


def chapters() -> list[Chapter]:
    return [
        chapter
        for game in GAMES
        for page in game.rules_pages()
        for told in (page.chapters, *page.sections.values())
        for chapter in told
    ]


def read(name: str) -> list[str]:
    """The lines of a table as a player reads them, cells parted by a space, with its head."""
    table = TABLES[name]()
    return [" ".join(filter(None, line)) for line in (table.heads, *table.rows)]


PRINTED = {
    # Designer, English book, scoring the promise cards
    "promise-ranks": [
        "1st 2nd 3rd 4th 5th",
        *(
            f"{count} players {points}"
            for count, points in enumerate(
                ("+10 −10", "+10 −2 −10", "+10 +1 −4 −10", "+10 +2 −1 −5 −10"), 2
            )
        ),
    ],
    # Designer, English book, advanced solo game
    "solo-promises": [
        "Promise Kept with",
        "Fun 50 people or more",
        "Fast Not a single pass",
        "Her whim 20 points of Mrs Client",
        "His whim 18 points of Mr Client",
        "Par Nine holes in the zone, 36 par cubes",
        "Land All filled, nothing beside it",
        "Circuit All ten links, 20 points",
    ],
    # Designer, English book, solo variant: the scale of satisfaction
    "solo-scale": [
        "Family game Advanced game",
        "Unhappy below 70 below 80",
        "Disappointed 70–89 80–99",
        "Unexcited 90–109 100–119",
        "Happy 110–149 120–169",
        "Impressed 150 and more 170 and more",
    ],
    # Ruling D22
    "visit-tiles": ["Players 1 2 3 4 5", "Visit tiles 7 7 5 4 3"],
    # Expansion, last page: how the numbers on the backs are given
    "back-numbers": [
        "0 people 1 person 2 people 3 people",
        "par 0 1 5 9 13",
        "par 1 2 6 10 14",
        "par 2 3 7 11 15",
        "par 3 4 8 12 16",
    ],
    # Designer, English book, scoring Mr Client: two tiles, four or more, corners, par 4, hole 4
    "pleased": [
        "Hole 1 Hole 2 Hole 3 Hole 4 Hole 5",
        "Mr Short 2 – – – –",
        "Mr Long – – 2 – 2",
        "Mr Linear 2 – 2 – –",
        "Mr Turner – 2 – 2 2",
        "Mr Luckyfor 2 – – 2 –",
        "Mr Überstitious – 2 2 2 2",
        "Mr Intheway – – 2 – –",
    ],
    # Expansion, Mr Perfect: 3 + 4 + 5 + 6
    "perfection": [
        "Points",
        "Nothing lost for mistakes 3",
        "Full, and nothing beside it 4",
        "A perfect circuit 5",
        "Perfect par 6",
        "All of it 18",
    ],
    # Expansion: nine tiles with an arrow, three times three tricky ones, and six of grass
    "expansion-tiles": [
        "Tiles",
        "Tricky: a tee and a path 3",
        "Tricky: a green and a path 3",
        "Tricky: a tee and a green 3",
        "A path with a white arrow 9",
        "Grass 6",
    ],
    # 18 Holes, page 23 and ruling H13: at most 4, 5 and 6, never below nought
    "stableford": [
        "Turns par 3 par 4 par 5",
        "1 4 5 6",
        "2 3 4 5",
        "3 2 3 4",
        "4 1 2 3",
        "5 0 1 2",
        "6 0 0 1",
        "7 and more 0 0 0",
    ],
    # 18 Holes, page 21
    "kelly": ["Points", "The own target 3", "The target of another 2", "Any other green 1"],
    # 18 Holes, ruling H9
    "club-pool": ["Players 1 2 3 4 5", "Clubs 18 18 26 26 34"],
    # 18 Holes, ruling H12
    "solo-steps": ["Turns of your own right before it 0 1 2 3 4", "Adds 5 4 3 2 1"],
    "solo-cards": ["Rank 1 2 3 4 5 6 7 8 9", "Cards 3 4 4 3 2 2 2 3 1"],
    # Putt Dice, ruling P1
    "dice-faces": [
        "Mean",
        "white +4 +3 +2 +1! +1 +1 2.0",
        "yellow +2 +1 0 −1 −1 −1 0.0",
        "orange +1 0 −1 −1 −1 −2 −0.7",
        "red 0 −1 −1 −1 −2 −2 −1.2",
    ],
    "bonus-cards": [
        "Card",
        "The winner investment card",
        "Who comes second press card",
        "Who comes third training coupon",
    ],
}
"""What the books print, and what rulings give where their pictures are lost; typed by hand."""


@pytest.mark.parametrize("name", PRINTED)
def test_a_table_says_what_the_rule_books_print(name: str):
    assert read(name) == PRINTED[name]


def test_the_clients_are_told_with_what_their_cards_give():
    assert {"Mrs Hotdog Loves dogs 3", "Mrs Evergreen Loves trees 1"} <= set(read("mrs-clients"))
    assert "Mrs Noreturn Loves arrows the right way 3" in read("mrs-clients")
    assert "Mr Long Loves a hole of four tiles or more 2" in read("mr-clients")
    assert "Mr Perfect Loves what has no flaw 3 to 6" in read("mr-clients")
    assert "2 points more" in TABLES["mr-clients"]().note
    assert len(read("mrs-clients")) == len(read("mr-clients")) == 1 + 9


def test_every_club_is_told_with_its_decks_its_initiative_and_its_big_hit():
    told = read("clubs")
    assert "4 iron draw 1 card from deck 3 or deck 4 9, 10 5" in told
    assert "3 wood goes 4 hexes straight on, 3 from the rough 17, 18 –" in told
    assert "Lob wedge draw 1 card from the chip deck 34 –" in told
    numbers = [number for row in TABLES["clubs"]().rows for number in row[2].split(", ")]
    assert numbers == [str(number) for number in range(1, 35)]


def test_the_decks_hold_the_74_shot_cards():
    assert read("decks")[0] == "Cards Reach Wild Super! Short Shuffle"
    assert sum(int(row[1]) for row in TABLES["decks"]().rows) == 74


def test_every_ready_hand_has_five_clubs():
    hands = {row[0]: row[1].split(", ") for row in TABLES["ready-hands"]().rows}
    assert "".join(hands) == "ABCDE"
    assert hands["A"] == ["2 iron", "4 iron", "6 iron", "8 wood", "Pitching wedge"]
    assert all(len(clubs) == 5 for clubs in hands.values())


def test_the_ways_to_play_are_told_with_how_many_play_them():
    assert {
        "Match Play in order 2 to 5",
        "Stroke Play in order 1 to 5",
        "Chaos Golf in any order 3 to 5",
        "Chaos Teams in any order 2",
        "Solo Chaos in any order 1",
    } <= set(read("modes"))


def test_d24_what_is_not_taken_in_the_final_phase_leaves_the_game_unless_asked_back():
    (line,) = (line for line in read("untaken") if line.startswith("In the final phase"))
    assert "Out of the game, unless" in line and "back at the end of the round" in line


def test_d21_tricky_tiles_count_twice_and_are_their_own_neighbours():
    (told,) = (one for one in chapters() if one.title.startswith("Tricky tiles"))
    words = " ".join(told.texts)
    assert "counts twice for the length" in words
    assert "lie side by side, which brings 2 points" in words


def test_every_table_that_a_game_makes_is_shown_in_its_rules_once():
    shown = [table.title for chapter in chapters() for table in chapter.tables]
    assert sorted(shown) == sorted(make().title for make in TABLES.values())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_has_a_cell_for_every_head(name: str, language: str):
    with speaking(language):
        table = TABLES[name]()
    assert {len(row) for row in table.rows} == {len(table.heads)}
    assert all(row[0] for row in table.rows)


SAID = {
    conditions: {
        "TILE_POINTS": "collected_points",
        "HOLE_POINTS": "taste_points",
        "OFF_LAND_COST": "off_land_cost",
        "MISSING_COST": "empty_cost",
        "LINK_POINTS": "link_points",
        "CIRCUIT_POINTS": "circuit_points",
        "HOLE_COUNT_COST": "hole_count_cost",
        "MALFORMED_COST": "malformed_cost",
        "MISMATCH_COST": "mismatch_cost",
        "WRONG_DIRECTION_COST": "wrong_way_cost",
        "RESERVED_COST": "reserve_cost",
        "PASS_COST": "pass_cost",
        "SOLO_POINTS": "promise_points",
    },
    points: {
        "CUBES": "cubes",
        "ZONE_FIRST": "zone_first",
        "ZONE_LAST": "zone_last",
        "ZONE_POINTS": "zone_points",
    },
    hole_by_hole: {"STABLEFORD_BASE": "par_points", "BIG_SKIN": "big_skin"},
    chaos_golf: {"FLAGS_TO_WIN": "flags_to_win"},
    leaderboard: {"COUPON_STROKES": "coupon_strokes"},
}
"""By module: constants of the count, and the figure by which sentences of the help say each."""

SHOWN = {
    *("PROMISED_PEOPLE", "PROMISED_HER_POINTS", "PROMISED_HIS_POINTS", "PAR_POINTS"),
    "ALL_ALIGNED_POINTS",
    *("PERFECT_PLAYABILITY", "PERFECT_LAND", "PERFECT_CIRCUIT", "PERFECT_PAR"),
}
"""What a table shows instead: one that is read above."""

IN_WORDS = {"HOLES"}
"""Nine holes are nine in words."""


def test_every_constant_of_the_count_is_said_in_the_help():
    said = set(figures_in([asdict(page) for page in everything_told()]))
    figures = {**designer.FIGURES, **golf.FIGURES, **putting.FIGURES}
    for module, names in SAID.items():
        for constant, figure in names.items():
            assert figure in said, constant
            assert figures[figure] == getattr(module, constant), constant


def everything_told() -> list[PageRecord]:
    return [
        page
        for game, module in (
            ("designer", designer),
            ("eighteen-holes", golf),
            ("putt-dice", putting),
        )
        for page in load_rules_help(
            game, {*module.FIGURES, "control"}, module.rules_pictures(), module.rules_tables()
        )
    ]


def test_no_constant_of_the_count_is_forgotten():
    scored = {
        name
        for name, value in vars(conditions).items()
        if name.isupper() and not name.startswith("_") and type(value) is int
    }
    imported = vars(points).keys()
    assert scored - imported == {*SAID[conditions], *SHOWN, *IN_WORDS}


def test_a_table_is_told_in_sentences_to_who_cannot_see_its_columns(qapp):
    table = RulesTable("Points", ("", "1st", "2nd"), (("2 players", "+10", "−10"),), "Friendly.")
    assert table.told == "Points. 2 players: 1st +10, 2nd −10. Friendly."
    sheet = ChapterText(Look(LIGHT))
    sheet.show_chapters([Chapter("Promises", (), tables=(table,))])
    assert sheet.accessibleDescription() == table.told


@pytest.fixture
def opened(qtbot):
    """Open the rules of all games over a window of a size."""

    def opened_at(section: str, look: Look, width: int, height: int) -> RulesDialog:
        host = QWidget()
        host.resize(width, height)
        qtbot.addWidget(host)
        host.setStyleSheet(stylesheet(look.theme, look.scale))
        host.show()
        dialog = RulesDialog(look, host, [game.rules_pages() for game in GAMES], section=section)
        dialog.open()
        return dialog

    return opened_at


def each_with_tables(dialog: RulesDialog) -> Iterator[str]:
    """Turn to every section with tables, one after the other."""
    with_tables = {
        section
        for game in GAMES
        for page in game.rules_pages()
        for section, told in page.sections.items()
        if any(chapter.tables for chapter in told)
    }
    for place in range(dialog.pages.count()):
        page = dialog.pages.widget(place)
        for section in with_tables:
            if isinstance(page, SectionsPage) and page.has(section):
                dialog.pages.setCurrentIndex(place)
                page.open_at(section)
                yield section


@pytest.mark.parametrize("look", [Look(LIGHT), Look(DARK, 1.5), Look(LIGHT, 2.0)])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_table_fits_into_the_width_of_the_sheet(opened, look, width, height, language):
    with speaking(language):
        dialog = opened("turn", look, width, height)
        seen = 0
        for section in each_with_tables(dialog):
            QApplication.processEvents()
            assert dialog.text.horizontalScrollBar().maximum() == 0, section
            seen += 1
    assert seen > 10


def test_what_stands_in_a_table_is_found_and_marked(opened):
    dialog = opened("wishes", Look(LIGHT), 1366, 768)
    dialog.search.field.setText("Mrs Hotdog")
    assert dialog.sections.shown == "wishes"
    (mark,) = dialog.text.extraSelections()
    assert mark.cursor.selectedText() == "Mrs Hotdog"
    assert isinstance(mark.cursor.currentFrame(), QTextTable)
