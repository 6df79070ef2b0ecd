"""Round portraits of the clients, drawn in 100 units on a disc of the client's own tint."""

from minigolf_desktop.ui.designer.art.portraits.gallery import (
    paint_portrait,
    portrait_ids,
    portrait_pixmap,
)

__all__ = ["paint_portrait", "portrait_ids", "portrait_pixmap"]
