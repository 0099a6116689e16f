//! How things are called in sentences.

use super::{names, texts};
use table::{Element, Message, Seat};
use texts::Lang;

#[test]
fn lists_are_counted_and_joined() {
    let gold = Element::word("good", "gold");
    let wood = Element::word("good", "wood");
    let things = [gold, gold, wood, Element::number("vp", 3)];
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "kingsburg"));
    assert_eq!(en.list(&things, &[]), "2 gold, 1 wood and 3 VP");
    assert_eq!(it.list(&things, &[]), "2 ori, 1 legno e 3 PV");
    assert_eq!(it.list(&[], &[]), "niente");
    let dice = [Element::number("die", 3), Element::number("die", 5), Element::number("white", 2)];
    assert_eq!(en.list(&dice, &[]), "[3] [5] (2)");
    let seats = [Element::number("seat", 1), Element::number("seat", 0)];
    assert_eq!(it.list(&seats, &names()), "Bruno e Alba");
}

#[test]
fn names_stand_with_their_article_in_sentences() {
    let message =
        Message::new("event-helped").with("seat", Seat(0)).with("advisor", Element::number("advisor", 17));
    assert_eq!(texts(Lang::En, "kingsburg").message(&message, &names()), "The Queen helps Alba.");
    assert_eq!(texts(Lang::It, "kingsburg").message(&message, &names()), "La Regina aiuta Alba.");
}

#[test]
fn what_belongs_to_a_seat_is_told_by_the_name_of_who_sits_there() {
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "knights"));
    let site = Element::number("stronghold-of", 3);
    let message = Message::new("event-siege-laid").with("seat", Seat(0)).with("site", site);
    assert_eq!(en.message(&message, &names()), "Alba besieges the stronghold of Dario.");
    assert_eq!(it.message(&message, &names()), "Alba assedia la Fortezza di Dario.");
    assert_eq!(
        en.path(&[site, Element::word("manner", "siege")], &names()),
        "the stronghold of Dario + siege"
    );
    assert_eq!(en.list(&[site], &[]), "stronghold of the fourth seat", "where nobody has a name");
}

#[test]
fn fate_cards_are_told_by_what_they_say() {
    let [en, it] = Lang::ALL.map(|lang| texts(lang, "knights"));
    let card = Element::word("fate", "fa_02");
    let told = "Fate card 2 (Corrado Corvino, nothing, revolt, Lenz, Polish; 1x, No News, Fleet Lost)";
    assert_eq!(en.element(&card), told);
    assert_eq!(it.brief(&card), "carta Fato 2");
    for fate in knights::content::FateId::all() {
        for texts in [&en, &it] {
            let told = texts.element(&fate.element());
            assert!(!told.contains(fate.word()) && !told.contains('{'), "{told}");
        }
    }
}

#[test]
fn fiefs_of_warlords_have_italian_names() {
    let texts = texts(Lang::It, "warlords");
    for (fief, name) in [("black_ruthenia", "Rutenia Nera"), ("red_ruthenia", "Rutenia Rossa")] {
        assert_eq!(texts.get(&format!("fief-{fief}")), name);
        assert!(texts.get(&format!("attack-{fief}")).ends_with(&format!("la {name}")));
    }
    assert!(!include_str!("../../../../../content/warlords/it.ftl").contains("Ruthenia"));
}
