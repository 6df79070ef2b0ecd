"""18 Holes as the house knows it."""

from minigolf_desktop.ui.common.game import CourseFiles, Game, Playouts
from minigolf_desktop.ui.common.game_parts import Codes, Givings, Judging
from minigolf_desktop.ui.common.later import Later

EIGHTEEN_HOLES = Game(
    name="eighteen-holes",
    card=Later("minigolf_desktop.ui.eighteen_holes.home:card"),
    offer=Later("minigolf_desktop.ui.eighteen_holes.home:offer"),
    save_words=Later("minigolf_desktop.ui.eighteen_holes.text.modes:save_words"),
    amendment_words=Later("minigolf_desktop.ui.eighteen_holes.text.modes:amendment_words"),
    rules=Later("minigolf_desktop.content.eighteen_holes:eighteen_holes_rules"),
    shell=Later("minigolf_desktop.ui.eighteen_holes.shell:GolfShell"),
    lessons=Later("minigolf_desktop.ui.eighteen_holes.teaching:lessons"),
    tips=Later("minigolf_desktop.ui.eighteen_holes.teaching:tips"),
    season=Later("minigolf_desktop.ui.eighteen_holes.given_out:part"),
    rules_pages=Later("minigolf_desktop.ui.eighteen_holes.teaching:rules_pages"),
    scenes=Later("minigolf_desktop.ui.eighteen_holes.scripted:scenes"),
    turns=Later("minigolf_desktop.ui.eighteen_holes.self_test:turns"),
    belongings=Later("minigolf_desktop.ui.eighteen_holes.self_test:belongings"),
    parts=(
        "minigolf_desktop.model.eighteen_holes",
        "minigolf_desktop.content.eighteen_holes",
        "minigolf_desktop.storage.eighteen_holes",
        "minigolf_desktop.ui.common.laying.board_screen",
        "minigolf_desktop.ui.eighteen_holes.art.course_picture",
        "minigolf_desktop.ui.eighteen_holes.choice",
        "minigolf_desktop.ui.eighteen_holes.course_editor.screen",
        "minigolf_desktop.ui.eighteen_holes.course_editor.files",
        "minigolf_desktop.ui.eighteen_holes.board.scene",
        "minigolf_desktop.ui.eighteen_holes.result",
        "minigolf_desktop.ui.eighteen_holes.round",
        "minigolf_desktop.ui.eighteen_holes.draft",
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
        Later("minigolf_desktop.ui.eighteen_holes.playout:play"),
        Later("minigolf_desktop.ui.eighteen_holes.playout:setups"),
    ),
    tasks={
        "golf picture": Later("minigolf_desktop.ui.eighteen_holes.course_drawing:copy"),
        "golf sheet": Later("minigolf_desktop.ui.eighteen_holes.course_drawing:sheet"),
    },
    bests=Later("minigolf_desktop.ui.eighteen_holes.home:bests"),
    rules_version=2,
    records=Later("minigolf_desktop.ui.eighteen_holes.records_page:records_page"),
    history=Later("minigolf_desktop.ui.eighteen_holes.guest_book:history_of"),
    guest_book=Later("minigolf_desktop.ui.eighteen_holes.guest_book:guest_book"),
    reference=Later("minigolf_desktop.ui.eighteen_holes.reference_pages:reference_pages"),
    mind=Later("minigolf_desktop.bots.eighteen_holes.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.eighteen_holes.judgement:judge"),
        2,
        Later("minigolf_desktop.ui.eighteen_holes.review:GolfReview"),
        Later("minigolf_desktop.ui.eighteen_holes.review:practice_setup"),
    ),
    hint_words=Later("minigolf_desktop.ui.eighteen_holes.hint_words:hint_words"),
    courses=CourseFiles(
        "golf-course",
        Later("minigolf_desktop.storage.eighteen_holes:check_course"),
        Later("minigolf_desktop.ui.eighteen_holes.course_drawing:drawer"),
        Later("minigolf_desktop.ui.eighteen_holes.course_drawing:draw"),
    ),
    codes=Codes(
        "H",
        Later("minigolf_desktop.ui.eighteen_holes.given_out:pack"),
        Later("minigolf_desktop.ui.eighteen_holes.given_out:unpack"),
    ),
    givings=Givings(
        ("day", "week"),
        Later("minigolf_desktop.ui.eighteen_holes.given_out:give"),
        Later("minigolf_desktop.ui.eighteen_holes.given_out:words"),
        icon="putt",
        counts="par",
    ),
)
"""The entry; what it names is loaded when it is needed."""
