//! The players of Kingsburg are worth what they promise.

use bots::{Bot, Style, play_game};
use kingsburg::answer::{Answer, BuildRight};
use kingsburg::board::{Phase, YEARS};
use kingsburg::content::{BuildingId, FateId, GovernorId, ScenarioId};
use kingsburg::flow::Frame;
use kingsburg::options::{Caprices, Governors, Lines, Scenario};
use kingsburg::{Kingsburg, Options};
use kingsburg_bots::{PLAYERS, Steward};
use table::{Game, Observer, Sampled, Seat, Silent, Standing};

/// Plays a game and tells how it ended. Every answer must be legal.
fn play(options: &Options, names: &[&str], game_number: u64) -> Standing {
    let game =
        Kingsburg::new(kingsburg::content::Content::base(), options, names.len() as u8).expect("playable");
    let mut chance = Sampled::nth(11, game_number);
    let mut players: Vec<Box<dyn Bot<Kingsburg>>> = (1..)
        .zip(names)
        .map(|(i, name)| PLAYERS.exact(name, game_number * 8 + i).expect("a known bot"))
        .collect();
    let mut state = game.set_up(&mut chance, &mut Silent);
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        let view = game.view(state, Observer::Seat(seat));
        let answer = players[seat.index()].answer(&game, &view, seat, answers);
        assert!(answers.contains(&answer), "{} answered {answer:?}, which is not legal", names[seat.index()]);
        Some(answer)
    });
    game.standing(&state).expect("the game is over")
}

/// How many games one steward wins alone against three randoms, his seat changing.
fn victories(options: &Options, games: u64) -> u64 {
    (0..games)
        .filter(|n| {
            let place = (n % 4) as usize;
            let mut names = ["random"; 4];
            names[place] = "steward";
            play(options, &names, *n).winners.only() == Some(Seat(place as u8))
        })
        .count() as u64
}

fn everything() -> Options {
    Options {
        lines: Lines::Drafted,
        governors: Governors::Auction,
        caprices: Caprices::Restoration,
        scenario: Scenario::Random,
        ..Options::of_modules(&[1, 2, 3, 4, 5, 6])
    }
}

#[test]
fn one_steward_beats_three_randoms_in_98_of_100_games_from_any_seat() {
    for place in 0..4 {
        let mut names = ["random"; 4];
        names[place] = "steward";
        let won = (0..100)
            .filter(|n| play(&Options::default(), &names, *n).winners.only() == Some(Seat(place as u8)));
        let won = won.count();
        assert!(won >= 98, "{won} of 100 from seat {place}");
    }
}

#[test]
fn one_steward_beats_three_randoms_with_each_module_and_with_all() {
    let alone = (1..=6).map(|module| Options::of_modules(&[module]));
    let drafted = Options { lines: Lines::Drafted, ..Options::default() };
    let auction = Options { governors: Governors::Auction, ..Options::default() };
    let restoration = Options { caprices: Caprices::Restoration, ..Options::default() };
    let all = Options::of_modules(&[1, 2, 3, 4, 5, 6]);
    for options in alone.chain([drafted, auction, restoration, all, everything()]) {
        let won = victories(&options, 100);
        assert!(won >= 90, "{won} of 100 with {options:?}");
    }
}

#[test]
fn one_steward_beats_three_randoms_in_each_scenario() {
    for scenario in
        [Scenario::GoblinValley, Scenario::LongSiege, Scenario::KingsWager, Scenario::SeersWarning]
    {
        let won = victories(&Options { scenario, ..Options::default() }, 100);
        assert!(won >= 90, "{won} of 100 with {scenario:?}");
    }
}

#[test]
fn stewards_always_answer_legally() {
    let standard = Options::of_modules(&[1, 2, 3, 4, 5, 6]);
    for n in 0..200 {
        let seats = 2 + (n % 4) as usize;
        let options = if n % 2 == 0 { standard } else { everything() };
        play(&options, &vec!["steward"; seats], n);
    }
}

/// The steward reads what a card does. Were he to know its name, he would not understand a content pack.
#[test]
fn the_steward_names_no_card() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let buildings = BuildingId::all().map(BuildingId::name);
    let governors = GovernorId::all().map(GovernorId::name);
    let fates = FateId::all().map(FateId::name);
    let scenarios = ScenarioId::all().map(ScenarioId::name);
    let names: Vec<String> =
        buildings.chain(governors).chain(fates).chain(scenarios).map(|name| format!("\"{name}\"")).collect();
    let ways = [
        "named(",
        "GovernorId(",
        "FateId(",
        "ScenarioId(",
        "BuildingId(1",
        "SourceId::tile(",
        "SourceId(",
        "CardId(",
    ];
    for path in sources(folder.as_ref()) {
        let text = std::fs::read_to_string(&path).expect("text");
        for word in names.iter().map(String::as_str).chain(ways) {
            assert!(!text.contains(word), "{} names {word}", path.display());
        }
    }
}

/// All files in a folder and its folders.
fn sources(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let files = std::fs::read_dir(folder).expect("the sources").map(|file| file.expect("a file").path());
    files.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn stewards_play_whole_games_with_any_number_of_seats() {
    for seats in 2..=5 {
        let names = vec!["steward"; seats];
        let scores: i32 = (0..10).flat_map(|n| play(&Options::default(), &names, n).scores.to_vec()).sum();
        let mean = scores / (10 * seats as i32);
        assert!(
            (20..60).contains(&mean),
            "{seats} stewards score {mean} points on average, which is no sensible game"
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let names = ["steward", "random", "steward"];
    for options in [Options::default(), everything()] {
        assert_eq!(play(&options, &names, 3), play(&options, &names, 3));
        assert_ne!(play(&options, &names, 3).scores, play(&options, &names, 4).scores);
    }
}

#[test]
fn random_takes_every_answer_equally_often() {
    let game = Kingsburg::new(kingsburg::content::Content::base(), &Options::default(), 2).expect("playable");
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    let seat = game.waiting(&state).must.first().expect("somebody takes a good");
    let mut answers = Vec::new();
    game.list(&state, seat, &mut answers);
    let view = game.view(&state, Observer::Seat(seat));
    let mut bot = PLAYERS.exact("random", 5).expect("a known bot");
    let chosen: Vec<Answer> = (0..3_000).map(|_| bot.answer(&game, &view, seat, &answers)).collect();
    for answer in &answers {
        let times = chosen.iter().filter(|a| *a == answer).count();
        assert!((900..1_100).contains(&times), "{answer:?} {times} times");
    }
}

#[test]
fn players_are_known_by_name() {
    assert!(PLAYERS.levels.iter().all(|level| PLAYERS.exact(level.name, 1).is_some()));
    assert!(PLAYERS.exact("oracle", 1).is_none());
}

/// In the last Autumn goods become buildings for the last time: whoever thinks builds what brings points, if he can pay it.
#[test]
fn no_level_leaves_points_lying_in_its_last_building_phase() {
    let thinkers = PLAYERS.levels.iter().filter(|level| level.play != Style::Random);
    let thinkers: Vec<&str> = thinkers.map(|level| level.name).collect();
    assert_eq!(thinkers, ["steward", "chancellor", "regent"]);
    for name in thinkers {
        let built: u64 = (0..40).map(|number| last_builds(name, number)).sum();
        assert!(built > 40, "{name} built {built} times in 40 games");
    }
}

/// Plays a game of two and tells how many buildings were built in its last Autumn. Until then stewards play: what is asked
/// of the level is its last building phase.
fn last_builds(name: &str, number: u64) -> u64 {
    let options = if number.is_multiple_of(2) { Options::default() } else { Options::of_modules(&[1, 5]) };
    let game = Kingsburg::new(kingsburg::content::Content::base(), &options, 2).expect("playable");
    let mut chance = Sampled::nth(23, number);
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut level = PLAYERS.exact(name, number).expect("a known bot");
    let mut built = 0;
    play_game(&game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, _| {
        let (board, view) = (&state.board, game.view(state, Observer::Seat(seat)));
        let is_last = board.year == YEARS && board.phase == Phase::Autumn;
        if !is_last || !matches!(board.frame(), Frame::Build(_)) {
            return Some(Steward.answer(&game, &view, seat, answers));
        }
        let answer = level.answer(&game, &view, seat, answers);
        let brings = |answer: &Answer| match answer {
            Answer::Build(one) => game.components().building(one.building).vp > 0,
            _ => false,
        };
        // With the Agent a second building follows: what brings points may be that one.
        let first = board.agent == Some(seat)
            && matches!(answer, Answer::Build(one) if one.right == BuildRight::Turn);
        assert!(
            first || brings(&answer) || !answers.iter().any(brings),
            "{name}, game {number}: {answers:?}"
        );
        built += u64::from(brings(&answer));
        Some(answer)
    });
    built
}
