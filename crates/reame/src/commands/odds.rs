//! `reame odds ATTACKERS DEFENDERS`: what a battle of Warlords of Europe will probably bring; with `--game knights` one of Warrior
//! Knights.

mod knights;

use super::Print;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use texts::{Lang, Texts};
use titles::Titles;
use warlords::Warlords;

/// Of which game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Of {
    /// Warlords of Europe.
    #[default]
    Warlords,
    /// Warrior Knights.
    Knights,
}

/// The battle asked about.
#[derive(clap::Args, Default)]
pub struct Args {
    /// Who attacks, in letters: "L6 K1" is six Lancers and a Knight, lower case are mercenaries. In Warrior Knights the strength of the
    /// troops, e.g. 500.
    pub attackers: String,
    /// Who defends, "P2" for two peasants; without it the peasants of the fief. In Warrior Knights the strength of the troops that Nobles
    /// lead.
    pub defenders: Option<String>,
    /// Of which game.
    #[arg(long, value_enum, default_value = "warlords")]
    pub game: Of,
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
    /// Warrior Knights: the strength of the walls that are attacked, with troops in a stronghold.
    #[arg(long)]
    pub walls: Option<u16>,
    /// Warrior Knights: a city, with its walls as they are printed.
    #[arg(long)]
    pub city: Option<String>,
    /// Warrior Knights: with the Fate cards of For Glory.
    #[arg(long)]
    pub glory: bool,
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
    let texts = Texts::new(Lang::chosen(), "");
    match args.game {
        Of::Warlords => {
            strangers(&[
                ("--walls", args.walls.is_some()),
                ("--city", args.city.is_some()),
                ("--glory", args.glory),
            ])?;
            let odds = warlords::odds::consult(titles.shelf::<Warlords>()?.current(), &input(args)?)?;
            args.print.of(&odds, || print(&odds, &texts))
        }
        Of::Knights => {
            strangers(&[
                ("--fief", args.fief.is_some()),
                ("--castle", args.castle.is_some()),
                ("--attack-die", args.attack_die.is_some()),
                ("--defence-die", args.defence_die.is_some()),
            ])?;
            let content = titles.shelf::<::knights::Knights>()?;
            let input = knights::input(args)?;
            let odds = ::knights::odds::consult(content.current(), &input)?;
            args.print.of(&odds, || knights::print(content.current(), &input, &odds, &texts))
        }
    }
}

/// Of what belongs to another game nothing may be said.
fn strangers(flags: &[(&str, bool)]) -> Result<(), String> {
    match flags.iter().find(|(_, is_said)| *is_said) {
        Some((flag, _)) => Err(format!("{flag}: not in a battle of this game")),
        None => Ok(()),
    }
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

fn print(odds: &Value, texts: &Texts) -> String {
    let battle = &odds["battle"];
    let one = |x: f64| super::decimal(x, 1, texts.lang());
    let percent = |name: &str| one(odds[name].as_f64().unwrap_or_default() * 100.0);
    let mean = |side: &str, name: &str| one(odds[side][name].as_f64().unwrap_or_default());
    let defenders = match battle["peasants"].as_u64() {
        Some(n) if n > 0 => texts.with("odds-peasants", &[("count", n.into())]),
        _ => letters(&battle["defenders"]),
    };
    let die = |side: &str| battle[side].to_string();
    let lines = [
        texts.with(
            "odds-battle",
            &[
                ("attackers", letters(&battle["attackers"]).into()),
                ("attack", die("attack_die").into()),
                ("defenders", defenders.into()),
                ("defence", die("defence_die").into()),
            ],
        ),
        texts.with(
            "odds-outcome",
            &[
                ("conquered", percent("conquered").into()),
                ("repelled", percent("repelled").into()),
                ("destroyed", percent("destroyed").into()),
                ("rounds", one(odds["rounds"].as_f64().unwrap_or_default()).into()),
                ("method", odds["method"].as_str().unwrap_or_default().into()),
            ],
        ),
        texts.with(
            "odds-losses",
            &[
                ("attackers", mean("attackers", "lost").into()),
                ("attackers-gold", mean("attackers", "gold").into()),
                ("defenders", mean("defenders", "lost").into()),
                ("defenders-gold", mean("defenders", "gold").into()),
            ],
        ),
    ];
    let mut text = lines.join("\n") + "\n";
    for side in ["attackers", "defenders"] {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", texts.with("odds-left", &[("side", side.into())]));
        let chances: Vec<f64> =
            odds[side]["left"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        for (n, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance >= 0.005) {
            let _ = writeln!(
                text,
                "  {n:>3}  {:>5} %  {}",
                one(chance * 100.0),
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
                ..Args::default()
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

    fn of_knights(attackers: &str, defenders: Option<&str>, city: Option<&str>) -> Result<String, String> {
        let args = Args {
            game: Of::Knights,
            attackers: attackers.to_owned(),
            defenders: defenders.map(str::to_owned),
            city: city.map(str::to_owned),
            ..Args::default()
        };
        run(&Titles::default(), &args)
    }

    #[test]
    fn a_battle_of_warrior_knights() {
        let text = of_knights("500", Some("200"), Some("kovel")).expect("a battle");
        assert!(text.starts_with("500 against 200 and walls of 300; 7 Fate cards against 7\n"), "{text}");
        let text = of_knights("500", None, Some("kovel")).expect("nobody leads its defence");
        assert!(text.starts_with("500 against 0 and walls of 300; 7 Fate cards against 3\n"), "{text}");
        assert_eq!(text.lines().count(), 3, "{text}");
        for (attackers, defenders, city, word) in [
            ("L6", Some("200"), None, "'L6'"),
            ("500", Some("P2"), None, "'P2'"),
            ("500", None, None, "defenders"),
            ("500", None, Some("atlantis"), "city"),
            ("99999999", Some("1"), None, "'99999999'"),
        ] {
            let why = of_knights(attackers, defenders, city).expect_err("refused");
            assert!(why.contains(word) && !why.contains('\n'), "{why}");
        }
        let fief = Args {
            game: Of::Knights,
            attackers: "500".to_owned(),
            fief: Some("pisa".to_owned()),
            ..Args::default()
        };
        assert!(run(&Titles::default(), &fief).expect_err("refused").contains("--fief"));
        let city = Args { attackers: "L6".to_owned(), city: Some("kovel".to_owned()), ..Args::default() };
        assert!(run(&Titles::default(), &city).expect_err("refused").contains("--city"));
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
