"""What a round tells who cannot see the course."""

from hands import lift_curtain
from PySide6.QtCore import QCoreApplication, Qt

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.ui.common.spoken import voice_of

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_shot_is_chosen_and_played_by_ear(make_round, listened):
    played = make_round()
    heard: list[str] = []
    voice_of(played.screen.window()).said.connect(heard.append)

    def told(*keys, modifier=Qt.KeyboardModifier.NoModifier) -> str:
        heard.clear()
        played.press(*keys, modifier=modifier)
        for _ in range(5):
            QCoreApplication.processEvents()
        return "\n".join(heard)

    lift_curtain(played.screen)
    assert "Key 1: 2 iron, initiative 8: draw 1 card" in told()
    # What a club may do, before it is chosen.
    words = told(Key.Key_Right)
    assert "Within reach: 2 iron" in words
    assert "out of bounds 37" in words
    assert "Enter: Choose this club" in words
    # The next player is asked for; the club stays secret.
    words = told(Key.Key_Return)
    assert "Marek, choose a club. Everybody else looks away." in words
    assert "2 iron" not in words
    assert "All have played" not in words, "nothing is told of what the curtain hides"
    lift_curtain(played.screen)
    words = told(Key.Key_Right, Key.Key_Return)
    assert played.state.phase is Phase.ACT
    assert "Odile, your turn" in words
    assert "from the tee. 6 hexes to the green, south-east." in words
    assert "Key M: Move one hex" in words
    # The course is looked over, hex by hex.
    assert told(Key.Key_Up, modifier=SHIFT).startswith("Tee of hole 1. Odile, Marek.")
    words = told(Key.Key_Right, modifier=SHIFT)
    assert "2 hexes from the ball" in words
    assert "to come here" in words
    # The card, where it may lead, and what came of it.
    words = told(Key.Key_Return)
    assert "Odile drew from deck 5: " in words
    assert "Key 1: north, Out of bounds" in words
    assert "North. Out of bounds, stays where it was." in told(Key.Key_Right)
    assert "Odile went out of bounds: the club comes back." in told(Key.Key_Return)
