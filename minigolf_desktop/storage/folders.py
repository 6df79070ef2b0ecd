"""Where the program keeps its files."""

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "MINIGOLF_DESKTOP_HOME"
"""Environment variable that puts everything into one folder: for tests and for a memory stick."""

APPLICATION = "minigolf-desktop"

JOURNAL_ENDING = ".jsonl"
"""How the names of saved matches end."""

COURSE_ENDINGS = (".minigolf", ".json")
"""How the names of course files end: of those saved now first, then of those saved before."""


def thumbnail(journal: Path) -> Path:
    """Return where the small picture of a saved match lies, if it has one."""
    return journal.with_suffix(".png")


def course_beside(journal: Path) -> Path:
    """Return where the course lies that a saved round of Putt Dice is played on.

    Journals of version 3 tell it themselves.
    """
    return journal.with_suffix(".course.json")


def summary_beside(journal: Path) -> Path:
    """Return where it is told how far a saved match is, for the home screen."""
    return journal.with_suffix(".summary.json")


def judgement_beside(journal: Path) -> Path:
    """Return where it is kept what the computer thinks of a match that is over."""
    return journal.with_suffix(".judgement.json")


class Folders(NamedTuple):
    """The folders and files of one player on one machine. None need exist yet."""

    data: Path
    """Holds what the player made."""
    config: Path
    """Holds what the player chose."""
    log: Path
    """Holds what the program reports of itself."""
    goes_with_program: bool = False
    """Whether what is kept there goes when the program ends: the player's own folders cannot be
    written."""

    @staticmethod
    def below(home: Path) -> "Folders":
        """Return the folders of somebody who keeps everything in one place."""
        return Folders(home, home, home / "log")

    @staticmethod
    def of_user() -> "Folders":
        """Return the folders that the platform wants, or those below :data:`HOME_VARIABLE`."""
        home = os.environ.get(HOME_VARIABLE)
        if home:
            return Folders.below(Path(home))
        # It takes 7 ms, which verbs without folders, and a home that is set, do without.
        import platformdirs  # noqa: PLC0415

        return Folders(
            platformdirs.user_data_path(APPLICATION, appauthor=False, roaming=True),
            platformdirs.user_config_path(APPLICATION, appauthor=False, roaming=True),
            platformdirs.user_log_path(APPLICATION, appauthor=False),
        )

    @property
    def all(self) -> tuple[Path, ...]:
        """All folders in which what the player made lies."""
        return (
            *(self.data, self.saves, self.finished, self.courses, self.golf_courses),
            *(self.boards, self.golf_boards),
        )

    @property
    def saves(self) -> Path:
        """Folder of unfinished matches."""
        return self.data / "saves"

    @property
    def finished(self) -> Path:
        """Folder of matches that were played to their end."""
        return self.data / "finished"

    @property
    def courses(self) -> Path:
        """Folder of course files, unless the player picks another."""
        return self.data / "courses"

    @property
    def to_share(self) -> Path:
        """Folder that is proposed for course files to be saved in: one that stays."""
        return Path.home() if self.goes_with_program else self.courses

    @property
    def boards(self) -> Path:
        """Folder of what is laid on the free board."""
        return self.data / "boards" / "designer"

    @property
    def golf_boards(self) -> Path:
        """Folder of what is laid in the course editor of 18 Holes."""
        return self.data / "boards" / "eighteen-holes"

    @property
    def free_board(self) -> Path:
        """Course file of what lay on the free board of version 1.0, which had one board."""
        return self.data / "free-board.json"

    @property
    def records(self) -> Path:
        """File of the best scores."""
        return self.data / "records.json"

    @property
    def history(self) -> Path:
        """File of what the guest book needs of every game that was finished."""
        return self.data / "history.jsonl"

    @property
    def putting(self) -> Path:
        """File of the records and bonus cards of Putt Dice."""
        return self.data / "putting.json"

    @property
    def golf_courses(self) -> Path:
        """Folder of the player's own courses of 18 Holes."""
        return self.data / "golf-courses"

    @property
    def edited_golf_course(self) -> Path:
        """Course file of what lay in the course editor of version 1.0."""
        return self.data / "golf-design.json"

    @property
    def golf(self) -> Path:
        """File of the best scores of 18 Holes."""
        return self.data / "golf.json"

    @property
    def lessons(self) -> Path:
        """File of the places in lessons, and of what was told once."""
        return self.data / "lessons.json"

    @property
    def tries(self) -> Path:
        """File of the counted tries of what dates give out."""
        return self.data / "tries.json"

    @property
    def season(self) -> Path:
        """File of what came of the tasks of the season."""
        return self.data / "season.json"

    @property
    def settings(self) -> Path:
        """File of the settings."""
        return self.config / "settings.json"
