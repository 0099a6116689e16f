//! Merchant cards (p.8).

use super::four;
use crate::dsl::Scene;
use warlords::board::Phase;
use warlords::content::{Cards, Content, Deck};
use warlords::event::Event;

fn rich(scene: Scene) -> Scene {
    (0..4).fold(scene, |scene, seat| scene.gold(seat, 9))
}

#[test]
fn one_merchant_card_costs_four_gold() {
    ledger::proves!("WE-MERCHANT-01", "WE-MERCHANT-02");
    let mut t = four().gold(0, 3).gold(1, 4).gold(2, 20).merchant();
    assert_eq!(t.waits_for(), Some(1), "three gold are not enough");
    t.answers(1, ["buy"]);
    assert_eq!((t.gold(1), t.cards(1)), (0, 1));
    let merchant = Content::base().decks[Deck::Merchant as usize];
    assert_eq!(t.state.hands[1].and(merchant).len(), 1, "from the Merchant deck");
    t.answers(2, ["buy"]);
    assert_eq!((t.gold(2), t.cards(2)), (16, 1));
    assert_eq!(t.phase(), Phase::Manoeuvre, "never a second one");
}

#[test]
fn nobody_has_to_buy() {
    ledger::proves!("WE-MERCHANT-01");
    let mut t = rich(four()).merchant();
    assert_eq!(t.paths(), ["done", "buy"]);
    for seat in 0..4 {
        t.answers(seat, ["done"]);
        assert_eq!((t.gold(seat), t.cards(seat)), (9, 0));
    }
}

#[test]
fn they_buy_in_the_new_order() {
    ledger::proves!("WE-MERCHANT-01", "WE-MERCHANT-03");
    let mut t = rich(four()).dice();
    t.dice(&[2, 8, 4, 6]);
    for seat in 0..4 {
        t.answers(seat, ["done"]);
    }
    t.answers(1, ["initiative/1"]).answers(3, ["initiative/2"]);
    t.answers(2, ["initiative/3"]).answers(0, ["initiative/4"]);
    for seat in [1, 3, 2, 0] {
        assert_eq!(t.phase(), Phase::Merchant);
        t.answers(seat, ["buy"]);
    }
    assert_eq!((t.phase(), t.waits_for(), t.state.board.round), (Phase::Manoeuvre, Some(1), 3));
    assert!(t.events.iter().any(|e| matches!(e, Event::RoundBegan { round: 3 })));
}

#[test]
fn without_a_card_left_none_can_be_bought() {
    ledger::proves!("WE-R-64", "WE-CARD-04");
    let all = Content::base().decks[Deck::Merchant as usize];
    let everything = |s: &mut warlords::board::State, left: Cards| {
        s.decks = s.decks.without(all);
        s.hands[3] = s.hands[3].or(all.without(left));
        s.board.discards = s.board.discards.or(left);
    };
    let t = rich(four()).so(|s| everything(s, Cards::NONE)).merchant();
    assert_eq!(t.phase(), Phase::Manoeuvre, "nothing to buy, nobody is asked");
    let mut t = rich(four()).so(|s| everything(s, all.first())).merchant();
    t.answers(0, ["buy"]);
    assert_eq!(t.cards(0), 1, "the last one, out of the discards");
    assert_eq!(t.phase(), Phase::Manoeuvre, "and the others find none");
}

#[test]
fn a_pope_card_is_not_drawn_when_there_is_none() {
    ledger::proves!("WE-R-64");
    let all = Content::base().decks[Deck::Pope as usize];
    let scene = four().so(|s| s.decks = s.decks.without(all)).so(|s| s.hands[3] = all);
    let t = scene.pope([0]);
    assert_eq!((t.cards(0), t.phase()), (0, Phase::Taxes));
}
