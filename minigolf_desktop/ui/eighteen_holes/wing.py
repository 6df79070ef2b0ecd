"""The screens of 18 Holes."""

from minigolf_desktop.ui.common.wing import Codes, CourseDrawing, Givings, Wing
from minigolf_desktop.ui.eighteen_holes import course_drawing, given_out, self_test, teaching
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.eighteen_holes.guest_book import guest_book, history_of
from minigolf_desktop.ui.eighteen_holes.hint_words import hint_words
from minigolf_desktop.ui.eighteen_holes.play import EIGHTEEN_HOLES_PLAY
from minigolf_desktop.ui.eighteen_holes.records_page import records_page
from minigolf_desktop.ui.eighteen_holes.reference_pages import reference_pages
from minigolf_desktop.ui.eighteen_holes.review import GolfReview, practice_setup
from minigolf_desktop.ui.eighteen_holes.scripted import scenes
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import amendment_words

EIGHTEEN_HOLES_WING = Wing(
    game=EIGHTEEN_HOLES,
    play=EIGHTEEN_HOLES_PLAY,
    shell=GolfShell,
    amendment_words=amendment_words,
    rules_pages=teaching.rules_pages,
    lessons=teaching.lessons,
    tips=teaching.tips,
    season=given_out.part,
    hint_words=hint_words,
    codes=Codes(given_out.pack, given_out.unpack),
    givings=Givings(given_out.give, given_out.words),
    history=history_of,
    review=GolfReview,
    practice=practice_setup,
    records=records_page,
    guest_book=guest_book,
    reference=reference_pages,
    drawing=CourseDrawing(course_drawing.drawer, course_drawing.draw),
    scenes=scenes,
    turns=self_test.turns,
    belongings=self_test.belongings,
)
"""Its courses are its own, and are built in its editor."""
