"""Somebody of the house in the guest book: a portrait, and what their games come to."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.storage.badges import earned
from minigolf_desktop.storage.history import Played
from minigolf_desktop.storage.people import Person
from minigolf_desktop.storage.profile import Profile, Rivalry, profile_of
from minigolf_desktop.ui.common.guest_book import GuestBook, computer_words, player_words
from minigolf_desktop.ui.common.players import portrait_of
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, empty, label, picture_label
from minigolf_desktop.ui.common.widgets.tokens import round_portrait

_FACE = 48


class ProfileStrip(Panel):
    """A line of facts beside the portrait; hidden where nobody is chosen."""

    def __init__(self, look: Look, book: GuestBook) -> None:
        super().__init__(look, translate("people", "Person"))
        self._book = book
        self.facts: tuple[tuple[str, str], ...] = ()
        """Title and figure of each fact."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(*(look.px(side) for side in (14, 6, 14, 6)))
        self._row.setSpacing(look.px(Space.LARGE))
        self.hide()

    def show_person(self, person: Person | None, played: Sequence[Played]) -> None:
        """Show somebody with their games; hide where that is nobody."""
        self.setVisible(person is not None and bool(played))
        if person is None:
            return
        look = self.look
        profile = profile_of(played, [one.facet for one in self._book.favourites])
        badges = len(earned(self._book.badges, played))
        self.facts = tuple(self._told(profile, badges))
        self.setAccessibleName(person.name)
        told = "; ".join(f"{title} {figure}" for title, figure in self.facts)
        self.setAccessibleDescription(told)
        empty(self._row)
        face = portrait_of(person.portrait)
        picture = round_portrait(face, look.px(_FACE), self.devicePixelRatioF(), look.theme)
        self._row.addWidget(picture_label(picture, person.name))
        self._row.addWidget(label(person.name, "card_title"))
        for title, figure in self.facts:
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(ElidedLabel(title, "caption", "second"))
            column.addWidget(ElidedLabel(figure, "small_bold"))
            # Each has as much room as its words ask for.
            self._row.addLayout(column, max(len(title), len(figure)))

    def _told(self, profile: Profile, badges: int) -> list[tuple[str, str]]:
        facts = [(translate("book", "Games"), str(profile.games))]
        if profile.together:
            facts.append((translate("book", "Won"), _share(profile.won, profile.together)))
        facts += [
            (favourite.title, favourite.words(group))
            for favourite, group in zip(self._book.favourites, profile.favourites, strict=True)
            if group
        ]
        if profile.rivalry is not None:
            facts.append((translate("people", "Most often against"), _rivalry(profile.rivalry)))
        facts.append((translate("book", "Badges"), _share(badges, len(self._book.badges))))
        return facts


def _share(part: int, whole: int) -> str:
    words = translate("people", "{part} of {whole}")
    return words.format(part=part, whole=whole)


def _rivalry(rivalry: Rivalry) -> str:
    name = player_words(rivalry.rival) if rivalry.is_person else computer_words(rivalry.rival)
    words = translate("people", "{name} (won {share})")
    return words.format(name=name, share=_share(rivalry.won, rivalry.games))
