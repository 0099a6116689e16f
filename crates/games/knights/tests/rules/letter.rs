//! Rules by their letter: what happens, and what does not.

use crate::dsl::{Scene, Sitting, four, noble};
use knights::answer::Manner;
use knights::board::{Heir, Phase, Place};
use knights::content::{ActionCard, BaronId, Fate, NeutralCard, PhaseArea, Symbol};
use knights::event::Event;
use table::{Game as _, Seat};

fn quiet(t: &table::kit::Sitting<knights::Knights>) -> bool {
    let last = t.game.seats() - 1;
    t.must().only() == Some(Seat(last)) && t.prompt(last).message.key == "prompt-baron-card"
}

#[test]
fn a_new_chairman_leads_from_then_on() {
    ledger::proves!("WK-ACT-20", "WK-CARD-13", "WK-NEUT-14");
    let wounded = |scene: Scene, seat: u8, troops: &str, place: &str| {
        scene.noble(seat, "star", place, troops).tokens(seat, "star", 1).crowns(seat, 9)
    };
    let first = |votes: u16| {
        let scene = wounded(Scene::of(3).strongholds().votes(2, votes), 0, "mc_english_200", "h22");
        let scene = wounded(scene, 1, "mc_polish_200", "h23").so(|b| {
            b.neutral_laid[2] = 1;
            b.neutrals = [0; 11];
            b.neutrals[NeutralCard::MusterTroops as usize] = 1;
        });
        let mut t = scene.card(1, ActionCard::RallySupport);
        t.does(1, "yes");
        t.idle_until(&["no"], |t| {
            t.must().only().is_some_and(|seat| t.prompt(seat.0).message.key == "prompt-muster-troops")
        });
        (t.board().chairman, t.turn())
    };
    assert_eq!(first(0), (Seat(1), Some(1)), "he has most Votes, takes the chair and musters first");
    assert_eq!(first(2), (Seat(0), Some(0)), "as many as another are not more");
}

#[test]
fn six_of_eight_neutral_cards_are_turned_up_and_two_are_not() {
    ledger::proves!("WK-NEUT-01", "WK-PLAN-06", "WK-PLAN-07", "WK-ACT-07");
    let mut t = Scene::of(2).strongholds().upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    let (before, round) = (t.events.len(), t.board().round);
    for seat in 0..2 {
        t.all(seat, ["done", "done", "done"]);
    }
    let all = ["done", "number/0", "seat/0", "seat/1", "no"];
    t.idle_until(&all, |t| t.state.board.round > round);
    let turned = t.events[before..].iter().filter(|event| matches!(event, Event::NeutralTurned { .. }));
    assert_eq!(turned.count(), 6);
    assert_eq!(t.board().neutrals.iter().sum::<u8>(), 2, "two stay out");
}

#[test]
fn one_fate_card_names_a_baron_and_his_noble() {
    ledger::proves!("WK-FATE-04", "WK-FATE-05");
    let names = |baron: u8| {
        move |fate: &Fate| fate.baron == BaronId(baron) && (baron > 3 || fate.noble == Symbol::Square)
    };
    let drawn = |scene: Scene| {
        let scene = scene.noble(1, "square", "h21", "rg_50").event("ev_broken_line");
        let mut t = scene.neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/0");
        let cards = t.events.iter().filter(|event| matches!(event, Event::FateDrawn { .. })).count();
        (cards, t.board().noble(noble(1, "square")).heir)
    };
    assert_eq!(drawn(four().fates(&[&names(1)])), (1, Heir::None));
    let redrawn = four().fates(&[&names(4), &names(1)]);
    assert_eq!(drawn(redrawn), (2, Heir::None), "a Baron who does not play is drawn again");
}

#[test]
fn where_both_sides_die_nobody_wins() {
    ledger::proves!("WK-R-36", "WK-CASUALTY-07", "WK-VICTORY-01");
    let scene = four().noble(0, "circle", "h22", "mc_english_100").noble(1, "circle", "h22", "mc_polish_100");
    let mut t =
        scene.results("deal blank blank deal victory victory").attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/victory", "result/victory", "done"]);
    t.idle_until(&[], quiet);
    assert_eq!((t.place(0, "circle"), t.place(1, "circle")), (Place::Off, Place::Off));
    let counted = t.events.iter().any(|event| matches!(event, Event::VictoriesCounted { .. }));
    assert!(!counted, "victories are not counted");
}

#[test]
fn a_besieger_who_grows_weak_besieges_still() {
    ledger::proves!("WK-SIEGE-21", "WK-EX-25", "WK-SIEGE-23");
    let scene = || {
        four()
            .city(1, "kovel")
            .siege("kovel", 0, 1)
            .noble(0, "star", "kovel", "rg_50 mc_english_200")
            .crowns(0, 1)
    };
    let mut t = scene().phase(PhaseArea::Wages);
    t.does(0, "troop/mc_english_200 noble/red_star").does(0, "done");
    t.idle_until(&["done"], quiet);
    assert!(t.city("kovel").is_besieged(), "250 with his 200 against 300: the siege goes on");
    let again = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = again.card(0, ActionCard::VersatileStrategy);
    t.all(0, ["battle", "area/h21"]);
    assert_eq!(
        t.board().battle.manner,
        Some(Manner::Assault),
        "he is too weak to finish it, and only that is left"
    );
}

#[test]
fn another_noble_may_finish_the_siege() {
    ledger::proves!("WK-SIEGE-28", "WK-EX-41", "WK-SIEGE-22", "WK-SIEGE-24");
    let sieges = |since: u8| {
        let scene =
            four().city(1, "monz").siege("monz", 0, since).noble(0, "square", "monz", "mc_english_200");
        let mut t = scene.attacks(0, "monz", "city/monz manner/siege");
        t.all(0, ["noble/red_square", "done"]);
        if t.turn() == Some(0) {
            t.does(0, "keep");
        }
        t
    };
    assert_eq!(sieges(1).owner("monz"), Some(0), "whoever began it");
    assert_eq!(sieges(2).owner("monz"), Some(1), "not in the same round");
    assert!(sieges(2).city("monz").is_besieged());
}

#[test]
fn troops_are_taken_from_a_ready_noble_who_is_free_to_give_them() {
    ledger::proves!("WK-TRANSFER-02", "WK-TRANSFER-03", "WK-TRANSFER-11", "WK-R-31");
    let enters = |scene: Scene| -> Sitting {
        let mut t = scene.noble(0, "square", "h20", "rg_50").card(0, ActionCard::VersatileStrategy);
        t.all(0, ["move", "noble/red_square area/h21 way/land"]);
        t
    };
    let giver = || four().city(0, "kovel").noble(0, "star", "kovel", "rg_50 rg_100");
    let shift = "noble/red_star noble/red_square troop/rg_100";
    assert!(enters(giver()).can(0, shift));
    assert!(!enters(giver().tired(0, "star")).can(0, shift), "an exhausted Noble hands nothing over");
    let besieged = giver().siege("kovel", 1, 1).noble(1, "star", "kovel", "rg_100");
    assert!(!enters(besieged).can(0, shift), "nor one who is besieged");
}
