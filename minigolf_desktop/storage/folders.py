"""Where the program keeps its files: the player's folders, and a home for this time only.

Where the player's own folders cannot be written, what lies there is copied to where the system
keeps temporary files. Saved games can be looked at and played on as at home; what happens there
goes with the program. Nothing asks at each place whether it may write.
"""

import logging
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs

from minigolf_desktop.storage.atomic import LOCK_ENDING, NEW, SET_ASIDE, Held, Lock, hold
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import read_bytes

HOME_VARIABLE = "MINIGOLF_DESKTOP_HOME"
"""Environment variable that puts everything into one folder: for tests and for a memory stick."""

APPLICATION = "minigolf-desktop"

_NOWHERE = Path(os.devnull, APPLICATION)
"""Home of somebody without one: neither ``HOME`` nor the list of users tells of it."""

JOURNAL_ENDING = ".jsonl"
"""How the names of saved matches end."""

COURSE_ENDINGS = (".minigolf", ".json")
"""How the names of course files end: of those saved now first, then of those saved before."""


HOME_ENDING = ".minigolf-home"
"""How the names of files end in which a home is taken along."""


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
        """Return the folders that the platform wants, or those below :data:`HOME_VARIABLE`.

        Somebody without a home has folders that nobody can make.
        """
        home = os.environ.get(HOME_VARIABLE)
        if home:
            return Folders.below(Path(home))
        try:
            return Folders(
                platformdirs.user_data_path(APPLICATION, appauthor=False, roaming=True),
                platformdirs.user_config_path(APPLICATION, appauthor=False, roaming=True),
                platformdirs.user_log_path(APPLICATION, appauthor=False),
            )
        except RuntimeError:
            return Folders.below(_NOWHERE)

    @property
    def all(self) -> tuple[Path, ...]:
        """All folders in which what the player made lies."""
        return (
            *(self.data, self.saves, self.finished, self.courses, self.golf_courses),
            *(self.boards, self.golf_boards, self.lands),
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
    def evening(self) -> Path:
        """Picture of the course that was finished last, on the evening of its opening day."""
        return self.data / "evening.png"

    @property
    def to_share(self) -> Path:
        """Folder that is proposed for course files to be saved in: one that stays."""
        return home_to_share() if self.goes_with_program else self.courses

    @property
    def boards(self) -> Path:
        """Folder of what is laid on the free board."""
        return self.data / "boards" / "designer"

    @property
    def golf_boards(self) -> Path:
        """Folder of what is laid in the course editor of 18 Holes."""
        return self.data / "boards" / "eighteen-holes"

    @property
    def lands(self) -> Path:
        """Folder of the lands that were drawn in the land editor."""
        return self.data / "boards" / "lands"

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
    def rivals(self) -> Path:
        """File of how strong the computers play that are just right for somebody."""
        return self.data / "rivals.json"

    @property
    def people(self) -> Path:
        """File of the people of the house."""
        return self.data / "people.json"

    @property
    def evenings(self) -> Path:
        """File of the evenings: the one that goes on, and those that are over."""
        return self.data / "evenings.json"

    @property
    def season(self) -> Path:
        """File of what came of the tasks of the season."""
        return self.data / "season.json"

    @property
    def settings(self) -> Path:
        """File of the settings."""
        return self.config / "settings.json"


def home_to_share() -> Path:
    """Return the home of the player, which is proposed for files to be shared.

    Where there is none, the folder of temporary files is.
    """
    try:
        return Path.home()
    except RuntimeError:
        return Path(tempfile.gettempdir())


LARGEST = 4_000_000
"""Bytes of the largest files that the program reads: larger ones are none of its own."""

_log = logging.getLogger(__name__)


@contextmanager
def home_to_use(folders: Folders) -> Iterator[tuple[Folders, str]]:
    """Give folders that can be written, and why they are not the player's own; empty if they are.

    Where not even temporary files can be written the player's own are given, with the reason.
    """
    why = why_not_kept(folders)
    if not why:
        yield folders, ""
        return
    _log.warning("Nothing is kept: %s", why)
    home = None
    try:
        home = Path(tempfile.mkdtemp(prefix="minigolf-desktop-"))
        folders = _copy(folders, home)
    except OSError as error:
        _log.warning("Nor in the place of temporary files: %s", error.strerror)
    try:
        yield folders, why
    finally:
        if home is not None:
            shutil.rmtree(home, ignore_errors=True)


def why_not_kept(folders: Folders) -> str:
    """Return why nothing can be kept in the player's folders, in one line; empty when it can.

    Folders that are missing are made: that of what the player makes, and that of settings.
    """
    if folders.data == _NOWHERE:
        return "there is no home folder (HOME is not set)"
    for folder in dict.fromkeys((folders.data, folders.config)):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return f"{folder}: {_reason(folder, error)}"
    for folder in dict.fromkeys((folders.data, folders.config, folders.saves, folders.finished)):
        if not os.path.lexists(folder):
            continue
        try:
            _try(folder)
        except OSError as error:
            return f"{folder}: {_reason(folder, error)}"
    return ""


def _copy(folders: Folders, home: Path) -> Folders:
    """Return folders below a home, with what the player's hold; raises OSError.

    The log stays where it is.
    """
    passing = folders._replace(data=home / "data", config=home / "config", goes_with_program=True)
    pairs = [*zip(folders.all, passing.all, strict=True), (folders.config, passing.config)]
    # First all folders: what lies in place of one is not to be copied there.
    for _, now in pairs:
        now.mkdir(parents=True, exist_ok=True)
    for before, now in pairs:
        _copy_files(before, now)
    return passing


def _copy_files(before: Path, now: Path) -> None:
    """Copy the files of a folder, with their times; what cannot be read is left out."""
    try:
        entries = list(os.scandir(before))
    except OSError:
        return
    for entry in entries:
        copied = now / entry.name
        with suppress(OSError, StorageError):
            if entry.is_file() and not copied.exists():
                copied.write_bytes(read_bytes(Path(entry.path), LARGEST))
                # Lists of games go by these times; who may write is another matter here.
                os.utime(copied, ns=(entry.stat().st_atime_ns, entry.stat().st_mtime_ns))


def _try(folder: Path) -> None:
    """Make a file in a folder and delete it; raises OSError."""
    place = folder / f".{os.getpid()}-0{NEW}"
    os.close(os.open(place, os.O_WRONLY | os.O_CREAT, 0o666))
    place.unlink()


def _reason(folder: Path, error: OSError) -> str:
    """Return what is wrong with a folder, in a few words."""
    if folder.is_symlink() and not folder.exists():
        return "a link that leads nowhere"
    if folder.exists() and not folder.is_dir():
        return "a file, not a folder"
    return error.strerror or str(error)


_TEMPORARY = re.compile(rf"\..*[0-9]+{re.escape(NEW)}")
"""What only this program calls its files, of today or of version 1.0."""


def sweep(folders: Folders) -> None:
    """Delete what was left in the player's folders; what cannot be deleted stays. Raises nothing.

    Only files of the program's own names, and in its own folders, ever go.
    """
    swept = 0
    for place in _left(folders):
        with suppress(StorageError, OSError, Held):
            if place.name.endswith(LOCK_ENDING):
                Lock(place.with_name(place.name.removesuffix(LOCK_ENDING))).release()
            else:
                _delete(place)
            swept += not place.exists()
    if swept:
        _log.info("Swept up %s files that were left", swept)


def _left(folders: Folders) -> Iterator[Path]:
    """Yield the temporary files and those of locks, whether somebody holds them or not."""
    for folder in dict.fromkeys((*folders.all, folders.config, folders.log)):
        for place in (folder, folder / SET_ASIDE):
            try:
                entries = list(os.scandir(place))
            except OSError:
                continue
            for entry in entries:
                with suppress(OSError):
                    if entry.is_file(follow_symlinks=False) and _is_ours(entry):
                        yield Path(entry.path)


def _is_ours(entry: "os.DirEntry[str]") -> bool:
    """Return whether only this program makes such a file. That of a lock is empty."""
    if _TEMPORARY.fullmatch(entry.name):
        return True
    return entry.name.endswith(LOCK_ENDING) and entry.stat(follow_symlinks=False).st_size == 0


def _delete(place: Path) -> None:
    """Delete a temporary file that nobody writes; raises Held, OSError."""
    descriptor = hold(place)
    try:
        if os.name != "nt":
            place.unlink()
    finally:
        os.close(descriptor)
    if os.name == "nt":
        place.unlink()
