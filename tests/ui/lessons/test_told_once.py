"""What is told once: tips in a match, and the offer of a first lesson. One window is shared."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from minigolf_desktop.content.lessons import load_tips
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import Mishap, Roll, Suffered
from minigolf_desktop.storage.progress import LESSON_BOOKS
from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.lessons.tips import MOVES_UNDER_A_TIP, Told
from minigolf_desktop.ui.common.widgets.corner_card import CornerCard
from minigolf_desktop.ui.games import GAMES, wing_of

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

PUTT_DICE = next(game for game in GAMES if game.name == "putt-dice")


def bubbles(player):
    return [one for one in player.window.findChildren(Bubble) if one.isVisible()]


def press(bubble, words):
    next(one for one in bubble.findChildren(QPushButton) if one.accessibleName() == words).click()


def book(player, folders):
    return LESSON_BOOKS.read(folders.lessons)[0]


def hear(player, qtbot, cause):
    """Let a cause come about that every mode has a wording for."""
    shell = player.flow.shell
    found = [(tip, tip.wording(cause, ())) for tip in shell.wing.tips().tips]
    shell.tips.hear(Told(tip, wording) for tip, wording in found if wording is not None)
    if shell.tips.told is not None:
        shell.tips.told.look()


def begin_round(player, folders):
    """Begin a round on the first course on offer."""
    player.flow.new_game(PUTT_DICE)
    shell = player.flow.shell
    course = next(shell.courses.offered())
    shell.begin(course, (Seat(),), first=0, seed=3)


def test_a_first_lesson_is_offered_once_and_begun_by_a_click(player, folders):
    player.flow.new_game(PUTT_DICE)
    (offer,) = bubbles(player)
    assert "new to you" in offer.text
    press(offer, "Play the lesson")
    assert player.flow.shell.lessons.coach is not None
    player.flow.home()
    player.flow.new_game(PUTT_DICE)
    assert not bubbles(player)


def test_an_offer_goes_with_its_screen(player, folders, qtbot):
    player.flow.new_game(PUTT_DICE)
    assert bubbles(player)
    player.flow.home()
    qtbot.waitUntil(lambda: not bubbles(player))
    assert book(player, folders).offered == ("putt-dice",)


def test_a_tip_comes_once_and_again_when_tips_are_turned_on_anew(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    hear(player, qtbot, "splash")
    (tip,) = bubbles(player)
    assert "penalty stroke" in tip.text
    press(tip, "Got it")
    hear(player, qtbot, "splash")
    assert not bubbles(player)
    assert book(player, folders).told == ("putt-dice-splash",)
    # Who turns them on has the settings before them, which are one of the rooms.
    assert player.flow.rooms is not None
    player.window.change_settings(tips=False)
    player.window.change_settings(tips=True)
    assert book(player, folders).told == ()
    hear(player, qtbot, "splash")
    assert bubbles(player)


def putt_until(shell, is_enough):
    """Putt with all dice until something has happened."""
    session = shell.session
    while not is_enough():
        mishaps = [one for one in session.rules.legal(session.match.state) if type(one) is not Roll]
        session.play(mishaps[0] if mishaps else Roll(4))


def test_a_tip_is_told_once_it_happens_at_the_table(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    shell = player.flow.shell
    putt_until(shell, lambda: shell.tips.told is not None)
    suffered = next(one for one in shell.session.match.last_events if isinstance(one, Suffered))
    expected = "splash" if suffered.mishap is Mishap.SPLASH else "roll-back"
    assert book(player, folders).told == (f"putt-dice-{expected}",)


def test_a_tip_goes_when_its_reader_plays_on_under_it(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    hear(player, qtbot, "splash")
    session = player.flow.shell.session
    for _ in range(MOVES_UNDER_A_TIP):
        assert bubbles(player)
        session.play(session.rules.legal(session.match.state)[0])
    assert not bubbles(player)
    assert book(player, folders).told == ("putt-dice-splash",)


def test_a_tip_waits_while_an_answer_lies_where_it_would_stand(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    hear(player, qtbot, "splash")
    told, screen = player.flow.shell.tips.told, player.window.screen_shown
    corner = Qt.Corner.BottomLeftCorner
    card = CornerCard(screen.look, screen, "thought", "Why they did it", screen.rect, corner)
    card.setFixedSize(screen.size())
    card.stand()
    told.look()
    assert not bubbles(player)
    card.hide()
    told.look()
    assert bubbles(player) == [told.bubble]


def test_nothing_is_told_where_tips_are_turned_off(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    player.window.change_settings(tips=False)
    shell, happened = player.flow.shell, []
    shell.session.changed.connect(happened.extend)
    putt_until(shell, lambda: any(isinstance(one, Suffered) for one in happened))
    assert shell.tips.told is None
    assert book(player, folders).told == ()


def test_another_wording_of_a_tip_that_was_read_is_not_told(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    hear(player, qtbot, "splash-on-green")
    (tip,) = bubbles(player)
    assert "stays there" in tip.text
    press(tip, "Got it")
    hear(player, qtbot, "splash")
    assert not bubbles(player)


def test_the_rule_behind_a_tip_opens(player, folders, qtbot):
    begin_round(player, folders)
    qtbot.waitUntil(lambda: not bubbles(player))
    asked = []
    player.flow.shell.requests.rule.connect(asked.append)
    hear(player, qtbot, "splash")
    press(bubbles(player)[0], "The rule")
    assert asked == [""]
    assert not bubbles(player)


@pytest.mark.quick
def test_every_tip_names_a_section_that_its_game_has():
    for game in GAMES:
        sections = {one for page in wing_of(game).rules_pages() for one in page.sections}
        for tip in wing_of(game).tips().tips:
            assert not tip.section or tip.section in sections, tip.id


def test_a_tip_of_three_sentences_is_refused(tmp_path):
    tip = '[{"id": "a", "title": "T", "wordings": [{"on": "b", "says": ["1", "2", "3"]}]}]'
    (tmp_path / "game.json").write_text(tip)
    with pytest.raises(ContentError, match="one or two sentences"):
        load_tips("game", {}, tmp_path)
