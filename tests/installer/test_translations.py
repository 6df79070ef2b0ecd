"""What the catalogues of translations are made of."""

import ast

from translations import listed, said_in


def test_what_a_source_file_says_is_found_whatever_it_counts_with(tmp_path):
    source = tmp_path / "screen.py"
    source.write_text(
        'translate("land", "Heart")\n'
        'QCoreApplication.translate("land", "%n tiles", "", len(land.cells))\n'
        'translate("sign", "P{par}", "PAR in one letter")\n'
        "painter.translate(2, 3)\n"
    )
    assert said_in(source) == {
        ("land", "Heart"),
        ("land", "%n tiles"),
        ("sign", "P{par}", "PAR in one letter"),
    }


def test_messages_are_listed_as_calls_that_say_whether_they_count():
    said = {("land", 'The "Heart"'), ("land", "%n tiles"), ("sign", "P", "PAR")}
    calls = [node for node in ast.walk(ast.parse(listed(said))) if isinstance(node, ast.Call)]
    assert [[word.value for word in call.args] for call in calls] == [
        ["land", "%n tiles", "", 2],
        ["land", 'The "Heart"', ""],
        ["sign", "P", "PAR"],
    ]
