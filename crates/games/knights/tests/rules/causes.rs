//! What has several causes is told, asked and refused by the rule of the one that it has.

use crate::dsl::{Scene, Sitting, VERSATILE, area, four, quiet};
use knights::content::{ActionCard, Content, NeutralCard, PhaseArea, Unrest};
use knights::event::Event;
use knights::{Knights, Options};
use table::{Game as _, Rule, Sampled, Seat, start};

fn glory() -> Scene {
    Scene::glory(4).strongholds()
}

/// Such an event was told by this rule, and by no other.
#[track_caller]
fn told(t: &Sitting, rule: &str, is: impl Fn(&Event) -> bool) {
    let all = t.events.iter().filter(|event| is(event)).count();
    let by = t.told_by(rule).filter(|event| is(event)).count();
    assert!(all > 0 && by == all, "{by} of {all} by {rule}");
}

/// An Event that this seat drew, and nobody cancelled.
fn drawn(scene: Scene, event: &str, seat: u8) -> Sitting {
    let mut t = scene.faith(1, 1).event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, &format!("seat/{seat}"));
    t.idle_until(&["number/0"], quiet);
    t
}

/// The same Event in force while this seat carries out Versatile Strategy.
fn under(scene: Scene, event: &str, seat: u8) -> Sitting {
    let t = drawn(scene, event, seat);
    let scene = Scene { game: t.game().clone(), state: t.state.clone() };
    scene.again().card(seat, VERSATILE)
}

/// Seat 0 carries the Agendas on the table to a seat, or through.
fn voted(scene: Scene, answers: &[(u8, &str)]) -> Sitting {
    let mut t = scene.phase(PhaseArea::Assembly);
    for seat in 0..4 {
        t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
    }
    for (seat, answer) in answers {
        t.does(*seat, answer);
    }
    t
}

#[test]
fn what_is_dealt_at_first_is_told_by_the_rules_of_setting_up() {
    ledger::proves!("WK-SETUP-16", "WK-SETUP-17", "WK-SETUP-22", "WK-SETUP-23");
    let game = Knights::new(Content::base(), &Options::default(), 3).expect("playable");
    let mut events = Vec::new();
    start(&game, &mut Sampled::new(3), &mut events);
    let rules = |of: fn(&Event) -> Option<Rule>| {
        let mut rules: Vec<&str> = events.iter().filter_map(of).map(|rule| rule.0).collect();
        rules.dedup();
        rules
    };
    let mercenary = |event: &Event| match event {
        Event::FirstMercenary { rule, .. } => Some(*rule),
        _ => None,
    };
    let offer = |event: &Event| match event {
        Event::MercenaryOffered { rule, .. } => Some(*rule),
        _ => None,
    };
    let agenda = |event: &Event| match event {
        Event::AgendaRevealed { rule, .. } => Some(*rule),
        _ => None,
    };
    assert_eq!(rules(mercenary), ["WK-SETUP-16", "WK-SETUP-17"]);
    assert_eq!((rules(offer), rules(agenda)), (vec!["WK-SETUP-22"], vec!["WK-SETUP-23"]));
}

#[test]
fn cards_and_markers() {
    ledger::proves!("WK-CARD-30", "WK-TAX-06", "WK-TRIG-04", "CG-NACT-21", "WK-ACT-16");
    let mut t = four().crowns(0, 9).card(0, VERSATILE);
    t.does(0, "spot/1");
    told(&t, "WK-CARD-30", |event| matches!(event, Event::MarkerPlaced { .. }));
    let t = four().phase(PhaseArea::Taxation);
    told(&t, "WK-TAX-06", |event| matches!(event, Event::CardsReturned { .. }));
    let t = four().crowns(0, 9).offer("mc_swiss_50").track("0 1 2 3 0").special();
    told(&t, "WK-TRIG-04", |event| matches!(event, Event::DraftBegan));
    let t = glory().neutral(NeutralCard::UncertainTimesCg);
    told(&t, "CG-NACT-21", |event| matches!(event, Event::FateShuffled { .. }));
    let mut t = four().noble(0, "star", "h11", "rg_50").card(0, ActionCard::MobilizeForces);
    t.does(0, "done");
    assert_eq!((t.asked(0), t.prompt(0).rule.0), ("prompt-choose-area", "WK-ACT-16"), "used for nothing");
    t.is_refused(0, "phase/taxation", "WK-ACT-16");
}

#[test]
fn what_the_assembly_takes_away() {
    ledger::proves!("WK-AGENDA-02", "WK-AGENDA-05", "WK-AGENDA-07", "WK-MOTION-06", "WK-VOTE-09");
    let lost = |event: &Event| matches!(event, Event::AgendaLost { .. });
    let scene = four().charges(0, "ag_salt ag_silver ag_wine").agendas("ag_wool");
    let t = voted(scene, &[(0, "seat/0"), (0, "accept"), (0, "agenda/ag_salt")]);
    told(&t, "WK-AGENDA-05", lost);
    let bearer = || four().noble(0, "star", "h11", "rg_50").office(0, "star", "ag_constable");
    let answers = [(0, "seat/0"), (0, "accept"), (0, "noble/red_star")];
    let t = voted(bearer().agendas("ag_marshal"), &answers);
    told(&t, "WK-AGENDA-07", lost);
    let motion = |answer: &str| {
        let mut t = bearer().agendas("ag_private_motion").phase(PhaseArea::Assembly);
        let proposer = t.turn().expect("one proposes");
        t.does(proposer, "discard agenda/ag_constable");
        for seat in 0..4 {
            t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
        }
        t.does(0, answer);
        t
    };
    told(&motion("yes"), "WK-MOTION-06", lost);
    told(&motion("no"), "WK-VOTE-09", |event| matches!(event, Event::MotionDecided { .. }));
    let mut t = four().laws("ag_alms").crowns(0, 9).phase(PhaseArea::Taxation);
    assert_eq!(t.prompt(0).rule.0, "WK-AGENDA-02", "a Law that nobody need refuse");
    t.does(0, "part/0");
    told(&t, "WK-AGENDA-02", |event| matches!(event, Event::OptionChosen { .. }));
}

#[test]
fn what_events_do_to_men() {
    ledger::proves!("WK-EVENT-02", "WK-DEATH-10", "WK-OPT-11");
    let mut t = drawn(four(), "ev_wandering_company", 2);
    t.idle_until(&["stronghold/green"], quiet);
    told(&t, "WK-EVENT-02", |event| matches!(event, Event::Hired { .. }));
    let t = drawn(four().sailing(2, "star", "acre", "rg_50"), "ev_fair_winds", 2);
    told(&t, "WK-EVENT-02", |event| matches!(event, Event::Landed { .. }));
    let t = drawn(four().noble(2, "star", "h22", "rg_50"), "ev_blood_feud", 2);
    told(&t, "WK-EVENT-02", |event| matches!(event, Event::Exhausted { .. }));
    let t = drawn(glory().city(2, "lenz"), "ev_bread_riots", 2);
    told(&t, "WK-EVENT-02", |event| matches!(event, Event::Riot { .. }));
    let heirless = |options: &Options| {
        let scene = Scene::with(options, 4).strongholds().noble(2, "star", "h22", "rg_50");
        drawn(scene, "ev_no_heir", 2)
    };
    let lost = |event: &Event| matches!(event, Event::HeirLost { .. });
    told(&heirless(&Options::default()), "WK-DEATH-10", lost);
    told(&heirless(&Options { heirs: true, ..Options::default() }), "WK-OPT-11", lost);
}

#[test]
fn what_an_event_forbids_is_refused_by_the_event() {
    ledger::proves!("WK-EVENT-12", "WK-MOVE-03", "WK-SEA-01");
    let scene = || four().noble(0, "star", "ballin", "rg_50");
    let mut t = under(scene(), "ev_lame_horses", 0);
    t.does(0, "move");
    t.is_refused(0, "noble/red_star area/h31 way/road", "WK-EVENT-12");
    let mut t = under(scene(), "ev_great_storm", 0);
    t.does(0, "move");
    t.is_refused(0, "noble/red_star area/sea_acre way/sea", "WK-EVENT-12");
    let mut t = scene().card(0, VERSATILE);
    t.does(0, "move");
    t.is_refused(0, "noble/red_star area/h44 way/sea", "WK-SEA-01");
}

#[test]
fn moves_and_transfers() {
    ledger::proves!(
        "WK-MOVE-02",
        "WK-MOVE-03",
        "WK-TRANSFER-01",
        "WK-TRANSFER-02",
        "WK-REENTRY-03",
        "WK-UPKEEP-16"
    );
    let goes = |scene: Scene, to: &str| {
        let mut t = scene.noble(0, "star", "h11", "rg_50").card(0, VERSATILE);
        t.does(0, "move").does(0, &format!("noble/red_star {to}"));
        t
    };
    let moved = |event: &Event| matches!(event, Event::Moved { .. });
    told(&goes(four(), "area/h31 way/road"), "WK-MOVE-03", moved);
    told(&goes(four(), "area/h22 way/land"), "WK-MOVE-02", moved);
    let shifted = |event: &Event| matches!(event, Event::TroopShifted { .. });
    let mut t = goes(four().noble(0, "square", "h11", "rg_100"), "area/h22 way/land");
    t.does(0, "noble/red_square noble/red_star troop/rg_100");
    told(&t, "WK-TRANSFER-02", shifted);
    let scene = Scene::of(4).stronghold(0, "h11", "rg_100").stronghold(1, "h31", "");
    let scene = scene.stronghold(2, "h42", "").stronghold(3, "h44", "");
    let mut t = goes(scene, "area/h22 way/land");
    t.does(0, "stronghold/red noble/red_star troop/rg_100");
    told(&t, "WK-TRANSFER-01", shifted);
    let scene = four().off(0, "star", "rg_50").off(0, "square", "rg_100").off(0, "circle", "");
    let mut t = scene.upkeep();
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-redistribute" && t.must().has(Seat(0)));
    t.does(0, "noble/red_star noble/red_square troop/rg_50");
    told(&t, "WK-REENTRY-03", shifted);
    t.is_refused(0, "noble/red_square noble/red_circle troop/rg_50", "WK-REENTRY-03");
}

#[test]
fn leaders_of_two_nobles_change_places() {
    ledger::proves!("WK-REENTRY-03", "CG-TROOP-06");
    let scene = glory().off(0, "star", "ld_english rg_50").off(0, "square", "ld_polish rg_50");
    let mut t = scene.off(0, "triangle", "rg_100").upkeep();
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-redistribute" && t.must().has(Seat(0)));
    t.is_refused(0, "noble/red_star noble/red_square troop/ld_english", "CG-TROOP-06");
    t.does(0, "noble/red_star noble/red_triangle troop/ld_english");
    t.does(0, "noble/red_square noble/red_star troop/ld_polish");
    t.does(0, "noble/red_triangle noble/red_square troop/ld_english");
    assert_eq!(
        (t.troops(0, "star").as_str(), t.troops(0, "square").as_str()),
        ("ld_polish rg_50", "ld_english rg_50")
    );
    t.is_refused(0, "noble/red_square noble/red_triangle troop/ld_english", "WK-REENTRY-03");
}

#[test]
fn a_lost_stronghold_comes_back_by_its_own_rule() {
    ledger::proves!("WK-STRONGHOLD-11", "WK-R-51");
    let scene = Scene::of(4).stronghold(0, "h11", "").stronghold(2, "h24", "").stronghold(3, "h44", "");
    let mut t = scene.stronghold(1, "h31", "").so(|b| b.barons[1].stronghold.area = None).upkeep();
    t.idle_until(&["done"], |t| {
        t.prompt(1).message.key == "prompt-return-stronghold" && t.must().has(Seat(1))
    });
    for place in [area("kovel").word(), "h11", "sea_acre"] {
        t.is_refused(1, &format!("area/{place}"), "WK-STRONGHOLD-11");
    }
}

#[test]
fn battles_are_told_by_what_is_attacked_and_who_fights() {
    ledger::proves!("WK-CITY-02", "WK-CITY-04", "WK-STRONGHOLD-18", "WK-BATTLE-36", "WK-BATTLE-37");
    let asked = |scene: Scene, place: &str, how: &str| {
        let scene =
            scene.noble(0, "star", place, "mc_english_200 mc_swiss_200").noble(2, "star", place, "rg_50");
        let mut t = scene.tired(2, "star").attacks(0, place, how);
        let rule = t.prompt(2).rule.0;
        t.does(2, "yes");
        told(&t, rule, |event| matches!(event, Event::LeaveGiven { .. }));
        rule
    };
    assert_eq!(asked(four(), "monz", "city/monz manner/siege"), "WK-CITY-02");
    assert_eq!(asked(four().city(1, "monz"), "monz", "city/monz manner/siege"), "WK-CITY-04");
    assert_eq!(asked(four(), "h31", "stronghold-of/1 manner/assault"), "WK-STRONGHOLD-18");
    let used = |symbol: &str| {
        let scene =
            four().noble(0, symbol, "h22", "mc_english_200").noble(1, "circle", "h22", "mc_swiss_200");
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, [&format!("noble/red_{symbol}"), "done"]);
        let card = format!("use symbol/{symbol}");
        t.idle_until(&["result/blank", "result/draw", &card, "done"], quiet);
        t
    };
    told(&used("star"), "WK-BATTLE-36", |event| matches!(event, Event::CardUsed { .. }));
    told(&used("square"), "WK-BATTLE-37", |event| matches!(event, Event::CardUsed { .. }));
}

#[test]
fn riots_levies_and_marches_of_the_expansion() {
    ledger::proves!("CG-RIOT-02", "CG-RIOT-08", "CG-BACT-02", "CG-BACT-03", "CG-NACT-19", "CG-KING-07");
    let mut t = glory().city(0, "kovel").riot("kovel").crowns(0, 9).neutral(NeutralCard::UpgradeDefensesCg);
    t.idle_until(&["done"], |t| t.paths(Seat(0)).iter().any(|path| path == "garrison city/kovel"));
    t.does(0, "garrison city/kovel");
    told(&t, "CG-RIOT-08", |event| matches!(event, Event::RiotOver { .. }));
    let riot = |fate: &knights::content::Fate| fate.unrest == Unrest::Riot;
    let mut t = glory().city(0, "kovel").faith(0, 1).fates(&[&riot]).upkeep();
    t.does(0, "faith");
    told(&t, "CG-RIOT-02", |event| matches!(event, Event::RevoltBought { .. }));
    let scene = glory().crowns(0, 9).noble(0, "star", "h22", "rg_50").noble(0, "square", "h22", "rg_50");
    let mut t = scene.tired(0, "star").tired(0, "square").card(0, ActionCard::ForcedMarch);
    t.does(0, "noble/red_star");
    told(&t, "CG-BACT-02", |event| matches!(event, Event::Ready { .. }));
    t.news();
    t.does(0, "noble/red_square");
    let paid = t.told_by("CG-BACT-03").any(|event| matches!(event, Event::Ready { .. }));
    assert!(paid, "the second is paid for");
}

#[test]
fn a_game_is_over_by_the_rule_that_ends_it() {
    ledger::proves!("WK-UPKEEP-02", "WK-WIN-02");
    let all = "alta ballin bingen froli gedze isar monz olbi rota semlik straven";
    let t = Scene::of(3).strongholds().razed(all).city(0, "lenz kovel berac surat thira").upkeep();
    told(&t, "WK-UPKEEP-02", |event| matches!(event, Event::GameOver { .. }));
    assert_eq!(t.standing().expect("it is over").by.0, "WK-UPKEEP-02");
}

#[test]
fn wages_that_are_not_due_are_not_left_unpaid() {
    ledger::proves!("WK-WAGES-07", "WK-WAGES-09");
    let scene =
        four().crowns(0, 9).noble(0, "circle", "h21", "mc_swiss_200").noble(0, "star", "h22", "mc_polish_50");
    let mut t = scene.phase(PhaseArea::Wages);
    t.is_refused(0, "troop/mc_swiss_200 noble/red_circle", "WK-WAGES-09");
    let held = t.game().components().troops.len();
    assert!(held > 0 && t.can(0, "troop/mc_polish_50 noble/red_star"));
}
