//! The games of a match: every deal is played once with each rotation of the seats.

use super::Args;
use crate::commands::threads;
use bots::{Seated, play_game};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde_json::Value;
use std::time::{Duration, Instant};
use table::{Sampled, Silent};
use titles::{self, Known, Titles};

/// How a game went.
pub struct PlayedGame {
    /// Which deal: games of one deal begin with the same dice.
    pub deal: u64,
    /// How each bot did, in the order in which they were named.
    pub seats: Vec<Record>,
}

/// How one bot did in a game.
#[derive(Clone, Default)]
pub struct Record {
    /// 1 for a victory, a part for a shared one.
    pub won: f64,
    /// Its score.
    pub score: i32,
    /// Decisions with a choice.
    pub decisions: u64,
    /// Time for them.
    pub seconds: f64,
}

/// Plays all games.
///
/// # Errors
/// One line on what cannot be played.
pub fn play_all<G: Known>(
    titles: &Titles,
    args: &Args,
    options: &Value,
    bots: &[String],
) -> Result<Vec<PlayedGame>, String> {
    titles::check_bots(&args.game, bots.to_vec())?;
    let seats = titles::check_seats(titles.find(&args.game)?, bots.len())?;
    let options: G::Options =
        serde_json::from_value(options.clone()).map_err(|e| format!("--options: {e}"))?;
    // Bots may play for ever where people would call it a day.
    let game = G::new(titles.shelf::<G>()?.current(), &G::bounded(&options), seats);
    let game = game.map_err(|_| format!("{} cannot be played so", args.game))?;
    let games = args.games.max(1).next_multiple_of(bots.len() as u64);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads(args.threads));
    let pool = pool.build().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(games).with_style(style()).with_message(bots.join(", "));
    bar.enable_steady_tick(Duration::from_millis(200));
    let played = pool.install(|| {
        let one = |index: usize| {
            let played = play(&game, bots, args.seed, index as u64);
            bar.inc(1);
            played
        };
        // Games may take a minute: each is a piece of work of its own.
        (0..games as usize).into_par_iter().with_max_len(1).map(one).collect()
    });
    bar.finish_and_clear();
    Ok(played)
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg}  {bar:30} {pos}/{len} games  {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Plays game number `index`. Its dice depend on the deal alone, its bots have seeds of their own.
fn play<G: Known>(game: &G, names: &[String], seed: u64, index: u64) -> PlayedGame {
    let count = names.len();
    let (deal, turned) = (index / count as u64, (index % count as u64) as usize);
    // The bot that was named first sits in seat `turned`, the next one beside it.
    let place = |seat: usize| (seat + count - turned) % count;
    let mut chance = Sampled::nth(seed, deal);
    let mut seeds = Sampled::nth(!seed, index);
    let mut seats = vec![Record::default(); count];
    let turned = (0..count).map(|seat| names[place(seat)].as_str());
    let Some(mut players) = Seated::exact(&G::OPPONENTS, turned, &mut seeds) else {
        return PlayedGame { deal, seats };
    };
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        let begun = Instant::now();
        let answer = players.answer(game, state, seat, answers);
        if answers.len() > 1 {
            let record = &mut seats[place(seat.index())];
            record.seconds += begun.elapsed().as_secs_f64();
            record.decisions += 1;
        }
        answer
    });
    if let Some(standing) = game.standing(&state) {
        for (seat, share) in standing.shares().into_iter().enumerate().take(count) {
            seats[place(seat)].won = share;
        }
        for (seat, score) in standing.scores.iter().enumerate() {
            seats[place(seat)].score = *score;
        }
    }
    PlayedGame { deal, seats }
}
