//! Strongholds, retreats and deaths (p.17-18).

use crate::dsl::{Scene, Sitting, area, four, keep, noble, quiet};
use knights::Options;
use knights::board::{Heir, Place};
use knights::content::ActionCard;
use knights::options::Book;
use table::Seat;

/// Seat 0 besieges the stronghold of seat 1 for the second time.
fn conquers(scene: Scene) -> Sitting {
    let scene = scene.so(|b| b.barons[1].stronghold.sieges[0] = 1);
    let scene = scene.noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t
}

#[test]
fn a_stronghold_is_attacked_like_a_city() {
    ledger::proves!(
        "WK-STRONGHOLD-01",
        "WK-STRONGHOLD-02",
        "WK-STRONGHOLD-03",
        "WK-STRONGHOLD-04",
        "WK-R-45",
        "WK-COMP-03"
    );
    let scene = || four().stronghold(1, "h31", "mc_polish_200").noble(0, "star", "h31", "rg_50");
    let mut t = scene().card(0, ActionCard::VersatileStrategy);
    t.all(0, ["battle", "area/h31", "stronghold-of/1 manner/assault", "noble/red_star", "done"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(1))), 6, "400 and the troops in it");
    t.idle_until(&["result/blank"], |t| !t.must().has(Seat(0)));
    t.offers(1, ["done"]);
    let mut t = scene().so(|b| b.barons[1].stronghold.breaches = 1).attacks(
        0,
        "h31",
        "stronghold-of/1 manner/assault",
    );
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(1))), 5, "100 less for each breach");
}

#[test]
fn a_fallen_stronghold_brings_half_the_crowns_and_a_city_of_the_losers_choice() {
    ledger::proves!(
        "WK-STRONGHOLD-06",
        "WK-STRONGHOLD-07",
        "WK-STRONGHOLD-08",
        "WK-STRONGHOLD-16",
        "WK-R-47",
        "WK-R-48"
    );
    let mut t = conquers(four().crowns(1, 7).city(1, "lenz cadiz").fortified("lenz"));
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-tribute"));
    assert_eq!((t.crowns(0), t.crowns(1)), (3, 4), "half, rounded down");
    t.offers_only(1, ["city/lenz", "city/cadiz"]);
    t.is_refused(1, "city/kovel", "WK-STRONGHOLD-08");
    t.does(1, "city/lenz");
    assert_eq!((t.owner("lenz"), t.owner("cadiz")), (Some(0), Some(1)));
    assert!(t.city("lenz").is_fortified && t.baron(1).stronghold.area.is_none() && !t.baron(1).is_out);
    let t = conquers(four().crowns(1, 1));
    assert_eq!((t.crowns(0), t.turn()), (0, Some(3)), "no city, no tribute");
}

#[test]
fn its_troops_lose_deserters_and_stay_with_its_card() {
    ledger::proves!("WK-STRONGHOLD-12", "WK-STRONGHOLD-13");
    // The first Fate card says Tuscan.
    let t = conquers(four().stronghold(1, "h31", "rg_50 mc_tuscan_50").fate("fa_01"));
    assert_eq!(t.garrison_of(1), "rg_50", "the Tuscan has deserted, the Regulars stay");
    assert_eq!(t.board().tokens(keep(1)), 0);
}

#[test]
fn a_stronghold_that_falls_to_dead_attackers_pays_nobody() {
    ledger::proves!("WK-STRONGHOLD-05", "WK-STRONGHOLD-14", "WK-STRONGHOLD-17", "WK-EX-42");
    let scene = four().crowns(1, 8).city(1, "lenz").so(|b| b.barons[1].stronghold.breaches = 3);
    let scene = scene.noble(0, "circle", "h31", "mc_english_100").results("deal blank blank deal");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "done", "breach"], quiet);
    assert_eq!((t.place(0, "circle"), t.baron(1).stronghold.area), (Place::Off, None));
    assert_eq!((t.crowns(0), t.crowns(1), t.owner("lenz")), (0, 8, Some(1)));
}

#[test]
fn third_barons_give_leave_for_a_stronghold_too() {
    ledger::proves!("WK-STRONGHOLD-18");
    let scene = four().noble(0, "star", "h31", "mc_english_200").noble(2, "star", "h31", "rg_50");
    let t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    assert_eq!(t.turn(), Some(2));
}

/// A battle in which seat 1's circle must retreat from h22, whatever it has there.
fn retreats(scene: Scene, place: &str) -> Sitting {
    let scene = scene
        .noble(0, "circle", place, "mc_english_200")
        .results("victory blank blank blank prevent prevent prevent prevent prevent");
    let mut t = scene.attacks(0, place, "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.idle_until(&["result/blank", "result/prevent", "done"], |t| {
        let over = t.state.board.battle.manner.is_none();
        over || t.must().only() == Some(Seat(1))
            && t.prompt(1).message.key != "prompt-discard-fate"
            && t.prompt(1).message.key != "prompt-casualties"
    });
    t
}

#[test]
fn nobody_retreats_of_his_own_will() {
    ledger::proves!("WK-RETREAT-01", "WK-RETREAT-02");
    let scene = four().noble(1, "circle", "h22", "rg_50").noble(0, "circle", "h22", "rg_50");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.is_refused(1, "retreat", None);
}

#[test]
fn one_retreats_to_a_free_area_next_door() {
    ledger::proves!("WK-RETREAT-05", "WK-RETREAT-07", "WK-RETREAT-08", "WK-RETREAT-14", "WK-R-52");
    let scene = four()
        .noble(1, "circle", "h22", "rg_50 rg_50 rg_100")
        .tired(1, "circle")
        .city(2, "lenz")
        .noble(3, "star", "h13", "rg_50");
    let mut t = retreats(scene, "h22");
    t.offers(1, ["area/h12", "area/h23"]);
    t.is_refused(1, "area/h32", "WK-RETREAT-07");
    t.is_refused(1, "area/h13", "WK-RETREAT-07");
    t.is_refused(1, "area/h21", "WK-RETREAT-07");
    t.is_refused(1, "area/h43", "WK-RETREAT-07");
    t.does(1, "area/h12");
    assert!(
        t.is_in(1, "circle", "monz") && t.is_tired(1, "circle"),
        "a neutral city is no obstacle, and he is as tired as he was"
    );
}

#[test]
fn a_foreign_stronghold_is_an_obstacle_by_the_english_book_only() {
    ledger::proves!("WK-RETREAT-09");
    let scene = |options: &Options| {
        Scene::with(options, 4).strongholds().noble(1, "circle", "h22", "rg_50 rg_50 rg_100")
    };
    let t = retreats(scene(&Options::default()), "h22");
    assert!(t.can(1, "area/h11") && t.can(1, "area/h13"));
    let mut t = retreats(scene(&Options { edition: Book::English, ..Options::default() }), "h22");
    t.is_refused(1, "area/h11", "WK-RETREAT-09");
}

#[test]
fn several_retreat_each_his_own_way() {
    ledger::proves!("WK-RETREAT-06");
    let scene = four().noble(1, "circle", "h22", "rg_50 rg_100").noble(1, "square", "h22", "rg_50");
    let scene = scene
        .noble(0, "circle", "h22", "mc_english_200")
        .results("victory blank blank blank prevent prevent prevent prevent prevent");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.does(1, "noble/blue_circle");
    t.idle_until(&["result/blank", "result/prevent", "done"], |t| {
        t.prompt(1).message.key == "prompt-retreat" && t.must().has(Seat(1))
    });
    t.does(1, "area/h12");
    t.idle_until(&[], |t| t.prompt(1).message.key == "prompt-retreat" && t.must().has(Seat(1)));
    t.does(1, "area/h23");
    let places = [t.place(1, "circle"), t.place(1, "square")];
    assert!(places.contains(&Place::Area(area("h12"))) && places.contains(&Place::Area(area("h23"))));
}

#[test]
fn without_a_way_out_he_falls_back_to_his_stronghold_or_dies() {
    ledger::proves!("WK-RETREAT-10", "WK-RETREAT-11", "WK-RETREAT-12");
    // Ballin has three neighbours.
    let shut = || {
        Scene::of(4)
            .stronghold(0, "h11", "")
            .stronghold(1, "h31", "")
            .stronghold(2, "h24", "")
            .stronghold(3, "h44", "")
            .noble(1, "circle", "h50", "rg_50 rg_50 rg_100")
            .noble(2, "star", "h40", "rg_50")
            .noble(2, "square", "h51", "rg_50")
            .city(3, "gedze")
    };
    let t = retreats(shut(), "h50");
    assert!(t.is_in(1, "circle", "h31") && t.is_tired(1, "circle"));
    let t = retreats(
        shut().so(|b| b.barons[1].stronghold.sieges[2] = 1).noble(2, "circle", "h31", "rg_50"),
        "h50",
    );
    assert_eq!(t.place(1, "circle"), Place::Off, "it is besieged");
    let t = retreats(shut().so(|b| b.barons[1].stronghold.area = None), "h50");
    assert_eq!(t.place(1, "circle"), Place::Off, "it is gone; and there is no way by sea");
}

#[test]
fn overseas_there_is_no_retreat() {
    ledger::proves!("WK-RETREAT-13");
    let t = retreats(four().noble(1, "circle", "acre", "rg_50 rg_50 rg_100"), "acre");
    assert_eq!(t.place(1, "circle"), Place::Off, "he dies although his stronghold stands");
}

#[test]
fn who_dies_without_an_heir_is_gone_with_his_regulars() {
    ledger::proves!("WK-DEATH-08", "WK-DEATH-09", "WK-R-55");
    let scene = four()
        .noble(1, "circle", "acre", "rg_50 mc_polish_200")
        .so(|b| b.noble_mut(noble(1, "circle")).heir = Heir::None);
    let mut t = retreats(scene, "acre");
    t.idle_until(&[], |t| t.state.board.battle.manner.is_none());
    assert_eq!((t.place(1, "circle"), t.troops(1, "circle").as_str()), (Place::Gone, ""));
    assert!(
        t.board().mercenaries.deck.iter().any(|troop| troop.kind().word() == "mc_polish_200"),
        "Mercenaries go back"
    );
}

#[test]
fn the_stronghold_comes_back_in_upkeep_and_brings_influence_only_then() {
    ledger::proves!(
        "WK-STRONGHOLD-09",
        "WK-STRONGHOLD-10",
        "WK-STRONGHOLD-11",
        "WK-R-50",
        "WK-R-51",
        "WK-UPKEEP-05"
    );
    let scene = Scene::of(4)
        .city(1, "lenz")
        .stronghold(0, "h11", "")
        .stronghold(2, "h24", "")
        .stronghold(3, "h44", "");
    let mut t = scene.noble(2, "star", "h42", "rg_50").upkeep();
    t.idle_until(&["done", "city/lenz"], |t| {
        t.prompt(1).message.key == "prompt-return-stronghold" && t.must().has(Seat(1))
    });
    assert_eq!(t.baron(1).influence, 0, "without a stronghold none");
    t.offers(1, ["done", "area/h31", "area/h10"]);
    assert!(
        !t.can(1, "area/h42") && !t.can(1, "area/h11") && !t.can(1, "area/h21") && !t.can(1, "area/sea_acre")
    );
    t.does(1, "area/h31");
    assert_eq!(t.baron(1).stronghold.area, Some(area("h31")));
}
