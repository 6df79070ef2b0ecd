"""The screens of Minigolf Designer."""

from minigolf_desktop.ui.common.wing import Codes, CourseDrawing, Givings, Wing
from minigolf_desktop.ui.designer import course_art, given_out, printing, scripted, teaching
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.opening.gates import draw_evening
from minigolf_desktop.ui.designer.play import DESIGNER_PLAY
from minigolf_desktop.ui.designer.records import guest_book, history_of, records_page
from minigolf_desktop.ui.designer.reference import reference_pages
from minigolf_desktop.ui.designer.review import DesignerReview, practice_setup
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.hints import hint_words
from minigolf_desktop.ui.designer.text.rules import amendment_words

DESIGNER_WING = Wing(
    game=DESIGNER,
    play=DESIGNER_PLAY,
    shell=DesignerShell,
    amendment_words=amendment_words,
    rules_pages=teaching.rules_pages,
    lessons=teaching.lessons,
    tips=teaching.tips,
    season=given_out.part,
    hint_words=hint_words,
    codes=Codes(given_out.pack, given_out.unpack),
    givings=Givings(given_out.give, given_out.words),
    history=history_of,
    review=DesignerReview,
    practice=practice_setup,
    records=records_page,
    guest_book=guest_book,
    reference=reference_pages,
    drawing=CourseDrawing(course_art.drawer, course_art.draw, draw_evening),
    sheets=printing.sheets,
    scenes=scripted.scenes,
    turns=scripted.turns,
    belongings=scripted.belongings,
)
"""Putt Dice is played on the courses that are built here."""
