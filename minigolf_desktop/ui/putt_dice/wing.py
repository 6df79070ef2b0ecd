"""The screens of Putt Dice."""

from minigolf_desktop.ui.common.wing import Codes, Givings, Wing
from minigolf_desktop.ui.putt_dice import given_out, printing, scripted, teaching
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE
from minigolf_desktop.ui.putt_dice.play import PUTT_DICE_PLAY
from minigolf_desktop.ui.putt_dice.records import guest_book, history_of, records_page
from minigolf_desktop.ui.putt_dice.review import PuttReview, practice_setup
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell
from minigolf_desktop.ui.putt_dice.words import amendment_words, hint_words

PUTT_DICE_WING = Wing(
    game=PUTT_DICE,
    play=PUTT_DICE_PLAY,
    shell=PuttDiceShell,
    amendment_words=amendment_words,
    rules_pages=teaching.rules_pages,
    lessons=teaching.lessons,
    tips=teaching.tips,
    season=given_out.part,
    hint_words=hint_words,
    codes=Codes(given_out.pack, given_out.unpack),
    givings=Givings(given_out.give, given_out.words),
    history=history_of,
    review=PuttReview,
    practice=practice_setup,
    records=records_page,
    guest_book=guest_book,
    sheets=printing.sheets,
    scenes=scripted.scenes,
    turns=scripted.turns,
    belongings=scripted.belongings,
)
"""It is played on courses of Minigolf Designer and on those of the program."""
