//! The rules of morra.

use table::{Content, Nothing};
use table::{Game, Message, Observer, Reason as _, Rule, Scripted, Seat, SeatSet, Silent, Waiting};
use toys::morra::{Event, Fingers, Morra, Options, Reason, State};

fn game(rounds: u8) -> Morra {
    Morra::new(&Nothing::built_in(), &Options { rounds, fingers: 5 }, 3).expect("these options can be played")
}

/// Lets the seats choose in this order and says what happened.
fn choose(game: &Morra, state: &mut State, choices: &[(u8, u8)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (seat, fingers) in choices {
        let chance = &mut Scripted::dice([]);
        game.apply(state, Seat(*seat), Fingers(*fingers), chance, &mut events);
    }
    events
}

#[test]
fn the_sum_counted_around_the_table_says_who_scores() {
    let game = game(2);
    let mut state = game.set_up(&mut Scripted::dice([]), &mut Silent);
    let events = choose(&game, &mut state, &[(2, 5), (0, 1)]);
    assert_eq!(events[0], Event::Chose { seat: Seat(2) });
    assert_eq!(events[1], Event::Hid { seat: Seat(2), fingers: Fingers(5) });
    let chosen = [Seat(0), Seat(2)].into_iter().collect();
    let waiting = Waiting::sealed(SeatSet::one(Seat(1))).while_may(chosen, SeatSet::EMPTY);
    assert_eq!(game.waiting(&state), waiting, "who has chosen may change his mind");
    assert_eq!(game.standing(&state), None);
    let events = choose(&game, &mut state, &[(1, 2)]);
    let fingers = [1, 2, 5].map(Fingers).into_iter().collect();
    assert_eq!(events[2], Event::Shown { fingers, scorer: Seat(2) }, "eight fingers, three seats");
    assert_eq!((state.points, state.played), ([0, 0, 1, 0, 0, 0, 0, 0], 1));
    assert_eq!(game.waiting(&state), Waiting::sealed(SeatSet::all(3)));
    assert_eq!(game.broken(&state), [""; 0]);
    choose(&game, &mut state, &[(0, 0), (1, 0), (2, 0)]);
    let standing = game.standing(&state).expect("two rounds were played");
    assert_eq!(
        (standing.winners, standing.scores.to_vec()),
        ([Seat(0), Seat(2)].into_iter().collect(), vec![1, 0, 1])
    );
    assert_eq!(game.waiting(&state), Waiting::NOBODY);
}

#[test]
fn nobody_sees_what_the_others_have_chosen() {
    let game = game(1);
    let mut state = game.set_up(&mut Scripted::dice([]), &mut Silent);
    choose(&game, &mut state, &[(0, 4)]);
    let view = |observer| game.view(&state, observer);
    assert_eq!(view(Observer::Seat(Seat(0))).mine, Some((Seat(0), Fingers(4))));
    assert_eq!((view(Observer::Seat(Seat(1))).mine, view(Observer::Spectator).mine), (None, None));
    assert_eq!(view(Observer::Spectator).chosen, SeatSet::one(Seat(0)));
}

#[test]
fn a_hand_has_five_fingers() {
    let game = game(1);
    let mut state = game.set_up(&mut Scripted::dice([]), &mut Silent);
    assert_eq!(game.judge(&state, Seat(0), Fingers(5)), Ok(()));
    let reason = game.judge(&state, Seat(0), Fingers(6)).expect_err("six fingers");
    assert_eq!(reason, Reason::TooMany { fingers: 5 });
    assert_eq!(reason.rule(), Rule("TOY-MOR-01"));
    assert_eq!(reason.message(), Message::new("morra-too-many").with("fingers", 5u8));
    state.chosen[1] = Some(Fingers(6));
    state.points[1] = 1;
    assert_eq!(game.broken(&state), ["1 points in 0 rounds", "somebody has grown a finger"]);
}

#[test]
fn all_reasons_against_the_options_are_told() {
    let reasons = Morra::new(&Nothing::built_in(), &Options { rounds: 0, fingers: 10 }, 3).err();
    let too_many = Message::new("morra-too-many-fingers").with("fingers", 10u8);
    assert_eq!(reasons, Some(vec![Message::new("morra-no-rounds"), too_many]));
    assert!(Morra::new(&Nothing::built_in(), &Options { rounds: 1, fingers: 9 }, 3).is_ok());
}

#[test]
fn a_mind_can_be_changed_until_the_last_has_chosen() {
    let game = game(1);
    let mut state = game.set_up(&mut Scripted::dice([]), &mut Silent);
    choose(&game, &mut state, &[(0, 4), (1, 1)]);
    let reason = game.judge(&state, Seat(0), Fingers(4)).expect_err("that is what it chose");
    assert_eq!(reason.message(), Message::new("morra-same").with("fingers", 4u8));
    let events = choose(&game, &mut state, &[(0, 2)]);
    assert_eq!(events, [Event::Hid { seat: Seat(0), fingers: Fingers(2) }], "nobody else hears of it");
    choose(&game, &mut state, &[(2, 0)]);
    assert_eq!(state.shown.to_vec(), [2, 1, 0].map(Fingers), "the last word counts");
}
