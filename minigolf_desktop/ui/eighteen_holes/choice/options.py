"""The smaller choices of a game of 18 Holes: clubs; behind *More* secrets, open ground, seed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.seed_field import SeedField, fresh_seed
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.eighteen_holes.choice.wanted import WantedGolf
from minigolf_desktop.ui.eighteen_holes.text.modes import clubs_name, clubs_note

translate = QCoreApplication.translate


class Options(QWidget):
    """Clubs in a row; ticks and seed below, which are put away."""

    changed = Signal()
    """Another way to come by clubs was chosen."""

    def __init__(self, look: Look, wanted: WantedGolf) -> None:
        super().__init__()
        self._look = look
        self._ways: tuple[ClubChoice, ...] = (wanted.clubs,)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        self._clubs_row = QHBoxLayout()
        self._clubs_row.setSpacing(look.px(Space.MEDIUM))
        self._clubs_row.addWidget(label(translate("golf choice", "Clubs"), "panel_title"))
        self.segments = self._made(0)
        """How the players come by their clubs."""
        self._clubs_row.addWidget(self.segments, 1)
        column.addLayout(self._clubs_row)
        self._note = label("", "caption", "second", wrap=True)
        column.addWidget(self._note)
        column.addWidget(self._solo_row())
        self.seldom = self._seldom_choices(wanted)
        """What is seldom chosen otherwise."""
        column.addWidget(self.seldom)
        self._tell()

    def _seldom_choices(self, wanted: WantedGolf) -> QWidget:
        look = self._look
        result = QWidget()
        inside = QVBoxLayout(result)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(look.px(Space.HAIR))
        self.open = QCheckBox(translate("golf choice", "Choose clubs in the open"))
        """Whether secret choices are made without a curtain."""
        self.open.setToolTip(translate("golf choice", "No curtain falls and all hands lie open."))
        self.open.setChecked(wanted.open_choices)
        inside.addWidget(self.open)
        self.fly = QCheckBox(translate("golf choice", "Balls may cross open ground"))
        """Whether a ball may fly over open ground outside the course."""
        self.fly.setToolTip(
            translate(
                "golf choice",
                "A ball that leaves the course in flight and comes back is not out of bounds.",
            )
        )
        self.fly.setChecked(wanted.fly_over)
        inside.addWidget(self.fly)
        seed = QHBoxLayout()
        seed.setSpacing(look.px(Space.MEDIUM))
        seed.addWidget(label(translate("golf choice", "Seed"), "body_bold"))
        self._first_seed = fresh_seed()
        self.seed = SeedField(look, self._first_seed)
        """Seed of the game."""
        self.seed.field.setToolTip(translate("golf choice", "The same seed deals the same cards"))
        seed.addWidget(self.seed, 1)
        inside.addLayout(seed)
        return result

    @property
    def unusual(self) -> tuple[str, ...]:
        """What is chosen of what is put away, in words."""
        ticks = (self.open, self.fly)
        found = [
            tick.text()
            for tick in ticks
            if tick.isChecked() and tick.isEnabled() and not tick.isHidden()
        ]
        if self.seed.text != self._first_seed:
            text = translate("golf choice", "Seed: {seed}")
            found.append(text.replace("{seed}", self.seed.text))
        return tuple(found)

    def _solo_row(self) -> QWidget:
        look = self._look
        self.solo = QWidget()
        """The rank of the solo deck; there in Solo Chaos alone."""
        row = QHBoxLayout(self.solo)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(translate("golf choice", "Strength of the opponents"), "body_bold"))
        self._solo_note = label("", "caption", "second")
        words.addWidget(self._solo_note)
        row.addLayout(words, 1)
        self.rank = QSpinBox()
        """Rank of the solo deck."""
        self.rank.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.rank.setAccessibleName(translate("golf choice", "Rank of the solo deck"))
        self.rank.setToolTip(
            translate("golf choice", "The higher the rank, the more often the opponents score")
        )
        self.rank.setFixedWidth(look.px(106))
        row.addWidget(self.rank)
        self.solo.hide()
        return self.solo

    def show_ranks(self, ranks: Sequence[int], fair: int) -> None:
        """Offer the ranks of the solo deck, the fair one chosen; without any, no solo deck."""
        self.solo.setVisible(bool(ranks))
        self.open.setVisible(not ranks)
        if ranks:
            self.rank.setRange(ranks[0], ranks[-1])
            self.rank.setValue(fair)
            note = translate("golf choice", "{rank} is a fair match on this course")
            self._solo_note.setText(note.replace("{rank}", str(fair)))

    @property
    def clubs(self) -> ClubChoice:
        """The choice of clubs."""
        return self._ways[self.segments.current]

    def suit(self, ways: Sequence[ClubChoice]) -> None:
        """Offer these ways to come by clubs; the choice stays where it is one of them."""
        if tuple(ways) == self._ways:
            return
        kept = self.clubs
        self._ways = tuple(ways)
        before = self.segments
        self.segments = self._made(self._ways.index(kept) if kept in self._ways else 0)
        self._clubs_row.replaceWidget(before, self.segments)
        before.hide()
        before.deleteLater()
        self._tell()

    def choose(self, clubs: ClubChoice) -> None:
        """Choose a way to come by clubs, if it is offered."""
        if clubs in self._ways:
            self.segments.choose(self._ways.index(clubs))
            self._tell()

    def _made(self, current: int) -> Segments:
        words = [clubs_name(way) for way in self._ways]
        made = Segments(self._look, translate("golf choice", "Clubs"), words, current)
        made.chosen.connect(lambda _: self._choose())
        return made

    def _choose(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self._note.setText(clubs_note(self.clubs))
