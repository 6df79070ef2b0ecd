"""Round portraits of the clients: what each one wears or holds tells what the client wishes for."""

from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.portraits import round_portrait
from minigolf_desktop.ui.common.theme import Theme


def portrait_pixmap(client_id: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a client's round portrait, ``size`` logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if nobody has drawn the client.
    """
    return round_portrait(f"designer/portraits/{client_id}", size, ratio, theme)
