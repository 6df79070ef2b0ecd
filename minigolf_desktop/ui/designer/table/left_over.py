"""What a player alone does with the tiles that were not placed."""

from minigolf_desktop.model.designer import NO_TILE, Discard, PutBack
from minigolf_desktop.ui.common.widgets.action_set import connect_all
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.widgets.hand import HandPanel

Choice = type[PutBack] | type[Discard]
"""What is done with a tile: into the bag, or out of the game."""

ASK = "ask"
"""The setting by which the player chooses for every tile."""

_BY_SETTING: dict[str, Choice] = {"put-back": PutBack, "discard": Discard}


class LeftOver:
    """Lets the player choose: back into the bag, or out of the game."""

    def __init__(self, session: TableSession, actions: TableActions, hand: HandPanel) -> None:
        self._session = session
        self._actions = actions
        connect_all(
            [
                (actions.put_back, lambda: self._play(PutBack)),
                (actions.discard, lambda: self._play(Discard)),
            ]
        )
        hand.put_back.connect(lambda slot: session.play(PutBack(slot)))
        hand.discarded.connect(lambda slot: session.play(Discard(slot)))

    def show(self) -> None:
        """Let the actions follow whether there is something to choose."""
        for action in (self._actions.put_back, self._actions.discard):
            action.setEnabled(self._session.rests)

    def settle(self, setting: str) -> None:
        """Choose the same for all of them, as the setting ``put-back`` or ``discard`` says."""
        kind = _BY_SETTING[setting]
        while self._session.rests and self._play(kind):
            pass

    def _play(self, kind: Choice) -> bool:
        """Choose for the first one; return whether that was possible."""
        tiles = self._session.tiles
        slot = next((slot for slot, tile in enumerate(tiles) if tile != NO_TILE), None)
        return slot is not None and self._session.play(kind(slot))
