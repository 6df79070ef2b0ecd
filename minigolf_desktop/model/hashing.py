"""Numbers of texts. It stands alone, for home asks matches by them and does without the rules."""


def number_of(text: bytes, size: int) -> int:
    """Return the number of so many bytes that a text is hashed to, the same on every machine."""
    # It brings 3 MB of ciphers along, and home asks for no such number.
    import hashlib  # noqa: PLC0415

    return int.from_bytes(hashlib.blake2b(text, digest_size=size).digest(), "big")
