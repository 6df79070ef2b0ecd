"""Minigolf Designer as the house knows it."""

from minigolf_desktop.ui.common.game import CourseFiles, Game, Playouts
from minigolf_desktop.ui.common.given_out import Codes, Givings
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.review.registry import Judging

_WING = "minigolf_desktop.ui.designer"

DESIGNER = Game(
    name="designer",
    card=Later(f"{_WING}.home:card"),
    offer=Later(f"{_WING}.home:offer"),
    save_words=Later(f"{_WING}.home:save_words"),
    amendment_words=Later(f"{_WING}.text.amendments:amendment_words"),
    rules=Later("minigolf_desktop.content.designer.rules:designer_rules"),
    shell=Later(f"{_WING}.shell:DesignerShell"),
    lessons=Later(f"{_WING}.lessons:lessons"),
    tips=Later(f"{_WING}.lessons:tips"),
    season=Later(f"{_WING}.season:part"),
    rules_pages=Later(f"{_WING}.rules_pages:rules_pages"),
    scenes=Later(f"{_WING}.scenes.all_scenes:scenes"),
    turns=Later(f"{_WING}.self_test:turns"),
    belongings=Later(f"{_WING}.self_test:belongings"),
    parts=(
        "minigolf_desktop.model.play",
        "minigolf_desktop.model.designer",
        "minigolf_desktop.storage.designer.course_files",
        "minigolf_desktop.storage.designer.records",
        "minigolf_desktop.ui.common.laying.board_screen",
        "minigolf_desktop.ui.common.match_shell",
        f"{_WING}.art.atlas",
        f"{_WING}.board.scene",
        f"{_WING}.counting",
        f"{_WING}.free_board.screen",
        f"{_WING}.free_board.files",
    ),
    playouts=Playouts(
        dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
        Later(f"{_WING}.playout:play"),
        Later(f"{_WING}.playout:setups"),
    ),
    rules_version=2,
    invitation=Later(f"{_WING}.home:invitation"),
    bests=Later(f"{_WING}.home:bests"),
    records=Later(f"{_WING}.records_page:records_page"),
    history=Later(f"{_WING}.history:history_of"),
    guest_book=Later(f"{_WING}.guest_book:guest_book"),
    reference=Later(f"{_WING}.reference.pages:reference_pages"),
    board=Later(f"{_WING}.home:board"),
    settings=Later(f"{_WING}.settings:choices"),
    courses=CourseFiles(
        "minigolf-course",
        Later("minigolf_desktop.storage.designer.course_check:check_course"),
        Later(f"{_WING}.course_drawing:drawer"),
        Later(f"{_WING}.course_drawing:draw"),
    ),
    mind=Later("minigolf_desktop.bots.designer.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.designer.judgement:judge"),
        2,
        Later(f"{_WING}.review:DesignerReview"),
        Later(f"{_WING}.review:practice_setup"),
    ),
    hint_words=Later(f"{_WING}.text.hints:hint_words"),
    tasks={
        "small picture": Later(f"{_WING}.course_drawing:small_picture"),
        "best course": Later(f"{_WING}.best_course:find_best_course"),
    },
    codes=Codes("D", Later(f"{_WING}.codes:pack"), Later(f"{_WING}.codes:unpack")),
    givings=Givings(
        ("day",),
        Later(f"{_WING}.codes:give"),
        Later(f"{_WING}.codes:words"),
        icon="land",
        counts="points",
    ),
)
"""The entry; what it names is loaded when it is needed."""
