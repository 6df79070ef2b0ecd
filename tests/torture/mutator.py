"""Changes anything in a file: some bytes of it, or one thing in what its JSON says."""

import json
import random
from typing import Any

ODD = [None, True, -1, 0, 1, 9, 10**6, 10**30, 0.5, "", "x", "land-07", "\ud800", [], [[]], {}]


def mutated_bytes(data, chance):
    """Change, drop, double or move some bytes."""
    start = chance.randrange(len(data))
    end = min(len(data), start + chance.choice([1, 1, 2, 5, 40, 400]))
    middle = chance.choice([b"", data[start:end] * 2, chance.randbytes(end - start), b"\n", b"9"])
    return data[:start] + middle + data[end:]


def mutated_value(value, chance):
    """Change one thing somewhere in a JSON value."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        kind = chance.random()
        if kind < 0.1:
            return {name: kept for name, kept in value.items() if name != key}
        if kind < 0.2:
            return value | {"surprise": chance.choice(ODD)}
        return value | {key: mutated_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        place = chance.randrange(len(value))
        kind = chance.random()
        if kind < 0.2:
            return value[:place] + value[place + 1 :]
        if kind < 0.4:
            return [*value, value[place]]
        return [*value[:place], mutated_value(value[place], chance), *value[place + 1 :]]
    return chance.choice(ODD)


def mutant(data: bytes, chance: random.Random) -> bytes:
    """Return a file with one thing changed: some bytes, or a value of its JSON, line by line."""
    if chance.random() < 0.5:
        return mutated_bytes(data, chance)
    try:
        lines = [json.loads(line) for line in data.splitlines()]
    except ValueError:
        try:
            value = mutated_value(json.loads(data), chance)
        except ValueError:
            return mutated_bytes(data, chance)
        return json.dumps(value).encode()
    changed: Any = mutated_value(lines, chance)
    lines = changed if isinstance(changed, list) else [changed]
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)
