//! Warrior Knights keeps the promises of the kernel, with every number of Barons, every option and every variant.

use knights::board::{Army, Place};
use knights::content::{CityId, Content, NobleId, TroopId, Troops};
use knights::options::{Book, Length};
use knights::{Knights, Options, State};
use table::kit::{fuzz, prove};
use table::{Chance as _, Game as _, Sampled, Silent, advance, start};

fn short() -> Options {
    Options { rounds: 2, ..Options::default() }
}

macro_rules! barons {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            prove::<Knights>(&short(), $seats, proofs::games("knights.base", $seats));
        })*
    };
}

barons! {
    two_barons: 2;
    three_barons: 3;
    four_barons: 4;
    five_barons: 5;
    six_barons: 6;
}

/// Games in which cities fall, Nobles die and Assemblies meet.
#[test]
fn long_games() {
    for seats in [2, 4, 6] {
        let options = Options { rounds: 6, quiet_upkeeps: 6, ..Options::default() };
        prove::<Knights>(&options, seats, proofs::games("knights.long", seats.into()));
    }
}

/// Every optional rule, the English book, other lengths.
#[test]
fn options() {
    let all = Options {
        edition: Book::English,
        length: Length::Short,
        heirs: true,
        abandoned_nobles: true,
        miracles: true,
        open_motions: true,
        walls_stand: true,
        ..short()
    };
    let might = Options { elimination: true, might_is_right: true, length: Length::Longest, ..short() };
    for (seats, options) in [(2, &all), (5, &all), (3, &might), (4, &might)] {
        prove::<Knights>(options, seats, proofs::games("knights.options", seats.into()));
    }
}

/// Crown and Glory: each variant alone, and all of them.
#[test]
fn glory() {
    for (seats, for_glory, missions, king) in
        [(3, true, false, false), (4, false, true, false), (2, false, false, true), (6, true, true, true)]
    {
        let options =
            Options { for_glory, missions, king, rounds: 3, quiet_upkeeps: 3, ..Options::default() };
        prove::<Knights>(&options, seats, proofs::games("knights.glory", seats.into()));
    }
}

/// What the fuzzer does, with random bytes: nothing that is written at a table can break it.
#[test]
fn arbitrary_bytes() {
    let games = proofs::games("knights.bytes", 5);
    let mut random = Sampled::new(games.seed);
    for game in 0..games.count {
        let bytes: Vec<u8> = (0..1_000).flat_map(|_| random.word().to_le_bytes()).take(1_500).collect();
        fuzz::<Knights>(&short(), 2 + (game % 5) as u8, &bytes);
    }
}

/// I-09 and the razed cities of WK-SETUP: in play, Regulars leave the game by deaths without an heir only, and what was razed at
/// first stays so. Positions of people may leave out what does not matter to them.
#[test]
fn nothing_is_lost() {
    let games = proofs::games("knights.base", 7);
    for game in 0..games.count {
        let seats = 2 + (game % 5) as u8;
        let knights = Knights::new(Content::base(), &short(), seats).expect("playable");
        let mut chance = Sampled::new(games.seed + u64::from(game));
        let mut state = start(&knights, &mut chance, &mut Silent);
        let razed = |state: &State| CityId::kingdom().filter(|city| state.board.city(*city).is_razed).count();
        let first = razed(&state);
        let mut answers = Vec::new();
        while let Some(seat) = knights.waiting(&state).must.first() {
            let board = &state.board;
            for seat in board.playing().filter(|_| board.round > 1) {
                let id = board.baron(seat).id;
                let his = Army::all_of(id).fold(Troops::NONE, |sum, army| sum.or(board.troops(army)));
                let gone = NobleId::all_of(id).any(|noble| board.noble(noble).place == Place::Gone);
                assert!(
                    gone || TroopId::regulars(id).all(|troop| his.has(troop)),
                    "seat {seat} lost Regulars"
                );
            }
            assert!(razed(&state) >= first, "a razed city stands again");
            answers.clear();
            knights.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            advance(&knights, &mut state, seat, answer, &mut chance, &mut Silent);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}
