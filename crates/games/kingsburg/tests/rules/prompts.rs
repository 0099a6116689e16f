//! What players are asked, by which rule, and the paths of their answers.

use crate::dsl::{Play, Table, say};
use kingsburg::answer::{Answer, Placement};
use kingsburg::board::{Phase, Right};
use table::{Game, Seat};

fn question(t: &Table) -> String {
    let prompt = t.prompt();
    say(&prompt.message, prompt.rule)
}

/// Player 0 of three has influenced with these dice and is being helped.
fn helped(dice: [u8; 3], path: &str) -> Table {
    let mut t = Play::year(2).spring().players(3).player(0, |p| p.dice(dice).has("1G")).influencing().start();
    t.seat(0).answers(path);
    t.idle_to_help();
    t
}

#[test]
fn every_decision_has_its_question() {
    ledger::proves!("KB-AID-05", "KB-INF-01", "KB-BUILD-01", "KB-ENVOY-08", "KB-MERC-01", "KB-RAID-03");
    assert_eq!(question(&Play::year(1).start()), "prompt-aid (KB-AID-05)");
    let reroll = Play::year(2).spring().players(3).player(0, |p| p.builds("B1").dice([1, 1, 1])).rerolling();
    assert_eq!(question(&reroll.start()), "prompt-reroll (KB-ORDERING-01)");
    assert_eq!(question(&Play::year(2).spring().influencing().start()), "prompt-influence (KB-INF-01)");
    assert_eq!(question(&Play::year(2).spring().building().start()), "prompt-build (KB-BUILD-01)");
    let mut agent = Play::year(2).spring().agent(0).player(0, |p| p.has("5W")).building().start();
    agent.seat(0).answers("building/F1");
    assert_eq!(question(&agent), "prompt-build-second (KB-ENVOY-08)");
    let town_hall = Play::year(2).spring().player(0, |p| p.builds("F1 F2 F3").has("1G"));
    let town_hall = town_hall.season_end();
    assert_eq!(question(&town_hall), "prompt-effect-trade source=building/F3 seat=seat 0 (KB-BLD-21)");
    let mercenaries = Play::year(2).phase(Phase::Mercenaries).start();
    assert_eq!(question(&mercenaries), "prompt-mercenaries price=2 (KB-MERC-01)");
    let barracks = Play::year(2).phase(Phase::Mercenaries).player(0, |p| p.builds("D1 D2 D3")).start();
    assert_eq!(question(&barracks), "prompt-mercenaries price=1 (KB-MERC-01)");
    let raid = Play::year(1).winter().card("1.1").rolls([1]).player(0, |p| p.has("2G")).start();
    assert_eq!(question(&raid), "prompt-raid (KB-RAID-03)");
    let reward = Play::year(4).winter().card("4.4").rolls([6]).player(0, |p| p.soldiers(9)).start();
    assert_eq!(question(&reward), "prompt-battle-reward (KB-WINTER-09)");
}

#[test]
fn gifts_ask_what_they_are() {
    ledger::proves!("KB-ADV-06", "KB-ADV-07", "KB-ADV-10", "KB-ADV-14", "KB-ADV-04");
    let ask = |dice, path| question(&helped(dice, path));
    assert_eq!(
        ask([4, 6, 6], "die/4 advisor/4"),
        "prompt-effect-take source=advisor/4 seat=seat 0 (KB-ADV-04)"
    );
    assert_eq!(
        ask([6, 6, 6], "die/6 advisor/6"),
        "prompt-effect-trade source=advisor/6 seat=seat 0 (KB-ADV-06)"
    );
    assert_eq!(
        ask([1, 6, 6], "die/1 die/6 advisor/7"),
        "prompt-effect-take source=advisor/7 seat=seat 0 (KB-ADV-07)"
    );
    assert_eq!(
        ask([4, 6, 6], "die/4 die/6 advisor/10"),
        "prompt-effect-look source=advisor/10 seat=seat 0 (KB-ADV-10)"
    );
    assert_eq!(
        ask([2, 6, 6], "die/2 die/6 die/6 advisor/14"),
        "prompt-effect-buy source=advisor/14 seat=seat 0 (KB-ADV-14)"
    );
    let mut queen = helped([5, 6, 6], "die/5 die/6 die/6 advisor/17");
    assert_eq!(question(&queen), "prompt-effect-take source=advisor/17 seat=seat 0 (KB-ADV-17)");
    queen.seat(0).answers("good/gold good/gold");
    assert_eq!(question(&queen), "prompt-effect-look source=advisor/17 seat=seat 0 (KB-ADV-17)");
}

#[test]
fn a_game_that_is_over_asks_nothing() {
    ledger::proves!("KB-END-02");
    let t = Play::year(5).winter().card("5.1").rolls([6]).start();
    let prompt = t.game.prompt(&t.state, Seat(0));
    assert_eq!(say(&prompt.message, prompt.rule), "prompt-over (KB-END-02)");
}

#[test]
fn a_path_names_dice_then_changes_then_the_advisor() {
    ledger::proves!("KB-INF-03", "KB-INF-05", "KB-BLD-11", "KB-ENVOY-05");
    let play = Play::year(2).spring().players(3).aid_die(0).player(0, |p| p.dice([2, 3, 3]).white([5]));
    let t = play.influencing().start();
    let path = |placement| t.game.path(&t.state, Seat(0), Answer::Place(placement)).to_string();
    let all =
        Placement { coloured: 0b111, white: 1, plus2: true, shift: 1, advisor: 16, right: Right::Agent };
    assert_eq!(path(all), "die/2 die/3 die/3 white/5 plus2 market/up agent advisor/16");
    let few =
        Placement { coloured: 0b010, white: 0, plus2: false, shift: -1, advisor: 2, right: Right::Free };
    assert_eq!(path(few), "die/3 market/down advisor/2");
}

#[test]
fn no_game_is_longer_than_it_says() {
    ledger::proves!("KB-FLOW-01");
    for seed in 0..10 {
        let t = Table::open(5, table::Scripted::dice([]).then_seed(seed));
        let (mut state, mut answers, mut tally) = (t.state, Vec::new(), table::Tally::default());
        table::play_out(&t.game, &mut state, &mut table::Sampled::new(seed), &mut answers, &mut tally);
        assert!((tally.decisions as usize) < t.game.longest(), "{} decisions", tally.decisions);
        assert!(t.game.longest() < 1_000_000, "and the promise is of use");
    }
}

#[test]
fn why_not_can_be_asked_about_everything_that_could_be_picked_once() {
    ledger::proves!("KB-INF-03", "KB-INF-04");
    let candidates = |t: &Table| {
        let mut all = Vec::new();
        t.game.candidates(&t.state, Seat(0), &mut all);
        let mut paths: Vec<_> = all.iter().map(|a| t.game.path(&t.state, Seat(0), *a).to_string()).collect();
        paths.sort_unstable();
        let count = paths.len();
        paths.dedup();
        assert_eq!(paths.len(), count, "no path means two things");
        paths
    };
    // Pass, accept, token, look at one deck or the other; 1 to 5 goods.
    let common = 5 + (3 + 6 + 10 + 15 + 21);
    // With and without token, with and without Agent, Market down, not, up; on 18 Advisors.
    let ways = 2 * 2 * 3 * 18;
    let play = Play::year(2).spring().players(3).aid_die(0).player(0, |p| p.dice([2, 2, 5]).white([4]));
    let mut t = play.influencing().start();
    assert_eq!(
        candidates(&t).len(),
        common + 6 * 2 * ways,
        "six groups of 2, 2, 5, with and without the white 4"
    );
    t.seat(0).answers("die/2 white/4 advisor/6");
    t.idle_until(|t| t.waits_for() == Some(0));
    let left = candidates(&t);
    assert_eq!(left.len(), common + 4 * ways, "four groups of 2 and 5, and no white die");
    assert!(
        !left.iter().any(|path| path.contains("white") || path.contains("die/2 die/2")),
        "placed dice are gone"
    );
    assert!(left.iter().any(|path| path == "die/2 die/5 plus2 market/up agent advisor/18"), "legal or not");
    assert_eq!(candidates(&Play::year(1).start()).len(), common + 56, "no dice, no groups; 56 buildings");
    let reroll = Play::year(2).spring().player(0, |p| p.builds("B1").dice([1, 1, 1])).rerolling().start();
    assert_eq!(
        candidates(&reroll).len(),
        common + 53 + 7 * 12 + 1 + 3 + 1 + 1,
        "53 buildings that change no dice; 7 things that do, with one of each face; all dice (Chapel, Philosopher), \
         one, two or three (Altar), three faces (Prince)"
    );
}
