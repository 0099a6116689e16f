//! The odds of a battle before it is declared.

use knights::Knights;
use knights::content::Content;
use serde_json::{Value, json};
use table::Game;

fn odds(input: &Value) -> Result<Value, String> {
    Knights::consult(Content::base(), "odds", input).expect("it is known")
}

fn share(input: &Value, what: &str) -> f64 {
    odds(input).expect("odds")[what].as_f64().expect("a share")
}

#[test]
fn shares_add_up_and_strength_tells() {
    for walls in [0, 300] {
        let mut last = 0.0;
        for attackers in [100, 300, 500, 800] {
            let battle = json!({"attackers": attackers, "defenders": 300, "walls": walls});
            let told = odds(&battle).expect("odds");
            let of = |what: &str| told[what].as_f64().expect("a share");
            let all = of("attacker_wins") + of("attackers_die") + of("attackers_retreat") + of("undecided");
            assert!((all - 1.0).abs() < 1e-9, "{told}");
            assert!(of("attacker_wins") > last, "{attackers}: {told}");
            last = of("attacker_wins");
        }
    }
}

/// Cards drawn are one for each full 100 and two for a commander, ten at most, twenty with For Glory (WK-R-32, CG-FATE-02).
#[test]
fn cards_are_those_of_the_rules() {
    let cards = |battle: Value| odds(&battle).expect("odds")["cards"].clone();
    assert_eq!(cards(json!({"attackers": 450, "defenders": 250})), json!([6, 4]));
    assert_eq!(
        cards(json!({"attackers": 450, "walls": 300})),
        json!([6, 3]),
        "nobody commands a neutral city"
    );
    assert_eq!(cards(json!({"attackers": 1500, "walls": 300})), json!([10, 3]));
    assert_eq!(cards(json!({"attackers": 1500, "walls": 300, "glory": true})), json!([17, 3]));
    assert_eq!(share(&json!({"attackers": 100, "walls": 100}), "defenders_die"), 0.0, "there is nobody");
}

#[test]
fn mistakes_name_the_field() {
    let wrong = |battle: Value| odds(&battle).expect_err("it is no battle");
    assert_eq!(wrong(json!({"attackers": 0, "walls": 100})), "attackers: there must be some");
    assert_eq!(wrong(json!({"attackers": 100})), "defenders: there must be some, or walls, or a city");
    assert!(wrong(json!({"attackers": 100, "city": "atlantis"})).starts_with("city: "));
    assert!(wrong(json!({"attackers": 100, "walls": 300, "city": "kovel"})).starts_with("walls: "));
    assert!(wrong(json!({"attackers": 100, "dragons": 1})).contains("dragons"));
    for field in ["attackers", "defenders", "walls"] {
        let mut battle = json!({"attackers": 100, "defenders": 100, "walls": 100});
        battle[field] = json!(10_001);
        assert_eq!(wrong(battle.clone()), format!("{field}: 10000 at most"));
        battle[field] = json!(10_000);
        assert!(odds(&battle).is_ok());
    }
    assert!(Knights::consult(Content::base(), "weather", &json!({})).is_none());
}
