//! The games of a match: every deal is played once with each rotation of the seats.

use super::Args;
use crate::commands::one_game::{self, Choice, Ending, Pairing};
use crate::commands::out::{Out, RunLine};
use crate::commands::threads;
use crate::interrupt;
use crate::players::{self, Forfeit, Player};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde_json::Value;
use std::time::Duration;
use titles::{self, Known, Titles};

/// How a game went.
pub struct PlayedGame {
    /// Which deal: games of one deal begin with the same dice.
    pub deal: u64,
    /// How each player did, in the order in which they were named.
    pub seats: Vec<Record>,
    /// Who lost it because he failed.
    pub forfeit: Option<Forfeit>,
}

/// The games of a match.
pub struct Played {
    /// How many games there were to be.
    pub of: u64,
    /// Those that came to an end, by their number.
    pub games: Vec<PlayedGame>,
}

/// How one player did in a game.
#[derive(Clone, Default)]
pub struct Record {
    /// 1 for a victory among those who sit there, a part for a shared one.
    pub won: f64,
    /// Its score, if the game ended by the rules.
    pub score: Option<i32>,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Time for them.
    pub seconds: f64,
}

/// Plays all games.
///
/// # Errors
/// One line on what cannot be played or written.
pub fn play_all<G: Known>(
    titles: &Titles,
    args: &Args,
    options: &Value,
    players: &[Player],
    out: Option<&Out>,
) -> Result<Played, String> {
    let seats = titles::check_seats(titles.find(&args.game)?, players.len())?;
    let options: G::Options =
        serde_json::from_value(options.clone()).map_err(|e| format!("--options: {e}"))?;
    // Bots may play for ever where people would call it a day.
    let options = G::bounded(&options);
    let game = G::new(titles.shelf::<G>()?.current(), &options, seats);
    let game = game.map_err(|reasons| titles::unplayable::<G>(&reasons))?;
    let about = players::about(&game, &options)?;
    let of = args.games.max(1).next_multiple_of(players.len() as u64);
    let names: Vec<&str> = players.iter().map(Player::name).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads(args.threads));
    let pool = pool.build().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(of).with_style(style()).with_message(names.join(", "));
    if let Some(out) = out {
        let seed = args.seed;
        out.run(&RunLine { record: "run", command: "arena", about: &about, seed, games: of, players: names });
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut games: Vec<(u64, PlayedGame)> = pool.install(|| {
        let one = |number: u64| {
            let played = play(&game, &about, players, args.seed, number, out)?;
            bar.inc(1);
            Some((number, played))
        };
        // Games may take a minute: each is a piece of work of its own, and the first are begun first.
        (0..of).take_while(|_| !interrupt::was()).par_bridge().filter_map(one).collect()
    });
    bar.finish_and_clear();
    out.map_or(Ok(()), Out::finish)?;
    games.sort_by_key(|(number, _)| *number);
    Ok(Played { of, games: games.into_iter().map(|(_, game)| game).collect() })
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg}  {bar:30} {pos}/{len} games  {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Plays a game. Its dice depend on the deal alone, its bots have seeds of their own. None if it was left before its end.
fn play<G: Known>(
    game: &G,
    about: &Value,
    players: &[Player],
    seed: u64,
    number: u64,
    out: Option<&Out>,
) -> Option<PlayedGame> {
    let count = players.len();
    let (deal, turned) = (number / count as u64, (number % count as u64) as usize);
    // The player that was named first sits in seat `turned`, the next one beside it.
    let place = |seat: usize| (seat + count - turned) % count;
    let seated = (0..count).map(|seat| &players[place(seat)]).collect();
    let mut seats = vec![Record::default(); count];
    let choice = Choice::Players;
    let pairing = Pairing { game, about, players: seated, number, seed, index: deal, out, choice };
    let (ending, _) = one_game::play(&pairing, &mut Vec::new(), |decision| {
        if decision.of > 1 {
            let record = &mut seats[place(decision.seat.index())];
            record.seconds += decision.time.as_secs_f64();
            record.decisions += 1;
        }
    });
    for (seat, share) in ending.shares(count).into_iter().enumerate() {
        seats[place(seat)].won = share;
    }
    let forfeit = match ending {
        Ending::Left => return None,
        Ending::Forfeited(forfeit) => Some(forfeit),
        Ending::Over(standing) => {
            for (seat, score) in standing.scores.iter().enumerate().take(count) {
                seats[place(seat)].score = Some(*score);
            }
            None
        }
    };
    Some(PlayedGame { deal, seats, forfeit })
}
