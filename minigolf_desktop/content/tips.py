"""Reads the tips of a game: what is told once, the first time that something happens."""

from collections.abc import Mapping
from pathlib import Path

from minigolf_desktop.content.entries import check_ids, read_content, read_entries
from minigolf_desktop.content.lessons import Part
from minigolf_desktop.content.record import Id, Record
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.content.rules_help import Text, figures_in


class TipRecord(Record):
    """A tip."""

    id: Id
    """What is kept of it once it was told."""
    on: Id
    """What happens: the kind of an event, or what a game calls something more special."""
    title: Text
    says: tuple[Text, ...]
    points: tuple[Part, ...] = ()
    """Parts of the screen that it is about; none for all of it."""
    section: str = ""
    """Section of the rules that tells more; empty for the rules in short."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.says) <= 2:
            raise ValueError("a tip says one or two sentences")


def load_tips(
    game: str, figures: Mapping[str, object], folder: Path | None = None
) -> list[TipRecord]:
    """Read the tips of a game; raises ContentError.

    ``figures`` are those that its texts may name. ``folder`` is that of the tips in the resources,
    which were checked when the program was built; another one that is named is checked now.
    """

    def load(folder: Path, strictly: bool) -> list[TipRecord]:
        path = folder / f"{game}.json"
        tips = read_entries(path, TipRecord, strictly)
        check_ids(path.name, tips)
        said = [text for tip in tips for text in (tip.title, *tip.says)]
        unknown = next((name for name in figures_in(said) if name not in figures), None)
        if unknown is not None:
            raise ContentError(f"{path.name}: there is no figure {unknown}")
        return tips

    return read_content(folder, "tips", load)
