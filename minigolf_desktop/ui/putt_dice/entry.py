"""Putt Dice as the house knows it."""

from minigolf_desktop.ui.common.game import Game, Playouts
from minigolf_desktop.ui.common.game_parts import Codes, Givings, Judging
from minigolf_desktop.ui.common.later import Later

PUTT_DICE = Game(
    name="putt-dice",
    card=Later("minigolf_desktop.ui.putt_dice.home:card"),
    offer=Later("minigolf_desktop.ui.putt_dice.home:offer"),
    save_words=Later("minigolf_desktop.ui.putt_dice.home:save_words"),
    amendment_words=Later("minigolf_desktop.ui.putt_dice.words:amendment_words"),
    rules=Later("minigolf_desktop.content.putt_dice:putt_dice_rules"),
    shell=Later("minigolf_desktop.ui.putt_dice.shell:PuttDiceShell"),
    rules_pages=Later("minigolf_desktop.ui.putt_dice.teaching:rules_pages"),
    scenes=Later("minigolf_desktop.ui.putt_dice.scripted:scenes"),
    turns=Later("minigolf_desktop.ui.putt_dice.scripted:turns"),
    belongings=Later("minigolf_desktop.ui.putt_dice.scripted:belongings"),
    parts=(
        "minigolf_desktop.model.play",
        "minigolf_desktop.model.designer",
        "minigolf_desktop.model.designer.repair",
        "minigolf_desktop.storage.designer.courses",
        "minigolf_desktop.storage.putt_dice",
        "minigolf_desktop.ui.common.match_filing",
        "minigolf_desktop.ui.common.match_shell",
        "minigolf_desktop.ui.designer.course_art",
        "minigolf_desktop.ui.putt_dice.choice",
        "minigolf_desktop.ui.putt_dice.repair",
    ),
    playouts=Playouts(
        {"round": range(1, 6)},
        Later("minigolf_desktop.ui.putt_dice.playout:play"),
        Later("minigolf_desktop.ui.putt_dice.playout:setups"),
    ),
    bests=Later("minigolf_desktop.ui.putt_dice.home:bests"),
    records=Later("minigolf_desktop.ui.putt_dice.records_page:records_page"),
    history=Later("minigolf_desktop.ui.putt_dice.guest_book:history_of"),
    guest_book=Later("minigolf_desktop.ui.putt_dice.guest_book:guest_book"),
    rules_version=2,
    check_match=Later("minigolf_desktop.storage.putt_dice:check_round"),
    tasks={"repair": Later("minigolf_desktop.storage.putt_dice:repair_work")},
    mind=Later("minigolf_desktop.bots.putt_dice.mind:mind"),
    judging=Judging(
        Later("minigolf_desktop.bots.putt_dice.judgement:judge"),
        1,
        Later("minigolf_desktop.ui.putt_dice.review:PuttReview"),
        Later("minigolf_desktop.ui.putt_dice.review:practice_setup"),
    ),
    hint_words=Later("minigolf_desktop.ui.putt_dice.words:hint_words"),
    lessons=Later("minigolf_desktop.ui.putt_dice.teaching:lessons"),
    tips=Later("minigolf_desktop.ui.putt_dice.teaching:tips"),
    season=Later("minigolf_desktop.ui.putt_dice.given_out:part"),
    plays_on="designer",
    codes=Codes(
        "P",
        Later("minigolf_desktop.ui.putt_dice.given_out:pack"),
        Later("minigolf_desktop.ui.putt_dice.given_out:unpack"),
    ),
    givings=Givings(
        ("day",),
        Later("minigolf_desktop.ui.putt_dice.given_out:give"),
        Later("minigolf_desktop.ui.putt_dice.given_out:words"),
        icon="dice",
        counts="strokes",
    ),
)
"""The entry; what it names is loaded when it is needed."""
