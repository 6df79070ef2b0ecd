"""What a screen reader is told: a game can be played by ear and by keys."""

import re

import pytest
from hearing import Listener as Ear
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from solo_matches import begin

from minigolf_desktop.ui.common.spoken import REPEAT, announce, voice_of

Key = Qt.Key


@pytest.fixture
def spoken():
    """Let somebody listen; return what is said, an announcement an entry."""
    QAccessible.setActive(True)
    yield []
    QAccessible.setActive(False)


class Listener:
    """Plays by keys alone, and knows of the game what is said."""

    def __init__(self, player, spoken: list[str]) -> None:
        self.player = player
        self.spoken = spoken
        voice_of(player.window).said.connect(spoken.append)

    def press(self, *keys: Qt.Key) -> str:
        """Press keys, and return what is said of the last of them."""
        before = 0
        for key in keys:
            before = len(self.spoken)
            self.player.press(key)
            for _ in range(5):
                QCoreApplication.processEvents()
        return "\n".join(self.spoken[before:])


def test_a_solo_game_is_played_from_its_first_tile_to_its_result_by_ear(player, spoken):
    listener = Listener(player, spoken)
    begin(player, seed="7")
    course = player.session.course

    # The table is told as it is opened, and then looked over, cell by cell.
    told = listener.press(Key.Key_Left)
    assert re.search(r"Score \d+\. Key 1: .*Key 2: ", told)
    assert "the gate" in told
    assert re.search(r"row \d+, column \d+: free", listener.press(Key.Key_Right, Key.Key_Right))

    # The tile in hand: what it is, where it may lie, how it fits, what it is worth.
    told = listener.press(Key.Key_1)
    assert re.search(r"It fits in \d+ places\.\nrow \d+, column \d+\. .*worth", told, re.DOTALL)

    # It is placed: where, for how much, what is left over and which keys lead on.
    told = listener.press(Key.Key_Return)
    score = player.session.assessment.score.total
    assert told.startswith("Placed in row ")
    assert f"Score {score}" in told
    assert "Left over: " in told and "Key B: Put the tile back" in told
    assert len(player.session.course.tiles) == len(course.tiles) + 1

    # The next hand is told with its keys; what was taken back is told, too.
    assert re.search(r"Key 1: .*Key 2: ", listener.press(Key.Key_B))

    # The end: what Enter does, each condition with its lines, the result.
    player.session.play(next(iter(player.session.placements)))
    listener.press(Key.Key_B)
    told = listener.press(Key.Key_S, Key.Key_Return)
    assert "Enter: Count the points" in "\n".join(spoken[-3:]), told
    assert "The final counting" in listener.press(Key.Key_Return)
    assert listener.press(Key.Key_Return).startswith("Fun: ")
    assert "Final score: " in listener.press(Key.Key_S)


def test_a_table_is_told_in_french(player, spoken):
    listener = Listener(player, spoken)
    player.window.change_settings(language="fr")
    begin(player, seed="7")
    assert re.search(r"Score \d+\. Touche 1", listener.press(Key.Key_Left))
    told = listener.press(Key.Key_1)
    assert re.search(r"Elle peut aller à \d+ endroits\.\n.*vaut [+−]?\d", told, re.DOTALL)


def test_a_group_hears_its_lands_promises_and_curtains_in_both_languages(player, listened):
    ear = Ear(player.window)
    player.flow.new_game()
    for name in ("Number of players: 2", "Version: Advanced", "Deal three lands"):
        player.click(name)
        ear.settle()
    assert "choose your land. The points are yours" in ear.heard[-1]
    assert re.search(r"Mrs \w+: .* Mr \w+: .* Key 1: .* Key 2: .* Key 3: ", ear.heard[-1])
    ear.press(Key.Key_Return)
    assert "your promises. Everybody else looks away" in ear.press(Key.Key_Return)

    # The cards with their keys and worth, and what is chosen.
    told = ear.press(Key.Key_Return)
    assert "One at least. What is promised cannot be taken back." in told
    assert "Key 1: Fun: Most people." in told and "1st +" in told
    assert "1 promise chosen. Enter: Make 1 promise" in ear.press(Key.Key_1)
    player.window.change_settings(language="fr")
    ear.settle()
    assert "Touche 1\N{NARROW NO-BREAK SPACE}: " in ear.heard[-1]
    assert "Entrée" in ear.press(Key.Key_1)


@pytest.mark.quick
def test_words_of_the_same_moment_are_one_announcement_and_come_again(qtbot, spoken):
    label = QLabel()
    qtbot.addWidget(label)
    voice = voice_of(label)
    voice.said.connect(spoken.append)
    for words in ("your turn", "choose a tile", "your turn"):
        announce(label, lambda words=words: words)
    assert spoken == []
    qtbot.waitUntil(lambda: spoken == ["your turn\nchoose a tile"])
    voice.repeat()
    qtbot.waitUntil(lambda: spoken[1:] == spoken[:1])
    assert REPEAT == "F9"


def test_nothing_is_put_into_words_while_nobody_listens(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    asked = []
    announce(label, lambda: asked.append(1) or "")
    QCoreApplication.sendPostedEvents(label, QEvent.Type.None_.value)
    assert asked == []
