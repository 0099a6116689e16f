//! `reame odds ATTACKERS DEFENDERS`: what a battle of Warlords of Europe will probably bring.

use super::Print;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use titles::Titles;
use warlords::Warlords;

/// The battle asked about.
#[derive(clap::Args)]
pub struct Args {
    /// Who attacks, in letters: "L6 K1" is six Lancers and a Knight, lower case are mercenaries.
    pub attackers: String,
    /// Who defends, "P2" for two peasants; without it the peasants of the fief.
    pub defenders: Option<String>,
    /// Where: the defenders roll the die of its terrain.
    #[arg(long)]
    pub fief: Option<String>,
    /// A castle in it: unfinished or finished.
    #[arg(long)]
    pub castle: Option<String>,
    /// The attackers' die: 8, 10 or 12.
    #[arg(long)]
    pub attack_die: Option<u8>,
    /// The defenders' die, instead of that of a fief.
    #[arg(long)]
    pub defence_die: Option<u8>,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// Letters of soldiers and their words.
const LETTERS: [(char, &str); 9] = [
    ('L', "lancer"),
    ('F', "footman"),
    ('A', "archer"),
    ('K', "knight"),
    ('W', "warlord"),
    ('l', "hired-lancer"),
    ('f', "hired-footman"),
    ('a', "hired-archer"),
    ('k', "hired-knight"),
];

/// Works out the odds.
///
/// # Errors
/// One line on what is wrong with the battle.
pub fn run(titles: &Titles, args: &Args) -> Result<String, String> {
    let odds = warlords::odds::consult(titles.shelf::<Warlords>()?.current(), &input(args)?)?;
    args.print.of(&odds, || print(&odds))
}

fn input(args: &Args) -> Result<Value, String> {
    let mut input = Map::new();
    input.insert("attackers".to_owned(), army(&args.attackers)?);
    match args.defenders.as_deref() {
        Some(text) if text.starts_with(['P', 'p']) => {
            let n: u16 =
                text[1..].parse().map_err(|_| format!("'{text}' are no peasants (expected e.g. P2)"))?;
            input.insert("peasants".to_owned(), json!(n));
        }
        Some(text) => {
            input.insert("defenders".to_owned(), army(text)?);
        }
        None => {}
    }
    let mut say = |name: &str, value: Option<Value>| value.map(|value| input.insert(name.to_owned(), value));
    say("fief", args.fief.clone().map(Value::from));
    say("castle", args.castle.clone().map(Value::from));
    say("attack_die", args.attack_die.map(Value::from));
    say("defence_die", args.defence_die.map(Value::from));
    Ok(Value::Object(input))
}

/// `L6 K1` as an army.
fn army(text: &str) -> Result<Value, String> {
    let mut army = Map::new();
    for word in text.split_whitespace() {
        let bad = || {
            format!("'{word}' are no soldiers (expected e.g. L6 for six Lancers; letters L F A K W l f a k)")
        };
        let (letter, n) = word.split_at_checked(1).ok_or_else(bad)?;
        let (_, name) = LETTERS.into_iter().find(|(l, _)| letter.starts_with(*l)).ok_or_else(bad)?;
        let n: u16 = n.parse().map_err(|_| bad())?;
        army.insert(name.to_owned(), json!(n));
    }
    Ok(Value::Object(army))
}

fn letters(army: &Value) -> String {
    let of = |(letter, word): &(char, &str)| army[*word].as_u64().map(|n| format!("{letter}{n}"));
    LETTERS.iter().filter_map(of).collect::<Vec<_>>().join(" ")
}

fn print(odds: &Value) -> String {
    let battle = &odds["battle"];
    let percent = |name: &str| odds[name].as_f64().unwrap_or_default() * 100.0;
    let mean = |side: &str, name: &str| odds[side][name].as_f64().unwrap_or_default();
    let defenders = match battle["peasants"].as_u64() {
        Some(n) if n > 0 => format!("{n} peasants"),
        _ => letters(&battle["defenders"]),
    };
    let mut text = format!(
        "{} on d{} against {defenders} on d{}\n\
         conquered {:.1} %, repelled {:.1} %, both destroyed {:.1} %; {:.1} battle rounds ({})\n\
         attackers lose {:.1} ({:.1} gold), defenders {:.1} ({:.1} gold)\n",
        letters(&battle["attackers"]),
        battle["attack_die"],
        battle["defence_die"],
        percent("conquered"),
        percent("repelled"),
        percent("destroyed"),
        odds["rounds"].as_f64().unwrap_or_default(),
        odds["method"].as_str().unwrap_or_default(),
        mean("attackers", "lost"),
        mean("attackers", "gold"),
        mean("defenders", "lost"),
        mean("defenders", "gold"),
    );
    for side in ["attackers", "defenders"] {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{side} left:");
        let chances: Vec<f64> =
            odds[side]["left"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        for (n, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance >= 0.005) {
            let _ = writeln!(
                text,
                "  {n:>3}  {:5.1} %  {}",
                chance * 100.0,
                "#".repeat((chance * 50.0).round() as usize)
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(attackers: &str, defenders: Option<&str>, fief: Option<&str>) -> Result<String, String> {
        run(
            &Titles::default(),
            &Args {
                attackers: attackers.to_owned(),
                defenders: defenders.map(str::to_owned),
                fief: fief.map(str::to_owned),
                castle: None,
                attack_die: None,
                defence_die: None,
                print: Print::default(),
            },
        )
    }

    #[test]
    fn a_battle_in_letters() {
        let text = ask("L6 k1", Some("P2"), None).expect("a battle");
        assert!(text.starts_with("L6 k1 on d8 against 2 peasants on d8\nconquered"), "{text}");
        let text = ask("L3", None, Some("pisa")).expect("against its own peasants");
        assert!(text.starts_with("L3 on d8 against 2 peasants on d10\n"), "{text}");
        assert!(text.contains("attackers left:\n") && text.contains('#'), "{text}");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (attackers, defenders, fief, word) in [
            ("X3", Some("L1"), None, "'X3'"),
            ("L", Some("L1"), None, "'L'"),
            ("L1", Some("Px"), None, "'Px'"),
            ("L1", None, None, "defenders"),
            ("L1", None, Some("atlantis"), "fief"),
        ] {
            let why = ask(attackers, defenders, fief).expect_err("refused");
            assert!(why.contains(word) && !why.contains('\n'), "{why}");
        }
    }
}
