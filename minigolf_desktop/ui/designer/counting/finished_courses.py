"""The finished courses of a race beside each other."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.counting.tally import CountedCourse
from minigolf_desktop.ui.designer.widgets.course_card import CourseCard, Neighbour

translate = QCoreApplication.translate

_WIDEST = 460
_ROOM = 100
"""Share of the room that a card takes, up to its widest."""


class FinishedCourses(Pavilion):
    """A card for each course; a click shows it large. The table beside them has the scores."""

    chosen = Signal(int)
    """The course of a player is to be seen large; carries the place among those shown."""

    def __init__(
        self, look: Look, players: Sequence[Seat], courses: Sequence[CountedCourse]
    ) -> None:
        super().__init__(look, translate("race", "Both courses"))
        row = QHBoxLayout(self)
        sides = (Space.MEDIUM, PAVILION_TOP + 2, Space.MEDIUM, Space.MEDIUM)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addStretch(1)
        atlas = TileAtlas()
        for place, (player, one) in enumerate(zip(players, courses, strict=True)):
            card = CourseCard(look, atlas)
            card.setCheckable(False)
            card.setMaximumWidth(look.px(_WIDEST))
            card.show_player(
                Neighbour(
                    name=player.name,
                    colour=player.colour,
                    course=one.course,
                    total=None,
                    doing="",
                    face=player.character,
                )
            )
            card.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            row.addWidget(card, _ROOM)
        row.addStretch(1)
