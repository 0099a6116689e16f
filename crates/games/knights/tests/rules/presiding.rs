//! Who presides when the chair passes on, who leaves the Assembly, and whom a decision binds in the end (p.11-12).

use crate::dsl::{Scene, Sitting, agenda, four};
use knights::content::PhaseArea;
use table::Seat;

const ASSEMBLY: PhaseArea = PhaseArea::Assembly;

/// All who are asked take these numbers of Votes in their hands.
#[track_caller]
fn hands(t: &mut Sitting, numbers: [u8; 4]) {
    for (seat, n) in (0u8..).zip(numbers) {
        if t.must().has(Seat(seat)) {
            t.does(seat, &format!("number/{n}"));
        }
    }
}

/// Seat 3 is Chairman and away, seat 0 presides in his place.
fn vicar(scene: Scene, agendas: &str) -> Sitting {
    let scene = scene.votes(0, 5).chairman(3).charges(3, "ag_ambassador").agendas(agendas);
    let mut t = scene.phase(ASSEMBLY);
    t.does(3, "seat/0");
    t
}

/// A tie is broken by this seat, who declares first.
#[track_caller]
fn presides(t: &mut Sitting, seat: u8, other: u8) {
    let mut numbers = [0; 4];
    (numbers[usize::from(seat)], numbers[usize::from(other)]) = (1, 1);
    hands(t, numbers);
    assert_eq!(t.turn(), Some(seat), "he declares first");
    t.does(seat, "yes").does(other, "no");
    assert_eq!((t.turn(), t.asked(seat)), (Some(seat), "prompt-tie"));
}

#[test]
fn a_chairman_who_attends_needs_nobody_in_his_place() {
    ledger::proves!("WK-ROLE-01", "WK-ASSEMBLY-08", "WK-ASSEMBLY-09", "WK-VOTE-05", "WK-BAN-09", "WK-R-66");
    let mut t = vicar(four().votes(1, 9), "ag_salt ag_tithe");
    t.does(0, "agenda/ag_salt");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "seat/3").does(3, "refuse");
    assert_eq!(
        (t.board().chairman, t.board().assembly.acting),
        (Seat(1), None),
        "most Votes, and he is there"
    );
    presides(&mut t, 1, 0);
    let mut t = vicar(four(), "ag_chair_election ag_tithe");
    t.does(0, "agenda/ag_chair_election");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "seat/2").does(2, "accept");
    presides(&mut t, 2, 0);
}

#[test]
fn for_a_new_chairman_who_is_away_too_the_same_man_presides() {
    ledger::proves!("WK-ASSEMBLY-08", "WK-R-66");
    let mut t = vicar(four().charges(1, "ag_marches"), "ag_chair_election ag_tithe");
    t.does(0, "agenda/ag_chair_election");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "seat/1").does(1, "accept");
    assert_eq!(t.board().chairman, Seat(1));
    presides(&mut t, 0, 2);
}

#[test]
fn a_charge_that_keeps_its_holder_away_does_so_at_once() {
    ledger::proves!("WK-ASSEMBLY-01", "WK-VOTE-06", "WK-VOTE-10", "WK-AGENDA-03");
    let mut t = four().agendas("ag_ambassador ag_tithe").phase(ASSEMBLY);
    t.does(0, "agenda/ag_ambassador");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "seat/0").does(0, "accept");
    assert!(!t.board().assembly.attending.has(Seat(0)));
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-acting-chairman"), "the chair is still his");
    t.offers_only(0, ["seat/1", "seat/2", "seat/3"]);
    t.does(0, "seat/2");
    t.must_answer([1, 2, 3]);
    presides(&mut t, 2, 1);
}

#[test]
fn who_presides_and_is_banned_by_a_motion_breaks_no_tie_of_it() {
    ledger::proves!("WK-ASSEMBLY-08", "WK-ASSEMBLY-09", "WK-BAN-04", "WK-R-64");
    let scene = Scene::glory(4).strongholds().crowns(0, 2).crowns(1, 2).crowns(3, 2);
    let mut t = vicar(scene, "ag_relief");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "yes");
    assert_eq!(t.turn(), Some(0), "refusals are asked from who presides on, not from the Chairman");
    t.does(0, "refuse").does(1, "accept").does(3, "accept");
    assert_eq!((t.turn(), t.asked(3)), (Some(3), "prompt-acting-chairman"), "before it is carried out");
    t.does(3, "seat/2");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-choose-baron"), "all have as few cities");
    t.does(2, "seat/2");
    assert_eq!([0, 1, 2, 3].map(|seat| t.crowns(seat)), [2, 1, 2, 1]);
}

#[test]
fn a_vicar_banned_by_a_recalled_agenda_is_followed_before_the_next_motion() {
    ledger::proves!("WK-ASSEMBLY-08", "WK-MOTION-08", "WK-BAN-04");
    let scene = four().discarded("ag_salt").fate("fa_01");
    let mut t = vicar(scene, "ag_private_motion ag_tithe");
    let proposer = t.turn().expect("one proposes");
    t.does(proposer, "recall agenda/ag_salt");
    hands(&mut t, [1, 0, 0, 0]);
    t.does(0, "seat/0").does(0, "refuse");
    assert!(t.board().banned.has(Seat(0)));
    assert_eq!((t.turn(), t.asked(3)), (Some(3), "prompt-acting-chairman"));
    t.offers_only(3, ["seat/1", "seat/2"]);
}

#[test]
fn the_private_motion_of_the_expansion_is_one_like_the_others() {
    ledger::proves!("WK-MOTION-01", "WK-MOTION-02", "CG-SETUP-06");
    let mut t = Scene::glory(4).strongholds().agendas("ag_tithe ag_private_motion_x").phase(ASSEMBLY);
    let proposer = t.turn().expect("one proposes");
    assert_eq!(t.asked(proposer), "prompt-propose", "before the others are ordered");
    t.does(proposer, "done");
    assert_eq!(t.board().agendas.discards[agenda("ag_private_motion_x").index()], 1);
}
