//! The players of Warlords of Europe are worth what they promise.

use bots::Bot;
use std::time::{Duration, Instant};
use table::{Game, Observer, Sampled, Seat, SeatSet, Sink};
use warlords::board::{Board, Ending};
use warlords::event::Event;
use warlords::options::ScenarioChoice;
use warlords::{Options, Warlords};
use warlords_bots::PLAYERS;

/// Counts the castles that captains leave empty.
#[derive(Default)]
struct Watch {
    captains: SeatSet,
    abandoned: u32,
}

impl Sink<Event> for Watch {
    fn emit(&mut self, event: Event) {
        if let Event::Abandoned { seat, castle: true, .. } = event {
            self.abandoned += u32::from(self.captains.has(seat));
        }
    }
}

/// A game that was played.
struct Played {
    board: Board,
    /// Decisions of captains, and the time they took.
    decisions: u32,
    time: Duration,
    slowest: Duration,
    /// Turns of captains, and decisions in them.
    turns: u32,
    in_turns: u32,
    abandoned: u32,
}

/// Plays a game within the bound on rounds.
fn play(scenario: ScenarioChoice, names: &[&str], number: u64) -> Played {
    let options = Warlords::bounded(&Options { scenario, ..Options::default() });
    let game =
        Warlords::new(warlords::content::Content::base(), &options, names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(7, number);
    let mut players: Vec<Box<dyn Bot<Warlords>>> =
        (1..).zip(names).map(|(i, name)| PLAYERS.exact(name, number * 8 + i).expect("a known bot")).collect();
    let captains = Seat::all(names.len() as u8).filter(|seat| names[seat.index()] == "captain").collect();
    let mut watch = Watch { captains, abandoned: 0 };
    let mut state = game.set_up(&mut chance, &mut watch);
    let mut answers = Vec::new();
    let (mut decisions, mut time, mut slowest) = (0, Duration::ZERO, Duration::ZERO);
    let (mut turns, mut in_turns, mut turn) = (0, 0, None);
    while let Some(seat) = game.waiting(&state).must.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        let view = game.view(&state, Observer::Seat(seat));
        let start = Instant::now();
        let answer = players[seat.index()].answer(&game, &view, seat, &answers);
        if watch.captains.has(seat) {
            let took = start.elapsed();
            decisions += 1;
            time += took;
            slowest = slowest.max(took);
            if state.board.phase.is_turn() && state.board.active == seat {
                in_turns += 1;
                if turn != Some((state.board.round, seat)) {
                    turns += 1;
                    turn = Some((state.board.round, seat));
                }
            }
        }
        assert!(answers.contains(&answer), "{} answered {answer:?}, which is not legal", names[seat.index()]);
        game.apply(&mut state, seat, answer, &mut chance, &mut watch);
    }
    Played { board: state.board, decisions, time, slowest, turns, in_turns, abandoned: watch.abandoned }
}

/// What many games were like.
#[derive(Default)]
struct Sum {
    games: u32,
    /// Won by a victory, not at the bound.
    ended: u32,
    won: [u32; 4],
    rounds: u32,
    decisions: u32,
    time: Duration,
    slowest: Duration,
    turns: u32,
    in_turns: u32,
    abandoned: u32,
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.ended += u32::from(matches!(played.board.ending, Ending::Crown | Ending::Alone));
        if let Some(seat) = played.board.winners.only() {
            self.won[seat.index()] += 1;
        }
        self.rounds += u32::from(played.board.round);
        self.decisions += played.decisions;
        self.time += played.time;
        self.slowest = self.slowest.max(played.slowest);
        self.turns += played.turns;
        self.in_turns += played.in_turns;
        self.abandoned += played.abandoned;
    }

    fn print(&self, what: &str) {
        let mean = |sum: u32, n: u32| f64::from(sum) / f64::from(n.max(1));
        println!(
            "{what}: {} games, {} ended by victory, won {:?}, {:.1} rounds, {:.1} decisions a turn, {:.0} µs a decision, \
             the slowest {:?}, {} castles abandoned",
            self.games,
            self.ended,
            self.won,
            mean(self.rounds, self.games),
            mean(self.in_turns, self.turns),
            self.time.as_secs_f64() * 1e6 / f64::from(self.decisions.max(1)),
            self.slowest,
            self.abandoned,
        );
    }
}

fn captains(scenario: ScenarioChoice, seats: usize, games: u64) -> Sum {
    let mut sum = Sum::default();
    (0..games).for_each(|n| sum.add(&play(scenario, &vec!["captain"; seats], n)));
    sum
}

/// One captain among randoms, from every seat in turn: how often he wins.
fn against_randoms(scenario: ScenarioChoice, seats: usize, games: u64) -> (u32, Sum) {
    let (mut won, mut sum) = (0, Sum::default());
    for n in 0..games {
        let place = n as usize % seats;
        let mut names = vec!["random"; seats];
        names[place] = "captain";
        let played = play(scenario, &names, n);
        won += u32::from(played.board.winners.only() == Some(Seat(place as u8)));
        sum.add(&played);
    }
    (won, sum)
}

#[test]
fn one_captain_beats_three_randoms_from_any_seat() {
    let (won, sum) = against_randoms(ScenarioChoice::Standard, 4, 40);
    sum.print("one captain and three randoms");
    assert!(won >= 38, "{won} of 40");
}

#[test]
fn captains_bring_their_games_to_an_end() {
    let four = captains(ScenarioChoice::Standard, 4, 10);
    four.print("four captains");
    assert!(four.ended >= 9, "{} of 10", four.ended);
    assert!(four.in_turns < 60 * four.turns, "a turn is short");
    assert_eq!(four.abandoned, 0, "no castle is left empty");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let names = ["captain", "random", "captain"];
    let game = |n| play(ScenarioChoice::Standard, &names, n).board;
    assert_eq!(game(3), game(3));
}

#[test]
fn players_are_known_by_name() {
    assert!(PLAYERS.levels.iter().all(|level| PLAYERS.exact(level.name, 1).is_some()));
    assert!(PLAYERS.exact("oracle", 1).is_none());
}

/// Prints how captains play: `cargo test --release -p bots --test warlords -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn how_captains_play() {
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    for (what, scenario, seats) in [
        ("2", ScenarioChoice::Standard, 2),
        ("3", ScenarioChoice::Standard, 3),
        ("4", ScenarioChoice::Standard, 4),
        ("3 hard", ScenarioChoice::Hard, 3),
        ("4 hard", ScenarioChoice::Hard, 4),
        ("3 long", ScenarioChoice::Long, 3),
        ("4 inner", ScenarioChoice::Inner, 4),
    ] {
        captains(scenario, seats, games).print(&format!("captains, {what}"));
        let (won, sum) = against_randoms(scenario, seats, games);
        sum.print(&format!("against randoms, {what}: won {won}"));
    }
}

/// A captain who may choose among all kingdoms takes one far from the kingdom that is taken already.
#[test]
fn captains_choose_a_kingdom_far_from_the_others() {
    use warlords::answer::Answer;
    let options = Options { scenario: ScenarioChoice::Agreed, ..Options::default() };
    let game = Warlords::new(warlords::content::Content::base(), &options, 2).expect("playable");
    let mut answers = Vec::new();
    let mut homes = Vec::new();
    let mut chance = Sampled::new(1);
    let mut state = game.set_up(&mut chance, &mut table::Silent);
    let mut captain = PLAYERS.exact("captain", 1).expect("a bot");
    while homes.len() < 2 {
        let seat = game.waiting(&state).must.first().expect("somebody chooses");
        answers.clear();
        game.list(&state, seat, &mut answers);
        let view = game.view(&state, Observer::Seat(seat));
        let answer = captain.answer(&game, &view, seat, &answers);
        if let Answer::Kingdom(kingdom) = answer {
            homes.push(kingdom);
        }
        game.apply(&mut state, seat, answer, &mut chance, &mut table::Silent);
    }
    let fiefs = |n: usize| game.components().kingdoms[homes[n].index()].fiefs;
    let near = fiefs(0).iter().fold(warlords::content::Fiefs::NONE, |sum, f| sum.or(game.map().near[f]));
    assert!(near.and(fiefs(1)).is_empty(), "{homes:?} do not touch");
}
