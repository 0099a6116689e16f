//! The players of Crusader Kings are worth what they promise.

use bots::{Seated, play_game};
use crusader::board::{Ending, State};
use crusader::content::{Content, Player, ScenarioId};
use crusader::options::Lead;
use crusader::{Crusader, Options, trophies};
use crusader_bots::PLAYERS;
use table::{Game, Sampled, Seat, Silent};

/// Plays a game to its end.
fn play(options: &Options, names: &[&str], number: u64) -> (Crusader, State) {
    let game = Crusader::new(Content::base(), options, names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(7, number);
    let mut seeds = Sampled::nth(8, number);
    let mut seats = Seated::exact(&PLAYERS, names.iter().copied(), &mut seeds).expect("known bots");
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        seats.answer(&game, state, seat, answers)
    });
    assert!(game.waiting(&state).must.is_empty(), "it is over");
    (game, state)
}

/// Which part of the victory a seat has.
fn share(game: &Crusader, state: &State, seat: Seat) -> f64 {
    let winners = trophies::winners(game, &state.board);
    let won = winners.has(game.player_of(seat));
    if won { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

fn report(what: &str, games: &[(Crusader, State)]) {
    let count = games.len() as f64;
    let mean = |of: &dyn Fn(&Crusader, &State, Player) -> f64| {
        let each = games.iter().flat_map(|(game, state)| {
            game.parties().iter().map(|party| of(game, state, party.player)).collect::<Vec<_>>()
        });
        let all: Vec<f64> = each.collect();
        all.iter().sum::<f64>() / all.len() as f64
    };
    let ended = |ending| games.iter().filter(|(_, state)| state.board.ending == ending).count();
    println!(
        "{what}: {count} games; jerusalem {}, eras {}; points {:.1}, lands {:.1}, shields {:.1}, castles {:.1}, developments {:.1}",
        ended(Ending::Jerusalem),
        ended(Ending::Eras),
        mean(&|_, state, player| f64::from(trophies::score(&state.board, player))),
        mean(&|_, state, player| f64::from(state.board.lands(player).len())),
        mean(&|_, state, player| f64::from(state.board.shields(player))),
        mean(&|_, state, player| f64::from(state.board.castles_of(player).len())),
        mean(&|_, state, player| f64::from(state.board.house(player).developments.len())),
    );
}

/// At least 95 of 100 games against four randoms.
#[test]
fn a_seneschal_beats_four_randoms() {
    let mut names = ["random"; 5];
    let mut games = Vec::new();
    let mut won = 0.0;
    for number in 0..100 {
        let seat = Seat((number % 5) as u8);
        names.fill("random");
        names[seat.index()] = "seneschal";
        let (game, state) = play(&Options::default(), &names, number);
        won += share(&game, &state, seat);
        games.push((game, state));
    }
    report("against randoms", &games);
    assert!(won >= 95.0, "{won} of 100");
}

/// More than his share against four official AIs.
#[test]
fn a_seneschal_holds_his_own_against_four_ais() {
    let (mut won, mut games) = (0.0, Vec::new());
    for number in 0..600 {
        let seat = Player((number % 5) as u8);
        let options = Options::default().led(seat, Lead::Person);
        let (game, state) = play(&options, &["seneschal"], number);
        won += share(&game, &state, Seat(0));
        games.push((game, state));
    }
    report(&format!("against AIs, {won} won"), &games);
    assert!(won > 120.0, "{won} of 600");
}

/// Games between seneschals end by the printed conditions.
#[test]
fn games_of_seneschals_end_as_printed() {
    for scenario in 0..6 {
        let seats = if scenario == 5 { 4 } else { 5 };
        let options = Options { scenario: ScenarioId(scenario), ..Options::default() };
        let games: Vec<_> = (0..10).map(|number| play(&options, &vec!["seneschal"; seats], number)).collect();
        report(&format!("scenario {}", scenario + 1), &games);
        assert!(games.iter().all(|(_, state)| state.board.ending != Ending::None));
    }
}
