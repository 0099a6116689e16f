//! Fields of views have words.

use super::play::{games_of_crusader, games_of_knights};
use super::texts;
use std::collections::BTreeSet;
use table::{Chance, Sampled, advance, start};
use terminal::plain::fact::Fact;
use texts::Lang;
use titles::Known;

/// Every field of a view has its word in both languages: the plain boards of terminal and browser show them all.
fn fields_have_words<G: Known>(games: impl Iterator<Item = G>, least: usize) {
    fn names(fact: &Fact, found: &mut BTreeSet<String>) {
        match fact {
            Fact::None | Fact::Plain(_) | Fact::Seat(_) => {}
            Fact::List(items) | Fact::Array(items) => items.iter().for_each(|item| names(item, found)),
            Fact::Fields(fields) => {
                for (name, fact) in fields {
                    found.insert(name.clone());
                    names(fact, found);
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    for (seed, game) in games.enumerate() {
        let mut chance = Sampled::new(seed as u64);
        let mut state = start(&game, &mut chance, &mut Vec::new());
        let mut answers = Vec::new();
        let mut steps = 0;
        while let Some(seat) = game.waiting(&state).must.first() {
            // Seldom enough to be quick, often enough to come to every moment.
            if steps % 3 == 0 {
                names(&Fact::of(&game.view(&state, table::Observer::Seat(seat))), &mut found);
            }
            steps += 1;
            answers.clear();
            game.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            advance(&game, &mut state, seat, answer, &mut chance, &mut Vec::new());
        }
    }
    assert!(found.len() > least, "{found:?}");
    for lang in Lang::ALL {
        let texts = texts(lang, G::NAME);
        for name in &found {
            let key = format!("field-{}", name.replace(' ', "-"));
            assert_ne!(texts.get(&key), key, "{lang}: a field without a word");
        }
    }
}

#[test]
fn every_field_of_crusader_has_a_word() {
    fields_have_words(games_of_crusader(12), 80);
}

#[test]
fn every_field_of_knights_has_a_word() {
    fields_have_words(games_of_knights(8), 80);
}
