"""What is heard where: sounds follow what is shown, and one key mutes them."""

from PySide6.QtCore import Qt
from solo_matches import begin, finish, play_turns

from minigolf_desktop.ui.common.sounds import Sound

Key = Qt.Key


def test_a_tile_is_heard_that_is_taken_turned_refused_and_laid(player, heard, qtbot):
    begin(player, seed="sounds")
    heard.clear()
    player.press(Key.Key_1)
    assert heard == [Sound.TAKEN]
    player.press(Key.Key_R)
    assert heard == [Sound.TAKEN, Sound.TURNED]
    player.press(Key.Key_Escape)
    placement = player.session.placements[0]
    assert not player.session.play(placement._replace(cell=0))
    assert heard == [Sound.TAKEN, Sound.TURNED, Sound.REFUSED]
    heard.clear()
    play_turns(player, 1)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [Sound.LAID, Sound.CUBE]


def test_f8_turns_sounds_off_and_on_again(player, heard):
    sounds = player.flow.menu.sounds
    player.press(Key.Key_F8)
    assert not player.window.settings.sound
    assert sounds.text() == "Turn sounds on"
    begin(player)
    play_turns(player, 1)
    assert heard == []
    player.press(Key.Key_F8)
    assert player.window.settings.sound
    assert sounds.text() == "Turn sounds off"


def test_a_hole_of_putt_dice_is_heard_from_the_dice_to_the_cup(player, heard):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    heard.clear()
    player.press(Key.Key_Space)
    assert heard[:2] == [Sound.DICE, Sound.STROKE]
    for _ in range(60):
        if Sound.CUP in heard:
            break
        first = player.session.first_legal(lambda action: True)
        player.session.play(first)
    assert Sound.CUP in heard


def test_clients_who_are_not_happy_clap_once_at_the_end(player, heard):
    begin(player)
    play_turns(player, 2)
    finish(player)
    heard.clear()
    while not player.screen.is_done:
        player.press(Key.Key_Space)
    assert Sound.APPLAUSE not in heard
    assert heard.count(Sound.CLAPS) == 1
