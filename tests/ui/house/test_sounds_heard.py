"""What is heard where: sounds follow what is shown, and one key mutes them."""

from PySide6.QtCore import Qt
from solo_matches import begin, play_turns

from minigolf_desktop.ui.common.sounds import Sound

Key = Qt.Key


def test_a_tile_is_heard_that_is_taken_turned_refused_and_laid(player, heard):
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
    assert heard == [Sound.LAID]


def test_f8_turns_sounds_off_and_on_again(player, heard):
    sounds = player.flow.menu.sounds
    player.press(Key.Key_F8)
    assert not player.window.settings.sound
    assert not sounds.isChecked()
    begin(player)
    play_turns(player, 1)
    assert heard == []
    player.press(Key.Key_F8)
    assert player.window.settings.sound
    assert sounds.isChecked()
