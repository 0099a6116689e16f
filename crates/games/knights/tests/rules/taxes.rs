//! Taxation and Wages (p.11).

use crate::dsl::Scene;
use knights::board::Place;
use knights::content::{ActionCard, PhaseArea};
use table::Seat;

const TAXATION: PhaseArea = PhaseArea::Taxation;
const WAGES: PhaseArea = PhaseArea::Wages;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

#[test]
fn every_city_pays_its_printed_income() {
    ledger::proves!("WK-TAX-01", "WK-TAX-05", "WK-MAP-02");
    let t = three().city(0, "lenz cadiz froli").breaches("lenz", 2).city(1, "kovel").phase(TAXATION);
    assert_eq!([t.crowns(0), t.crowns(1), t.crowns(2)], [8, 3, 0], "4 and 3 and 1, breaches or not");
}

#[test]
fn a_fortified_city_pays_more_and_a_besieged_one_nothing() {
    ledger::proves!("WK-TAX-03", "WK-TAX-04", "WK-SIEGE-14");
    let t = three().city(0, "lenz kovel").fortified("lenz").phase(TAXATION);
    assert_eq!(t.crowns(0), 8);
    let scene = three().city(0, "lenz kovel").fortified("lenz").siege("lenz", 1, 1);
    let t = scene.noble(1, "star", "lenz", "rg_50").phase(TAXATION);
    assert_eq!(t.crowns(0), 3);
}

#[test]
fn concessions_pay_their_holder() {
    ledger::proves!("WK-TAX-02", "WK-AGENDA-12");
    let t = three()
        .charges(0, "ag_salt ag_silver")
        .charges(1, "ag_harbours")
        .city(1, "cadiz olbi")
        .phase(TAXATION);
    assert_eq!((t.crowns(0), t.crowns(1)), (5, 5 + 3), "a crown, and one for each port city");
}

#[test]
fn the_cards_of_taxation_go_back_when_all_are_paid() {
    ledger::proves!("WK-TAX-06");
    let t = three().phase(TAXATION);
    assert_eq!(t.board().cards_in(TAXATION), 0);
    assert_eq!(t.baron(1).cards.of(ActionCard::LevyTaxes), 2, "all are back, but for that of the last Baron");
    assert_eq!(t.turn(), Some(2));
}

#[test]
fn a_law_on_taxes_is_obeyed_or_refused() {
    ledger::proves!("WK-BAN-05", "WK-EX-13", "WK-R-65", "WK-AGENDA-02");
    let scene = || three().laws("ag_tithe").city(0, "lenz berac").city(1, "kovel");
    let mut t = scene().phase(TAXATION);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-law"));
    t.does(0, "accept");
    assert_eq!(t.crowns(0), 8 - 2, "one of every three");
    t.does(1, "refuse");
    assert_eq!(t.crowns(1), 3, "he pays nothing");
    assert!(t.board().banned.has(Seat(1)) && !t.board().banned.has(Seat(0)));
    let mut t = scene().banned(&[1]).phase(TAXATION);
    t.does(0, "accept");
    assert_eq!((t.turn(), t.crowns(1)), (Some(2), 3), "who is banned is not even asked");
}

#[test]
fn wages_are_the_coins_on_the_cards() {
    ledger::proves!("WK-WAGES-01", "WK-WAGES-16", "WK-COMP-05", "WK-R-58");
    let scene = three().crowns(0, 20).crowns(1, 20).noble(0, "star", "h11", "mc_english_150 rg_50");
    let mut t = scene.noble(1, "star", "h31", "mc_polish_200").phase(WAGES);
    assert_eq!(t.turn(), Some(0), "the Chairman first");
    t.does(0, "done");
    assert_eq!(t.crowns(0), 20 - 3 - 1);
    t.does(1, "done");
    assert_eq!((t.crowns(1), t.board().cards_in(WAGES)), (16, 0));
    assert_eq!(t.turn(), Some(2), "who has no troops owes nothing");
}

#[test]
fn tokens_the_stronghold_and_the_board_make_no_difference_to_wages() {
    ledger::proves!("WK-WAGES-03", "WK-WAGES-04", "WK-EX-32");
    let scene =
        three().crowns(0, 20).noble(0, "star", "h21", "mc_english_100 mc_english_50").tokens(0, "star", 1);
    let mut t = scene.off(0, "square", "mc_polish_50").stronghold(0, "h11", "mc_swiss_100").phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 20 - 3 - 1 - 2);
}

#[test]
fn regulars_are_paid_first_and_never_desert() {
    ledger::proves!("WK-WAGES-02", "WK-WAGES-05", "WK-WAGES-06", "WK-R-56");
    let scene =
        |crowns| three().crowns(0, crowns).noble(0, "star", "h21", "rg_50 rg_50 rg_100 mc_english_50");
    let mut t = scene(2).phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 0, "he pays as many as he can, and cannot keep money back");
    assert_eq!(t.troops(0, "star"), "rg_50 rg_50 rg_100", "they stay; no Mercenary was paid");
    let mut t = scene(4).phase(WAGES);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (0, "mc_english_50 rg_50 rg_50 rg_100"));
}

#[test]
fn each_mercenary_is_paid_or_deserts_as_his_baron_likes() {
    ledger::proves!("WK-WAGES-07", "WK-WAGES-08");
    let scene =
        |crowns| three().crowns(0, crowns).noble(0, "star", "h21", "mc_english_150 mc_polish_50 rg_50");
    let mut t = scene(9).phase(WAGES);
    let deck = t.board().mercenaries.deck.len();
    t.is_refused(0, "troop/rg_50 noble/red_star", "WK-WAGES-05");
    t.all(0, ["troop/mc_english_150 noble/red_star", "done"]);
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (7, "mc_polish_50 rg_50"));
    assert_eq!(t.board().mercenaries.deck.len(), deck + 1, "shuffled into the deck");
    let mut t = scene(3).phase(WAGES);
    t.is_refused(0, "done", "WK-WAGES-08");
    t.all(0, ["troop/mc_english_150 noble/red_star", "done"]);
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (1, "mc_polish_50 rg_50"));
}

#[test]
fn a_circle_noble_keeps_four_hundred_without_wages() {
    ledger::proves!("WK-WAGES-09", "WK-WAGES-10", "WK-WAGES-12", "WK-EX-12", "WK-R-57");
    let scene = |troops| three().crowns(0, 20).noble(0, "circle", "h21", troops);
    let t = scene("mc_english_200 mc_polish_200").tired(0, "circle").phase(WAGES);
    assert_eq!((t.crowns(0), t.turn()), (20, Some(2)), "also exhausted");
    let mut t = scene("mc_english_200 mc_polish_200 rg_50").phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 20 - 4 - 4 - 1, "450 are paid in full");
    let mut t = three().crowns(0, 20).noble(0, "star", "h21", "mc_english_200").phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 16, "another Noble pays");
    let t = three().crowns(0, 20).off(0, "circle", "mc_english_200").phase(WAGES);
    assert_eq!(t.crowns(0), 20, "also off the board");
}

#[test]
fn maintained_troops_count_for_the_circle_and_are_never_paid() {
    ledger::proves!("WK-WAGES-11", "WK-WAGES-13", "WK-AGENDA-09", "WK-R-68");
    let scene =
        |troops| three().crowns(0, 20).noble(0, "circle", "h21", troops).office(0, "circle", "ag_constable");
    let t = scene("mc_english_200").phase(WAGES);
    assert_eq!(t.crowns(0), 20, "200 and 200 maintained");
    let mut t = scene("mc_english_200 rg_50").phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 15, "450: the cards are paid, the maintained troops are not");
}

#[test]
fn desertion_can_kill_or_strand_a_noble() {
    ledger::proves!("WK-WAGES-14", "WK-WAGES-15", "WK-EX-33", "WK-EX-34", "WK-TRANSFER-10", "WK-CASUALTY-10");
    let scene = |t: &str, tokens| three().crowns(0, 9).noble(0, "star", "h21", t).tokens(0, "star", tokens);
    let mut t = scene("mc_english_100 mc_polish_150", 2).phase(WAGES);
    t.does(0, "troop/mc_english_100 noble/red_star");
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
    assert_eq!(t.place(0, "star"), Place::Off, "200 casualties on 150 troops");
    assert_eq!(t.tokens(0, "star"), 0);
    let mut t = scene("mc_english_100", 0)
        .so(|b| b.noble_mut(crate::dsl::noble(0, "star")).heir = knights::board::Heir::None)
        .phase(WAGES);
    t.does(0, "troop/mc_english_100 noble/red_star");
    assert_eq!(t.place(0, "star"), Place::Off, "off the board, and not dead: he may return");
}

#[test]
fn cards_change_what_is_due() {
    ledger::proves!("WK-AGENDA-03");
    let scene = || three().crowns(0, 20).noble(0, "star", "h21", "mc_english_200");
    let mut t = scene().charges(0, "ag_quartermaster").phase(WAGES);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 18, "two crowns less");
    let t =
        three().crowns(0, 20).noble(0, "star", "h21", "rg_50").charges(0, "ag_quartermaster").phase(WAGES);
    assert_eq!(t.crowns(0), 20, "not less than nothing");
}
