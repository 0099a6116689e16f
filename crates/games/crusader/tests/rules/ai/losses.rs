//! What official AIs give up, and whom they send (CK-R-112, CK-R-131, CK-R-133).

use super::scene::*;
use crusader::answer::Answer;
use crusader::content::{Deck, Decks, Rim, Token, TraitId};
use crusader::sequence::{BonusDeck, DropToken};

#[test]
fn a_red_token_leaves_its_bag() {
    ledger::proves!("CK-R-133");
    let step = DropToken { player: ME };
    let token = |what: &str| Answer::Token(Token::of(TraitId::named(what).unwrap(), Rim::Random));
    assert_eq!(
        Scene::of("ferox").bag("pious cruel weak").asks(step),
        token("weak"),
        "Cruel serves its Invades"
    );
    assert_eq!(Scene::of("ferox").bag("pious cruel").asks(step), token("cruel"));
    assert_eq!(Scene::of("ferox").bag("pious kind").asks(step), Answer::Done, "none if all are green");
}

#[test]
fn a_bonus_card_comes_from_the_deck_it_likes_best() {
    ledger::proves!("CK-R-133", "CK-AI-16");
    let of = |strategy: &str, decks: &[Deck]| {
        let decks: Decks = decks.iter().copied().collect();
        Scene::of(strategy).asks(BonusDeck { player: ME, decks })
    };
    assert_eq!(
        of("ferox", &[Deck::REALM, Deck::INTRIGUE, Deck::WAR]),
        Answer::Deck(Deck::WAR),
        "at a tie War"
    );
    assert_eq!(of("postis", &[Deck::REALM, Deck::INTRIGUE]), Answer::Deck(Deck::INTRIGUE), "then Intrigue");
    assert_eq!(of("aperio", &[Deck::REALM, Deck::TAX]), Answer::Deck(Deck::REALM), "never Tax");
}

#[test]
fn losses_are_the_smallest() {
    ledger::proves!("CK-AI-01", "CK-AI-02", "CK-R-112", "CK-R-133");
    let set = Scene::of("ferox").has(ME, "wessex mercia wales").castles("wessex mercia").troops("mercia");
    let crisis = crusader::succession::Crisis { player: ME, left: 1 };
    assert_eq!(set.clone().asks(crisis), Answer::Territory(land("wales")));
    assert_eq!(
        set.clone().castles("wales").asks(crisis),
        Answer::Territory(land("wales")),
        "the first of equals in board order"
    );
    assert_eq!(set.castles("wales").troops("wales").asks(crisis), Answer::Territory(land("wessex")));
}

#[test]
fn the_card_of_its_strategy_is_dear_to_it() {
    ledger::proves!("CK-R-112", "CK-R-133", "CK-DEVELOP-06");
    let full = |strategy: &str| Scene::of(strategy).owns(ME, "archbishop marshal steward");
    let fourth = crusader::realm::Displace { player: ME, development: card("chancellor"), from: None };
    assert_eq!(
        full("aperio").asks(fourth),
        Answer::Development(card("marshal")),
        "it began with Archbishops"
    );
    assert_eq!(full("ferox").asks(fourth), Answer::Development(card("archbishop")), "the first of equals");
    let traded = crusader::trades::Surplus { player: ME, came: [card("chancellor")].into_iter().collect() };
    let mut set = full("aperio").owns(ME, "chancellor");
    assert_eq!(set.asks(traded), Answer::Development(card("marshal")));
}

#[test]
fn whom_it_sends_on_crusade() {
    ledger::proves!("CK-R-131", "CK-R-112");
    let send = crusader::crusade::Send { player: ME };
    let set = Scene::of("ferox").has(ME, "wessex").king(ME, "william_i");
    assert_eq!(set.clone().asks(send), Answer::Person(who("william_i")), "there is nobody else");
    let heir = set.clone().child(ME, "godric", "weak");
    // The King: 6 + 2 = 8, the only heir: 5 + 3 - 2 = 6.
    assert_eq!(heir.clone().asks(send), Answer::Person(who("godric")));
    let brother = heir.clone().sibling(ME, "aldred", "weak");
    assert_eq!(
        brother.clone().asks(send),
        Answer::Person(who("aldred")),
        "a brother is worth less than the heir"
    );
    // The King 6 - 2 = 4, the brother 2 - 2 = 0; a husband 1 + 2 = 3, or 1 - 2 = -1.
    let married = |traits: &str| {
        let set = set.clone().child(ME, "godric", "brave").child(ME, "edith", "weak");
        set.married(ME, "edith", "thibault", traits).sibling(ME, "aldred", "weak")
    };
    assert_eq!(married("brave").asks(send), Answer::Person(who("aldred")));
    assert_eq!(married("weak").asks(send), Answer::Person(who("thibault")), "the husband of a daughter");
    // Age makes a King dispensable: 6 - 2 - 4 = 0, against a brother of 2; so does a good heir with a good wife: 6 - 2 - 4.
    let brother = || set.clone().child(ME, "godric", "brave").sibling(ME, "aldred", "brave weak");
    assert_eq!(brother().asks(send), Answer::Person(who("aldred")), "4 against 2");
    assert_eq!(brother().age(ME, 4).asks(send), Answer::Person(who("william_i")));
    let wed = |traits: &str| brother().married(ME, "godric", "edith", traits).asks(send);
    assert_eq!(wed("kind kind"), Answer::Person(who("william_i")));
    assert_eq!(wed("weak weak"), Answer::Person(who("aldred")));
    // The husband of a ruling Queen: 2, and 2 more without children. The younger brother: 2, or 4 if he is Kind.
    let consort = || Scene::of("ferox").has(ME, "wessex").king(ME, "matilde").queen(ME, "thibault");
    let childless = consort().sibling(ME, "godric", "brave").sibling(ME, "aldred", "brave weak");
    assert_eq!(childless.clone().asks(send), Answer::Person(who("aldred")), "4 against 2");
    let mother = consort().child(ME, "edith", "brave").sibling(ME, "aldred", "kind");
    assert_eq!(mother.clone().asks(send), Answer::Person(who("thibault")), "2 against 4");
    let queen = Scene::of("ferox").has(ME, "wessex").king(ME, "matilde").child(ME, "edith", "brave");
    assert_eq!(queen.clone().asks(send), Answer::Person(who("matilde")), "a ruling Queen without males");
}

#[test]
fn of_drawn_traits_it_keeps_the_best() {
    ledger::proves!("CK-R-133");
    let returned = |traits: &str| {
        let mut set = Scene::of("ferox").child(ME, "godric", "ugly").tokens("godric", traits);
        let Answer::Token(token) =
            set.asks(crusader::events::KeepTrait { player: ME, who: who("godric"), new: 2, keep: 1 })
        else {
            panic!("a token goes back")
        };
        token.what().word()
    };
    assert_eq!(returned("brave weak"), "weak");
    assert_eq!(returned("weak brave"), "weak");
    assert_eq!(returned("weak cruel"), "weak", "a red one that is critical is kept");
    assert_eq!(returned("cruel weak"), "weak");
    assert_eq!(returned("weak coward"), "coward", "else the first that was drawn");
    assert_eq!(returned("coward weak"), "weak");
    assert_eq!(returned("lustful weak"), "weak");
    assert_eq!(returned("weak lustful"), "weak", "Lustful is critical too: it serves Marriages");
}
