//! Traits (p.22).

use crusader::checks::odds::Mix;
use crusader::content::vocabulary::Action;
use crusader::content::{Content, Player, Rim, Token, TraitId};
use crusader::{Crusader, Options, tokens};
use table::Game;

#[test]
fn a_token_shows_a_good_or_a_bad_quality() {
    ledger::proves!("CK-TRAIT-01", "CK-CHECK-04", "CK-CHECK-05");
    let game = Crusader::new(Content::base(), &Options::default(), 5).unwrap();
    for what in TraitId::all() {
        let mut state = game.blank();
        state.tokens.add(tokens::bag(Player(0)), Token::of(what, Rim::Random), 1);
        let mix = Mix::of(&game, &state, Player(0), Action::EventCheck);
        let is_good = (mix.good, mix.bad, mix.critical) == (1, 0, 0);
        let is_bad = (mix.good, mix.bad, mix.critical) == (0, 1, 0);
        assert_eq!((is_good, is_bad), (what.is_green(), !what.is_green()), "{what:?}");
    }
    let greens = [
        "attractive",
        "brave",
        "chaste",
        "clever",
        "cultivated",
        "generous",
        "honest",
        "humble",
        "kind",
        "pious",
    ];
    let reds =
        ["ambitious", "coward", "cruel", "deceitful", "lustful", "weak", "bastard", "stingy", "inbred"];
    assert!(greens.iter().all(|word| TraitId::named(word).unwrap().is_green()));
    assert!(reds.iter().all(|word| !TraitId::named(word).unwrap().is_green()));
}
