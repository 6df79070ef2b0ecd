"""Putt Dice as the house knows it."""

from minigolf_desktop.ui.common.game import Game, Playouts
from minigolf_desktop.ui.common.given_out import Codes, Givings
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.review.registry import Judging

_WING = "minigolf_desktop.ui.putt_dice"

PUTT_DICE = Game(
    name="putt-dice",
    card=Later(f"{_WING}.home:card"),
    offer=Later(f"{_WING}.home:offer"),
    save_words=Later(f"{_WING}.home:save_words"),
    amendment_words=Later(f"{_WING}.amendments:amendment_words"),
    rules=Later("minigolf_desktop.content.putt_dice.rules:putt_dice_rules"),
    shell=Later(f"{_WING}.shell:PuttDiceShell"),
    rules_pages=Later(f"{_WING}.rules_pages:rules_pages"),
    scenes=Later(f"{_WING}.scenes:scenes"),
    turns=Later(f"{_WING}.self_test:turns"),
    belongings=Later(f"{_WING}.self_test:belongings"),
    parts=(
        "minigolf_desktop.model.play",
        "minigolf_desktop.model.designer",
        "minigolf_desktop.model.designer.repair",
        "minigolf_desktop.storage.designer.course_files",
        "minigolf_desktop.storage.putt_dice.records",
        "minigolf_desktop.ui.common.match_filing",
        "minigolf_desktop.ui.common.match_shell",
        "minigolf_desktop.ui.designer.course_art",
        f"{_WING}.choice",
        f"{_WING}.repair",
    ),
    playouts=Playouts(
        {"round": range(1, 6)}, Later(f"{_WING}.playout:play"), Later(f"{_WING}.playout:setups")
    ),
    bests=Later(f"{_WING}.home:bests"),
    records=Later(f"{_WING}.records_page:records_page"),
    history=Later(f"{_WING}.history:history_of"),
    guest_book=Later(f"{_WING}.guest_book:guest_book"),
    rules_version=2,
    check_match=Later("minigolf_desktop.storage.putt_dice.course_of_round:check_round"),
    tasks={"repair": Later("minigolf_desktop.storage.putt_dice.repair_work:repair_work")},
    mind=Later("minigolf_desktop.bots.putt_dice.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.putt_dice.judgement:judge"),
        1,
        Later(f"{_WING}.review:PuttReview"),
        Later(f"{_WING}.review:practice_setup"),
    ),
    hint_words=Later(f"{_WING}.hint_words:hint_words"),
    lessons=Later(f"{_WING}.lessons:lessons"),
    tips=Later(f"{_WING}.lessons:tips"),
    season=Later(f"{_WING}.season:part"),
    plays_on="designer",
    codes=Codes("P", Later(f"{_WING}.codes:pack"), Later(f"{_WING}.codes:unpack")),
    givings=Givings(
        ("day",),
        Later(f"{_WING}.codes:give"),
        Later(f"{_WING}.codes:words"),
        icon="dice",
        counts="strokes",
    ),
)
"""The entry; what it names is loaded when it is needed."""
