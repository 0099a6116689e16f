//! A word that the rules do not know is an error, not something to skip.

use crusader::content::vocabulary::{Character, Effect, Line, Modifier, Requirement};
use serde::de::DeserializeOwned;

fn is_known<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

#[test]
fn an_unknown_word_or_field_is_refused() {
    assert!(is_known::<Modifier>(r#"{"op": "TaxBonus", "n": 2}"#));
    assert!(!is_known::<Modifier>(r#"{"op": "TaxMalus", "n": 2}"#));
    assert!(!is_known::<Modifier>(r#"{"op": "TaxBonus", "n": 2, "where": "Coast"}"#));
    assert!(!is_known::<Modifier>(r#"{"op": "SeaReach", "n": 2}"#), "a word without fields has none");
    assert!(!is_known::<Modifier>(r#"{"op": "ExtraDraw", "action": "dance", "n": 2}"#));
    assert!(!is_known::<Requirement>(r#"{"op": "AtWar", "with": "all"}"#));
    assert!(is_known::<Effect>(r#"{"op": "GainGold", "amount": {"op": "Per", "what": "Castle", "max": 3}}"#));
    assert!(!is_known::<Effect>(r#"{"op": "GainGold", "amount": {"op": "Per", "what": "Cow", "max": 3}}"#));
    assert!(!is_known::<Effect>(r#"{"op": "GainGold", "amount": 2, "who": "Target"}"#));
    assert!(is_known::<Effect>(r#"{"op": "BirthChild", "trait": "Random"}"#));
    assert!(is_known::<Effect>(r#"{"op": "BirthChild", "trait": "brave"}"#));
    assert!(!is_known::<Effect>(r#"{"op": "BirthChild", "trait": "green"}"#));
    assert!(!is_known::<Character>(r#"{"op": "Any", "scope": ["Cousins"]}"#));
    assert!(!is_known::<Line>(r#"{"op": "Annex", "land": "Any"}"#));
}
