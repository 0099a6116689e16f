//! The worked example of the rulebook (CK-EX-04 to CK-EX-07): Ferox reveals an Intrigue card with the event Duel.

use super::scene::*;
use crusader::answer::Answer;
use crusader::content::{CardId, EventId};
use crusader::events::{Choosing, Running};

/// Ferox with a Casus Belli against all, no Unrest, no child with a green trait. Postis and Munitio of the story are the Franks and the
/// Germans; Italians and Iberians are A and B.
fn story() -> Scene {
    let set = Scene::of("ferox").plays(ITALIANS).plays(IBERIANS).has(ME, "wessex mercia wales").round(3);
    let set = set.has(FRANKS, "paris normandy lorraine").has(GERMANS, "saxony poland bohemia");
    let set = set.has(ITALIANS, "venice lombardy apulia").has(IBERIANS, "leon castile portugal");
    let set = set
        .king(FRANKS, "philippe_i")
        .king(GERMANS, "heinrich_iv")
        .king(ITALIANS, "roberto")
        .king(IBERIANS, "sancho_iv");
    let set =
        [FRANKS, GERMANS, ITALIANS, IBERIANS].into_iter().fold(set, |set, other| set.casus_belli(ME, other));
    set.child(ITALIANS, "guido", "weak").child(IBERIANS, "nuno", "weak").king(ME, "william_i")
}

#[test]
fn it_runs_down_its_list() {
    ledger::proves!("CK-EX-04", "CK-AI-11");
    assert!(story().intrigue().starts_with("ferox-intrigue-4: person/"), "lines 1, 2 and 3 are impossible");
    assert!(story().unrest("normandy").intrigue().starts_with("ferox-intrigue-1"), "Normandy is adjacent");
}

#[test]
fn a_tie_is_decided_by_the_grudge() {
    ledger::proves!("CK-EX-05", "CK-R-112");
    assert_eq!(story().grudge(FRANKS).intrigue(), "ferox-intrigue-4: person/philippe_i");
    assert_eq!(story().grudge(GERMANS).intrigue(), "ferox-intrigue-4: person/heinrich_iv");
    assert_eq!(
        story().grudge(GERMANS).grudge(FRANKS).intrigue(),
        "ferox-intrigue-4: person/philippe_i",
        "the most recent"
    );
    let threat = story().grudge(FRANKS).has(GERMANS, "pomerania swabia");
    assert_eq!(
        threat.intrigue(),
        "ferox-intrigue-4: person/heinrich_iv",
        "two points more are a greater threat"
    );
    let near = story().grudge(FRANKS).has(GERMANS, "pomerania");
    assert_eq!(near.intrigue(), "ferox-intrigue-4: person/philippe_i", "one point is about equal");
}

#[test]
fn a_tie_between_an_ai_and_a_person_goes_down_the_ladder_too() {
    ledger::proves!("CK-EX-06", "CK-AI-02");
    let tie = || {
        let set =
            Scene::of("ferox").plays(ITALIANS).has(ME, "wessex").has(FRANKS, "paris").has(ITALIANS, "venice");
        let set = set.king(FRANKS, "philippe_i").king(ITALIANS, "roberto").child(GERMANS, "bruno", "weak");
        [FRANKS, GERMANS, ITALIANS].into_iter().fold(set, |set, other| set.casus_belli(ME, other))
    };
    assert_eq!(tie().intrigue(), "ferox-intrigue-4: person/philippe_i", "the first clockwise");
    assert_eq!(
        tie().shields(ITALIANS, &[1]).intrigue(),
        "ferox-intrigue-4: person/roberto",
        "more shields on the track"
    );
    assert_eq!(
        tie().shields(ITALIANS, &[1]).grudge(FRANKS).intrigue(),
        "ferox-intrigue-4: person/philippe_i"
    );
}

#[test]
fn it_sends_its_king_to_the_duel() {
    ledger::proves!("CK-EX-07", "CK-AI-12", "CK-R-112");
    let duel = |set: Scene| {
        let mut set = set;
        let card = CardId::all()
            .find(|card| set.game.components().event_of(*card) == EventId::named("duel").unwrap())
            .unwrap();
        set.state.board.event =
            Running { event: EventId::named("duel").unwrap(), card, by: ME, target: ME, chosen: None };
        set.asks(Choosing { deed: None, left: 0, person: None, space: 0 })
    };
    let heir = story().age(ME, 2).child(ME, "godric", "brave").married(ME, "godric", "edith", "kind");
    assert_eq!(duel(heir), Answer::Person(who("william_i")), "his death is no great loss");
    let young = story()
        .child(ME, "godric", "weak")
        .married(ME, "godric", "edith", "weak")
        .sibling(ME, "aldred", "weak");
    assert_eq!(duel(young), Answer::Person(who("aldred")), "with a bad heir the King is dear");
    assert_eq!(duel(story()), Answer::Person(who("william_i")), "there is nobody else");
}
