"""The phases that only the chaos modes have, by mouse and by keyboard."""

from golf_chaos_playing import fair_deck, play_greedily_until
from golf_playing import in_phase
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined
from minigolf_desktop.model.eighteen_holes.moves import (
    ExitBunker,
    MoveOneHex,
    NameGolfer,
    Phase,
    PlayClub,
    PlayShot,
    RevealClub,
    SelectClub,
    StayPut,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.screens.golf_round.goals import goals
from minigolf_desktop.ui.screens.golf_round.tasks import Telling

Key = Qt.Key


def in_round(number, phase):
    return lambda session: session.state.phase is phase and session.state.round >= number


def last_actions(play, count):
    return [move.action for move in play.session.match.moves[-count:]]


def open_curtain(play):
    if play.screen.curtain is not None:
        play.press(Key.Key_Return)


def flag(play, hole):
    return next(one for one in play.screen.scene.picture.flags if one.hole == hole)


# Chaos Golf


def test_every_green_shows_a_five_and_a_two_before_anybody_was_there(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    assert all(one.tokens == (5, 2) for one in play.screen.scene.picture.flags)


def test_the_three_nearest_greens_are_red_and_listed_with_their_distance(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="larkfield")
    open_curtain(play)
    near = [goal.hole for goal in goals(play.session.view(0), 0)[:3]]
    red = {one.hole for one in play.screen.scene.picture.flags if one.in_play}
    rows = [row.row.hole for row in play.screen.panels.side.goals.rows if not row.isHidden()]
    assert red == set(near)
    assert rows[:3] == near


def test_a_green_in_the_list_is_shown_on_the_course_by_a_click(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="larkfield")
    open_curtain(play)
    before = play.state
    QTest.mouseClick(play.screen.panels.side.goals.rows[0], Qt.MouseButton.LeftButton)
    assert play.state == before


def test_the_flag_stays_while_a_token_is_left_and_gives_way_to_the_takers_then(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(
        play.session, lambda one: any(values == (2,) for values in one.state.tokens)
    )
    hole = next(hole for hole, values in enumerate(play.state.tokens) if values == (2,))
    assert flag(play, hole).winners == () and flag(play, hole).tokens == (2,)
    play_greedily_until(play.session, lambda one: any(not values for values in one.state.tokens))
    hole = next(hole for hole, values in enumerate(play.state.tokens) if not values)
    assert len(flag(play, hole).winners) == 2


def test_who_took_a_token_has_no_use_for_the_other_of_the_green(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(play.session, lambda one: any(p.taken for p in one.state.players))
    seat = next(seat for seat, player in enumerate(play.state.players) if player.taken)
    hole = play.state.players[seat].taken[0][0]
    assert hole not in {goal.hole for goal in goals(play.state, seat)}


def test_an_extra_turn_is_offered_with_the_clubs_left(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    assert play.title == "An extra turn?"
    assert not play.offer.main.is_ready
    play.press(Key.Key_Right)
    play.press(Key.Key_Return)
    assert isinstance(last_actions(play, 1)[0], SelectClub)
    assert play.state.phase is Phase.ACT


def test_a_golfer_may_stay_on_the_tee_box(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    play.press(Key.Key_N)
    assert last_actions(play, 1) == [StayPut()]


def test_a_club_for_the_extra_turn_is_chosen_by_click_and_played_by_another(make_round):
    play = make_round(3, mode=Mode.CHAOS, course="honeycomb")
    play_greedily_until(play.session, in_phase(Phase.EXTRA))
    club = play.session.offers(SelectClub)[0].club
    play.screen.console.hand.chosen.emit(club)
    play.screen.console.hand.chosen.emit(club)
    assert last_actions(play, 1) == [SelectClub(club)]


def test_the_order_tells_whose_extra_turn_it_is_and_who_waits_for_one(make_round):
    play = make_round(4, mode=Mode.CHAOS, course="larkfield", seed=2)
    play_greedily_until(
        play.session,
        lambda one: (
            one.state.phase is Phase.EXTRA
            and any(one.state.players[seat].hand for seat in one.state.extra)
        ),
    )
    told = [row.accessibleName() for row in play.screen.panels.order._rows if not row.isHidden()]
    assert any("an extra turn?" in words for words in told)
    assert any("extra turn to come" in words for words in told)
    assert len(told) == 4


# Chaos Teams


def test_both_golfers_of_a_team_bear_their_number(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    marks = [(one.colour, one.mark) for one in play.screen.scene.picture.golfers]
    assert marks == [("red", "1"), ("red", "2"), ("blue", "1"), ("blue", "2")]


def test_a_walk_names_its_golfer_with_the_click_that_walks(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    play.press(Key.Key_M, Key.Key_Right, Key.Key_Return)
    named, walked = last_actions(play, 2)
    assert isinstance(named, NameGolfer) and isinstance(walked, MoveOneHex)


def test_the_other_golfer_walks_after_the_key_g(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    first, second = play.state.table.balls_of(play.state.seat)
    play.press(Key.Key_M, Key.Key_Right)
    assert play.offer.golfer == first
    play.press(Key.Key_G, Key.Key_Right, Key.Key_Return)
    assert last_actions(play, 2)[0] == NameGolfer(second)


def test_undo_takes_a_walk_back_with_the_golfer_named_for_it(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_round(2, Phase.ACT))
    before = play.state
    play.press(Key.Key_M, Key.Key_Right, Key.Key_Return)
    after = play.state
    play.undo()
    assert play.state == before
    play.press(Key.Key_Y, modifier=Qt.KeyboardModifier.ControlModifier)
    assert play.state == after


def test_cards_are_drawn_before_a_golfer_is_named(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS)
    play_greedily_until(play.session, in_phase(Phase.NAME))
    assert isinstance(last_actions(play, 1)[0], PlayClub)
    assert play.state.ball == -1
    assert "golfer" in play.title


def test_the_landings_of_both_golfers_are_on_the_course(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="honeycomb")
    play_greedily_until(play.session, in_round(4, Phase.NAME))
    starts = {target.path[0] for target in play.offer.targets.targets}
    balls = {offer.ball for offer in play.session.offers(NameGolfer)}
    assert starts == {play.hex_of(play.state.balls[ball].place) for ball in balls}


def test_a_landing_of_the_second_golfer_names_that_golfer(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="honeycomb")
    play_greedily_until(
        play.session,
        lambda one: in_round(4, Phase.NAME)(one) and len(one.offers(NameGolfer)) == 2,
    )
    second = play.session.offers(NameGolfer)[1].ball
    place = play.hex_of(play.state.balls[second].place)
    own = [
        index for index, target in enumerate(play.offer.targets.targets) if target.path[0] == place
    ]
    play.screen.scene.chosen.emit(own[0])
    assert play.offer.golfer == second
    play.press(Key.Key_Return)
    named, shot = last_actions(play, 2)
    assert named == NameGolfer(second) and isinstance(shot, PlayShot)


def test_a_team_gets_out_of_a_bunker_with_the_golfer_in_it(make_round):
    play = make_round(2, mode=Mode.CHAOS_TEAMS, course="larkfield", seed=2)

    def in_bunker(session):
        state = session.state
        if state.phase is not Phase.ACT or state.ball != -1:
            return False
        return any(
            isinstance(action, ExitBunker)
            for named in session.offers(NameGolfer)
            for action in session.legal_of(state._replace(ball=named.ball))
        )

    play_greedily_until(play.session, in_bunker)
    play.press(Key.Key_X)
    play.press(Key.Key_1, Key.Key_Return)
    named, left = last_actions(play, 2)
    assert isinstance(named, NameGolfer) and isinstance(left, ExitBunker)


# Kelly Golf


def test_the_curtain_falls_before_the_two_greens(make_round):
    play = make_round(3, mode=Mode.KELLY)
    assert play.state.phase is Phase.TARGET
    assert play.screen.curtain.accessibleName() == "Odile, keep a secret target"
    assert play.offer.target_cards == () and play.offer.greens == frozenset()
    play.press(Key.Key_1)
    assert play.state.players[0].target == -1


def test_a_target_is_kept_with_a_key_and_enter(make_round):
    play = make_round(3, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    drawn = [card.hole for card in play.offer.target_cards]
    assert sorted(play.state.targets) == drawn
    play.press(Key.Key_2, Key.Key_Return)
    assert play.state.players[0].target == drawn[1]
    assert play.screen.curtain.accessibleName() == "Marek, keep a secret target"
    assert play.screen.curtain.marks[0].accessibleName() == "Odile: has a target"


def test_a_target_is_kept_by_clicks_on_its_green(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    hole = play.state.targets[0]
    place = play.hex_of(play.state.table.field.greens[hole])
    play.click(place)
    assert play.title == f"Green {hole + 1}"
    play.click(place)
    assert play.state.players[0].target == hole


def test_a_target_is_kept_by_clicks_on_its_card(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    card = play.screen.console.targets.cards[1]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert play.state.players[0].target == card.card.hole


def keep_targets(play):
    while play.state.phase is Phase.TARGET:
        open_curtain(play)
        play.press(Key.Key_1, Key.Key_Return)


def seekers(play):
    return [one.hole for one in play.screen.scene.picture.flags if one.seekers]


def test_the_own_target_shows_behind_the_curtain_and_nobody_elses(make_round):
    play = make_round(3, mode=Mode.KELLY)
    keep_targets(play)
    assert play.screen.curtain is not None and seekers(play) == []
    play.press(Key.Key_Return)
    assert seekers(play) == [play.state.players[0].target]
    assert play.offer.note == f"Your secret target is green {play.state.players[0].target + 1}."


def test_no_target_shows_on_the_course_when_all_look_on(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    assert play.state.phase is Phase.ACT
    assert seekers(play) == []
    assert not any(row.row.seeker for row in play.screen.panels.side.goals.rows if row.isVisible())


def test_a_target_shows_while_the_key_is_held(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    target = play.state.players[play.offer.who].target
    play.press(Key.Key_T)
    peek = play.screen.window().focusWidget()
    assert f"Green {target + 1}" not in peek.told
    QTest.keyPress(peek, Key.Key_T)
    assert peek.told.startswith(f"Green {target + 1},") and seekers(play) == [target]
    QTest.keyRelease(peek, Key.Key_T)
    assert seekers(play) == [] and peek.isHidden()


def test_a_target_shows_while_the_button_is_held(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    QTest.mouseClick(play.screen.bar.target, Qt.MouseButton.LeftButton)
    peek = play.screen.window().focusWidget()
    peek.choose(1)
    QTest.mousePress(peek.hold_button, Qt.MouseButton.LeftButton)
    assert seekers(play) == [play.state.players[1].target]
    QTest.mouseRelease(peek.hold_button, Qt.MouseButton.LeftButton)
    assert seekers(play) == []


def test_nothing_is_peeked_at_behind_the_curtain(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.screen.peek()
    assert play.screen.findChildren(type(play.screen.panels.toast)) and seekers(play) == []
    assert play.screen.curtain is not None


def test_who_reaches_a_target_is_told_with_whose_it_was(make_round):
    play = make_round(2, mode=Mode.KELLY, course="honeycomb")
    play_greedily_until(
        play.session,
        lambda one: any(
            sum(v for h, v in p.taken if h == q) > 1
            for p in one.state.players
            for q in {h for h, _ in p.taken}
        ),
    )
    assert any("secret target" in news.note for news in play.screen.panels.banner._news)


def test_another_target_is_drawn_behind_the_curtain_in_the_middle_of_a_round(make_round):
    play = make_round(3, mode=Mode.KELLY, course="honeycomb")
    play_greedily_until(play.session, in_round(1, Phase.TARGET))
    assert play.screen.curtain is None and play.offer.main.words == "Go on"
    play.press(Key.Key_Return)
    assert "keep a secret target" in play.screen.curtain.accessibleName()


def test_in_the_open_targets_are_chosen_without_a_curtain(make_round):
    play = make_round(2, mode=Mode.KELLY, open_choices=True)
    assert play.screen.curtain is None and len(play.offer.target_cards) == 2


# Solo Chaos


def solo(make_round, box, course="honeycomb", combined=6):
    return make_round(
        1,
        mode=Mode.SOLO_CHAOS,
        course=course,
        clubs=ClubChoice.FREE,
        solo_deck=fair_deck(box, combined),
        until=in_phase(Phase.SELECT),
    )


def test_the_targets_of_the_opponents_are_marked_on_the_course(make_round, box):
    play = solo(make_round, box)
    for number, name in enumerate(("moon", "bolt", "leaf")):
        hole = play.session.view(0).rivals[number].target
        assert name in flag(play, hole).seekers


def test_the_solo_card_stands_beside_the_course_with_its_marker(make_round, box):
    play = solo(make_round, box)
    track = play.screen.panels.rivals.track
    assert track.is_combined == is_combined(play.state)


def in_combined(phase):
    return lambda one: one.state.phase is phase and is_combined(one.state)


def test_a_club_of_an_opponent_is_turned_over_by_key_in_a_combined_turn(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, in_combined(Phase.ACT))
    play.press(Key.Key_8)
    assert last_actions(play, 1) == [RevealClub(1)]
    assert "initiative" in play.screen.panels.rivals.rows[1].accessibleName()


def test_a_club_of_an_opponent_is_turned_over_by_click_and_the_aim_is_kept(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, in_combined(Phase.CHOOSE))
    play.screen.task.step(1)
    aim = play.offer.aim
    QTest.mouseClick(play.screen.panels.rivals.rows[2], Qt.MouseButton.LeftButton)
    assert last_actions(play, 1) == [RevealClub(2)]
    assert play.offer.aim == aim


def test_no_club_is_turned_over_where_only_the_player_scores(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(
        play.session,
        lambda one: one.state.phase is Phase.ACT and not is_combined(one.state),
    )
    before = play.state
    play.press(Key.Key_7)
    assert play.state == before
    assert "combined scoring" in play.screen.panels.toast.text


def score(play):
    """Play on to the end of a turn of combined scoring."""
    play_greedily_until(play.session, lambda one: isinstance(play.screen.task, Telling))


def test_combined_scoring_is_told_step_by_step(make_round, box):
    play = solo(make_round, box)
    score(play)
    final = [rival.points for rival in play.state.rivals]
    told, points = [], []
    while isinstance(play.screen.task, Telling):
        told.append(play.title)
        points.append([rival.points for rival in play.offer.view.rivals])
        play.press(Key.Key_Return)
    assert told[0].startswith("Moon") and told[-1] == "New targets"
    assert points[0] != points[-1] and points[-1] == final


def test_the_green_that_is_told_of_glows(make_round, box):
    play = solo(make_round, box)
    score(play)
    hole = play.offer.green
    assert flag(play, hole).aimed


def test_the_telling_of_the_scores_can_be_skipped(make_round, box):
    play = solo(make_round, box)
    score(play)
    play.press(Key.Key_Escape)
    assert not isinstance(play.screen.task, Telling)
    assert play.state.phase in (Phase.SELECT, Phase.EXTRA)


def test_the_end_names_the_winner_among_player_and_opponents(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, lambda one: one.is_over)
    while isinstance(play.screen.task, Telling):
        play.press(Key.Key_Return)
    won = play.state.ranks[0] == 1
    assert play.title in (("You win!", "You share the win") if won else ("The opponents win",))


def test_nobody_stands_twice_in_the_order_of_play_when_the_game_is_over(make_round):
    play = make_round(3, mode=Mode.CHAOS)
    play_greedily_until(play.session, lambda one: one.is_over)
    rows = [row for row in play.screen.panels.order._rows if not row.isHidden()]
    assert len(rows) == 3
