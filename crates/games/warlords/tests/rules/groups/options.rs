//! What can be agreed before a game.

use super::{attack, fight, four, four_with, winner};
use crate::dsl::{Scene, Sitting};
use table::{Game as _, Seat};
use warlords::board::{Ending, Phase};
use warlords::options::{
    CaptiveRule, CastleRule, HoldRule, RandomRule, RecruitRule, RetreatRule, ScenarioChoice, TieRule,
};
use warlords::{Options, Warlords};

#[test]
fn the_rulings_are_the_defaults() {
    ledger::proves!("WE-R-21", "WE-R-29", "WE-R-32", "WE-R-34", "WE-R-41", "WE-R-44", "WE-R-72", "WE-R-75");
    let agreed = Options {
        scenario: ScenarioChoice::Standard,
        retreat: RetreatRule::Split,
        bonus_on_tie: TieRule::Nothing,
        unlimited_recruits_in: RecruitRule::AnyCastle,
        castle_supply: CastleRule::Shared,
        two_player_hold: HoldRule::OpponentTurn,
        warlords_while_captive: CaptiveRule::None,
        random_starts: RandomRule::Any,
        rounds: 0,
    };
    assert_eq!(Options::default(), agreed);
    let written = serde_json::to_string(&agreed).expect("written");
    assert_eq!(serde_json::from_str::<Options>(&written).expect("read"), agreed);
    assert!(serde_json::from_str::<Options>(r#"{"retreats":"split"}"#).is_err(), "no word is overlooked");
}

/// Three survivors from two fiefs must decide where to retreat.
fn retreating(retreat: RetreatRule) -> Sitting {
    let options = Options { retreat, ..Options::default() };
    let mut t =
        four_with(&options).holds(0, "northumbria L2, england L2").holds(1, "kiev L3, wales L3").turn(0);
    attack(&mut t, "northumbria", "L2", "wales");
    attack(&mut t, "england", "L1", "wales");
    fight(&mut t, "wales", &[1, 1, 1, 1, 1, 1]);
    t.answers(0, ["retreat"]);
    t
}

#[test]
fn by_agreement_all_retreat_to_one_fief() {
    ledger::proves!("WE-R-21");
    let mut t = retreating(RetreatRule::Split);
    assert!(t.may("fief/england some") && t.may("fief/northumbria everybody"));
    t.answers(0, ["fief/england some", "soldier/lancer number/1"]);
    t.answers(0, ["fief/northumbria everybody"]);
    assert_eq!((t.army("england").as_str(), t.army("northumbria").as_str()), ("L2", "L2"));
    let mut t = retreating(RetreatRule::OneFief);
    assert_eq!(t.paths(), ["fief/northumbria everybody", "fief/england everybody"]);
    t.answers(0, ["fief/england everybody"]);
    assert_eq!((t.army("england").as_str(), t.army("northumbria").as_str()), ("L4", ""));
}

#[test]
fn by_agreement_a_new_castle_limits_recruits_until_it_is_finished_and_a_captured_one_does_not() {
    ledger::proves!("WE-R-32", "WE-CASTLE-07", "WE-CASTLE-12");
    // Player 0 has nothing but an unfinished castle of an earlier round.
    let scene = |rule, captured: bool| {
        let options = Options { unlimited_recruits_in: rule, ..Options::default() };
        let scene = four_with(&options).holds(0, "england L3").gold(0, 40).so(move |s| {
            let england = crate::dsl::fief("england");
            s.board.finished.remove(england);
            if captured {
                s.board.captured.insert(england);
            }
        });
        scene.recruit()
    };
    for (rule, captured, open) in [
        (RecruitRule::AnyCastle, false, true),
        (RecruitRule::FinishedCastle, true, false),
        (RecruitRule::FinishedOrCaptured, false, false),
        (RecruitRule::FinishedOrCaptured, true, true),
    ] {
        let mut t = scene(rule, captured);
        assert_eq!(t.may("soldier/lancer number/2"), open, "{rule:?} {captured}");
        assert!(t.may("soldier/knight number/1"), "nobles from the second round, one at least");
        assert_eq!(t.may("soldier/knight number/2"), open);
        // Once it is paid to be finished it takes any number in this Deploy.
        t.answers(0, ["finish fief/england", "soldier/lancer number/2", "soldier/knight number/1", "done"]);
        t.pass_to(Phase::Initiative);
        assert_eq!((t.army("england").as_str(), t.state.board.captured.is_empty()), ("L5 K1", true));
    }
}

#[test]
fn a_castle_that_is_taken_is_a_captured_one_until_it_is_finished() {
    ledger::proves!("WE-R-32", "WE-CAPTURECASTLE-02");
    let mut t = four().holds(0, "england L9").holds(1, "kiev L3, wales L1").castle("wales").turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(t.state.board.captured.has(crate::dsl::fief("wales")));
    t.pass_until(|t| t.state.board.round == 3 && t.phase() == Phase::Recruit && t.waits_for() == Some(0));
    t.answers(0, ["finish fief/wales"]).pass_to(Phase::Initiative);
    assert!(t.state.board.captured.is_empty());
}

#[test]
fn by_agreement_warlords_are_bought_while_others_are_captive() {
    ledger::proves!("WE-R-44", "WE-R-45", "WE-WARLORD-09");
    let scene = |rule| {
        let options = Options { warlords_while_captive: rule, ..Options::default() };
        four_with(&options).holds(0, "england L1 W1").captive("kiev", 0).gold(0, 30).recruit()
    };
    scene(CaptiveRule::None).refused(0, "soldier/warlord number/1", "WE-WARLORD-09");
    let mut t = scene(CaptiveRule::WithinLimit);
    t.refused(0, "soldier/warlord number/2", "WE-PROXY-04");
    t.answers(0, ["soldier/warlord number/1"]);
    t.refused(0, "soldier/warlord number/1", "WE-PROXY-04");
    let mut t = four().holds(0, "england L1 W1").captive("kiev", 2).gold(0, 30).recruit();
    t.answers(0, ["soldier/warlord number/1"]);
}

/// Runs the check of this round with a bound of two rounds.
fn bounded(scene: Scene) -> Sitting {
    let mut t = scene.pope([]);
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Recruit));
    t
}

#[test]
fn a_game_may_have_a_last_round() {
    ledger::proves!("WE-R-75");
    let two = Options { rounds: 2, ..Options::default() };
    let scene =
        |options: &Options| four_with(options).holds(1, "kiev L3, wales L1").castle("wales").gold(0, 9);
    let t = bounded(scene(&two));
    assert_eq!((winner(&t), t.state.board.ending), (Some(1), Ending::Limit), "most finished castles");
    assert_eq!(t.game.standing(&t.state).expect("over").by.0, "WE-R-75");
    let three = Options { rounds: 3, ..Options::default() };
    assert_eq!(bounded(scene(&three)).phase(), Phase::Recruit, "not before the last round");
    assert_eq!(bounded(scene(&Options::default())).phase(), Phase::Recruit, "people play on");
    let t = bounded(four_with(&two).holds(3, "castile L3, leon L1").gold(0, 99));
    assert_eq!(winner(&t), Some(3), "castles alike: fiefs");
    let t = bounded(four_with(&two).gold(2, 3).gold(1, 2));
    assert_eq!(winner(&t), Some(2), "fiefs alike: gold");
    let t = bounded(four_with(&two).gold(2, 3).gold(1, 3));
    let winners = t.game.standing(&t.state).expect("over").winners;
    assert_eq!(winners, [1, 2].map(Seat).into_iter().collect(), "else it is shared");
}

#[test]
fn a_crown_comes_before_the_last_round() {
    ledger::proves!("WE-R-75", "WE-VICTORY-03");
    let two = Options { rounds: 2, ..Options::default() };
    let scene =
        four_with(&two).holds(0, "england L3, wales L1, sicily L1, nicaea L1").castle("wales sicily nicaea");
    let t = bounded(scene.so(|s| s.board.crown.seen = [1, 2, 3].map(Seat).into_iter().collect()));
    assert_eq!((winner(&t), t.state.board.ending), (Some(0), Ending::Crown));
}

#[test]
fn simulated_games_are_bounded() {
    ledger::proves!("WE-R-75");
    let options = |rounds| Options { rounds, ..Options::default() };
    assert_eq!(Warlords::bounded(&options(0)).rounds, warlords::BOUND);
    assert_eq!(Warlords::bounded(&options(5)).rounds, 5);
}

#[test]
fn each_scenario_has_its_number_of_players() {
    ledger::proves!("WE-SCEN-01", "WE-SCEN-02", "WE-SCEN-03", "WE-SCEN-04", "WE-SCEN-05");
    use ScenarioChoice::{Agreed, Hard, Inner, Long, Random, Standard};
    for (scenario, seats) in [
        (Standard, vec![2, 3, 4]),
        (Hard, vec![3, 4]),
        (Long, vec![3]),
        (Inner, vec![4]),
        (Random, vec![2, 3, 4]),
        (Agreed, vec![2, 3, 4]),
    ] {
        let playable = |seats: &u8| {
            Warlords::new(
                warlords::content::Content::base(),
                &Options { scenario, ..Options::default() },
                *seats,
            )
            .is_ok()
        };
        assert_eq!((1..=5).filter(playable).collect::<Vec<u8>>(), seats, "{scenario:?}");
    }
}

#[test]
fn by_agreement_random_kingdoms_do_not_border_on_each_other() {
    ledger::proves!("WE-R-72", "WE-SCEN-05");
    let homes = |random_starts, seed| {
        let options = Options { scenario: ScenarioChoice::Random, random_starts, ..Options::default() };
        let game = Warlords::new(warlords::content::Content::base(), &options, 2).expect("playable");
        let mut chance = table::Sampled::new(seed);
        let mut state = game.set_up(&mut chance, &mut Vec::new());
        for n in 1..=2 {
            let seat = game.waiting(&state).must.first().expect("somebody");
            game.apply(
                &mut state,
                seat,
                warlords::answer::Answer::Initiative(n),
                &mut chance,
                &mut Vec::new(),
            );
        }
        let fiefs = |seat: usize| {
            let home = state.board.players[seat].home.expect("dealt");
            game.components().kingdoms[home.index()].fiefs
        };
        let (one, other) = (fiefs(0), fiefs(1));
        assert_ne!(one, other, "never the same");
        one.iter().any(|f| !game.map().near[f].and(other).is_empty())
    };
    assert!((0..60).any(|seed| homes(RandomRule::Any, seed)), "neighbours happen");
    assert!((0..60).all(|seed| !homes(RandomRule::NotAdjacent, seed)), "and here they do not");
}

#[test]
fn by_agreement_nobles_and_others_share_the_places_of_an_unfinished_castle() {
    ledger::proves!("WE-R-31", "WE-R-32");
    let buys = ["soldier/lancer number/1", "soldier/knight number/1", "soldier/warlord number/1"];
    for rule in [RecruitRule::FinishedCastle, RecruitRule::FinishedOrCaptured] {
        let options = Options { unlimited_recruits_in: rule, ..Options::default() };
        for first in buys {
            let scene = Scene::with(&options, 4).holds(0, "croatia L1").unfinished("croatia").gold(0, 30);
            let mut t = scene.holds(1, "kiev L1").holds(2, "nicaea L1").holds(3, "leon L1").recruit();
            t.answers(0, [first]);
            for second in buys {
                t.refused(0, second, "WE-R-31");
            }
        }
        // In a second fief there is a place more, but not for nobles.
        let scene =
            Scene::with(&options, 4).holds(0, "croatia L1, wales L1").unfinished("croatia").gold(0, 30);
        let mut t = scene.holds(1, "kiev L1").holds(2, "nicaea L1").holds(3, "leon L1").recruit();
        t.answers(0, ["soldier/lancer number/1", "soldier/knight number/1"]);
        t.refused(0, "soldier/lancer number/1", "WE-R-31").refused(0, "soldier/warlord number/1", "WE-R-31");
    }
}
