"""18 Holes as the house knows it."""

from minigolf_desktop.ui.common.game import CourseFiles, Game, Playouts
from minigolf_desktop.ui.common.given_out import Codes, Givings
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.review.registry import Judging

_WING = "minigolf_desktop.ui.eighteen_holes"

EIGHTEEN_HOLES = Game(
    name="eighteen-holes",
    card=Later(f"{_WING}.home:card"),
    offer=Later(f"{_WING}.home:offer"),
    save_words=Later(f"{_WING}.saved:save_words"),
    amendment_words=Later(f"{_WING}.text.amendments:amendment_words"),
    rules=Later("minigolf_desktop.content.eighteen_holes.rules:eighteen_holes_rules"),
    shell=Later(f"{_WING}.shell:GolfShell"),
    lessons=Later(f"{_WING}.lessons:lessons"),
    tips=Later(f"{_WING}.lessons:tips"),
    season=Later(f"{_WING}.season:part"),
    rules_pages=Later(f"{_WING}.rules_pages:rules_pages"),
    scenes=Later(f"{_WING}.scenes.all_scenes:scenes"),
    turns=Later(f"{_WING}.self_test:turns"),
    belongings=Later(f"{_WING}.self_test:belongings"),
    parts=(
        "minigolf_desktop.model.eighteen_holes",
        "minigolf_desktop.content.eighteen_holes",
        "minigolf_desktop.storage.eighteen_holes.records",
        "minigolf_desktop.ui.common.laying.board_screen",
        f"{_WING}.art.hexes.thumbnail",
        f"{_WING}.choice",
        f"{_WING}.course_editor.screen",
        f"{_WING}.course_editor.files",
        f"{_WING}.board.scene",
        f"{_WING}.result",
        f"{_WING}.round",
        f"{_WING}.draft",
    ),
    playouts=Playouts(
        {
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
        Later(f"{_WING}.playout:play"),
        Later(f"{_WING}.playout:setups"),
    ),
    tasks={
        "golf picture": Later(f"{_WING}.course_drawing:copy"),
        "golf sheet": Later(f"{_WING}.course_drawing:sheet"),
    },
    bests=Later(f"{_WING}.home:bests"),
    rules_version=2,
    records=Later(f"{_WING}.records_page:records_page"),
    history=Later(f"{_WING}.history:history_of"),
    guest_book=Later(f"{_WING}.guest_book:guest_book"),
    reference=Later(f"{_WING}.reference_pages:reference_pages"),
    mind=Later("minigolf_desktop.bots.eighteen_holes.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.eighteen_holes.judgement:judge"),
        2,
        Later(f"{_WING}.review:GolfReview"),
        Later(f"{_WING}.review:practice_setup"),
    ),
    hint_words=Later(f"{_WING}.hint_words:hint_words"),
    courses=CourseFiles(
        "golf-course",
        Later("minigolf_desktop.storage.eighteen_holes.course_check:check_course"),
        Later(f"{_WING}.course_drawing:drawer"),
        Later(f"{_WING}.course_drawing:draw"),
    ),
    codes=Codes("H", Later(f"{_WING}.codes:pack"), Later(f"{_WING}.codes:unpack")),
    givings=Givings(
        ("day", "week"),
        Later(f"{_WING}.codes:give"),
        Later(f"{_WING}.codes:words"),
        icon="putt",
        counts="par",
    ),
)
"""The entry; what it names is loaded when it is needed."""
