//! How official AIs marry, and which proposals they accept.

use super::scene::*;
use crusader::answer::{Answer, Word};
use crusader::special::{Consent, Courtship, Item, Side, Terms};
use crusader::trades::Bundle;

/// A King with a son, at home in Wessex.
fn home(strategy: &str) -> Scene {
    Scene::of(strategy).has(ME, "wessex").king(ME, "william_i").child(ME, "godric", "brave")
}

#[test]
fn the_king_first_then_children_by_seniority() {
    ledger::proves!(
        "CK-FEROX-01",
        "CK-POSTIS-01",
        "CK-MUNITIO-01",
        "CK-AMANDUM-01",
        "CK-APERIO-01",
        "CK-R-129"
    );
    for strategy in ["ferox", "postis", "munitio", "amandum", "aperio"] {
        let set = home(strategy)
            .sibling(ME, "aldred", "weak")
            .child(ME, "osbert", "kind")
            .suitor("wales", "edith", "honest");
        assert_eq!(set.clone().marries(), "william_i: territory/wales", "{strategy}");
        let mut next = set.clone().queen(ME, "godiva");
        assert_eq!(next.marries(), "godric: territory/wales", "{strategy}: the elder child");
        let mut later = next.married(ME, "godric", "avice", "weak");
        assert_eq!(later.marries(), "osbert: territory/wales");
        let mut last = later.married(ME, "osbert", "rohese", "weak");
        assert_eq!(last.marries(), "aldred: territory/wales", "siblings count as children");
        let mut none = last.married(ME, "aldred", "hawise", "weak");
        assert_eq!(none.marries(), "done", "{strategy}: all are married");
    }
}

#[test]
fn ferox_seeks_strength() {
    ledger::proves!("CK-FEROX-02", "CK-FEROX-03", "CK-FEROX-04", "CK-R-122");
    let far = home("ferox").suitor("wales", "edith", "kind").suitor("burgundy", "adele", "cruel");
    assert_eq!(far.clone().marries(), "william_i: territory/burgundy", "a trait it seeks, however far");
    let best = far.clone().suitor("swabia", "hedwig", "strong");
    assert_eq!(best.clone().marries(), "william_i: territory/swabia", "Strong before Cruel");
    let near = home("ferox").suitor("paris", "adele", "kind").suitor("wales", "edith", "weak");
    assert_eq!(near.clone().marries(), "william_i: territory/wales", "the nearest, whatever the trait");
    let others = home("ferox").child(FRANKS, "adele", "strong").full_deck();
    assert_eq!(others.clone().marries(), "william_i: player/english", "never a child of another player");
}

#[test]
fn an_ai_without_a_match_tries_its_own_deck() {
    ledger::proves!("CK-AI-28", "CK-R-130");
    assert_eq!(home("ferox").full_deck().marries(), "william_i: player/english");
    assert_eq!(home("ferox").marries(), "done", "an empty deck");
    let mut married = home("ferox").full_deck().queen(ME, "edith");
    assert_eq!(married.marries(), "done", "only for the King");
    let mut red = home("postis").full_deck().suitor("wales", "edith", "weak");
    assert_eq!(red.marries(), "william_i: player/english", "available is whom the strategy accepts");
}

#[test]
fn an_ai_adopts_if_nobody_can_marry() {
    ledger::proves!("CK-R-130");
    let set = Scene::of("ferox").has(ME, "wessex").king(ME, "william_i").queen(ME, "edith");
    assert_eq!(set.clone().marries(), "adopt", "without gold");
    let mut child = set.clone().child(ME, "godric", "brave");
    assert_eq!(child.marries(), "done", "not with a child");
    let mut match_there = set.sibling(ME, "aldred", "weak").suitor("wales", "godiva", "weak");
    assert_eq!(match_there.marries(), "aldred: territory/wales", "a marriage goes first");
}

#[test]
fn postis_never_marries_red_but_ambitious() {
    ledger::proves!("CK-POSTIS-02", "CK-POSTIS-03", "CK-R-125");
    let set = home("postis").suitor("wales", "edith", "kind").suitor("burgundy", "adele", "ambitious");
    assert_eq!(set.clone().marries(), "william_i: territory/burgundy", "Ambitious is the exception");
    let honest = set.clone().suitor("swabia", "hedwig", "honest");
    assert_eq!(honest.clone().marries(), "william_i: territory/swabia", "Honest first");
    assert_eq!(
        home("postis").suitor("wales", "edith", "kind").marries(),
        "william_i: territory/wales",
        "other green ones"
    );
    assert_eq!(home("postis").suitor("wales", "edith", "cruel").marries(), "done", "no other red");
}

#[test]
fn munitio_seeks_peace() {
    ledger::proves!("CK-MUNITIO-02", "CK-MUNITIO-03", "CK-MUNITIO-06");
    let set = home("munitio")
        .child(FRANKS, "adele", "weak")
        .child(GERMANS, "hedwig", "kind")
        .suitor("wales", "edith", "kind");
    let claimed = set.clone().casus_belli(GERMANS, ME);
    assert_eq!(claimed.clone().marries(), "william_i: person/hedwig", "who holds a Casus Belli against it");
    let war = claimed.clone().war(ME, FRANKS);
    assert_eq!(war.clone().marries(), "william_i: person/adele", "who is at War with it comes first");
    assert_eq!(
        set.clone().casus_belli(ME, GERMANS).marries(),
        "william_i: territory/wales",
        "its own Casus Belli does not count"
    );
    assert_eq!(
        home("munitio").suitor("wales", "edith", "weak").marries(),
        "done",
        "only green ones in territories"
    );
}

#[test]
fn munitio_offers_gold_by_the_colour() {
    ledger::proves!("CK-MUNITIO-04", "CK-MUNITIO-05", "CK-AI-17");
    for (traits, gold) in [("weak", 1), ("kind", 4), ("weak kind", 4)] {
        let mut set = home("munitio").war(ME, FRANKS).child(FRANKS, "adele", traits);
        assert_eq!(set.marries(), "william_i: person/adele");
        let courtship = Courtship {
            from: ME,
            who: who("william_i"),
            to: FRANKS,
            whom: who("adele"),
            ..Courtship::default()
        };
        set.state.board.courtship = Courtship { home: Some(ME), ..courtship };
        let dowry = Answer::Dowry { side: Side::Give, item: Item::Gold(gold) };
        assert_eq!(set.asks(Terms { player: ME }), dowry, "{traits}");
        set.state.board.courtship.gives = Bundle::of_gold(gold);
        assert_eq!(set.asks(Terms { player: ME }), Answer::Say(Word::Send));
    }
}

#[test]
fn a_person_is_asked_and_paid_by_the_treasury() {
    ledger::proves!("CK-AI-17", "CK-R-129");
    let mut set = home("munitio")
        .war(ME, FRANKS)
        .child(FRANKS, "adele", "kind")
        .has(FRANKS, "paris")
        .king(FRANKS, "philippe_i");
    set.run(crusader::special::Dynastic { player: ME });
    let asked = set.game.seat_of(FRANKS).unwrap();
    assert_eq!(table::Game::waiting(&set.game, &set.state).must.only(), Some(asked), "the Frank answers");
    let answer = Answer::Say(Word::Accept);
    let mut chance = table::Sampled::new(1);
    table::Game::apply(&set.game, &mut set.state, asked, answer, &mut chance, &mut set.told);
    let board = &set.state.board;
    assert_eq!(board.house(ME).family.spouse, Some(who("adele")));
    assert_eq!((board.house(FRANKS).gold, board.house(ME).gold), (4, 0));
    assert!(board.allied(ME, FRANKS) && board.wars[ME.index()].is_empty());
}

#[test]
fn refused_it_looks_elsewhere_and_proposes_no_more() {
    ledger::proves!("CK-R-129");
    let set = home("munitio").war(ME, FRANKS).child(FRANKS, "adele", "kind").child(FRANKS, "heloise", "kind");
    let mut set = set.has(FRANKS, "paris").king(FRANKS, "philippe_i").suitor("wales", "edith", "kind");
    set.run(crusader::special::Dynastic { player: ME });
    let asked = set.game.seat_of(FRANKS).unwrap();
    let mut chance = table::Sampled::new(1);
    table::Game::apply(
        &set.game,
        &mut set.state,
        asked,
        Answer::Say(Word::Refuse),
        &mut chance,
        &mut set.told,
    );
    assert!(
        !table::Game::waiting(&set.game, &set.state).must.has(asked),
        "the other daughter is not asked for"
    );
    assert_eq!(
        set.state.board.suitors[land("wales")].is_none(),
        set.state.board.house(ME).family.spouse.is_some()
    );
    let courted = set.told.iter().any(|event| matches!(event, crusader::event::Event::Checks(_)));
    assert!(courted, "it has tried the spouse in Wales");
}

#[test]
fn amandum_takes_green_then_lustful_then_deceitful() {
    ledger::proves!("CK-AMANDUM-02", "CK-AMANDUM-03", "CK-AMANDUM-04", "CK-R-126");
    let all = home("amandum")
        .suitor("wales", "edith", "deceitful")
        .suitor("paris", "adele", "lustful")
        .suitor("swabia", "hedwig", "kind");
    assert_eq!(all.clone().marries(), "william_i: territory/swabia");
    let red = home("amandum").suitor("wales", "edith", "deceitful").suitor("paris", "adele", "lustful");
    assert_eq!(red.clone().marries(), "william_i: territory/paris");
    let child = home("amandum").suitor("wales", "edith", "deceitful").child(FRANKS, "adele", "kind");
    assert_eq!(child.clone().marries(), "william_i: territory/wales", "territories first");
    let mut none = home("amandum").suitor("wales", "edith", "cruel").child(FRANKS, "adele", "kind");
    assert_eq!(none.marries(), "william_i: person/adele", "no other red; then children of others");
    let courtship =
        Courtship { from: ME, who: who("william_i"), to: FRANKS, whom: who("adele"), ..Courtship::default() };
    none.state.board.courtship = Courtship { home: Some(ME), ..courtship };
    assert_eq!(none.asks(Terms { player: ME }), Answer::Dowry { side: Side::Give, item: Item::Gold(3) });
    assert_eq!(home("amandum").child(FRANKS, "adele", "weak").marries(), "done");
}

#[test]
fn aperio_seeks_cruel_then_anybody() {
    ledger::proves!("CK-APERIO-02", "CK-APERIO-03");
    let set = home("aperio").suitor("wales", "edith", "kind").suitor("burgundy", "adele", "cruel");
    assert_eq!(set.clone().marries(), "william_i: territory/burgundy");
    let other = home("aperio").suitor("wales", "edith", "weak").suitor("burgundy", "adele", "kind");
    assert_eq!(other.clone().marries(), "william_i: territory/burgundy", "green before red");
    assert_eq!(home("aperio").suitor("wales", "edith", "weak").marries(), "william_i: territory/wales");
    assert_eq!(home("aperio").child(FRANKS, "adele", "cruel").marries(), "done", "only in territories");
}

/// An heir and a younger daughter with these traits, and a sister.
fn family(strategy: &str, traits: &str) -> Scene {
    home(strategy).child(ME, "edith", traits).sibling(ME, "godiva", traits)
}

#[test]
fn ferox_sells_dear() {
    ledger::proves!("CK-FEROX-05", "CK-FEROX-06");
    let mut red = family("ferox", "weak");
    assert!(red.gives_away("edith", 5) && !red.gives_away("edith", 4));
    assert!(red.gives_away("godiva", 5), "siblings count as children");
    let mut green = family("ferox", "kind");
    assert!(green.gives_away("edith", 7) && !green.gives_away("edith", 6));
    assert!(green.gives_away("godric", 7), "the heir too");
    assert!(!green.gives_away("william_i", 30), "never its King");
}

#[test]
fn the_others_accept_for_gold_but_not_their_heir() {
    ledger::proves!("CK-POSTIS-04", "CK-MUNITIO-07", "CK-AMANDUM-05", "CK-APERIO-04", "CK-R-129");
    for (strategy, least) in [("postis", 3), ("munitio", 2), ("amandum", 0), ("aperio", 2)] {
        for traits in ["weak", "kind"] {
            let mut set = family(strategy, traits);
            assert!(set.gives_away("edith", least), "{strategy} for {least}");
            assert!(least == 0 || !set.gives_away("edith", least - 1), "{strategy} not for less");
            assert!(set.gives_away("william_i", least), "{strategy}: its King may marry");
            assert!(!set.gives_away("godric", 30), "{strategy}: the heir never");
        }
    }
    let _ = Consent;
}

#[test]
fn what_it_goes_by_is_told() {
    ledger::proves!("CK-AI-14", "CK-AI-28", "CK-R-130", "CK-R-129");
    use crusader::ai::Event as Said;
    use crusader::event::Event;
    let line = |set: &Scene| {
        set.told.iter().find_map(|event| match event {
            Event::Ai(Said::FamilyLine { player, line, who, rule, .. }) => {
                assert_eq!(*player, ME);
                Some((line.0, *who, rule.0))
            }
            _ => None,
        })
    };
    let ids = ["CK-FEROX-01", "CK-POSTIS-01", "CK-MUNITIO-01", "CK-AMANDUM-01", "CK-APERIO-01"];
    let answers = ["CK-FEROX-05", "CK-POSTIS-04", "CK-MUNITIO-07", "CK-AMANDUM-05", "CK-APERIO-04"];
    for (at, strategy) in ["ferox", "postis", "munitio", "amandum", "aperio"].into_iter().enumerate() {
        let mut set = home(strategy).suitor("wales", "edith", "honest");
        set.marries();
        let (name, suitor, rule) = line(&set).expect("told");
        assert_eq!(
            (name, suitor, rule),
            (format!("{strategy}-marriage").as_str(), who("william_i"), ids[at])
        );
        let mut asked = home(strategy);
        asked.gives_away("godric", 9);
        let (name, child, rule) = line(&asked).expect("told");
        assert_eq!(
            (name, child, rule),
            (format!("{strategy}-proposals").as_str(), who("godric"), answers[at])
        );
    }
    let mut own = home("ferox").full_deck();
    own.marries();
    assert_eq!(line(&own), Some(("own-deck", who("william_i"), "CK-AI-28")));
    let mut adopts =
        Scene::of("ferox").has(ME, "wessex").king(ME, "william_i").queen(ME, "edith").full_deck();
    assert_eq!(adopts.marries(), "adopt");
    assert_eq!(line(&adopts), Some(("adoption", who("william_i"), "CK-R-130")));
    let mut nothing = home("ferox");
    assert_eq!((nothing.marries(), line(&nothing)), ("done".to_owned(), None));
}
