//! The Assembly where somebody is banned, absent or gone, and Private Motions in their turn (p.11-12, p.19).

use crate::dsl::{Scene, Sitting, agenda};
use knights::content::{ActionCard, PhaseArea};
use knights::event::Event;
use table::{Game as _, Observer, Seat};

const ASSEMBLY: PhaseArea = PhaseArea::Assembly;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

/// All who are asked take these numbers of Votes in their hands.
#[track_caller]
fn hands(t: &mut Sitting, numbers: &[u8]) {
    for (seat, n) in numbers.iter().enumerate() {
        if t.must().has(Seat(seat as u8)) {
            t.does(seat as u8, &format!("number/{n}"));
        }
    }
}

fn is_over(t: &Sitting) -> bool {
    let last = t.game().seats() - 1;
    t.turn() == Some(last) && t.asked(last) == "prompt-baron-card"
}

#[test]
fn what_two_barons_wrote_is_shown_all_at_once() {
    ledger::proves!("WK-PLAYERS-08", "WK-PLAYERS-10", "WK-R-61");
    let scene = Scene::of(2).strongholds().agendas("ag_subsidy ag_tithe").votes(0, 2).votes(1, 2);
    let mut t = scene.phase(ASSEMBLY);
    t.does(0, "agenda/ag_subsidy");
    t.all(0, ["number/2", "number/1"]);
    assert!(t.board().assembly.written.is_empty(), "the other still writes");
    let told = |t: &Sitting| {
        let wrote = |event: &Event| match *event {
            Event::VotesWritten { seat, agenda, votes } => Some((seat.0, agenda, votes)),
            _ => None,
        };
        t.told_to(Observer::Spectator).filter_map(wrote).collect::<Vec<_>>()
    };
    assert_eq!(told(&t), []);
    t.all(1, ["number/3", "number/0"]);
    let (subsidy, tithe) = (agenda("ag_subsidy"), agenda("ag_tithe"));
    assert_eq!(
        told(&t),
        [(0, subsidy, 2), (1, subsidy, 3), (0, tithe, 1), (1, tithe, 0)],
        "before any is voted"
    );
    assert_eq!([0, 1].map(|seat| t.baron(seat).votes), [1, 0], "spent as each is resolved");
    let view = serde_json::to_value(t.sees(Observer::Seat(Seat(1)))).expect("it can be written");
    assert_eq!(view["assembly"]["written"], serde_json::json!([[1, 0]]), "what is still to come");
    t.does(0, "seat/0").does(1, "seat/1").does(1, "accept");
    assert_eq!(t.board().assembly.cast[..2], [1, 0]);
}

#[test]
fn where_all_are_banned_what_was_not_voted_waits() {
    ledger::proves!("WK-R-66", "WK-R-63", "WK-BAN-04");
    let scene = Scene::of(2).strongholds().agendas("ag_salt ag_wine ag_tithe").votes(0, 4);
    let mut t = scene.phase(ASSEMBLY);
    t.all(0, ["agenda/ag_salt", "agenda/ag_wine", "number/1", "number/1", "number/1"]);
    t.all(1, ["number/0", "number/0", "number/0"]);
    t.does(0, "seat/1").does(1, "refuse");
    t.does(0, "seat/0").does(0, "refuse");
    assert!(is_over(&t));
    assert_eq!((t.board().banned.len(), t.board().chairman), (2, Seat(0)), "nobody can follow him");
    assert_eq!(t.board().agendas.current[..], [agenda("ag_tithe")], "it is neither voted nor lost");
    assert!(t.board().agendas.laws.is_empty() && t.board().cards_in(ASSEMBLY) == 0);
    assert_eq!(t.baron(0).votes, 3, "what he wrote for it he keeps");
}

#[test]
fn an_acting_chairman_who_is_banned_is_followed_by_another() {
    ledger::proves!("WK-ASSEMBLY-08", "WK-ASSEMBLY-09", "WK-BAN-04", "WK-BAN-13");
    let scene = Scene::of(4).strongholds().charges(0, "ag_ambassador").agendas("ag_salt ag_tithe");
    let mut t = scene.phase(ASSEMBLY);
    t.does(0, "seat/2").does(2, "agenda/ag_salt");
    hands(&mut t, &[0, 0, 1, 0]);
    t.does(2, "seat/2").does(2, "refuse");
    assert_eq!((t.board().chairman, t.turn(), t.asked(0)), (Seat(0), Some(0), "prompt-acting-chairman"));
    t.offers_only(0, ["seat/1", "seat/3"]);
    t.does(0, "seat/3");
    hands(&mut t, &[0, 1, 0, 1]);
    t.does(3, "yes").does(1, "no");
    assert_eq!((t.turn(), t.asked(3)), (Some(3), "prompt-tie"), "he speaks first and breaks the tie");
}

#[test]
fn each_private_motion_has_a_proposer_of_its_own_and_a_banned_one_may_be() {
    ledger::proves!("WK-MOTION-02", "WK-MOTION-03", "WK-R-62", "WK-BAN-12");
    let scene =
        three().agendas("ag_private_motion ag_tithe ag_private_motion").fate("fa_01 fa_10").banned(&[1]);
    let mut t = scene.phase(ASSEMBLY);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-propose"), "blue, although he is banned");
    t.offers(1, ["lift seat/1"]);
    t.does(1, "done");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-propose"), "then red");
    t.does(0, "lift seat/1");
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "yes");
    assert!(t.board().banned.is_empty() && !t.board().assembly.attending.has(Seat(1)));
    assert_eq!(t.board().agendas.discards[agenda("ag_private_motion").index()], 2);
}

#[test]
fn a_postponed_assembly_without_agendas_gets_new_ones() {
    ledger::proves!("WK-R-63", "WK-MOTION-07");
    let postponed = |agendas: &str| {
        let mut t = three().agendas(agendas).fate("fa_01").phase(ASSEMBLY);
        t.does(1, "postpone");
        hands(&mut t, &[1, 0, 0]);
        t.does(0, "yes");
        assert!(is_over(&t));
        t.board().agendas.current
    };
    assert_eq!(postponed("ag_private_motion").len(), 3, "none was left");
    let both = postponed("ag_private_motion ag_private_motion ag_salt");
    assert_eq!(both[..], [agenda("ag_private_motion"), agenda("ag_salt")], "the others are untouched");
    let mut t = three().agendas("ag_private_motion ag_tithe").fate("fa_01").phase(ASSEMBLY);
    t.does(1, "postpone");
    hands(&mut t, &[0, 0, 1]);
    t.does(2, "no");
    t.must_answer([0, 1]);
    assert_eq!(t.asked(0), "prompt-ballot", "voted down, it goes on");
}

#[test]
fn a_motion_needs_its_object_and_a_vote() {
    ledger::proves!("WK-MOTION-06", "WK-MOTION-08", "WK-VOTE-09");
    let scene = || three().discarded("ag_hiring").charges(2, "ag_salt").laws("ag_tithe");
    let mut t = scene().agendas("ag_private_motion ag_wool").fate("fa_01").phase(ASSEMBLY);
    t.is_refused(1, "discard agenda/ag_wine", "WK-MOTION-04");
    t.is_refused(1, "discard agenda/ag_wool", "WK-MOTION-04");
    t.is_refused(1, "recall agenda/ag_tithe", "WK-MOTION-04");
    t.offers(1, ["discard agenda/ag_salt", "discard agenda/ag_tithe", "recall agenda/ag_hiring"]);
    t.does(1, "recall agenda/ag_hiring");
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "no");
    assert_eq!(t.board().agendas.discards[agenda("ag_hiring").index()], 1, "it lies there again");
    assert_eq!(t.board().agendas.laws[..], [agenda("ag_tithe")]);
    let mut t = scene().agendas("ag_private_motion ag_wool").fate("fa_01").phase(ASSEMBLY);
    t.does(1, "discard agenda/ag_salt");
    hands(&mut t, &[0, 0, 1]);
    t.does(2, "no");
    assert_eq!(t.baron(2).charges[..], [agenda("ag_salt")], "he keeps it");
}

#[test]
fn the_chair_passes_within_the_assembly() {
    ledger::proves!("WK-ROLE-01", "WK-ROLE-03", "WK-VOTE-06", "WK-BAN-11");
    let elected = |banned: &[u8]| {
        let scene = three().agendas("ag_chair_election ag_tithe").banned(banned);
        let mut t = scene.phase(ASSEMBLY);
        t.does(0, "agenda/ag_chair_election");
        hands(&mut t, &[1, 0, 0]);
        t.does(0, "seat/2").does(2, "accept");
        t
    };
    let mut t = elected(&[]);
    assert_eq!(t.board().chairman, Seat(2));
    hands(&mut t, &[0, 1, 1]);
    assert_eq!(t.turn(), Some(2), "from now on he speaks first");
    t.does(2, "yes").does(1, "no");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-tie"));
    assert_eq!(elected(&[2]).board().chairman, Seat(0), "not one who is banned");
}

#[test]
fn who_has_three_markers_hires_two_together_and_one_later() {
    ledger::proves!("WK-DRAFT-08", "WK-DRAFT-09", "WK-R-77");
    let offer = "mc_polish_100 mc_polish_50 mc_polish_50 mc_swiss_50";
    let scene = three().crowns(0, 9).crowns(1, 9).offer(offer).track("0 1 0 0");
    let mut t = scene.special();
    t.does(0, "nation/polish").does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    t.is_refused(0, "done", "WK-DRAFT-08");
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    t.offers_only(0, ["done", "troop/mc_polish_100 law/obey"]);
    t.does(0, "done");
    assert_eq!((t.turn(), t.board().markers_of(Seat(0))), (Some(1), 1), "two markers are gone");
    t.does(1, "troop/mc_polish_100 law/obey").does(1, "stronghold/blue");
    t.offers_only(0, ["done", "troop/mc_swiss_50 law/obey"]);
    t.is_refused(0, "nation/polish", "WK-DRAFT-08");
}

#[test]
fn a_charge_for_who_is_absent_is_his_to_refuse_at_the_usual_price() {
    ledger::proves!("WK-AGENDA-10", "WK-BAN-01", "WK-BAN-02");
    let mut t = three().agendas("ag_salt").charges(1, "ag_ambassador").phase(ASSEMBLY);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/1").does(1, "refuse");
    assert!(t.board().banned.has(Seat(1)), "he was away, and not banned before");
    assert_eq!(t.baron(1).charges[..], [agenda("ag_ambassador")]);
}

#[test]
fn rally_support_of_the_last_to_speak_is_in_time_for_the_assembly() {
    ledger::proves!("WK-CARD-15", "WK-TRIG-03", "WK-ASSEMBLY-02");
    let scene = Scene::of(2).strongholds().agendas("ag_tithe").votes(0, 1);
    let scene = scene.in_area(ASSEMBLY, 0, ActionCard::ServeChurch, 2).in_area(
        ASSEMBLY,
        1,
        ActionCard::ServeChurch,
        1,
    );
    let mut t = scene.card(1, ActionCard::RallySupport);
    t.does(1, "yes");
    assert_eq!((t.board().chairman, t.baron(1).votes), (Seat(1), 3), "two, and one for attending");
    t.must_answer([0, 1]);
}

#[test]
fn laws_on_votes_are_for_those_who_attend() {
    ledger::proves!("WK-ASSEMBLY-06", "WK-AGENDA-02");
    let scene = Scene::of(4).strongholds().laws("ag_walls_weight").agendas("ag_tithe").banned(&[2]);
    let scene = scene.charges(3, "ag_ambassador").city(1, "lenz").city(2, "isar").city(3, "kovel");
    let t = scene.fortified("lenz isar kovel").phase(ASSEMBLY);
    assert_eq!([0, 1, 2, 3].map(|seat| t.baron(seat).votes), [1, 3, 0, 0], "neither banned nor away");
    let scholar = |seat: u8| {
        let scene = Scene::glory(3).strongholds().laws("ag_learned_seats").agendas("ag_tithe");
        let t = scene.scholar(seat).charges(1, "ag_ambassador").phase(ASSEMBLY);
        t.baron(seat).votes
    };
    assert_eq!((scholar(1), scholar(2)), (0, 3));
}

#[test]
fn an_office_without_a_noble_is_discarded() {
    ledger::proves!("WK-R-69", "WK-AGENDA-06");
    let scene = three().agendas("ag_marshal").so(|b| {
        for noble in knights::content::NobleId::all_of(knights::content::BaronId(1)) {
            b.noble_mut(noble).place = knights::board::Place::Gone;
        }
    });
    let mut t = scene.phase(ASSEMBLY);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/1");
    assert_eq!(t.asked(1), "prompt-refuse");
    t.does(1, "accept");
    assert!(is_over(&t));
    assert_eq!(t.board().agendas.discards[agenda("ag_marshal").index()], 1);
}

#[test]
fn who_is_banned_is_told_that_refusing_costs_nothing() {
    ledger::proves!("WK-AGENDA-11", "WK-BAN-01");
    let asked = |banned: &[u8]| {
        let mut t = three().agendas("ag_salt").banned(banned).phase(ASSEMBLY);
        hands(&mut t, &[1, 0, 0]);
        t.does(0, "seat/1");
        t.asked(1)
    };
    assert_eq!((asked(&[1]), asked(&[])), ("prompt-refuse-free", "prompt-refuse"));
}

#[test]
fn several_of_a_nationality_are_hired_only_if_all_can_be_paid() {
    ledger::proves!("WK-DRAFT-04", "WK-DRAFT-08", "WK-DRAFT-10");
    let offer = "mc_polish_100 mc_polish_50 mc_polish_50 mc_swiss_50";
    let announced = |crowns: u16| {
        let mut t = three().crowns(0, crowns).offer(offer).track("0 1 0 2").special();
        let may = t.can(0, "nation/polish");
        if may {
            t.does(0, "nation/polish");
        }
        (may, t)
    };
    assert!(!announced(1).0, "two of one crown each");
    let (_, mut t) = announced(2);
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    assert_eq!(
        (t.crowns(0), t.garrison_of(0).as_str()),
        (0, "mc_polish_50 mc_polish_50"),
        "not the dear one"
    );
    let (_, mut t) = announced(3);
    t.does(0, "troop/mc_polish_100 law/obey").does(0, "stronghold/red");
    t.does(0, "troop/mc_polish_50 law/obey").does(0, "stronghold/red");
    assert_eq!(t.crowns(0), 0);
}
