//! Fund Expeditions (p.9-10).

use crate::dsl::{Scene, Sitting};
use knights::content::{Expedition, NeutralCard};
use table::{Game as _, Seat};

const FUND: NeutralCard = NeutralCard::FundExpeditions;
const CEYLON: usize = Expedition::Ceylon as usize;
const SPICE: usize = Expedition::SpiceIslands as usize;
const CHINA: usize = Expedition::China as usize;

fn three() -> Scene {
    Scene::of(3).strongholds().crowns(0, 10).crowns(1, 10).crowns(2, 10)
}

/// An expedition on a spot with stakes.
fn fleet(scene: Scene, which: usize, spot: u8, stakes: &[(usize, u8)]) -> Scene {
    let stakes = stakes.to_vec();
    scene.so(move |b| {
        b.fleets[which].spot = spot;
        stakes.iter().for_each(|(seat, n)| b.fleets[which].stakes[*seat] = *n);
    })
}

fn quiet(t: &table::kit::Sitting<knights::Knights>) -> bool {
    t.must().only() == Some(Seat(2)) && t.prompt(2).message.key == "prompt-baron-card"
}

fn funds(scene: Scene, start: &str) -> Sitting {
    let mut t = scene.neutral(FUND);
    t.does(0, start);
    t
}

#[test]
fn the_chairman_starts_one_that_is_not_under_way_or_none() {
    ledger::proves!("WK-EXP-01", "WK-EXP-02", "WK-EXP-03", "WK-EXP-25");
    let mut t = fleet(three(), SPICE, 1, &[(0, 2)]).neutral(FUND);
    assert_eq!(t.turn(), Some(0));
    t.offers_only(0, ["done", "expedition/ceylon", "expedition/china"]);
    t.is_refused(0, "expedition/spice_islands", "WK-EXP-03");
    // The chance of success falls and what it brings rises from one to the next.
    let fates = &t.game().content().fates[..24];
    let lost = |which: usize| {
        fates.iter().filter(|fate| fate.voyages[which] == knights::content::Voyage::FleetLost).count()
    };
    assert!(lost(CEYLON) < lost(SPICE) && lost(SPICE) < lost(CHINA));
}

#[test]
fn with_all_three_under_way_they_go_on_all_the_same() {
    ledger::proves!("WK-EXP-04", "WK-EXP-14", "WK-R-12");
    let scene = fleet(fleet(fleet(three(), CEYLON, 1, &[(0, 1)]), SPICE, 1, &[(0, 1)]), CHINA, 1, &[(1, 2)]);
    let mut t = scene.neutral(FUND);
    t.idle_until(&["done"], quiet);
    assert_eq!(t.board().fleets.map(|fleet| fleet.spot), [2, 2, 2]);
    let t = funds(fleet(three(), CEYLON, 1, &[(0, 1)]), "done");
    assert_eq!(t.board().fleets[CEYLON].spot, 2, "also where none is started");
}

#[test]
fn each_may_invest_up_to_five_when_it_starts() {
    ledger::proves!("WK-EXP-05", "WK-EXP-06", "WK-EXP-07", "WK-EXP-08", "WK-EXP-12");
    let mut t = funds(three().crowns(1, 3), "expedition/china");
    t.offers(0, ["number/0", "number/5"]);
    t.is_refused(0, "number/6", "WK-EXP-05");
    t.does(0, "number/0");
    t.is_refused(1, "number/4", "WK-EXP-05");
    t.does(1, "number/3").does(2, "number/5");
    t.idle_until(&["no"], quiet);
    let china = t.board().fleets[CHINA];
    assert_eq!((china.spot, china.stakes[..3].to_vec()), (1, vec![0, 3, 5]));
    assert_eq!([t.crowns(0), t.crowns(1), t.crowns(2)], [10, 0, 5], "the crowns lie on the track");
    let t = funds(fleet(three(), CHINA, 1, &[(1, 3)]), "done");
    assert_eq!(t.board().fleets[CHINA].stakes[0], 0, "nobody invests later");
}

#[test]
fn without_an_investor_it_has_not_started() {
    ledger::proves!("WK-R-13", "WK-R-14");
    let mut t = funds(three().faith(1, 1), "expedition/ceylon");
    t.does(0, "number/0").does(1, "number/0").does(2, "number/0");
    assert_eq!(
        (t.board().fleets[CEYLON].spot, t.baron(1).faith, t.turn()),
        (0, 1, Some(2)),
        "and nobody is asked for a blessing"
    );
}

#[test]
fn the_head_of_the_church_may_bless_it() {
    ledger::proves!("WK-EXP-09", "WK-EXP-10", "WK-EXP-11", "WK-R-15");
    let mut t = funds(three().faith(1, 1), "expedition/ceylon");
    t.does(0, "number/1").does(1, "number/0").does(2, "number/0");
    assert_eq!(t.turn(), Some(1));
    t.does(1, "yes");
    assert_eq!((t.board().fleets[CEYLON].is_blessed, t.baron(1).faith), (true, 0));
    let mut t = funds(three(), "expedition/ceylon");
    t.does(0, "number/1").does(1, "number/0").does(2, "number/0");
    assert!(!t.board().fleets[CEYLON].is_blessed, "without Faith he cannot");
    // Blessed, of No News and 2x the better applies.
    let scene =
        fleet(three(), CEYLON, 3, &[(0, 3)]).so(|b| b.fleets[CEYLON].is_blessed = true).fate("fa_13 fa_01");
    let t = funds(scene, "done");
    assert_eq!((t.crowns(0), t.board().fleets[CEYLON].spot), (16, 0));
}

#[test]
fn they_advance_by_one_and_are_resolved_on_the_third_spot() {
    ledger::proves!("WK-EXP-13", "WK-EXP-15", "WK-EXP-16", "WK-EXP-17", "WK-EXP-21", "WK-R-16");
    // No News, for all of them.
    let scene = fleet(fleet(three(), CEYLON, 2, &[(0, 2)]), SPICE, 1, &[(1, 2)]).fate("fa_13");
    let t = funds(scene, "done");
    assert_eq!((t.board().fleets[CEYLON].spot, t.board().fleets[SPICE].spot), (3, 2));
    assert_eq!((t.board().fleets[CEYLON].stakes[0], t.crowns(0)), (2, 10), "it waits there with its stakes");
    assert_eq!(
        t.state.fate.cards(knights::board::DECK).next(),
        Some(0),
        "one card was drawn, and goes under the deck"
    );
}

#[test]
fn a_lost_fleet_takes_the_stakes_with_it() {
    ledger::proves!("WK-EXP-18", "WK-EXP-22", "WK-R-17");
    let t = funds(fleet(three(), CHINA, 2, &[(0, 2), (1, 5)]).fate("fa_02"), "done");
    assert_eq!((t.board().fleets[CHINA], t.crowns(0), t.crowns(1)), (Default::default(), 10, 10));
}

#[test]
fn success_pays_so_many_times_the_stake() {
    ledger::proves!("WK-EXP-19", "WK-EXP-20", "WK-EXP-23", "WK-EXP-24", "WK-EX-11");
    let t = funds(fleet(three(), CHINA, 3, &[(1, 5)]).fate("fa_04"), "done");
    assert_eq!((t.crowns(1), t.board().fleets[CHINA]), (30, Default::default()), "four times five in all");
    let t = funds(fleet(three(), CEYLON, 3, &[(1, 5)]).fate("fa_02"), "done");
    assert_eq!(t.crowns(1), 15, "once is money back");
}

#[test]
fn the_example_of_expeditions() {
    ledger::proves!("WK-EX-10");
    let scene =
        fleet(Scene::of(3).strongholds().crowns(1, 5).faith(1, 1), SPICE, 2, &[(2, 1), (0, 5)]).fate("fa_01");
    let mut t = scene.neutral(FUND);
    t.is_refused(0, "expedition/spice_islands", "WK-EXP-03");
    t.does(0, "expedition/china").does(1, "number/2");
    t.idle_until(&["number/0", "yes"], quiet);
    let china = t.board().fleets[CHINA];
    assert_eq!((china.spot, china.is_blessed), (1, true), "it does not advance");
    assert_eq!((t.crowns(2), t.crowns(0)), (2, 10), "twice their stakes in all");
    assert_eq!(t.board().fleets[SPICE], Default::default(), "and it may start again");
}
