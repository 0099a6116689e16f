//! Who plays what, and what cannot be agreed.

use super::set_up;
use crate::dsl::{land, player};
use crusader::content::{Content, Culture, ScenarioId, StrategyId};
use crusader::options::{Count, DropFranks, FirstPlayer, Glitterhoof, Lead, Mode, Pomerania};
use crusader::{Crusader, Options};
use table::Game;

fn refused(options: &Options, seats: u8, key: &str) {
    let why = Crusader::new(Content::base(), options, seats).expect_err("it cannot be played");
    assert!(why.iter().any(|message| message.key == key), "{why:?}");
}

fn words(game: &Crusader) -> Vec<&'static str> {
    game.parties().iter().map(|party| party.player.word()).collect()
}

fn strategy(word: &str) -> Lead {
    Lead::Strategy(StrategyId::named(word).expect("a strategy"))
}

#[test]
fn three_to_five_dynasties_take_part() {
    ledger::proves!("CK-SCEN-03", "CK-SCEN-04", "CK-GOAL-01");
    for (seats, expected) in [
        (3, vec!["english", "frankish", "german"]),
        (4, vec!["english", "frankish", "german", "italian"]),
        (5, vec!["english", "frankish", "german", "italian", "iberian"]),
    ] {
        assert_eq!(words(&set_up(&Options::default(), seats, 1).0), expected);
    }
    let chosen = Options::default().led(player("english"), Lead::Out).led(player("german"), Lead::Out);
    assert_eq!(words(&set_up(&chosen, 3, 1).0), ["frankish", "italian", "iberian"]);
    let few = chosen.led(player("italian"), Lead::Out);
    refused(&few, 2, "options-dynasties");
    let sixth = Options { scenario: ScenarioId(5), ..Options::default() };
    refused(&sixth, 5, "options-places");
    refused(&sixth.led(player("iberian"), Lead::Person), 4, "options-absent");
}

#[test]
fn the_franks_are_left_out_only_if_it_is_agreed() {
    ledger::proves!("CK-R-05");
    let without = Options::default().led(player("frankish"), Lead::Out);
    refused(&without, 4, "options-franks");
    let agreed = Options { drop_franks: DropFranks::Allowed, ..without };
    let (game, state) = set_up(&agreed, 4, 1);
    assert_eq!(words(&game), ["english", "german", "italian", "iberian"]);
    assert!(game.map().open.has(land("normandy")), "the English start there");
    assert!(!game.map().open.has(land("paris")));
    assert!(state.board.lands(player("english")).has(land("normandy")));
}

#[test]
fn ais_lead_what_people_do_not() {
    ledger::proves!("CK-SOLO-01", "CK-SOLO-02", "CK-SOLO-04", "CK-AI-03", "CK-R-109");
    let ais = |options: &Options, seats| {
        let (game, _) = set_up(options, seats, 2);
        game.parties().iter().filter(|party| party.seat.is_none()).count()
    };
    assert_eq!(ais(&Options::default(), 1), 4);
    assert_eq!(ais(&Options { scenario: ScenarioId(5), ..Options::default() }, 1), 3);
    assert_eq!(ais(&Options::default(), 2), 1);
    assert_eq!(ais(&Options { dynasties: Count::Five, ..Options::default() }, 2), 3);
    assert_eq!(ais(&Options { dynasties: Count::Four, ..Options::default() }, 3), 1);
    let named = Options::default()
        .led(player("english"), strategy("ferox"))
        .led(player("german"), strategy("postis"));
    assert_eq!(ais(&named, 1), 2);
    let (game, state) = set_up(&named, 1, 2);
    assert_eq!(words(&game), ["english", "frankish", "german"]);
    assert_eq!(state.board.house(player("german")).strategy, StrategyId::named("postis"));
    assert_eq!(game.seat_of(player("frankish")), Some(table::Seat(0)));
    refused(&named.clone().led(player("italian"), strategy("ferox")), 1, "options-strategy-twice");
    refused(&Options { dynasties: Count::Three, ..Options::default() }, 4, "options-dynasties");
    refused(
        &Options::default().led(player("english"), Lead::Person).led(player("german"), Lead::Person),
        1,
        "options-people",
    );
}

#[test]
fn a_strategy_needs_its_development() {
    ledger::proves!("CK-R-113");
    let third = Options { scenario: ScenarioId(2), ..Options::default() };
    refused(&third.led(player("english"), strategy("ferox")), 4, "options-strategy-development");
}

#[test]
fn the_harder_and_the_common_game_need_ais() {
    ledger::proves!("CK-SOLO-03", "CK-COOP-01", "CK-R-110");
    let hard = Options { mode: Mode::HardRivals, ..Options::default() };
    refused(&hard, 5, "options-hard");
    let (_, state) = set_up(&hard, 1, 4);
    for one in ["frankish", "german", "italian", "iberian"] {
        assert_eq!(state.board.pacts[player(one).index()].len(), 3, "a Pact with each other AI");
    }
    let together = Options { mode: Mode::Together, ..Options::default() };
    refused(&together, 5, "options-together");
    refused(&together, 1, "options-together");
    set_up(&together, 2, 4);
}

#[test]
fn what_is_agreed_must_be_in_play() {
    ledger::proves!("CK-R-09", "CK-R-10");
    refused(&Options { first: FirstPlayer::Of(Culture::IBERIAN), ..Options::default() }, 3, "options-first");
    for word in ["paris", "castile"] {
        refused(
            &Options { glitterhoof: Glitterhoof::At(land(word)), ..Options::default() },
            3,
            "options-glitterhoof",
        );
    }
}

#[test]
fn pomerania_can_be_on_a_sea_of_its_own() {
    ledger::proves!("CK-FLEET-02");
    let coasts = |options: &Options| set_up(options, 5, 1).0.map().coasts[land("denmark")];
    assert!(coasts(&Options::default()).has(land("pomerania")));
    assert!(!coasts(&Options { pomerania: Pomerania::Alone, ..Options::default() }).has(land("pomerania")));
}

/// Options are words, and what is not said is as usual.
#[test]
fn options_are_written_in_words() {
    let json = r#"{"scenario":"3","english":"person","german":"ferox","iberian":"out","glitterhoof":"sicily","first":"frankish"}"#;
    let options: Options = serde_json::from_str(json).expect("options");
    assert_eq!(options.german, strategy("ferox"));
    assert_eq!(options.glitterhoof, Glitterhoof::At(land("sicily")));
    let again: Options =
        serde_json::from_str(&serde_json::to_string(&options).expect("JSON")).expect("again");
    assert_eq!(again, options);
    assert!(serde_json::from_str::<Options>(r#"{"german":"nero"}"#).is_err());
}
