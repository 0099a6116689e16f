//! Who falls in the middle of a step that asks several, and comes back, is a new dynasty in it (CK-R-102): nothing of the old one is his.

use super::table::{ENGLISH, FRANKISH};
use crate::dsl::{Asked, Scene, Sitting, person};
use crusader::board::{Board, Phase};
use crusader::content::Player;
use crusader::flow::Frame;
use crusader::sequence::{Ageing, EraStart};
use crusader::tokens;

/// A player gives his only territory to the other, and comes back with another ruler elsewhere.
fn comes_back(t: &mut Sitting, [seat, other]: [u8; 2], [land, ruler, there]: [&str; 3]) {
    let players = [Player(seat), Player(other)].map(Player::word);
    t.does(seat, &format!("offer player/{} territory/{land} for", players[1]));
    t.does(other, &format!("take-offer player/{}", players[0]));
    t.does(seat, "return").does(seat, &format!("person/{ruler}")).does(seat, &format!("territory/{there}"));
}

/// Upkeep: Kings of this age.
fn old(english: u8, frankish: u8) -> impl FnOnce(&mut Board) {
    move |board| {
        (board.phase, board.turn) = (Phase::Upkeep, 0);
        board.house_mut(ENGLISH).family.age = english;
        board.house_mut(FRANKISH).family.age = frankish;
    }
}

#[test]
fn a_new_king_does_not_die_of_the_age_of_another() {
    ledger::proves!("CK-AGE-04", "CK-R-102", "CK-ELIM-09", "CK-R-23");
    let scene = Scene::five().lands("english", "wessex mercia").lands("frankish", "paris");
    let scene = scene.bag("english", "brave").gold("frankish", 4).board(old(3, 4));
    let mut t = scene.at("english", Ageing::begin());
    t.offers(0, ["token/brave_random"]);
    comes_back(&mut t, [1, 0], ["paris", "louis_vii", "brittany"]);
    t.does(0, "done").must_answer([]);
    let family = t.board().house(FRANKISH).family;
    assert_eq!((family.king, family.age, t.gold("frankish")), (Some(person("louis_vii")), 0, 4));
    assert_eq!((t.told_by("CK-AGE-04").count(), t.board().annals.crises), (0, 0));
}

#[test]
fn a_new_king_has_no_fourth_age_token() {
    ledger::proves!("CK-AGE-02", "CK-R-102", "CK-R-23");
    let scene = || {
        let scene = Scene::five().lands("english", "wessex").lands("frankish", "paris");
        scene.bag("english", "brave").bag("frankish", "weak").board(old(3, 3))
    };
    // At his own question, and while another is asked.
    let mut t = scene().at("english", Ageing::begin());
    comes_back(&mut t, [0, 1], ["wessex", "stephen", "scotland"]);
    t.must_answer([1]).does(1, "done").must_answer([]);
    assert_eq!(t.state.tokens.size(tokens::bag(ENGLISH)), 4, "his new bag is whole");
    let mut t = scene().at("english", Ageing::begin());
    comes_back(&mut t, [1, 0], ["paris", "louis_vii", "brittany"]);
    t.does(0, "done").must_answer([]);
}

#[test]
fn a_new_dynasty_has_no_bonus_cards_of_the_old() {
    ledger::proves!("CK-DRAW-02", "CK-TRACK-05", "CK-ELIM-04", "CK-R-102");
    let scene = Scene::five().lands("english", "wessex").lands("frankish", "paris");
    let scene = scene.shields("english", "nicaea iconium").board(|board| board.era = 0);
    let mut t = scene.at("english", EraStart);
    t.offers(0, ["deck/war"]);
    comes_back(&mut t, [0, 1], ["wessex", "stephen", "scotland"]);
    assert!(matches!(t.board().frame(), Frame::DrawHand(step) if step.player == ENGLISH), "only the eight");
}
