//! A position that play reaches is none that is refused, whatever the Barons give each other meanwhile.

use knights::options::Book;
use knights::{Knights, Options, position};
use table::{Chance as _, Floor, Game as _, Sampled, Silent, Turn};

/// Plays at random, bargains included, and holds every state against what positions are held against.
fn play(options: &Options, seats: u8, seed: u64) {
    let game = Knights::new(knights::content::Content::base(), options, seats).expect("playable");
    let mut chance = Sampled::new(seed);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let (mut floor, mut answers) = (Floor::default(), Vec::new());
    while let Some((seat, turn)) = floor.next(game.waiting(&state)) {
        assert_eq!(position::wrong(&game, &state), [""; 0], "seed {seed}, {seats} Barons");
        answers.clear();
        if turn == Turn::Must {
            game.list(&state, seat, &mut answers);
        }
        let needed = answers.len();
        if floor.lets_act(game.waiting(&state), seat) {
            game.acts(&state, seat, &mut answers);
        }
        let drawn = chance.draw(answers.len() + usize::from(turn == Turn::Called));
        let Some(answer) = answers.get(drawn).copied() else {
            floor.say_nothing(seat);
            continue;
        };
        if drawn < needed {
            floor.answer();
        } else {
            floor.act();
        }
        game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
    }
    assert_eq!(position::wrong(&game, &state), [""; 0], "the end");
}

#[test]
fn what_play_reaches_is_no_mistake() {
    let long = Options { rounds: 5, quiet_upkeeps: 5, ..Options::default() };
    let heirs =
        Options { heirs: true, abandoned_nobles: true, miracles: true, open_motions: true, ..long.clone() };
    let might = Options { elimination: true, might_is_right: true, heirs: true, ..long.clone() };
    let glory = Options { for_glory: true, missions: true, king: true, walls_stand: true, ..long.clone() };
    let all = Options { heirs: true, elimination: true, edition: Book::English, ..glory.clone() };
    for (at, options) in [long, heirs, might, glory, all].iter().enumerate() {
        let games = proofs::games("knights.options", 40 + at as u64);
        for game in 0..games.count * 5 {
            play(options, 2 + (game + at as u32) as u8 % 5, games.seed + u64::from(game));
        }
    }
}
