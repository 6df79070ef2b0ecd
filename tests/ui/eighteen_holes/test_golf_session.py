"""Who may see what of a game on the screen: the session alone decides it (ruling H11)."""

import pytest

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.moves import Phase, SelectClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.play import EVERYBODY, Match, Seat
from minigolf_desktop.model.play.seats import Level
from minigolf_desktop.ui.eighteen_holes.round.news import summary_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import club_name
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence


def hands_shown(session):
    """Return the seats whose clubs in hand are known."""
    return [seat for seat, player in enumerate(session.view.players) if player.hand]


def in_phase(phase):
    return lambda state: state.phase is phase


def choosing(new_game, **more):
    return new_game(clubs=ClubChoice.FIRST_GAME, stop=in_phase(Phase.SELECT), **more)


def test_no_hand_is_seen_before_the_curtain_is_opened(new_game):
    session = choosing(new_game)
    assert session.is_veiled and hands_shown(session) == []


def test_who_opens_the_curtain_sees_the_own_hand_alone(new_game):
    session = choosing(new_game)
    session.unveil()
    assert not session.is_veiled and hands_shown(session) == [0]


def test_a_choice_is_told_but_not_what_was_chosen(new_game):
    session = choosing(new_game)
    session.unveil()
    session.play(session.offers(SelectClub)[0])
    assert session.is_veiled and session.seat == 1
    assert session.decided == {0} and session.view.chosen == (NONE, NONE)


def test_a_new_screen_asks_for_the_curtain_again(new_game):
    session = choosing(new_game)
    session.unveil()
    session.veil()
    assert session.is_veiled and hands_shown(session) == []


def test_where_choices_are_open_no_curtain_falls_and_all_hands_lie_open(new_game):
    """Ruling H19: the setting opens all hands."""
    session = choosing(new_game, open_choices=True)
    assert not session.is_veiled and hands_shown(session) == [0, 1]


def test_who_plays_alone_needs_no_curtain(new_game):
    session = new_game(("",), Mode.STROKE, ClubChoice.FREE, stop=in_phase(Phase.SELECT))
    assert not session.is_veiled and hands_shown(session) == [0]


def test_the_hand_of_the_player_on_turn_lies_face_down_and_the_club_in_play_face_up(new_game):
    """Ruling H19."""
    session = new_game(clubs=ClubChoice.FIRST_GAME, stop=in_phase(Phase.ACT))
    assert hands_shown(session) == [] and session.hides_hand
    assert session.view.chosen == session.match.state.chosen


def test_a_player_looks_at_the_own_hand_for_a_while(new_game):
    """Ruling H19."""
    session = new_game(clubs=ClubChoice.FIRST_GAME, stop=in_phase(Phase.ACT))
    session.peek(session.seat)
    assert hands_shown(session) == [session.seat]
    session.peek(EVERYBODY)
    assert hands_shown(session) == []


def test_where_hands_are_open_the_hand_of_the_player_on_turn_is_seen(new_game):
    """Ruling H19."""
    stop = in_phase(Phase.ACT)
    session = new_game(clubs=ClubChoice.FIRST_GAME, stop=stop, open_choices=True)
    assert hands_shown(session) == [0, 1] and not session.hides_hand


def test_the_neighbour_who_throws_a_card_away_sees_no_hand(new_game):
    """Ruling H19."""

    def throws(state):
        return state.phase is Phase.THROW and state.players[state.order[0]].hand

    faces = ("", "", "")
    session = new_game(faces, clubs=ClubChoice.FIRST_GAME, course="larkfield", stop=throws)
    assert hands_shown(session) == [] and session.view.shot.stacks


def test_the_only_person_among_computer_players_sees_the_own_hand_always(new_game):
    """Ruling H19."""
    seats = (Seat("Odile"), Seat("Marek", computer=Level.MEDIUM))
    for phase in (Phase.SELECT, Phase.ACT):
        session = new_game(clubs=ClubChoice.FIRST_GAME, stop=in_phase(phase), players=seats)
        assert not session.is_veiled and hands_shown(session) == [0]


@pytest.mark.parametrize(
    ("phase", "faces", "mode"),
    [
        (Phase.DECLARE, ("dorian-a", "", ""), Mode.MATCH),
        (Phase.SELECT, ("", "", ""), Mode.MATCH),
        (Phase.EXTRA, ("", "", ""), Mode.CHAOS),
    ],
)
def test_a_club_is_chosen_behind_the_curtain(new_game, phase, faces, mode):
    """Ruling H19."""
    session = new_game(faces, mode, stop=in_phase(phase))
    assert session.match.state.phase is phase
    assert session.is_veiled and hands_shown(session) == []
    session.unveil()
    assert hands_shown(session) == [session.seat]


def test_a_choice_in_the_middle_of_a_turn_asks_for_the_curtain(new_game):
    """Ruling H19: what Lucky throws in."""
    session = new_game(clubs=ClubChoice.FIRST_GAME, stop=in_phase(Phase.CHOOSE))
    asked = []
    session.curtain_wanted.connect(lambda: asked.append(True))
    session.choose_in_secret()
    assert asked and session.is_veiled and hands_shown(session) == []
    session.unveil()
    assert hands_shown(session) == [session.seat]
    session.choose_in_the_open()
    assert hands_shown(session) == [] and not session.is_veiled


def test_in_the_open_no_curtain_is_asked_for(new_game):
    """Ruling H19."""
    stop = in_phase(Phase.CHOOSE)
    session = new_game(clubs=ClubChoice.FIRST_GAME, stop=stop, open_choices=True)
    session.choose_in_secret()
    assert not session.is_veiled


def test_a_peek_shows_a_target_to_its_owner_for_a_while(new_game):
    session = new_game(("", "", ""), Mode.KELLY, ClubChoice.FIRST_GAME, stop=in_phase(Phase.SELECT))
    target = session.match.state.players[2].target
    session.peek(2)
    assert [player.target for player in session.view.players] == [NONE, NONE, target]
    session.peek(EVERYBODY)
    assert {player.target for player in session.view.players} == {NONE}


def test_a_peek_ends_with_the_next_action(new_game):
    session = choosing(new_game)
    session.peek(1)
    session.play(session.legal[0])
    assert hands_shown(session) == []


def test_nothing_is_hidden_when_the_game_is_over(new_game):
    session = new_game(("", "", ""), Mode.KELLY, stop=lambda state: False)
    assert session.is_over
    known = [(player.hand, player.target) for player in session.view.players]
    assert known == [(player.hand, player.target) for player in session.match.state.players]


@pytest.mark.parametrize("mode", [Mode.CHAOS, Mode.CHAOS_TEAMS, Mode.KELLY, Mode.MATCH])
def test_neither_log_nor_summary_tells_a_club_before_all_are_turned_over(
    golf_rules, courses, english, mode
):
    """Nor that of a computer, whose decisions are told as well."""
    seats = (Seat("Odile"), Seat("Bruno", "", Level.EASY), Seat("Cleo", "", Level.EASY))
    seats = seats[: 2 if mode is Mode.CHAOS_TEAMS else 3]
    course = courses["practice-meadow"]
    setup = Setup(course, mode, ("",) * len(seats), ClubChoice.FIRST_GAME, seats)
    match = Match(golf_rules, setup, 3)
    session, golfer = GolfSession(golf_rules, match), RandomGolfer(golf_rules, 3)
    names, chosen = [seat.name for seat in seats], 0
    while not match.is_over and chosen < 40:
        action = golfer.choose(match.state)
        session.play(action)
        state = match.state
        if isinstance(action, SelectClub) and state.phase is Phase.SELECT and not state.scored:
            chosen += 1
            told = [golf_event_sentence(one, state.table, names) for one in match.log[-1]]
            assert club_name(state.table.box.clubs[action.club]) not in " ".join(told)
            assert not any(row.club for row in summary_of(session.events_of_round(), state.table))
    assert chosen


class TestUndoOfASecretChoice:
    """A club face down is taken up again as long as no other person was asked since."""

    ODILE, SOL = Seat("Odile"), Seat("Sol")
    BRUNO = Seat("Bruno", "", Level.EASY)

    def chosen_by(self, new_game, seats, players):
        """Return a session in which the first so many players chose a club."""
        session = choosing(new_game, golfers=("",) * len(players), players=players)
        for _ in range(seats):
            session.unveil()
            session.play(session.offers(SelectClub)[0])
        return session

    def test_where_the_computer_chooses_next(self, new_game):
        session = self.chosen_by(new_game, 1, (self.ODILE, self.BRUNO, self.SOL))
        assert session.computer_to_move is not None and session.seat_to_undo == 0
        assert session.undo()
        assert session.seat == 0 and session.match.state.phase is Phase.SELECT

    def test_with_what_computers_chose_since(self, new_game):
        session = self.chosen_by(new_game, 2, (self.ODILE, self.BRUNO, self.BRUNO))
        moves = session.match.moves
        assert session.undo()
        assert session.match.moves == moves[:-2]

    def test_but_not_once_another_person_was_asked(self, new_game):
        for seats, players in (
            (1, (self.ODILE, self.SOL, self.BRUNO)),
            (2, (self.ODILE, self.BRUNO, self.SOL)),
        ):
            session = self.chosen_by(new_game, seats, players)
            assert session.computer_to_move is None and not session.can_undo

    def test_and_not_once_the_clubs_were_turned_up(self, new_game):
        session = self.chosen_by(new_game, 2, (self.ODILE, self.BRUNO))
        assert session.match.state.phase is not Phase.SELECT
        assert not session.can_undo
