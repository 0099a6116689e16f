//! Modules and scenario of Kingsburg as flags: `--modules 1,2d,3a,4,5,6r --scenario random`.

use kingsburg::Options;
use kingsburg::options::{CHOICES, Caprices, Fate, Governors, Lines, Reinforcements, Rows};
use serde_json::Value;
use table::Game;

/// The options of a game: those of the modules and the scenario, and over them what `--options` says.
///
/// # Errors
/// One line on what is not known, or on a game that has no modules.
pub fn options(game: &str, json: &str, modules: &[String], scenario: Option<&str>) -> Result<Value, String> {
    let said: Value = serde_json::from_str(json).map_err(|e| format!("--options: {e}"))?;
    if modules.is_empty() && scenario.is_none() {
        return Ok(said);
    }
    if game != kingsburg::Kingsburg::NAME {
        return Err(format!("{game} has no modules and no scenarios"));
    }
    let mut all = serde_json::to_value(played(modules)?).map_err(|e| e.to_string())?;
    if let Some(name) = scenario {
        all["scenario"] = Value::from(known_scenario(name)?);
    }
    let Value::Object(said) = said else { return Err("--options: expected an object".to_owned()) };
    for (key, value) in said {
        all[key] = value;
    }
    Ok(all)
}

/// The options that play these modules.
fn played(modules: &[String]) -> Result<Options, String> {
    let mut options = Options::default();
    for word in modules {
        match word.trim() {
            "1" => options.rows = Rows::Seven,
            "2" => options.lines = Lines::Dealt,
            "2d" => options.lines = Lines::Drafted,
            "3" => options.governors = Governors::Dealt,
            "3a" => options.governors = Governors::Auction,
            "4" => options.fate = Fate::On,
            "5" => options.reinforcements = Reinforcements::Tokens,
            "6" => options.caprices = Caprices::Court,
            "6r" => options.caprices = Caprices::Restoration,
            other => {
                return Err(format!(
                    "--modules: there is no '{other}'; known: 1, 2, 2d (draft), 3, 3a (auction), 4, 5, 6, 6r (Restoration)"
                ));
            }
        }
    }
    Ok(options)
}

fn known_scenario(name: &str) -> Result<&str, String> {
    let names = CHOICES.iter().find(|(key, _)| *key == "scenario").map_or(&[][..], |(_, names)| *names);
    if names.contains(&name) {
        return Ok(name);
    }
    Err(format!("--scenario: there is no '{name}'; known: {}", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of(modules: &str, scenario: Option<&str>, json: &str) -> Result<Value, String> {
        let words: Vec<String> = modules.split(',').filter(|w| !w.is_empty()).map(str::to_owned).collect();
        options("kingsburg", json, &words, scenario)
    }

    #[test]
    fn modules_and_scenario_become_options_and_what_is_said_counts_more() {
        let all = of("1,2d,3a,4,5,6r", Some("random"), "{}").expect("known");
        assert_eq!(
            all,
            json!({"rows": "seven", "lines": "drafted", "governors": "auction", "fate": "on",
                   "reinforcements": "tokens", "caprices": "restoration", "scenario": "random"})
        );
        assert_eq!(of("2,3", None, r#"{"lines":"none"}"#).expect("known")["lines"], "none");
        assert_eq!(of("2,3", None, "{}").expect("known")["governors"], "dealt");
        assert_eq!(of("", None, r#"{"rows":"seven"}"#).expect("known"), json!({"rows": "seven"}));
    }

    #[test]
    fn what_is_not_known_is_refused_in_one_line() {
        for (wrong, word) in [(of("7", None, "{}"), "'7'"), (of("", Some("moon"), "{}"), "'moon'")] {
            assert!(wrong.expect_err("unknown").contains(word));
        }
        assert!(options("warlords", "{}", &["1".to_owned()], None).is_err());
        assert!(of("1", None, "[1]").is_err());
    }
}
