"""What tells a match from all others: the key of all that is kept of its end. No pydantic."""

import json
import os
from collections.abc import Mapping
from typing import Any

LENGTH = 8
"""Bytes of the id of a match."""

PATTERN = f"^[0-9a-f]{{{2 * LENGTH}}}$"
"""What an id looks like: small hexadecimal figures."""

NO_MATCH = ""
"""Stands for the id where nothing is known of the match: in records of programs before ids."""


def new_match_id() -> str:
    """Return the id of a match that begins."""
    return os.urandom(LENGTH).hex()


def id_of_older(header: Mapping[str, Any]) -> str:
    """Return the id of a match of a journal without one: the same whenever it is asked for.

    What it was set up with and when it began never change in its first line.
    """
    # Few journals are as old, and home opens without it.
    import hashlib  # noqa: PLC0415

    told = [header.get(field) for field in ("game", "setup", "seed", "created")]
    text = json.dumps(told, sort_keys=True).encode("ascii")
    return hashlib.blake2b(text, digest_size=LENGTH).hexdigest()
