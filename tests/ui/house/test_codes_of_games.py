"""Codes lead to the game that they were made of, whatever the process, in all three games."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import EdgeChecking
from minigolf_desktop.model.designer import Mode as DesignerMode
from minigolf_desktop.model.designer import Setup as DesignerSetup
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.eighteen_holes.hazards import HAZARD_SEEDS, Hazards
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.game_code import NoCode, code_of, read_code
from minigolf_desktop.model.play.occasions import Occasion
from minigolf_desktop.storage import putt_dice as round_code
from minigolf_desktop.storage.putt_dice import shipped_paths
from minigolf_desktop.ui.games import GAMES, play_of, wing_of

CHECKOUT = Path(__file__).resolve().parents[3]
BY_NAME = {game.name: game for game in GAMES}
RULES = {game.name: play_of(game).rules() for game in GAMES}
ADA = Seat("", "", Level.HARD, Character.ADA)
BOX = RULES["eighteen-holes"].box
DAY = 739_943


def coloured(*seats: Seat) -> tuple[Seat, ...]:
    return tuple(
        replace(seat, colour=colour)
        for seat, colour in zip(seats, ("red", "blue", "yellow", "purple", "green"), strict=False)
    )


DESIGNER = (
    DesignerSetup(),
    DesignerSetup((2,), "mrs-lazy", "mr-long", EdgeChecking.WARN, land="land-20"),
    DesignerSetup((3, 1), expansion=True, reserve=True, mistakes=False, newcomers=(0,)),
    DesignerSetup(rival=replace(ADA, character=Character.FRITZ)),
    DesignerSetup(
        players=coloured(Seat(), ADA, Seat(), ADA, Seat()),
        mode=DesignerMode.ADVANCED,
        visits=VisitRule.UNTAKEN,
        newcomers=(2, 4),
    ),
)
QUICK = replace(quick_course(BOX, 9, 4711), name="Quick course 4711")
GOLF = (
    GolfSetup(BOX.presets[3].course, Mode.MATCH, ("", "")),
    GolfSetup(QUICK, Mode.STROKE, ("",), ClubChoice.RANDOM),
    GolfSetup(
        BOX.presets[13].course,
        Mode.KELLY,
        ("swift-b", "", "dorian-a", "lucky-a", ""),
        players=(Seat(), ADA, Seat(), Seat(), ADA),
        open_choices=True,
        fly_over=True,
    ),
    GolfSetup(QUICK, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=(0, 5, 23)),
    GolfSetup(
        *(QUICK, Mode.STROKE, ("", ""), ClubChoice.RANDOM),
        hazards=Hazards.SHARP,
        hazard_seed=HAZARD_SEEDS - 1,
    ),
    GolfSetup(
        *(BOX.presets[1].course, Mode.MATCH, ("", "")), hazards=Hazards.RELAXED, hazard_seed=0
    ),
)
PUTTING = tuple(
    replace(round_code.given_round("putt-dice", Occasion.DAY, DAY + day).setup, **changes)
    for day, changes in enumerate(({}, {"players": (Seat(), ADA), "first": 1, "coupon": 0}))
)
ALL = [
    *(("designer", setup) for setup in DESIGNER),
    *(("putt-dice", setup) for setup in PUTTING),
    *(("eighteen-holes", setup) for setup in GOLF),
]


def plain(setup):
    """Return a set-up as codes know it."""
    if isinstance(setup, DesignerSetup):
        return replace(setup, difficulties=tuple(sorted(setup.difficulties)))
    return setup


@pytest.mark.parametrize(("name", "setup"), ALL)
def test_the_code_of_a_game_leads_to_its_set_up_and_seed(english, name, setup):
    game, codes = BY_NAME[name], wing_of(BY_NAME[name]).codes
    packed = read_code(code_of(game.code_letter, codes.pack(RULES[name], setup), 123_456)).packed
    assert codes.unpack(RULES[name], packed) == plain(setup)
    assert packed.rest == 123_456


def test_h35_a_code_of_a_course_as_drawn_is_the_one_of_earlier_programs():
    game, codes = BY_NAME["eighteen-holes"], wing_of(BY_NAME["eighteen-holes"]).codes
    packed = codes.pack(RULES["eighteen-holes"], GOLF[0])
    assert code_of(game.code_letter, packed, 123_456) == "H109-DD03-R018"


def test_h35_the_course_of_the_day_and_the_hole_of_the_week_are_as_drawn(english):
    give = wing_of(BY_NAME["eighteen-holes"]).givings.give
    for occasion in Occasion:
        setup = give(RULES["eighteen-holes"], occasion, DAY).setup
        assert setup.hazards is Hazards.AS_DRAWN


def test_all_courses_that_come_with_the_program_are_known_to_codes():
    assert {path.stem for path in shipped_paths()} == set(round_code.CODED_COURSES)


def test_clients_and_lands_of_the_box_have_room_in_codes():
    catalogue = load_catalogue()
    assert max(len(catalogue.mrs_clients), len(catalogue.mr_clients)) < 16
    assert len(catalogue.lands) < 128
    assert len(BOX.presets) <= 64


@pytest.mark.parametrize("name", ["putt-dice", "eighteen-holes"])
def test_a_course_of_ones_own_has_no_code(name):
    setup = PUTTING[0] if name == "putt-dice" else GOLF[0]
    holes = setup.course.holes
    own = (
        replace(setup, course=replace(setup.course, id="", name="Ours", holes=holes[::-1]))
        if name == "eighteen-holes"
        else replace(setup, course=replace(setup.course, holes=holes[::-1]))
    )
    with pytest.raises(NoCode):
        wing_of(BY_NAME[name]).codes.pack(RULES[name], own)


TOLD = """
import json
from minigolf_desktop.model.play.game_code import code_of, read_code
from minigolf_desktop.model.play.occasions import Occasion
from minigolf_desktop.ui.games import GAMES, play_of, wing_of
told = {}
for game in GAMES:
    wing = wing_of(game)
    rules = wing.play.rules()
    for occasion in game.given_out.occasions:
        for day in range(739_943, 739_950):
            setup, seed = wing.givings.give(rules, Occasion(occasion), day)
            code = code_of(game.code_letter, wing.codes.pack(rules, setup), seed)
            packed = read_code(code).packed
            again = wing.codes.unpack(rules, packed)
            deals = [rules.start(one, seed).state for one in (setup, again)]
            assert rules.setup_to_json(setup) == rules.setup_to_json(again), code
            assert deals[0] == deals[1], code
            view = rules.view(deals[0], 0)
            told[f"{game.name} {occasion} {day}"] = code, rules.view_to_json(view)
print(json.dumps(told, sort_keys=True))
"""


def told_by(python: str, hash_seed: str) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTHONHASHSEED": hash_seed}
    command = [python, "-c", TOLD]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_dates_and_codes_give_the_same_first_deal_in_every_process():
    """With different seeds of hashes: no order of a set or a hash of Python's decides anything."""
    first, second = told_by(sys.executable, "1"), told_by(sys.executable, "2")
    assert first == second
    assert len({json.dumps(one) for one in first.values()}) == 7 * 3 + 1, (
        "days differ, weeks do not"
    )
