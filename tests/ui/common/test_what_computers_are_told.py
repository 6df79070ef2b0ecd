"""What goes to the process that thinks holds no secret: compared byte by byte."""

import random
from types import SimpleNamespace

import pytest
from disguises import designer_in_disguise, golf_in_disguise, putting_in_disguise
from PySide6.QtCore import QObject

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import Mode as Version
from minigolf_desktop.model.designer import Setup as DesignerSetup
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.play.rules import Step
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.worker import TRIES, Work

SEED = 11
COLOURS = ("red", "blue", "yellow")
COMPUTERS = tuple(
    Seat(who.capitalize(), colour, Level.HARD, who)
    for who, colour in zip(Character, COLOURS, strict=False)
)
EVERY = 5
"""Of so many states one is looked at."""


class Listener(QObject):
    """A process that only hears what it is told."""

    def __init__(self):
        super().__init__()
        self.heard = []

    def ask(self, task, question):
        work = Work(self, task, question, TRIES)
        self.heard.append(work.line)
        return work

    def forget(self, work):
        work.deleteLater()


def told(rules, setup, state):
    """Return the bytes that the computer to move is told to decide by in a state."""
    match = Match(rules, setup, SEED)
    match._steps = [Step(state, ())]
    session, listener = MatchSession(rules, match), Listener()
    window = SimpleNamespace(workers=SimpleNamespace(mind=listener))
    players = ComputerPlayers(window, session, "the-same-match")
    players.ask()
    players.stop()
    (line,) = listener.heard
    return line


def golf(box, mode, chance):
    rules = EighteenHolesRules(box)
    course = next(one.course for one in box.presets if one.course.id == "practice-meadow")
    faces = ("bunjil-b", "dorian-a", "the-shark-b")
    setup = GolfSetup(course, mode, faces, ClubChoice.DRAFT, COMPUTERS)
    state = rules.start(setup, SEED).state
    golfer = RandomGolfer(rules, SEED)
    return rules, setup, state, golfer.choose, golf_in_disguise


def designer(rules, chance):
    setup = DesignerSetup(players=COMPUTERS, mode=Version.ADVANCED, reserve=True)
    state = rules.start(setup, SEED).state
    return rules, setup, state, lambda one: random_action(rules, one, chance), designer_in_disguise


def putting(catalogue, chance):
    setup = PuttingSetup(putt_course(shipped_courses(catalogue)[0]), COMPUTERS)
    rules = putt_dice_rules()
    state = rules.start(setup, SEED).state

    def choose(one):
        return chance.choice(list(rules.legal(one)))

    return rules, setup, state, choose, putting_in_disguise


GAMES = {
    "designer": lambda content, chance: designer(content["rules"], chance),
    "putt-dice": lambda content, chance: putting(content["catalogue"], chance),
    **{
        f"golf-{mode}": lambda content, chance, mode=mode: golf(content["box"], mode, chance)
        for mode in (Mode.MATCH, Mode.SKINS, Mode.CHAOS, Mode.KELLY)
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_states_that_differ_in_secrets_of_others_are_told_in_the_same_bytes(
    qapp, rules, catalogue, box, game
):
    chance = random.Random(SEED)
    content = {"rules": rules, "catalogue": catalogue, "box": box}
    played, setup, state, choose, in_disguise = GAMES[game](content, chance)
    compared, moves = 0, 0
    while (seat := played.to_move(state)) is not None and compared < 60:
        if moves % EVERY == 0:
            other = in_disguise(state, seat, chance)
            assert other != state
            assert told(played, setup, other) == told(played, setup, state)
            compared += 1
        state = played.apply(state, choose(state)).state
        moves += 1
    assert compared >= 10


@pytest.mark.quick
def test_bytes_are_others_where_what_lies_open_is(qapp, rules):
    """Else the comparison would prove nothing."""
    setup = DesignerSetup(players=COMPUTERS)
    one, other = (rules.start(setup, seed).state for seed in (1, 2))
    assert told(rules, setup, one) != told(rules, setup, other)
