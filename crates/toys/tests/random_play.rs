//! Random play on the kernel and by hand: the figures that every faithful conquest-lite has, and the same games.

use table::{Content, Nothing};
use table::{Game, Sampled, Silent, Tally, play_out};
use toys::conquest::{Conquest, Options};
use toys::plain;

/// Plays one game on the kernel and says who won.
fn on_the_kernel(random: &mut Sampled, tally: &mut Tally) -> usize {
    let game = Conquest::new(&Nothing::built_in(), &Options::default(), 4)
        .expect("the default options can be played");
    let mut state = game.set_up(random, &mut Silent);
    play_out(&game, &mut state, random, &mut Vec::new(), tally);
    game.standing(&state).and_then(|standing| standing.winners.only()).expect("one wins").index()
}

/// Plays one game by hand and says who won.
fn by_hand(random: &mut Sampled, tally: &mut Tally) -> usize {
    let mut position = plain::Position::new(random);
    plain::play_out(&mut position, random, &mut plain::Moves::new(), tally)
}

fn assert_faithful(tally: &Tally) {
    let decisions = tally.decisions as f64 / tally.games as f64;
    let answers = tally.answers as f64 / tally.decisions as f64;
    let forced = 1.0 - tally.free as f64 / tally.decisions as f64;
    assert!((decisions - 350.1).abs() < 0.8, "{decisions} decisions a game");
    assert!((answers - 20.5).abs() < 0.1, "{answers} answers a decision");
    assert!((forced - 0.114).abs() < 0.002, "{forced} forced");
}

#[test]
fn both_have_the_figures_of_every_faithful_implementation() {
    let (mut kernel, mut plain) = (Tally::default(), Tally::default());
    let (mut one, mut other) = (Sampled::new(1), Sampled::new(2));
    for _ in 0..20_000 {
        on_the_kernel(&mut one, &mut kernel);
        by_hand(&mut other, &mut plain);
    }
    assert_faithful(&kernel);
    assert_faithful(&plain);
}

#[test]
fn both_play_the_same_games_from_the_same_numbers() {
    let mut winners = [0; 4];
    for seed in 0..2_000 {
        let (mut one, mut other) = (Sampled::new(seed), Sampled::new(seed));
        let (mut kernel, mut plain) = (Tally::default(), Tally::default());
        let winner = on_the_kernel(&mut one, &mut kernel);
        assert_eq!(winner, by_hand(&mut other, &mut plain), "seed {seed}");
        assert_eq!(kernel, plain, "seed {seed}");
        assert_eq!(one.word(), other.word(), "seed {seed}: another use of chance");
        winners[winner] += 1;
    }
    assert!(winners.iter().all(|wins| *wins > 300), "every seat can win: {winners:?}");
}
