"""What was judged of a match, kept beside its journal so that it is not thought of twice.

It is true of just that match, by just these rules and this judge: a digest of all of it stands in
the file, and with another one nothing is read. Nothing is lost with it either, so a file that
cannot be read is as good as none.
"""

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import minigolf_desktop
from minigolf_desktop.content.record import Record
from minigolf_desktop.model.play import Match, newest_version
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.faults import record_of
from minigolf_desktop.storage.folders import judgement_beside
from minigolf_desktop.storage.reading import read_bytes
from minigolf_desktop.storage.replay import MOST_BYTES, move_line
from minigolf_desktop.storage.strict_json import NotJson, parse


class KeptJudgement(Record):
    """The file."""

    format: Literal["minigolf-judgement"]
    version: Literal[1]
    of: str
    """Digest of what it is true of."""
    decisions: list[dict[str, Any]]
    """Each as :func:`~minigolf_desktop.bots.judgement.judged_to_json` has it."""


def digest_of(match: Match[Any, Any], judge: int) -> str:
    """Return what tells a match, its rules and a version of the judge from all others.

    Judges change with the program, so its version belongs to it too.
    """
    rules = match.rules
    told = {
        "game": rules.name,
        "program": minigolf_desktop.__version__,
        "rules": newest_version(rules.amendments),
        "judge": judge,
        "setup": rules.setup_to_json(match.setup),
        "seed": match.seed,
        "moves": [move_line(move) for move in match.moves],
    }
    text = json.dumps(told, sort_keys=True).encode("ascii")
    # Nobody forges it, and what ciphers would tell surer takes 3 MB.
    return f"{len(text)}-{zlib.crc32(text):08x}-{zlib.adler32(text):08x}"


def read_judgement(journal: Path, digest: str) -> Sequence[dict[str, Any]] | None:
    """Return the decisions that were judged; None where none are kept that are still true."""
    try:
        kept = record_of(KeptJudgement, parse(read_bytes(judgement_beside(journal), MOST_BYTES)))
    except (StorageError, NotJson):
        return None
    return kept.decisions if kept.of == digest else None


def keep_judgement(journal: Path, digest: str, decisions: Sequence[dict[str, Any]]) -> None:
    """Keep what was judged beside a journal; raises StorageError."""
    document = {
        "format": "minigolf-judgement",
        "version": 1,
        "of": digest,
        "decisions": list(decisions),
    }
    write_atomically(judgement_beside(journal), json.dumps(document).encode("ascii"))
