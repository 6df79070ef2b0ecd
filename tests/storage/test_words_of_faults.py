"""What is wrong with a file is told in English to the log and in their language to the player."""

import pickle

import pytest

from minigolf_desktop.storage.errors import DiskError, StorageError, Words, reason_of

FRENCH = {
    "{file}: cannot be read ({why})": "{file} ne se lit pas ({why})",
    "line {number}: {fault}": "ligne {number} : {fault}",
    "Permission denied": "accès refusé",
    "notes": "remarques",
}


def french(text: str) -> str:
    return FRENCH.get(text, text)


def refused(file: str) -> DiskError:
    why = reason_of(PermissionError(13, "Permission denied"))
    return DiskError("{file}: cannot be read ({why})", file=file, why=why)


def test_a_fault_is_told_with_all_that_it_holds():
    fault = StorageError("line {number}: {fault}", number=3, fault=refused("a.json"))
    assert str(fault) == "line 3: a.json: cannot be read (Permission denied)"
    assert fault.said(french) == "ligne 3 : a.json ne se lit pas (accès refusé)"


@pytest.mark.parametrize("name", ["notes", "{why}", "{}", "%s"])
def test_names_of_files_stay_as_they_are(name):
    assert refused(name).said(french) == f"{name} ne se lit pas (accès refusé)"


def test_what_nobody_has_translated_is_told_in_english():
    assert StorageError("there is no state in it").said(french) == "there is no state in it"
    assert Words("{ not a place").said(french) == "{ not a place"


def test_a_fault_comes_through_to_another_process_with_its_message():
    assert str(pickle.loads(pickle.dumps(refused("{a}")))) == str(refused("{a}"))
