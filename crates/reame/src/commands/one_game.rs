//! One game of `sim` or `arena`: who plays it, how it ends, what is written down about it.

use super::out::{DecisionLine, GameLine, Out, Per};
use crate::interrupt;
use crate::players::{Forfeit, Player, Seats};
use bots::play_game;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::{Duration, Instant};
use table::log::line;
use table::{Chance as _, Sampled, Silent, Standing};
use titles::Known;

/// A game to be played.
pub struct Pairing<'a, G: Known> {
    /// The rules.
    pub game: &'a G,
    /// What outside programs are told of it.
    pub about: &'a Value,
    /// Who sits where.
    pub players: Vec<&'a Player>,
    /// Its number.
    pub number: u64,
    /// The seed.
    pub seed: u64,
    /// Which dice of the seed.
    pub index: u64,
    /// Where it is written down.
    pub out: Option<&'a Out>,
    /// Who chooses.
    pub choice: Choice,
}

/// Who chooses among answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Those who play.
    Players,
    /// The source of the dice, as in [`table::play_out`]: all play at random.
    Lot,
}

/// How a game came to its end.
pub enum Ending {
    /// By the rules.
    Over(Standing),
    /// A program failed.
    Forfeited(Forfeit),
    /// It was left as it stood: somebody pressed Ctrl-C, or the file cannot be written.
    Left,
}

impl Ending {
    /// Which part of the victory among themselves each of so many seats has: where a side without a seat has won, it is the highest
    /// score. Who forfeits has none: the others share it.
    pub fn shares(&self, seats: usize) -> Vec<f64> {
        match self {
            Ending::Over(standing) if standing.winners.is_empty() && !standing.sides.is_empty() => {
                let best = standing.scores.iter().max();
                let has_best = |seat: usize| standing.scores.get(seat) == best;
                let part = 1.0 / (0..seats).filter(|seat| has_best(*seat)).count().max(1) as f64;
                (0..seats).map(|seat| if has_best(seat) { part } else { 0.0 }).collect()
            }
            Ending::Over(standing) => standing.shares()[..seats].to_vec(),
            Ending::Forfeited(forfeit) => {
                let part = 1.0 / (seats - 1).max(1) as f64;
                (0..seats).map(|seat| if seat == forfeit.seat.index() { 0.0 } else { part }).collect()
            }
            Ending::Left => vec![0.0; seats],
        }
    }
}

/// How one seat did in a game.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct SeatRecord {
    /// 1 for a victory among those who sit there, a part for a shared one.
    pub won: f64,
    /// Its score, if the game ended by the rules.
    pub score: Option<i32>,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Milliseconds for them.
    pub ms: f64,
}

/// A game that was played.
pub struct OneGame<S> {
    /// How it ended.
    pub ending: Ending,
    /// How it stood then.
    pub state: S,
    /// How each seat did.
    pub seats: Vec<SeatRecord>,
}

/// Plays it; `note` hears among how many answers and acts each decision was.
pub fn play<G: Known>(
    pairing: &Pairing<'_, G>,
    answers: &mut Vec<G::Answer>,
    mut note: impl FnMut(usize),
) -> OneGame<G::State> {
    let Pairing { game, about, players, number, seed, index, out, choice } = pairing;
    let begun = Instant::now();
    let mut chance = Sampled::nth(*seed, *index);
    let mut seeds = Sampled::nth(!*seed, *number);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut records = vec![SeatRecord::default(); players.len()];
    let Some(mut seats) = Seats::<G>::sit(players.iter().copied(), about, &mut seeds) else {
        return OneGame { ending: Ending::Left, state, seats: records };
    };
    let (mut forfeit, mut lines, mut choices) = (None, String::new(), 0);
    let stopped = || interrupt::was() || out.is_some_and(Out::is_broken);
    play_game(*game, &mut state, &mut chance, answers, |state, seat, answers, chance| {
        if forfeit.is_some() || stopped() {
            return None;
        }
        let begun = Instant::now();
        let said = match choice {
            Choice::Players => seats.answer(game, state, seat, answers),
            Choice::Lot => {
                let silence = usize::from(!game.waiting(state).must.has(seat));
                Ok(answers.get(chance.draw(answers.len() + silence)).copied())
            }
        };
        let time = begun.elapsed();
        note(answers.len());
        if answers.len() > 1 {
            let record = &mut records[seat.index()];
            record.decisions += 1;
            record.ms += milliseconds(time);
        }
        let answer = said.unwrap_or_else(|why| {
            let player = players[seat.index()].name().to_owned();
            forfeit = Some(Forfeit { game: *number, seat, player, why });
            None
        })?;
        if !is_forced(*game, state, answers) {
            if out.is_some_and(|out| out.per == Per::Decision) {
                lines += &line(&DecisionLine {
                    record: "decision",
                    game: *number,
                    n: choices,
                    seat,
                    player: players[seat.index()].name(),
                    of: answers.len(),
                    answer: game.path(state, seat, answer).to_string(),
                    ms: milliseconds(time),
                });
            }
            choices += 1;
        }
        Some(answer)
    });
    let standing = game.standing(&state).filter(|_| forfeit.is_none());
    seats.rise(standing.as_ref());
    let ending = match (forfeit, standing) {
        (Some(forfeit), _) => Ending::Forfeited(forfeit),
        (None, Some(standing)) => Ending::Over(standing),
        (None, None) => Ending::Left,
    };
    if let Ending::Forfeited(forfeit) = &ending {
        eprintln!("reame: {forfeit}");
    }
    for (record, won) in records.iter_mut().zip(ending.shares(players.len())) {
        record.won = won;
    }
    if let Some(standing) = &standing {
        records
            .iter_mut()
            .zip(standing.scores.iter())
            .for_each(|(record, score)| record.score = Some(*score));
    }
    if let (Some(out), false) = (out, matches!(ending, Ending::Left)) {
        let game = GameLine {
            record: "game",
            game: *number,
            seed: *seed,
            index: *index,
            players: players.iter().map(|player| player.name()).collect(),
            standing,
            forfeit: match &ending {
                Ending::Forfeited(forfeit) => Some(forfeit),
                Ending::Over(_) | Ending::Left => None,
            },
            seats: &records,
            decisions: choices,
            ms: milliseconds(begun.elapsed()),
        };
        out.game(*number, lines + &line(&game));
    }
    OneGame { ending, state, seats: records }
}

fn milliseconds(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}

/// Would a table take this decision by itself? The same answers given at a table, or to the engine, lead to the same game then.
fn is_forced<G: Known>(game: &G, state: &G::State, answers: &[G::Answer]) -> bool {
    answers.len() == 1 && game.waiting(state).alone().is_some()
}
