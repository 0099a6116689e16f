//! An option of a choice is open only if all of it can be carried out: for every word that may stand in one.

use super::scene::{ENGLISH, FRANKISH, GERMAN, Scene, land, lands, person, space};
use crusader::Options;
use crusader::content::{Content, FILES, Players};
use pack::{Content as _, Pack};
use std::sync::Arc;

/// The event `spoils` is this.
fn spoils(says: &str) -> Scene {
    let event = format!(r#"{{"items": [{{"id": "spoils", {says}}}]}}"#);
    let pack = Pack::overlay_texts(&FILES, &[("events.json", &event)]);
    let content = pack.and_then(Content::read).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    Scene::with(&Arc::new(content), &Options::default())
}

/// The event is a choice between this and nothing: it is open when things are so, and not when they are otherwise.
fn open(effect: &str, not: &dyn Fn(&mut Scene), yes: &dyn Fn(&mut Scene)) {
    let choice = format!(r#""effects": [{{"op": "Choose", "options": [[{effect}], []]}}]"#);
    let mut t = spoils(&choice);
    not(&mut t);
    t.strikes("spoils");
    assert_eq!(t.asked(0), ["option/1"], "{effect} cannot be carried out");
    let mut t = spoils(&choice);
    yes(&mut t);
    t.strikes("spoils");
    assert_eq!(t.asked(0), ["option/0", "option/1"], "{effect} can be carried out");
}

#[test]
fn of_people() {
    let children = |n: usize| {
        move |t: &mut Scene| {
            (0..n).for_each(|_| {
                t.son(ENGLISH);
            });
        }
    };
    open(r#"{"op": "BirthChild", "count": 2}"#, &children(2), &children(1));
    open(r#"{"op": "BirthBastard"}"#, &children(3), &children(2));
    let wife = |t: &mut Scene| {
        t.wife(ENGLISH, FRANKISH);
    };
    for effect in [
        r#"{"op": "KillCharacter", "who": {"op": "Spouse"}}"#,
        r#"{"op": "AddTrait", "to": {"op": "Spouse"}, "trait": ["brave"]}"#,
        r#"{"op": "DrawTrait", "to": {"op": "Spouse"}}"#,
    ] {
        open(effect, &|_| {}, &wife);
    }
    let aged = |age| move |t: &mut Scene| t.state.board.house_mut(ENGLISH).family.age = age;
    open(r#"{"op": "RemoveAge", "n": 2}"#, &aged(1), &aged(2));
    let bag = |traits: &'static str| {
        move |t: &mut Scene| {
            t.bag(ENGLISH, traits);
        }
    };
    open(
        r#"{"op": "RemoveTrait", "colour": "red", "count": 2}"#,
        &bag("brave pious cruel"),
        &bag("brave cruel coward"),
    );
}

#[test]
fn of_gold_and_developments() {
    let gold = |n| {
        move |t: &mut Scene| {
            t.gold(ENGLISH, n);
        }
    };
    open(r#"{"op": "LoseGold", "amount": 2}"#, &gold(1), &gold(2));
    open(r#"{"op": "TransferGold", "from": "Target", "to": "NextPlayer", "n": 2}"#, &gold(1), &gold(2));
    open(r#"{"op": "BuyDevelopment", "cost": 2}"#, &gold(1), &gold(2));
    open(r#"{"op": "Choose", "options": [[{"op": "LoseGold", "amount": 2}]]}"#, &gold(1), &gold(2));
    let owns_all = |t: &mut Scene| {
        let shown = t.state.board.display;
        shown.iter().for_each(|one| t.state.board.house_mut(ENGLISH).developments.insert(*one));
        // What he owns now lies nowhere else.
        for one in shown.iter() {
            let board = &mut t.state.board;
            if board.development_deck[one.index()] > 0 {
                board.development_deck[one.index()] -= 1;
            } else {
                let other =
                    |player: &crusader::content::Player| *player != ENGLISH && board.owns(*player, *one);
                let other =
                    crusader::content::Player::all().find(other).expect("the second copy is somewhere");
                board.house_mut(other).developments.remove(*one);
            }
        }
    };
    open(r#"{"op": "BuyDevelopment", "cost": 0}"#, &owns_all, &gold(0));
    let owns = |words: &'static str| {
        move |t: &mut Scene| {
            t.owns(ENGLISH, words);
        }
    };
    open(r#"{"op": "LoseDevelopment", "kind": "councillor"}"#, &owns("navy"), &owns("marshal"));
}

#[test]
fn of_territories() {
    let unrest = |t: &mut Scene| t.state.board.unrest[land("wessex")] = 1;
    open(r#"{"op": "RemoveToken", "token": "Unrest"}"#, &|_| {}, &unrest);
    let soldiers = |words: &'static str| {
        move |t: &mut Scene| {
            t.mobilised(words);
        }
    };
    let all = "wessex mercia northumbria normandy";
    open(r#"{"op": "Demobilise", "where": {"op": "Land"}}"#, &|_| {}, &soldiers("wessex"));
    open(r#"{"op": "Mobilise", "where": {"op": "Land"}}"#, &soldiers(all), &soldiers("wessex"));
    open(r#"{"op": "PlaceToken", "token": "Unrest", "where": {"op": "Land"}}"#, &soldiers(all), &|_| {});
    let laid = |t: &mut Scene| t.state.board.laid_knights = lands(all);
    open(r#"{"op": "LayKnight", "where": {"op": "Land"}}"#, &laid, &|_| {});
    let harvest = |n| move |t: &mut Scene| t.state.board.harvest[land("paris")] = n;
    open(r#"{"op": "PlaceToken", "token": "Harvest", "where": {"op": "Land"}}"#, &harvest(6), &harvest(5));
}

#[test]
fn of_relations_and_the_track() {
    let pact = |t: &mut Scene| {
        t.land_pact(ENGLISH, "wales");
    };
    open(r#"{"op": "BreakPact", "kind": "territory"}"#, &|_| {}, &pact);
    let shield = |t: &mut Scene| {
        t.shield(ENGLISH, "nicaea");
    };
    open(r#"{"op": "LoseShield", "pick": "Choose"}"#, &|_| {}, &shield);
    open(r#"{"op": "ReplaceShield"}"#, &|_| {}, &shield);
    let claims = |t: &mut Scene| {
        for at in 1..5 {
            t.state.board.casus_belli[at] = Players::one(ENGLISH);
        }
    };
    open(r#"{"op": "GainCasusBelli", "holder": "NextPlayer", "against": "Target"}"#, &claims, &|_| {});
}

#[test]
fn somebody_of_choice_dies() {
    let mut t = spoils(
        r#""effects": [{"op": "KillCharacter", "who": {"op": "Any", "scope": ["Children", "Spouse"]}}]"#,
    );
    let (son, wife) = (t.son(ENGLISH), t.wife(ENGLISH, FRANKISH));
    let brother = t.brother(ENGLISH);
    t.strikes("spoils");
    assert_eq!(t.asked(0).len(), 2, "the spouse and the child");
    t.does(0, &person(wife));
    t.is_over();
    assert!(!t.is_alive(wife) && t.is_alive(son) && t.is_alive(brother));
}

#[test]
fn a_pact_of_any_kind_or_with_a_dynasty() {
    for (kind, land, dynasty) in [("any", true, true), ("territory", true, false), ("dynasty", false, true)] {
        let says = format!(
            r#""requirements": [{{"op": "HasPact", "kind": "{kind}"}}], "effects": [{{"op": "GainGold", "amount": 2}}]"#
        );
        let struck = |change: &dyn Fn(&mut Scene)| {
            let mut t = spoils(&says);
            change(&mut t);
            t.strikes("spoils").is_over();
            t.purse(ENGLISH) == 7
        };
        assert!(!struck(&|_| {}), "{kind}");
        let with_land = struck(&|t| {
            t.land_pact(ENGLISH, "wales");
        });
        let with_dynasty = struck(&|t| {
            t.state.board.pacts[ENGLISH.index()] = Players::one(GERMAN);
            t.state.board.pacts[GERMAN.index()] = Players::one(ENGLISH);
        });
        assert_eq!((with_land, with_dynasty), (land, dynasty), "{kind}");
    }
}

#[test]
fn the_highest_shield_is_that_nearest_to_jerusalem() {
    let mut t = spoils(r#""effects": [{"op": "LoseShield", "pick": "Highest"}]"#);
    t.shield(ENGLISH, "nicaea").shield(ENGLISH, "tarsus").shield(FRANKISH, "edessa");
    t.strikes("spoils").is_over();
    assert_eq!(t.state.board.track[space("tarsus").index()], None);
    assert_eq!(t.state.board.shields(FRANKISH), 1);
}
