"""Where holes and players stand on the score strip, at an interface scale of 1."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

_LONG = 9
"""More holes than this stand in two rows: the front nine and the back nine."""
_PAD = 5
_GAP = 10
"""Between the last hole and the first player."""
_HOLE_AT_MOST, _HOLE_AT_LEAST = 74.0, 35.0
_PLAYER_AT_MOST, _PLAYER_AT_LEAST = 104.0, 66.0
_CLOSE = 52.0
"""Width of a player without a name."""
_SHARE = {1: 0.44, 2: 0.41}
"""Part of the strip that is for the players, by rows of holes."""


@dataclass(frozen=True)
class StripLayout:
    """The places of one strip; players stand in two rows where one would leave holes no room."""

    width: float
    height: float
    holes: int
    """Number of holes."""
    players: int
    """Number of players."""

    @property
    def rows(self) -> int:
        """How many rows of holes there are."""
        return 2 if self.holes > _LONG else 1

    @property
    def columns(self) -> int:
        """How many holes stand side by side."""
        return max(1, -(-self.holes // self.rows))

    @property
    def is_close(self) -> bool:
        """Whether there is no room for the names of the players, who stand in two rows."""
        return self._room < self.columns * _HOLE_AT_LEAST + self.players * _PLAYER_AT_LEAST

    @property
    def _room(self) -> float:
        return self.width - 2 * _PAD - _GAP

    @property
    def _abreast(self) -> int:
        """How many players stand side by side."""
        return max(1, -(-self.players // 2) if self.is_close else self.players)

    @property
    def hole_width(self) -> float:
        """Width of a hole with the gap to the next."""
        if self.is_close:
            player = _CLOSE
        else:
            share = self._room * _SHARE[self.rows] / self._abreast
            player = min(_PLAYER_AT_MOST, max(_PLAYER_AT_LEAST, share))
        return min(_HOLE_AT_MOST, (self._room - player * self._abreast) / self.columns)

    @property
    def player_width(self) -> float:
        """Width of a player with the gap to the next."""
        left = self._room - self.hole_width * self.columns
        return min(_PLAYER_AT_MOST, left / self._abreast)

    @property
    def line(self) -> float:
        """Where the line between holes and players is."""
        return self._first_player - 7

    @property
    def _first_player(self) -> float:
        return _PAD + self.columns * self.hole_width + _GAP

    def hole(self, index: int) -> QRectF:
        """Return where a hole stands, counted from 0."""
        row, column = divmod(index, self.columns)
        high = (self.height - 2 * _PAD) / self.rows
        wide = self.hole_width
        return QRectF(_PAD + column * wide, _PAD + row * high, wide - 3, high - (self.rows - 1))

    def player(self, index: int) -> QRectF:
        """Return where a player stands, counted from 0."""
        row, column = divmod(index, self._abreast)
        rows = 2 if self.is_close and self.players > 1 else 1
        high, wide = (self.height - 2 * _PAD) / rows, self.player_width
        left = self._first_player + column * wide
        return QRectF(left, _PAD + row * high, wide - 4, high - (rows - 1))
