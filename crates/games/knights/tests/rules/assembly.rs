//! The Assembly (p.11-12).

use crate::dsl::{Scene, Sitting, agenda, four, noble};
use knights::Options;
use knights::board::Place;
use knights::content::PhaseArea;
use table::{Game as _, Seat};

const ASSEMBLY: PhaseArea = PhaseArea::Assembly;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

/// All take these numbers of Votes in their hands.
#[track_caller]
fn hands(t: &mut Sitting, numbers: &[u8]) {
    for (seat, n) in numbers.iter().enumerate() {
        if t.must().has(Seat(seat as u8)) {
            t.does(seat as u8, &format!("number/{n}"));
        }
    }
}

fn quiet(t: &table::kit::Sitting<knights::Knights>) -> bool {
    let last = t.game.seats() - 1;
    t.must().only() == Some(Seat(last)) && t.prompt(last).message.key == "prompt-baron-card"
}

#[test]
fn who_attends_receives_votes() {
    ledger::proves!("WK-ASSEMBLY-01", "WK-ASSEMBLY-03", "WK-ASSEMBLY-04", "WK-ASSEMBLY-05", "WK-ASSEMBLY-06");
    let scene = four()
        .agendas("ag_tithe")
        .city(0, "lenz kovel acre")
        .siege("lenz", 1, 1)
        .noble(1, "star", "lenz", "rg_50")
        .charges(2, "ag_ambassador")
        .city(2, "isar")
        .banned(&[3]);
    let t = scene.phase(ASSEMBLY);
    assert_eq!(t.board().assembly.attending, [Seat(0), Seat(1)].into_iter().collect());
    assert_eq!(
        [0, 1, 2, 3].map(|seat| t.baron(seat).votes),
        [3, 1, 0, 0],
        "one, and one for each city of the Kingdom"
    );
}

#[test]
fn a_chairman_who_does_not_attend_names_another_to_preside() {
    ledger::proves!("WK-ASSEMBLY-08", "WK-ASSEMBLY-09");
    let mut t = four().agendas("ag_tithe ag_envoys").charges(0, "ag_ambassador").banned(&[3]).phase(ASSEMBLY);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-acting-chairman"));
    t.offers_only(0, ["seat/1", "seat/2"]);
    t.is_refused(0, "seat/3", "WK-ASSEMBLY-08");
    t.does(0, "seat/2");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-order-agendas"));
    assert_eq!(t.board().chairman, Seat(0));
}

#[test]
fn the_order_is_set_before_the_first_vote_and_each_is_resolved_in_turn() {
    ledger::proves!(
        "WK-ASSEMBLY-02",
        "WK-ASSEMBLY-11",
        "WK-ASSEMBLY-12",
        "WK-ASSEMBLY-13",
        "WK-ASSEMBLY-14",
        "WK-ASSEMBLY-15",
        "WK-ROLE-01"
    );
    let mut t = three().agendas("ag_subsidy ag_tithe ag_envoys").phase(ASSEMBLY);
    t.offers_only(0, ["agenda/ag_subsidy", "agenda/ag_tithe", "agenda/ag_envoys"]);
    t.all(0, ["agenda/ag_tithe", "agenda/ag_subsidy"]);
    t.must_answer([0, 1, 2]);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "yes");
    assert!(t.board().agendas.laws.contains(&agenda("ag_tithe")), "before the next is voted");
    hands(&mut t, &[0, 1, 0]);
    t.does(1, "seat/1").does(1, "accept");
    hands(&mut t, &[0, 0, 0]);
    t.does(0, "no");
    assert_eq!(t.board().agendas.current.len(), 3, "three for the next Assembly");
    assert_eq!((t.board().cards_in(ASSEMBLY), t.turn()), (0, Some(2)));
    assert_eq!([0, 1, 2].map(|seat| t.baron(seat).votes), [0, 0, 1], "what was not used is kept");
    assert_eq!(t.crowns(1), 6);
}

#[test]
fn votes_are_taken_in_secret_shown_at_once_and_spent() {
    ledger::proves!(
        "WK-VOTE-01",
        "WK-VOTE-02",
        "WK-VOTE-03",
        "WK-VOTE-04",
        "WK-ASSEMBLY-07",
        "WK-R-60",
        "WK-R-100"
    );
    let mut t = three().agendas("ag_tithe").votes(0, 4).votes(1, 2).phase(ASSEMBLY);
    t.offers(0, ["number/0", "number/5"]);
    t.is_refused(0, "number/6", "WK-VOTE-01");
    t.does(1, "number/3");
    assert_eq!(t.board().assembly.cast, [0; 6], "nothing is shown yet");
    assert!(
        t.told_to(table::Observer::Seat(Seat(0))).count() < t.told_to(table::Observer::Seat(Seat(1))).count()
    );
    t.does(0, "number/2").does(2, "number/0");
    assert_eq!(t.board().assembly.cast[..3], [2, 3, 0]);
    assert_eq!(t.turn(), Some(0), "the Chairman says first");
    t.does(0, "yes");
    t.does(1, "no");
    assert!(!t.board().agendas.laws.contains(&agenda("ag_tithe")));
    assert_eq!([0, 1, 2].map(|seat| t.baron(seat).votes), [3, 0, 1], "spent on either side");
    assert_eq!(t.board().agendas.discards[agenda("ag_tithe").index()], 1);
}

#[test]
fn the_chairman_breaks_ties_as_he_likes() {
    ledger::proves!("WK-VOTE-05", "WK-ROLE-01");
    let mut t = three().agendas("ag_tithe").phase(ASSEMBLY);
    hands(&mut t, &[1, 1, 0]);
    t.does(0, "yes").does(1, "no");
    assert_eq!(t.asked(0), "prompt-tie");
    t.does(0, "no");
    assert!(t.board().agendas.laws.is_empty(), "against what he voted himself");
    let mut t = three().agendas("ag_subsidy").phase(ASSEMBLY);
    hands(&mut t, &[0, 0, 0]);
    t.offers_only(0, ["seat/0", "seat/1", "seat/2"]);
    let mut t = three().agendas("ag_subsidy").phase(ASSEMBLY);
    hands(&mut t, &[1, 1, 0]);
    t.does(0, "seat/2").does(1, "seat/1");
    t.offers_only(0, ["seat/1", "seat/2"]);
    t.is_refused(0, "seat/0", "WK-VOTE-05");
}

#[test]
fn cards_say_how_they_are_voted_and_act_at_once() {
    ledger::proves!("WK-VOTE-06", "WK-VOTE-07", "WK-VOTE-08", "WK-VOTE-09", "WK-VOTE-10", "WK-AGENDA-01");
    let mut t =
        three().agendas("ag_levy_extra ag_acclaim").city(1, "lenz kovel").crowns(1, 5).phase(ASSEMBLY);
    t.does(0, "agenda/ag_levy_extra");
    hands(&mut t, &[1, 0, 0]);
    t.is_refused(0, "seat/1", "WK-VOTE-03");
    t.does(0, "yes");
    t.does(1, "accept");
    assert_eq!(
        (t.crowns(1), t.board().agendas.discards[agenda("ag_levy_extra").index()]),
        (3, 1),
        "carried out, then discarded"
    );
    hands(&mut t, &[0, 3, 0]);
    t.is_refused(1, "yes", "WK-VOTE-03");
    t.does(1, "seat/2").does(2, "accept");
    assert_eq!((t.baron(2).influence, t.crowns(2)), (1, 2));
}

#[test]
fn a_baron_has_three_charges_at_most() {
    ledger::proves!("WK-AGENDA-04", "WK-AGENDA-05");
    let mut t = three().agendas("ag_wool").charges(1, "ag_salt ag_wine ag_silver").phase(ASSEMBLY);
    hands(&mut t, &[0, 1, 0]);
    t.does(1, "seat/1").does(1, "accept");
    t.offers_only(1, ["agenda/ag_salt", "agenda/ag_wine", "agenda/ag_silver"]);
    t.is_refused(1, "agenda/ag_wool", "WK-AGENDA-05");
    t.does(1, "agenda/ag_wine");
    assert_eq!(t.baron(1).charges[..], ["ag_salt", "ag_silver", "ag_wool"].map(agenda));
}

#[test]
fn an_office_goes_to_a_noble_and_takes_the_place_of_another() {
    ledger::proves!("WK-AGENDA-06", "WK-AGENDA-07", "WK-AGENDA-08", "WK-AGENDA-10", "WK-R-69", "WK-R-90");
    let scene = three()
        .agendas("ag_marshal")
        .charges(1, "ag_ambassador")
        .noble(1, "star", "h21", "rg_50")
        .office(1, "star", "ag_guard")
        .off(1, "square", "")
        .so(|b| b.noble_mut(noble(1, "circle")).place = Place::Gone);
    let mut t = scene.phase(ASSEMBLY);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/1").does(1, "accept");
    t.offers_only(1, ["noble/blue_star", "noble/blue_square", "noble/blue_triangle"]);
    t.does(1, "noble/blue_star");
    assert_eq!(t.board().noble(noble(1, "star")).office, Some(agenda("ag_marshal")), "although he was away");
    assert_eq!(t.board().agendas.discards[agenda("ag_guard").index()], 1);
}

#[test]
fn a_decision_is_refused_at_the_price_of_a_ban() {
    ledger::proves!("WK-BAN-01", "WK-BAN-02", "WK-BAN-03", "WK-BAN-04", "WK-BAN-13");
    let mut t = three()
        .agendas("ag_confiscation ag_tithe")
        .city(1, "lenz")
        .votes(0, 2)
        .votes(1, 5)
        .votes(2, 2)
        .phase(ASSEMBLY);
    t.does(0, "agenda/ag_confiscation");
    hands(&mut t, &[1, 0, 1]);
    t.does(0, "seat/1").does(2, "seat/1");
    t.offers_only(1, ["accept", "refuse"]);
    t.does(1, "refuse");
    assert_eq!(t.owner("lenz"), Some(1));
    assert!(t.board().banned.has(Seat(1)) && !t.board().assembly.attending.has(Seat(1)));
    assert_eq!(t.board().agendas.discards[agenda("ag_confiscation").index()], 1, "the card is discarded");
    t.must_answer([0, 2]);
    assert_eq!(t.baron(1).votes, 7, "he keeps his Votes");
}

#[test]
fn a_motion_for_all_is_carried_out_without_those_who_refuse() {
    ledger::proves!("WK-R-64");
    let scene =
        three().agendas("ag_levy_extra").city(0, "lenz").city(1, "kovel isar").crowns(0, 5).crowns(1, 5);
    let mut t = scene.phase(ASSEMBLY);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "yes");
    t.does(0, "accept").does(1, "refuse");
    assert_eq!((t.crowns(0), t.crowns(1)), (4, 5));
    assert!(t.board().banned.has(Seat(1)));
}

#[test]
fn who_is_banned_refuses_charges_without_further_penalty() {
    ledger::proves!("WK-AGENDA-11", "WK-BAN-12");
    let mut t = three().agendas("ag_salt").banned(&[1]).phase(ASSEMBLY);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/1");
    assert_eq!(t.turn(), Some(1), "he can be given a Charge");
    t.does(1, "refuse");
    assert!(t.baron(1).charges.is_empty() && t.board().banned.len() == 1);
}

#[test]
fn a_banned_chairman_is_followed_by_who_has_most_votes() {
    ledger::proves!("WK-BAN-09", "WK-BAN-10", "WK-BAN-07", "WK-R-66");
    let mut t = three().agendas("ag_salt ag_tithe").votes(2, 3).votes(1, 1).phase(ASSEMBLY);
    t.does(0, "agenda/ag_salt");
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/0").does(0, "refuse");
    assert_eq!(t.board().chairman, Seat(2));
    let mut t = four()
        .agendas("ag_salt ag_tithe")
        .votes(2, 3)
        .votes(1, 3)
        .banned(&[3])
        .fate("fa_02 fa_03 fa_08")
        .phase(ASSEMBLY);
    t.does(0, "agenda/ag_salt");
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "seat/0").does(0, "refuse");
    assert_eq!(t.board().chairman, Seat(2), "of equals the one on the first Fate card that names one: green");
    let t = Scene::of(2).strongholds().agendas("ag_salt").banned(&[0, 1]).phase(ASSEMBLY);
    assert_eq!(
        (t.board().chairman, t.board().cards_in(ASSEMBLY)),
        (Seat(0), 0),
        "nobody attends: the cards go back"
    );
}

#[test]
fn private_motions_come_first_by_a_proposer_of_fate() {
    ledger::proves!(
        "WK-MOTION-01",
        "WK-MOTION-02",
        "WK-MOTION-03",
        "WK-MOTION-04",
        "WK-ASSEMBLY-10",
        "WK-R-62"
    );
    let scene = || {
        three().agendas("ag_tithe ag_private_motion ag_salt").charges(1, "ag_ambassador").fate("fa_02 fa_01")
    };
    let mut t = scene().phase(ASSEMBLY);
    assert_eq!(
        (t.turn(), t.asked(1)),
        (Some(1), "prompt-propose"),
        "blue is on the second card; black does not play"
    );
    t.offers(1, ["done", "postpone", "discard agenda/ag_ambassador"]);
    t.does(1, "done");
    assert_eq!(t.asked(0), "prompt-order-agendas");
    assert_eq!(t.board().agendas.discards[agenda("ag_private_motion").index()], 1);
    t.offers_only(0, ["agenda/ag_salt", "agenda/ag_tithe"]);
}

/// A Private Motion of seat 1 on this, voted by the numbers.
fn motion(scene: Scene, path: &str) -> Sitting {
    let mut t = scene.agendas("ag_private_motion ag_tithe").fate("fa_01").phase(ASSEMBLY);
    t.does(1, path);
    hands(&mut t, &[1, 0, 0]);
    t
}

#[test]
fn a_ban_is_lifted_for_the_next_assembly() {
    ledger::proves!("WK-MOTION-05", "WK-BAN-08");
    let mut t = motion(three().banned(&[2]), "lift seat/2");
    t.does(0, "yes");
    assert!(!t.board().banned.has(Seat(2)) && !t.board().assembly.attending.has(Seat(2)));
    let mut t = three().agendas("ag_private_motion").fate("fa_01").phase(ASSEMBLY);
    t.is_refused(1, "lift seat/2", "WK-MOTION-04");
}

#[test]
fn a_law_charge_or_office_is_discarded_and_nobody_can_refuse() {
    ledger::proves!("WK-MOTION-06", "WK-BAN-06");
    let mut t = motion(three().charges(2, "ag_salt"), "discard agenda/ag_salt");
    t.does(0, "yes");
    assert!(t.baron(2).charges.is_empty());
    assert_ne!(t.turn(), Some(2), "he is not asked");
    let mut t = motion(three().laws("ag_hiring"), "discard agenda/ag_hiring");
    t.does(0, "yes");
    assert!(t.board().agendas.laws.is_empty());
    let mut t = motion(
        three().noble(2, "star", "h21", "rg_50").office(2, "star", "ag_guard"),
        "discard agenda/ag_guard",
    );
    t.does(0, "yes");
    assert_eq!(t.board().noble(noble(2, "star")).office, None);
}

#[test]
fn a_postponed_assembly_leaves_its_agendas_for_the_next() {
    ledger::proves!("WK-MOTION-07", "WK-R-63");
    let mut t = motion(three(), "postpone");
    t.does(0, "yes");
    assert!(quiet(&t), "it is over");
    assert_eq!(t.board().agendas.current[..], [agenda("ag_tithe")]);
    assert_eq!((t.board().cards_in(ASSEMBLY), t.baron(1).votes), (0, 1), "cards go back, Votes are kept");
}

#[test]
fn a_discarded_agenda_is_voted_again() {
    ledger::proves!("WK-MOTION-08");
    let mut t = motion(three().discarded("ag_subsidy"), "recall agenda/ag_subsidy");
    t.does(0, "seat/2").does(2, "accept");
    assert_eq!(
        (t.crowns(2), t.board().agendas.discards[agenda("ag_subsidy").index()]),
        (6, 1),
        "by its own kind of vote"
    );
    let t = three()
        .discarded("ag_private_motion")
        .agendas("ag_private_motion ag_tithe")
        .fate("fa_01")
        .phase(ASSEMBLY);
    assert_eq!(t.asked(1), "prompt-propose");
    assert!(!t.can(1, "recall agenda/ag_private_motion"), "a Private Motion cannot call another");
}

#[test]
fn two_barons_write_their_votes_down() {
    ledger::proves!("WK-PLAYERS-08", "WK-PLAYERS-09", "WK-PLAYERS-10", "WK-R-61");
    let scene = Scene::of(2).strongholds().agendas("ag_subsidy ag_tithe").votes(0, 2).votes(1, 2);
    let mut t = scene.phase(ASSEMBLY);
    t.does(0, "agenda/ag_subsidy");
    t.must_answer([0, 1]);
    t.all(0, ["number/2"]);
    t.is_refused(0, "number/2", "WK-PLAYERS-09");
    t.does(0, "number/1");
    t.must_answer([1]);
    t.all(1, ["number/3", "number/0"]);
    t.does(0, "seat/0").does(1, "seat/1").does(1, "accept");
    assert_eq!((t.crowns(1), t.baron(1).votes), (6, 0));
    t.does(0, "yes");
    assert!(t.board().agendas.laws.contains(&agenda("ag_tithe")));
}

#[test]
fn open_private_motions_may_forbid_an_act_to_all() {
    ledger::proves!("WK-OPT-04", "WK-OPT-05", "WK-EX-30", "WK-R-103");
    let open = Options { open_motions: true, ..Options::default() };
    let mut t = Scene::with(&open, 3)
        .strongholds()
        .agendas("ag_private_motion ag_tithe")
        .fate("fa_01")
        .phase(ASSEMBLY);
    let forbids: Vec<String> =
        t.paths(Seat(1)).into_iter().filter(|path| path.starts_with("forbid")).collect();
    assert_eq!(forbids.len(), 17, "sixteen acts, and sieges");
    t.does(1, &forbids[0]);
    hands(&mut t, &[1, 0, 0]);
    t.does(0, "yes");
    assert_eq!(t.board().forbidden.count_ones(), 1, "passed by a usual vote");
    let mut t = three().agendas("ag_private_motion").fate("fa_01").phase(ASSEMBLY);
    t.is_refused(1, &forbids[0], None);
}
