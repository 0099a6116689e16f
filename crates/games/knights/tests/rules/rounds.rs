//! Upkeep step by step: who wins, who gains, which cities revolt, who comes back (p.8, p.18-19).

use crate::dsl::{Scene, Sitting, agenda, noble, quiet};
use knights::Options;
use knights::board::{Ending, Heir, LastingEvent, Phase, Place};
use knights::content::vocabulary::Act;
use knights::content::{ActionCard, Fate, NeutralCard, PhaseArea, Subject, Unrest};
use table::Seat;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

fn revolt(fate: &Fate) -> bool {
    fate.unrest == Unrest::Revolt
}

fn calm(fate: &Fate) -> bool {
    fate.unrest == Unrest::NoRevolt
}

fn through(t: &mut Sitting, paths: &[&str]) {
    t.idle_until(paths, |t| t.state.board.phase != Phase::Upkeep);
}

#[test]
fn half_of_the_kingdom_is_not_more_than_half() {
    ledger::proves!("WK-UPKEEP-02", "WK-WIN-02", "WK-R-73", "WK-RAZE-05");
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira uran";
    let ending = |scene: Scene| {
        let mut t = scene.city(0, "lenz kovel").faith(0, 9).upkeep();
        through(&mut t, &["faith", "done"]);
        t.board().ending
    };
    assert_eq!(ending(three().razed(razed)), None, "two of four");
    assert_eq!(ending(three().razed(razed).razed("vecht")), Some(Ending::Majority), "two of three");
    let all =
        "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira uran vecht berac";
    let mut t = three().razed(all).razed("lenz kovel").city(0, "acre").upkeep();
    through(&mut t, &["done"]);
    assert_eq!(t.board().ending, None, "where no city of the Kingdom stands nobody has most of them");
}

#[test]
fn a_city_brings_influence_before_it_revolts_and_only_own_nobles_hold_it() {
    ledger::proves!("WK-UPKEEP-01", "WK-UPKEEP-03", "WK-UPKEEP-08", "WK-UPKEEP-10", "WK-UPKEEP-12");
    let scene = || three().city(0, "lenz").fates(&[&revolt]);
    let after = |scene: Scene| {
        let mut t = scene.upkeep();
        through(&mut t, &["done"]);
        (t.baron(0).influence, t.owner("lenz"))
    };
    assert_eq!(after(scene()), (1, None));
    assert_eq!(after(scene().noble(1, "star", "lenz", "rg_50")), (1, None), "another's Noble holds nothing");
    let held = scene().noble(0, "star", "lenz", "rg_50").tired(0, "star");
    assert_eq!(after(held), (1, Some(0)), "a tired one of his own does");
    let besieged = scene().siege("lenz", 1, 1).noble(1, "star", "lenz", "rg_50");
    assert_eq!(after(besieged), (0, None), "a siege keeps nobody from revolting");
}

#[test]
fn revolts_are_drawn_from_the_chairman_on_and_paid_one_by_one() {
    ledger::proves!("WK-R-72", "WK-UPKEEP-09", "WK-UPKEEP-11");
    let scene =
        three().chairman(1).city(0, "isar").city(1, "lenz kovel").faith(1, 1).crowns(1, 8).faith(0, 1);
    let mut t = scene.fates(&[&revolt, &revolt, &revolt]).upkeep();
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-revolts"));
    t.does(1, "city/kovel").does(1, "faith");
    assert_eq!(t.asked(1), "prompt-revolt", "then the other city");
    t.is_refused(1, "faith", "WK-UPKEEP-11");
    t.offers_only(1, ["crowns", "done"]);
    t.does(1, "done");
    assert_eq!(
        (t.owner("kovel"), t.owner("lenz"), t.turn()),
        (Some(1), None, Some(0)),
        "then the next Baron"
    );
}

#[test]
fn barons_return_from_the_chairman_on() {
    ledger::proves!("WK-REENTRY-02", "WK-REENTRY-06", "WK-REENTRY-07");
    let scene =
        three().chairman(2).off(0, "star", "rg_50").off(2, "star", "rg_50").city(0, "lenz").city(2, "isar");
    let scene = scene.noble(1, "star", "isar", "rg_50").noble(0, "square", "lenz", "rg_50");
    let mut t = scene.fates(&[&calm, &calm]).upkeep();
    t.idle_until(&["done"], |t| {
        t.must().only().is_some_and(|seat| t.prompt(seat.0).message.key == "prompt-return-noble")
    });
    assert_eq!(t.turn(), Some(2), "the Chairman first, then clockwise");
    t.offers_only(2, ["noble/green_star area/h42", "noble/green_star area/h34"]);
    t.does(2, "noble/green_star area/h34");
    assert_eq!(
        (t.is_in(2, "star", "isar"), t.turn()),
        (true, Some(0)),
        "an enemy who does not besiege is no obstacle"
    );
}

#[test]
fn who_has_no_home_waits_with_his_troops() {
    ledger::proves!("WK-REENTRY-06", "WK-REENTRY-08", "WK-INV-18");
    let scene = Scene::of(3).stronghold(1, "h31", "").stronghold(2, "h42", "").off(0, "star", "rg_50");
    let scene = scene.city(0, "lenz").siege("lenz", 1, 1).noble(1, "star", "lenz", "rg_50");
    let mut t = scene.fates(&[&calm]).upkeep();
    through(&mut t, &["done"]);
    assert_eq!((t.place(0, "star"), t.troops(0, "star").as_str()), (Place::Off, "rg_50"));
}

#[test]
fn cities_come_before_wealth_and_wealth_before_troops() {
    ledger::proves!("WK-TIE-01", "WK-TIE-02", "WK-TIE-03", "WK-WIN-07", "WK-R-74");
    let winner = |scene: Scene| {
        let scene = scene
            .so(|b| b.pool = 0)
            .so(|b| b.barons.iter_mut().for_each(|baron| baron.stronghold.area = None));
        let mut t = scene.faith(0, 9).faith(1, 9).upkeep();
        through(&mut t, &["faith", "done"]);
        t.board().winners.only().map(|seat| seat.0)
    };
    let even = || three().influence(0, 5).influence(1, 5);
    assert_eq!(winner(even().influence(1, 6).city(0, "lenz isar").crowns(0, 99)), Some(1), "Influence first");
    assert_eq!(
        winner(even().city(1, "acre").noble(1, "star", "acre", "rg_50").crowns(0, 99)),
        Some(1),
        "cities, overseas too"
    );
    assert_eq!(
        winner(even().crowns(1, 1).noble(0, "star", "h22", "rg_100")),
        Some(1),
        "then crowns, Faith and Votes"
    );
    let off = even().off(0, "star", "mc_english_200").noble(1, "star", "h22", "rg_50");
    assert_eq!(winner(off), Some(1), "troops off the board do not count");
    let maintained = even()
        .noble(0, "star", "h22", "rg_50")
        .office(0, "star", "ag_constable")
        .noble(1, "star", "h12", "rg_100");
    assert_eq!(winner(maintained), Some(1), "nor those that are maintained");
}

#[test]
fn a_miracle_frees_a_heretic() {
    ledger::proves!("WK-OPT-22", "WK-EVENT-12", "WK-EVENT-07");
    let miracles = Options { miracles: true, ..Options::default() };
    let scene = Scene::with(&miracles, 3).strongholds().crowns(1, 1).faith(1, 2).event("ev_heretic");
    let mut t = scene.neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/0");
    let barred =
        |t: &Sitting| t.game().verdict(t.board(), Act::BecomeChurch, Subject::Baron(Seat(0))).is_forbidden();
    assert!(barred(&t));
    t.state.board.barons[0].faith = 4;
    t.is_refused(0, "miracle event/ev_heretic number/2", "WK-OPT-22");
    t.is_refused(1, "miracle event/ev_heretic number/3", "WK-EVENT-07");
    t.does(0, "miracle event/ev_heretic number/3");
    assert_eq!((t.baron(0).faith, t.board().lasting.len(), barred(&t)), (1, 0, false));
    assert!(t.board().events.used.has(crate::dsl::event("ev_heretic")), "it is used up");
}

#[test]
fn nobody_kills_the_heir_of_his_own_noble() {
    ledger::proves!("WK-OPT-07", "WK-OPT-08");
    let heirs = Options { heirs: true, ..Options::default() };
    let scene = Scene::with(&heirs, 3).strongholds().noble(0, "star", "h21", "rg_50");
    let mut t = scene.card(1, ActionCard::LevyTaxes);
    t.is_refused(0, "kill-heir noble/red_star", "WK-OPT-08");
    t.is_refused(1, "kill-heir noble/red_star", "WK-OPT-08");
    t.is_refused(1, "heir noble/red_star seat/2", "WK-OPT-07");
    t.does(0, "heir noble/red_star seat/1").does(1, "heir noble/red_star seat/2");
    assert_eq!(t.board().noble(noble(0, "star")).heir, Heir::Held(Seat(2)), "who has him may trade him on");
    t.is_refused(0, "heir noble/red_star seat/1", "WK-OPT-07");
}

#[test]
fn no_miracle_undoes_what_has_happened() {
    ledger::proves!("WK-OPT-23");
    let miracles = Options { miracles: true, ..Options::default() };
    let struck = noble(1, "square");
    let scene = |place: Place| {
        let scene = Scene::with(&miracles, 3).strongholds().crowns(1, 1).faith(1, 9);
        scene.so(move |b| {
            let event = crate::dsl::event("ev_no_heir");
            b.events.left.remove(event);
            b.lasting.push(LastingEvent { event, drawer: Seat(1), noble: Some(struck), heir: Heir::Home });
            (b.noble_mut(struck).heir, b.noble_mut(struck).place) = (Heir::None, place);
        })
    };
    let mut t = scene(Place::Gone).card(0, ActionCard::LevyTaxes);
    t.is_refused(1, "miracle event/ev_no_heir number/3", "WK-OPT-23");
    let mut t = scene(Place::Off).card(0, ActionCard::LevyTaxes);
    t.does(1, "miracle event/ev_no_heir number/3");
    assert_eq!(t.board().noble(struck).heir, Heir::Home);
}

#[test]
fn all_of_an_eliminated_baron_leaves_the_table() {
    ledger::proves!("WK-OPT-13", "WK-OPT-14", "WK-R-86");
    let out = Options { elimination: true, ..Options::default() };
    let scene = Scene::with(&out, 4)
        .strongholds()
        .noble(1, "square", "h22", "mc_polish_100")
        .office(1, "square", "ag_guard")
        .charges(1, "ag_salt")
        .crowns(1, 7)
        .votes(1, 3)
        .faith(1, 2)
        .church(0)
        .track("1 - 2")
        .in_area(PhaseArea::Taxation, 1, ActionCard::LevyTaxes, 1)
        .in_area(PhaseArea::Taxation, 2, ActionCard::LevyTaxes, 1)
        .so(|b| b.barons[1].stronghold.sieges[0] = 1)
        .noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    assert!(t.baron(1).is_out && quiet(&t));
    let baron = t.baron(1);
    assert_eq!((baron.crowns, baron.votes, baron.faith, baron.cards.len()), (0, 0, 0, 0));
    assert_eq!(t.crowns(0), 3, "half of seven");
    let discards = |word: &str| t.board().agendas.discards[agenda(word).index()];
    assert_eq!((baron.charges.len(), discards("ag_salt"), discards("ag_guard")), (0, 1, 1));
    let markers = t.board().track[..3].iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(markers, [false, false, true], "only his marker is gone");
    assert_eq!(t.board().cards_in(PhaseArea::Taxation), 1);
    assert!(t.board().mercenaries.deck.iter().any(|troop| troop.kind().word() == "mc_polish_100"));
    assert!(t.board().nobles_of(Seat(1)).all(|noble| t.board().noble(noble).place == Place::Gone));
}
