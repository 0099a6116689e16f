//! Cards that change what others do: contracts, astrolabes, lasting Events (p.9, CG p.2, FAQ).

use crate::dsl::{Scene, event, noble};
use knights::Options;
use knights::board::{Heir, LastingEvent, Phase, Place};
use knights::content::{Expedition, NeutralCard, Voyage};
use table::Seat;

#[test]
fn contracts_keep_one_of_those_whom_an_event_drives_away() {
    ledger::proves!("CG-TECH-10", "CG-TECH-11", "CG-TECH-12");
    let drawn = || {
        let scene = Scene::glory(4)
            .strongholds()
            .faith(1, 1)
            .owns(2, "ad_contracts")
            .noble(2, "star", "h21", "mc_tuscan_50 mc_tuscan_100 rg_50")
            .fate("fx_03");
        let mut t = scene.event("ev_mutiny").neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/2");
        assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-use-card"));
        t
    };
    let mut t = drawn();
    t.does(2, "use advancement/ad_contracts");
    t.offers_only(2, ["troop/mc_tuscan_50 noble/green_star", "troop/mc_tuscan_100 noble/green_star"]);
    t.does(2, "troop/mc_tuscan_50 noble/green_star");
    assert_eq!(t.troops(2, "star"), "mc_tuscan_100 rg_50", "one stays, which he says");
    let mut t = drawn();
    t.does(2, "done");
    assert_eq!(t.troops(2, "star"), "rg_50");
}

#[test]
fn each_owner_of_an_astrolabe_draws_for_what_the_one_before_has_chosen() {
    ledger::proves!("CG-TECH-10", "CG-TECH-12");
    let china = |which: Voyage| {
        move |fate: &knights::content::Fate| fate.voyages[Expedition::China as usize] == which
    };
    let scene = Scene::glory(3)
        .strongholds()
        .owns(0, "ad_astrolabe")
        .owns(1, "ad_astrolabe")
        .so(|b| {
            b.fleets[2].spot = 3;
            (b.fleets[2].stakes[0], b.fleets[2].stakes[1]) = (3, 2);
        })
        .fates(&[&china(Voyage::FleetLost), &china(Voyage::Two), &china(Voyage::NoNews)]);
    let mut t = scene.neutral(NeutralCard::FundExpeditions);
    t.does(0, "done").does(0, "use advancement/ad_astrolabe");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-choose-voyage"), "he chooses at once");
    t.does(0, "part/1");
    t.does(1, "use advancement/ad_astrolabe").does(1, "part/0");
    assert_eq!((t.crowns(0), t.crowns(1)), (6, 4), "2x instead of the lost fleet, and No News was not taken");
}

fn miracles() -> Scene {
    let options = Options { miracles: true, ..Options::default() };
    Scene::with(&options, 3).strongholds()
}

/// Events that last, with who drew them and whom they struck.
fn lasting(scene: Scene, events: &[(&str, u8)]) -> Scene {
    let struck = noble(1, "square");
    let all: Vec<LastingEvent> = events
        .iter()
        .map(|(word, drawer)| LastingEvent {
            event: event(word),
            drawer: Seat(*drawer),
            noble: Some(struck),
            heir: Heir::Home,
        })
        .collect();
    scene.noble(1, "square", "h21", "rg_50").so(move |b| {
        for one in all {
            b.events.left.remove(one.event);
            b.lasting.push(one);
        }
        b.noble_mut(struck).heir = Heir::None;
    })
}

#[test]
fn a_miracle_on_a_red_event_is_its_drawers_alone() {
    ledger::proves!("WK-OPT-22", "WK-EVENT-07", "WK-EVENT-08");
    let card = knights::content::ActionCard::LevyTaxes;
    let t = lasting(miracles().faith(0, 9).faith(1, 9), &[("ev_no_heir", 1)]).card(0, card);
    assert!(!t.can(0, "miracle event/ev_no_heir number/3"));
    assert!(t.can(1, "miracle event/ev_no_heir number/3"));
    let t = lasting(miracles().faith(0, 9), &[("ev_broken_line", 1)]).card(0, card);
    assert!(t.can(0, "miracle event/ev_broken_line number/3"), "a blue one is anybody's");
}

#[test]
fn a_miracle_ends_one_event_and_not_the_other_on_the_same_noble() {
    ledger::proves!("WK-OPT-22");
    let card = knights::content::ActionCard::LevyTaxes;
    let scene = lasting(miracles().faith(1, 9), &[("ev_no_heir", 1), ("ev_broken_line", 0)]);
    let mut t = scene.card(0, card);
    t.does(1, "miracle event/ev_no_heir number/3");
    assert_eq!((t.board().lasting.len(), t.baron(1).faith), (1, 6));
    assert_eq!(t.board().noble(noble(1, "square")).heir, Heir::None, "Broken Line is still in force");
    t.does(1, "miracle event/ev_broken_line number/3");
    assert_eq!(t.board().noble(noble(1, "square")).heir, Heir::Home);
}

#[test]
fn an_event_that_strikes_nobody_does_not_last() {
    ledger::proves!("WK-EVENT-12", "WK-R-91");
    let scene = Scene::of(4).strongholds().so(|b| {
        for symbol in ["star", "square", "circle", "triangle"] {
            b.noble_mut(noble(1, symbol)).place = Place::Gone;
        }
    });
    let mut t = scene.event("ev_no_heir").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/1");
    assert!(t.board().lasting.is_empty());
    let events = &t.board().events;
    assert!(events.used.or(events.left).has(event("ev_no_heir")), "it is used up like any other");
}

#[test]
fn a_field_hospital_heals_the_wounded_and_asks_about_nobody_else() {
    ledger::proves!("CG-TECH-09", "CG-TECH-10");
    let scene = |tokens: u8| {
        Scene::glory(3)
            .strongholds()
            .owns(0, "ad_hospital")
            .noble(0, "star", "h11", "rg_50 rg_100")
            .tokens(0, "star", tokens)
            .noble(0, "square", "h11", "rg_50")
            .noble(0, "circle", "h22", "mc_english_200")
            .tokens(0, "circle", 1)
    };
    let mut t = scene(1).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!((t.tokens(0, "star"), t.tokens(0, "circle")), (0, 1), "only at home");
    let mut t = scene(0).upkeep();
    t.idle_until(&["done"], |t| {
        assert_ne!(t.prompt(0).message.key, "prompt-choose-noble", "nobody at home is wounded");
        t.state.board.phase != Phase::Upkeep
    });
}

#[test]
fn with_two_barons_might_is_five_cities() {
    ledger::proves!("WK-R-87", "WK-OPT-18");
    let might = Options { might_is_right: true, ..Options::default() };
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven";
    let scene = |cities: &str| Scene::with(&might, 2).strongholds().razed(razed).city(0, cities).faith(0, 9);
    let mut t = scene("lenz kovel berac surat").upkeep();
    t.idle_until(&["faith", "done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!(t.board().ending, None, "four of seven are not enough");
    let t = scene("lenz kovel berac surat thira").upkeep();
    assert_eq!(t.board().ending, Some(knights::board::Ending::FiveCities));
}
