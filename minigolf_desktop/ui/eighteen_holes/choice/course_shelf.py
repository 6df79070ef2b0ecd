"""The courses: one looked at closely, all of them small below, and a quick one in one click."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSpinBox, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.later_picture import LaterPicture
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.common.widgets.seed_field import SeedField, fresh_seed
from minigolf_desktop.ui.eighteen_holes.choice.course_facts import CourseFacts, offer_name
from minigolf_desktop.ui.eighteen_holes.choice.course_gallery import CourseGallery, NamedCourse
from minigolf_desktop.ui.eighteen_holes.choice.offers import (
    CourseOffer,
    in_order,
    preset_offers,
    quick_choice,
    quick_offer,
)
from minigolf_desktop.ui.eighteen_holes.widgets.course_picture import golf_course_steps

translate = QCoreApplication.translate

AT_ONCE = 8
"""Courses of the player's own that are there from the first moment; the others follow."""
_NARROW = 520
"""Width below which there is no room for the seed of a quick course."""


class CourseShelf(QFrame):
    """Chooses a course. What suits the mode stands first, after the player's own."""

    chosen = Signal()
    """Another course is looked at, which makes it the choice."""
    opened = Signal()
    """A course was clicked twice: it is to be played at once."""

    def __init__(
        self,
        look: Look,
        box: Box,
        own: Iterator[CourseOffer | None],
        wanted: str,
        holes: int,
        mode: Mode,
    ) -> None:
        """``own`` are the courses of the player's own, each made as it is due.

        ``wanted`` is the key of the course to begin with, ``holes`` those of a quick one.
        """
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(translate("golf choice", "Courses"))
        self._look = look
        self._box = box
        self._mode = mode
        self._offers = {offer.key: offer for offer in preset_offers(box)}
        self._own = 0
        self._awaited = self._stand_in = ""
        self._was_scrolled = False
        remembered = quick_choice(wanted)
        seed_text = remembered[1] if remembered else fresh_seed()
        self.holes = QSpinBox()
        """Holes of a quick course."""
        self.seed = SeedField(look, seed_text)
        """Seed of a quick course."""
        self._build(remembered[0] if remembered else holes)
        if remembered:
            self._add(quick_offer(box, *remembered))
        self.show_mode(mode)
        self.gallery.verticalScrollBar().actionTriggered.connect(self._note_scrolling)
        Piecemeal(self._each_of(own), self._add_own, self, AT_ONCE)
        self.look_at(wanted)
        # One that comes later takes the place of what stands in for it, while nobody chose.
        self._awaited = wanted
        self._stand_in = self.gallery.current
        self.gallery.chosen.connect(self._show)
        self.gallery.doubleClicked.connect(lambda _: self.opened.emit())

    def _build(self, holes: int) -> None:
        look = self._look
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 12, 16, 12)))
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._head(holes))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        self._picture = LaterPicture(
            look, lambda width, height, ratio: iter(()), "", look.px(12), look.size(90, 170)
        )
        row.addWidget(self._picture, 10)
        self.facts = CourseFacts(look)
        """What is told of the course looked at."""
        row.addWidget(self.facts, 11)
        column.addLayout(row, 4)
        self.gallery = CourseGallery(look, self._box.face_by_id)
        """All courses, small."""
        column.addWidget(self.gallery, 6)

    def _head(self, holes: int) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(label(translate("golf choice", "Course"), "panel_title"))
        row.addStretch(1)
        self.quick = button(look, translate("golf choice", "Quick course"), icon="dice")
        """Builds a course by chance and chooses it."""
        self.quick.setToolTip(translate("golf choice", "Build a course by chance (Q)"))
        self.quick.clicked.connect(self.build_another)
        row.addWidget(self.quick)
        self.holes.setRange(1, MOST_HOLES)
        self.holes.setValue(holes)
        self.holes.setAccessibleName(translate("golf choice", "Holes of the quick course"))
        self.holes.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.holes.setFixedWidth(look.px(118))
        self.holes.valueChanged.connect(lambda _: self._rebuild())
        self.holes.valueChanged.connect(self._name_holes)
        self._name_holes(holes)
        row.addWidget(self.holes)
        words = translate("golf choice", "Seed of the quick course")
        self.seed.field.setAccessibleName(words)
        self.seed.field.setToolTip(translate("golf choice", "The same seed builds the same course"))
        self.seed.field.editingFinished.connect(self._rebuild)
        self.seed.dice.hide()
        self.seed.setFixedWidth(look.px(132))
        row.addWidget(self.seed)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do without the seed of the quick course where the shelf is narrow."""
        self.seed.setVisible(self.width() >= self._look.px(_NARROW))
        super().resizeEvent(event)

    @property
    def offer(self) -> CourseOffer:
        """The choice."""
        return self._offers[self.gallery.current]

    def show_mode(self, mode: Mode) -> None:
        """Put the courses into the order of a mode."""
        self._mode = mode
        ordered = in_order(tuple(self._offers.values()), mode)
        self.gallery.show_courses(
            NamedCourse(offer.key, offer_name(offer), offer.course) for offer in ordered
        )
        self._show(self.gallery.current)

    def look_at(self, key: str) -> None:
        """Choose a course by its key; the first one where that is not there."""
        self.gallery.look_at(key)
        self._show(self.gallery.current)

    def build_another(self) -> None:
        """Build a course by chance, from a seed that nobody chose, and choose it."""
        self.seed.field.setText(fresh_seed())
        self.build()

    def build(self) -> None:
        """Build the course of the number of holes and the seed that stand there; choose it."""
        offer = quick_offer(self._box, self.holes.value(), self.seed.text)
        self.seed.field.setModified(False)
        for key in [key for key, other in self._offers.items() if other.is_quick]:
            del self._offers[key]
        self._add(offer)
        self.show_mode(self._mode)
        self.look_at(offer.key)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Build a quick course by Enter in its fields."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (self.seed.field.hasFocus() or self.holes.hasFocus()):
            self.build()
        else:
            super().keyPressEvent(event)

    def _name_holes(self, holes: int) -> None:
        """Say "hole" or "holes" with their number."""
        words = translate("golf choice", "%n holes", "", holes)
        before, _, after = words.partition(str(holes))
        self.holes.setPrefix(before)
        self.holes.setSuffix(after)

    def _rebuild(self) -> None:
        """Let a quick course that is the choice follow its number of holes and its seed."""
        other = len(self.offer.course.holes) != self.holes.value()
        if self.offer.is_quick and (other or self.seed.field.isModified()):
            self.build()

    def _add(self, offer: CourseOffer) -> None:
        self._offers[offer.key] = offer

    def _note_scrolling(self) -> None:
        self._was_scrolled = True

    def _each_of(self, own: Iterator[CourseOffer | None]) -> Iterator[CourseOffer | None]:
        """Yield the player's own courses; once all are there the choice is in view again."""
        yield from own
        if not self._was_scrolled:
            # Nobody has looked about: those that came before it have moved the choice away.
            self.gallery.scrollTo(self.gallery.currentIndex())

    def _add_own(self, offer: CourseOffer) -> None:
        self._add(offer)
        course = NamedCourse(offer.key, offer_name(offer), offer.course)
        self.gallery.insert_course(self._own, course)
        self._own += 1
        if offer.key == self._awaited and self.gallery.current == self._stand_in:
            self.look_at(offer.key)

    def _show(self, key: str) -> None:
        offer = self._offers.get(key)
        if offer is None:
            return
        faces = self._box.face_by_id
        self._picture.paint_steps(golf_course_steps(self._look, offer.course, faces))
        self._picture.setAccessibleName(offer_name(offer))
        self.facts.show_offer(offer, offer_name(offer), self._mode)
        self.chosen.emit()
