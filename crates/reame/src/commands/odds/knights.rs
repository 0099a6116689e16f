//! A battle of Warrior Knights: strengths instead of letters, walls instead of dice.

use super::Args;
use crate::commands::decimal;
use knights::content::{CityId, Content};
use serde_json::{Map, Value};
use texts::Texts;

/// What is asked, as the rules are asked it.
pub(super) fn input(args: &Args) -> Result<Value, String> {
    let strength = |text: &str| -> Result<Value, String> {
        let n: u16 = text.parse().map_err(|_| format!("'{text}' is no strength (expected e.g. 500)"))?;
        Ok(n.into())
    };
    let mut input = Map::new();
    input.insert("attackers".to_owned(), strength(&args.attackers)?);
    if let Some(defenders) = &args.defenders {
        input.insert("defenders".to_owned(), strength(defenders)?);
    }
    let mut say = |name: &str, value: Option<Value>| value.map(|value| input.insert(name.to_owned(), value));
    say("walls", args.walls.map(Value::from));
    say("city", args.city.clone().map(Value::from));
    say("glory", Some(args.glory.into()));
    Ok(Value::Object(input))
}

/// In words.
pub(super) fn print(content: &Content, input: &Value, odds: &Value, texts: &Texts) -> String {
    let number = |name: &str| input[name].as_u64().unwrap_or_default();
    let city = input["city"].as_str().and_then(CityId::named);
    let walls = city.map_or(number("walls"), |city| content.cities[city.index()].strength.into());
    let one = |x: f64| decimal(x, 1, texts.lang());
    let percent = |name: &str| one(odds[name].as_f64().unwrap_or_default() * 100.0);
    let cards = |side: usize| odds["cards"][side].as_u64().unwrap_or_default();
    let lost = |side: usize| decimal(odds["casualties"][side].as_f64().unwrap_or_default(), 0, texts.lang());
    let lines = [
        texts.with(
            "odds-fate-battle",
            &[
                ("attackers", number("attackers").to_string().into()),
                ("defenders", number("defenders").to_string().into()),
                ("walls", walls.to_string().into()),
                ("ours", cards(0).to_string().into()),
                ("theirs", cards(1).to_string().into()),
            ],
        ),
        texts.with(
            "odds-fate-outcome",
            &[
                ("wins", percent("attacker_wins").into()),
                ("retreats", percent("attackers_retreat").into()),
                ("dies", percent("attackers_die").into()),
                ("undecided", percent("undecided").into()),
                ("fall", percent("defenders_die").into()),
            ],
        ),
        texts.with("odds-fate-losses", &[("attackers", lost(0).into()), ("defenders", lost(1).into())]),
    ];
    lines.join("\n") + "\n"
}
