"""The games of the house. A new one is a wing and a line here."""

from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

GAMES: tuple[Game, ...] = (DESIGNER, PUTT_DICE, EIGHTEEN_HOLES)
"""All of them, in the order in which the house shows them."""
