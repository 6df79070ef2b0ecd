"""A round of 18 Holes on the screen, by mouse and by keyboard."""

from golf_playing import in_act_with, in_phase, play_until
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from minigolf_desktop.model.eighteen_holes.box import CardKind
from minigolf_desktop.model.eighteen_holes.moves import (
    ExitBunker,
    FollowCard,
    MoveOneHex,
    Phase,
    PlayClub,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.round.pictures import hole_facts

Key = Qt.Key


# Choosing a club


def test_a_figure_lifts_a_club_and_enter_puts_it_down(make_round):
    play = make_round(2)
    play.press(Key.Key_Return, Key.Key_2)
    lifted = play.offer.hand[1].club
    assert play.title == "4 iron"
    play.press(Key.Key_Return)
    assert play.state.chosen[0] == lifted.number


def test_a_second_click_puts_a_club_down(make_round):
    play = make_round(2)
    play.press(Key.Key_Return)
    first = play.offer.hand[0].club
    card = play.board.console.hand.cards[0]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert play.state.chosen[0] == -1
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert play.state.chosen[0] == first.number


def test_enter_without_a_club_says_what_is_missing(make_round):
    play = make_round(2)
    play.press(Key.Key_Return, Key.Key_Return)
    assert play.board.panels.toast.text.startswith("First choose a club")


def test_all_clubs_are_shown_in_the_order_of_play(make_round):
    play = make_round(3)
    play.choose_clubs()
    assert play.state.phase is Phase.ACT and play.screen.curtain is None
    clubs = [play.state.table.box.clubs[play.state.used[seat]] for seat in play.state.order]
    assert [club.initiative for club in clubs] == sorted(club.initiative for club in clubs)


# The five actions


def test_an_action_that_cannot_be_taken_says_why(make_round):
    play = make_round(2)
    play.choose_clubs()
    play.press(Key.Key_X)
    assert play.board.panels.toast.text == "The ball does not lie in a bunker."


def test_only_actions_that_are_possible_lie_by_the_hand(make_round):
    play = make_round(2)
    play.choose_clubs()
    shown = [line.choice for line in play.board.console.lines if line.isVisible()]
    assert shown == [choice for choice in play.offer.actions if choice.is_ready]
    assert len(shown) < len(play.offer.actions)


def test_one_moves_a_hex_by_keys(make_round):
    play = make_round(2, until=in_act_with(MoveOneHex))
    seat, before = play.session.seat, play.state.balls
    play.press(Key.Key_M, Key.Key_Right, Key.Key_Return)
    assert play.state.balls[seat].place != before[seat].place


def test_one_moves_a_hex_by_two_clicks_on_the_course(make_round):
    play = make_round(2, until=in_act_with(MoveOneHex))
    seat = play.session.seat
    play.press(Key.Key_M)
    target = play.offer.targets.targets[0]
    play.click(target.place)
    assert play.offer.target == 0
    play.click(target.place)
    assert play.hex_of(play.state.balls[seat].place) == target.place


def test_one_click_is_enough_without_confirmation(make_round):
    play = make_round(2, until=in_act_with(MoveOneHex), confirm=False)
    seat = play.session.seat
    play.press(Key.Key_M)
    target = play.offer.targets.targets[0]
    play.click(target.place)
    assert play.hex_of(play.state.balls[seat].place) == target.place


def test_a_hand_is_reset_by_a_key_and_enter(make_round):
    play = make_round(2, until=in_act_with(ResetHand))
    seat = play.session.seat
    play.press(Key.Key_R, Key.Key_Return)
    assert play.state.phase is not Phase.ACT or play.session.seat != seat


def test_a_chip_asks_for_its_direction_first(make_round):
    def chips(session):
        return any(isinstance(one, PlayClub) and one.aim >= 0 for one in session.legal)

    play = make_round(2, until=lambda one: one.match.state.phase is Phase.ACT and chips(one))
    deck = next(one.deck for one in play.session.offers(PlayClub) if one.aim >= 0)
    play.screen.task.take_deck(deck)
    assert not play.offer.main.is_ready
    play.press(Key.Key_1, Key.Key_Return)
    assert play.state.phase is Phase.CHOOSE and play.state.shot.aim == 2


def test_the_arrow_keys_choose_the_deck(make_round):
    def two_decks(session):
        return len({one.deck for one in session.offers(PlayClub)}) > 1

    play = make_round(2, until=lambda one: one.match.state.phase is Phase.ACT and two_decks(one))
    before = play.offer.deck
    play.press(Key.Key_Right)
    assert play.offer.deck != before


def test_a_bunker_is_left_by_aiming(make_round):
    play = make_round(3, course="larkfield", until=in_act_with(ExitBunker))
    assert play.offer.choice_of(Key.Key_X).chosen
    play.press(Key.Key_1, Key.Key_Return)
    assert play.state.shot.bunker
    play.press(Key.Key_Return)
    assert play.state.shot is None


# Undo


def test_a_shot_can_be_taken_back_before_anything_else_is_revealed(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    before = play.state
    play.press(Key.Key_1, Key.Key_Return)
    play.undo()
    assert play.state is before


def test_a_card_that_was_drawn_stays_drawn(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    if play.state.shot.stacks:
        play.undo()
        assert play.state.phase is Phase.CHOOSE
        assert play.board.panels.toast.text == "What was revealed cannot be taken back."


def test_what_was_taken_back_can_be_played_again(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    play.press(Key.Key_1, Key.Key_Return)
    after = play.state
    play.undo()
    play.press(Key.Key_Y, modifier=Qt.KeyboardModifier.ControlModifier)
    assert play.state is after


# Modes


def test_five_point_tokens_are_put_on_greens_by_two_clicks(make_round):
    play = make_round(2, mode=Mode.SKINS, course="larkfield", clubs=ClubChoice.FIRST_GAME)
    assert play.state.phase is Phase.PLACE_TOKEN
    green = play.hex_of(play.state.table.field.greens[3])
    play.click(green)
    assert play.offer.green == 3
    play.click(green)
    assert play.state.tokens[3] == (5,)


# Telling


def test_nothing_is_told_of_a_hole_before_it_is_played(make_round):
    play = make_round(2, mode=Mode.SKINS, course="larkfield", until=in_phase(Phase.PLACE_TOKEN))
    assert hole_facts(play.session.view, 0) == ()


def test_a_ball_that_stays_in_the_bunker_is_told_of_once(make_round):
    def stays(session):
        state = session.match.state
        return (
            state.phase is Phase.CHOOSE
            and state.shot.bunker
            and not session.offers(FollowCard)
            and session.landings(0)[0].end == state.balls[state.ball].place
        )

    play = make_round(2, course="badger-copse", until=stays)
    assert (play.title, play.offer.note) == ("Stays in the bunker", "the turn is over")


def test_where_strokes_are_counted_no_turn_is_told(make_round):
    play = make_round(2, mode=Mode.STROKE, course="larkfield", until=in_phase(Phase.SELECT))
    assert "Stroke 1" in hole_facts(play.session.view, 0)
    footers = [one.text() for one in play.screen.curtain.findChildren(QLabel)]
    assert "Hole 1, stroke 1" in footers


def test_the_end_of_a_hole_is_told_over_the_course_and_takes_no_clicks(make_round):
    play = make_round(
        2, until=lambda one: one.match.state.balls[0].hole == 0 and _one_from_green(one)
    )
    banner = play.screen.banner
    play_until(play.session, lambda one: one.match.state.balls[0].hole == 1)
    assert banner.isVisible() and any("Hole 1" in line.title for line in banner.headlines)
    assert banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def _one_from_green(session):
    return session.match.state.phase is Phase.CHOOSE


def test_all_look_at_the_course_before_the_next_hand_is_asked_for(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE))
    play_until(play.session, in_phase(Phase.SELECT))
    assert play.screen.curtain is None and play.offer.main.words == "Show my hand"
    assert not play.offer.hand
    play.press(Key.Key_Return)
    assert play.screen.curtain is None and play.title == "Choose a club"


def test_the_log_tells_what_happened_without_secrets(make_round):
    play = make_round(3)
    play.choose_club()
    play.press(Key.Key_Return, Key.Key_L)
    log = play.board.panels.log
    told = [log.list.item(row).text() for row in range(log.list.count())]
    assert told == ["Hole 1, par 4.", "Turn 1 of the round."]


def test_a_game_that_is_over_leads_to_its_score_card(make_round, qtbot):
    play = make_round(2, until=lambda one: one.is_over)
    assert play.offer.main.words == "Score card"
    with qtbot.waitSignal(play.screen.asks.finished):
        play.press(Key.Key_Return)


def test_a_key_brings_a_flying_ball_to_its_end(make_round):
    play = make_round(2, until=in_phase(Phase.CHOOSE), speed=100)
    play.press(Key.Key_1, Key.Key_Return)
    assert play.wing.is_moving
    play.press(Key.Key_Return)
    assert not play.wing.is_moving


def wood_in_play(session):
    state = session.match.state
    if state.phase is not Phase.ACT or session.seat is None:
        return False
    club = state.table.box.clubs[state.used[session.seat]]
    return not club.decks and bool(session.offers(PlayClub))


def test_a_wood_shows_where_it_goes_before_it_is_played(make_round):
    play = make_round(3, course="larkfield", until=wood_in_play)
    seat = play.session.seat
    assert len(play.offer.aims) == 6 and play.offer.main.words == "Play shot"
    inside = [
        index
        for index, target in enumerate(play.offer.targets.targets)
        if target.title != "Out of bounds"
    ]
    target = play.offer.targets.targets[inside[0]]
    play.screen.task.take_target(inside[0])
    play.press(Key.Key_Return)
    assert play.hex_of(play.state.balls[seat].place) == target.place


def test_the_shot_of_a_wood_is_taken_back_in_two_steps(make_round):
    play = make_round(3, course="larkfield", until=wood_in_play)
    before = play.state
    play.press(Key.Key_1, Key.Key_Return)
    play.undo()
    assert play.state.phase is Phase.CHOOSE
    play.undo()
    assert play.state is before


def test_the_longest_drive_is_named_while_its_card_is_looked_at(make_round):
    def one_of_two(session):
        shot = session.match.state.shot
        if session.match.state.phase is not Phase.CHOOSE or len(shot.stacks) != 2:
            return False
        kinds = [session.rules.box.shot_cards[stack[-1]].kind for stack in shot.stacks]
        return kinds.count(CardKind.LONGEST_DRIVE) == 1

    play = make_round(5, course="sunday-lawn", seed=2, until=one_of_two)
    titles = {}
    for slot in (0, 1):
        play.screen.task.take_slot(slot)
        titles[play.offer.stacks[slot].cards[-1].kind] = play.offer.cards_title
    longest = titles.pop(CardKind.LONGEST_DRIVE)
    assert longest == "The longest drive!" and longest not in titles.values()


def test_the_main_button_keeps_its_place_whatever_else_is_offered(make_round):
    play = make_round(2, open_choices=True, until=in_phase(Phase.ACT))
    console = play.board.console
    place = console.main_button.mapToGlobal(QPoint())
    assert not any(other.isVisible() for other in console.others)
    play_until(play.session, in_phase(Phase.CHOOSE))
    if play.session.offers(FollowCard):
        play.press(Key.Key_Return)
    play.press(Key.Key_1)
    QApplication.processEvents()
    assert any(other.isVisible() for other in console.others)
    assert console.main_button.mapToGlobal(QPoint()) == place


def test_a_button_that_could_do_nothing_yet_is_not_shown(make_round):
    play = make_round(2, open_choices=True, until=in_phase(Phase.CHOOSE))
    while play.offer.main.is_ready:
        play.press(Key.Key_Escape)
    assert not play.board.console.main_button.isVisible()
    play.press(Key.Key_Return)
    assert play.board.panels.toast.text == play.offer.main.refusal
