//! The Group Phases and the Pope card (p.7).

use super::{four, winner};
use warlords::board::Phase;
use warlords::content::Deck;
use warlords::event::Event;

/// Who drew a Pope card, in order.
fn drawers(events: &[Event]) -> Vec<u8> {
    let drew =
        |e: &Event| if let Event::Drew { seat, deck: Deck::Pope, .. } = e { Some(seat.0) } else { None };
    events.iter().filter_map(drew).collect()
}

#[test]
fn the_group_phases_have_their_order() {
    ledger::proves!("WE-GROUP-01", "WE-MERCHANT-03");
    let mut t = four().group_phases();
    t.pass_until(|t| t.state.board.round == 3);
    let phase = |e: &Event| if let Event::PhaseBegan { phase, .. } = e { Some(*phase) } else { None };
    let phases: Vec<Phase> = t.events.iter().filter_map(phase).collect();
    use Phase::{Deploy, Initiative, Merchant, Pope, Recruit, Taxes};
    assert_eq!(phases, [Pope, Taxes, Recruit, Deploy, Initiative, Merchant]);
    assert_eq!(t.phase(), Phase::Manoeuvre, "a new round of turns");
}

#[test]
fn each_draws_one_pope_card_in_order_of_initiative() {
    ledger::proves!("WE-POPE-01", "WE-GROUP-03");
    let t = four().order([2, 0, 3, 1]).deck(Deck::Pope, "P04 P05 P05 P09").group_phases();
    assert_eq!(drawers(&t.events), [2, 0, 3, 1]);
    assert_eq!([0, 1, 2, 3].map(|seat| t.cards(seat)), [1; 4], "one each");
    assert_eq!(t.told("WE-CARD-04").len(), 0, "and the deck was enough");
    assert_eq!(t.waits_for(), Some(2), "cards of the Tax phase in the same order");
}

#[test]
fn a_card_marked_immediately_is_played_at_once() {
    ledger::proves!("WE-POPE-02", "WE-R-39");
    let t = four().hand(3, "C04").deck(Deck::Pope, "P01").pope([1]);
    assert_eq!((t.gold(1), t.cards(1)), (5, 0), "it never comes to his hand");
    assert_eq!(t.phase(), Phase::Taxes);
    let t = four().deck(Deck::Pope, "P05").pope([1]);
    assert!(t.holds(1, "P05"), "all others are kept");
    assert!(t.events.iter().all(|e| !matches!(e, Event::Played { .. })));
}

#[test]
fn an_immediate_card_is_settled_before_the_next_draw() {
    ledger::proves!("WE-POPE-02", "WE-GROUP-03");
    let scene = four().holds(3, "castile L3, leon L1").unfinished("leon").gold(3, 9);
    let mut t = scene.deck(Deck::Pope, "P03").pope([2, 0]);
    assert_eq!((drawers(&t.events), t.waits_for()), (vec![2], Some(3)), "he who is censured answers first");
    t.answers(3, ["obey"]);
    assert_eq!(drawers(&t.events), [2, 0]);
}

#[test]
fn an_immediate_card_that_cannot_be_carried_out_is_discarded() {
    ledger::proves!("WE-R-39", "WE-CARD-06");
    let t = four().gold(0, 9).gold(1, 9).hand(3, "C04").deck(Deck::Pope, "P03").pope([0]);
    let told = t.told("WE-R-39");
    assert!(matches!(told[..], [Event::Discarded { .. }]), "all have one castle: {told:?}");
    assert_eq!((t.gold(0), t.gold(1)), (9, 9));
    assert!(t.events.iter().all(|e| !matches!(e, Event::Played { .. })));
}

#[test]
fn the_check_comes_after_all_pope_cards() {
    ledger::proves!("WE-VICTORY-03", "WE-R-40");
    let scene =
        four().holds(0, "england L3, brittany L1, sicily L1, nicaea L1").castle("brittany sicily nicaea");
    let crowned = |scene: crate::dsl::Scene| {
        scene
            .so(|s| s.board.crown.seen = table::Seat::all(4).skip(1).collect())
            .deck(Deck::Pope, "P03")
            .gold(0, 9)
    };
    let mut t = crowned(scene).pope([1]);
    assert_eq!((t.waits_for(), winner(&t)), (Some(0), None), "the censure is settled first");
    t.answers(0, ["ignore"]);
    assert_eq!(winner(&t), Some(0));
}
