//! Bonus cards at the start of an Era (p.6): drawn first, looked at last.

use crate::dsl::{Asked, Scene, Sitting, player};
use crusader::cards;
use crusader::content::Deck;
use crusader::flow::Frame;
use crusader::sequence::EraStart;
use crusader::view::{DrawnShown, Shown};
use table::{Observer, Seat};

const HAND: &str = "realm/3 intrigue/0 war/2 tax/2 crusade/1";

/// An Era begins: the English have these shields, both these developments.
fn era(shields: &str, english: &str, frankish: &str) -> Sitting {
    let scene = Scene::five().lands("english", "wessex").lands("frankish", "paris");
    let scene = scene.shields("english", shields).owns("english", english).owns("frankish", frankish);
    scene.board(|board| board.era = 0).at("english", EraStart)
}

/// Are the English asked for their eight?
fn is_eight(t: &Sitting) -> bool {
    matches!(t.board().frame(), Frame::DrawHand(step) if step.player == player("english"))
}

#[test]
fn nobody_looks_at_them_before_the_eight_are_drawn() {
    ledger::proves!("CK-DRAW-02", "CK-DRAW-09", "CK-R-14", "CK-R-15");
    let mut t = era("nicaea iconium", "library", "");
    let top = cards::top(&t.state, cards::deck(Deck::WAR)).expect("a War card");
    t.does(0, "deck/realm").does(0, "deck/war").does(0, "deck/tax");
    assert!(is_eight(&t), "{:?}", t.board().frame());
    let own = Observer::Seat(Seat(0));
    let got = |t: &Sitting| t.told_to(own).filter(|event| format!("{event:?}").contains("GotCard")).count();
    let hand = |t: &Sitting| Shown::of(&t.sees(own)).hand;
    assert_eq!((hand(&t).len(), got(&t)), (0, 0), "he knows from which decks they came, and no more");
    // So does everybody else.
    let bonus = Shown::of(&t.sees(Observer::Spectator)).players[0].bonus.clone();
    assert_eq!(bonus, [Deck::REALM, Deck::WAR, Deck::TAX].map(|deck| DrawnShown { deck, count: 1 }));
    t.does(0, HAND);
    assert_eq!((hand(&t).len(), got(&t)), (11, 11));
    assert!(hand(&t).iter().any(|shown| shown.card == top), "the card that lay on top");
}

#[test]
fn each_comes_once_whatever_is_traded_meanwhile() {
    ledger::proves!("CK-DRAW-02", "CK-TRACK-03", "CK-R-23");
    // The Library has given its card and is traded away: Iconium gives its own all the same.
    let mut t = era("nicaea iconium", "library", "");
    t.does(0, "deck/realm");
    t.does(0, "offer player/frankish development/library for").does(1, "take-offer player/english");
    t.does(0, "deck/war").offers_only(0, ["deck/tax"]).does(0, "deck/tax");
    assert!(is_eight(&t), "{:?}", t.board().frame());
    // It comes when Nicaea is asked about: that gives no second card.
    let mut t = era("nicaea", "", "library");
    t.does(0, "offer player/frankish for development/library").does(1, "take-offer player/english");
    t.does(0, "deck/war");
    assert!(is_eight(&t), "{:?}", t.board().frame());
    // Who trades it away before he has drawn its card draws none.
    let mut t = era("nicaea", "library", "");
    t.offers_only(0, ["deck/realm"]);
    t.does(0, "offer player/frankish development/library for").does(1, "take-offer player/english");
    t.offers(0, ["deck/war"]).does(0, "deck/war");
    assert!(is_eight(&t), "{:?}", t.board().frame());
}
