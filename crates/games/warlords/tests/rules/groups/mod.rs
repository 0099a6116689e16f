//! Group Phases, mercenaries, castles, cards, elimination (p.7-12).

mod alliances;
mod capture;
mod cards;
mod cards_conquest;
mod cards_merchant;
mod cards_pope;
mod castles;
mod deploy;
mod elimination;
mod excommunication;
mod initiative;
mod mercenaries;
mod merchant;
mod options;
mod pieces;
mod pope;
mod recruit;
mod secrecy;
mod taxes;
mod told;
mod two_players;
mod victory;

use crate::dsl::{Scene, Sitting, fief};
use table::Game as _;
use warlords::Options;
use warlords::battle::Side;
use warlords::flow::Frame;

/// Four players, each with a finished castle and three Lancers in it.
fn four() -> Scene {
    homes(Scene::four())
}

/// The same, with these options.
fn four_with(options: &Options) -> Scene {
    homes(Scene::with(options, 4))
}

fn homes(scene: Scene) -> Scene {
    scene
        .holds(0, "england L3")
        .holds(1, "kiev L3")
        .holds(2, "constantinople L3")
        .holds(3, "castile L3")
        .castle("england kiev constantinople castile")
}

/// The active player declares an attack on a fief next door.
fn attack(t: &mut Sitting, from: &str, soldiers: &str, to: &str) {
    let seat = t.waits_for().expect("somebody");
    let mover = match soldiers {
        s if s.contains('W') => "warlord",
        s if s.starts_with(['K', 'k']) => "knights",
        _ => "foot",
    };
    t.answers(seat, [format!("fief/{from} mover/{mover}").as_str()]);
    for word in soldiers.split_whitespace().filter(|w| !w.starts_with('W')) {
        let (letter, n) = word.split_at(1);
        let (bound, place) = match "LFAK".find(letter) {
            Some(place) => ("soldier", place),
            None => ("mercenary", "lfak".find(letter).expect("a soldier")),
        };
        let kind = ["lancer", "footman", "archer", "knight"][place];
        t.answers(seat, [format!("{bound}/{kind} number/{n}").as_str()]);
    }
    t.answers(seat, [format!("fief/{to}").as_str()]);
}

/// The active player ends Manoeuvre, if he has not, and this battle begins; the dice are laid out.
fn fight(t: &mut Sitting, fief: &str, dice: &[u8]) {
    let seat = t.waits_for().expect("somebody");
    if t.frame() == Frame::Manoeuvre {
        t.answers(seat, ["done"]);
    }
    t.dice(dice);
    t.answers(seat, [format!("fief/{fief}").as_str()]);
}

/// The die of a side in the coming battle round.
fn die(t: &Sitting, side: Side) -> u8 {
    t.state.board.die(t.game.components(), side, 0)
}

/// Is the castle here finished? Nobody: there is none.
fn finished(t: &Sitting, word: &str) -> Option<bool> {
    let board = &t.state.board;
    board.castles.has(fief(word)).then(|| board.finished.has(fief(word)))
}

/// Has the game ended, and for whom?
fn winner(t: &Sitting) -> Option<u8> {
    t.game.standing(&t.state).and_then(|s| s.winners.only()).map(|s| s.0)
}
