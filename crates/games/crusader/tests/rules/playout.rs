//! Whole games at random.

use crusader::content::Content;
use crusader::{Crusader, Options};
use table::{Chance, Game, Observer, Sampled, Seat, Silent};

/// Plays at random to the end.
fn play(options: &Options, seats: u8, seed: u64) -> usize {
    let game = Crusader::new(Content::base(), options, seats).expect("playable");
    let mut chance = Sampled::new(seed);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut picks = Sampled::new(seed + 1000);
    let mut answers = Vec::new();
    let mut steps = 0;
    while let Some(seat) = game.waiting(&state).must.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        assert!(!answers.is_empty(), "nothing to answer in {:?}", state.board.frame());
        assert!(answers.len() <= 200, "{} answers in {:?}", answers.len(), state.board.frame());
        let answer = answers[picks.draw(answers.len())];
        assert_eq!(game.judge(&state, seat, answer), Ok(()), "{answer:?} in {:?}", state.board.frame());
        game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
        // Whatever is reached by play is a position that could be written down, for who sees all and for who does not.
        let wrong = if steps % 4 == 0 { game.wrong(&state) } else { game.broken(&state) };
        assert!(wrong.is_empty(), "{wrong:?} after {answer:?}");
        if steps % 50 == 0 {
            let observer = Observer::Seat(Seat(picks.draw(usize::from(seats)) as u8));
            let wrong = game.wrong(&game.world(&game.view(&state, observer), &mut chance));
            assert!(wrong.is_empty(), "{wrong:?} for {observer:?} after {answer:?}");
        }
        steps += 1;
        assert!(steps < game.longest(), "it does not end");
    }
    assert!(game.standing(&state).is_some());
    steps
}

#[test]
fn random_games_end() {
    for seed in 0..4 {
        for scenario in crusader::content::ScenarioId::all() {
            let seats = if scenario.0 == 5 { 4 } else { 5 };
            play(&Options { scenario, ..Options::default() }, seats, seed);
        }
    }
}

#[test]
fn random_games_with_ais_end() {
    for scenario in crusader::content::ScenarioId::all() {
        for seats in 1..=3 {
            play(&Options { scenario, ..Options::default() }, seats, u64::from(seats));
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<crusader::board::State>() <= 8192, "{}", size_of::<crusader::board::State>());
    assert!(size_of::<crusader::flow::Frame>() <= 48, "{}", size_of::<crusader::flow::Frame>());
}

/// With what is done out of turn, too: trades and broken Pacts.
#[test]
fn random_games_with_acts_end() {
    let mut answers = Vec::new();
    for seed in 0..20 {
        let game = Crusader::new(Content::base(), &Options::default(), 5).expect("playable");
        let mut chance = Sampled::new(seed);
        let mut state = game.set_up(&mut chance, &mut Silent);
        table::play_out(&game, &mut state, &mut chance, &mut answers, &mut table::Tally::default());
        assert!(game.standing(&state).is_some() && game.wrong(&state).is_empty());
    }
}
