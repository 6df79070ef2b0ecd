"""Changes to content files, each of which breaks something."""

import json


def changed(folder, name, change):
    """Change the entries of a file."""
    path = folder / name
    entries = json.loads(path.read_text(encoding="utf-8"))
    change(entries)
    path.write_text(json.dumps(entries), encoding="utf-8")


def put(*path_and_value):
    """Return a change that sets a value at a path of keys."""
    *path, last, value = path_and_value

    def change(entries):
        _at(entries, path)[last] = value

    return change


def drop(*path):
    """Return a change that leaves out what is at a path of keys."""

    def change(entries):
        del _at(entries, path[:-1])[path[-1]]

    return change


def swap(one, other):
    """Return a change that lets two entries change places."""

    def change(entries):
        entries[one], entries[other] = entries[other], entries[one]

    return change


def repeat_first(*path):
    """Return a change that adds the first of a list to its end once more."""

    def change(entries):
        place = _at(entries, path)
        place.append(place[0])

    return change


def _at(entries, path):
    for key in path:
        entries = entries[key]
    return entries
