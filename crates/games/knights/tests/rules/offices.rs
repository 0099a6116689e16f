//! Offices that no other chapter tells of, what they are worth and when they end; and lines that end with heirs (p.11, p.20).

use crate::dsl::{Scene, Sitting, VERSATILE, agenda, event, four, noble, quiet};
use knights::Options;
use knights::board::{Heir, Place};
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use table::Seat;

#[test]
fn the_almoner_cancels_for_one_faith_less() {
    ledger::proves!("WK-EVENT-06", "WK-EVENT-10", "WK-AGENDA-06", "WK-AGENDA-09");
    let scene = |office: &str| {
        let scene = four().faith(0, 5).faith(1, 5).faith(2, 5).noble(0, "star", "h11", "rg_50");
        let scene = if office.is_empty() { scene } else { scene.office(0, "star", office) };
        scene.event("ev_arson").neutral(NeutralCard::ImportantEvent)
    };
    let mut t = scene("ag_almoner");
    t.does(1, "seat/1");
    t.offers_only(0, ["number/0", "number/1"]);
    t.does(0, "number/1");
    assert_eq!(t.baron(0).faith, 4, "two are printed");
    assert!(t.board().events.used.has(event("ev_arson")) && t.turn() == Some(3), "it is cancelled");
    let mut t = scene("");
    t.does(1, "seat/1");
    t.offers_only(0, ["number/0", "number/1", "number/2"]);
    t.is_refused(0, "number/3", "WK-EVENT-06");
    t.does(0, "number/1");
    t.is_refused(1, "number/2", "WK-EVENT-10");
    t.offers_only(1, ["number/0", "number/1"]);
    let held = four().noble(0, "star", "h11", "rg_50").office(0, "star", "ag_almoner");
    let t = held.card(0, ActionCard::LevyTaxes);
    assert_eq!(t.game().army_strength(t.board(), knights::board::Army::Noble(noble(0, "star"))), 100);
}

/// Seat 0's circle with this Office assaults Kovel, which shows these cards against his.
fn assault(office: &str, mine: &str, theirs: &str) -> Sitting {
    let scene = Scene::glory(4).strongholds().noble(0, "circle", "kovel", "mc_swiss_200 mc_swiss_100");
    let scene = if office.is_empty() { scene } else { scene.office(0, "circle", office) };
    let scene = scene.results(&format!("{mine} {theirs}"));
    scene.attacks(0, "kovel", "city/kovel manner/assault")
}

#[test]
fn the_master_of_engines_deals_one_more_in_an_assault() {
    ledger::proves!("WK-AGENDA-06", "WK-AGENDA-09", "WK-BATTLE-34");
    let breaches = |office: &str| {
        let mut t = assault(office, "deal prevent blank blank draw", "prevent blank blank");
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/draw", "done"]);
        t.idle_until(&["breach", "keep", "done"], quiet);
        t.city("kovel").breaches
    };
    assert_eq!((breaches(""), breaches("ag_engines")), (0, 1));
}

#[test]
fn the_captain_of_crossbows_prevents_one_more_when_he_defends() {
    ledger::proves!("WK-AGENDA-06", "WK-AGENDA-09", "WK-BATTLE-34");
    let tokens = |mine: &str, theirs: &str| {
        let with = |scene: Scene, seat: u8, office: &str| {
            if office.is_empty() { scene } else { scene.office(seat, "circle", office) }
        };
        let scene = Scene::glory(4)
            .strongholds()
            .noble(0, "circle", "h22", "mc_swiss_200 mc_swiss_100")
            .noble(1, "circle", "h22", "mc_swiss_150 mc_swiss_150");
        let scene = with(with(scene, 0, mine), 1, theirs);
        // A hundred maintained draw one card more.
        let hand = |office: &str| {
            let more = if office.is_empty() { "" } else { "draw" };
            format!("deal victory blank blank draw {more}")
        };
        let scene = scene.results(&format!("{} {}", hand(mine), hand(theirs)));
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t.idle_until(&["result/blank", "result/draw", "done"], quiet);
        (t.tokens(0, "circle"), t.tokens(1, "circle"))
    };
    assert_eq!(tokens("", ""), (1, 1));
    assert_eq!(tokens("ag_crossbows", "").0, 1, "not who attacks");
    assert_eq!(tokens("", "ag_crossbows").1, 0);
}

#[test]
fn the_provost_passes_without_leave() {
    ledger::proves!("WK-MOVE-07", "WK-AGENDA-06", "WK-AGENDA-09");
    let goes = |office: &str| {
        let scene = four().noble(0, "star", "h11", "rg_50").noble(1, "star", "h21", "rg_50");
        let scene = if office.is_empty() { scene } else { scene.office(0, "star", office) };
        let mut t = scene.card(0, VERSATILE);
        t.does(0, "move").does(0, "noble/red_star area/h31 way/road");
        t
    };
    assert_eq!((goes("").turn(), goes("").asked(1)), (Some(1), "prompt-leave-to-pass"));
    assert!(goes("ag_provost").is_in(0, "star", "h31"));
}

fn heirs(miracles: bool) -> Scene {
    Scene::with(&Options { heirs: true, miracles, ..Options::default() }, 4).strongholds()
}

#[test]
fn an_office_goes_with_a_line_that_ends() {
    ledger::proves!("WK-AGENDA-08", "WK-R-69", "WK-R-88", "WK-OPT-09");
    let scene = heirs(false).agendas("ag_constable").so(|b| {
        let dead = b.noble_mut(noble(0, "star"));
        (dead.place, dead.heir, dead.is_awaiting_heir) = (Place::Off, Heir::Held(Seat(1)), true);
    });
    let mut t = scene.phase(PhaseArea::Assembly);
    for seat in 0..4 {
        t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
    }
    t.does(0, "seat/0").does(0, "accept").does(0, "noble/red_star");
    t.does(1, "kill-heir noble/red_star");
    let dead = t.board().noble(noble(0, "star"));
    assert_eq!((dead.place, dead.office), (Place::Gone, None));
    assert_eq!(t.board().agendas.discards[agenda("ag_constable").index()], 1);
}

#[test]
fn a_miracle_gives_back_what_the_event_took_and_no_more() {
    ledger::proves!("WK-OPT-09", "WK-OPT-11", "WK-OPT-22");
    let after = |heir: Heir| {
        let scene = heirs(true)
            .faith(0, 9)
            .faith(1, 1)
            .noble(0, "star", "h11", "rg_50")
            .fates(&[&|fate| fate.noble == knights::content::Symbol::Star]);
        let scene = scene.so(|b| b.noble_mut(noble(0, "star")).heir = heir);
        let mut t = scene.event("ev_no_heir").neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/0").does(0, "number/0");
        assert_eq!(t.board().noble(noble(0, "star")).heir, Heir::None);
        t.does(0, "miracle event/ev_no_heir number/3");
        t.board().noble(noble(0, "star")).heir
    };
    assert_eq!(after(Heir::Home), Heir::Home);
    assert_eq!(after(Heir::Held(Seat(2))), Heir::Held(Seat(2)), "who held him holds him again");
    assert_eq!(after(Heir::None), Heir::None, "no miracle undoes a murder");
}
