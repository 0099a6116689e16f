//! Crowns change hands at any moment (p.19): while somebody is asked, and what they open is open at once.

use crate::dsl::{Scene, four};
use knights::content::{PhaseArea, Unrest};
use table::Seat;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

#[test]
fn who_is_short_of_the_wages_of_regulars_may_be_helped() {
    ledger::proves!("WK-TRADE-01", "WK-WAGES-02", "WK-WAGES-05", "WK-R-56");
    let scene = || {
        let scene = three().crowns(0, 2).crowns(1, 9);
        scene.noble(0, "star", "h21", "rg_50 rg_50 rg_100 mc_english_50 mc_polish_50")
    };
    let mut t = scene().phase(PhaseArea::Wages);
    assert_eq!((t.turn(), t.asked(0), t.prompt(0).rule.0), (Some(0), "prompt-wages-short", "WK-WAGES-05"));
    let let_go = ["troop/mc_english_50 noble/red_star", "troop/mc_polish_50 noble/red_star"];
    t.offers_only(0, ["done", let_go[0], let_go[1]]);
    t.does(1, "give gold/5 seat/0");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-wages"), "now it is a turn like any other");
    t.does(0, "done");
    assert_eq!(
        (t.crowns(0), t.troops(0, "star").len()),
        (2, scene().phase(PhaseArea::Wages).troops(0, "star").len())
    );
    let mut t = scene().phase(PhaseArea::Wages);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (0, "rg_50 rg_50 rg_100"), "he gives up");
    let mut t = scene().phase(PhaseArea::Wages);
    t.does(0, let_go[1]).does(1, "give gold/3 seat/0").does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (1, "mc_english_50 rg_50 rg_50 rg_100"));
}

#[test]
fn crowns_given_while_others_refuse_bind_who_has_them_now() {
    ledger::proves!("WK-TRADE-01", "WK-BAN-01", "WK-BAN-02", "WK-R-64");
    let scene = four().city(0, "lenz").city(1, "kovel isar").crowns(0, 5).crowns(2, 9);
    let mut t = scene.agendas("ag_levy_extra").phase(PhaseArea::Assembly);
    for seat in 0..4 {
        t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
    }
    t.does(0, "yes");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-refuse"));
    t.does(2, "give gold/5 seat/1").does(0, "accept");
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-refuse"), "before anything is paid");
    assert_eq!(t.crowns(0), 5);
    t.does(1, "refuse");
    assert!(t.board().banned.has(Seat(1)));
    assert_eq!([0, 1, 2].map(|seat| t.crowns(seat)), [4, 5, 4]);
}

#[test]
fn crowns_given_in_a_draft_hire_dearer_men() {
    ledger::proves!("WK-TRADE-01", "WK-DRAFT-04", "WK-DRAFT-08", "WK-DRAFT-10");
    let offer = "mc_polish_100 mc_polish_50 mc_polish_50 mc_swiss_50";
    let scene = |crowns: u16| three().crowns(0, crowns).crowns(1, 9).offer(offer).track("0 1 0 2");
    let mut t = scene(1).special();
    t.offers_only(0, ["done", "troop/mc_polish_50 law/obey", "troop/mc_swiss_50 law/obey"]);
    t.is_refused(0, "nation/polish", "WK-DRAFT-10");
    t.does(1, "give gold/1 seat/0");
    assert!(t.can(0, "troop/mc_polish_100 law/obey") && t.can(0, "nation/polish"));
    let mut t = scene(2).special();
    t.does(0, "nation/polish").does(0, "troop/mc_polish_50 law/obey");
    t.does(1, "give gold/1 seat/0").does(0, "stronghold/red");
    t.offers_only(0, ["troop/mc_polish_50 law/obey", "troop/mc_polish_100 law/obey"]);
}

#[test]
fn crowns_given_after_the_card_was_seen_buy_a_revolt_off() {
    ledger::proves!("WK-TRADE-01", "WK-UPKEEP-11");
    let revolt = |fate: &knights::content::Fate| fate.unrest == Unrest::Revolt;
    let scene = three().city(0, "lenz").faith(0, 1).crowns(1, 20).fates(&[&revolt]);
    let mut t = scene.upkeep();
    t.offers_only(0, ["done", "faith"]);
    t.does(1, "give gold/8 seat/0").does(0, "crowns");
    assert_eq!((t.owner("lenz"), t.crowns(0), t.baron(0).faith), (Some(0), 0, 1));
}
