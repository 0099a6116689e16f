//! Who is bound by a decision of the Assembly, and what Open Private Motions forbid (p.11-12, p.19).

use crate::dsl::{Scene, Sitting, VERSATILE};
use knights::Options;
use knights::content::PhaseArea;
use table::Seat;

const ASSEMBLY: PhaseArea = PhaseArea::Assembly;
fn open() -> Scene {
    Scene::with(&Options { open_motions: true, ..Options::default() }, 3).strongholds()
}

/// The Chairman alone votes, for it.
fn passes(t: &mut Sitting) {
    for seat in 0..table::Game::seats(t.game()) {
        if t.must().has(Seat(seat)) {
            t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
        }
    }
    t.does(0, "yes");
}

#[test]
fn a_forbidden_bridge_is_crossed_by_who_is_banned_for_it() {
    ledger::proves!("WK-R-103", "WK-OPT-04", "WK-BAN-05", "WK-MOVE-06");
    let scene = || open().noble(0, "star", "h22", "mc_english_200");
    let (over, banned) = ("noble/red_star area/h32 way/land", "noble/red_star area/h32 way/land-banned");
    let mut t = scene().so(|b| b.forbidden = 1 << 1).card(0, VERSATILE);
    t.does(0, "move");
    assert!(!t.can(0, over) && t.can(0, banned));
    t.is_refused(0, over, "WK-BAN-05");
    assert!(t.can(0, "noble/red_star area/h12 way/land"), "where there is no bridge nothing is forbidden");
    t.is_refused(0, "noble/red_star area/h12 way/land-banned", "WK-BAN-05");
    t.does(0, banned);
    assert!(t.is_in(0, "star", "h32") && t.board().banned.has(Seat(0)));
    let mut t = scene().card(0, VERSATILE);
    t.does(0, "move");
    assert!(t.can(0, over));
    t.is_refused(0, banned, "WK-BAN-05");
    let mut t = scene().so(|b| b.forbidden = 1 << 1).banned(&[0]).card(0, VERSATILE);
    t.does(0, "move");
    assert!(t.can(0, over) && !t.can(0, banned), "who is banned already is bound by no Law (WK-R-65)");
}

#[test]
fn a_road_over_a_forbidden_bridge_is_taken_by_who_is_banned_for_it() {
    ledger::proves!("WK-R-103", "WK-MOVE-03");
    let scene = || open().noble(0, "star", "h11", "mc_english_200");
    let (lawful, banned) = ("noble/red_star area/h31 way/road", "noble/red_star area/h31 way/road-banned");
    let mut t = scene().so(|b| b.forbidden = 1 << 1).card(0, VERSATILE);
    t.does(0, "move");
    assert!(!t.can(0, lawful) && t.can(0, banned));
    assert!(t.can(0, "noble/red_star area/h13 way/road"), "the other way there is no bridge");
    t.does(0, banned);
    assert!(t.is_in(0, "star", "h31") && t.board().banned.has(Seat(0)));
    let mut t = scene().card(0, VERSATILE);
    t.does(0, "move");
    assert!(t.can(0, lawful) && !t.can(0, banned));
}

#[test]
fn what_a_motion_forbids_a_later_one_allows_again() {
    ledger::proves!("WK-R-103", "WK-MOTION-06", "WK-OPT-05");
    let scene = |forbidden: u32| {
        let scene = open().agendas("ag_private_motion ag_tithe").fate("fa_01");
        scene.so(|b| b.forbidden = forbidden).phase(ASSEMBLY)
    };
    let mut t = scene(1 << 1 | 1 << 16);
    assert!(t.can(1, "allow act/1") && t.can(1, "allow act/16"));
    t.is_refused(1, "allow act/2", "WK-MOTION-04");
    t.is_refused(1, "forbid act/1", "WK-MOTION-04");
    t.does(1, "allow act/1");
    passes(&mut t);
    assert_eq!(t.board().forbidden, 1 << 16);
    let mut t = scene(1 << 1);
    t.does(1, "allow act/1");
    for (seat, n) in [(0, 0), (1, 0), (2, 1)] {
        t.does(seat, &format!("number/{n}"));
    }
    t.does(2, "no");
    assert_eq!(t.board().forbidden, 1 << 1, "it was voted down");
    assert!(!scene(0).can(1, "allow act/1"), "nothing is forbidden");
}

#[test]
fn envoys_ask_those_who_besiege_and_leave_the_sieges_of_who_refuses() {
    ledger::proves!("WK-R-64", "WK-BAN-01", "WK-BAN-02", "WK-BAN-03");
    let scene = || {
        Scene::of(4)
            .strongholds()
            .agendas("ag_envoys")
            .city(0, "lenz")
            .noble(1, "star", "lenz", "rg_50")
            .siege("lenz", 1, 1)
            .noble(2, "star", "h11", "rg_50")
            .so(|b| b.barons[0].stronghold.sieges[2] = 1)
    };
    let mut t = scene().phase(ASSEMBLY);
    passes(&mut t);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-refuse"), "he besieges a city");
    t.does(1, "refuse");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-refuse"), "he besieges a stronghold");
    t.does(2, "accept");
    assert!(t.city("lenz").is_besieged() && t.board().banned.has(Seat(1)));
    assert_eq!(t.baron(0).stronghold.sieges, [0; 6], "the other siege is lifted");
    let mut t = scene().phase(ASSEMBLY);
    passes(&mut t);
    t.does(1, "accept").does(2, "accept");
    assert!(!t.city("lenz").is_besieged() && t.board().banned.is_empty());
    let mut t = Scene::of(4).strongholds().agendas("ag_envoys").phase(ASSEMBLY);
    passes(&mut t);
    assert_eq!(t.asked(3), "prompt-baron-card", "where there is no siege nobody is bound");
}

#[test]
fn relief_of_the_weak_asks_those_who_would_pay() {
    ledger::proves!("WK-R-64", "WK-BAN-02");
    let scene = || {
        let scene = Scene::glory(4).strongholds().agendas("ag_relief");
        let scene = scene.city(0, "lenz kovel").city(1, "isar").city(2, "monz");
        (0..4).fold(scene, |scene, seat| scene.crowns(seat, 3))
    };
    let mut t = scene().phase(ASSEMBLY);
    passes(&mut t);
    assert_eq!(t.asked(0), "prompt-refuse");
    t.does(0, "accept").does(1, "refuse").does(2, "accept");
    assert_eq!(t.asked(3), "prompt-baron-card", "who receives is not asked");
    assert_eq!([0, 1, 2, 3].map(|seat| t.crowns(seat)), [2, 3, 2, 5]);
    assert!(t.board().banned.has(Seat(1)));
    let mut t = scene().crowns(0, 0).crowns(1, 0).phase(ASSEMBLY);
    passes(&mut t);
    assert_eq!(t.turn(), Some(2), "who has nothing to give is not bound");
}

#[test]
fn what_falls_on_the_first_asks_the_first_alone() {
    ledger::proves!("WK-R-64");
    let scene = Scene::of(4).strongholds().agendas("ag_levy_extra").city(1, "lenz isar");
    let mut t = (0..4).fold(scene, |scene, seat| scene.crowns(seat, 3)).phase(ASSEMBLY);
    passes(&mut t);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-refuse"), "he alone has cities");
    t.does(1, "accept");
    assert_eq!([0, 1, 2, 3].map(|seat| t.crowns(seat)), [3, 1, 3, 3]);
}
