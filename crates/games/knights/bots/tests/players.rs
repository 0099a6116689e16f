//! The players of Warrior Knights are worth what they promise.

use bots::{Seated, play_game};
use knights::board::{Phase, State};
use knights::content::Content;
use knights::{Knights, Options};
use knights_bots::PLAYERS;
use table::{Game, Sampled, Seat, Silent};

/// Plays a game to its end.
fn play(options: &Options, names: &[&str], number: u64) -> State {
    let game = Knights::new(Content::base(), options, names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(1, number);
    let mut seeds = Sampled::nth(2, number);
    let mut seats = Seated::exact(&PLAYERS, names.iter().copied(), &mut seeds).expect("known bots");
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        seats.answer(&game, state, seat, answers)
    });
    assert_eq!(state.board.phase, Phase::Over, "game {number} does not end");
    state
}

/// How many of these games a castellan wins against randoms, each time in another seat.
fn won(seats: u64, games: u64) -> usize {
    let wins = |number: &u64| {
        let seat = Seat((number % seats) as u8);
        let mut names = vec!["random"; seats as usize];
        names[seat.index()] = "castellan";
        play(&Options::default(), &names, *number).board.winners.has(seat)
    };
    (0..games).filter(wins).count()
}

#[test]
fn a_castellan_beats_five_randoms() {
    let won = won(6, 20);
    assert!(won >= 18, "{won} of 20");
}

#[test]
fn a_castellan_beats_one_random() {
    let won = won(2, 20);
    assert!(won >= 18, "{won} of 20");
}

/// Every optional rule and every variant is played to its end.
#[test]
fn castellans_play_every_variant() {
    let glory = Options { for_glory: true, missions: true, king: true, ..Options::default() };
    let options = Options {
        heirs: true,
        abandoned_nobles: true,
        miracles: true,
        open_motions: true,
        walls_stand: true,
        ..Options::default()
    };
    let might = Options { elimination: true, might_is_right: true, rounds: 8, ..Options::default() };
    for (number, options) in (0..).zip([glory, options, might]) {
        let state = play(&options, &["castellan"; 4], number);
        assert!(state.board.ending.is_some());
    }
}
