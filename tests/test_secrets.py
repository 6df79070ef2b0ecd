"""A secret is as safe as one door: screens see views, and only a session knows a state."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).resolve().parent.parent / "minigolf_desktop" / "ui"

PARTS = ("designer", "putt_dice", "eighteen_holes", "house", "studio", "common")
"""Parts of the screens; all see nothing but views."""
SESSION = "session.py"
SCENES = {"scenes", "scripted"}
"""Where whole games are played for pictures, with everybody's cards."""
OF_QT = {"option", "pinch", "process"}
"""What Qt hands to whoever paints an item of a list or follows a gesture has its own state, and so
has a process."""


def screens(part: str) -> Iterator[Path]:
    """Yield the modules of a part that are no session and play no game for pictures."""
    for path in sorted((UI / part).rglob("*.py")):
        if path.name != SESSION and not SCENES & {path.stem, path.parent.name}:
            yield path


def reads(module: str) -> Iterator[tuple[int, str]]:
    """Yield by line what looks past a view: a state that is read, a view made from one."""
    for node in ast.walk(ast.parse(module)):
        match node:
            case ast.Attribute(attr="state", value=ast.Name(id=name)) if name in OF_QT:
                continue
            case ast.Attribute(attr="state"):
                yield node.lineno, ast.unparse(node)
            case ast.ImportFrom(names=names) if any(one.name == "view_of" for one in names):
                yield node.lineno, "view_of"


@pytest.mark.parametrize("part", PARTS)
def test_no_screen_reads_the_state_of_a_match(part: str) -> None:
    found = [
        f"{path.relative_to(UI)}:{line} reads {what}"
        for path in screens(part)
        for line, what in reads(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.quick
@pytest.mark.parametrize(
    "module",
    [
        "session.match.state.phase",
        "hidden = [self.session.match.state.players]",
        "until = lambda one: one.state",
        "after = rules.apply(before, action).state",
        "from minigolf_desktop.model.eighteen_holes.state import View, view_of",
    ],
)
def test_every_way_past_a_view_is_found(module: str) -> None:
    assert len(list(reads(module))) == 1


def test_other_states_are_no_secrets() -> None:
    assert list(reads("place.card_state; option.state; session.view.phase; state.phase")) == []
