"""The round of 18 Holes in scripted states, for the pictures of all screens."""

from collections.abc import Callable, Iterator
from itertools import count

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    ExitBunker,
    HandOver,
    OwnClub,
    Phase,
    PlaceToken,
    PlayClub,
    PlayShot,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.model.play import Character, Level, Match, Randomness, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.scripted import Picture, Take
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round import GolfRoundScreen
from minigolf_desktop.ui.eighteen_holes.round.tasks import Computer
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

Stop = Callable[[GolfSession], bool]
Act = Callable[[GolfRoundScreen], object]
"""Does something on the screen."""

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")
PLAYERS = tuple(map(Seat, NAMES))
MIXED = (
    PLAYERS[0],
    Seat("Dario", "", Level.MEDIUM, Character.DARIO),
    Seat("Enid", "", Level.HARD, Character.ENID),
    Seat("Fritz", "", Level.EASY, Character.FRITZ),
)
GOLFERS = ("lucky-a", "bunjil-a", "slick-rikesh-b", "the-shark-a", "swift-a")
PLAYING_ON = (SelectClub, PlayClub, ExitBunker, HandOver, ThrowCard, OwnClub)
"""Actions that lead on."""
_MOST = 4000
"""Actions after which a state is given up."""
_STRAY = 5
"""One shot in so many goes anywhere."""


def golf_pictures(take: Take) -> Iterator[Picture]:
    """Take the pictures of curtain, choice, actions, landings, cards, tokens and the end."""
    box = load_box()
    nine, first = "larkfield", "practice-meadow"
    scenes: tuple[tuple[str, GolfSession, Act], ...] = (
        ("golf-curtain", _round(box, first, 5, _chosen(2)), as_it_is),
        ("golf-select", _round(box, first, 3, _chosen(0), open_choices=True), _step),
        ("golf-action", _round(box, nine, 5, _acts_from(4)), as_it_is),
        ("golf-round", _round(box, nine, 5, _shoots_from(9)), _step),
        ("golf-big-hit", _big_hit(box, nine), _step),
        ("golf-bunker", _round(box, nine, 3, _in_bunker), _step),
        ("golf-two-cards", _round(box, nine, 4, _two_cards), _aim),
        ("golf-eighteen", _round(box, "sunday-lawn", 5, _shoots_from(12), GOLFERS), _step),
        ("golf-skins", _skins(box), _step),
        ("golf-stroke", _round(box, nine, 3, _acts_on_hole(3), mode=Mode.STROKE), as_it_is),
        ("golf-hole-won", _round(box, first, 2, _acts_from(2)), _win_hole),
        ("golf-round-computer", _round(box, nine, 4, _computer_shoots, seats=MIXED), _watch),
        ("golf-log", _round(box, nine, 3, _acts_from(6)), GolfRoundScreen.toggle_log),
    )
    for name, session, act in scenes:
        yield name, take(lambda look, one=session, do=act: round_screen(look, one, do))  # type: ignore[misc]


def round_screen(look: Look, session: GolfSession, act: Act) -> GolfRoundScreen:
    """Return the screen of a game on which something was done."""
    course = content_name(session.view.table.setup.course.name)
    screen = GolfRoundScreen(look, session, Settings(animation_speed=0, confirm=True), course)
    act(screen)
    return screen


def as_it_is(screen: GolfRoundScreen) -> None:
    """Leave a screen alone."""


def _step(screen: GolfRoundScreen) -> None:
    """Choose the first of what can be chosen."""
    screen.task.step(1)


def _aim(screen: GolfRoundScreen) -> None:
    """Choose a shot of the second card."""
    screen.task.step(1)
    screen.task.take_target(0)


def _computer_shoots(session: GolfSession) -> bool:
    """Whether a computer is about to hit, a few turns into the hole."""
    is_turn = session.computer_to_move is not None and session.view.round >= 3
    return is_turn and session.view.phase is Phase.CHOOSE


def _watch(screen: GolfRoundScreen) -> None:
    """Show where a computer is about to hit."""
    action, _ = _next(screen.session, Randomness.of_seed(0))
    if isinstance(screen.task, Computer):
        screen.task.show_decision(action)


def _win_hole(screen: GolfRoundScreen) -> None:
    """Let everybody play on until the first hole is won."""
    session, chance = screen.session, Randomness.of_seed(0)
    while not session.view.balls[0].hole:
        action, chance = _next(session, chance)
        session.play(action)


def course_of(box: Box, course: str) -> Course:
    """Return a course of the box by its id."""
    return next(preset.course for preset in box.presets if preset.course.id == course)


def begun(box: Box, setup: Setup, seed: int) -> GolfSession:
    """Return a game that nobody keeps."""
    rules = EighteenHolesRules(box)
    return GolfSession(rules, Match(rules, setup, seed))


def _round(
    box: Box,
    course_id: str,
    players: int,
    stop: Stop,
    golfers: tuple[str, ...] = (),
    *,
    mode: Mode = Mode.MATCH,
    open_choices: bool = False,
    seats: tuple[Seat, ...] = PLAYERS,
    seed: int = 7,
) -> GolfSession:
    """Return a game in the first state to stop at."""
    faces = golfers or ("",) * players
    clubs = ClubChoice.DRAFT if golfers else ClubChoice.FIRST_GAME
    setup = Setup(course_of(box, course_id), mode, faces, clubs, seats[:players], open_choices)
    session = begun(box, setup, seed)
    chance = Randomness.of_seed(seed)
    for _ in range(_MOST):
        if session.is_over or stop(session):
            break
        action, chance = _next(session, chance)
        session.play(action)
    return session


def _next(session: GolfSession, chance: Randomness) -> tuple[Action, Randomness]:
    """Return what a fair player does: mostly the shot that ends nearest to the green."""
    shots = session.offers(PlayShot)
    stray, chance = chance.below(_STRAY)
    if shots and stray:
        return min(shots, key=lambda shot: _far(session, shot)), chance
    fitting = shots or [action for action in session.legal if isinstance(action, PLAYING_ON)]
    found = fitting or session.legal
    place, chance = chance.below(len(found))
    return found[place], chance


def _far(session: GolfSession, shot: PlayShot) -> int:
    view = session.view
    field, ball = view.table.field, view.balls[view.ball]
    landing: Landing = next(
        one
        for one in session.landings(shot.slot)
        if (one.aim, one.flight) == (shot.aim, shot.flight)
    )
    return distance(field.hexes[landing.end], field.hexes[field.greens[ball.hole]])


def _chosen(clubs: int) -> Stop:
    """Return whether so many have chosen a club in the first round."""
    return lambda session: len(session.decided) == clubs and session.view.phase is Phase.SELECT


def _acts_from(number: int) -> Stop:
    """Return whether somebody is to act in a round from one on, not as the first."""
    return lambda session: (
        session.view.phase is Phase.ACT
        and session.view.round >= number
        and bool(session.view.played)
    )


def _acts_on_hole(number: int) -> Stop:
    """Return whether somebody is to act on a hole from one on, counted from 1."""
    return lambda session: (
        session.view.phase is Phase.ACT and session.view.balls[0].hole >= number - 1
    )


def _shoots_from(number: int) -> Stop:
    """Return whether somebody may hit in several directions in a round from one on."""
    return lambda session: (
        session.view.phase is Phase.CHOOSE
        and session.view.round >= number
        and len(session.view.played) > 1
        and len({landing.end for landing in session.landings(0)}) > 3
        and bool(session.view.shot and session.view.shot.stacks)
    )


def _in_bunker(session: GolfSession) -> bool:
    return session.view.phase is Phase.ACT and bool(session.offers(ExitBunker))


def _two_cards(session: GolfSession) -> bool:
    shot = session.view.shot
    if session.view.phase is not Phase.CHOOSE or shot is None or len(shot.stacks) < 2:
        return False
    return all(len(session.landings(slot)) > 1 for slot in range(2))


def _big_hit(box: Box, course_id: str) -> GolfSession:
    """Return a big hit of which a card is to be thrown away."""
    for seed in count():
        session = _round(box, course_id, 3, _may_hit_big, seed=seed)
        session.play(BigHit())
        if session.view.phase is Phase.THROW:
            return session
    raise ValueError("no big hit came to a throw")


def _may_hit_big(session: GolfSession) -> bool:
    return session.view.round > 2 and bool(session.offers(BigHit))


def _skins(box: Box) -> GolfSession:
    """Return a game of Skins with a token placed."""

    def placed(session: GolfSession) -> bool:
        return bool(session.match.moves) and bool(session.offers(PlaceToken))

    return _round(box, "larkfield", 4, placed, mode=Mode.SKINS)
