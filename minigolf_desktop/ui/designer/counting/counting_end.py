"""What both panels at the end of a counting have in common."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton

from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.widgets.end_panel import EndButton, EndPanel
from minigolf_desktop.ui.common.widgets.pieces import button
from minigolf_desktop.ui.designer.widgets.client_pair import ClientPair

translate = QCoreApplication.translate


class CountingEnd(EndPanel):
    """Tells what the counting came to; the courses can be kept, or putted on."""

    picture = Signal()
    """The course that is looked at is to be saved as a picture."""
    course = Signal()
    """The course that is looked at is to be saved as a course file."""
    putt = Signal()
    """The course that is looked at is to be putted on."""
    back = Signal()
    """The counting is to be seen again."""
    table = Signal()
    """The final table is to be saved as a picture."""
    courses = Signal(bool)
    """Whether the courses are to be seen instead of the final table."""
    pair: ClientPair
    """The clients in full."""
    see: QPushButton | None = None
    """Leads from the final table to the courses and back; None where there is no table."""

    @property
    def result(self) -> str:
        """What it comes to, in words."""
        raise NotImplementedError

    @property
    def spoken(self) -> str:
        """The same, with what the clients say to it, for who cannot see it."""
        return in_sentences(self.result, self.pair.accessibleName())

    def tell_place(self, place: int) -> None:
        """Say which place among the results of its kind this one took; 0 for none."""
        if place == 0:
            self.tell(translate("counting", "A practice game counts for no record."))
        elif place == 1:
            self.tell(self._first_words())
        else:
            self.tell(self._place_words().replace("{place}", str(place)))

    def _first_words(self) -> str:
        """Return what is said of the best result."""
        raise NotImplementedError

    def _place_words(self) -> str:
        """Return what is said of another place, with a gap for it."""
        raise NotImplementedError

    def _again_and_putt(self) -> tuple[EndButton, EndButton]:
        return (
            (translate("counting", "Count again"), "undo", self.back),
            (translate("counting", "Putt on it"), "putt", self.putt),
        )

    def _see_button(self) -> QPushButton:
        see = self.see = button(self.look, translate("counting", "See the courses"), icon="eye")
        see.setCheckable(True)
        see.toggled.connect(self.courses)
        return see

    def _save_table(self) -> EndButton:
        return (translate("counting", "Save the table"), "picture", self.table)

    def _picture_and_course(self) -> tuple[EndButton, EndButton]:
        return (
            (translate("counting", "Save a picture"), "picture", self.picture),
            (translate("counting", "Save the course"), "save", self.course),
        )
