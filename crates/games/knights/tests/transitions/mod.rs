//! What is true of every step of play: the invariants of the ledger that two positions and what happened between them can show
//! (I-03, I-05, I-13, I-14, I-26, I-29, I-30, I-32 to I-42).

mod battles;
mod losses;
mod purses;
mod rounds;

use knights::event::Event;
use knights::{Knights, Options, State, position};
use proofs::games;
use table::{Chance as _, Game as _, Sampled};

/// A step: where play was, what happened, where it is.
struct Step<'a> {
    game: &'a Knights,
    before: &'a State,
    events: &'a [Event],
    after: &'a State,
}

/// What is remembered from step to step.
#[derive(Default)]
struct Watch {
    battle: battles::Watch,
    losses: losses::Watch,
    rounds: rounds::Watch,
}

/// Plays at random and looks at every step.
fn play(options: &Options, seats: u8, seed: u64) {
    let game = Knights::new(knights::content::Content::base(), options, seats).expect("playable");
    let mut chance = Sampled::new(seed);
    let mut state = game.set_up(&mut chance, &mut Vec::new());
    let (mut watch, mut answers, mut events) = (Watch::default(), Vec::new(), Vec::new());
    while let Some(seat) = game.waiting(&state).must.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[chance.draw(answers.len())];
        let before = state.clone();
        events.clear();
        game.apply(&mut state, seat, answer, &mut chance, &mut events);
        assert_eq!(position::wrong(&game, &state), [""; 0], "what play reaches is read again");
        let step = Step { game: &game, before: &before, events: &events, after: &state };
        purses::look(&step);
        watch.rounds.look(&step);
        watch.battle.look(&step);
        watch.losses.look(&step);
    }
}

#[test]
fn the_base_game() {
    ledger::proves!(
        "WK-INV-03",
        "WK-INV-05",
        "WK-INV-13",
        "WK-INV-14",
        "WK-INV-26",
        "WK-INV-29",
        "WK-INV-30",
        "WK-INV-32",
        "WK-INV-33",
        "WK-INV-34",
        "WK-INV-35",
        "WK-INV-36",
        "WK-INV-37",
        "WK-INV-38",
        "WK-INV-39",
        "WK-INV-40",
        "WK-INV-41",
        "WK-INV-42"
    );
    let games = games("knights.long", 21);
    for game in 0..games.count {
        let options = Options { rounds: 6, quiet_upkeeps: 6, ..Options::default() };
        play(&options, 2 + (game % 5) as u8, games.seed + u64::from(game));
    }
}

#[test]
fn crown_and_glory() {
    ledger::proves!("WK-INV-33", "WK-INV-38", "WK-INV-41", "CG-FATE-02", "CG-LEVY-09", "CG-LEVY-10");
    let games = games("knights.long", 22);
    for game in 0..games.count {
        let (for_glory, king) = (true, game % 2 == 0);
        let options =
            Options { for_glory, king, missions: true, rounds: 6, quiet_upkeeps: 6, ..Options::default() };
        play(&options, 2 + (game % 5) as u8, games.seed + u64::from(game));
    }
}
