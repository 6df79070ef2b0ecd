"""The courses: one on an easel, all of them on the wall beside it, a quick one in one click."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.records.easel import Easel
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.records.shown import Shown
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button
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
_EASEL, _WALL = 31, 69
"""Shares of the width."""
_FOOT = 290
"""Room of what builds a quick course, without its seed."""
_NARROW, _ROOMY = 540, 700
"""Widths below which there is no room for the easel, and for the seed of a quick course."""


class CourseShelf(Pavilion):
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
        super().__init__(look, translate("golf choice", "Courses"))
        self._box = box
        self._mode = mode
        self._offers = {offer.key: offer for offer in preset_offers(box)}
        self._own = 0
        self._awaited = self._stand_in = ""
        self._was_scrolled = self._seed_wanted = False
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
        grid = QGridLayout(self)
        sides = (Space.LARGE, PAVILION_TOP + 2, Space.LARGE, Space.SMALL)
        grid.setContentsMargins(*(look.px(side) for side in sides))
        grid.setHorizontalSpacing(look.px(Space.MEDIUM))
        grid.setVerticalSpacing(look.px(Space.HAIR))
        self._stand = QWidget()
        stand = QVBoxLayout(self._stand)
        stand.setContentsMargins(0, 0, 0, 0)
        stand.setSpacing(0)
        self.easel = Easel(look)
        """The course looked at."""
        stand.addWidget(self.easel, 1)
        self.facts = CourseFacts(look)
        """What is told of the course looked at."""
        stand.addWidget(self.facts)
        grid.addWidget(self._stand, 0, 0, 2, 1)
        self.gallery = CourseGallery(look, self._box.face_by_id)
        """All courses, small."""
        grid.addWidget(self.gallery, 0, 1)
        grid.addLayout(self._foot(holes), 1, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnMinimumWidth(1, look.px(_FOOT))
        grid.setColumnStretch(0, _EASEL)
        grid.setColumnStretch(1, _WALL)

    def _foot(self, holes: int) -> QHBoxLayout:
        """Return what builds a quick course, on the lawn."""
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        words = translate("golf choice", "Quick course")
        self.quick = button(look, words, "pill", icon="dice")
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
        self.seed.hide()
        row.addWidget(self.seed)
        return row

    def show_seed(self, shown: bool) -> None:
        """Let the seed of a quick course be typed where there is room for it, or not."""
        self._seed_wanted = shown
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        px = self._look.px
        self._stand.setVisible(self.width() >= px(_NARROW))
        self.seed.setVisible(self._seed_wanted and self.width() >= px(_ROOMY))
        self.facts.show_room(self.size())

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
        name, course = offer_name(offer), offer.course
        steps = golf_course_steps(self._look, course, self._box.face_by_id)
        self.easel.show_picture(name, lambda: Shown(course, steps))
        self.facts.show_offer(offer, name, self._mode)
        self.chosen.emit()
