"""Minigolf Designer as the house knows it."""

from minigolf_desktop.ui.common.game import CourseFiles, Game, Playouts
from minigolf_desktop.ui.common.game_parts import Codes, Givings, Judging
from minigolf_desktop.ui.common.later import Later

DESIGNER = Game(
    name="designer",
    card=Later("minigolf_desktop.ui.designer.home:card"),
    offer=Later("minigolf_desktop.ui.designer.home:offer"),
    save_words=Later("minigolf_desktop.ui.designer.home:save_words"),
    amendment_words=Later("minigolf_desktop.ui.designer.text.rules:amendment_words"),
    rules=Later("minigolf_desktop.content.designer:designer_rules"),
    shell=Later("minigolf_desktop.ui.designer.shell:DesignerShell"),
    lessons=Later("minigolf_desktop.ui.designer.teaching:lessons"),
    tips=Later("minigolf_desktop.ui.designer.teaching:tips"),
    season=Later("minigolf_desktop.ui.designer.given_out:part"),
    rules_pages=Later("minigolf_desktop.ui.designer.teaching:rules_pages"),
    scenes=Later("minigolf_desktop.ui.designer.scripted:scenes"),
    turns=Later("minigolf_desktop.ui.designer.scripted:turns"),
    belongings=Later("minigolf_desktop.ui.designer.scripted:belongings"),
    parts=(
        "minigolf_desktop.model.play",
        "minigolf_desktop.model.designer",
        "minigolf_desktop.storage.designer.courses",
        "minigolf_desktop.storage.designer.records",
        "minigolf_desktop.ui.common.laying.board_screen",
        "minigolf_desktop.ui.common.match_shell",
        "minigolf_desktop.ui.designer.art.tile",
        "minigolf_desktop.ui.designer.board.scene",
        "minigolf_desktop.ui.designer.counting",
        "minigolf_desktop.ui.designer.free_board",
    ),
    playouts=Playouts(
        dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
        Later("minigolf_desktop.ui.designer.playout:play"),
        Later("minigolf_desktop.ui.designer.playout:setups"),
    ),
    rules_version=2,
    invitation=Later("minigolf_desktop.ui.designer.home:invitation"),
    bests=Later("minigolf_desktop.ui.designer.home:bests"),
    records=Later("minigolf_desktop.ui.designer.records_page:records_page"),
    history=Later("minigolf_desktop.ui.designer.guest_book:history_of"),
    guest_book=Later("minigolf_desktop.ui.designer.guest_book:guest_book"),
    reference=Later("minigolf_desktop.ui.designer.reference:reference_pages"),
    board=Later("minigolf_desktop.ui.designer.home:board"),
    settings=Later("minigolf_desktop.ui.designer.home:choices"),
    courses=CourseFiles(
        "minigolf-course",
        Later("minigolf_desktop.storage.designer.courses:check_course"),
        Later("minigolf_desktop.ui.designer.course_art:drawer"),
        Later("minigolf_desktop.ui.designer.course_art:draw"),
    ),
    mind=Later("minigolf_desktop.bots.designer.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.designer.judgement:judge"),
        2,
        Later("minigolf_desktop.ui.designer.review:DesignerReview"),
        Later("minigolf_desktop.ui.designer.review:practice_setup"),
    ),
    hint_words=Later("minigolf_desktop.ui.designer.text.hints:hint_words"),
    tasks={
        "small picture": Later("minigolf_desktop.ui.designer.course_art:small_picture"),
        "best course": Later("minigolf_desktop.ui.designer.review:find_best_course"),
    },
    codes=Codes(
        "D",
        Later("minigolf_desktop.ui.designer.given_out:pack"),
        Later("minigolf_desktop.ui.designer.given_out:unpack"),
    ),
    givings=Givings(
        ("day",),
        Later("minigolf_desktop.ui.designer.given_out:give"),
        Later("minigolf_desktop.ui.designer.given_out:words"),
        icon="land",
        counts="points",
    ),
)
"""The entry; what it names is loaded when it is needed."""
