"""What is wrong with a JSON text, in words that stand behind the place."""

import pytest

from minigolf_desktop.storage.reading import NotJson, parse


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b'{"name": "Rive\n', "not JSON at line 1, column 15: Invalid control character"),
        (b'{"name": "Rive', "not JSON at line 1, column 10: Unterminated string"),
        (b'{"name": }', "not JSON at line 1, column 10: Expecting value"),
    ],
)
def test_a_fault_ends_with_what_is_wrong(text, fault):
    with pytest.raises(NotJson) as told:
        parse(text)
    assert str(told.value) == fault
