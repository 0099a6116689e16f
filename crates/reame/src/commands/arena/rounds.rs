//! The games of a match: every deal is played once with each rotation of the seats.

use super::Args;
use super::resumed::{RecordedGame, Resumed};
use crate::commands::one_game::{self, Choice, Ending, OneGame, Pairing, SeatRecord};
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
    pub seats: Vec<SeatRecord>,
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

/// Plays all games that are not in the file already.
///
/// # Errors
/// One line on what cannot be played or written.
pub fn play_all<G: Known>(
    titles: &Titles,
    args: &Args,
    options: &Value,
    players: &[Player],
    (resumed, out): (&Resumed, Option<&Out>),
) -> Result<Played, String> {
    let seats = titles::check_seats(titles.find(&args.game)?, players.len())?;
    let options: G::Options =
        serde_json::from_value(options.clone()).map_err(|e| format!("--options: {e}"))?;
    // Bots may play for ever where people would call it a day.
    let options = G::bounded(&options);
    let game = G::new(titles.shelf::<G>()?.current(), &options, seats);
    let game = game.map_err(|reasons| titles::unplayable::<G>(&reasons))?;
    let about = players::about(&game, &options)?;
    let seed = args.seed;
    let of = args.games.max(1).next_multiple_of(players.len() as u64);
    let names: Vec<&str> = players.iter().map(Player::name).collect();
    let message = names.join(", ");
    let run = RunLine { record: "run", command: "arena", about: &about, seed, games: of, players: names };
    let mut known = resumed.games(&run)?;
    known.retain(|number, _| *number < of);
    if let Some(other) = known.values().find(|known| known.seats.len() != players.len()) {
        let (number, seats) = (other.game, other.seats.len());
        return Err(format!("game {number} of the file has {seats} seats, not {}", players.len()));
    }
    if let Some(shortest) = known.values().min_by(|a, b| a.ms.total_cmp(&b.ms)) {
        same_again(&game, &about, players, seed, shortest)?;
    }
    if let Some(out) = out {
        out.run(&run, known.keys().copied().collect());
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads(args.threads));
    let pool = pool.build().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(of).with_style(style()).with_message(message);
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut games: Vec<(u64, PlayedGame)> = pool.install(|| {
        let one = |number: u64| {
            let played = match known.get(&number) {
                Some(known) => PlayedGame::of(known.clone()),
                None => PlayedGame::of(play(&game, &about, players, seed, number, out)?),
            };
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
) -> Option<RecordedGame> {
    let count = players.len();
    let index = number / count as u64;
    let seated = (0..count).map(|seat| &players[player_at(seat, number, count)]).collect();
    let choice = Choice::Players;
    let pairing = Pairing { game, about, players: seated, number, seed, index, out, choice };
    let OneGame { ending, seats, .. } = one_game::play(&pairing, &mut Vec::new(), |_| ());
    let forfeit = match ending {
        Ending::Left => return None,
        Ending::Forfeited(forfeit) => Some(forfeit),
        Ending::Over(_) => None,
    };
    let ms = seats.iter().map(|seat| seat.ms).sum();
    Some(RecordedGame { game: number, index, seats, forfeit, ms })
}

/// Which player sits there: the one that was named first moves on by a seat with every game of a deal.
fn player_at(seat: usize, number: u64, count: usize) -> usize {
    (seat + count - (number % count as u64) as usize) % count
}

/// Do these bots still play as they did? Whoever thinks by the clock, and an outside program, may not.
///
/// # Errors
/// One line: they do not, and games of both would be counted together.
fn same_again<G: Known>(
    game: &G,
    about: &Value,
    players: &[Player],
    seed: u64,
    known: &RecordedGame,
) -> Result<(), String> {
    let is_exact = |player: &Player| matches!(player, Player::Bot(name) if !name.contains("ms="));
    if !players.iter().all(is_exact) {
        return Ok(());
    }
    let Some(again) = play(game, about, players, seed, known.game, None) else { return Ok(()) };
    let told = |known: &RecordedGame| {
        known.seats.iter().map(|seat| (seat.won, seat.score, seat.decisions)).collect::<Vec<_>>()
    };
    if told(&again) == told(known) {
        return Ok(());
    }
    Err(format!("game {} of the file is played otherwise now: these are other bots", known.game))
}

impl PlayedGame {
    /// The same, by players in the order in which they were named.
    fn of(known: RecordedGame) -> PlayedGame {
        let count = known.seats.len();
        let mut seats = vec![SeatRecord::default(); count];
        for (seat, record) in known.seats.into_iter().enumerate() {
            seats[player_at(seat, known.game, count)] = record;
        }
        PlayedGame { deal: known.index, seats, forfeit: known.forfeit }
    }
}
