"""Putt Dice as the house knows it."""

from minigolf_desktop.ui.common.game import Game, Playouts
from minigolf_desktop.ui.common.later import Later

_WING = "minigolf_desktop.ui.putt_dice"

PUTT_DICE = Game(
    name="putt-dice",
    card=Later(f"{_WING}.home:card"),
    offer=Later(f"{_WING}.home:offer"),
    save_words=Later(f"{_WING}.home:save_words"),
    rules=Later("minigolf_desktop.content.putt_dice.rules:putt_dice_rules"),
    shell=Later(f"{_WING}.shell:PuttDiceShell"),
    rules_pages=Later(f"{_WING}.rules_pages:rules_pages"),
    scenes=Later(f"{_WING}.scenes:scenes"),
    turns=Later(f"{_WING}.self_test:turns"),
    belongings=Later(f"{_WING}.self_test:belongings"),
    playouts=Playouts({"round": range(1, 6)}, Later(f"{_WING}.playout:play")),
    bests=Later(f"{_WING}.home:bests"),
    records=Later(f"{_WING}.records_page:records_page"),
    rules_version=2,
    plays_on="designer",
)
"""The entry; what it names is loaded when it is needed."""
