"""The chaos modes of 18 Holes in scripted states, for the pictures of all screens."""

from collections.abc import Iterator
from functools import partial

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.events import RivalScored
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined, targets_of_each
from minigolf_desktop.model.eighteen_holes.moves import Phase, RevealClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.solo_deck import deck_of_rank, usual_rank
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.scripted import Picture, Take
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen, WantedGolf
from minigolf_desktop.ui.eighteen_holes.result import GolfResultScreen
from minigolf_desktop.ui.eighteen_holes.round import GolfRoundScreen
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.scenes.rounds import (
    PLAYERS,
    Act,
    Stop,
    as_it_is,
    begun,
    course_of,
    round_screen,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

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
        ("golf-chaos-extra", Mode.CHAOS, 4, _after(2, Phase.EXTRA), _open_and_step),
        ("golf-teams-act", Mode.CHAOS_TEAMS, 2, _after(4, Phase.ACT), _walk),
        ("golf-teams-name", Mode.CHAOS_TEAMS, 2, _after(4, Phase.NAME), _step),
        ("golf-kelly-curtain", Mode.KELLY, 4, _first(Phase.TARGET), as_it_is),
        ("golf-kelly-target", Mode.KELLY, 4, _first(Phase.TARGET), _open_and_step),
        ("golf-kelly-select", Mode.KELLY, 4, _after(4, Phase.SELECT), _open),
        ("golf-kelly-peek", Mode.KELLY, 4, _after(4, Phase.ACT), _peek),
        ("golf-solo-chaos", Mode.SOLO_CHAOS, 1, _solo_turn, _step),
        ("golf-solo-select", Mode.SOLO_CHAOS, 1, _after(6, Phase.SELECT), _step),
        ("golf-solo-scoring", Mode.SOLO_CHAOS, 1, _before_scoring(box), _score),
    )
    for name, mode, players, stop, act in scenes:
        session = game(mode, players, stop)
        yield name, take(lambda look, one=session, do=act: round_screen(look, one, do))  # type: ignore[misc]
    yield "golf-solo-deck", take(lambda look: _solo_choice(look, box))
    for name, mode, players in (
        ("golf-solo-result", Mode.SOLO_CHAOS, 1),
        ("golf-chaos-result", Mode.CHAOS, 3),
        ("golf-teams-result", Mode.CHAOS_TEAMS, 2),
        ("golf-kelly-result", Mode.KELLY, 3),
    ):
        session = game(mode, players, lambda one: one.is_over)
        yield name, take(lambda look, one=session: _result(look, one))  # type: ignore[misc]


def _result(look: Look, session: GolfSession) -> GolfResultScreen:
    view = session.view
    return GolfResultScreen(look, view, player_names(view.table.setup), Motion(0.0))


def _solo_choice(look: Look, box: Box) -> GolfChoiceScreen:
    wanted = WantedGolf(mode=Mode.SOLO_CHAOS, course=COURSE, players=1, clubs=ClubChoice.FREE)
    return GolfChoiceScreen(look, box, wanted)


def _game(box: Box, mode: Mode, players: int, stop: Stop) -> GolfSession:
    """Return a game of greedy golfers in the first state to stop at."""
    course = course_of(box, COURSE)
    combined = targets_of_each(len(course.holes))
    solo = mode is Mode.SOLO_CHAOS
    deck = deck_of_rank(box.solo_cards, combined, usual_rank(combined), SEED) if solo else ()
    clubs = ClubChoice.FREE if players == 1 else ClubChoice.FIRST_GAME
    setup = Setup(course, mode, ("",) * players, clubs, PLAYERS[:players], solo_deck=deck)
    session = begun(box, setup, SEED)
    golfers = [GreedyGolfer(SEED + seat) for seat in range(players)]
    for _ in range(_MOST):
        seat = session.seat
        if seat is None or stop(session):
            break
        session.play(golfers[seat].choose(session.seen_by(seat), session.legal))
    return session


def _first(phase: Phase) -> Stop:
    return lambda session: session.view.phase is phase


def _after(number: int, phase: Phase) -> Stop:
    """Return whether a phase is reached in a round from one on."""
    return lambda session: session.view.phase is phase and session.view.round >= number


def _solo_turn(session: GolfSession) -> bool:
    """Return whether a shot is to be chosen in a turn of combined scoring."""
    view = session.view
    return view.phase is Phase.CHOOSE and is_combined(view) and view.round > 4


def _before_scoring(box: Box) -> Stop:
    """Return whether the shot is next after which several opponents score."""
    shots: list[int] = []

    def scored(session: GolfSession) -> bool:
        moves, events = len(session.match.moves), session.match.log[-1]
        if shots[-1:] == [moves - 1] and sum(isinstance(one, RivalScored) for one in events) > 1:
            return True
        if _solo_turn(session):
            shots.append(moves)
        return False

    _game(box, Mode.SOLO_CHAOS, 1, scored)
    return lambda session: len(session.match.moves) == shots[-1]


# --- what is done on the screen


def _step(screen: GolfRoundScreen) -> None:
    """Choose the first of what can be chosen; turn an opponent's club over."""
    reveals = screen.session.offers(RevealClub)
    if reveals:
        screen.session.play(reveals[0])
    screen.task.step(1)


def _open(screen: GolfRoundScreen) -> None:
    """Open the curtain."""
    if screen.curtain is not None:
        screen.curtain.wake()
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
    session.play(GreedyGolfer(SEED).choose(session.seen_by(0), session.legal))
    if screen.offer.main is not None:
        screen.offer.main.run()
