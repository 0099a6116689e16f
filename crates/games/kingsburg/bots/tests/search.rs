//! What Kingsburg tells the search is sound, and makes it strong.

use bots::search::{Evaluation, Orders};
use bots::{Bot, play_game};
use kingsburg::answer::Answer;
use kingsburg::board::State;
use kingsburg::{Kingsburg, Options};
use kingsburg_bots::guide::{Points, Shortlist};
use kingsburg_bots::{PLAYERS, Steward};
use table::{Game, Observer, Sampled, Seat, Silent, Standing};

/// Plays a game and shows every decision with a choice.
fn play(
    options: &Options,
    names: &[&str],
    number: u64,
    mut see: impl FnMut(&Kingsburg, &State, Seat, &[Answer]),
) -> Standing {
    let game =
        Kingsburg::new(kingsburg::content::Content::base(), options, names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(3, number / 2);
    let mut players: Vec<Box<dyn Bot<Kingsburg>>> =
        (0..).zip(names).map(|(i, name)| PLAYERS.exact(name, number * 8 + i).expect("a known bot")).collect();
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        if answers.len() > 1 {
            see(&game, state, seat, answers);
        }
        let view = game.view(state, Observer::Seat(seat));
        Some(players[seat.index()].answer(&game, &view, seat, answers))
    });
    game.standing(&state).expect("the game is over")
}

#[test]
fn chances_add_up_points_improve_them_and_time_never_falls() {
    for options in [Options::default(), Options::of_modules(&[1, 2, 3, 4, 5, 6])] {
        let mut last = 0;
        play(&options, &["steward"; 3], 1, |game, state, _, _| {
            let time = Points.time(game, state);
            assert!(time >= last, "{last} {time}");
            last = time;
            let before = Points.chances(game, state);
            assert!((before.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{before:?}");
            let mut better = *state;
            better.board.player_mut(Seat(1)).vp += 5;
            let after = Points.chances(game, &better);
            assert!(after[1] > before[1] && after[0] < before[0], "{before:?} {after:?}");
        });
    }
}

#[test]
fn a_lead_is_worth_more_the_later_it_is() {
    let mut chances = Vec::new();
    play(&Options::default(), &["steward"; 2], 1, |game, state, _, _| {
        let mut even = *state;
        let one = *even.board.player(Seat(0));
        *even.board.player_mut(Seat(1)) = one;
        even.board.player_mut(Seat(1)).vp += 5;
        chances.push(Points.chances(game, &even)[1]);
    });
    let (first, last) = (chances[0], chances[chances.len() - 1]);
    assert!(first > 0.5 && last > first + 0.2, "{first} {last}");
}

#[test]
fn the_shortlist_begins_with_what_the_steward_does() {
    play(&Options::of_modules(&[1, 2, 3, 4, 5, 6]), &["steward"; 4], 2, |game, state, seat, answers| {
        let view = game.view(state, Observer::Seat(seat));
        let orders = Shortlist(8).orders(game, &view, answers);
        assert_eq!(orders[0], [Steward.answer(game, &view, seat, answers)]);
        let passes = orders.iter().any(|order| order[0] == Answer::Pass);
        let without = usize::from(!passes && answers.contains(&Answer::Pass) && answers.len() <= 8);
        assert_eq!(orders.len(), answers.len().min(8) - without);
        assert!(orders.iter().all(|order| answers.contains(&order[0])));
    });
}

#[test]
fn a_chancellor_beats_a_steward() {
    // Of a hundred games about 87: fewer than six of ten would be an accident twice in a thousand times.
    let won = (0..10u64).filter(|n| {
        let (names, seat) =
            if n % 2 == 0 { (["chancellor", "steward"], 0) } else { (["steward", "chancellor"], 1) };
        play(&Options::default(), &names, *n, |_, _, _, _| {}).winners.has(Seat(seat))
    });
    let won = won.count();
    assert!(won >= 6, "{won} of 10");
}
