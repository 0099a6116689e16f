//! For Glory: Leaders, Heralds, Garrisons, Town Levies (CG p.2-3).

use crate::dsl::{Scene, city};
use knights::board::{Place, Site};
use knights::content::{NeutralCard, PhaseArea, TroopId};

use table::Seat;

fn four() -> Scene {
    Scene::glory(4).strongholds()
}

const UPGRADE: NeutralCard = NeutralCard::UpgradeDefensesCg;
const FORCES: NeutralCard = NeutralCard::MusterForces;

#[test]
fn a_leader_gives_his_noble_an_ability_even_when_exhausted() {
    ledger::proves!("CG-TROOP-03", "CG-TROOP-04", "CG-TROOP-05", "CG-R-04");
    let fought = |mine: &str| {
        let scene = four()
            .noble(0, "circle", "h22", "mc_swiss_200")
            .noble(1, "circle", "h22", mine)
            .tired(1, "circle");
        let mut t = scene.results("blank blank blank blank deal deal victory victory").attacks(
            0,
            "h22",
            "seat/1 manner/field",
        );
        t.all(0, ["noble/red_circle", "done"]);
        t.idle_until(&["result/blank", "done"], |t| !t.must().has(Seat(0)));
        t
    };
    let mut t = fought("mc_polish_200 ld_english");
    t.idle_until(&["result/victory", "done"], |t| {
        t.must().has(Seat(1)) && t.prompt(1).message.key == "prompt-use-card"
    });
    assert!(t.can(1, "use troop/ld_english"), "in the open field, although he is exhausted");
}

#[test]
fn one_leader_and_one_herald_at_most() {
    ledger::proves!("CG-TROOP-06", "CG-TROOP-07", "CG-R-03");
    let scene = |card: &str| {
        four()
            .city(0, "kovel")
            .noble(0, "star", "kovel", "ld_english hd_polish")
            .offer(card)
            .crowns(0, 9)
            .track("0 1 2 3 1")
    };
    let mut t = scene("ld_swiss").special();
    t.does(0, "troop/ld_swiss law/obey");
    t.is_refused(0, "noble/red_star", "CG-TROOP-06");
    t.does(0, "stronghold/red");
    let mut t = scene("hd_swiss").special();
    t.does(0, "troop/hd_swiss law/obey");
    t.is_refused(0, "noble/red_star", "CG-TROOP-07");
}

#[test]
fn a_garrison_is_hired_for_a_crown_and_strengthens_its_city() {
    ledger::proves!(
        "CG-GARRISON-01",
        "CG-GARRISON-02",
        "CG-GARRISON-03",
        "CG-GARRISON-04",
        "CG-GARRISON-05",
        "CG-GARRISON-06",
        "CG-GARRISON-12",
        "CG-NACT-14",
        "CG-NACT-15",
        "CG-R-07",
        "CG-R-08",
        "CG-R-09"
    );
    let scene = || four().crowns(0, 9).city(0, "kovel acre").breaches("kovel", 1).city(1, "lenz");
    let mut t = scene().neutral(UPGRADE);
    t.does(0, "repair city/kovel number/1");
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-garrison" && t.must().has(Seat(0)));
    t.is_refused(0, "garrison city/lenz", "CG-GARRISON-02");
    t.offers(0, ["garrison city/acre", "garrison city/kovel", "done"]);
    t.does(0, "garrison city/kovel");
    assert_eq!((t.city("kovel").has_garrison, t.crowns(0)), (true, 6), "besides the repair");
    assert_eq!(t.game().walls(t.board(), Site::City(city("kovel"))), 400);
    let mut t =
        scene().garrison("kovel").siege("acre", 1, 1).noble(1, "star", "acre", "rg_50").neutral(UPGRADE);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-garrison" && t.must().has(Seat(0)));
    t.is_refused(0, "garrison city/kovel", "CG-GARRISON-12");
    assert!(!t.can(0, "garrison city/acre"), "not under siege");
}

#[test]
fn there_are_eight_garrisons() {
    ledger::proves!("CG-GARRISON-07", "CG-GARRISON-11");
    let scene = four().crowns(0, 9).city(0, "kovel").city(1, "lenz isar berac alta rota uran surat monz");
    let mut t = scene.garrison("lenz isar berac alta rota uran surat monz").neutral(UPGRADE);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-garrison" && t.must().has(Seat(0)));
    t.is_refused(0, "garrison city/kovel", "CG-GARRISON-07");
}

#[test]
fn garrisons_are_paid_or_go() {
    ledger::proves!("CG-GARRISON-08", "CG-GARRISON-09", "CG-R-05", "CG-R-06");
    let scene = |crowns| four().crowns(0, crowns).city(0, "kovel lenz").garrison("kovel lenz");
    let mut t = scene(5).phase(PhaseArea::Wages);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.city("kovel").has_garrison), (3, true));
    let mut t = scene(5).phase(PhaseArea::Wages);
    t.all(0, ["city/kovel", "done"]);
    assert_eq!((t.crowns(0), t.city("kovel").has_garrison, t.city("lenz").has_garrison), (4, false, true));
    let t = scene(5).laws("ag_garrison_statute").phase(PhaseArea::Wages);
    assert!(t.city("kovel").has_garrison);
}

#[test]
fn a_lost_city_loses_its_garrison() {
    ledger::proves!("CG-GARRISON-10");
    let scene = four().city(1, "monz").garrison("monz").siege("monz", 0, 1).noble(
        0,
        "star",
        "monz",
        "mc_english_200 mc_swiss_200",
    );
    let mut t = scene.attacks(0, "monz", "city/monz manner/siege");
    t.all(0, ["noble/red_star", "done", "keep"]);
    assert_eq!((t.owner("monz"), t.city("monz").has_garrison), (Some(0), false));
}

#[test]
fn levies_are_recruited_by_nobles_in_their_city() {
    ledger::proves!(
        "CG-LEVY-01",
        "CG-LEVY-02",
        "CG-LEVY-03",
        "CG-LEVY-04",
        "CG-LEVY-05",
        "CG-LEVY-06",
        "CG-NACT-16",
        "CG-NACT-17",
        "CG-NACT-18",
        "CG-NACT-19",
        "CG-NACT-20",
        "CG-R-10",
        "CG-R-12"
    );
    let scene = || {
        four()
            .crowns(0, 9)
            .city(0, "kovel lenz")
            .noble(0, "star", "kovel", "rg_50")
            .noble(0, "square", "lenz", "rg_50")
            .noble(0, "circle", "monz", "rg_50")
    };
    let mut t = scene().neutral(FORCES);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-levies" && t.must().has(Seat(0)));
    t.is_refused(0, "levy city/monz noble/red_circle", "CG-NACT-18");
    t.is_refused(0, "levy city/kovel noble/red_square", "CG-NACT-18");
    t.does(0, "levy city/kovel noble/red_star");
    t.is_refused(0, "levy city/kovel noble/red_star", "CG-NACT-20");
    t.does(0, "levy city/lenz noble/red_square");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (5, "rg_50 tl_kovel"));
    let mut t = scene().crowns(0, 1).neutral(FORCES);
    t.idle_until(&["done"], |t| {
        t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
    });
    assert_eq!(t.troops(0, "star"), "rg_50", "two crowns each");
    assert!(
        !TroopId::mercenaries().or(TroopId::captains()).has(TroopId::levy(city("kovel"))),
        "never in the Draft"
    );
}

#[test]
fn levies_cost_no_wages_but_go_with_deserting_mercenaries() {
    ledger::proves!("CG-LEVY-07", "CG-LEVY-08", "CG-LEVY-11", "CG-R-11");
    let scene = || four().crowns(0, 9).noble(0, "star", "h21", "tl_kovel mc_english_100 rg_50");
    let mut t = scene().phase(PhaseArea::Wages);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (6, "mc_english_100 rg_50 tl_kovel"));
    let mut t = scene().phase(PhaseArea::Wages);
    t.all(0, ["troop/mc_english_100 noble/red_star", "done"]);
    assert_eq!(t.troops(0, "star"), "rg_50", "back in their pile");
}

#[test]
fn levies_of_a_dead_noble_are_gone_and_may_be_lost_first() {
    ledger::proves!("CG-LEVY-09", "CG-LEVY-10", "CG-EX-03");
    let scene = four().noble(1, "circle", "acre", "tl_kovel mc_polish_100").tokens(1, "circle", 1).noble(
        0,
        "circle",
        "acre",
        "mc_english_200",
    );
    let mut t =
        scene.results("deal blank blank blank prevent victory").attacks(0, "acre", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "result/prevent", "result/victory", "done", "troop/tl_kovel"], |t| {
        t.state.board.battle.manner.is_none()
    });
    assert_eq!(t.place(1, "circle"), Place::Off);
    assert!(!t.troops(1, "circle").contains("tl_kovel"));
}
