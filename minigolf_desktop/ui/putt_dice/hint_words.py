"""Hints of Putt Dice in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.hint import Hint, HintWords
from minigolf_desktop.model.putt_dice import ChooseMishap, Mishap, PickFirst, Roll, View
from minigolf_desktop.ui.common.text.numbers import tenths
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.putt_dice.round.outcomes import percent
from minigolf_desktop.ui.putt_dice.round.words import mishap_words, roll_words

translate = QCoreApplication.translate


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is that of the round."""
    match hint.action:
        case Roll(dice):
            title = roll_words(dice)
        case ChooseMishap(mishap):
            title = mishap_words(Mishap(mishap), view.hole.tiles[view.position])
        case PickFirst(player):
            title = player_name(view.setup.names, player)
            why = translate("putting", "Then you putt last, and know what to beat.")
            return HintWords(title, why)
        case other:
            raise ValueError(f"no hint of Putt Dice: {other}")
    return HintWords(title, " · ".join(_reason(what, amount) for what, amount in hint.reasons))


def _reason(what: str, amount: float) -> str:
    match what:
        case "winning":
            text = translate("putting", "wins {chance} of such rounds")
        case "strokes":
            text = translate("putting", "{strokes} strokes expected on this hole")
        case "hole_out":
            text = translate("putting", "holed now {chance}")
        case "mishap":
            text = translate("putting", "bad luck {chance}")
        case _:
            raise ValueError(f"no reason of Putt Dice: {what}")
    return text.replace("{chance}", percent(amount)).replace("{strokes}", tenths(amount))
