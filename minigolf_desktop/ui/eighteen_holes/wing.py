"""What 18 Holes brings into the window: its shell, its lessons, its pictures, and what it tests."""

from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.scripted import Failed, ScriptedTurn
from minigolf_desktop.ui.common.wing import Codes, CourseDrawing, Givings, Wing
from minigolf_desktop.ui.eighteen_holes import course_drawing, given_out, printing, teaching
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.eighteen_holes.hint_words import hint_words
from minigolf_desktop.ui.eighteen_holes.play import EIGHTEEN_HOLES_PLAY
from minigolf_desktop.ui.eighteen_holes.records import guest_book, history_of, records_page
from minigolf_desktop.ui.eighteen_holes.reference_pages import reference_pages
from minigolf_desktop.ui.eighteen_holes.review import GolfReview, practice_setup
from minigolf_desktop.ui.eighteen_holes.scripted import scenes
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import amendment_words

GOLFER = 18
"""Seed of what the golfer does not care about."""

SHOTS = 12
"""Actions that are taken: more than one turn of both players."""


def belongings() -> str:
    """Check all content; return how much there is."""
    box = load_box(resource("eighteen_holes"))
    return f"{len(box.clubs)} clubs, {len(box.presets)} golf courses"


def turns() -> tuple[ScriptedTurn, ...]:
    """Return a turn of the game that is proposed."""
    return (ScriptedTurn("18 Holes", _tee_off, "GolfTable"),)


def _tee_off(shell: GolfShell) -> None:
    """Begin the game proposed, and play."""
    choice = shell.window.screen_shown
    if not isinstance(choice, GolfChoiceScreen):
        raise Failed("no game is set up")
    choice.main_button.click()
    session = shell.session
    if session is None:
        raise Failed("no game is open")
    golfer = GreedyGolfer(GOLFER)
    for _ in range(SHOTS):
        view = session.seen_by(session.view.seat)
        session.play(golfer.choose(view, session.legal))


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
    sheets=printing.sheets,
    scenes=scenes,
    turns=turns,
    belongings=belongings,
)
"""Its courses are its own, and are built in its editor."""
