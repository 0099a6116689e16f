//! The players of Kingsburg are worth what they promise.

use bots::Bot;
use bots::kingsburg::{NAMES, by_name};
use kingsburg::answer::Answer;
use kingsburg::{Kingsburg, Options};
use table::{Game, Observer, Sampled, Seat, Silent, Standing};

/// Plays a game and tells how it ended.
fn play(names: &[&str], game_number: u64) -> Standing {
    let game = Kingsburg::new(&Options::default(), names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(11, game_number);
    let mut players: Vec<Box<dyn Bot<Kingsburg>>> =
        (1..).zip(names).map(|(i, name)| by_name(name, game_number * 8 + i).expect("a known bot")).collect();
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut answers = Vec::new();
    while let Some(seat) = game.waiting(&state).seats.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        let view = game.view(&state, Observer::Seat(seat));
        let answer = players[seat.index()].answer(&game, &view, &answers);
        assert!(answers.contains(&answer), "{} answered {answer:?}, which is not legal", names[seat.index()]);
        game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
    }
    game.standing(&state).expect("the game is over")
}

#[test]
fn one_steward_beats_three_randoms_in_95_of_100_games_from_any_seat() {
    for place in 0..4 {
        let mut names = ["random"; 4];
        names[place] = "steward";
        let won = (0..100).filter(|n| play(&names, *n).winners.only() == Some(Seat(place as u8))).count();
        assert!(won >= 95, "{won} of 100 from seat {place}");
    }
}

#[test]
fn stewards_play_whole_games_with_any_number_of_seats() {
    for seats in 2..=5 {
        let names = vec!["steward"; seats];
        let scores: i32 = (0..10).flat_map(|n| play(&names, n).scores.to_vec()).sum();
        let mean = scores / (10 * seats as i32);
        assert!(
            (20..60).contains(&mean),
            "{seats} stewards score {mean} points on average, which is no sensible game"
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let names = ["steward", "random", "steward"];
    assert_eq!(play(&names, 3), play(&names, 3));
    assert_ne!(play(&names, 3).scores, play(&names, 4).scores);
}

#[test]
fn random_takes_every_answer_equally_often() {
    let game = Kingsburg::new(&Options::default(), 2).expect("playable");
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    let seat = game.waiting(&state).seats.first().expect("somebody takes a good");
    let mut answers = Vec::new();
    game.list(&state, seat, &mut answers);
    let view = game.view(&state, Observer::Seat(seat));
    let mut bot = by_name("random", 5).expect("a known bot");
    let chosen: Vec<Answer> = (0..3_000).map(|_| bot.answer(&game, &view, &answers)).collect();
    for answer in &answers {
        let times = chosen.iter().filter(|a| *a == answer).count();
        assert!((900..1_100).contains(&times), "{answer:?} {times} times");
    }
}

#[test]
fn players_are_known_by_name() {
    assert!(NAMES.iter().all(|name| by_name(name, 1).is_some()));
    assert!(by_name("oracle", 1).is_none());
}
