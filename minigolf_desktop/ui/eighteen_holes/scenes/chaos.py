"""The chaos modes of 18 Holes in scripted states, for the pictures of all screens."""

from collections.abc import Callable, Iterator
from functools import partial

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.events import RivalScored
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined, targets_of_each
from minigolf_desktop.model.eighteen_holes.moves import Phase, RevealClub
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.solo_deck import deck_of_rank, usual_rank
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.scripted import Picture, Take
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen, WantedGolf
from minigolf_desktop.ui.eighteen_holes.result import GolfResultScreen
from minigolf_desktop.ui.eighteen_holes.round import GolfRoundScreen
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.presets import preset_text

Stop = Callable[[GolfSession], bool]
Act = Callable[[GolfRoundScreen], object]

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")
COURSE = "honeycomb"
SEED = 11
_MOST = 6000
"""Actions after which a state is given up."""


def golf_chaos_pictures(take: Take) -> Iterator[Picture]:
    """Take pictures of every phase that only the chaos modes have."""
    box = load_box()
    game = partial(_game, box)
    scenes: tuple[tuple[str, Mode, int, Stop, Act], ...] = (
        ("golf-chaos", Mode.CHAOS, 4, _after(7, Phase.CHOOSE), _step),
        ("golf-chaos-select", Mode.CHAOS, 4, _after(3, Phase.SELECT), _open),
        ("golf-chaos-extra", Mode.CHAOS, 4, _after(2, Phase.EXTRA), _step),
        ("golf-teams-act", Mode.CHAOS_TEAMS, 2, _after(4, Phase.ACT), _walk),
        ("golf-teams-name", Mode.CHAOS_TEAMS, 2, _after(4, Phase.NAME), _step),
        ("golf-kelly-curtain", Mode.KELLY, 4, _first(Phase.TARGET), _leave),
        ("golf-kelly-target", Mode.KELLY, 4, _first(Phase.TARGET), _open_and_step),
        ("golf-kelly-select", Mode.KELLY, 4, _after(4, Phase.SELECT), _open),
        ("golf-kelly-peek", Mode.KELLY, 4, _after(4, Phase.ACT), _peek),
        ("golf-solo-chaos", Mode.SOLO_CHAOS, 1, _solo_turn, _step),
        ("golf-solo-select", Mode.SOLO_CHAOS, 1, _after(6, Phase.SELECT), _step),
        ("golf-solo-scoring", Mode.SOLO_CHAOS, 1, _about_to_score, _score),
    )
    for name, mode, players, stop, act in scenes:
        session = game(mode, players, stop)
        yield name, take(lambda look, one=session, do=act: _round(look, one, do))  # type: ignore[misc]
    yield "golf-solo-deck", take(lambda look: _solo_choice(look, box))
    for name, mode, players in (
        ("golf-solo-result", Mode.SOLO_CHAOS, 1),
        ("golf-chaos-result", Mode.CHAOS, 3),
        ("golf-teams-result", Mode.CHAOS_TEAMS, 2),
        ("golf-kelly-result", Mode.KELLY, 3),
    ):
        session = game(mode, players, lambda one: one.is_over)
        yield name, take(lambda look, one=session: _result(look, one))  # type: ignore[misc]


def _round(look: Look, session: GolfSession, act: Act) -> GolfRoundScreen:
    course = preset_text(session.state.table.setup.course.name)
    screen = GolfRoundScreen(look, session, Settings(animation_speed=0, confirm=True), course)
    act(screen)
    return screen


def _result(look: Look, session: GolfSession) -> GolfResultScreen:
    state = session.state
    return GolfResultScreen(look, state, player_names(state.table.setup), Motion(0.0))


def _solo_choice(look: Look, box: Box) -> GolfChoiceScreen:
    wanted = WantedGolf(mode=Mode.SOLO_CHAOS, course=COURSE, players=1, clubs=ClubChoice.FREE)
    return GolfChoiceScreen(look, box, wanted)


def _game(box: Box, mode: Mode, players: int, stop: Stop) -> GolfSession:
    """Return a game of greedy golfers in the first state to stop at."""
    course = next(preset.course for preset in box.presets if preset.course.id == COURSE)
    combined = targets_of_each(len(course.holes))
    solo = mode is Mode.SOLO_CHAOS
    deck = deck_of_rank(box.solo_cards, combined, usual_rank(combined), SEED) if solo else ()
    clubs = ClubChoice.FREE if players == 1 else ClubChoice.FIRST_GAME
    seats = tuple(map(Seat, NAMES[:players]))
    setup = Setup(course, mode, ("",) * players, clubs, seats, solo_deck=deck)
    rules = EighteenHolesRules(box)
    session = GolfSession(rules, Match(rules, setup, SEED))
    golfers = [GreedyGolfer(SEED + seat) for seat in range(players)]
    for _ in range(_MOST):
        seat = session.seat
        if seat is None or stop(session):
            break
        session.play(golfers[seat].choose(session.view(seat), session.legal))
    return session


def _first(phase: Phase) -> Stop:
    return lambda session: session.state.phase is phase


def _after(number: int, phase: Phase) -> Stop:
    """Return whether a phase is reached in a round from one on."""
    return lambda session: session.state.phase is phase and session.state.round >= number


def _solo_turn(session: GolfSession) -> bool:
    """Return whether a shot is to be chosen in a turn of combined scoring."""
    state = session.state
    return state.phase is Phase.CHOOSE and is_combined(state) and state.round > 4


def _about_to_score(session: GolfSession) -> bool:
    """Return whether the next action brings combined scoring in which the player takes part."""
    if not _solo_turn(session):
        return False
    action = GreedyGolfer(SEED).choose(session.view(0), session.legal)
    events = session.rules.apply(session.state, action).events
    return sum(isinstance(event, RivalScored) for event in events) > 1


# --- what is done on the screen


def _leave(screen: GolfRoundScreen) -> None:
    """Leave a screen alone."""


def _step(screen: GolfRoundScreen) -> None:
    """Choose the first of what can be chosen; turn an opponent's club over."""
    reveals = screen.session.offers(RevealClub)
    if reveals:
        screen.session.play(reveals[0])
    screen.task.step(1)


def _open(screen: GolfRoundScreen) -> None:
    """Open the curtain."""
    if screen.curtain is not None:
        screen.curtain.main_button.click()


def _open_and_step(screen: GolfRoundScreen) -> None:
    _open(screen)
    screen.task.step(1)


def _peek(screen: GolfRoundScreen) -> None:
    """Ask for a secret target, without looking at it."""
    screen.peek()


def _walk(screen: GolfRoundScreen) -> None:
    """Choose to walk, and where."""
    walk = screen.offer.actions[0]
    if walk.is_ready:
        walk.run()
    screen.task.step(1)


def _score(screen: GolfRoundScreen) -> None:
    """Play on until combined scoring is told, and look at its second step."""
    session = screen.session
    session.play(GreedyGolfer(SEED).choose(session.view(0), session.legal))
    if screen.offer.main is not None:
        screen.offer.main.run()
